import { Global } from '@emotion/react';
import { chakra } from '@chakra-ui/react';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from 'lucide-react';
import { cook as text } from '../../../messages/cook.ts';

interface CookNavProps {
  step: number;
  steps: number;
  onBack: () => void;
  onNext: () => void;
  /** What going on is called where it does more than that. */
  next?: string | undefined;
}

/** A phone that lies on its side, or a window at twice its size: there the step itself needs the room. */
const LOW = '@media (max-height: 30rem)';
/** How high the bar is: notices stand above it, and what gets the focus is scrolled to between the head of the page and it. */
const ROOM = {
  html: { '--larder-floor': '7rem', '--larder-room': '7.5rem', scrollPaddingTop: '5rem' },
  [LOW]: { html: { '--larder-floor': '4.5rem', '--larder-room': '5rem' } },
};

/** Back and on, as wide and high as a wet hand or an elbow needs. At an end they stay where they are and do nothing, to keep the focus. */
export function CookNav({ step, steps, onBack, onNext, next = text.next }: CookNavProps) {
  const isFirst = step === 1;
  const isOver = step > steps;
  return (
    <Bar aria-label={text.steps}>
      <Global styles={ROOM} />
      <Zone aria-disabled={isFirst} onClick={onBack}>
        <ArrowLeftIcon aria-hidden />
        {text.back}
      </Zone>
      <Zone aria-disabled={isOver} data-main onClick={onNext}>
        {step < steps || next !== text.next ? next : text.finish}
        {step < steps ? <ArrowRightIcon aria-hidden /> : <CheckIcon aria-hidden />}
      </Zone>
    </Bar>
  );
}

const Bar = chakra('nav', {
  base: {
    pos: 'sticky',
    bottom: 'var(--larder-timers, 0px)',
    display: 'grid',
    gridTemplateColumns: '1fr 2fr',
    gap: '2',
    p: '2',
    bg: 'paper',
    borderTop: 'hairline',
  },
});

const Zone = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      minH: '24',
      [LOW]: { minH: '14' },
      borderRadius: 'lg',
      bg: 'leaf.soft',
      color: 'leaf.ink',
      fontSize: 'xl',
      fontWeight: 'semibold',
      cursor: 'pointer',
      touchAction: 'manipulation',
      '&[data-main]': { bg: 'leaf', color: 'leaf.on' },
      '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
    },
  },
  { defaultProps: { type: 'button' } },
);
