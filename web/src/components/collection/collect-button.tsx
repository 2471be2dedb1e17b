import { FolderPlusIcon } from 'lucide-react';
import { collections } from '../../messages/collections.ts';
import { RecipeWindowButton, type RecipeWindowProps } from '../recipe-window/recipe-window-button.tsx';

/** Opens the window in which a recipe is put into collections and taken out. */
export function CollectButton({ recipe: { id, title }, hasWord }: RecipeWindowProps) {
  return (
    <RecipeWindowButton
      window={{ kind: 'collection', recipe: { id, title } }}
      Icon={FolderPlusIcon}
      text={collections.picker}
      hasWord={hasWord}
    />
  );
}
