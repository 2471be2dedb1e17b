import { readRecipeFiles } from '../../../api/src/modules/catalogue/recipe-files.ts';
import { SEED_FOLDER } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { lookInDish, lookOfThumbnail } from '../../../api/src/modules/ingredients/food-art/piece-table.ts';
import { PIECES } from '../../../api/src/modules/ingredients/food-art/pieces/all-pieces.ts';
import { coverAlt } from '../../../api/src/modules/recipes/cover/cover-alt.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { drawCover } from '../../../api/src/modules/recipes/cover/cover-svg.ts';
import type { CoverInput } from '../../../api/src/modules/recipes/cover/cover-input.ts';
import { FORMS } from '../../../api/src/modules/recipes/cover/forms/all-forms.ts';
import { VESSELS } from '../../../api/src/modules/recipes/cover/vessels.ts';
import { CUISINES } from '../../../api/src/modules/recipes/cuisine.ts';
import { cover, foodsOf, knowledge, piecesOf } from '../../support/cover-input.ts';

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

  test('of a cooked breakfast shows beans and black pudding only where the dish has them', () => {
    const beans = '#b5451f';
    const plain = drawCover(cover('Full English breakfast', ['4 eggs', '8 slices bacon']));
    expect(plain).not.toContain(beans);
    expect(drawCover(cover('Full English breakfast', ['4 eggs', '1 can baked beans']))).toContain(beans);
    const withPudding = drawCover(cover('Full English breakfast', ['4 eggs', '120 g black pudding, in slices']));
    expect(withPudding.length).toBeGreaterThan(drawCover(cover('Full English breakfast', ['4 eggs'])).length);
  });

  test('is what the recipe itself says of it, before any rule', () => {
    const { formName, vessel } = setTable({ ...shakshuka, cover: { form: 'pizza', vessel: 'slate' } });
    expect([formName, vessel]).toEqual(['pizza', 'slate']);
  });

  test('has the usual colours of its form where the recipe names only that', () => {
    const { colour, second } = setTable(cover('Flank steak', [], { cover: { form: 'sliced meat' } }));
    expect({ colour, second }).toEqual({ colour: '#8a5a2b', second: '#c9645c' });
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

  test('are balls in a dish of meatballs, and small in one of small pieces', () => {
    expect(piecesOf(cover('Gnocchi with meatballs', ['500 g gnocchi', '300 g minced beef']))).toEqual(['meatball']);
    expect(piecesOf(cover('Chicken curry', ['4 chicken thighs']))).toEqual(['meat-chunk']);
    expect(piecesOf(cover('Coq au vin', ['4 chicken thighs']))).toEqual(['thigh']);
    expect(piecesOf(cover('Chicken stew', ['1 whole chicken']))).toEqual(['leg']);
    expect(piecesOf(cover('Sausage stew', ['4 pork sausages']))).toEqual(['sausage-slice']);
  });

  test('are found where the title calls them by another name', () => {
    expect(piecesOf(cover('Shrimp salad', ['1 lettuce', '200 g prawns']))[0]).toBe('prawn');
  });

  test('leave out a pinch, the wood that smokes, and the zest that is in a dough', () => {
    expect(piecesOf(cover('Ribs', ['1 rack of pork ribs', 'cherry wood chips']))).toEqual([]);
    expect(piecesOf(cover('Stew', ['1 pinch saffron', '1 carrot']))).toEqual(['carrot-coin']);
    expect(piecesOf(cover('Cookies', ['1 cup flour', '1 orange']))).toEqual([]);
    expect(piecesOf(cover('Orange cake', ['1 cup flour', '1 orange']))).toEqual(['citrus-slice']);
  });

  test('have eggs as the steps leave them: fried, scrambled or cut', () => {
    const eggs = (step: string): string[] =>
      piecesOf(cover('Egg rice', ['300 g rice', '2 eggs'], { steps: [step] })).filter((piece) => /egg/.test(piece));
    expect(eggs('Top with a fried egg.')).toEqual(['egg-fried']);
    expect(eggs('Scramble the eggs in it.')).toEqual(['scrambled-egg']);
    expect(eggs('Fry the egg as a thin omelette and cut it into strips.')).toEqual(['egg-strip']);
    expect(eggs('Halve the boiled eggs.')).toEqual(['egg-half']);
    const soup = cover('Egg drop soup', ['1 l stock', '2 eggs'], { steps: ['Trickle in the eggs.'] });
    expect(piecesOf(soup)).toEqual(['egg-ribbon']);
    expect(piecesOf(cover('Pickled eggs', ['10 eggs'], { steps: ['Boil the eggs.'] }))).toEqual(['egg']);
    expect(piecesOf(cover('Lemon curd', ['3 eggs']))).toEqual([]);
    expect(piecesOf(cover('Fresh egg pasta', ['400 g spaghetti', '2 eggs']))).toEqual([]);
  });

  test('have tofu as it is cooked, white or fried brown', () => {
    const tofu = (title: string): string | undefined =>
      setTable(cover(title, ['400 g firm tofu'])).toppings.find(({ piece }) => piece === 'cheese-cube')?.defs;
    expect(tofu('Fried tofu')).not.toBe(tofu('Tofu soup'));
  });

  test('are the flesh of a fish where it is cut', () => {
    const fish = (title: string): string | undefined => setTable(cover(title, ['2 mackerel'])).toppings[0]?.defs;
    expect(fish('Mackerel curry')).toContain('#f6f0e4');
    expect(fish('Mackerel on toast')).not.toContain('#f6f0e4');
  });

  test('have pasta in a soup, where it is not the dish itself', () => {
    expect(piecesOf(cover('Minestrone', ['2 carrots', '100 g macaroni']))).toContain('macaroni-elbow');
    expect(piecesOf(cover('Pasta with carrots', ['2 carrots', '100 g macaroni']))).toEqual(['carrot-coin']);
  });

  test('are many of a food that the title names', () => {
    const count = (title: string): number =>
      drawCover(cover(title, ['300 g tofu', '2 carrots', '200 g peas'])).split('#f0v').length;
    expect(count('Tofu stew')).toBeGreaterThan(count('Sunday stew'));
  });

  test('are no icing where a cake is only dusted', () => {
    const cake = (step: string): string =>
      setTable(cover('Almond cake', ['2 cups flour', '1 cup icing sugar'], { steps: [step] })).second;
    expect(cake('Dust with icing sugar.')).not.toBe(cake('Spread the icing on top.'));
  });

  test('have eggs on a hash only where the recipe has eggs', () => {
    const eggs = (lines: string[]) => piecesOf(cover('Potato hash', lines)).filter((piece) => piece.startsWith('egg'));
    expect(eggs(['500 g potatoes, diced', '1 onion'])).toEqual([]);
    expect(eggs(['500 g potatoes, diced', '1 onion', '4 eggs'])).toEqual(['egg-half']);
  });

  test('are pieces of a fried egg in a salad of them, and soft curds of scrambled eggs on toast', () => {
    const salad = { cover: { form: 'salad' }, steps: ['Fry the eggs until crisp and cut each into four.'] };
    expect(piecesOf(cover('Yam khai dao', ['4 eggs'], salad))).toEqual(['fried-egg-piece']);
    expect(piecesOf(cover('Scrambled eggs on toast', ['4 eggs', '2 slices bread']))).toEqual(['scrambled-egg']);
  });

  test('are a slice of crusty bread beside a stew, and its cubes in a bake', () => {
    const breads = (form: string) => piecesOf(cover('Beans', ['1 loaf crusty bread'], { cover: { form } }));
    expect([breads('stew'), breads('gratin')]).toEqual([['bread-slice'], ['crouton']]);
  });

  test('leave out the vegetable or fruit that is only a powder or juice', () => {
    expect(piecesOf(cover('Eggs in sauce', ['4 tomatoes', '1 tsp powdered sweet pepper']))).not.toContain(
      'pepper-strip',
    );
    expect(piecesOf(cover('Bloody Mary', ['1 l tomato juice', '1 fruit, juiced']))).toEqual([]);
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
