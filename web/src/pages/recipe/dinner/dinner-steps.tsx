import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { dinner } from '../../../messages/dinner.ts';
import { clockTimeAndDay } from './clock.ts';
import type { DinnerDish } from './dinner-question.ts';
import type { PlacedStep } from './plan/place-steps.ts';
import type { DinnerPlan } from './use-dinner-plan.ts';

const text = dinner.steps;

interface DinnerStepsProps {
  plan: DinnerPlan;
  dishes: readonly DinnerDish[];
}

/** The joint order with the time of each step, for reading and for those who do not see the picture. */
export function DinnerSteps({ plan, dishes }: DinnerStepsProps) {
  const { steps, now } = plan;
  return (
    <chakra.ol listStyleType="none">
      {steps.map((step) => (
        <Row key={`${step.dish}:${step.step}`} data-now={isNow(step, now) || undefined}>
          <Time dateTime={new Date(step.start * 60_000).toISOString()}>
            {isNow(step, now) && <VisuallyHidden>{text.tellsNow}</VisuallyHidden>}
            {clockTimeAndDay(step.start, now)}
          </Time>
          <chakra.div minW="0">
            <chakra.p fontSize="sm" color="mute" overflowWrap="anywhere">
              {dishes[step.dish]?.title}
            </chakra.p>
            <chakra.p overflowWrap="anywhere">{wordsOf(step, dishes)}</chakra.p>
            <chakra.p fontSize="sm" color="mute">
              {[text.hands(step.hands), waitOf(step)].filter(Boolean).join(', ')}
            </chakra.p>
          </chakra.div>
        </Row>
      ))}
    </chakra.ol>
  );
}

function wordsOf({ dish, step }: PlacedStep, dishes: readonly DinnerDish[]): string {
  if (step === 0) return text.ready;
  return dishes[dish]?.instructions.find((one) => one.step === step)?.description ?? '';
}

function waitOf({ minutes, hands }: PlacedStep): string | null {
  return minutes > hands ? text.waits(minutes - hands) : null;
}

const isNow = ({ start, hands }: PlacedStep, now: number) => start <= now && now < start + hands;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
    gap: '3',
    py: '3.5',
    px: '2',
    borderTop: 'hairline',
    '&[data-now]': { bg: 'leaf.soft', borderRadius: 'md' },
    _print: { breakInside: 'avoid' },
  },
});

const Time = chakra('time', {
  base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', color: 'leaf.ink', lineHeight: 'normal' },
});
