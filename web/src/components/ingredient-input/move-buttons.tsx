import { chakra } from '@chakra-ui/react';
import { ArrowLeftIcon, ArrowRightIcon } from 'lucide-react';
import { ingredients } from '../../messages/ingredients.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';

interface MoveButtonsProps {
  name: string;
  /** Place of the chip, from 0, and how many there are. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves a chip one place at a time, for those who do not drag (WCAG 2.2, 2.5.7). They float below it, so that the row stays. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const [isFirst, isLast] = [index === 0, index === count - 1];
  return (
    <Bar>
      {/* Not truly disabled at the ends: a button that is loses the focus. */}
      <IconButton
        label={ingredients.moveLeft(name)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(index - 1)}
      >
        <ArrowLeftIcon />
      </IconButton>
      <IconButton
        label={ingredients.moveRight(name)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(index + 1)}
      >
        <ArrowRightIcon />
      </IconButton>
    </Bar>
  );
}

const Bar = chakra('span', {
  base: {
    pos: 'absolute',
    top: 'calc(100% + 4px)',
    insetStart: '0',
    zIndex: 'dropdown',
    display: 'flex',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'pill',
    boxShadow: 'lifted',
    animation: 'rise 150ms ease-out',
  },
});
