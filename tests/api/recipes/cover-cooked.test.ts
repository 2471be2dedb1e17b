import { drawCover } from '../../../api/src/modules/recipes/cover/cover-svg.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import type { CoverInput } from '../../../api/src/modules/recipes/cover/cover-input.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** A dish of one line, in a form, and what is done with it. */
const dish = (title: string, line: string, form: string, ...steps: string[]): CoverInput =>
  cover(title, [line], { cover: { form }, steps });

const looksOf = (input: CoverInput): string | undefined => piecesOf(input)[0];

describe('meat on a cover', () => {
  test.each([
    ['8 chicken thighs, bone in', 'thigh'],
    ['1 kg chicken wings', 'wing'],
    ['4 chicken legs', 'leg'],
    ['8 chicken drumsticks', 'drumstick'],
    ['4 duck legs', 'leg'],
    ['4 quails', 'small-bird'],
    ['4 lamb shanks', 'shank'],
    ['4 slices veal shank, 4 cm thick', 'shank-slice'],
    ['600 g chicken thighs, boned, in pieces', 'meat-chunk'],
    ['600 g chicken thighs, boned', 'meat-piece'],
  ])('of "%s" is drawn as that cut: %s', (line, piece) => {
    expect(looksOf(dish('Dinner', line, 'stew', 'Simmer.'))).toBe(piece);
  });

  test('lies there as many times as the line counts', () => {
    const count = (line: string): number | undefined =>
      setTable(dish('Dinner', line, 'tray', 'Roast.')).toppings[0]?.most;
    expect([count('4 quails'), count('1 kg chicken wings'), count('4 lamb shanks')]).toEqual([4, 8, 4]);
  });

  test('heaps the cut that the recipe has, not drumsticks', () => {
    const drawn = (line: string): string => drawCover(dish('Dinner', line, 'drumsticks', 'Roast.'));
    expect(drawn('1 kg chicken wings')).not.toBe(drawn('8 chicken drumsticks'));
    expect(looksOf(dish('Dinner', '1 kg chicken wings', 'drumsticks', 'Roast.'))).toBe('wing');
  });
});

