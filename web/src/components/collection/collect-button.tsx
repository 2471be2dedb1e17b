import { lazy } from 'react'
import { LuFolderPlus } from 'react-icons/lu'
import { collections } from '../../messages/collections.ts'
import { RecipeWindowButton, type RecipeWindowButtonProps } from '../recipe-window-button.tsx'

const CollectionPicker = lazy(async () => ({ default: (await import('./collection-picker.tsx')).CollectionPicker }))

/** Opens the window in which a recipe is put into collections and taken out. */
export function CollectButton(button: Pick<RecipeWindowButtonProps, 'recipe' | 'hasWord'>) {
  return (
    <RecipeWindowButton {...button} Icon={LuFolderPlus} text={collections.picker}>
      {({ id, title }, close) => <CollectionPicker recipeId={id} title={title} onClose={close} />}
    </RecipeWindowButton>
  )
}
