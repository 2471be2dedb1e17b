import { useQuery } from '@apollo/client/react';
import { Button, chakra, Stack } from '@chakra-ui/react';
import { CheckIcon, ShoppingBasketIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { graphql } from '../../gql/gql.ts';
import type { SearchRecipesInput, UnlocksQuery } from '../../gql/graphql.ts';
import { useShown } from '../../hooks/use-shown.ts';
import { useStableValue } from '../../hooks/use-stable-value.ts';
import { unlocks as text } from '../../messages/unlocks.ts';
import { Card } from '../../ui/display/card.tsx';
import { FoodArt } from '../ingredient-input/food-art.tsx';
import { openRecipeWindow } from '../recipe-window/recipe-window.ts';
import { usePutOnList } from '../shopping-lists/use-put-on-list.ts';

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

type Unlock = UnlocksQuery['unlocks'][number];

/** Foods that the kitchen of a search lacks, with how many recipes each alone would complete, and a button that puts it on the shopping list. Not there while nothing is known. @param isReady asks once the search has been answered */
export function Unlocks({ input, isReady = true }: { input: SearchRecipesInput; isReady?: boolean }) {
  const titleId = useId();
  const shown = useShown(useStableValue(input));
  const { data } = useQuery(UNLOCKS, { ...refreshOnOpen, variables: { input: shown, first: SHOWN }, skip: !isReady });
  const unlocks = data?.unlocks ?? [];
  if (unlocks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId} padded>
      <chakra.h2 id={titleId} textStyle="card" mb="2">
        {text.title}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {unlocks.map((unlock) => (
          <Row key={unlock.food.id}>
            <FoodArt src={unlock.food.thumbnail} />
            <Words unlock={unlock} />
            <PutButton food={unlock.food.name} />
          </Row>
        ))}
      </chakra.ul>
    </Card>
  );
}

function Words({ unlock: { food, recipes, examples } }: { unlock: Unlock }) {
  return (
    <Stack gap="0" flex="1 1 12rem" minW="0">
      <chakra.p>
        <chakra.strong fontWeight="semibold">{food.name}</chakra.strong>: {text.cook(recipes)}
      </chakra.p>
      <chakra.p fontSize="sm" color="mute">
        {text.such(examples.map(({ title }) => title))}
      </chakra.p>
    </Stack>
  );
}

/** Puts a food on the newest shopping list, and then says on which. */
function PutButton({ food }: { food: string }) {
  const viewer = useViewer();
  const { put, isBusy } = usePutOnList();
  const [list, setList] = useState<string | null>(null);
  const handlePut = async () => {
    if (viewer === null) return openRecipeWindow({ kind: 'food', food });
    setList((await put([food]))?.name ?? null);
  };
  return (
    <>
      <chakra.p role="status" color="leaf" fontSize="sm" fontWeight="medium" _empty={{ display: 'none' }}>
        {list !== null && (
          <>
            <CheckIcon aria-hidden /> {text.done(list)}
          </>
        )}
      </chakra.p>
      {list === null && (
        <Button variant="subtle" aria-label={text.putOf(food)} aria-disabled={isBusy} onClick={() => void handlePut()}>
          <ShoppingBasketIcon aria-hidden />
          {isBusy ? text.busy : text.put}
        </Button>
      )}
    </>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTop: 'hairline',
    _first: { borderTop: 'none' },
    '& [role=status]': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'touch' },
  },
});
