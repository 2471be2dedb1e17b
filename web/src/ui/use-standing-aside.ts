import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether what lies over the foot of the page has to lie over its head, as it would hide what has the focus otherwise
 * (WCAG 2.4.11, focus not obscured).
 */
export function useStandingAside(over: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    // By then the browser has scrolled to it.
    const handleFocus = () => requestAnimationFrame(() => hides(over.current, document.activeElement) && setAside((was) => !was))
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [over])
  return isAside
}

function hides(over: HTMLElement | null, focused: Element | null): boolean {
  if (!over || !focused || focused === document.body || over.contains(focused)) return false
  const [above, below] = [over.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = below.right <= above.left || below.left >= above.right || below.bottom <= above.top || below.top >= above.bottom
  // What is larger than that shows beside it.
  return !isBeside && below.height <= above.height * 2
}
