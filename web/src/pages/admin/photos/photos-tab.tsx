import { useQuery } from '@apollo/client/react';
import { Flex, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { ImageIcon } from 'lucide-react';
import { toastError } from '../../../apollo/toast-error.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { graphql } from '../../../gql/gql.ts';
import type { PhotoStatus } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
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
  const { data, error, loading, fetchMore, refetch } = useQuery(ADMIN_PHOTOS, {
    variables: { first: PAGE, status },
    fetchPolicy: 'cache-and-network',
  });
  const photos = data?.adminDishPhotos;
  return (
    <Stack gap="5">
      <Flex>
        <Select aria-label={text.filter} options={FILTERS} value={status} onChange={setWord} />
      </Flex>
      {!photos && error && !loading && <LoadFailed title={admin.failed.title} onRetry={() => void refetch()} />}
      {!photos && !error && <Skeleton h="80" borderRadius="lg" />}
      {photos?.edges.length === 0 && (
        <EmptyState icon={<ImageIcon />} title={text.empty.title} text={text.empty.text} />
      )}
      {photos && photos.edges.length > 0 && (
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {photos.edges.map(({ node }) => (
            <PhotoCard key={node.id} photo={node} />
          ))}
        </SimpleGrid>
      )}
      {photos?.pageInfo.hasNextPage && (
        <MoreButton
          isLoading={loading}
          shown={admin.shown(photos.edges.length, photos.totalCount)}
          onClick={() => void fetchMore({ variables: { after: photos.pageInfo.endCursor } }).catch(toastError)}
        />
      )}
    </Stack>
  );
}
