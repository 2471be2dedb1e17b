import { graphql } from '../../../gql/gql.ts';

/** Bans an account or opens it again. */
export const SET_USER_STATUS = graphql(`
  mutation SetUserStatus($input: SetUserStatusInput!) {
    setUserStatus(input: $input) {
      user {
        id
        status
      }
    }
  }
`);
