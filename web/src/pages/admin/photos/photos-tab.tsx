import { useQuery } from '@apollo/client/react';
import { Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { ImageIcon } from 'lucide-react';
import { graphql } from '../../../gql/gql.ts';
import type { PhotoStatus } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { AdminList } from '../admin-list.tsx';
import { useAddressWord } from '../use-address-word.ts';
import { PhotoCard } from './photo-card.tsx';

const text = admin.photos;
const PAGE = 24;

const ADMIN_PHOTOS = graphql(`
  query AdminPhotos($first: Int!, $after: String, $status: PhotoStatus!) {
    adminDishPhotos(first: $first, after: $after, status: $status) {
      totalCount
      edges {
        cursor
        node {
          id
          ...PhotoCard_photo
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const STATES = ['WAITING', 'SHOWN', 'REFUSED'] as const satisfies readonly PhotoStatus[];
const FILTERS = STATES.map((value) => ({ value, text: text.states[value] }));

/** The photos that cooks added to their ratings; first those that wait. */
export function PhotosTab() {
  const [word, setWord] = useAddressWord('status');
  const status = STATES.find((state) => state === word) ?? 'WAITING';
  const { data, ...asked } = useQuery(ADMIN_PHOTOS, {
    variables: { first: PAGE, status },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="5">
      <Flex>
        <Select aria-label={text.filter} options={FILTERS} value={status} onChange={setWord} />
      </Flex>
      <AdminList list={data?.adminDishPhotos} asked={asked}>
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState icon={<ImageIcon />} title={text.empty.title} text={text.empty.text} />
          ) : (
            <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
              {shown.map((photo) => (
                <PhotoCard key={photo.id} photo={photo} />
              ))}
            </SimpleGrid>
          )
        }
      </AdminList>
    </Stack>
  );
}
