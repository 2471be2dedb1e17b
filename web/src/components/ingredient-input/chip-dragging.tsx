import { DragDropProvider, type DragDropEventHandlers } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { ingredients } from '../../messages/ingredients.ts';
import { dragPlugins, dragSensors } from '../../ui/drag-settings.ts';
import { prefersReducedMotion } from '../../ui/motion/reduced-motion.ts';
import type { ChipListProps } from './chip-list.tsx';

interface ChipDraggingProps extends Pick<ChipListProps, 'onMove' | 'onSay'> {
  /** What the chips are drawn in, one after the other. */
  list: RefObject<Element | null>;
  names: readonly string[];
}

/**
 * Lets the chips be dragged, by pointer and by keyboard. It comes later than they do and draws nothing: a chip that is being pressed,
 * or has the focus, stays as it is.
 */
export function ChipDragging({ list, names, onMove, onSay }: ChipDraggingProps) {
  return (
    <DragDropProvider sensors={dragSensors} plugins={dragPlugins} {...dragHandlers(names.length, onMove, onSay)}>
      {names.map((name, index) => (
        <DraggedChip key={name} list={list} name={name} index={index} />
      ))}
    </DragDropProvider>
  );
}

function DraggedChip({ list, name, index }: Pick<ChipDraggingProps, 'list'> & { name: string; index: number }) {
  const { ref, handleRef } = useSortable({ id: name, index, ...(prefersReducedMotion() && { transition: null }) });
  const attach = useEffectEvent(() => {
    const drawn = list.current?.children[index] ?? null;
    ref(drawn);
    handleRef(drawn?.firstElementChild ?? null);
  });
  // Once: its element stays the same wherever it is moved to.
  useLayoutEffect(() => attach(), []);
  return null;
}

type Handlers = Pick<DragDropEventHandlers, 'onDragStart' | 'onDragOver' | 'onDragEnd'>;

/** Tells where the dragged chip is, and moves it at the end; places are said from 1. */
function dragHandlers(count: number, onMove: ChipListProps['onMove'], onSay: ChipListProps['onSay']): Handlers {
  return {
    onDragStart: ({ operation: { source } }) => {
      if (isSortable(source)) onSay(ingredients.pickedUp(String(source.id), source.index + 1, count));
    },
    onDragOver: ({ operation: { source, target } }) => {
      if (isSortable(source) && isSortable(target) && target.id !== source.id)
        onSay(ingredients.over(String(source.id), target.index + 1, count));
    },
    onDragEnd: ({ canceled, operation: { source } }) => {
      if (!isSortable(source)) return;
      if (canceled) return onSay(ingredients.putBack(String(source.id)));
      onSay(ingredients.dropped(String(source.id), source.index + 1, count));
      onMove(source.initialIndex, source.index);
    },
  };
}
