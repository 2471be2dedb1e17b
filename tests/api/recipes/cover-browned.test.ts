import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import type { CoverInput } from '../../../api/src/modules/recipes/cover/cover-input.ts';
import { colourOf } from '../../../api/src/modules/ingredients/food-art/piece-table.ts';
import { PIECES } from '../../../api/src/modules/ingredients/food-art/pieces/all-pieces.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** A dish of lines, in a form, and what is done with it. */
const dish = (title: string, lines: string[], form: string, step: string): CoverInput =>
  cover(title, lines, { cover: { form }, steps: [step] });

const looksOf = (input: CoverInput): string | undefined => piecesOf(input)[0];

describe('vegetables that dry heat browns', () => {
  test.each([
    ['1 cauliflower, in florets', 'tray', 'Roast until soft.', 'floret-browned'],
    ['1 cauliflower, in florets', 'stir-fry', 'Fry the cauliflower.', 'floret-browned'],
    ['1 cauliflower, in florets', 'gratin', 'Bake until golden.', 'floret-browned'],
    ['1 head broccoli', 'tray', 'Roast.', 'floret-browned'],
    ['400 g brussels sprouts', 'tray', 'Roast.', 'sprout-browned'],
    ['1 kg potatoes', 'tray', 'Roast.', 'chunk-browned'],
    ['1 kg potatoes, diced', 'hash', 'Fry the potatoes.', 'cube-browned'],
    ['4 carrots', 'tray', 'Roast.', 'coin-browned'],
    ['4 carrots, in sticks', 'tray', 'Roast.', 'baton-browned'],
  ])('"%s" in a %s: %s', (line, form, step, piece) => {
    expect(looksOf(dish('Dinner', [line], form, step))).toBe(piece);
  });

  test.each([
    ['1 cauliflower, in florets', 'side', 'Steam.', 'floret'],
    ['1 cauliflower, in florets', 'chunky soup', 'Fry the cauliflower, add stock.', 'floret'],
    ['1 head broccoli', 'stir-fry', 'Stir-fry the broccoli.', 'floret'],
    ['1 head broccoli', 'gratin', 'Bake.', 'floret'],
    ['1 kg potatoes', 'stew', 'Simmer in the oven.', 'chunk'],
    ['4 carrots', 'braised joint', 'Brown the meat, braise with the carrots in the oven.', 'carrot-coin'],
  ])('"%s" in a %s stays as it is: %s', (line, form, step, piece) => {
    expect(looksOf(dish('Dinner', [line], form, step))).toBe(piece);
  });

  test('are golden of turmeric, and cream in another curry, where they were white', () => {
    const coloursOf = (form: string, ...spices: string[]): string | undefined =>
      setTable(dish('Cauliflower', ['1 cauliflower', ...spices], form, 'Simmer.')).toppings[0]?.defs;
    const [white, cream, golden] = ['white', 'cream', 'parmesan'].map(colourOf);
    expect(coloursOf('curry', '1 tsp turmeric')).toContain(golden);
    expect(coloursOf('curry')).toContain(cream);
    expect(coloursOf('chunky soup')).toContain(white);
  });
});

describe('eggs', () => {
  test.each([
    ['toast', 'Poach the eggs and lay them on the toast.', 'poached-egg'],
    ['chunky soup', 'Break the eggs into the soup and leave to poach.', 'poached-egg'],
    ['toast', 'Fry the eggs.', 'egg-fried'],
    ['toast', 'Boil the eggs and halve them.', 'egg-half'],
    ['toast', 'Scramble the eggs.', 'scrambled-egg'],
    ['rice bowl', 'Poach the haddock. Boil the eggs.', 'egg-half'],
  ])('on or in %s: "%s" is %s', (form, step, piece) => {
    expect(looksOf(dish('Breakfast', ['2 eggs'], form, step))).toBe(piece);
  });

  test('are no halves in an omelette', () => {
    expect(piecesOf(cover('Cheese omelette', ['3 eggs'], { steps: ['Beat the eggs and fry.'] }))).toEqual([]);
  });
});

test('leeks are layers of pale green and white, cucumbers are not', () => {
  const drawn = PIECES.get('leek-ring')?.('#6aa03a', () => 0.5) ?? '';
  expect(drawn.match(/#fbf9e6/g)?.length).toBeGreaterThan(1);
  expect(drawn.match(/<circle/g)?.length).toBeGreaterThan(4);
});
