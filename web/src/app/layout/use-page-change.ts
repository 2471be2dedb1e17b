import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryOf, keepPlaces, leftPlaces } from './left-places.ts';

/** How long a page may go on changing its height before the place it is held at counts as reached. */
const HELD_FOR_MS = 1000;
/** A cook who does any of these scrolls on their own. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * What a browser does by itself when a page changes: a new page begins at its top, an old one where it was left, and reading
 * goes on in `main`. A page that only rewrites its own address stays where it is.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const entry = entryOf(location);
  const { key, pathname } = location;
  const type = useNavigationType();
  const before = useRef({ key: '', pathname });

  // Gone before the next page is there: where that clamps the place, it is not the place that was left.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => leftPlaces.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keepPlaces);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keepPlaces);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const isNewPage = before.current.pathname !== pathname;
    const isNewEntry = before.current.key !== key;
    const isFirst = before.current.key === '';
    before.current = { key, pathname };
    if (isNewPage) main.current?.focus({ preventScroll: true });
    if (!isNewEntry) return undefined;
    if (type === NavigationType.Pop) return scrollBack(leftPlaces.get(entry) ?? 0, isFirst);
    if (isNewPage || type === NavigationType.Push) window.scrollTo(0, 0);
    else leftPlaces.set(entry, window.scrollY);
    return undefined;
  }, [entry, key, pathname, type, main]);
}

/**
 * Scrolls there, and again each time the page changes its height: one that renders again is short for a while, and the
 * browser clamps. Returns what ends it; a cook who moves ends it too.
 */
function scrollBack(top: number, isFirst: boolean): (() => void) | undefined {
  // A document that was not scrolled before begins where the browser has it, and so does one that is being read already.
  if (isFirst && (top === 0 || window.scrollY > 0)) return undefined;
  const heights = new ResizeObserver(() => window.scrollTo(0, top));
  const moves = new AbortController();
  const end = () => {
    heights.disconnect();
    moves.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, HELD_FOR_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true, signal: moves.signal });
  window.scrollTo(0, top);
  heights.observe(document.body);
  return end;
}
