import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { graphql } from '../../gql/gql.ts';
import type { SearchRecipesInput } from '../../gql/graphql.ts';
import { useShown } from '../../hooks/use-shown.ts';
import { useStableValue } from '../../hooks/use-stable-value.ts';
import { unlocks as text } from '../../messages/unlocks.ts';
import { Card } from '../../ui/display/card.tsx';
import { UnlockRow } from './unlock-row.tsx';
import { useUnlockPair, type UnlockPair } from './use-unlock-pair.ts';

/** How many foods are named. */
const SHOWN = 3;

const UNLOCKS = graphql(`
  query Unlocks($input: SearchRecipesInput!, $first: Int!) {
    unlocks(input: $input, first: $first) {
      recipes
      food {
        id
        name
        thumbnail
      }
      examples {
        id
        title
      }
    }
  }
`);

/** Foods that the kitchen of a search lacks, with how many recipes each alone would complete, and a button that puts it on the shopping list; below them the two that complete most together. Not there while nothing is known. @param isReady asks once the search has been answered */
export function Unlocks({ input, isReady = true }: { input: SearchRecipesInput; isReady?: boolean }) {
  const titleId = useId();
  const shown = useShown(useStableValue(input));
  const variables = { input: shown, first: SHOWN };
  const { data, error } = useQuery(UNLOCKS, { ...refreshOnOpen, variables, skip: !isReady });
  const pair = useUnlockPair(shown, isReady && Boolean(data ?? error));
  const unlocks = data?.unlocks ?? [];
  const hasSingles = unlocks.length > 0;
  if (!hasSingles && !pair) return null;
  return (
    <Card as="section" aria-labelledby={titleId} padded>
      <chakra.h2 id={titleId} textStyle="card" mb="2">
        {hasSingles ? text.title : text.titleOfTwo}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {unlocks.map(({ food, recipes, examples }) => (
          <UnlockRow key={food.id} foods={[food]} examples={examples}>
            <Name>{food.name}</Name>: {text.cook(recipes)}
          </UnlockRow>
        ))}
        {pair && (
          <UnlockRow
            key={pair.ingredients.map(({ id }) => id).join(' ')}
            foods={pair.ingredients}
            examples={pair.examples}
          >
            <PairWords pair={pair} isOther={hasSingles} />
          </UnlockRow>
        )}
      </chakra.ul>
    </Card>
  );
}

/** @param isOther whether single foods are named above */
function PairWords({ pair: { ingredients, recipes }, isOther }: { pair: UnlockPair; isOther: boolean }) {
  const [one, other] = ingredients;
  return (
    <>
      {isOther && text.orTwo}
      <Name>{one?.name}</Name>
      {text.and}
      <Name>{other?.name}</Name>
      {isOther ? text.cookWithTwo(recipes) : `: ${text.cook(recipes)}`}
    </>
  );
}

const Name = chakra('strong', { base: { fontWeight: 'semibold' } });
