import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { FolderHeartIcon, GlobeIcon, LockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { collectionPath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { CollectionCard_CollectionFragment } from '../../gql/graphql.ts';
import { collections as text } from '../../messages/collections.ts';
import { Pill } from '../../ui/display/pill.tsx';
import { CardBody, CardLink, CardSheet } from '../recipe-card/card-sheet.tsx';

/** What a card shows of a collection. */
const COLLECTION_CARD_COLLECTION = graphql(`
  fragment CollectionCard_collection on Collection {
    id
    name
    description
    coverImage
    isPublic
    recipeCount
  }
`);

/** A collection in a grid; the whole card leads to it. */
export function CollectionCard({ collection }: { collection: FragmentType<CollectionCard_CollectionFragment> }) {
  const { data, complete } = useFragment({ fragment: COLLECTION_CARD_COLLECTION, from: collection });
  if (!complete) return null;
  return (
    <CardSheet>
      <CollectionCover src={data.coverImage} />
      <CardBody>
        <chakra.h2 textStyle="card">
          <CardLink asChild>
            <Link to={collectionPath(data.id)}>{data.name}</Link>
          </CardLink>
        </chakra.h2>
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
  );
}

/** The picture of a collection, or its place while it is empty. Decorative. */
function CollectionCover({ src }: { src: string | null }) {
  if (src) return <Picture src={src} alt="" loading="lazy" decoding="async" htmlWidth={800} htmlHeight={600} />;
  return (
    <Cloth aria-hidden>
      <Plate>
        <FolderHeartIcon />
      </Plate>
    </Cloth>
  );
}

/** Whether others may see a collection. */
export function VisibilityBadge({ isPublic }: { isPublic: boolean }) {
  return (
    <Pill tone={isPublic ? 'leaf' : 'plain'}>
      {isPublic ? <GlobeIcon aria-hidden /> : <LockIcon aria-hidden />}
      {isPublic ? text.public : text.private}
    </Pill>
  );
}

const Picture = chakra('img', {
  base: { w: 'full', h: 'auto', aspectRatio: '4 / 3', objectFit: 'cover', bg: 'leaf.soft' },
});

const CHECK = 'color-mix(in srgb, {colors.leaf} 9%, transparent) 50%, transparent 50%';

/** A table that is laid, as on the covers of recipes, with nothing on it yet. */
const Cloth = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'full',
    aspectRatio: '4 / 3',
    bgColor: 'leaf.soft',
    bgImage: `linear-gradient(90deg, ${CHECK}), linear-gradient(${CHECK})`,
    bgSize: '2.5rem 2.5rem',
  },
});

const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '32',
    borderRadius: 'pill',
    bg: 'card',
    color: 'leaf',
    fontSize: '4xl',
    boxShadow: 'soft',
    outline: '1px solid {colors.line}',
    outlineOffset: '-0.75rem',
  },
});
