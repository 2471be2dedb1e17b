import { parseChip } from '../../components/ingredient-input/chip.ts';
import { buildFood, buildMatch, buildReading } from '../fixtures/build.ts';
import { foods } from '../fixtures/foods.ts';
import { matches } from '../fixtures/matches.ts';
import { pageOf } from '../fixtures/cook.ts';
import { recipes } from '../fixtures/recipes.ts';
import { site } from '../fixtures/site.ts';
import type { MockRoot } from '../root.ts';
import type {
  Ingredient,
  MissingCounts,
  QuerySearchRecipesArgs,
  Recipe,
  RecipeMatch,
  RecipeMatchConnection,
  RecipeSort,
  RecipeSwapInput,
  SwappedRecipe,
} from '../schema-types.ts';

function namesOf(food: Ingredient): string[] {
  return [food.name, food.pluralName ?? food.name];
}

function findFood(text: string): Ingredient | null {
  const name = parseChip(text).name.toLowerCase();
  return foods.find((food) => namesOf(food).includes(name)) ?? null;
}

/** A page of `all` for a search: as many as were asked for, behind the cursor, which is the place in the list. */
export function matchConnection(
  all: RecipeMatch[],
  { input, first = 24, after }: QuerySearchRecipesArgs,
): RecipeMatchConnection {
  const start = after ? Number(after) : 0;
  const edges = all.slice(start, start + first).map((node, index) => ({ cursor: String(start + index + 1), node }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    totalCount: all.length,
    dishes: [],
    longer: 0,
    longerMatches: [],
    missing: missingOf(all),
    hint: null,
    note: null,
    resolvedIngredients: input.ingredients.map((text) => ({
      text,
      ingredient: findFood(text),
      isExcluded: false,
      isDish: false,
      excludes: [],
      unread: [],
      parts: [],
      otherwise: null,
      maxCookTime: null,
      meal: null,
      cuisine: null,
      rest: text,
    })),
    pageInfo: {
      hasNextPage: start + first < all.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function missingOf(all: RecipeMatch[]): MissingCounts {
  const lacking = all.map(({ needed, have }) => needed - have);
  const none = lacking.filter((count) => count <= 0).length;
  const one = lacking.filter((count) => count === 1).length;
  return { none, one, more: all.length - none - one };
}

function suggest(text: string, first: number) {
  const found = foods.filter((food) => namesOf(food).some((name) => name.includes(text.toLowerCase())));
  return found
    .slice(0, first)
    .map((food) => ({ name: food.pluralName ?? food.name, commonUnit: food.commonUnit, ingredient: food }));
}

const KEYS: Record<RecipeSort, (match: RecipeMatch) => number> = {
  RELEVANCE: () => 0,
  TIME: ({ recipe }) => -recipe.totalTime,
  RATING: ({ recipe }) => 1e6 * (recipe.rating ?? 0) + recipe.reviewCount,
  POPULARITY: ({ recipe }) => recipe.reviewCount,
  USE_FIRST: ({ usesDue }) => usesDue.length,
};

/** As the page puts them in order by itself when all of them are there. */
function inOrder(sort: RecipeSort = 'RELEVANCE'): RecipeMatch[] {
  return matches.toSorted((one, other) => KEYS[sort](other) - KEYS[sort](one));
}

/** The names in the steps alone: allergens and figures are the real server's work. */
function withSwaps(recipe: Recipe | null, swaps: readonly RecipeSwapInput[]): SwappedRecipe | null {
  if (!recipe) return null;
  const names = swaps.flatMap(({ ingredientId, foodId }) => {
    const line = recipe.ingredients.find(({ id }) => id === ingredientId);
    const standIn = line?.substitutes.find(({ ingredient }) => ingredient.id === foodId);
    return line && standIn ? [[line.name, standIn.ingredient.name] as const] : [];
  });
  const instructions = recipe.instructions.map((step) => ({
    ...step,
    description: names.reduce((text, [name, other]) => text.replaceAll(name, other), step.description),
  }));
  const { diet, allergens, possibleAllergens, nutrition } = recipe;
  return { diet, allergens, possibleAllergens, addedAllergens: [], instructions, nutrition };
}

/** Who types this is offered what is worth a longer wait. */
const SLOW_FOOD = 'pork belly';
const slowMatch = buildMatch({ ...recipes.curry, cookTime: 95, totalTime: 110 }, 91, {});

/** What everybody may look at. Which recipes a search finds is fixed: filters are the real server's work. */
export const searchAnswers = {
  searchRecipes: (args) =>
    args.input.ingredients.includes(SLOW_FOOD)
      ? { ...matchConnection(matches.slice(0, 1), args), longer: 1, longerMatches: [slowMatch] }
      : matchConnection(
          args.input.fromPantry || args.input.ingredients.some(findFood) ? inOrder(args.input.sort) : [],
          args,
        ),
  unlocks: ({ first = 5 }) =>
    foods
      .slice(0, Math.min(first, 2))
      .map((food) => ({ food, recipes: 7, examples: [recipes.shakshuka, recipes.curry] })),
  unlockPair: () => ({
    ingredients: [buildFood('flour tortillas'), buildFood('beef mince')],
    recipes: 19,
    examples: [recipes.salad, recipes.curry],
  }),
  commonFoods: ({ first = 30 }) => foods.slice(0, first),
  ingredientSuggestions: ({ text, first = 8 }) => suggest(text, first),
  ingredient: ({ slug }) => foods.find((food) => food.slug === slug) ?? null,
  readIngredientLines: ({ texts }) =>
    texts.map((text) =>
      buildReading(text, {
        ingredient: foods.find((food) => namesOf(food).some((name) => text.includes(name))) ?? null,
      }),
    ),
  recipe: ({ slug }) => Object.values(recipes).find((recipe) => recipe.slug === slug || recipe.id === slug) ?? null,
  swappedRecipe: ({ recipe, swaps }) =>
    withSwaps(Object.values(recipes).find(({ id }) => id === recipe) ?? null, swaps),
  recipes: ({ text }) =>
    pageOf(Object.values(recipes).filter(({ title }) => title.toLowerCase().includes(text?.toLowerCase() ?? ''))),
  recipeIndex: () => ({
    cuisines: [
      { name: 'Indian', count: 30, example: recipes.curry },
      { name: 'Italian', count: 38, example: recipes.pasta },
    ],
    meals: [
      { meal: 'BREAKFAST', count: 53, example: recipes.shakshuka },
      { meal: 'DINNER', count: 198, example: recipes.curry },
    ],
    foods: foods
      .filter(({ name }) => ['egg', 'spinach', 'potato'].includes(name))
      .map((ingredient) => ({ ingredient, count: 16 })),
    quick: { count: 155, example: recipes.salad },
    fewIngredients: { count: 44, example: recipes.pasta },
  }),
  node: () => null,
  catalogue: () => ({ recipes: 312, ingredients: 1540, satisfaction: 96 }),
  site: () => site,
} satisfies Partial<MockRoot>;
