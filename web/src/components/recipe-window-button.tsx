import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Suspense, useState, type ReactNode } from 'react'
import type { IconType } from 'react-icons'
import { askToSignIn } from '../apollo/sign-in-requests.ts'
import { useViewer } from '../apollo/viewer.tsx'
import type { Favorite_RecipeFragment } from '../gql/operations.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { FAVORITE_RECIPE } from './favorite/use-favorite.ts'

/** A button on a recipe that opens a window for something that needs an account. A visitor is sent to sign in. */
export interface RecipeWindowButtonProps {
  recipe: FragmentType<Favorite_RecipeFragment>
  Icon: IconType
  /** `button` is its word, `open` names it where only the icon shows. */
  text: { button: string; open: (title: string) => string }
  /** With its word, among other buttons; only the icon where it is left out. */
  hasWord?: boolean
  /** The window. */
  children: (recipe: Favorite_RecipeFragment, close: () => void) => ReactNode
}

/** See {@link RecipeWindowButtonProps}. */
export function RecipeWindowButton({ recipe, Icon, text, hasWord = false, children }: RecipeWindowButtonProps) {
  const { data, complete } = useFragment({ fragment: FAVORITE_RECIPE, from: recipe })
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (!complete) return null
  const open = () => (viewer === null ? askToSignIn('act') : setOpen(true))
  return (
    <>
      {hasWord ? (
        <Button aria-haspopup="dialog" onClick={open}>
          <Icon aria-hidden />
          {text.button}
        </Button>
      ) : (
        <IconButton variant="card" label={text.open(data.title)} aria-haspopup="dialog" onClick={open}>
          <Icon />
        </IconButton>
      )}
      <Suspense fallback={null}>{isOpen && children(data, () => setOpen(false))}</Suspense>
    </>
  )
}
