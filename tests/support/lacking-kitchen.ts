import { MatchIndex } from '../../api/src/modules/search/index/match-index.ts';
import { isWelcome } from '../../api/src/modules/search/match/coverage.ts';
import { judgeRecipe } from '../../api/src/modules/search/match/match-score.ts';
import { breaksFilter, indexed, resolve, type KitchenSearch, type SmallWorld } from './small-kitchens.ts';

const ALL = { first: 100, after: null };

/** A small world with the index of its recipes, and one search in it to which foods are added as if they had been bought. */
export function openKitchen(world: SmallWorld, asked: KitchenSearch) {
  const index = new MatchIndex();
  index.apply(world.recipes.map((recipe) => indexed(recipe, world)));
  const { query, kitchen, stock } = resolve(world, asked);
  const judged = world.recipes.map((recipe) => ({
    number: recipe.number,
    isFiltered: breaksFilter(recipe, asked, world),
    hasUnknown: indexed(recipe, world).unlinkedLines > 0,
    ...judgeRecipe({ lines: recipe.lines, namedFoods: indexed(recipe, world).namedFoods }, kitchen),
  }));
  const complete = new Set(judged.filter(({ hasAll }) => hasAll).map(({ number }) => number));
  return {
    query,
    index,
    stock,
    judged,
    /** What a search finds complete with the foods added, and without them is not. */
    searchWith: async (...foods: number[]): Promise<number[]> => {
      const more = { ...asked, held: [...new Set([...asked.held, ...foods])], maxMissing: 0 };
      const { hits } = await index.search(resolve(world, more).query, ALL);
      return hits.map(({ number }) => number).filter((number) => !complete.has(number));
    },
    /** Whether the cook would buy a food. */
    isBought: (food: number): boolean => {
      const known = world.knowledge.byNumber(food);
      return known !== undefined && !known.isStaple && isWelcome(known, stock.limits);
    },
  };
}
