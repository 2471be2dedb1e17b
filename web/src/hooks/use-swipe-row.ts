import { useEffect, useState, type RefObject } from 'react';

/** Swiping a row, in pixels (specification, section 9): from here on the page does not scroll, is it called off, is Delete revealed. */
const LOCK_PX = 10;
const CANCEL_PX = 50;
const REVEAL_PX = 100;
/** How far a row stands aside for its Delete. */
const ASIDE_PX = 104;

/** A row that can be pushed aside. */
export interface SwipeRow {
  id: string;
  isOn: boolean;
  /** What moves. */
  sheet: RefObject<HTMLElement | null>;
  /** What it uncovers. */
  action: RefObject<HTMLElement | null>;
  /** Told which row a finger is on. */
  touched: RefObject<string | null>;
}

interface Touching {
  x: number;
  y: number;
  isLocked: boolean;
  isOver: boolean;
}

/** Lets a row be pushed aside by a finger, which it follows without rendering. Returns whether its Delete is uncovered. */
export function useSwipeRow({ id, isOn, sheet, action, touched }: SwipeRow): boolean {
  const [isRevealed, setRevealed] = useState(false);
  useEffect(() => {
    if (!sheet.current || !isOn) return;
    return followFinger(sheet.current, setRevealed, (isTouching) => {
      if (isTouching) touched.current = id;
      else if (touched.current === id) touched.current = null;
    });
  }, [id, isOn, sheet, touched]);
  useEffect(() => {
    if (isRevealed) action.current?.focus({ preventScroll: true });
  }, [isRevealed, action]);
  return isRevealed && isOn;
}

function followFinger(
  sheet: HTMLElement,
  onEnd: (isRevealed: boolean) => void,
  onTouching: (isTouching: boolean) => void,
): () => void {
  let touching: Touching | null = null;
  let moved = 0;
  const place = (offset: number) => {
    moved = offset;
    sheet.style.transform = offset === 0 ? '' : `translateX(${Math.min(0, offset)}px)`;
  };
  const handleStart = ({ touches: [finger] }: TouchEvent) => {
    if (!finger) return;
    touching = { x: finger.clientX, y: finger.clientY, isLocked: false, isOver: false };
    moved = 0;
    onTouching(true);
  };
  const handleMove = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!touching || !finger || touching.isOver) return;
    const [dx, dy] = [finger.clientX - touching.x, finger.clientY - touching.y];
    if (Math.abs(dy) > CANCEL_PX) {
      touching.isOver = true;
      return place(0);
    }
    touching.isLocked ||= Math.abs(dx) > LOCK_PX;
    if (!touching.isLocked) return;
    if (event.cancelable) event.preventDefault();
    place(dx);
  };
  const handleEnd = () => {
    const isRevealed = touching !== null && !touching.isOver && moved < -REVEAL_PX;
    touching = null;
    place(isRevealed ? -ASIDE_PX : 0);
    onTouching(false);
    onEnd(isRevealed);
  };
  const listeners = [
    ['touchstart', handleStart, true],
    ['touchmove', handleMove, false],
    ['touchend', handleEnd, true],
    ['touchcancel', handleEnd, true],
  ] as const;
  for (const [name, listener, passive] of listeners)
    sheet.addEventListener(name, listener as EventListener, { passive });
  return () => {
    for (const [name, listener] of listeners) sheet.removeEventListener(name, listener as EventListener);
    place(0);
  };
}
