import { chakra } from '@chakra-ui/react';
import { dinner } from '../../../messages/dinner.ts';
import { clockTime, clockTimeAndDay } from './clock.ts';
import type { DinnerDish } from './dinner-question.ts';
import { ovenClash } from './plan/oven-clash.ts';
import type { DinnerPlan } from './use-dinner-plan.ts';

const text = dinner.start;

interface StartNotesProps {
  plan: DinnerPlan;
  dishes: readonly DinnerDish[];
}

/** When to start, and what comes of it. */
export function StartNotes({ plan, dishes }: StartNotesProps) {
  const { start, ready, hands, isLate, early, now, at } = plan;
  const titlesOf = (indexes: readonly number[]) => indexes.flatMap((index) => dishes[index]?.title ?? []);
  const clash = ovenClash(plan.steps, dishes);
  return (
    <chakra.div display="grid" gap="3">
      {isLate && <Notice>{text.late(at, clockTime(ready.to))}</Notice>}
      <chakra.p color="mute">
        {text.sum(ready.to - start, hands)}{' '}
        {text.ready(clockTimeAndDay(ready.from, now), clockTimeAndDay(ready.to, now))}{' '}
        {start > now && text.early(start - now)}
      </chakra.p>
      {early.length > 0 && <Notice>{text.wide(titlesOf(early))}</Notice>}
      {clash.length > 0 && <Notice>{dinner.oven(titlesOf(clash))}</Notice>}
    </chakra.div>
  );
}

const Notice = chakra('p', {
  base: { px: '4', py: '3', borderRadius: 'md', bg: 'saffron.soft', color: 'ink' },
});
