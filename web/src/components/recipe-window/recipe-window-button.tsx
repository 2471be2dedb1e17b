import { Button } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openRecipeWindow, type NamedRecipe, type RecipeWindow } from './recipe-window.ts';

/** Which recipe such a button is on, and how it shows itself. */
export interface RecipeWindowProps {
  recipe: NamedRecipe;
  /** With its word, among other buttons; only the icon where it is left out. */
  hasWord?: boolean;
}

/** A button on a recipe that opens a window for something that needs an account. A visitor is told why, and led to sign in. */
interface RecipeWindowButtonProps {
  window: Extract<RecipeWindow, { recipe: NamedRecipe }>;
  Icon: LucideIcon;
  /** `button` is its word, `open` names it where only the icon shows. */
  text: { button: string; open: (title: string) => string };
  hasWord?: boolean | undefined;
}

/** See {@link RecipeWindowButtonProps}. */
export function RecipeWindowButton({ window, Icon, text, hasWord = false }: RecipeWindowButtonProps) {
  const handleClick = () => openRecipeWindow(window);
  if (hasWord)
    return (
      <Button aria-haspopup="dialog" onClick={handleClick}>
        <Icon aria-hidden />
        {text.button}
      </Button>
    );
  return (
    <IconButton variant="card" label={text.open(window.recipe.title)} aria-haspopup="dialog" onClick={handleClick}>
      <Icon />
    </IconButton>
  );
}
