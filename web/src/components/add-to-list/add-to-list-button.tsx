import { ShoppingBasketIcon } from 'lucide-react';
import type { RecipeSwapInput } from '../../gql/graphql.ts';
import { addToList as text } from '../../messages/add-to-list.ts';
import { RecipeWindowButton, type RecipeWindowProps } from '../recipe-window-button.tsx';

const loadDialog = () => import('./add-to-list-dialog.tsx');

interface AddToListButtonProps extends RecipeWindowProps {
  /** For how many it is on the page; as many as the recipe is for where it is left out. */
  servings?: number;
  /** What the cook takes in the place of some ingredients. */
  swaps?: readonly RecipeSwapInput[];
}

/** Opens the window in which a recipe is put on a shopping list. */
export function AddToListButton({ servings, swaps, ...button }: AddToListButtonProps) {
  return (
    <RecipeWindowButton {...button} Icon={ShoppingBasketIcon} text={text} load={loadDialog}>
      {({ AddToListDialog }, { id, title }, close) => (
        <AddToListDialog recipeId={id} title={title} servings={servings} swaps={swaps} onClose={close} />
      )}
    </RecipeWindowButton>
  );
}
