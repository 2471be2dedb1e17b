import { Button, chakra } from '@chakra-ui/react';
import type { FragmentType } from '@apollo/client';
import { HeartIcon, type LucideIcon } from 'lucide-react';
import type { Favorite_RecipeFragment } from '../../gql/graphql.ts';
import { favorite as text } from '../../messages/favorite.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useFavorite } from './use-favorite.ts';

interface FavoriteButtonProps {
  recipe: FragmentType<Favorite_RecipeFragment>;
}

/** The heart of a card, or another icon: filled while the cook keeps the recipe. It stays in reach of the keyboard while it is on its way. */
export function FavoriteButton({ recipe, icon: Icon = HeartIcon }: FavoriteButtonProps & { icon?: LucideIcon }) {
  const favorite = useFavorite(recipe);
  if (!favorite) return null;
  const { title, isSaved, isBusy, toggle } = favorite;
  return (
    <IconButton
      variant="card"
      label={isSaved ? text.remove(title) : text.save(title)}
      aria-pressed={isSaved}
      aria-disabled={isBusy}
      onClick={() => !isBusy && toggle()}
    >
      <Mark asChild data-on={isSaved || undefined}>
        <Icon />
      </Mark>
    </IconButton>
  );
}

/** The same with its word, among the buttons of the recipe page. */
export function SaveButton({ recipe }: FavoriteButtonProps) {
  const favorite = useFavorite(recipe);
  if (!favorite) return null;
  const { isSaved, isBusy, toggle } = favorite;
  return (
    <Button
      variant={isSaved ? 'subtle' : 'outline'}
      aria-pressed={isSaved}
      aria-disabled={isBusy}
      onClick={() => !isBusy && toggle()}
    >
      <Mark asChild data-on={isSaved || undefined}>
        <HeartIcon aria-hidden />
      </Mark>
      {isSaved ? text.saved : text.button}
    </Button>
  );
}

const Mark = chakra('svg', { base: { '&[data-on]': { fill: 'currentcolor', color: 'tomato.ink' } } });
