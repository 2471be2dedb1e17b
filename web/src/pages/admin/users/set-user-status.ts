import { gql, type TypedDocumentNode } from '@apollo/client';
import type { SetUserStatusMutation, SetUserStatusMutationVariables } from '../../../gql/operations.ts';

/** Bans an account or opens it again. */
export const SET_USER_STATUS: TypedDocumentNode<SetUserStatusMutation, SetUserStatusMutationVariables> = gql`
  mutation SetUserStatus($input: SetUserStatusInput!) {
    setUserStatus(input: $input) {
      user {
        id
        status
      }
    }
  }
`;
