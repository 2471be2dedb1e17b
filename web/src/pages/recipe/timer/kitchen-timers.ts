import { storageListeners } from '../../../lib/storage-listeners.ts';
import { writeStored } from '../../../lib/stored-json.ts';
import {
  isTimerKey,
  kitchenTimerKey,
  parseKitchenTimer,
  storedForm,
  type KitchenTimer,
  type TimedRecipe,
} from './kitchen-timer.ts';
import { pauseTimer, resumeTimer, startTimer, type StepTimer } from './step-timer.ts';

/** What was read last: the same timers are the same array. */
let [readText, timers]: [string, readonly KitchenTimer[]] = ['[]', []];
const { subscribe, tell } = storageListeners(isTimerKey);

/** Each timer has a place of its own in the storage, so that two tabs never overwrite each other's. */
function entries(): [string, string][] {
  try {
    return Object.entries(localStorage)
      .filter((entry): entry is [string, string] => isTimerKey(entry[0]))
      .toSorted(([one], [other]) => one.localeCompare(other));
  } catch {
    return [];
  }
}

function read(): readonly KitchenTimer[] {
  const found = entries();
  const text = JSON.stringify(found);
  if (text !== readText) {
    readText = text;
    timers = found.flatMap(([key, value]) => parseKitchenTimer(key, value) ?? []);
  }
  return timers;
}

function write(key: string, value: object | null): void {
  writeStored(key, value);
  tell();
}

function change(key: string, make: (old: KitchenTimer) => StepTimer): void {
  const old = read().find((one) => one.key === key);
  if (old) write(key, storedForm({ ...old, timer: make(old) }));
}

/**
 * All timers of this browser, those of recipes' pages included, in every tab. Ends are kept as moments, so that reloads and sleep
 * cannot make them wrong. `get` and `subscribe` are for `useSyncExternalStore`.
 */
export const kitchenTimers = {
  get: read,
  subscribe,
  /** Starts the timer of a step; one that it has already begins from its whole minutes. */
  start({ id, slug, title }: TimedRecipe, step: number, minutes: number): void {
    const timer = startTimer(step, minutes, Date.now());
    write(kitchenTimerKey(id, step), storedForm({ timer, recipe: slug, title, hasRung: false }));
  },
  pause: (key: string): void => change(key, ({ timer }) => pauseTimer(timer, Date.now())),
  resume: (key: string): void => change(key, ({ timer }) => resumeTimer(timer, Date.now())),
  stop: (key: string): void => write(key, null),
  /** Notes that the end of a timer was announced. */
  noteRung(key: string): void {
    const old = read().find((one) => one.key === key);
    if (old) write(key, storedForm({ ...old, hasRung: true }));
  },
};