describe('what heat changes', () => {
  test.each([
    ['1 aubergine, sliced', 'tray', 'aubergine-cooked'],
    ['1 aubergine, diced', 'curry', 'aubergine-soft'],
    ['2 aubergines, in strips', 'side', 'aubergine-strip'],
    ['2 courgettes, sliced', 'tray', 'courgette-cooked'],
    ['2 bulbs fennel, in wedges', 'tray', 'fennel-cooked'],
    ['1 onion, sliced', 'tray', 'onion-soft'],
    ['400 g spinach', 'side', 'wilted-leaf'],
    ['400 g spring greens, shredded', 'side', 'greens-shred'],
    ['400 g water spinach', 'side', 'greens-stalk'],
    ['1 cabbage, shredded', 'stew', 'cabbage-soft'],
    ['200 g mozzarella, torn', 'tray', 'melted-cheese'],
    ['200 g mozzarella, torn', 'pizza', 'mozzarella-pool'],
    ['400 g pumpkin, in slices', 'stir-fry', 'chunk-browned'],
    ['2 apples, sliced', 'side', 'apple-cooked'],
    ['400 g squid', 'side', 'squid-griddled'],
    ['200 g halloumi, sliced', 'tray', 'halloumi-griddled'],
    ['400 g pumpkin, in wedges', 'tray', 'squash-cooked'],
    ['300 g cherries', 'side', 'cherry-stoned'],
    ['60 g parmesan', 'tray', 'melted-cheese'],
    ['1 cabbage, in wedges', 'tray', 'cabbage-charred'],
    ['400 g squid', 'small fry', 'squid-fried'],
    ['400 g turnips', 'side', 'chunk'],
  ])('"%s" in a %s is drawn cooked: %s', (line, form, piece) => {
    expect(looksOf(dish('Dinner', line, form, 'Grill in a hot oven.'))).toBe(piece);
  });

  test('stays raw in a salad, but for what the steps heat by its name', () => {
    expect(looksOf(dish('Salad', '200 g spinach', 'salad', 'Toss.', 'Fry the bacon.'))).toBe('leaf');
    expect(looksOf(dish('Salad', '200 g spinach', 'salad', 'Blanch the spinach.'))).toBe('wilted-leaf');
  });

  test('gives fish its batter, and onions their brown where they are fried crisp', () => {
    expect(looksOf(dish('Tacos', '400 g cod', 'tacos', 'Dip the cod in the batter and fry.'))).toBe('fish-battered');
    expect(looksOf(dish('Tacos', '400 g cod', 'tacos', 'Fry the cod.'))).toBe('fish-chunk');
    expect(looksOf(dish('Rice', '2 onions, sliced', 'rice', 'Fry the onions until deep brown.'))).toBe('fried-onions');
  });

  test('dissolves anchovies that melt', () => {
    expect(piecesOf(dish('Greens', '6 anchovy fillets', 'side', 'Fry the anchovy fillets until they melt.'))).toEqual(
      [],
    );
    expect(looksOf(dish('Greens', '6 anchovy fillets', 'side', 'Lay the anchovies on top.'))).toBe('anchovy');
  });

  test('leaves tuna raw in a tartare alone, in dice', () => {
    const looks = (title: string, form: string) => looksOf(dish(title, '300 g tuna', form, 'Serve.'));
    expect([looks('Tuna stew', 'stew'), looks('Tuna tartare', 'heap')]).toEqual(['fish-chunk', 'cube']);
  });

  test('dissolves fine onions and tinned tomatoes in a stew where there is enough else', () => {
    const stew = (title: string) =>
      piecesOf(
        cover(title, ['400 g beef', '2 carrots', '1 onion, chopped'], { cover: { form: 'stew' }, steps: ['Simmer.'] }),
      );
    expect(stew('Stew')).toEqual(['meat-chunk', 'carrot-coin']);
    expect(stew('Onion stew')[0]).toBe('onion-dice');
  });

  test('leaves sliced onions in half moons and fine ones in dice, which go into what is cooked with them', () => {
    const onions = (line: string, steps: string) =>
      piecesOf(
        cover('Side dish', ['400 g courgettes', '200 g peppers', line], { cover: { form: 'side' }, steps: [steps] }),
      );
    expect(onions('1 onion, sliced', 'Fry everything.')).toContain('onion-soft');
    expect(onions('1 onion, finely chopped', 'Fry everything.')).not.toContain('onion-dice');
    expect(onions('1 onion, finely chopped', 'Mix.')).toContain('onion-dice');
  });
});

describe('pasta', () => {
  test.each([
    ['300 g orzo', 'elbows', 'orzo'],
    ['300 g penne', 'tubes', 'tubes'],
    ['300 g pasta shells', 'tubes', 'shells'],
    ['300 g rigatoni', 'tubes', 'rigatoni'],
    ['300 g spaghetti', 'ribbons', 'spaghetti'],
    ['300 g orzo', 'risotto', 'risotto'],
  ])('of "%s", said to be %s, lies there as %s', (line, said, form) => {
    expect(setTable(dish('Dinner', line, said, 'Boil.')).formName).toBe(form);
  });
});

