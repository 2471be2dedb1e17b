import { useQuery } from '@apollo/client/react';
import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { PlusIcon } from 'lucide-react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { adminFoods as text } from '../../../messages/admin-foods.ts';
import { DataTable } from '../../../ui/display/data-table.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastError } from '../../../apollo/toast-error.ts';
import { useSearchText } from '../use-search-text.ts';
import { FoodRow } from './food-row.tsx';
import { NewFoodDialog } from './new-food-dialog.tsx';

const PAGE = 50;

const ADMIN_FOODS = graphql(`
  query AdminFoods($first: Int!, $after: String, $text: String) {
    adminFoods(first: $first, after: $after, text: $text) {
      totalCount
      edges {
        cursor
        node {
          id
          ...FoodRow_food
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The foods by name: found, corrected, merged and made. */
export function AllFoods() {
  const { typed, setTyped, wanted } = useSearchText();
  const [isAdding, setAdding] = useState(false);
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(ADMIN_FOODS, {
    variables: { first: PAGE, text: wanted || null },
    fetchPolicy: 'cache-and-network',
  });
  const foods = (data ?? (error ? undefined : previousData))?.adminFoods;
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="end" justify="space-between">
        <Flex flex="1 1 16rem" maxW="24rem">
          <TextField label={text.search} type="search" value={typed} onChange={setTyped} autoComplete="off" />
        </Flex>
        <Button onClick={() => setAdding(true)}>
          <PlusIcon aria-hidden />
          {text.add}
        </Button>
      </Flex>
      {!foods && error && !loading && <LoadFailed title={admin.failed.title} onRetry={() => void refetch()} />}
      {!foods && !error && <Skeleton h="80" borderRadius="lg" />}
      {foods && (
        <>
          <DataTable
            caption={text.caption}
            columns={text.columns}
            empty={text.empty}
            isEmpty={foods.edges.length === 0}
          >
            {foods.edges.map(({ node }) => (
              <FoodRow key={node.id} food={node} />
            ))}
          </DataTable>
          {foods.pageInfo.hasNextPage && (
            <MoreButton
              isLoading={loading}
              shown={admin.shown(foods.edges.length, foods.totalCount)}
              onClick={() => void fetchMore({ variables: { after: foods.pageInfo.endCursor } }).catch(toastError)}
            />
          )}
        </>
      )}
      {isAdding && <NewFoodDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
