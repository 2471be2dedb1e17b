import { setTimeout as sleep } from 'node:timers/promises';
import { createContext, type Platform } from '../context.ts';
import { coverOf } from '../modules/recipes/recipe-cover.ts';

/** How many covers are drawn before anybody asks: those of the recipes most people look at. */
const COVERS = 400;
/** The width that the cards of a search show. */
const ON_CARDS = 480;
/** A cook who reads a page asks for nothing for a while, in milliseconds. */
const LULL_MS = 30_000;

/** The times without requests. */
export class IdleDetector {
  readonly #length: number;
  #asked = -Infinity;

  /** @param length how long there has been no request, in milliseconds */
  constructor(length = LULL_MS) {
    this.#length = length;
  }

  /** Somebody asks. */
  readonly end = (): void => {
    this.#asked = performance.now();
  };

  /** Resolves in a lull, or once stopped. */
  async next(signal: AbortSignal): Promise<void> {
    for (let left = this.#left(); left > 0 && !signal.aborted; left = this.#left()) await rest(left, signal);
  }

  #left(): number {
    return this.#asked + this.#length - performance.now();
  }
}

const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/** Draws covers in the background after the start, while there are no requests, so that a search shows its pictures at once. */
export async function prerenderCovers(platform: Platform, idle: IdleDetector, signal: AbortSignal): Promise<void> {
  const { recipes, ingredients } = createContext(platform, 'draw-ahead');
  for (const recipe of await recipes.mostRated(COVERS)) {
    await idle.next(signal);
    if (signal.aborted) return;
    const began = performance.now();
    await platform.covers.coverFile(await coverOf(recipe, { recipes, ingredients }), ON_CARDS);
    // So as not to be noticed, for as long again as it kept a core busy nothing is drawn.
    await rest(performance.now() - began, signal);
  }
}
