import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { readRecipeFiles } from '../../../api/src/modules/catalogue/recipe-files.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { FoodKnowledge } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../../api/src/modules/ingredients/lines/line-linker.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { lookInDish, lookOfThumbnail } from '../../../api/src/modules/ingredients/food-art/piece-table.ts';
import { PIECES } from '../../../api/src/modules/ingredients/food-art/pieces/all-pieces.ts';
import { coverAlt } from '../../../api/src/modules/recipes/cover/cover-alt.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { drawCover } from '../../../api/src/modules/recipes/cover/cover-svg.ts';
import type { CoverFood, CoverInput } from '../../../api/src/modules/recipes/cover/cover-rules.ts';
import { FORMS } from '../../../api/src/modules/recipes/cover/forms/all-forms.ts';
import { VESSELS } from '../../../api/src/modules/recipes/cover/vessels.ts';
import { CUISINES } from '../../../api/src/modules/recipes/cuisine.ts';

const { foods, swaps } = readFoodFiles(SEED_FOLDER);
const knowledge = new FoodKnowledge(foods, swaps);
const names = new FoodNames(knowledge);

/** The foods of ingredient lines, as a recipe hands them to its cover. */
function foodsOf(lines: readonly { text: string; food?: string | null }[]): CoverFood[] {
  return lines.flatMap(({ text, food: given }) => {
    const { food } = linkLine(given ?? text, names);
    if (food === null || food.isStaple) return [];
    const parents = food.ancestors.map((number) => knowledge.byNumber(number)?.slug ?? '');
    return [{ lineage: [food.slug, ...parents], cut: text.toLowerCase() }];
  });
}

const cover = (title: string, lines: string[] = [], changes: Partial<CoverInput> = {}): CoverInput => ({
  slug: 'a-dish',
  title,
  cuisine: null,
  tags: [],
  foods: foodsOf(lines.map((text) => ({ text }))),
  steps: [],
  ...changes,
});
const piecesOf = (input: CoverInput): string[] => setTable(input).toppings.map(({ piece }) => piece);

