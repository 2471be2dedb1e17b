import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether what only this browser knows (storage, settings, the time) may be shown: false on the server and while the browser
 * hydrates what the server sent, so that both begin alike; true from then on.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
