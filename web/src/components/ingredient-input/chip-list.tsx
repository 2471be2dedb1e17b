import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useIsIdle } from '../../hooks/use-is-idle.ts'
import { useLoaded } from '../../hooks/use-loaded.ts'
import { ingredients } from '../../messages/ingredients.ts'
import type { Chip } from './chip.ts'
import { IngredientChip, type ChipFood, type IngredientChipProps } from './ingredient-chip.tsx'

/** The chips of an input, and what can be done with them. */
export interface ChipListProps {
  chips: readonly Chip[]
  foods?: ReadonlyMap<string, ChipFood>
  onRemove: (chip: Chip) => void
  /** Both places are counted from 0. */
  onMove: (from: number, to: number) => void
  /** Says something to those who cannot see it. */
  onSay: (text: string) => void
}

const loadSortableChips = () => import('./sortable-chips.tsx')

/** The chips in their order. Dragging comes in its own file once there is something to reorder; the move buttons are there at once. */
export function ChipList({ chips, foods, onRemove, onMove, onSay }: ChipListProps) {
  const helpId = useId()
  const [isHeld, setHeld] = useState(false)
  const loaded = useLoaded(loadSortableChips, useIsIdle() && chips.length > 1)
  const [dragging, setDragging] = useState<typeof loaded>()
  // The chips are drawn anew then, and one that somebody is at by keyboard would lose the focus.
  if (loaded && !dragging && !isHeld) setDragging(loaded)
  const items = chips.map((chip, index): IngredientChipProps => ({
    chip,
    food: foods?.get(chip.name),
    index,
    count: chips.length,
    helpId,
    onRemove: () => onRemove(chip),
    onMove: (to) => {
      onMove(index, to)
      onSay(ingredients.moved(chip.name, to + 1, chips.length))
    },
  }))
  return (
    <>
      <chakra.ul aria-label={ingredients.label} display="contents" onFocus={({ target }) => setHeld(target.matches(':focus-visible'))} onBlur={() => setHeld(false)}>
        {dragging ? (
          <dragging.SortableChips items={items} onMove={onMove} onSay={onSay} />
        ) : (
          items.map((item) => <IngredientChip key={item.chip.name} {...item} />)
        )}
      </chakra.ul>
      <span id={helpId} hidden>
        {dragging ? ingredients.reorderHelp : ingredients.moveHelp}
      </span>
    </>
  )
}