describe('a cover', () => {
  const shakshuka = cover('Shakshuka', ['6 eggs', '400 g canned tomatoes', '1 red pepper', '2 tbsp parsley']);

  test('is drawn the same from the same input, byte for byte', () => {
    expect(drawCover(structuredClone(shakshuka))).toBe(drawCover(shakshuka));
  });

  test('looks different under another slug, even of the same dish', () => {
    expect(drawCover({ ...shakshuka, slug: 'green-shakshuka' })).not.toBe(drawCover(shakshuka));
  });

  test('shows no text of the recipe, whatever its title, tags or foods say', () => {
    const hostile = '</svg><script>alert(1)</script>&"';
    const svg = drawCover({
      slug: 'secretslug',
      title: `Zanzibar ${hostile}`,
      cuisine: hostile,
      tags: [hostile],
      foods: [{ lineage: [hostile, 'egg'], cut: hostile }],
      steps: [hostile],
    });
    for (const text of ['Zanzibar', 'script', 'alert', 'secretslug', '<text']) expect(svg).not.toContain(text);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  test('lays a tablecloth of its own for each of the seventeen cuisines, in any case, and one for recipes without', () => {
    const cloths = [...CUISINES, null].map((cuisine) =>
      ['a', 'b', 'c', 'd'].map((slug) => setTable({ ...shakshuka, slug, cuisine }).cloth.ground).join(),
    );
    expect(new Set(cloths).size).toBe(18);
    expect(setTable({ ...shakshuka, cuisine: 'greek' }).cloth).toEqual(
      setTable({ ...shakshuka, cuisine: 'Greek' }).cloth,
    );
  });

  test('is what the recipe itself says of it, before any rule', () => {
    const { formName, vessel } = setTable({ ...shakshuka, cover: { form: 'pizza', vessel: 'slate' } });
    expect([formName, vessel]).toEqual(['pizza', 'slate']);
  });

  test('has the usual colours of its form where the recipe names only that', () => {
    const { colour, second } = setTable(cover('Flank steak', [], { cover: { form: 'sliced meat' } }));
    expect({ colour, second }).toEqual({ colour: '#8a5a2b', second: '#8c2438' });
  });

  test('is told in words, with the foods that are seen', () => {
    const called = (slug: string) => knowledge.bySlug(slug)?.name;
    const said = { form: 'eggs in sauce', vessel: 'skillet' };
    expect(coverAlt({ ...shakshuka, cover: said }, called)).toBe(
      'Drawing: eggs in sauce in a skillet, with red pepper and parsley.',
    );
    expect(coverAlt(cover('Mystery', [], { cover: { form: 'heap', vessel: 'oval dish' } }), called)).toBe(
      'Drawing: food in an oval dish.',
    );
    expect(coverAlt(cover('Chips', [], { cover: { form: 'chips', vessel: 'paper' } }), called)).toBe(
      'Drawing: chips on paper.',
    );
  });

  test('has forms, pieces and vessels enough', () => {
    expect(FORMS.size).toBeGreaterThanOrEqual(40);
    expect(PIECES.size).toBeGreaterThanOrEqual(90);
    expect(Object.keys(VESSELS).length).toBeGreaterThanOrEqual(20);
  });
});

describe('the form of a dish', () => {
  test.each([
    ['Spaghetti carbonara', 'spaghetti'],
    ['Chicken tacos', 'tacos'],
    ['Crème brûlée', 'flan'],
    ["Shepherd's pie", 'mash-topped pie'],
    ['Classic hummus', 'dip'],
    ['Buttermilk pancakes', 'pancakes'],
    ['Beef pho', 'noodle soup'],
    ['Chana masala', 'curry'],
    ['French toast', 'french toast'],
    ['Scrambled eggs on toast', 'toast'],
    ['Bread and butter pudding', 'gratin'],
    ['Caesar salad', 'salad'],
    ['Steak and chips', 'chips'],
    ['PIZZAS', 'pizza'],
    ['Blueberry muffins', 'muffins'],
    ['Buttermilk soda bread', 'round loaf'],
    ['Pizza dough', 'dough'],
    ['Stuffed vegetables', 'stuffed vegetables'],
    ['Yogurt', 'yogurt'],
    ['Yogurt with toasted oats', 'yogurt'],
    ['Ensalada de garbanzos', 'chopped salad'],
    ['Eggs Benedict', 'toast'],
    ['Karaage', 'pieces'],
    ['Milchreis', 'porridge'],
    ['No-knead bread', 'crusty loaf'],
    ['Cinnamon rolls', 'swirled buns'],
    ['Huevos rotos', 'fried eggs'],
    ['Chicken congee', 'porridge'],
  ])('of %s is %s', (title, form) => expect(setTable(cover(title)).formName).toBe(form));

  test('is told by tags, foods and steps where the title says nothing', () => {
    const best = (lines: string[], changes: Partial<CoverInput>): string =>
      setTable(cover("Grandmother's best", lines, changes)).formName;
    expect(best([], { tags: ['soup'] })).toBe('chunky soup');
    expect(best([], { tags: ['soup'], steps: ['Blend until smooth.'] })).toBe('smooth soup');
    expect(best(['300 g spaghetti'], {})).toBe('spaghetti');
    expect(best(['2 onions'], { steps: ['Simmer for an hour.'] })).toBe('stew');
    expect(best(['2 onions'], {})).toBe('heap');
  });
});

describe('the foods on a dish', () => {
  test('are those of the recipe that one would see, the ones its title names first', () => {
    const pieces = piecesOf(
      cover('Rice with prawns', ['300 g rice', '1 onion', '200 ml chicken stock', '200 g prawns', '2 tbsp flour']),
    );
    expect(pieces[0]).toBe('prawn');
    expect(pieces).toEqual(['prawn', 'onion-slice']);
  });

  test('are cut as their lines say', () => {
    expect(piecesOf(cover('Vegetable stew', ['2 carrots, diced']))).toEqual(['cube']);
    expect(piecesOf(cover('Vegetable stew', ['2 carrots, sliced']))).toEqual(['carrot-coin']);
    expect(piecesOf(cover('Vegetable stew', ['2 carrots, grated']))).toEqual(['shred']);
  });

  test('are gone where they are blended, but for what garnishes', () => {
    const soup = cover('Cream of cauliflower soup', ['1 cauliflower', '1 onion', '2 tbsp parsley, chopped']);
    expect(piecesOf(soup)).toEqual(['curly-herb']);
  });

  test('fill a bowl of greens, however few kinds there are', () => {
    const drawn = (lines: string[]): number => drawCover(cover('Spinach', lines)).match(/<use /g)?.length ?? 0;
    expect(drawn(['400 g spinach'])).toBeGreaterThan(50);
  });

  test('look cooked, where they are not in the kitchen', () => {
    const [looks] = setTable(cover('Salmon with peas', ['2 salmon fillets'], { cover: { form: 'stew' } })).toppings;
    expect([looks?.piece, lookInDish('salmon'), lookOfThumbnail('salmon')]).toEqual([
      'fish-chunk',
      { piece: 'fish-chunk', colour: 'cooked-salmon' },
      { piece: 'fish-chunk', colour: 'salmon' },
    ]);
  });

  test('leave out what is not known', () => {
    const unknown = { lineage: ['unheard-of'], cut: '' };
    expect(piecesOf(cover('Stew', [], { foods: [unknown] }))).toEqual([]);
  });
});

describe('the covers of the starter catalogue', () => {
  const covers = readRecipeFiles(SEED_FOLDER).map((recipe): CoverInput => ({
    slug: recipe.slug,
    title: recipe.title,
    cuisine: recipe.cuisine ?? null,
    tags: recipe.tags,
    foods: foodsOf(recipe.ingredients),
    steps: recipe.instructions.map(({ text }) => text),
    ...(recipe.cover && { cover: recipe.cover }),
  }));

  test('show no food that the recipe does not have', () => {
    const strange = covers.filter((input) => {
      const own = new Set(input.foods.flatMap(({ lineage }) => lineage));
      return setTable(input).toppings.some(({ food }) => !own.has(food));
    });
    expect(covers.length).toBeGreaterThan(300);
    expect(strange.map(({ slug }) => slug)).toEqual([]);
  });

  test('nearly all have a form of their own kind, not a heap', () => {
    const heaps = covers.filter((input) => setTable(input).formName === 'heap');
    expect(heaps.length).toBeLessThan(covers.length / 30);
  });

  test('are small: none over 60 kB', () => {
    const large = covers.filter((input) => drawCover(input).length > 60_000);
    expect(large.map(({ slug }) => slug)).toEqual([]);
  });

  test('are all different', () => {
    expect(new Set(covers.map((input) => drawCover(input))).size).toBe(covers.length);
  });
});
