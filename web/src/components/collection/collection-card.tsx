import { gql, type FragmentType, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { chakra, Flex } from '@chakra-ui/react'
import { LuGlobe, LuImage, LuLock } from 'react-icons/lu'
import { Link } from 'react-router'
import { collectionPath } from '../../app/paths.ts'
import type { CollectionCard_CollectionFragment } from '../../gql/operations.ts'
import { collections as text } from '../../messages/collections.ts'
import { Pill } from '../../ui/pill.tsx'
import { CardBody, CardLink, CardSheet } from '../recipe-card/card-sheet.tsx'

/** What a card shows of a collection. */
export const COLLECTION_CARD_COLLECTION: TypedDocumentNode<CollectionCard_CollectionFragment> = gql`
  fragment CollectionCard_collection on Collection {
    id
    name
    description
    coverImage
    isPublic
    recipeCount
  }
`

/** A collection in a grid; the whole card leads to it. */
export function CollectionCard({ collection }: { collection: FragmentType<CollectionCard_CollectionFragment> }) {
  const { data, complete } = useFragment({ fragment: COLLECTION_CARD_COLLECTION, from: collection })
  if (!complete) return null
  return (
    <CardSheet>
      <CollectionCover src={data.coverImage} />
      <CardBody>
        <chakra.h3 textStyle="card">
          <CardLink asChild>
            <Link to={collectionPath(data.id)}>{data.name}</Link>
          </CardLink>
        </chakra.h3>
        {data.description && (
          <chakra.p fontSize="sm" color="mute" lineClamp="2">
            {data.description}
          </chakra.p>
        )}
        <Flex align="center" justify="space-between" gap="3" mt="auto" fontSize="sm" color="mute">
          {text.count(data.recipeCount)}
          <VisibilityBadge isPublic={data.isPublic} />
        </Flex>
      </CardBody>
    </CardSheet>
  )
}

/** The picture of a collection, or its place while it is empty. Decorative. */
export function CollectionCover({ src }: { src: string | null }) {
  if (src) return <Picture src={src} alt="" loading="lazy" decoding="async" htmlWidth={800} htmlHeight={600} />
  return (
    <Picture as="span" display="grid" placeItems="center" color="leaf" fontSize="4xl" aria-hidden>
      <LuImage />
    </Picture>
  )
}

/** Whether others may see a collection. */
export function VisibilityBadge({ isPublic }: { isPublic: boolean }) {
  return (
    <Pill tone={isPublic ? 'leaf' : 'plain'}>
      {isPublic ? <LuGlobe aria-hidden /> : <LuLock aria-hidden />}
      {isPublic ? text.public : text.private}
    </Pill>
  )
}

const Picture = chakra('img', { base: { w: 'full', h: 'auto', aspectRatio: '16 / 10', objectFit: 'cover', bg: 'leaf.soft' } })
