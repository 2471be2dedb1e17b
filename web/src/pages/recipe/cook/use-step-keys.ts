import { useEffect, useEffectEvent } from 'react';

/** What the keys of cook mode do. */
interface StepKeys {
  next: () => void;
  back: () => void;
  close: () => void;
}

/** The arrow keys, and those that a presenter's clicker sends. */
const KEYS: Readonly<Record<string, keyof StepKeys>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Escape: 'close',
};

/** See {@link StepKeys}: they work wherever the focus is, but not in a window over the page. */
export function useStepKeys(keys: StepKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const key = KEYS[event.key];
    if (!isMeant || !key || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    keys[key]();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
