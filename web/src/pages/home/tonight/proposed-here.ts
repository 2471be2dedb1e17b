import { fromJson, readStored, writeStored } from '../../../lib/stored-json.ts';

const STORAGE_KEY = 'larder:proposed';
const WEEK_MS = 7 * 86_400_000;
/** Most dishes that are remembered: with those on the page, no more than can be said to be not wanted. */
const KEPT_MAX = 40;

/** A dish that was proposed on a day, YYYY-MM-DD. */
interface Proposed {
  recipe: string;
  day: string;
}

/** What this browser proposed to a visitor in the last days, so that no dish comes twice in a week. */
export const proposedHere = {
  /** Ids of the dishes of other evenings of the week. */
  onOtherEvenings: (): string[] =>
    stored()
      .filter(({ day }) => day !== dayOf(Date.now()))
      .map(({ recipe }) => recipe),
  /** Remembers what is proposed today. */
  note(recipes: readonly string[]): void {
    const before = stored().filter(({ recipe }) => !recipes.includes(recipe));
    const all = [...before, ...recipes.map((recipe) => ({ recipe, day: dayOf(Date.now()) }))].slice(-KEPT_MAX);
    writeStored(STORAGE_KEY, all);
  },
};

function stored(): Proposed[] {
  const all = fromJson(readStored(STORAGE_KEY));
  const weekAgo = dayOf(Date.now() - WEEK_MS);
  return Array.isArray(all) ? all.filter(isProposed).filter(({ day }) => day > weekAgo) : [];
}

/** Whether stored data is a proposal; a storage may hold anything. */
function isProposed(value: unknown): value is Proposed {
  if (typeof value !== 'object' || value === null) return false;
  const { recipe, day } = value as Record<string, unknown>;
  return typeof recipe === 'string' && typeof day === 'string';
}

/** A day as the server counts them. */
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
