import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useIsIdle } from '../../hooks/use-is-idle.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { ingredients } from '../../messages/ingredients.ts';
import type { Chip } from './chip.ts';
import { IngredientChip, type ChipFood } from './ingredient-chip.tsx';

/** The chips of an input, and what can be done with them. */
export interface ChipListProps {
  chips: readonly Chip[];
  foods?: ReadonlyMap<string, ChipFood>;
  onRemove: (chip: Chip) => void;
  /** Both places are counted from 0. */
  onMove: (from: number, to: number) => void;
  /** Says something to those who cannot see it. */
  onSay: (text: string) => void;
}

const loadChipDragging = () => import('./chip-dragging.tsx');

/** The chips in their order. Dragging comes in its own file once there is something to reorder; the move buttons are there at once. */
export function ChipList({ chips, foods, onRemove, onMove, onSay }: ChipListProps) {
  const helpId = useId();
  const list = useRef<HTMLUListElement>(null);
  const dragging = useLoaded(loadChipDragging, useIsIdle() && chips.length > 1);
  return (
    <>
      <chakra.ul ref={list} aria-label={ingredients.label} display="contents">
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
      </chakra.ul>
      {dragging && (
        <dragging.ChipDragging list={list} names={chips.map(({ name }) => name)} onMove={onMove} onSay={onSay} />
      )}
      <span id={helpId} hidden>
        {dragging ? ingredients.reorderHelp : ingredients.moveHelp}
      </span>
    </>
  );
}
