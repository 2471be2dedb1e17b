import { ShoppingBasketIcon } from 'lucide-react';
import type { RecipeSwapInput } from '../../gql/graphql.ts';
import { addToList as text } from '../../messages/add-to-list.ts';
import { RecipeWindowButton, type RecipeWindowProps } from '../recipe-window/recipe-window-button.tsx';

interface AddToListButtonProps extends RecipeWindowProps {
  /** For how many it is on the page; as many as the recipe is for where it is left out. */
  servings?: number;
  /** What the cook takes in the place of some ingredients. */
  swaps?: readonly RecipeSwapInput[];
}

/** Opens the window in which a recipe is put on a shopping list. */
export function AddToListButton({ recipe: { id, title }, hasWord, ...how }: AddToListButtonProps) {
  return (
    <RecipeWindowButton
      window={{ kind: 'list', recipe: { id, title }, ...how }}
      Icon={ShoppingBasketIcon}
      text={text}
      hasWord={hasWord}
    />
  );
}
