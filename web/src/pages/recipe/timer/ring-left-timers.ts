import { recipe as text } from '../../../messages/recipe.ts';
import { fromJson, readStored, writeStored } from '../../../lib/stored-json.ts';
import { announceFinish } from './announce-finish.ts';
import { prepareChime } from './chime.ts';
import { isFinished, isRunning, parseTimer, timeLeft, type StepTimer } from './step-timer.ts';
import { timedRecipes, timerKey } from './stored-timers.ts';

/** What the page of the recipe has to ring by itself, where it is open here or in another tab; in milliseconds. */
const GRACE_MS = 1000;

/** A timer that ended longer ago is no news to the cook; the page of its recipe still tells. In milliseconds. */
const STALE_MS = 60 * 60 * 1000;

/**
 * Rings the timers of recipes whose page the cook has left, those that are kept now.
 * @param onOpen goes to the recipe of a timer that has rung
 * @returns what ends it
 */
export function ringLeftTimers(onOpen: (recipeId: string) => void): () => void {
  const waits = new Set<ReturnType<typeof setTimeout>>();
  const ring = (recipeId: string) => {
    const timer = timerOf(recipeId);
    if (!timer || !isFinished(timer, Date.now())) return;
    writeStored(timerKey(recipeId), null);
    announceFinish(timer, { label: text.timer.open, onPress: () => onOpen(recipeId) });
  };
  const look = () => {
    for (const recipeId of timedRecipes()) {
      const timer = timerOf(recipeId);
      if (timer && isToRing(timer))
        waits.add(setTimeout(() => waits.add(setTimeout(ring, GRACE_MS, recipeId)), timeLeft(timer, Date.now())));
    }
  };
  look();
  // A computer that slept has lost count of the time.
  document.addEventListener('visibilitychange', look);
  // A page that was reloaded may only make a sound once something on it has been pressed.
  document.addEventListener('click', prepareChime, { once: true });
  return () => {
    waits.forEach(clearTimeout);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('click', prepareChime);
  };
}

function timerOf(recipeId: string): StepTimer | null {
  return parseTimer(fromJson(readStored(timerKey(recipeId))));
}

function isToRing(timer: StepTimer): boolean {
  return isRunning(timer) && Date.now() - timer.endsAt < STALE_MS;
}
