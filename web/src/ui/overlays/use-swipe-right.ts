import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** How far a finger must move to the right to count, in pixels (specification, section 9: toasts). */
const THRESHOLD_PX = 50;

interface SwipeHandlers {
  style: CSSProperties;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Props that let an element be pushed off to the right by touch; `onSwipe` runs once it was moved 50 px or more. */
export function useSwipeRight(onSwipe: () => void): SwipeHandlers {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const release = () => {
    if (offset >= THRESHOLD_PX) onSwipe();
    start.current = null;
    setOffset(0);
  };
  return {
    style: offset > 0 ? { transform: `translateX(${offset}px)` } : {},
    onPointerDown: (event) => {
      if (event.pointerType === 'touch') start.current = event.clientX;
    },
    onPointerMove: (event) => {
      if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
