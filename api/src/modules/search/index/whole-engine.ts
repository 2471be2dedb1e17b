import { AppError } from '../../../shared/errors.ts';
import type { SearchEngine } from '../match/search-engine.ts';

/**
 * An engine that ranks nothing before it knows every recipe: what it has not read yet would pass for what is not there.
 * @throws AppError UNAVAILABLE from `search`, `count` and `lacking` until then
 */
export function onceWhole(engine: SearchEngine, isWhole: () => boolean): SearchEngine {
  const whole = (): SearchEngine => {
    if (isWhole()) return engine;
    throw new AppError(
      'UNAVAILABLE',
      'Larder has just started and is still reading its recipes. Try again in a moment.',
    );
  };
  return {
    search: async (query, page) => whole().search(query, page),
    count: async (query) => whole().count(query),
    lacking: async (query) => whole().lacking(query),
    similar: (recipe, needs, first) => engine.similar(recipe, needs, first),
    popularity: (food) => engine.popularity(food),
    size: () => engine.size(),
  };
}
