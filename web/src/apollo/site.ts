import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { SiteQuery } from '../gql/graphql.ts';

/** Asks what everyone may know about this site. */
export const SITE = graphql(`
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
`);

/** What everyone may know about this site; undefined while it is not known yet. */
export function useSite(): SiteQuery['site'] | undefined {
  return useQuery(SITE).data?.site;
}
