import { useQuery } from '@apollo/client/react';
import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { graphql } from '../../../gql/gql.ts';
import type { AdminUserSort } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { DataTable } from '../../../ui/display/data-table.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastError } from '../../../apollo/toast-error.ts';
import { useAddressWord } from '../use-address-word.ts';
import { useSearchText } from '../use-search-text.ts';
import { UserRow } from './user-row.tsx';

const text = admin.users;
const PAGE = 50;

const ADMIN_USERS = graphql(`
  query AdminUsers($first: Int!, $after: String, $text: String, $sort: AdminUserSort!) {
    adminUsers(first: $first, after: $after, text: $text, sort: $sort) {
      totalCount
      edges {
        cursor
        node {
          id
          ...UserRow_user
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const SORTS = (['NEWEST', 'NAME', 'LAST_ACTIVE'] as const).map((value) => ({ value, text: text.sorts[value] }));

/** The accounts: found, put in order, corrected, banned and opened again. */
export function UsersTab() {
  const { typed, setTyped, wanted } = useSearchText();
  const [word, setWord] = useAddressWord('sort');
  const sort: AdminUserSort = SORTS.find(({ value }) => value === word)?.value ?? 'NEWEST';
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(ADMIN_USERS, {
    variables: { first: PAGE, text: wanted || null, sort },
    fetchPolicy: 'cache-and-network',
  });
  const users = (data ?? (error ? undefined : previousData))?.adminUsers;
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="end">
        <Flex flex="1 1 16rem" maxW="24rem">
          <TextField label={text.search} type="search" value={typed} onChange={setTyped} autoComplete="off" />
        </Flex>
        <Select aria-label={text.sort} options={SORTS} value={sort} onChange={setWord} />
      </Flex>
      {!users && error && !loading && <LoadFailed title={admin.failed.title} onRetry={() => void refetch()} />}
      {!users && !error && <Skeleton h="80" borderRadius="lg" />}
      {users && (
        <>
          <DataTable
            caption={text.caption}
            columns={text.columns}
            empty={text.empty}
            isEmpty={users.edges.length === 0}
          >
            {users.edges.map(({ node }) => (
              <UserRow key={node.id} user={node} />
            ))}
          </DataTable>
          {users.pageInfo.hasNextPage && (
            <MoreButton
              isLoading={loading}
              shown={admin.shown(users.edges.length, users.totalCount)}
              onClick={() => void fetchMore({ variables: { after: users.pageInfo.endCursor } }).catch(toastError)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
