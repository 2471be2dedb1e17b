import fc from 'fast-check';
import type { DietFact } from '../../api/src/modules/ingredients/food.entity.ts';
import { FoodChoices, type Asked } from '../../api/src/modules/ingredients/foods/food-choices.ts';
import {
  FoodKnowledge,
  fitsDiet,
  type FoodEntry,
  type KnownFood,
  type Swap,
} from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { recipeNeeds, type LineNeed } from '../../api/src/modules/recipes/needed-foods.ts';
import {
  coverFoods,
  fillGaps,
  type Coverage,
  type CoverageLimits,
} from '../../api/src/modules/search/match/coverage.ts';
import type { Stock } from '../../api/src/modules/search/match/coverage-gain.ts';
import type { IndexedRecipe } from '../../api/src/modules/search/index/index-recipe.ts';
import { judgeRecipe, type Kitchen } from '../../api/src/modules/search/match/match-score.ts';
import {
  compareKeys,
  rankKey,
  ratingScore,
  shownRating,
  type MatchHit,
  type MatchQuery,
  type SortOrder,
} from '../../api/src/modules/search/match/search-engine.ts';
import { tellFoods, type RecipeCounts } from '../../api/src/modules/search/match/telling.ts';
import { Allergen, Diet } from '../../api/src/modules/ingredients/dietary.ts';
import { Difficulty, Meal } from '../../api/src/modules/recipes/recipe-enums.ts';
import type { Cuisine } from '../../api/src/modules/recipes/cuisine.ts';

/** A recipe as a test makes it up: its lines, and everything else that a search may ask about. */
export interface SmallRecipe {
  number: number;
  lines: LineNeed[];
  diet: DietFact;
  allergens: Allergen[];
  cuisine: Cuisine | null;
  difficulty: Difficulty;
  meals: Meal[];
  prepTime: number;
  cookTime: number;
  ratingSum: number;
  ratingCount: number;
  /** Whether the dish is named for each of its foods, by number; of those it needs. */
  namedFor: number[];
}

/** What a cook asks, before it is resolved to what the foods cover. */
export interface KitchenSearch {
  held: number[];
  /** Of what is held. */
  due: number[];
  pantry: number[];
  allowSubstitutions: boolean;
  assumeStaples: boolean;
  sort: SortOrder;
  diet: Diet;
  allergies: Allergen[];
  maxCookTime: number;
  cuisine: Cuisine | null;
  difficulty: Difficulty | null;
  meal: Meal | null;
  maxMissing: number | null;
  mustUse: number[];
  exclude: number[];
}

/** What is known of a few foods: their facts, and the choices that recipes leave. */
export interface SmallPantry {
  knowledge: FoodKnowledge;
  choices: FoodChoices;
}

/** A catalogue of few foods, so that recipes and cooks often meet. */
export interface SmallWorld extends SmallPantry {
  recipes: SmallRecipe[];
}

const FOODS = 12;
/** Numbers of the choices of foods that its recipes may leave. */
export const CHOICES: readonly number[] = [13, 14, 15, 16];
const DIET_FACTS: DietFact[] = ['vegan', 'vegetarian', 'pescatarian', 'none', 'unknown'];
const ALLERGENS = [Allergen.DAIRY, Allergen.GLUTEN, Allergen.FISH, Allergen.CELERY, Allergen.SULPHITES];
const CUISINES: Cuisine[] = ['Italian', 'Thai'];

const foodNumber = fc.integer({ min: 1, max: FOODS });
/** What a line may ask for: a food, or a choice of foods. */
const askedNumber = fc.integer({ min: 1, max: FOODS + CHOICES.length });
const now = fc.boolean().chain((may) => (may ? fc.boolean() : fc.constant(false)));
/** What cooks take for what: one food in four is a family of alike kinds, or makes the dish. */
const traits = { areKindsAlike: now, isDistinct: now };
const facts = { diet: fc.constantFrom(...DIET_FACTS), allergens: fc.subarray(ALLERGENS) };

