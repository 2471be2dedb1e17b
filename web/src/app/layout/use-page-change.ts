import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** How far each visited entry of the history was scrolled, in pixels, by the key of its location. */
const scrolled = new Map<string, number>()

/**
 * What a browser does by itself when a page changes: a new page begins at its top, an old one where it was left, and reading
 * goes on in `main`. A page that only rewrites its own address stays where it is.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef({ key, pathname })

  // Gone before the next page is there: where that clamps the place, it is not the place that was left.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => scrolled.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const isNewPage = before.current.pathname !== pathname
    const isNewEntry = before.current.key !== key
    before.current = { key, pathname }
    if (isNewEntry && type === NavigationType.Pop) scrollBack(scrolled.get(key) ?? 0)
    else if (isNewEntry && (isNewPage || type === NavigationType.Push)) window.scrollTo(0, 0)
    if (isNewPage) main.current?.focus({ preventScroll: true })
  }, [key, pathname, type, main])
}

/** Once more with the next frame: what draws itself again at first makes the page short for a moment, and the browser clamps. */
function scrollBack(top: number): void {
  const scroll = () => window.scrollTo(0, top)
  scroll()
  requestAnimationFrame(scroll)
}
