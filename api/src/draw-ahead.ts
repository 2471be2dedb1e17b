import { setTimeout as sleep } from 'node:timers/promises';
import { createContext, type Platform } from './context.ts';
import { COVER_WIDTHS } from './modules/recipes/cover/cover-store.ts';

/** How many covers are drawn before anybody asks: those of the recipes most people look at. */
const COVERS = 400;
/** Pause between two, in milliseconds: whoever is there comes first. */
const PAUSE_MS = 50;

/** Draws covers in the background after the start, so that the first search shows its pictures at once. */
export async function drawAhead(platform: Platform, signal: AbortSignal): Promise<void> {
  const { recipes, ingredients } = createContext(platform, 'draw-ahead');
  const [smallest] = COVER_WIDTHS.toReversed();
  for (const recipe of await recipes.mostRated(COVERS)) {
    if (signal.aborted) return;
    await platform.covers.coverFile(await recipes.coverOf(recipe, ingredients), smallest ?? 480);
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}
