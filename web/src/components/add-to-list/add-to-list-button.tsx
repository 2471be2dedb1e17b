import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { lazy, Suspense, useState } from 'react'
import { LuShoppingBasket } from 'react-icons/lu'
import { askToSignIn } from '../../apollo/sign-in-requests.ts'
import { useViewer } from '../../apollo/viewer.ts'
import type { Favorite_RecipeFragment } from '../../gql/operations.ts'
import { addToList as text } from '../../messages/add-to-list.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FAVORITE_RECIPE } from '../favorite/use-favorite.ts'

const AddToListDialog = lazy(async () => ({ default: (await import('./add-to-list-dialog.tsx')).AddToListDialog }))

interface AddToListButtonProps {
  recipe: FragmentType<Favorite_RecipeFragment>
  /** For how many it is on the page; as many as the recipe is for where it is left out. */
  servings?: number
  /** With its word, among other buttons; only the basket where it is left out. */
  hasWord?: boolean
}

/** Opens the window in which a recipe is put on a shopping list. A visitor is sent to sign in. */
export function AddToListButton({ recipe, servings, hasWord = false }: AddToListButtonProps) {
  const { data, complete } = useFragment({ fragment: FAVORITE_RECIPE, from: recipe })
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (!complete) return null
  const open = () => (viewer === null ? askToSignIn('act') : setOpen(true))
  return (
    <>
      {hasWord ? (
        <Button aria-haspopup="dialog" onClick={open}>
          <LuShoppingBasket aria-hidden />
          {text.button}
        </Button>
      ) : (
        <IconButton variant="card" label={text.open(data.title)} aria-haspopup="dialog" onClick={open}>
          <LuShoppingBasket />
        </IconButton>
      )}
      <Suspense fallback={null}>{isOpen && <AddToListDialog recipeId={data.id} title={data.title} servings={servings} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
