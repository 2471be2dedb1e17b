import type { ListParts } from '../../components/unsent-changes/list-parts.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FromRecipes } from './list-recipes.tsx';

interface RecipesDialogProps {
  list: ListParts;
  onClose: () => void;
}

/** The recipes of a list on a phone, where the page itself has only badges. */
export function RecipesDialog({ list, onClose }: RecipesDialogProps) {
  return (
    <Dialog title={shoppingLists.recipes(list.recipeCount)} isOpen onClose={onClose}>
      <FromRecipes list={list} />
    </Dialog>
  );
}
