import { useViewer } from '../../apollo/viewer.tsx';
import { AddToListDialog } from '../add-to-list/add-to-list-dialog.tsx';
import { CollectionPicker } from '../collection/collection-picker.tsx';
import { AccountNeeded } from './account-needed.tsx';
import { PutFoods } from './put-foods.tsx';
import type { RecipeWindow } from './recipe-window.ts';

interface OpenedWindowProps {
  window: RecipeWindow;
  onClose: () => void;
}

/** A window about a recipe; for a visitor, what an account is needed for. */
export function OpenedWindow({ window, onClose }: OpenedWindowProps) {
  if (useViewer() === null) return <AccountNeeded window={window} onClose={onClose} />;
  if (window.kind === 'foods') return <PutFoods foods={window.foods} onDone={onClose} />;
  const { id, title } = window.recipe;
  if (window.kind === 'collection') return <CollectionPicker recipeId={id} title={title} onClose={onClose} />;
  const { servings, swaps } = window;
  return <AddToListDialog recipeId={id} title={title} servings={servings} swaps={swaps} onClose={onClose} />;
}
