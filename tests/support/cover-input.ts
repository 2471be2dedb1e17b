import { readFoodFiles } from '../../api/src/modules/catalogue/food-files.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodKnowledge } from '../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { FoodNames } from '../../api/src/modules/ingredients/names/food-names.ts';
import { setTable } from '../../api/src/modules/recipes/cover/cover-scene.ts';
import type { CoverFood, CoverInput } from '../../api/src/modules/recipes/cover/cover-input.ts';

const { foods, swaps } = readFoodFiles(SEED_FOLDER);
/** The foods of the starter catalogue. */
export const knowledge = new FoodKnowledge(foods, swaps);
const names = new FoodNames(knowledge);

/** The foods of ingredient lines, as a recipe hands them to its cover. */
export function foodsOf(lines: readonly { text: string; food?: string | null }[]): CoverFood[] {
  return lines.flatMap(({ text, food: given }) => {
    const { food } = linkLine(given ?? text, names);
    if (food === null || food.isStaple) return [];
    const parents = food.ancestors.map((number) => knowledge.byNumber(number)?.slug ?? '');
    return [{ lineage: [food.slug, ...parents], cut: text.toLowerCase() }];
  });
}

/** What a cover is drawn from, for a dish of a title and lines. */
export const cover = (title: string, lines: string[] = [], changes: Partial<CoverInput> = {}): CoverInput => ({
  slug: 'a-dish',
  title,
  cuisine: null,
  tags: [],
  foods: foodsOf(lines.map((text) => ({ text }))),
  steps: [],
  ...changes,
});
/** The pieces that lie on the dish. */
export const piecesOf = (input: CoverInput): string[] => setTable(input).toppings.map(({ piece }) => piece);
