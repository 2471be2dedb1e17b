import { useQuery } from '@apollo/client/react';
import { Flex, Stack } from '@chakra-ui/react';
import { graphql } from '../../../gql/gql.ts';
import type { AdminUserSort } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { AdminTable } from '../admin-list.tsx';
import { SearchField } from '../search-field.tsx';
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
  const { data, previousData, ...asked } = useQuery(ADMIN_USERS, {
    variables: { first: PAGE, text: wanted || null, sort },
    fetchPolicy: 'cache-and-network',
  });
  const users = (data ?? (asked.error ? undefined : previousData))?.adminUsers;
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="end">
        <SearchField label={text.search} value={typed} onChange={setTyped} />
        <Select aria-label={text.sort} options={SORTS} value={sort} onChange={setWord} />
      </Flex>
      <AdminTable list={users} asked={asked} text={text}>
        {(user) => <UserRow key={user.id} user={user} />}
      </AdminTable>
    </Stack>
  );
}
