import { useRef, type PointerEvent } from 'react';

/** How far a finger must move sideways to count, in pixels; up or down it may move half as far. */
const THRESHOLD_PX = 60;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Props for an element that is swiped: to the left for what comes next, to the right for what was before. */
export function useSwipeSideways(next: () => void, back: () => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return;
      const [right, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) < THRESHOLD_PX || Math.abs(down) > Math.abs(right) / 2) return;
      if (right < 0) next();
      else back();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
