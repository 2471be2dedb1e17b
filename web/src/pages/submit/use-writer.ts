import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const RECIPE_WRITER = graphql(`
  query RecipeWriter {
    profile {
      user {
        id
      }
    }
  }
`);

/**
 * Id of the cook who writes; undefined while it is asked for, and empty where no answer comes: without a network one can write all
 * the same. A visitor is sent to sign in before they write, not after.
 */
export function useWriter(): string | undefined {
  const { data, error } = useQuery(RECIPE_WRITER);
  return data?.profile?.user.id ?? (error && '');
}
