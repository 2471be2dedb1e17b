import { DragDropProvider, type DragDropEventHandlers } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { useState } from 'react'
import { ingredients } from '../../messages/ingredients.ts'
import { dragPlugins, dragSensors } from '../../ui/drag-settings.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import type { ChipListProps } from './chip-list.tsx'
import { IngredientChip, type IngredientChipProps } from './ingredient-chip.tsx'

/** Chips that can be dragged, by pointer and by keyboard. */
interface SortableChipsProps extends Pick<ChipListProps, 'onMove' | 'onSay'> {
  items: readonly IngredientChipProps[]
}

/** See {@link SortableChipsProps}. */
export function SortableChips({ items, onMove, onSay }: SortableChipsProps) {
  const [firstNames] = useState(() => new Set(items.map(({ chip }) => chip.name)))
  return (
    <DragDropProvider sensors={dragSensors} plugins={dragPlugins} {...dragHandlers(items.length, onMove, onSay)}>
      {items.map((item) => (
        <SortableChip key={item.chip.name} {...item} isStill={firstNames.has(item.chip.name)} />
      ))}
    </DragDropProvider>
  )
}

function SortableChip(props: IngredientChipProps) {
  const { chip, index } = props
  const { ref, handleRef } = useSortable({ id: chip.name, index, ...(prefersReducedMotion() && { transition: null }) })
  return <IngredientChip {...props} ref={ref} handleRef={handleRef} />
}

type Handlers = Pick<DragDropEventHandlers, 'onDragStart' | 'onDragOver' | 'onDragEnd'>

/** Tells where the dragged chip is, and moves it at the end; places are said from 1. */
function dragHandlers(count: number, onMove: ChipListProps['onMove'], onSay: ChipListProps['onSay']): Handlers {
  return {
    onDragStart: ({ operation: { source } }) => {
      if (isSortable(source)) onSay(ingredients.pickedUp(String(source.id), source.index + 1, count))
    },
    onDragOver: ({ operation: { source, target } }) => {
      if (isSortable(source) && isSortable(target) && target.id !== source.id) onSay(ingredients.over(String(source.id), target.index + 1, count))
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      if (!isSortable(source)) return
      if (canceled) return onSay(ingredients.putBack(String(source.id)))
      onSay(ingredients.dropped(String(source.id), source.index + 1, count))
      onMove(source.initialIndex, source.index)
    },
  }
}
