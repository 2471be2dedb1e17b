import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissToast } from './toast-store.ts';

/** The key that moves focus to the visible toast (specification, section 9). */
const FOCUS_KEY = 'F8';

/** A window over the page says so on the body. While it is open it keeps the focus. */
const isWindowOpen = () => document.querySelector('[data-scroll-lock]') !== null;

/**
 * The keys of the place where toasts appear: F8 leads there, from a window over the page too, and Escape takes the toast away. A window
 * has the focus back once the toast has gone; on the page `keepFocus` sees to that.
 * @param toastId of the visible toast
 * @returns whether the focus is there: the toast is being read
 */
export function useNoticeKeys(region: HTMLElement | null, toastId: number | undefined): boolean {
  const [isThere, setThere] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (!region) return;
    const isHere = (target: EventTarget | null) => target instanceof Node && region.contains(target);
    const handleFocus = (event: FocusEvent) => {
      setThere(isHere(event.target));
      if (!isHere(event.target)) return;
      if (!isHere(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      if (isWindowOpen()) event.stopImmediatePropagation();
    };
    const handleBlur = ({ relatedTarget }: FocusEvent) => relatedTarget ?? setThere(false);
    const handleKey = (event: KeyboardEvent) => {
      if (!isHere(event.target)) return;
      if (event.key === 'Escape') {
        // Nor is it the browser's to close a window for it.
        event.preventDefault();
        dismissToast();
      }
      if (['Escape', 'Tab'].includes(event.key) && isWindowOpen()) event.stopImmediatePropagation();
    };
    // Before the document, where a window hears of it, and would take the focus back or close.
    window.addEventListener('focusin', handleFocus, true);
    window.addEventListener('focusout', handleBlur, true);
    window.addEventListener('keydown', handleKey, true);
    return () => {
      window.removeEventListener('focusin', handleFocus, true);
      window.removeEventListener('focusout', handleBlur, true);
      window.removeEventListener('keydown', handleKey, true);
    };
  }, [region]);
  useFocusKey(toastId === undefined ? null : region);
  useLayoutEffect(() => {
    // The page takes the focus back when there is nothing left to read.
    if (toastId === undefined) region?.blur();
    const isLost = isThere && !region?.contains(document.activeElement);
    if (isLost && isWindowOpen() && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [region, toastId, isThere]);
  return isThere;
}

function useFocusKey(region: HTMLElement | null): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== FOCUS_KEY || !region) return;
      event.preventDefault();
      region.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [region]);
}
