import { createContext, use } from 'react'

/** Whether the page that the server sent has been taken over; true from the start where it sent none. */
export interface Takeover {
  isOver: boolean
}

/** The takeover of the page that is shown. It is looked at, not followed: to draw everything anew for it would hold the page up. */
export const TakeoverContext = createContext<Takeover>({ isOver: true })

/**
 * Whether the page is the browser's own: false on the server and while what the server sent is taken over, true for what comes
 * onto the page from then on. What only this browser knows (storage, settings, the time) may be shown at once where it is true,
 * and after mounting otherwise, so that both begin alike.
 */
export function useIsBrowser(): boolean {
  return use(TakeoverContext).isOver
}