/** Any food tree: each food may be a kind of an earlier one; the last two are staples, which may have kinds too. */
const knowledge: fc.Arbitrary<FoodKnowledge> = fc
  .record({
    foods: fc.array(fc.record({ parent: fc.option(fc.nat({ max: FOODS - 1 })), ...facts, ...traits }), {
      minLength: FOODS,
      maxLength: FOODS,
    }),
    swaps: fc.uniqueArray(fc.tuple(foodNumber, foodNumber, fc.option(foodNumber, { freq: 1 })), {
      maxLength: 8,
      selector: ([food, use]) => `${food} ${use}`,
    }),
  })
  .map(
    ({ foods, swaps }) =>
      new FoodKnowledge(
        foods.map((food, i) => entry(i, food)),
        swaps.filter(([food, use]) => food !== use).map(swap),
      ),
  );

/** Choices of up to three foods, numbered behind them; half of them refuse some swaps, as a single food that is asked for may. */
const choices: fc.Arbitrary<FoodChoices> = fc
  .array(
    fc.record({
      foods: fc.uniqueArray(foodNumber, { minLength: 1, maxLength: 3 }),
      refused: fc.oneof(fc.constant([]), fc.uniqueArray(foodNumber, { maxLength: 4 })),
    }),
    { minLength: CHOICES.length, maxLength: CHOICES.length },
  )
  .map((all) => new FoodChoices(all.map((asked, i) => ({ number: CHOICES[i] ?? 0, ...ascending(asked) }))));

const ascending = ({ foods, refused }: Asked): Asked => ({
  foods: foods.toSorted((a, b) => a - b),
  refused: refused.toSorted((a, b) => a - b),
});

type SmallFood = Pick<FoodEntry, 'areKindsAlike' | 'isDistinct'> & {
  parent: number | null;
  diet: DietFact;
  allergens: Allergen[];
};

function entry(i: number, { parent, diet, allergens, ...traits }: SmallFood): FoodEntry {
  const parentId = parent !== null && parent < i ? String(parent + 1) : null;
  const unused = {
    plural: null,
    aliases: [],
    category: 'test',
    commonUnit: null,
    nutrients: null,
    weights: null,
    shelfDays: null,
  };
  return {
    id: String(i + 1),
    number: i + 1,
    slug: `food-${i + 1}`,
    name: `food ${i + 1}`,
    isStaple: i >= FOODS - 2,
    ...traits,
    parentId,
    diet,
    contains: allergens,
    unsure: [],
    ...unused,
  };
}

const swap = ([food, use, third]: [number, number, number | null]): Swap => ({
  foodId: String(food),
  useId: String(use),
  ratio: 1,
  contexts: [],
  withId: third === null ? null : String(third),
  note: null,
});

/** Any recipe but for its number. */
export const recipeBody: fc.Arbitrary<Omit<SmallRecipe, 'number'>> = fc
  .record({
    lines: fc.array(
      fc.record({
        food: fc.option(askedNumber, { freq: 8 }),
        isOptional: fc.boolean().chain((may) => (may ? fc.boolean() : fc.constant(false))),
      }),
      { maxLength: 7 },
    ),
    ...facts,
    cuisine: fc.option(fc.constantFrom(...CUISINES)),
    difficulty: fc.constantFrom(...Object.values(Difficulty)),
    meals: fc.subarray(Object.values(Meal)),
    prepTime: fc.constantFrom(0, 5, 10),
    cookTime: fc.constantFrom(5, 30, 60, 240, 4_000),
    namedFor: fc.uniqueArray(askedNumber, { maxLength: 4 }),
    stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  })
  .map(({ stars, ...body }) => ({
    ...body,
    ratingSum: stars.reduce((sum, star) => sum + star, 0),
    ratingCount: stars.length,
  }));

