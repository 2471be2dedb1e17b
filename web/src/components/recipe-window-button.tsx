import { Suspense, useState, type ReactNode } from 'react'
import type { IconType } from 'react-icons'
import { askToSignIn } from '../apollo/sign-in-requests.ts'
import { useViewer } from '../apollo/viewer.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** A recipe as windows about it know it. */
export interface NamedRecipe {
  id: string
  title: string
}

/** A button on a recipe that opens a window for something that needs an account. A visitor is sent to sign in. */
export interface RecipeWindowButtonProps {
  recipe: NamedRecipe
  Icon: IconType
  /** `button` is its word, `open` names it where only the icon shows. */
  text: { button: string; open: (title: string) => string }
  /** With its word, among other buttons; only the icon where it is left out. */
  hasWord?: boolean
  /** The window. */
  children: (recipe: NamedRecipe, close: () => void) => ReactNode
}

/** See {@link RecipeWindowButtonProps}. */
export function RecipeWindowButton({ recipe, Icon, text, hasWord = false, children }: RecipeWindowButtonProps) {
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const open = () => (viewer === null ? askToSignIn('act') : setOpen(true))
  return (
    <>
      {hasWord ? (
        <Button aria-haspopup="dialog" onClick={open}>
          <Icon aria-hidden />
          {text.button}
        </Button>
      ) : (
        <IconButton variant="card" label={text.open(recipe.title)} aria-haspopup="dialog" onClick={open}>
          <Icon />
        </IconButton>
      )}
      <Suspense fallback={null}>{isOpen && children(recipe, () => setOpen(false))}</Suspense>
    </>
  )
}
