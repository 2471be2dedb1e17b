import sharp from 'sharp';
import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodKnowledge, type KnownFood } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { foodIconSvg, iconForFood } from '../../../api/src/modules/ingredients/food-art/food-icon.ts';
import { foodsWithLook } from '../../../api/src/modules/ingredients/food-art/piece-table.ts';
import { Allergen } from '../../../api/src/modules/ingredients/dietary.ts';

const { foods, swaps } = readFoodFiles(SEED_FOLDER);
const knowledge = new FoodKnowledge(foods, swaps);

function iconOf(food: KnownFood): string {
  const parents = food.ancestors.map((number) => knowledge.byNumber(number)?.slug ?? '');
  return iconForFood(food.slug, parents, food.category);
}

/** Pieces that are taken for what holds the allergen. */
const SHOWS: Record<string, Allergen> = Object.fromEntries([
  ...['peanut'].map((piece) => [piece, Allergen.PEANUT]),
  ...['almond', 'nut-flake', 'walnut', 'pecan', 'cashew', 'pistachio'].map((piece) => [piece, Allergen.TREE_NUTS]),
  ...['cheese-wedge', 'cheese-slice', 'grated-cheese', 'shaving', 'blue-crumble', 'halloumi-slice', 'butter-pat'].map(
    (piece) => [piece, Allergen.DAIRY],
  ),
  ...['egg', 'egg-half', 'egg-fried', 'egg-curd'].map((piece) => [piece, Allergen.EGGS]),
  ...['small-fish', 'sardine-piece', 'fish-chunk', 'fish-slice', 'fish-flake', 'anchovy'].map((piece) => [
    piece,
    Allergen.FISH,
  ]),
  ...[
    'prawn',
    'crab-claw',
    'lobster',
    'lobster-meat',
    'mussel',
    'clam',
    'clam-meat',
    'squid-ring',
    'octopus',
    'scallop',
  ].map((piece) => [piece, Allergen.SHELLFISH]),
]);

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
      const shown = SHOWS[iconOf(food).split('.')[0] ?? ''];
      return shown !== undefined && !food.contains.includes(shown);
    });
    expect(misleading.map((food) => `${food.slug}: ${iconOf(food)}`)).toEqual([]);
  });

  test("is its own, else its nearest parent's, else its category's, else a bowl", () => {
    expect(iconForFood('red-onion', ['onion'], 'vegetables')).toBe('onion-half.red-onion');
    expect(iconForFood('grelot', ['unheard-of', 'red-onion', 'onion'], 'vegetables')).toBe('onion-half.red-onion');
    expect(iconForFood('grelot', [], 'vegetables')).toBe('leaf.spinach');
    expect(iconForFood('grelot', [], 'unheard-of')).toBe('bowl.tan');
    expect(foodIconSvg('bowl.tan')).toBeDefined();
  });

  test('is not kept for foods that the catalogue does not have', () => {
    const known = new Set(foods.map((food) => food.slug));
    expect(foodsWithLook().filter((slug) => !known.has(slug))).toEqual([]);
  });

  test.each(['tomato-slice.tomato', 'powder-mound.golden', 'bottle.olive', 'pea.pea'])(
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
    'bowl',
    'bowl.invisible',
    'no-such-piece.green',
    '../pieces/bowl.green',
    'constructor',
    'constructor.green',
    'bowl.constructor',
    '__proto__',
  ])('there is none named "%s"', (icon) => expect(foodIconSvg(icon)).toBeUndefined());
});