describe('what is cut', () => {
  test.each([
    ['6 plums, stoned and quartered', 'stone-fruit-wedge'],
    ['6 plums, halved', 'stone-fruit-half'],
    ['4 peaches, in wedges', 'stone-fruit-wedge'],
    ['500 g apricots, halved and stoned', 'stone-fruit-half'],
    ['300 g cherries, stoned', 'cherry-stoned'],
    ['200 g prunes', 'prune'],
    ['1 head celery, in 5 cm lengths', 'celery-length'],
    ['1 cabbage, torn in pieces', 'cabbage-piece'],
    ['400 g firm tofu, in slices', 'tofu-slab'],
    ['500 g okra', 'okra-pod'],
    ['500 g okra, sliced', 'okra-slice'],
    ['200 g bacon, chopped', 'lardon'],
    ['200 g bacon', 'bacon-strip'],
    ['6 slices prosciutto', 'ham-ribbon'],
    ['200 g cooked ham, diced', 'cube'],
    ['200 g crab meat', 'crab-meat'],
    ['400 g lobster meat', 'lobster-meat'],
    ['200 g mozzarella, torn', 'mozzarella-torn'],
    ['300 g canned clams', 'clam-meat'],
    ['400 g black-eyed peas', 'eyed-bean'],
    ['3 carrots, in thin strips', 'baton'],
    ['400 g beef, in strips', 'meat-strip'],
    ['1 pomegranate', 'pomegranate-seed'],
  ])('"%s" is drawn as that: %s', (line, piece) => {
    expect(looksOf(dish('Dinner', line, 'side', 'Serve.'))).toBe(piece);
  });

  test('floats on a soup as toast under cheese where it is slices of bread that are grilled', () => {
    const soup = (...lines: string[]): string[] =>
      piecesOf(cover('Onion soup', lines, { cover: { form: 'chunky soup' }, steps: ['Lay on the soup and grill.'] }));
    expect(soup('8 slices baguette', '150 g gruyère')).toEqual(['cheese-toast']);
    expect(soup('8 slices baguette')).toEqual(['crouton']);
  });

  test('is a whole artichoke where it is boiled as it is, else the heart of it', () => {
    expect(looksOf(dish('Dinner', '4 globe artichokes', 'side', 'Boil.'))).toBe('artichoke-whole');
    expect(looksOf(dish('Dinner', '4 globe artichokes, quartered', 'side', 'Boil.'))).toBe('artichoke-heart');
  });

  test('is chips where potatoes are cut so, and boiled yam, cassava and plantain in thick pieces', () => {
    const chips = dish('Ham, egg and chips', '1 kg potatoes', 'side', 'Cut the potatoes into chips.');
    expect(looksOf(chips)).toBe('fry');
    expect(looksOf(dish('Stir-fry', '600 g potatoes, in thin chips', 'stir-fry', 'Fry.'))).toBe('fry');
    expect(looksOf(dish('Yam', '1 kg yam', 'side', 'Boil.'))).toBe('yam-slice');
    expect(looksOf(dish('Yuca', '800 g cassava', 'side', 'Boil.'))).toBe('cassava-chunk');
    expect(looksOf(dish('Plantain', '3 plantains', 'side', 'Fry the plantains.'))).toBe('plantain-slice');
  });

  test('is no chopped carrot in a sauce of mince', () => {
    const sauce = cover('Spaghetti bolognese', ['400 g beef mince', '1 carrot, diced', '400 g spaghetti'], {
      steps: ['Simmer.'],
    });
    expect(piecesOf(sauce)).toEqual(['mince-crumb']);
  });

  test('is slices of potato around a fish, pieces of cabbage where it is the main thing', () => {
    expect(looksOf(dish('Cod', '800 g potatoes, thinly sliced', 'fillet', 'Bake.'))).toBe('potato-slice');
    expect(looksOf(dish('Fried cabbage', '1 white cabbage, shredded', 'side', 'Fry.'))).toBe('cabbage-piece');
  });

  test('is grated mozzarella melted, or gone into the crust; bread lies beside a stew', () => {
    expect(looksOf(dish('Dinner', '150 g mozzarella, grated', 'tray', 'Bake.'))).toBe('melted-cheese');
    expect(looksOf(dish('Dinner', '150 g mozzarella, grated', 'gratin', 'Bake.'))).toBeUndefined();
    expect(looksOf(dish('Dinner', '4 slices bread, toasted', 'stew', 'Serve.'))).toBeUndefined();
  });

  test('is crumbs of sausage where the steps break it up', () => {
    expect(looksOf(dish('Gravy', '400 g breakfast sausage', 'stew', 'Fry the sausage, breaking it up.'))).toBe(
      'mince-crumb',
    );
  });

  test('hides raw ham where a form hides ham, and prunes where it hides raisins', () => {
    expect(piecesOf(dish('Rolls', '6 slices prosciutto', 'rolled', 'Bake.'))).toEqual([]);
    expect(piecesOf(dish('Dates', '6 prunes', 'bacon wraps', 'Bake.'))).toEqual([]);
  });

  test('is not seen where it is grated into the sauce', () => {
    expect(piecesOf(dish('Stew', '1 apple, grated', 'stew', 'Simmer.'))).toEqual([]);
  });

  test.each([
    ['500 g potatoes, sliced', 'side', 'potato-slice'],
    ['2 oranges, in segments', 'salad', 'citrus-segment'],
    ['100 g sun-dried tomatoes', 'tubes', 'dried-tomato'],
    ['4 slices toast', 'scrambled eggs', 'toast-triangle'],
    ['4 pitta breads', 'kofta', 'pitta-wedge'],
    ['4 frankfurters', 'gratin', 'sausage-slice'],
    ['200 g canned sardines', 'spaghetti', 'sardine-piece'],
    ['100 g pearl barley', 'chunky soup', 'barley'],
  ])('"%s" in %s lies there in pieces that one knows: %s', (line, form, piece) => {
    expect(looksOf(dish('Dinner', line, form, 'Serve.'))).toBe(piece);
  });

  test('is dice of raw fish in a bowl of poke', () => {
    expect(piecesOf(dish('Tuna poke bowls', '300 g tuna', 'rice bowl', 'Serve.'))).toEqual(['cube']);
  });

  test('leaves slices of avocado out of a drink, and dates out of a bake for which they are boiled to a paste', () => {
    expect(piecesOf(dish('Shake', '1 avocado, sliced', 'drink', 'Blend.'))).toEqual([]);
    expect(piecesOf(dish('Bars', '200 g dates', 'squares', 'Simmer the dates to a paste.'))).toEqual([]);
  });

  test('heats cabbage beside what is fried only where the steps heat it', () => {
    const cutlet = (step: string): string | undefined =>
      looksOf(dish('Dinner', '1 cabbage, shredded', 'breaded', step));
    expect(cutlet('Fry the cutlets. Serve with the cabbage.')).toBe('cabbage-shred');
    expect(cutlet('Fry the cabbage.')).toBe('cabbage-soft');
  });
});

