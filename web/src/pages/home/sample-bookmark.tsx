import { useQuery } from '@apollo/client/react';
import { BookmarkIcon } from 'lucide-react';
import { FavoriteButton } from '../../components/favorite/favorite-button.tsx';
import { graphql } from '../../gql/gql.ts';

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
  return data?.recipe ? <FavoriteButton recipe={data.recipe} icon={BookmarkIcon} /> : null;
}
