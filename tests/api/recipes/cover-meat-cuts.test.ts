import { drawCover } from '../../../api/src/modules/recipes/cover/cover-svg.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import type { CoverInput } from '../../../api/src/modules/recipes/cover/cover-input.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** A dish of one line, in a form, and what is done with it. */
const dish = (title: string, line: string, form: string, ...steps: string[]): CoverInput =>
  cover(title, [line], { cover: { form }, steps });

const looksOf = (input: CoverInput): string | undefined => piecesOf(input)[0];
const formOf = (title: string, line: string, ...steps: string[]): string =>
  setTable(cover(title, [line], { steps })).formName;

describe('pork on a cover', () => {
  test.each([
    ['600 g pork shoulder, cubed', 'stew', 'meat-chunk'],
    ['600 g pork shoulder, minced', 'stew', 'mince-crumb'],
    ['600 g pork shoulder, in 2 cm pieces', 'pieces', 'meat-chunk'],
    ['250 g pork loin, in thin shreds', 'stir-fry', 'meat-strip'],
    ['500 g pork loin, thinly sliced', 'heap', 'meat-strip'],
    ['600 g pork fillet, in 2 cm slices', 'stew', 'medallion'],
    ['800 g pork belly, in 3 cm cubes', 'pieces', 'belly-chunk'],
    ['300 g pork belly, thinly sliced', 'stew', 'belly-slice'],
  ])('of "%s" in a %s is drawn as it is cut: %s', (line, form, piece) => {
    expect(looksOf(dish('Dinner', line, form, 'Fry, then simmer.'))).toBe(piece);
  });

  test('is cut as the steps say where its line does not', () => {
    const looks = (step: string): string | undefined => looksOf(dish('Dinner', '1 lb pork loin', 'stir-fry', step));
    expect(looks('Cut the pork into thin strips.')).toBe('meat-strip');
    expect(looks('Cut the peppers into strips and the pork into cubes.')).toBe('meat-chunk');
  });

  test('is no joint where its line has it in dice, in the oven or in a sauce', () => {
    expect(formOf('Garlic pork loin', '800 g pork loin, cubed', 'Roast in a roasting tin.')).toBe('dry pieces');
    expect(formOf('Pork shoulder with apples', '1 kg pork shoulder, in chunks', 'Simmer with cider.')).toBe('stew');
    expect(formOf('Garlic pork loin', '800 g pork loin', 'Roast in a roasting tin. Slice the pork.')).toBe('joint');
    expect(formOf('Garlic pork loin', '2 kg pork loin, in two pieces', 'Roast in a roasting tin.')).toBe('joint');
  });
});

describe('breast on a cover', () => {
  test.each([
    ['4 chicken breasts', 'pieces', 'breast'],
    ['4 chicken breasts', 'braised pieces', 'breast'],
    ['600 g chicken breast, sliced', 'pieces', 'chicken-slice'],
    ['600 g chicken breast, in strips', 'pieces', 'chicken-strip'],
    ['600 g chicken breast, diced', 'curry', 'meat-chunk'],
    ['400 g chicken breast', 'chunky soup', 'chicken-slice'],
    ['2 duck breasts', 'tray', 'chicken-slice'],
    ['400 g cooked chicken', 'chunky soup', 'chicken-strip'],
  ])('of "%s" in %s is no leg: %s', (line, form, piece) => {
    expect(looksOf(dish('Dinner', line, form, 'Fry.'))).toBe(piece);
  });

  test('lies there whole as often as the line counts, and as strands once it is shredded', () => {
    const drawn = (line: string): string => drawCover(dish('Dinner', line, 'pieces', 'Fry.'));
    expect(drawn('2 chicken breasts').length).toBeLessThan(drawn('4 chicken breasts').length);
    expect(looksOf(dish('Soup', '2 chicken breasts', 'chunky soup', 'Shred the chicken.'))).toBe('chicken-strip');
  });

  test('is what a grilled breast is drawn as, not a fish', () => {
    expect(formOf('Pan-seared chicken breast', '2 chicken breasts', 'Fry.')).toBe('dry pieces');
  });

  test('leaves dishes of chicken that is only called so as they were', () => {
    expect(piecesOf(dish('Fried chicken', '2 lb chicken', 'drumsticks', 'Fry.'))).toEqual([]);
  });
});
