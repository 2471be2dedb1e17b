import { useEffect, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Time between two letters that fall into place, in milliseconds. */
const STEP_MS = 26;

/** How a text looks while its letters fall into place from left to right. */
export interface Shuffle {
  /** The letter to show at a place of the text. */
  shownAt: (place: number) => string;
  play: () => void;
}

/** Shuffles `text` once when it has been seen, and each time it is played again. Reduced motion keeps it still. */
export function useShuffle(text: string, wasSeen: boolean): Shuffle {
  const [shown, setShown] = useState(text);
  const [settled, setSettled] = useState(text.length);
  const play = () => {
    if (!prefersReducedMotion()) setSettled(0);
  };
  useEffect(() => {
    if (!wasSeen) return;
    const timer = setTimeout(() => setSettled(prefersReducedMotion() ? text.length : 0));
    return () => clearTimeout(timer);
  }, [wasSeen, text]);
  useEffect(() => {
    if (settled >= text.length) return;
    const timer = setTimeout(() => {
      setShown(text.slice(0, settled + 1) + shuffled(text.slice(settled + 1)));
      setSettled(settled + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [settled, text]);
  return { shownAt: (place) => shown.charAt(place), play };
}

/** Letters of `rest` in any order, in lower case; spaces stay where they are. */
function shuffled(rest: string): string {
  const letters = rest.replaceAll(' ', '').toLowerCase();
  return rest.replaceAll(/\S/g, () => letters.charAt(Math.floor(Math.random() * letters.length)));
}
