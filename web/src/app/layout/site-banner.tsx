import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import type { SiteQuery, SiteQueryVariables } from '../../gql/operations.ts'

/** Asks what the admins have to say. */
export const SITE: TypedDocumentNode<SiteQuery, SiteQueryVariables> = gql`
  query Site {
    site {
      banner
    }
  }
`

/** What the admins have to say to everyone, at the top of every page; mostly nothing. */
export function SiteBanner() {
  const banner = useQuery(SITE).data?.site.banner
  if (!banner) return null
  return (
    <chakra.p role="status" bg="saffron.soft" color="ink" px="4" py="2.5" textAlign="center" fontSize="sm" fontWeight="medium">
      {banner}
    </chakra.p>
  )
}
