import { readCatalogue } from '../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import { Composer } from '../../api/src/modules/creative/composer.ts';
import type { CreativeRequest } from '../../api/src/modules/creative/dish-plan.ts';
import { readGrammar } from '../../api/src/modules/creative/grammar.ts';
import { Pairing } from '../../api/src/modules/creative/pairing.ts';
import type { CreativeDraft } from '../../api/src/modules/creative/write-dish.ts';
import { Diet } from '../../api/src/modules/ingredients/dietary.ts';
import type { KnownFood } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/names/food-names.ts';

/** The catalogue as it ships, and a composer on it. */
export const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
export const names = new FoodNames(knowledge);
export const composer = new Composer(
  readGrammar(),
  knowledge,
  names,
  new Pairing(
    recipes.map(({ derived, cuisine }) => ({ foods: derived.neededFoods, cuisine })),
    knowledge,
  ),
);

/** The foods that these words name. */
export const foodsOf = (words: readonly string[]): KnownFood[] => words.map((word) => names.resolve(word)!.food);

/** Every dish that a few seeds give for these foods, for four. */
export function dishesOf(...words: string[]): CreativeDraft[] {
  return dishesFor(words);
}

/** Every dish that a few seeds give for these foods and wishes. */
export function dishesFor(words: string[], asked: Partial<CreativeRequest> = {}): CreativeDraft[] {
  return ['1', '2', '3'].flatMap((seed) =>
    composer.compose({ ...requestFor(words), ...asked, seed }, 0, 24).dishes.map(({ draft }) => draft),
  );
}

/** A request for these foods, for four, without wishes. */
export function requestFor(words: readonly string[]): CreativeRequest {
  return {
    held: foodsOf(words),
    pantry: [],
    diet: Diet.ANY,
    allergies: [],
    excluded: new Set(),
    mustUse: [],
    maxMissing: 3,
    maxCookTime: 120,
    cuisine: null,
    difficulty: null,
    servings: 4,
    seed: '1',
  };
}

/** Dishes of this name, of which there must be some. */
export function named(dishes: readonly CreativeDraft[], title: RegExp): CreativeDraft[] {
  const found = dishes.filter((dish) => title.test(dish.title));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** The first ingredient line with a word. */
export const lineOf = ({ lines }: CreativeDraft, word: RegExp): string | undefined =>
  lines.map(({ text }) => text).find((text) => word.test(text));

/** Every step, one after another. */
export const textOf = ({ steps }: CreativeDraft): string => steps.map(({ text }) => text).join(' ');

/** Grams or millilitres that a line begins with: "1.3 l vegetable stock". */
export function metricOf(line: string | undefined): number {
  const [, amount, unit] = /^([\d.]+) (g|ml|kg|l) /.exec(line ?? '') ?? [];
  return Number(amount) * (unit === 'l' || unit === 'kg' ? 1_000 : 1);
}

/** Tablespoons that a line begins with: "1 1/2 tbsp soy sauce". */
export function tablespoonsOf(line: string): number {
  const [, whole = '0', half, unit] = /^(?:(\d+) ?)?(1\/2)? ?(tbsp|tsp) /.exec(line) ?? [];
  return (Number(whole) + (half === undefined ? 0 : 0.5)) / (unit === 'tsp' ? 3 : 1);
}
