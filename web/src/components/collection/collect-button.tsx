import { FolderPlusIcon } from 'lucide-react';
import { collections } from '../../messages/collections.ts';
import { RecipeWindowButton, type RecipeWindowProps } from '../recipe-window-button.tsx';

const loadPicker = () => import('./collection-picker.tsx');

/** Opens the window in which a recipe is put into collections and taken out. */
export function CollectButton(button: RecipeWindowProps) {
  return (
    <RecipeWindowButton {...button} Icon={FolderPlusIcon} text={collections.picker} load={loadPicker}>
      {({ CollectionPicker }, { id, title }, close) => <CollectionPicker recipeId={id} title={title} onClose={close} />}
    </RecipeWindowButton>
  );
}