/** Any catalogue of up to 25 recipes. */
export const smallWorld: fc.Arbitrary<SmallWorld> = fc.record({
  knowledge,
  choices,
  recipes: fc
    .array(recipeBody, { maxLength: 25, size: 'max' })
    .map((bodies) => bodies.map((body, i) => ({ number: 7 * i + 3, ...body }))),
});

/** A filter that one search in four sets: if all were set, hardly anything would be found. */
const sometimes = <T>(filter: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: filter });

/** Any search over a small world. */
export const asked: fc.Arbitrary<KitchenSearch> = fc.record({
  held: fc.array(foodNumber, { maxLength: 6, size: 'max' }),
  due: sometimes(fc.array(foodNumber, { minLength: 1, maxLength: 6 })).map((list) => list ?? []),
  pantry: sometimes(fc.array(foodNumber, { minLength: 1, maxLength: 4 })).map((list) => list ?? []),
  allowSubstitutions: fc.boolean(),
  assumeStaples: fc.boolean(),
  sort: fc.constantFrom<SortOrder[]>('relevance', 'time', 'rating', 'popularity', 'use_first', 'use_first'),
  diet: sometimes(fc.constantFrom(...Object.values(Diet))).map((diet) => diet ?? Diet.ANY),
  allergies: sometimes(fc.subarray(ALLERGENS, { minLength: 1 })).map((list) => list ?? []),
  maxCookTime: fc.constantFrom(5, 60, 240, 240),
  cuisine: sometimes(fc.constantFrom(...CUISINES)),
  difficulty: sometimes(fc.constantFrom(...Object.values(Difficulty))),
  meal: sometimes(fc.constantFrom(...Object.values(Meal))),
  maxMissing: sometimes(fc.nat({ max: 3 })),
  mustUse: sometimes(fc.array(foodNumber, { minLength: 1, maxLength: 2 })).map((list) => list ?? []),
  exclude: sometimes(fc.array(foodNumber, { minLength: 1, maxLength: 2 })).map((list) => list ?? []),
});

/** Resolves a search as the search service does. */
export function resolve(
  world: SmallWorld,
  asked: KitchenSearch,
): { query: MatchQuery; kitchen: Kitchen; stock: Stock } {
  const { knowledge, choices } = world;
  const known = (number: number): KnownFood => knowledge.byNumber(number) as KnownFood;
  const held = [...new Set([...asked.held, ...asked.mustUse])].map(known);
  const excluded = unwantedFoods(world, asked);
  const due = new Set(asked.due);
  const pantry = [...new Set(asked.pantry)].map(known);
  const limits: CoverageLimits = { ...asked, excluded, due, beside: [...held, ...pantry] };
  const coverageOf = (foods: KnownFood[]): Coverage => coverFoods(foods, knowledge, limits, choices);
  const coverage = fillGaps(coverageOf(held), coverageOf(pantry));
  const telling = tellFoods(
    held.filter((food) => !food.isStaple),
    knowledge,
    choices,
    countsOf(world),
  );
  const mustUse = asked.mustUse.map((food) => coveredBy(food, world, asked));
  return {
    query: {
      coverage,
      telling,
      due,
      assumeStaples: asked.assumeStaples,
      filters: { ...asked, mustUse, excluded },
      sort: asked.sort,
    },
    kitchen: {
      coverage,
      telling,
      isStaple: (number) => isStaple(number, world),
      assumeStaples: asked.assumeStaples,
    },
    stock: { held, pantry, coverage, limits },
  };
}

/** How often the recipes need each food, counted plainly. */
function countsOf(world: SmallWorld): RecipeCounts {
  const needs = world.recipes.map((recipe) => indexed(recipe, world).neededFoods);
  return { size: () => needs.length, popularity: (food) => needs.filter((foods) => foods.includes(food)).length };
}

