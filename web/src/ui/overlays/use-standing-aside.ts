import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether what lies over the foot of the page has to lie over its head, as it would hide what has the focus otherwise
 * (WCAG 2.4.11, focus not obscured).
 */
export function useStandingAside(over: HTMLElement | null): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    // It moves at once: the next reader sees its new position.
    const look = () => hides(over, document.activeElement) && flushSync(() => setAside((was) => !was));
    // By then the browser has scrolled to it.
    const handleFocus = () => requestAnimationFrame(look);
    document.addEventListener('focusin', handleFocus);
    // It may come over what has the focus already. The next one starts where it belongs.
    const growth = new ResizeObserver(() => (over?.offsetHeight ? look() : setAside(false)));
    if (over) growth.observe(over);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      growth.disconnect();
    };
  }, [over]);
  return isAside;
}

function hides(over: HTMLElement | null, focused: Element | null): boolean {
  if (!over || !focused || focused === document.body || over.contains(focused)) return false;
  const [above, below] = [over.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBeside =
    below.right <= above.left || below.left >= above.right || below.bottom <= above.top || below.top >= above.bottom;
  // What is larger than that shows beside it.
  return !isBeside && below.height <= above.height * 2;
}
