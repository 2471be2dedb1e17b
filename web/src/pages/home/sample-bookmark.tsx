import { gql, type FragmentType, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { LuBookmark } from 'react-icons/lu';
import { FAVORITE_RECIPE, useFavorite } from '../../components/favorite/use-favorite.ts';
import type {
  Favorite_RecipeFragment,
  SampleBookmarkQuery,
  SampleBookmarkQueryVariables,
} from '../../gql/operations.ts';
import { favorite as text } from '../../messages/favorite.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';

const SAMPLE_BOOKMARK: TypedDocumentNode<SampleBookmarkQuery, SampleBookmarkQueryVariables> = gql`
  query SampleBookmark($slug: String!) {
    recipe(slug: $slug) {
      id
      ...Favorite_recipe
    }
  }
  ${FAVORITE_RECIPE}
`;

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

const Icon = chakra(LuBookmark, { base: { '&[data-on]': { fill: 'currentcolor', color: 'tomato.ink' } } });
