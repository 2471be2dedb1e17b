import { useEffect, useSyncExternalStore } from 'react';

/** Whether this browser can keep the screen from going dark. */
function canKeepScreenOn(): boolean {
  return 'wakeLock' in navigator;
}

/** The same while rendering; the server takes it for granted, as nearly every browser can. */
export function useCanKeepScreenOn(): boolean {
  return useSyncExternalStore(
    () => () => {},
    canKeepScreenOn,
    () => true,
  );
}

/** Keeps the screen on while `isWanted`. The browser lets go whenever the page is hidden, so it is asked again on return. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canKeepScreenOn()) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A browser may refuse, to save power or by its settings; the screen then goes dark as it always does.
      }
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, [isWanted]);
}
