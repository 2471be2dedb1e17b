import { fromJson } from '../../../lib/stored-json.ts';
import { parseTimer, type StepTimer } from './step-timer.ts';
import { timerKey } from './stored-timers.ts';

/** The recipe that a timer was started in. */
export interface TimedRecipe {
  id: string;
  slug: string;
  title: string;
}

/** A timer among the many that may run at once. */
export interface KitchenTimer {
  /** Under which this browser keeps it. */
  key: string;
  timer: StepTimer;
  /** The slug or id of its recipe, for addresses. */
  recipe: string;
  /** The title of its recipe; null for the one timer of a recipe's page, which keeps none. */
  title: string | null;
  /** Whether its end was announced. */
  hasRung: boolean;
}

const PREFIX = 'larder:cook-timer:';
/** The one timer of a recipe's page. */
const OF_PAGE = timerKey('');

/** Whether something kept in this browser is a timer. */
export function isTimerKey(key: string): boolean {
  return key.startsWith(PREFIX) || key.startsWith(OF_PAGE);
}

/** Under which this browser keeps the timer of a step: each step of a recipe has its own. */
export function kitchenTimerKey(recipeId: string, step: number): string {
  return `${PREFIX}${step}:${recipeId}`;
}

/** Reads what is kept under a key that {@link isTimerKey}; null when it is no timer. */
export function parseKitchenTimer(key: string, text: string): KitchenTimer | null {
  const value = fromJson(text);
  const timer = parseTimer(value);
  if (!timer) return null;
  if (key.startsWith(OF_PAGE)) return { key, timer, recipe: key.slice(OF_PAGE.length), title: null, hasRung: false };
  const { slug, title, hasRung } = value as Record<string, unknown>;
  if (typeof slug !== 'string' || typeof title !== 'string') return null;
  return { key, timer, recipe: slug, title, hasRung: hasRung === true };
}

/** What is kept of a timer; {@link parseKitchenTimer} reads it. */
export function storedForm({ timer, recipe, title, hasRung }: Omit<KitchenTimer, 'key'>): object {
  return { ...timer, slug: recipe, title, hasRung };
}
