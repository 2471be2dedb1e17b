import { useLayoutEffect, useRef } from 'react';

/** Each step begins at its top, wherever in the one before it the cook was. A page that is opened again stands where it was left. */
export function useStepFromTop(step: number): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current !== step) window.scrollTo(0, 0);
    before.current = step;
  }, [step]);
}
