import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** The form of a dish of these lines. */
const formOf = (title: string, lines: string[], ...steps: string[]): string =>
  setTable(cover(title, lines, { steps })).formName;

describe('a salad in layers', () => {
  const lines = ['1 head iceberg lettuce', '300 g frozen peas', '300 g mayonnaise', '6 rashers bacon'];

  test('is seen through the side of its glass, by its title or by its steps', () => {
    expect(formOf('Seven layer salad', lines)).toBe('layered salad');
    expect(formOf('Party salad', lines, 'Layer vegetables in a bowl. Spread with mayonnaise.')).toBe('layered salad');
    expect(formOf('Party salad', lines, 'Toss it all.')).toBe('salad');
  });

  test('has crumbled bread at its foot where it is of cornbread', () => {
    const { colour, second } = setTable(cover('Cornbread salad', lines, { steps: ['Layer it in a bowl.'] }));
    expect(colour).not.toBe(second);
  });
});

describe('vegetables whole or mashed', () => {
  test('are a head under its coat, the peas round it', () => {
    const input = cover('Frosted cauliflower', ['1 cauliflower', '200 g frozen peas'], {
      steps: ['Cook, leaving the cauliflower whole. Spread the dressing over the cauliflower.'],
    });
    expect([setTable(input).formName, ...piecesOf(input)]).toEqual(['coated cauliflower', 'pea']);
  });

  test('are mash in its dish, where squash is mashed and baked, but wedges where it is roasted', () => {
    const lines = ['1 butternut squash', '50 g blue cheese'];
    const mash = cover('Savoury squash', lines, { steps: ['Roast. Mash it. Bake in a casserole dish.'] });
    expect([setTable(mash).formName, ...piecesOf(mash)]).toEqual(['baked mash', 'blue-crumble']);
    expect(formOf('Savoury squash', lines, 'Roast in the oven.')).not.toBe('baked mash');
  });
});

describe('eggs', () => {
  test('lie poached on halves of muffins with ham under their sauce', () => {
    expect(formOf('Eggs Benedict', ['4 eggs', '2 english muffins', '4 slices ham'])).toBe('eggs benedict');
  });

  test('lie on a pan of browned potatoes', () => {
    const input = cover('Tiroler Gröstl', ['1 kg potatoes', '4 eggs', '200 g bacon', '500 g pork chops'], {
      steps: ['Fry the potatoes. Fry the eggs.'],
    });
    const { formName, vessel } = setTable(input);
    expect([formName, vessel]).toEqual(['hash', 'skillet']);
    expect(piecesOf(input)).toEqual(expect.arrayContaining(['lardon', 'meat-chunk']));
    expect(piecesOf(input)[0]).toBe('chunk-browned');
  });
});

describe('bread with what is in or over it', () => {
  test('is a sandwich in its sauce', () => {
    expect(formOf('Francesinha', ['8 slices bread', '200 g cheese', '4 slices ham'])).toBe('drowned sandwich');
  });

  test('is a roll full of tuna salad, whether its line names tuna or not', () => {
    expect(formOf('Tuna sub', ['1 recipe of tuna salad', '2 tomatoes'])).toBe('spread roll');
    expect(formOf('Italian sub', ['4 slices ham', '2 tomatoes'], 'Fill.')).toBe('filled roll');
  });

  test('is small squares, not two sandwiches, where the title says bites', () => {
    expect(formOf('Croque-monsieur bites', ['12 slices bread', '6 slices ham', '80 g gruyère'])).toBe('sandwich bites');
  });
});

describe('filled pasta and sheets of it', () => {
  test('are rings where they are tortellini, squares where they are ravioli', () => {
    expect([formOf('Tortellini', ['500 g tortellini']), formOf('Ravioli', ['500 g ravioli'])]).toEqual([
      'tortellini',
      'ravioli',
    ]);
  });

  test('are red inside where the steps name a red sauce that no line tells', () => {
    const second = (...steps: string[]): string =>
      setTable(cover('Lasagna', ['200 g mozzarella', '300 ml milk'], { steps })).second;
    expect(second('Spread a layer of pasta sauce.')).not.toBe(second('Spread a layer of sauce.'));
  });
});
