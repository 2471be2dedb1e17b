import type { KitchenTimer } from './kitchen-timer.ts';
import { isFinished, isRunning, timeLeft } from './step-timer.ts';

/** A timer that ended longer ago is no news; the bar still shows it. In milliseconds. */
const STALE_MS = 60 * 60 * 1000;

/**
 * Rings each of the timers as it ends, and at once those that ended unnoticed: while no page was open, or the computer slept.
 * A timer that another tab has rung is not rung again, unless this tab saw it run.
 * @returns what ends it
 */
export function ringKitchenTimers(timers: readonly KitchenTimer[], ring: (timer: KitchenTimer) => void): () => void {
  const waits = new Set<ReturnType<typeof setTimeout>>();
  const rung = new Set<string>();
  const ringOnce = (kept: KitchenTimer) => {
    if (rung.has(kept.key)) return;
    rung.add(kept.key);
    ring(kept);
  };
  const look = () => {
    const now = Date.now();
    for (const kept of timers) {
      if (kept.hasRung || !isRunning(kept.timer) || now - kept.timer.endsAt > STALE_MS) continue;
      if (isFinished(kept.timer, now)) ringOnce(kept);
      else waits.add(setTimeout(ringOnce, timeLeft(kept.timer, now), kept));
    }
  };
  look();
  // A computer that slept has lost count of the time.
  document.addEventListener('visibilitychange', look);
  return () => {
    waits.forEach(clearTimeout);
    document.removeEventListener('visibilitychange', look);
  };
}
