import { useQuery } from '@apollo/client/react';
import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { PlusIcon } from 'lucide-react';
import { graphql } from '../../../gql/gql.ts';
import { adminFoods as text } from '../../../messages/admin-foods.ts';
import { AdminTable } from '../admin-list.tsx';
import { SearchField } from '../search-field.tsx';
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
  const { data, previousData, ...asked } = useQuery(ADMIN_FOODS, {
    variables: { first: PAGE, text: wanted || null },
    fetchPolicy: 'cache-and-network',
  });
  const foods = (data ?? (asked.error ? undefined : previousData))?.adminFoods;
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="end" justify="space-between">
        <SearchField label={text.search} value={typed} onChange={setTyped} />
        <Button onClick={() => setAdding(true)}>
          <PlusIcon aria-hidden />
          {text.add}
        </Button>
      </Flex>
      <AdminTable list={foods} asked={asked} text={text}>
        {(food) => <FoodRow key={food.id} food={food} />}
      </AdminTable>
      {isAdding && <NewFoodDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
