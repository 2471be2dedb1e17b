import sharp from 'sharp';
import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodKnowledge, type KnownFood } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { foodIconSvg, iconForFood } from '../../../api/src/modules/ingredients/food-art/food-icon.ts';
import { foodsWithPicture } from '../../../api/src/modules/ingredients/food-art/picture-table.ts';
import { Allergen } from '../../../api/src/modules/ingredients/dietary.ts';

const { foods, swaps } = readFoodFiles(SEED_FOLDER);
const knowledge = new FoodKnowledge(foods, swaps);

function iconOf(food: KnownFood): string {
  const parents = food.ancestors.map((number) => knowledge.byNumber(number)?.slug ?? '');
  return iconForFood(food.slug, parents, food.category);
}

/** Pictures that nobody takes for anything free of the allergen. */
const SHOWS: Record<string, Allergen> = {
  peanuts: Allergen.PEANUT,
  chestnut: Allergen.TREE_NUTS,
  'glass-of-milk': Allergen.DAIRY,
  'cheese-wedge': Allergen.DAIRY,
  butter: Allergen.DAIRY,
  egg: Allergen.EGGS,
  fish: Allergen.FISH,
  'fillet-white': Allergen.FISH,
  'fillet-salmon': Allergen.FISH,
  shrimp: Allergen.SHELLFISH,
  crab: Allergen.SHELLFISH,
  lobster: Allergen.SHELLFISH,
  oyster: Allergen.SHELLFISH,
};

describe('the picture of a food', () => {
  test('exists for every food of the catalogue', () => {
    const without = knowledge.foods
      .filter((food) => foodIconSvg(iconOf(food)) === undefined)
      .map((food) => `${food.slug}: ${iconOf(food)}`);
    expect(without).toEqual([]);
  });

  test('exists for a food that only its category is known of, in every category', () => {
    const categories = [...new Set(foods.map((food) => food.category))];
    const without = categories.filter((category) => foodIconSvg(iconForFood('brand-new', [], category)) === undefined);
    expect(without).toEqual([]);
    expect(new Set(categories.map((category) => iconForFood('brand-new', [], category))).size).toBeGreaterThan(
      categories.length / 2,
    );
  });

  test('never shows a nut, milk, an egg, fish or shellfish in place of a food without it', () => {
    const misleading = knowledge.foods.filter((food) => {
      const shown = SHOWS[iconOf(food)];
      return shown !== undefined && !food.contains.includes(shown);
    });
    expect(misleading.map((food) => `${food.slug}: ${iconOf(food)}`)).toEqual([]);
  });

  test('is never a toadstool', () => {
    expect(knowledge.foods.map(iconOf)).not.toContain('mushroom');
    expect(iconForFood('button-mushroom', [], 'vegetables')).toBe('brown-mushroom');
  });

  test("is its own, else its nearest parent's, else its category's, else a bowl", () => {
    expect(iconForFood('red-onion', ['onion'], 'vegetables')).toBe('bulb-plum');
    expect(iconForFood('grelot', ['unheard-of', 'red-onion', 'onion'], 'vegetables')).toBe('bulb-plum');
    expect(iconForFood('grelot', [], 'vegetables')).toBe('leafy-green');
    expect(iconForFood('grelot', [], 'unheard-of')).toBe('bowl-with-spoon');
    expect(foodIconSvg('bowl-with-spoon')).toBeDefined();
  });

  test('is not kept for foods that the catalogue does not have', () => {
    const known = new Set(foods.map((food) => food.slug));
    expect(foodsWithPicture().filter((slug) => !known.has(slug))).toEqual([]);
  });

  test.each(['tomato', 'powder-golden', 'bottle-olive', 'florets-white'])(
    '%s is an SVG that can be rendered',
    async (icon) => {
      const { width, height, channels } = await sharp(Buffer.from(foodIconSvg(icon) ?? '')).metadata();
      expect([width, height, channels]).toEqual([256, 256, 4]);
      const { isOpaque } = await sharp(Buffer.from(foodIconSvg(icon) ?? '')).stats();
      expect(isOpaque).toBe(false);
    },
  );

  test.each([
    '',
    'no-such-icon',
    'powder',
    'powder-invisible',
    'bowl-white',
    '../drawings/bowl',
    'constructor',
    'powder-constructor',
    '__proto__',
  ])('there is none named "%s"', (icon) => expect(foodIconSvg(icon)).toBeUndefined());
});
