import type { Freshness } from '../../shared/freshness.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';

/** The freshness of everything that anybody may be shown: recipes as an engine follows them, and the foods in memory. */
export function catalogueFreshness(followed: Freshness, foods: FoodStore): Freshness {
  return {
    version: () => {
      const changes = followed.version();
      // Neither ever falls, so the sum grows with each.
      return changes === null ? null : changes + foods.readings;
    },
  };
}
