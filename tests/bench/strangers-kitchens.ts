/**
 * Whether a search starts with what a kitchen is about: kitchens drawn from strangers' recipes, three telling foods and two others of one
 * recipe, with ten cupboard foods and without. `node --experimental-transform-types tests/bench/strangers-kitchens.ts [DATA] [KITCHENS]`
 */
import { readCatalogue } from '../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import { NO_CHOICES } from '../../api/src/modules/ingredients/foods/food-choices.ts';
import type { KnownFood } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/names/food-names.ts';
import { linkLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { coverFoods } from '../../api/src/modules/search/match/coverage.ts';
import { judgeRecipe, type Kitchen } from '../../api/src/modules/search/match/match-score.ts';
import { tellFoods, type RecipeCounts } from '../../api/src/modules/search/match/telling.ts';
import { Diet } from '../../api/src/modules/ingredients/dietary.ts';
import { seededRandom } from '../../api/src/shared/seeded-random.ts';
import { readRecipes, share } from './line-data.ts';

const CUPBOARD = [
  'onion',
  'garlic',
  'butter',
  'flour',
  'sugar',
  'egg',
  'milk',
  'rice',
  'pasta',
  'olive oil',
  'soy sauce',
  'vinegar',
  'canned tomatoes',
  'potatoes',
  'cheese',
];
/** What dinner is seldom about. */
const NOT_TELLING = new Set(['spices', 'basics', 'oils-and-vinegars', 'herbs', 'baking', 'drinks']);
/** Minutes of cooking that a search allows by default. */
const MAX_COOK_TIME = 60;

interface StrangersKitchen {
  telling: KnownFood[];
  others: KnownFood[];
  cupboard: KnownFood[];
}

/** A result as it is compared: how many of the telling foods it uses, and how many foods it lacks. */
interface Result {
  uses: number;
  missing: number;
}

const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
const names = new FoodNames(knowledge);
const findable = recipes.filter(({ cookTime }) => cookTime <= MAX_COOK_TIME);
const needs = new Map<number, number>();
for (const { derived } of recipes) for (const food of derived.neededFoods) needs.set(food, (needs.get(food) ?? 0) + 1);
const counts: RecipeCounts = { size: () => recipes.length, popularity: (food) => needs.get(food) ?? 0 };
const cupboard = CUPBOARD.flatMap((name) => names.resolve(name)?.food ?? []);
const inCupboard = new Set(
  cupboard.flatMap((food) => [food.number, ...food.ancestors, ...knowledge.descendants(food.number)]),
);

const random = seededRandom('strangers');
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

function drawKitchen(lines: readonly string[]): StrangersKitchen | null {
  const foods = [...new Set(lines.map((line) => linkLine(line, names).food))].filter(
    (food) => food !== null && !food.isStaple,
  ) as KnownFood[];
  const telling = shuffled(
    foods.filter(({ number, category }) => !inCupboard.has(number) && !NOT_TELLING.has(category)),
  ).slice(0, 3);
  const others = shuffled(foods.filter((food) => !telling.includes(food))).slice(0, 2);
  if (telling.length < 3 || others.length < 2) return null;
  return { telling, others, cupboard: shuffled(cupboard.filter((food) => !others.includes(food))).slice(0, 10) };
}

/** The results of a search for these foods, best first. */
function search(foods: readonly KnownFood[], telling: readonly KnownFood[]): Result[] {
  const coverage = coverFoods(foods, knowledge, {
    allowSubstitutions: true,
    diet: Diet.ANY,
    allergies: [],
    excluded: new Set(),
  });
  const told = tellFoods(
    foods.filter((food) => !food.isStaple),
    knowledge,
    NO_CHOICES,
    counts,
  );
  const kitchen: Kitchen = {
    coverage,
    telling: told,
    assumeStaples: true,
    isStaple: (number) => knowledge.byNumber(number)?.isStaple ?? false,
  };
  const numbers = new Set(telling.map(({ number }) => number));
  return findable
    .map(({ derived }) =>
      judgeRecipe(
        {
          lines: derived.lines
            .filter((line) => !line.isNoFood)
            .map((line) => ({ food: line.food?.number ?? null, isOptional: line.optional })),
          namedFoods: derived.namedFoods,
        },
        kitchen,
      ),
    )
    .filter(({ used }) => used.length > 0)
    .sort((a, b) => b.percentage - a.percentage || b.used.length - a.used.length)
    .map(({ used, missing }) => ({ uses: used.filter((food) => numbers.has(food)).length, missing }));
}

function report(
  what: string,
  kitchens: readonly StrangersKitchen[],
  foodsOf: (kitchen: StrangersKitchen) => KnownFood[],
): void {
  const answers = kitchens.map((kitchen) => search([...new Set(foodsOf(kitchen))], kitchen.telling));
  const most = (results: readonly Result[]): number =>
    Math.max(0, ...results.filter(({ missing }) => missing <= 2).map(({ uses }) => uses));
  const count = (holds: (results: Result[]) => boolean): string => share(answers.filter(holds).length, answers.length);
  const firstMissing = answers.reduce((sum, [first]) => sum + (first?.missing ?? 0), 0) / answers.length;
  console.log(
    `${what}: ${answers.length} kitchens, the first result uses none of the three in ${count(([first]) => (first?.uses ?? 0) === 0)}, the most that any with two missing or fewer uses in ${count((all) => (all[0]?.uses ?? 0) >= most(all))}, within three in ${count((all) => all.slice(0, 3).some(({ uses }) => uses >= most(all)))}; ${firstMissing.toFixed(2)} missing in the first`,
  );
}

const wanted = Number(process.argv[3] ?? 200);
const kitchens = shuffled(readRecipes())
  .flatMap(({ ingredients }) => drawKitchen(ingredients) ?? [])
  .slice(0, wanted);
report('with ten cupboard foods', kitchens, (kitchen) => [...kitchen.telling, ...kitchen.others, ...kitchen.cupboard]);
report('without', kitchens, (kitchen) => [...kitchen.telling, ...kitchen.others]);
