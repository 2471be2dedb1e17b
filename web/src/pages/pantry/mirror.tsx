import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { graphql } from '../../gql/gql.ts';
import type { PantryMonthsQuery } from '../../gql/graphql.ts';
import { pantry } from '../../messages/pantry.ts';

const text = pantry.mirror;

const MONTHS = graphql(`
  query PantryMonths {
    pantryMonths {
      month
      used
      thrownAway
      usedGrams
      thrownAwayGrams
      usedCost
      thrownAwayCost
    }
  }
`);

type Month = PantryMonthsQuery['pantryMonths'][number];

/** What became of the foods, month by month: how many were used, and how many thrown away, with their weight and what was paid for them where that is known. Nothing before there is something to show. */
export function Mirror() {
  const { data } = useQuery(MONTHS, refreshOnOpen);
  const months = data?.pantryMonths ?? [];
  if (months.length === 0) return null;
  const most = Math.max(...months.flatMap(({ used, thrownAway }) => [used, thrownAway]));
  return (
    <Stack as="section" aria-label={text.title} gap="3">
      <chakra.h2 textStyle="card">{text.title}</chakra.h2>
      <chakra.p color="mute" fontSize="sm">
        {text.text}
      </chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {months.map((month) => (
          <chakra.li key={month.month}>
            <chakra.p fontSize="sm" color="mute" mb="1">
              {text.month(month.month)}
            </chakra.p>
            <Bars month={month} most={most} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

/** Two bars with their words; the words say everything, the bars show it. */
function Bars({ month, most }: { month: Month; most: number }) {
  const { used, thrownAway } = month;
  const share = (count: number) => `${(100 * count) / most}%`;
  return (
    <chakra.div display="grid" gap="1.5" fontSize="sm">
      <Line>
        <chakra.span>{text.used(used, month.usedGrams, month.usedCost)}</chakra.span>
        <Bar bg="leaf" style={{ width: share(used) }} aria-hidden />
      </Line>
      <Line>
        <chakra.span>{text.thrown(thrownAway, month.thrownAwayGrams, month.thrownAwayCost)}</chakra.span>
        <Bar bg="tomato" style={{ width: share(thrownAway) }} aria-hidden />
      </Line>
    </chakra.div>
  );
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
  },
});
const Bar = chakra('div', { base: { h: '3', borderRadius: 'pill' } });
