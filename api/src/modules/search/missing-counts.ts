import type { RecipeMatch } from './match/recipe-match.ts';

/** How many results there are by what they lack. */
export interface MissingCounts {
  none: number;
  one: number;
  more: number;
}

/** Counts results by what they lack, `maxMissing` aside. @param upTo how many lack at most so many foods; of null, how many there are */
export async function countMissing(upTo: (most: number | null) => number | Promise<number>): Promise<MissingCounts> {
  const [none, toOne, all] = await Promise.all([upTo(0), upTo(1), upTo(null)]);
  // Recipes may come and go between the counts.
  return { none, one: Math.max(0, toOne - none), more: Math.max(0, all - toOne) };
}

/** The same of results that are all there. */
export function missingOf(matches: readonly RecipeMatch[]): Promise<MissingCounts> {
  return countMissing((most) => matches.filter(({ needed, have }) => most === null || needed - have <= most).length);
}
