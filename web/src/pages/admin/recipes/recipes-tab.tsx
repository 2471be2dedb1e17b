import { useQuery } from '@apollo/client/react';
import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ListChecksIcon } from 'lucide-react';
import { graphql } from '../../../gql/gql.ts';
import type { RecipeStatus } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { AdminTable } from '../admin-list.tsx';
import { SearchField } from '../search-field.tsx';
import { useAddressWord } from '../use-address-word.ts';
import { useSearchText } from '../use-search-text.ts';
import { RecipeRow } from './recipe-row.tsx';
import { ReviewDialog } from './review-dialog.tsx';

const text = admin.recipes;
const PAGE = 50;

const ADMIN_RECIPES = graphql(`
  query AdminRecipes($first: Int!, $after: String, $status: RecipeStatus, $text: String) {
    adminRecipes(first: $first, after: $after, status: $status, text: $text) {
      totalCount
      edges {
        cursor
        node {
          id
          ...RecipeRow_recipe
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    adminStats {
      recipes {
        pending
      }
    }
  }
`);

type Wanted = RecipeStatus | 'ALL';
const FILTERS: readonly { value: Wanted; text: string }[] = [
  { value: 'ALL', text: text.all },
  ...(['PENDING', 'PUBLISHED', 'REJECTED', 'DRAFT'] as const).map((value) => ({ value, text: text.states[value] })),
];

/** The recipes of all cooks, and the way into the queue of those that wait. */
export function RecipesTab() {
  const [word, setWord] = useAddressWord('status');
  const status: Wanted = FILTERS.find(({ value }) => value === word)?.value ?? 'ALL';
  const { typed, setTyped, wanted } = useSearchText();
  const [isReviewing, setReviewing] = useState(false);
  const { data, previousData, ...asked } = useQuery(ADMIN_RECIPES, {
    variables: { first: PAGE, status: status === 'ALL' ? null : status, text: wanted || null },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (asked.error ? undefined : previousData);
  const recipes = shown?.adminRecipes;
  const pending = shown?.adminStats.recipes.pending ?? 0;
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="end">
        <SearchField label={text.search} value={typed} onChange={setTyped} />
        <Select aria-label={text.filter} options={FILTERS} value={status} onChange={setWord} />
        {pending > 0 && (
          <Button variant="solid" ms="auto" onClick={() => setReviewing(true)}>
            <ListChecksIcon aria-hidden />
            {text.queue(pending)}
          </Button>
        )}
      </Flex>
      <AdminTable list={recipes} asked={asked} text={text}>
        {(recipe) => <RecipeRow key={recipe.id} recipe={recipe} />}
      </AdminTable>
      {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
    </Stack>
  );
}
