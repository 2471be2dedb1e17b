import { useSyncExternalStore } from 'react';

/** Below this width the layout is that of a phone (specification, section 9). */
const PHONE = '(max-width: 767.98px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrower than 768 px at this moment. */
export function isPhone(): boolean {
  return window.matchMedia(PHONE).matches;
}

/** Whether the window is narrower than 768 px. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}
