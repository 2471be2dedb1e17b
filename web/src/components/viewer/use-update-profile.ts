import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { UpdateProfileInput } from '../../gql/graphql.ts';

/** Changes what a cook says about themselves and their household. */
export const UPDATE_PROFILE = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        id
        name
        email
        emailConfirmed
        household {
          diet
          allergies
          pantry
          pantryAsked
          exclude
          servings
          servingsSaid
          units
        }
      }
    }
  }
`);

/** Changes what the cook says about themselves and their household; every place that shows it follows. */
export function useUpdateProfile(): (input: UpdateProfileInput) => Promise<unknown> {
  const [update] = useMutation(UPDATE_PROFILE);
  return (input) => update({ variables: { input } });
}
