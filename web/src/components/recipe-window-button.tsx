import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { askToSignIn } from '../apollo/sign-in-requests.ts';
import { useViewer } from '../apollo/viewer.tsx';
import { useLazyDialog } from '../hooks/use-lazy-dialog.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';

/** A recipe as windows about it know it. */
export interface NamedRecipe {
  id: string;
  title: string;
}

/** Which recipe such a button is on, and how it shows itself. */
export interface RecipeWindowProps {
  recipe: NamedRecipe;
  /** With its word, among other buttons; only the icon where it is left out. */
  hasWord?: boolean;
}

/** A button on a recipe that opens a window for something that needs an account. A visitor is sent to sign in. */
interface RecipeWindowButtonProps<Part> extends RecipeWindowProps {
  Icon: LucideIcon;
  /** `button` is its word, `open` names it where only the icon shows. */
  text: { button: string; open: (title: string) => string };
  /** Fetches the file of the window; stays the same. */
  load: () => Promise<Part>;
  /** The window. */
  children: (part: Part, recipe: NamedRecipe, close: () => void) => ReactNode;
}

/** See {@link RecipeWindowButtonProps}. */
export function RecipeWindowButton<Part>({
  recipe,
  Icon,
  text,
  hasWord = false,
  load,
  children,
}: RecipeWindowButtonProps<Part>) {
  const viewer = useViewer();
  const { part, isOpen, open, close } = useLazyDialog(load);
  const handleClick = () => (viewer === null ? askToSignIn('act') : open());
  return (
    <>
      {hasWord ? (
        <Button aria-haspopup="dialog" onClick={handleClick}>
          <Icon aria-hidden />
          {text.button}
        </Button>
      ) : (
        <IconButton variant="card" label={text.open(recipe.title)} aria-haspopup="dialog" onClick={handleClick}>
          <Icon />
        </IconButton>
      )}
      {part && isOpen && children(part, recipe, close)}
    </>
  );
}