describe('how much is seen of a food', () => {
  const mostOf = (title: string, ...lines: string[]): number[] =>
    setTable(cover(title, lines, { cover: { form: 'salad' } })).toppings.map(({ most }) => most);

  test('is more where the title names it, and little of what only seasons it', () => {
    expect(mostOf('Dinner', '400 g fennel', '50 g black olives')).toEqual([18, 9]);
    expect(mostOf('Fennel with olives', '400 g fennel', '50 g black olives')).toEqual([27, 20]);
  });

  test('counts a food as named however it is kept, and by what titles say for it', () => {
    expect(mostOf('Cranberries', '50 g dried cranberries')).toEqual([20]);
    expect(mostOf('Cranberry salad', '50 g dried cranberries')).toEqual([20]);
    expect(mostOf('Salad with peppers', '2 red peppers')).toEqual([44]);
  });

  test('is many slices of an orange that is eaten as such', () => {
    expect(mostOf('Orange salad', '3 oranges, sliced')).toEqual([18]);
    expect(mostOf('Orange salad', '1 orange')).toEqual([3]);
  });

  test('is that of the food that the name of a dish stands for', () => {
    const [first] = setTable(cover('Fakes soupa', ['2 carrots', '300 g brown lentils'])).toppings;
    expect(first).toMatchObject({ piece: 'lentil', isNamed: true });
  });

  test('lays slices of apple in rings on a tart, each over the next', () => {
    const uses = (form: string): number =>
      drawCover(dish('Dinner', '4 apples, sliced', form, 'Bake.')).match(/<use /g)?.length ?? 0;
    expect(uses('tart')).toBe(23);
    expect(uses('squares')).not.toBe(23);
  });
});
