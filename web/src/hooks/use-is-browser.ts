import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is the browser's own: false on the server and while what the server sent is taken over, true from then on.
 * What only this browser knows (storage, settings, the time) may be shown once it is true, so that both begin alike.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
