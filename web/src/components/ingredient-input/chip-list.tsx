import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useIsIdle } from '../../hooks/use-is-idle.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { ingredients } from '../../messages/ingredients.ts';
import type { Chip } from './chip.ts';
import { IngredientChip, type ChipFood } from './ingredient-chip.tsx';

/** The chips of an input, and what can be done with them. */
export interface ChipListProps {
  chips: readonly Chip[];
  foods?: ReadonlyMap<string, ChipFood>;
  /** Whether they take one row on a phone. */
  isOneRow: boolean;
  onRemove: (chip: Chip) => void;
  /** Both places are counted from 0. */
  onMove: (from: number, to: number) => void;
  /** Says something to those who cannot see it. */
  onSay: (text: string) => void;
}

const loadChipDragging = () => import('./chip-dragging.tsx');

/** The chips in their order. Dragging comes in its own file once there is something to reorder; the move buttons are there at once. */
export function ChipList({ chips, foods, isOneRow, onRemove, onMove, onSay }: ChipListProps) {
  const helpId = useId();
  const list = useRef<HTMLUListElement>(null);
  useNewestInSight(list, chips.length);
  const dragging = useLoaded(loadChipDragging, useIsIdle() && chips.length > 1);
  return (
    <>
      <Row ref={list} aria-label={ingredients.label} data-one-row={isOneRow || undefined}>
        {chips.map((chip, index) => (
          <IngredientChip
            key={chip.name}
            chip={chip}
            food={foods?.get(chip.name)}
            index={index}
            count={chips.length}
            helpId={helpId}
            onRemove={() => onRemove(chip)}
            onMove={(to) => {
              onMove(index, to);
              onSay(ingredients.moved(chip.name, to + 1, chips.length));
            }}
          />
        ))}
      </Row>
      {dragging && (
        <dragging.ChipDragging list={list} names={chips.map(({ name }) => name)} onMove={onMove} onSay={onSay} />
      )}
      <span id={helpId} hidden>
        {dragging ? ingredients.reorderHelp : ingredients.moveHelp}
      </span>
    </>
  );
}

/** Where the chips take one row that can be scrolled, one that was added is not to be looked for. */
function useNewestInSight(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    if (isMore && list.current) scrollToEnd(list.current);
  }, [list, count]);
}

function scrollToEnd(row: HTMLElement): void {
  row.scrollLeft = row.scrollWidth;
}

const Row = chakra('ul', {
  base: {
    display: 'contents',
    mdDown: {
      // With the buttons of a chip open, all are to be seen, and nothing cuts the buttons off.
      '&[data-one-row]:not(:has([aria-expanded=true])):not(:empty)': {
        display: 'flex',
        w: 'full',
        gap: '1.5',
        px: '2',
        mx: '-2',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: 'linear-gradient(to right, transparent, black 0.5rem, black calc(100% - 1.5rem), transparent)',
        '& > li': { flexShrink: 0 },
      },
    },
  },
});
