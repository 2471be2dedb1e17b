import { chakra } from '@chakra-ui/react';
import { CheckIcon } from 'lucide-react';
import { recipe as text } from '../../../messages/recipe.ts';

/** The number of a step, which marks it as done. */
export function StepButton({ step, isDone, onToggle }: { step: number; isDone: boolean; onToggle: () => void }) {
  return (
    <Round aria-label={text.instructions.step(step)} aria-pressed={isDone} onClick={onToggle}>
      {isDone ? <CheckIcon aria-hidden /> : step}
    </Round>
  );
}

const Round = chakra(
  'button',
  {
    base: {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      boxSize: 'touch',
      borderRadius: 'pill',
      bg: 'leaf.soft',
      color: 'leaf',
      textStyle: 'card',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      _hover: { boxShadow: 'inset 0 0 0 2px {colors.leaf}' },
      '&[aria-pressed=true]': { bg: 'leaf', color: 'leaf.on' },
      _print: { display: 'none' },
    },
  },
  { defaultProps: { type: 'button' } },
);
