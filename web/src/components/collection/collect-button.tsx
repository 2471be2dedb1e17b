import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { lazy, Suspense, useState } from 'react'
import { LuFolderPlus } from 'react-icons/lu'
import { askToSignIn } from '../../apollo/sign-in-requests.ts'
import { useViewer } from '../../apollo/viewer.ts'
import type { Favorite_RecipeFragment } from '../../gql/operations.ts'
import { collections } from '../../messages/collections.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FAVORITE_RECIPE } from '../favorite/use-favorite.ts'

const CollectionPicker = lazy(async () => ({ default: (await import('./collection-picker.tsx')).CollectionPicker }))

const text = collections.picker

interface CollectButtonProps {
  recipe: FragmentType<Favorite_RecipeFragment>
  /** With its word, among other buttons; only the folder where it is left out. */
  hasWord?: boolean
}

/** Opens the window in which a recipe is put into collections and taken out. A visitor is sent to sign in. */
export function CollectButton({ recipe, hasWord = false }: CollectButtonProps) {
  const { data, complete } = useFragment({ fragment: FAVORITE_RECIPE, from: recipe })
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (!complete) return null
  const open = () => (viewer === null ? askToSignIn('act') : setOpen(true))
  return (
    <>
      {hasWord ? (
        <Button aria-haspopup="dialog" onClick={open}>
          <LuFolderPlus aria-hidden />
          {text.button}
        </Button>
      ) : (
        <IconButton variant="card" label={text.open(data.title)} aria-haspopup="dialog" onClick={open}>
          <LuFolderPlus />
        </IconButton>
      )}
      <Suspense fallback={null}>{isOpen && <CollectionPicker recipeId={data.id} title={data.title} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
