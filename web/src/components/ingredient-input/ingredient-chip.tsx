import { chakra } from '@chakra-ui/react';
import { useState, type FocusEvent, type MouseEvent } from 'react';
import { XIcon } from 'lucide-react';
import { useIsBrowser } from '../../hooks/use-is-browser.ts';
import { ingredients } from '../../messages/ingredients.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { Chip } from './chip.ts';
import { FoodArt } from './food-art.tsx';
import { MoveButtons } from './move-buttons.tsx';

/** What looking a chip up has brought. */
export interface ChipFood {
  isKnown: boolean;
  thumbnail: string | null;
}

/** A chip, its place in the row, and what can be done with it. */
interface IngredientChipProps {
  chip: Chip;
  food: ChipFood | undefined;
  /** Place in the row, from 0, and how many there are. */
  index: number;
  count: number;
  /** Id of the words that say how a chip is moved by keyboard. */
  helpId: string;
  onRemove: () => void;
  onMove: (to: number) => void;
}

/**
 * One held ingredient: its picture, its name, how much of it, and a button that takes it away. Its name is a button too, for
 * the two that move it; these close when the focus leaves. It comes first, as the part by which the chip is dragged.
 */
export function IngredientChip({ chip, food, index, count, helpId, onRemove, onMove }: IngredientChipProps) {
  const [isOpen, setOpen] = useState(false);
  // What came with the page does not rise: it was not added just now.
  const [wasThere] = useState(!useIsBrowser());
  const amount = [chip.qty, chip.unit].filter(Boolean).join(' ');
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    // The end of a drag is no press; and not every browser gives focus to a button that is tapped.
    if (event.defaultPrevented) return;
    event.currentTarget.focus();
    setOpen(!isOpen);
  };
  return (
    <Frame
      data-unknown={food?.isKnown === false || undefined}
      data-still={wasThere || undefined}
      onBlur={handleBlur}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <Handle
        aria-describedby={count > 1 ? helpId : undefined}
        aria-expanded={count > 1 ? isOpen : undefined}
        onClick={toggle}
      >
        <FoodArt src={food?.thumbnail} />
        <chakra.span fontWeight="semibold" fontSize="sm" overflowWrap="anywhere">
          {chip.name}
        </chakra.span>{' '}
        {amount && (
          <chakra.span fontSize="xs" whiteSpace="nowrap">
            {amount}
          </chakra.span>
        )}
      </Handle>
      <IconButton
        label={ingredients.remove(chip.name)}
        size="xs"
        color="inherit"
        _hover={{ bg: 'card' }}
        onClick={onRemove}
      >
        <XIcon />
      </IconButton>
      {isOpen && count > 1 && <MoveButtons name={chip.name} index={index} count={count} onMove={onMove} />}
    </Frame>
  );
}

const Frame = chakra('li', {
  base: {
    pos: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    pe: '1.5',
    borderRadius: 'pill',
    bg: 'leaf.soft',
    color: 'leaf',
    '&:not([data-still])': { animation: 'rise 150ms ease-out' },
    // The page says in words which ones it does not know.
    '&[data-unknown]': { bg: 'saffron.soft', color: 'ink' },
    // While it is dragged.
    '&[data-dnd-dragging]': { boxShadow: 'lifted' },
  },
});

const Handle = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minW: '0',
      minH: '9',
      ps: '1.5',
      borderRadius: 'pill',
      textAlign: 'start',
      cursor: 'grab',
      userSelect: 'none',
      WebkitTouchCallout: 'none',
      touchAction: 'manipulation',
    },
  },
  { defaultProps: { type: 'button' } },
);
