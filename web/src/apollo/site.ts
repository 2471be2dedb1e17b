import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { SiteQuery, SiteQueryVariables } from '../gql/operations.ts';

/** Asks what everyone may know about this site. */
export const SITE: TypedDocumentNode<SiteQuery, SiteQueryVariables> = gql`
  query Site {
    site {
      banner
      signUp
      authorName
      portfolioUrl
      sourceUrl
      networkUrl
      mailUrl
      photosUrl
    }
  }
`;

/** What everyone may know about this site; undefined while nobody knows yet. */
export function useSite(): SiteQuery['site'] | undefined {
  return useQuery(SITE).data?.site;
}
