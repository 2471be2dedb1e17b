import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { SEARCH_DEFAULTS, type SearchInput } from '../search/search-input.ts';
import { COOK_TIME } from '../search/search-limits.ts';
import type { SearchService } from '../search/search.service.ts';
import type { Evening, FoodToUse } from './evening.ts';
import type { Candidate } from './pick-dishes.ts';
import { TONIGHT } from './tonight-limits.ts';

/** One that may be proposed. */
export interface Dish extends Candidate {
  match: RecipeMatch;
  due: readonly FoodToUse[];
}

/** Looks for what may be proposed for an evening, the best first; where it is little, what needs more bought, too. */
export async function findDishes(evening: Evening, search: SearchService, count: number): Promise<Dish[]> {
  const find = (also: Partial<SearchInput>): Promise<Dish[]> => dishesOf(evening, search, also);
  const found = await find({});
  const missed = evening.due.filter((item) => !found.some(({ due }) => due.includes(item))).slice(0, TONIGHT.missedDue);
  const using: Dish[] = [];
  for (const item of missed) using.push(...(await thatUse(item, find)));
  const all = distinct([...found, ...using]);
  if (all.length >= count) return all;
  return distinct([...all, ...(await find({ maxMissing: null }))]);
}

/** What uses something due; what needs a little more bought only where nothing else does. */
async function thatUse(item: FoodToUse, find: (also: Partial<SearchInput>) => Promise<Dish[]>): Promise<Dish[]> {
  for (const maxMissing of [TONIGHT.missing, TONIGHT.missingForDue]) {
    const found = await find({ ingredients: [item.name], maxMissing });
    if (found.some(({ due, isForEvening }) => isForEvening && due.includes(item))) return found;
  }
  return [];
}

async function dishesOf(evening: Evening, search: SearchService, also: Partial<SearchInput>): Promise<Dish[]> {
  const { table, atHome, due, barred } = evening;
  const input = { ...FROM_PANTRY, ...table, ...also };
  const matches = await search.bestMatches(input, TONIGHT.lookedAt + barred.size, atHome);
  return matches
    .filter(({ recipe }) => !barred.has(recipe.id))
    .map((match) => ({
      match,
      due: due.filter(({ food }) => match.usedOfPantry?.has(food.number)),
      isForEvening: isDinner(match.recipe.tags) && match.recipe.cookTime <= COOK_TIME.default,
    }));
}

const FROM_PANTRY: SearchInput = {
  ...SEARCH_DEFAULTS,
  ingredients: [],
  fromPantry: true,
  maxCookTime: COOK_TIME.max,
  maxMissing: TONIGHT.missing,
  sort: 'use_first',
};

/** What makes a recipe something else than a dinner, unless it is called one too. */
const NO_DINNER = 'side snack breakfast brunch dessert baking bread sauce drink starter'.split(' ');

const isDinner = (tags: readonly string[]): boolean =>
  tags.includes('dinner') || !tags.some((tag) => NO_DINNER.includes(tag));

/** Each recipe once. */
const distinct = (dishes: readonly Dish[]): Dish[] => [
  ...new Map(dishes.map((dish) => [dish.match.recipe.id, dish])).values(),
];
