import { Button, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { TimerIcon } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { recipe as text } from '../../../messages/recipe.ts';
import { convertTemperatures } from '../amounts/convert-temperature.ts';
import type { Measures } from '../amounts/line-amount.ts';
import type { StepFood } from './step-foods.ts';
import { StepButton } from './step-button.tsx';
import { timerButtonId } from '../timer/timer-button-id.ts';

interface InstructionRowProps {
  /** Counted from 1. */
  step: number;
  description: string;
  /** Minutes for the timer; null when the step does not wait. */
  timeMin: number | null;
  measures: Measures;
  /** What it uses, and how much. */
  foods: readonly StepFood[];
  isDone: boolean;
  onToggle: () => void;
  /** The step whose timer exists; null without one. */
  timed: number | null;
  onStartTimer: (step: number, minutes: number) => void;
}

/** Whether a press was meant for the step itself: not for what is in it, nor to mark its words. */
function isOnStep({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('button, a') !== null;
  return !isControl && (window.getSelection()?.isCollapsed ?? true);
}

/** One step: its number marks it as done, and so does a tap anywhere on it; its timer counts its minutes. */
export function InstructionRow({
  step,
  description,
  timeMin,
  measures,
  foods,
  isDone,
  onToggle,
  timed,
  onStartTimer,
}: InstructionRowProps) {
  const reasonId = useId();
  const isTimed = timeMin !== null && timeMin > 0;
  return (
    <chakra.li
      display="flex"
      gap="4"
      py="4"
      cursor="pointer"
      onClick={(event) => isOnStep(event) && onToggle()}
      css={{ '& + &': { borderTop: 'hairline' } }}
      _print={{ py: '1', gap: '2', '& + &': { border: 'none' } }}
    >
      <StepButton step={step} isDone={isDone} onToggle={onToggle} />
      <Printed fontWeight="semibold">{text.instructions.printedStep(step)}</Printed>
      <Stack gap="3" align="start" flex="1" minW="0" pt="2.5" _print={{ pt: 0 }}>
        <chakra.p
          maxW="prose"
          color={isDone ? 'mute' : undefined}
          overflowWrap="anywhere"
          _print={{ color: 'ink', maxW: 'none' }}
        >
          {convertTemperatures(description, measures)}
          {isTimed && <Printed>{text.instructions.printedMinutes(timeMin)}</Printed>}
        </chakra.p>
        {foods.length > 0 && (
          <chakra.p textStyle="caption" color="mute" maxW="prose" overflowWrap="anywhere" _print={{ display: 'none' }}>
            <VisuallyHidden>{text.instructions.uses}</VisuallyHidden>
            {foods.map(({ name, amount }) => [amount, name].filter(Boolean).join(' ')).join(', ')}
          </chakra.p>
        )}
        {isTimed && (
          <TimerRow>
            <Button
              variant="subtle"
              colorPalette="tomato"
              id={timerButtonId(step)}
              disabled={timed !== null}
              aria-label={text.instructions.startTimerLabel(timeMin, step)}
              aria-describedby={timed === null ? undefined : reasonId}
              onClick={() => onStartTimer(step, timeMin)}
            >
              <TimerIcon aria-hidden />
              {text.instructions.startTimer(timeMin)}
            </Button>
            {timed !== null && (
              <chakra.span id={reasonId} textStyle="caption" lineHeight="snug" color="mute" flex="1 1 8rem">
                {timed === step ? text.instructions.isTimed : text.instructions.otherIsTimed(timed)}
              </chakra.span>
            )}
          </TimerRow>
        )}
      </Stack>
    </chakra.li>
  );
}

/** The button keeps its place when the reason why it is off comes beside it. */
const TimerRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    w: 'full',
    _print: { display: 'none' },
  },
});

/** What stands on paper in place of the buttons. */
const Printed = chakra('span', { base: { display: 'none', _print: { display: 'inline' } } });
