import { useQuery } from '@apollo/client/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { graphql } from '../../../gql/gql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import type { Meanings } from './say-what-it-means.ts';

const text = adminFoods.lines;

const NOT_FOODS = graphql(`
  query NotFoods {
    adminNotFoods
  }
`);

/** What was said to be no food, with the way back. */
export function NotFoods({ meanings }: { meanings: Meanings }) {
  const { data } = useQuery(NOT_FOODS, { fetchPolicy: 'cache-and-network' });
  const phrases = data?.adminNotFoods ?? [];
  if (phrases.length === 0) return null;
  return (
    <details>
      <chakra.summary minH="touch" display="list-item" py="3" cursor="pointer" fontWeight="semibold">
        {text.notFoods} ({phrases.length})
      </chakra.summary>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {phrases.map((phrase) => (
          <Flex as="li" key={phrase} align="center" justify="space-between" gap="3" borderTop="hairline" py="2">
            <chakra.span overflowWrap="anywhere">{phrase}</chakra.span>
            <Button
              size="sm"
              aria-label={text.isFoodLabel(phrase)}
              onClick={() => void meanings.setNotFood(phrase, false)}
            >
              {text.isFood}
            </Button>
          </Flex>
        ))}
      </chakra.ul>
    </details>
  );
}
