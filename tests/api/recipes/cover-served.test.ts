import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** The form of a dish of these lines. */
const formOf = (title: string, lines: string[], ...steps: string[]): string =>
  setTable(cover(title, lines, { steps })).formName;

describe('a dish whose parts lie apart', () => {
  test('is rice beside slices of mango', () => {
    expect(formOf('Mango sticky rice', ['250 g glutinous rice', '2 mangoes, sliced'])).toBe('fruit and rice');
  });

  test('is several small fish, not a large one', () => {
    expect(formOf('Grilled sardines', ['12 sardines'], 'Grill.')).toBe('grilled fish');
  });

  test('is thin pancakes with dark duck and strips, not thick rolls', () => {
    const { formName, toppings } = setTable(
      cover('Duck pancakes', ['4 duck legs', '1 cucumber', '20 mandarin pancakes'], {
        steps: ['Roast. Shred the meat.'],
      }),
    );
    expect(formName).toBe('thin pancakes');
    expect(toppings.map(({ piece }) => piece)).toEqual(['chicken-strip', 'baton']);
  });
});

describe('what comes out of the oven', () => {
  test('is a cheese in its box with the bread of the recipe, but no box where it is in pastry', () => {
    expect(formOf('Baked camembert', ['250 g camembert', '1 baguette'], 'Bake.')).toBe('baked cheese');
    expect(formOf('Baked brie', ['250 g brie', '1 sheet puff pastry'], 'Bake.')).not.toBe('baked cheese');
  });

  test('shows crumpled filo where the steps crumple it, else sheets', () => {
    const lines = ['500 g chicken breast', '6 sheets filo pastry'];
    expect(formOf('Chicken filo pie', lines, 'Crumple each sheet.')).toBe('crumpled filo');
    expect(formOf('Chicken filo pie', lines, 'Lay the sheets on it.')).toBe('filo pie');
  });
});

describe('a food as it is left', () => {
  test('is not seen in a spread that it is ground to, though the title names it', () => {
    const input = cover('Chocolate hazelnut spread', ['250 g hazelnuts', '150 g dark chocolate, melted'], {
      steps: ['Blend the hazelnuts until they flow. Blend in the dark chocolate.'],
    });
    expect([setTable(input).formName, ...piecesOf(input)]).toEqual(['smooth spread']);
  });

  test('is a mushroom with its gills and stalk where it is cut, else its cap', () => {
    const pieces = (line: string): string[] => piecesOf(cover('Mushrooms', [line], { cover: { form: 'side' } }));
    expect([pieces('500 g button mushrooms, halved'), pieces('500 g button mushrooms')]).toEqual([
      ['mushroom-half'],
      ['mushroom'],
    ]);
  });

  test('is dice of meat where ribs are cooked in rice, else ribs', () => {
    const pieces = (form: string): string[] => piecesOf(cover('Dinner', ['500 g pork ribs'], { cover: { form } }));
    expect([pieces('paella'), pieces('tray')]).toEqual([['meat-chunk'], ['rib']]);
  });

  test('is strips where it is fish cakes that are fried', () => {
    expect(piecesOf(cover('Dinner', ['250 g Korean fish cakes, in strips'], { cover: { form: 'stir-fry' } }))).toEqual([
      'fish-cake-strip',
    ]);
  });
});
