import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The moment, in milliseconds since 1970; it goes on by the second while `isTicking`, and at once when a sleeping tab wakes. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    if (!isTicking) return;
    const clock = setInterval(tick, SECOND);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isTicking]);
  return now;
}
