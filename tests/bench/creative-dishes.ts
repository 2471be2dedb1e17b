/**
 * Dishes for random kitchens, to be read by a cook: three to fifteen foods each, drawn as often as recipes need them, some with a leftover,
 * something odd, a cupboard, a diet or an allergy. Of each kitchen's six dishes one is drawn and printed in full. The recipes are those of
 * the catalogue, or of a file of JSON lines with `ingredients`.
 * `node --experimental-transform-types tests/bench/creative-dishes.ts [SEED] [KITCHENS] [RECIPES.jsonl]`
 */
import { readFileSync } from 'node:fs';
import { readCatalogue } from '../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import { Composer } from '../../api/src/modules/creative/composer.ts';
import { isAmong, type CreativeRequest } from '../../api/src/modules/creative/dish-plan.ts';
import { cookedFood, readGrammar } from '../../api/src/modules/creative/grammar.ts';
import { Pairing } from '../../api/src/modules/creative/pairing.ts';
import type { Passed } from '../../api/src/modules/creative/recipe-validator.ts';
import type { KnownFood } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/names/food-names.ts';
import { deriveFromLines } from '../../api/src/modules/recipes/recipe-draft.ts';
import { ALLERGENS, Diet } from '../../api/src/modules/ingredients/dietary.ts';
import { seededRandom } from '../../api/src/shared/seeded-random.ts';

const [seed = 'dishes', kitchens = '30', file] = process.argv.slice(2);
const LEFTOVERS = [
  'leftover roast chicken',
  'leftover mashed potato',
  'gravy',
  'cooked rice',
  'stale bread',
  'cooked pasta',
  'roast beef',
  'leftover turkey',
  'boiled potatoes',
  'roast vegetables',
];
const CUPBOARD = [
  'onion',
  'garlic',
  'butter',
  'plain flour',
  'sugar',
  'milk',
  'rice',
  'soy sauce',
  'canned chopped tomatoes',
  'vegetable stock',
  'dried oregano',
  'ground cumin',
  'white wine vinegar',
];

const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
const grammar = readGrammar();
const names = new FoodNames(knowledge);
const composer = new Composer(
  grammar,
  knowledge,
  names,
  new Pairing(
    recipes.map(({ derived, cuisine }) => ({ foods: derived.neededFoods, cuisine })),
    knowledge,
  ),
);
const named = (words: readonly string[]): KnownFood[] => words.flatMap((word) => names.resolve(word)?.food ?? []);

/** The needed foods of each recipe of a file of JSON lines. */
function neededIn(path: string): (readonly number[])[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { title, ingredients } = JSON.parse(line) as { title: string; ingredients: string[] };
      const lines = ingredients.map((text) => ({ text, group: null, food: null }));
      return deriveFromLines(title, lines, names).neededFoods;
    });
}

const needed = file === undefined ? recipes.map(({ derived }) => derived.neededFoods) : neededIn(file);
const needs = new Map<number, number>();
for (const foods of needed) for (const food of foods) needs.set(food, (needs.get(food) ?? 0) + 1);
const usual = knowledge.foods.filter((food) => !food.isStaple && needs.has(food.number));
const odd = knowledge.foods.filter((food) => !food.isStaple && cookedFood(food, grammar, knowledge));

const random = seededRandom(seed);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const chance = (share: number): boolean => random() < share;
const weightOf = (food: KnownFood): number => (needs.get(food.number) ?? 0) ** 0.8;

function drawUsual(): KnownFood {
  let left = random() * usual.reduce((sum, food) => sum + weightOf(food), 0);
  return usual.find((food) => (left -= weightOf(food)) <= 0) ?? pick(usual);
}

function drawRequest(): CreativeRequest {
  const size = 3 + Math.floor(random() * 13);
  const held = [...(chance(0.25) ? named([pick(LEFTOVERS)]) : []), ...(chance(0.3) ? [pick(odd)] : [])];
  while (held.length < size) {
    const food = drawUsual();
    if (!isAmong(held, food) && !held.some((own) => own.ancestors.includes(food.number))) held.push(food);
  }
  return {
    held,
    pantry: chance(0.35) ? named(CUPBOARD.filter(() => chance(0.7))) : [],
    diet: chance(0.2) ? pick([Diet.VEGETARIAN, Diet.VEGAN, Diet.PESCATARIAN]) : Diet.ANY,
    allergies: chance(0.15) ? [pick(ALLERGENS)] : [],
    excluded: new Set(),
    mustUse: [],
    maxMissing: 3,
    maxCookTime: chance(0.15) ? 30 : 60,
    cuisine: null,
    difficulty: null,
    servings: chance(0.6) ? 4 : pick([1, 2, 6]),
    seed: String(Math.floor(random() * 1e6)),
  };
}

function print(at: number, request: CreativeRequest, dishes: readonly Passed[]): void {
  const filters = [
    request.diet === Diet.ANY ? '' : request.diet,
    ...request.allergies.map((allergen) => `no ${allergen}`),
    request.maxCookTime < 60 ? `${request.maxCookTime} minutes` : '',
  ]
    .filter(Boolean)
    .join(', ');
  console.log(
    `\n#${at} ${request.held.map(({ name }) => name).join(', ')}${request.pantry.length > 0 ? ` + ${request.pantry.map(({ name }) => name).join(', ')}` : ''}${filters && ` [${filters}]`}`,
  );
  console.log(`   of: ${dishes.map(({ draft }) => draft.title).join(' · ') || 'nothing'}`);
  if (dishes.length === 0) return;
  const { draft, derived } = pick(dishes);
  const missing = derived.neededFoods
    .flatMap((number) => knowledge.byNumber(number) ?? [])
    .filter((food) => !isAmong(request.held, food) && !isAmong(request.pantry, food));
  console.log(
    `   ${draft.title.toUpperCase()} · ${draft.cuisine} · serves ${draft.servings} · ${draft.prepTime} + ${draft.cookTime} min · missing: ${missing.map(({ name }) => name).join(', ') || 'nothing'}\n   ${draft.description}`,
  );
  console.log(`   ${draft.lines.map(({ text }) => text).join(' | ')}`);
  for (const [place, { text, minutes }] of draft.steps.entries())
    console.log(`   ${place + 1}. ${text}${minutes === null ? '' : ` (${minutes})`}`);
}

for (let at = 1; at <= Number(kitchens); at++) {
  const request = drawRequest();
  print(at, request, composer.compose(request, 0, 6).dishes);
}
