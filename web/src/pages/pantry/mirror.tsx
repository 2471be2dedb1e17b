import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { pantry } from '../../messages/pantry.ts';
import { monthsOf, type Month } from './mirror-months.ts';
import { useHistory } from './use-history.ts';

const text = pantry.mirror;

/** What became of the foods, month by month: how many were used, and how many thrown away. Nothing before there is something to show. */
export function Mirror() {
  const { changes, hasMore, isLoadingMore, loadMore } = useHistory();
  const loaded = changes?.length ?? 0;
  const goOn = useEffectEvent((count: number) => count > 0 && hasMore && !isLoadingMore && loadMore());
  // Each page that has come asks for the next.
  useEffect(() => void goOn(loaded), [loaded]);
  const months = hasMore || !changes ? [] : monthsOf(changes);
  if (months.length === 0) return null;
  const most = Math.max(...months.flatMap(({ used, thrown }) => [used, thrown]));
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
function Bars({ month: { used, thrown }, most }: { month: Month; most: number }) {
  const share = (count: number) => `${(100 * count) / most}%`;
  return (
    <chakra.div display="grid" gap="1.5" fontSize="sm">
      <Line>
        <chakra.span>{text.used(used)}</chakra.span>
        <Bar bg="leaf" style={{ width: share(used) }} aria-hidden />
      </Line>
      <Line>
        <chakra.span>{text.thrown(thrown)}</chakra.span>
        <Bar bg="tomato" style={{ width: share(thrown) }} aria-hidden />
      </Line>
    </chakra.div>
  );
}

const Line = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '8.5rem minmax(0, 1fr)', alignItems: 'center', gap: '3' },
});
const Bar = chakra('div', { base: { h: '3', borderRadius: 'pill' } });
