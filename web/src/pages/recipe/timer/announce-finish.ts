import { recipe as text } from '../../../messages/recipe.ts';
import { showToast, type Toast } from '../../../ui/overlays/toast-store.ts';
import { playChime } from './chime.ts';
import { notify } from './notification.ts';
import { isRunning, type StepTimer } from './step-timer.ts';

/** Buzz, pause, buzz, in milliseconds. */
const BUZZ = [300, 150, 300];

/** The cook need not be at the screen when a timer ends: the toast waits for them, or for a newer one. In milliseconds. */
const STAYS_MS = 10 * 60_000;

/**
 * Tells the cook that a timer has ended: by a toast, a sound, a buzz, and a notification where they allowed it.
 * @param action what the toast offers, where the cook is not at the recipe
 * @param recipe title of the recipe, where timers of several may run
 */
export function announceFinish(timer: StepTimer, action?: Toast['action'], recipe?: string | null): void {
  const { title, description } = text.timer.finished(timer.step, recipe ?? null);
  showToast({ title, description, duration: STAYS_MS, ...(action && { action }) });
  playChime();
  // The same timer ends in every tab at the same moment, another timer at another.
  notify(title, description, `timer-${isRunning(timer) ? timer.endsAt : timer.step}`);
  if ('vibrate' in navigator) navigator.vibrate(BUZZ);
}
