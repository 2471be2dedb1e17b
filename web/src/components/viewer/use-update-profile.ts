import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type {
  UpdateProfileInput,
  UpdateProfileMutation,
  UpdateProfileMutationVariables,
} from '../../gql/operations.ts';

const UPDATE_PROFILE: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = gql`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        id
        name
        email
        household {
          diet
          allergies
          pantry
          servings
          units
        }
      }
    }
  }
`;

/** Changes what the cook says about themselves and their household; every place that shows it follows. */
export function useUpdateProfile(): (input: UpdateProfileInput) => Promise<unknown> {
  const [update] = useMutation(UPDATE_PROFILE);
  return (input) => update({ variables: { input } });
}
