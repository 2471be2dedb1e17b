import { chakra } from '@chakra-ui/react';
import { dinner } from '../../../../messages/dinner.ts';
import { clockTime, clockTimeAndDay } from '../clock.ts';
import type { KeptStep } from '../kept-dinner.ts';
import { useMinute } from '../use-minute.ts';

const text = dinner.cook;

/** So many minutes after its time a step is late. */
const LATE = 3;

interface StepClockProps {
  step: KeptStep;
  /** That the dinner moved; empty where it did not. */
  moved: string;
  following: { start: number; title: string } | undefined;
}

/** When the step that is shown begins, and what comes after it. */
export function StepClock({ step, moved, following }: StepClockProps) {
  const now = useMinute();
  return (
    <Band>
      {moved && <chakra.p aria-hidden>{moved}</chakra.p>}
      <chakra.p role="status" data-main>
        {tellTime(step.start, now)}
      </chakra.p>
      {following && (
        <chakra.p color="mute" fontSize="sm">
          {text.following(clockTimeAndDay(following.start, now), following.title)}
        </chakra.p>
      )}
    </Band>
  );
}

function tellTime(start: number, now: number): string {
  if (start > now) return text.early(clockTimeAndDay(start, now), start - now);
  return now - start > LATE ? text.late(clockTime(start)) : text.now;
}

const Band = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    pt: '4',
    '& [data-main]': { fontWeight: 'semibold', color: 'leaf.ink', fontVariantNumeric: 'tabular-nums' },
  },
});