const isStaple = (number: number, { knowledge, choices }: SmallPantry): boolean =>
  choices.foodsOf(number).some((food) => knowledge.byNumber(food)?.isStaple);

/** The foods that are not wanted, and the choices that leave nothing else. */
function unwantedFoods({ knowledge, choices }: SmallPantry, { exclude }: KitchenSearch): Set<number> {
  const foods = new Set(exclude.flatMap((number) => [number, ...knowledge.descendants(number)]));
  return new Set([...foods, ...CHOICES.filter((choice) => choices.foodsOf(choice).every((food) => foods.has(food)))]);
}

/** What one food covers, whatever else is held. */
const coveredBy = (food: number, pantry: SmallPantry, asked: KitchenSearch): Set<number> =>
  new Set(
    coverFoods(
      [pantry.knowledge.byNumber(food) as KnownFood],
      pantry.knowledge,
      { ...asked, excluded: unwantedFoods(pantry, asked), due: new Set() },
      pantry.choices,
    ).keys(),
  );

/** The recipe as an index takes it over. */
export function indexed(
  { lines, namedFor, prepTime, ratingSum, ratingCount, ...recipe }: SmallRecipe,
  pantry: SmallPantry,
): IndexedRecipe {
  const { needed, staples, unlinked } = recipeNeeds(lines, (number) => isStaple(number, pantry));
  const derived = {
    neededFoods: needed,
    namedFoods: needed.filter((food) => namedFor.includes(food)),
    stapleFoods: staples,
    unlinkedLines: unlinked,
    totalTime: prepTime + recipe.cookTime,
  };
  return { ...recipe, ...derived, ratingSum, reviewCount: ratingCount };
}

/** The answer by definition: every recipe judged on its lines, those that break a filter left out, the rest sorted. */
export function allHits(world: SmallWorld, asked: KitchenSearch): MatchHit[] {
  const { query, kitchen } = resolve(world, asked);
  const hits = world.recipes.flatMap((recipe): MatchHit[] => {
    const { percentage, used, missing } = judgeRecipe(
      { lines: recipe.lines, namedFoods: indexed(recipe, world).namedFoods },
      kitchen,
    );
    if (used.length === 0 || breaksFilter(recipe, asked, world)) return [];
    if (missing > (asked.maxMissing ?? Infinity)) return [];
    const { ratingSum, ratingCount, prepTime, cookTime, number } = recipe;
    const facts = {
      percentage,
      used: used.length,
      due: used.filter((food) => asked.due.includes(food)).length,
      shownRating: shownRating(ratingSum, ratingCount),
      ratingScore: ratingScore(ratingSum, ratingCount),
      reviewCount: ratingCount,
      totalTime: prepTime + cookTime,
      number,
    };
    return [{ number, percentage, key: rankKey(query.sort, facts) }];
  });
  return hits.sort((a, b) => compareKeys(a.key, b.key));
}

/** Whether something in the recipe itself is not as asked. */
export function breaksFilter(recipe: SmallRecipe, asked: KitchenSearch, pantry: SmallPantry): boolean {
  const { neededFoods, stapleFoods } = indexed(recipe, pantry);
  const unwanted = unwantedFoods(pantry, asked);
  return (
    recipe.cookTime > asked.maxCookTime ||
    (asked.cuisine !== null && recipe.cuisine !== asked.cuisine) ||
    (asked.difficulty !== null && recipe.difficulty !== asked.difficulty) ||
    (asked.meal !== null && !recipe.meals.includes(asked.meal)) ||
    !fitsDiet(recipe.diet, asked.diet) ||
    asked.allergies.some((allergen) => recipe.allergens.includes(allergen)) ||
    [...neededFoods, ...stapleFoods].some((food) => unwanted.has(food)) ||
    !asked.mustUse.every((food) =>
      [...neededFoods, ...stapleFoods].some((needed) => coveredBy(food, pantry, asked).has(needed)),
    )
  );
}
