import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** The form of a dish of these lines. */
const formOf = (title: string, lines: string[], ...steps: string[]): string =>
  setTable(cover(title, lines, { steps })).formName;

describe('a salad that is bound', () => {
  test('is in its mayonnaise, not dry, and cold', () => {
    const input = cover('Potato salad', ['1 kg potatoes', '200 g mayonnaise', '2 apples', '4 radishes'], {
      steps: ['Boil the potatoes. Stir it all.'],
    });
    expect(setTable(input).formName).toBe('bound salad');
    expect(piecesOf(input)).toContain('apple-slice');
    expect(formOf('Potato salad', ['1 kg potatoes', '3 tbsp vinegar'])).toBe('chopped salad');
  });

  test('is one mass where tuna is flaked in it', () => {
    expect(formOf('Tuna salad', ['1 can tuna', '100 g mayonnaise'])).toBe('flaked salad');
    expect(formOf('Tuna salad', ['1 can tuna', '100 g mayonnaise', '1 head lettuce'])).not.toBe('flaked salad');
  });
});

describe('dips and sauces', () => {
  test('are rough where they are mashed with a fork, the tomato in them seen', () => {
    const lines = ['2 avocados', '1 tomato', '1 lime'];
    expect(formOf('Guacamole', lines, 'Mash the avocados. Stir in the tomato.')).toBe('chunky dip');
    expect(formOf('Guacamole', lines, 'Blend in a food processor.')).toBe('dip');
  });

  test('show on a plate what they are topped with', () => {
    const input = cover('Fiesta dip', ['200 g cream cheese', '1 tomato', '50 g black olives'], {
      steps: ['Spread the cheese on a serving plate. Top with remaining ingredients.'],
    });
    expect(setTable(input).formName).toBe('topped dip');
    expect(piecesOf(input)).toEqual(expect.arrayContaining(['tomato-wedge', 'olive-ring']));
  });

  test('are flecked where they are of pepper and cream', () => {
    expect(formOf('Pepper sauce', ['200 ml cream', '1 tbsp peppercorns'])).toBe('flecked sauce');
    expect(formOf('Red pepper sauce', ['200 ml cream', '2 red peppers'])).not.toBe('flecked sauce');
  });
});

describe('what is folded, fried or baked', () => {
  test('is a closed parcel, half-moons with onion, dice of bread, a soup under its toast', () => {
    expect(formOf('Chimichanga', ['4 flour tortillas', '300 g minced beef'])).toBe('chimichangas');
    expect(
      piecesOf(cover('Vareniki', ['500 g potatoes', '2 onions, finely diced'], { steps: ['Fry the onions.'] })),
    ).toEqual(['fried-onions']);
    expect(formOf('Croutons', ['4 slices bread'], 'Bake.')).toBe('croutons');
    expect(formOf('Onion soup', ['6 onions', '1 baguette', '100 g gruyère'], 'Grill.')).toBe('onion soup');
  });

  test('is pasta by its shape under its cheese', () => {
    const bake = (pasta: string): string =>
      formOf('Pasta bake', [`400 g ${pasta}`, '200 g mozzarella'], 'Bake in the oven.');
    expect([bake('penne'), bake('fusilli'), bake('macaroni')]).toEqual(['tube bake', 'spiral bake', 'pasta bake']);
    expect(formOf('Schinkenfleckerl', ['400 g pasta', '200 g ham'], 'Bake.')).toBe('square bake');
  });

  test('is spaghetti with large meatballs, and nothing that is in them', () => {
    const input = cover('Spaghetti and meatballs', ['400 g spaghetti', '500 g minced beef', '100 g mushrooms']);
    expect([setTable(input).formName, ...piecesOf(input)]).toEqual(['meatballs on spaghetti']);
  });

  test('is mash with its greens under cheese, or rough with carrot', () => {
    expect(formOf('Colcannon bake', ['1 kg potatoes', '1 cabbage', '100 g cheddar'], 'Bake.')).toBe('browned mash');
    expect(formOf('Stoemp', ['500 g potatoes', '300 g carrots'], 'Mash.')).toBe('rough mash');
  });
});

describe('a cut that only the steps tell', () => {
  const pieces = (line: string, step: string): string[] =>
    piecesOf(cover('Supper', [line], { steps: [step], cover: { form: 'side' } }));

  test('is seen as if the line had told it', () => {
    expect(pieces('2 potatoes', 'Cut the potatoes into small cubes. Fry the potatoes.')).toEqual(['cube-browned']);
    expect(pieces('300 g mushrooms', 'Mince the garlic and slice the mushrooms.')).toEqual(['mushroom-slice']);
  });

  test('counts for nothing where the line tells another, or another food is cut', () => {
    expect(pieces('2 potatoes, sliced', 'Dice the potatoes.')).not.toContain('cube');
    expect(pieces('2 carrots', 'Dice the onions. Add the carrots.')).toEqual(['carrot-coin']);
  });
});

describe('how much is seen of a food', () => {
  test('is one strip of each colour that its line asks for', () => {
    const colours = (line: string): number => piecesOf(cover('Supper', [line])).length;
    expect(colours('1/2 each green, red, and yellow bell pepper')).toBe(3);
    expect(colours('1 red or green bell pepper')).toBe(1);
  });

  test('is little where its line says a handful, or counts a few radishes', () => {
    const most = (line: string): number =>
      setTable(cover('Supper', ['1 kg sweetcorn', line])).toppings.find(({ piece }) => piece !== 'corn-kernel')?.most ??
      0;
    expect(most('a handful of chopped tomatoes')).toBeLessThan(most('500 g tomatoes'));
    expect(most('4 radishes, sliced')).toBeLessThan(most('500 g radishes, sliced'));
  });
});

describe('what a home kitchen is known for', () => {
  test.each([
    ['Chex mix', ['300 g rice cereal', '100 g pretzels'], 'Bake.', 'snack mix'],
    ['Egg salad sandwiches', ['6 eggs', '8 slices bread'], 'Mash. Spread.', 'spread sandwich'],
    ['Stuffed shells', ['1 box jumbo shells', '500 g ricotta'], 'Stuff. Bake.', 'stuffed shells'],
    ['Green bean casserole', ['2 cans green beans'], 'Bake.', 'bean casserole'],
    ['Sweet potato casserole', ['3 c. mashed sweet potatoes', '1 c. pecans'], 'Bake.', 'baked mash'],
    ['Cheese ball', ['500 g cream cheese', '2 c. pecans'], 'Roll in pecans.', 'coated cheese ball'],
  ])('is drawn as such: %s', (title, lines, step, form) => {
    expect(formOf(title, lines, step)).toBe(form);
  });
});
