import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { BookmarkIcon } from 'lucide-react';
import { useFavorite } from '../../components/favorite/use-favorite.ts';
import { graphql } from '../../gql/gql.ts';
import type { Favorite_RecipeFragment } from '../../gql/graphql.ts';
import { favorite as text } from '../../messages/favorite.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';

const SAMPLE_BOOKMARK = graphql(`
  query SampleBookmark($slug: String!) {
    recipe(slug: $slug) {
      id
      ...Favorite_recipe
    }
  }
`);

/** Keeps the recipe of a sample card. Nothing where the catalogue has no such recipe. */
export function SampleBookmark({ slug }: { slug: string }) {
  const { data } = useQuery(SAMPLE_BOOKMARK, { variables: { slug } });
  return data?.recipe ? <Bookmark recipe={data.recipe} /> : null;
}

function Bookmark({ recipe }: { recipe: FragmentType<Favorite_RecipeFragment> }) {
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
      <Icon data-on={isSaved || undefined} />
    </IconButton>
  );
}

const Icon = chakra(BookmarkIcon, { base: { '&[data-on]': { fill: 'currentcolor', color: 'tomato.ink' } } });
