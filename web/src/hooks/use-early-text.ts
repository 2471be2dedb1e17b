import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Takes over what was typed into a field of a page from the server before its script had come. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
  onFocus?: () => void,
): void {
  const take = useEffectEvent((element: HTMLInputElement) => {
    if (element.value !== '') onText(element.value);
    if (element === document.activeElement) onFocus?.();
  });
  // Before the next key: what is typed or entered after it was looked at would be overwritten.
  useLayoutEffect(() => {
    if (field.current) take(field.current);
  }, [field]);
}
