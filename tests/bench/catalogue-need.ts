/**
 * What the catalogue lacks: common foods with few recipes, common pairs of foods without one, and kitchens that find nothing to cook.
 * `node --experimental-transform-types tests/bench/catalogue-need.ts [DATA] [KITCHENS]`; NEED=1 lists the foods and pairs.
 */
import { readCatalogue } from '../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import { NO_CHOICES } from '../../api/src/modules/ingredients/foods/food-choices.ts';
import type { KnownFood } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/names/food-names.ts';
import { linkLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { coverFoods } from '../../api/src/modules/search/match/coverage.ts';
import { judgeRecipe } from '../../api/src/modules/search/match/match-score.ts';
import { tellFoods, type RecipeCounts } from '../../api/src/modules/search/match/telling.ts';
import { Diet } from '../../api/src/modules/ingredients/dietary.ts';
import { seededRandom } from '../../api/src/shared/seeded-random.ts';
import { readNytNames, readRecipes, readTasteRecipes, share } from './line-data.ts';

/** The commonest foods of the lists, which nearly every kitchen keeps: salt, sugar, butter and the like. */
const CUPBOARD = 10;
/** Foods of a kitchen beside the cupboard's. */
const KITCHEN = 8;
/** What a dish is seldom about. */
const NO_MAIN = new Set(['spices', 'basics', 'oils-and-vinegars', 'herbs', 'baking', 'drinks', 'sauces']);
const COMMON_FOODS = 300;
const COMMON_PAIRS = 3_000;
/** Recipes that a common food should be a main part of. */
const ENOUGH = 8;
/** Minutes of cooking that a search allows by default. */
const MAX_COOK_TIME = 60;

const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
const names = new FoodNames(knowledge);
const findable = recipes.filter(({ cookTime }) => cookTime <= MAX_COOK_TIME);
const needs = new Map<number, number>();
for (const { derived } of recipes) for (const food of derived.neededFoods) needs.set(food, (needs.get(food) ?? 0) + 1);
const counts: RecipeCounts = { size: () => recipes.length, popularity: (food) => needs.get(food) ?? 0 };
const random = seededRandom('kitchens');

function foodsOf(lines: readonly string[]): KnownFood[] {
  const foods = lines.flatMap((line) => linkLine(line, names).food ?? []);
  return [...new Set(foods)].filter(({ slug }) => slug !== 'water');
}

const lists = [...readRecipes(), ...readTasteRecipes()].map(({ ingredients }) => foodsOf(ingredients));
const cupboard = byUse(lists).slice(0, CUPBOARD);
const inCupboard = new Set(cupboard.flatMap(({ number }) => [number, ...knowledge.descendants(number)]));
const isBought = ({ number, isStaple }: KnownFood): boolean => !isStaple && !inCupboard.has(number);
const isMain = (food: KnownFood): boolean => isBought(food) && !NO_MAIN.has(food.category);

/** The foods of these lists, most common first. */
function byUse(lists: readonly KnownFood[][]): KnownFood[] {
  const uses = new Map<KnownFood, number>();
  for (const food of lists.flat()) uses.set(food, (uses.get(food) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([food]) => food);
}

/** Main foods by the number of lists and labelled lines that name them, most common first. */
function commonFoods(): KnownFood[] {
  const named = [...readNytNames()].flatMap(([name, times]) => {
    const food = names.resolve(name)?.food;
    return food ? Array.from({ length: times }, () => [food]) : [];
  });
  return byUse([...lists, ...named])
    .filter(isMain)
    .slice(0, COMMON_FOODS);
}

/** Pairs of main foods by the number of lists that hold both, most common first. */
function commonPairs(): { pair: [KnownFood, KnownFood]; times: number }[] {
  const pairs = new Map<string, { pair: [KnownFood, KnownFood]; times: number }>();
  for (const list of lists) {
    const mains = list.filter(isMain).sort((a, b) => a.number - b.number);
    for (const [at, one] of mains.entries())
      for (const other of mains.slice(at + 1)) {
        const key = `${one.number}+${other.number}`;
        pairs.set(key, { pair: [one, other], times: (pairs.get(key)?.times ?? 0) + 1 });
      }
  }
  return [...pairs.values()].sort((a, b) => b.times - a.times).slice(0, COMMON_PAIRS);
}

/** Whether a recipe asks for this food, a kind of it, or what it is a kind of. */
function uses(needed: readonly number[], food: KnownFood): boolean {
  return needed.some(
    (number) =>
      number === food.number ||
      food.ancestors.includes(number) ||
      knowledge.byNumber(number)?.ancestors.includes(food.number),
  );
}

/** A kitchen of eight foods, each of a list of its own, so that common foods come often and none was bought for one dish. */
function drawKitchen(): KnownFood[] {
  const foods = new Set<KnownFood>();
  while (foods.size < KITCHEN) {
    const bought = (lists[Math.floor(random() * lists.length)] ?? []).filter(isBought);
    const food = bought[Math.floor(random() * bought.length)];
    if (food) foods.add(food);
  }
  return [...foods];
}

/** Fewest foods missing in any recipe that uses one of these, and the share of these that the best match uses. */
function answer(typed: readonly KnownFood[]): { missing: number; missingOfTwo: number; used: number } {
  const foods = [...typed, ...cupboard];
  const filter = { allowSubstitutions: true, diet: Diet.ANY, allergies: [], excluded: new Set<number>() };
  const kitchen = {
    coverage: coverFoods(foods, knowledge, filter),
    telling: tellFoods(foods, knowledge, NO_CHOICES, counts),
    assumeStaples: true,
    isStaple: (number: number) => knowledge.byNumber(number)?.isStaple ?? false,
  };
  const judged = findable
    .map(({ derived }) => judgeRecipe({ lines: linesOf(derived), namedFoods: derived.namedFoods }, kitchen))
    .map(({ used, missing, percentage }) => ({
      missing,
      percentage,
      used: typed.filter(({ number }) => used.includes(number)).length,
    }))
    .filter(({ used }) => used > 0)
    .sort((a, b) => b.percentage - a.percentage || b.used - a.used);
  const least = (uses: number): number =>
    Math.min(...judged.filter(({ used }) => used >= uses).map(({ missing }) => missing));
  return { missing: least(1), missingOfTwo: least(2), used: (judged[0]?.used ?? 0) / typed.length };
}

function linesOf({ lines }: (typeof recipes)[number]['derived']): { food: number | null; isOptional: boolean }[] {
  return lines
    .filter((line) => !line.isNoFood)
    .map((line) => ({ food: line.food?.number ?? null, isOptional: line.optional }));
}

const answers = Array.from({ length: Number(process.argv[3] ?? 500) }, drawKitchen).map(answer);
const atMost = (most: number): string => share(answers.filter(({ missing }) => missing <= most).length, answers.length);
const used = answers.reduce((sum, one) => sum + one.used, 0) / answers.length;
console.log(
  `${recipes.length} recipes; ${answers.length} kitchens of ${KITCHEN} foods and these staples: ${cupboard.map(({ name }) => name).join(', ')}`,
);
console.log(
  `nothing missing in ${atMost(0)}, at most one food in ${atMost(1)}; nothing missing for a dish of two or more of the eight in ${share(answers.filter(({ missingOfTwo }) => missingOfTwo === 0).length, answers.length)}; the best match uses ${(100 * used).toFixed(1)} % of what was typed`,
);

const perFood = commonFoods().map((food) => ({
  food,
  has: recipes.filter(({ derived }) => uses(derived.neededFoods, food)).length,
}));
const few = perFood.filter(({ has }) => has < ENOUGH);
const pairs = commonPairs();
const open = pairs.filter(
  ({ pair }) => !recipes.some(({ derived }) => pair.every((food) => uses(derived.neededFoods, food))),
);
console.log(
  `${few.length} of the ${perFood.length} most common foods are in fewer than ${ENOUGH} recipes, ${few.filter(({ has }) => has === 0).length} in none`,
);
console.log(`${open.length} of the ${pairs.length} most common pairs of foods are together in none`);
if (process.env['NEED']) {
  console.log(few.map(({ food, has }) => `${food.name} ${has}`).join(', '));
  console.log(open.map(({ pair, times }) => `${pair.map(({ name }) => name).join(' + ')} ${times}`).join(', '));
}
