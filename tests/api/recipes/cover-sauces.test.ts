import { colourOf } from '../../../api/src/modules/ingredients/food-art/piece-table.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover } from '../../support/cover-input.ts';

/** The colour of a dish of a title and lines. */
const colourIn = (title: string, lines: string[], steps = 'Simmer.') =>
  setTable(cover(title, lines, { steps: [steps] })).colour;

describe('the colour of a sauce', () => {
  test('is red where a tin of tomatoes or as many fresh ones are in it', () => {
    const stew = (line: string) => colourIn('Chickpea stew', ['400 g canned chickpeas', line]);
    expect(stew('400 g canned chopped tomatoes')).toBe(colourOf('spiced'));
    expect(stew('5 tomatoes, chopped')).toBe(colourOf('spiced'));
    expect(stew('1 carrot')).toBe(colourOf('tan'));
  });

  test('is not red of a spoonful of paste, two tomatoes in pieces or a teaspoonful of paprika', () => {
    const soup = (line: string) => colourIn('Vegetable soup', ['1 l vegetable stock', '2 carrots', line]);
    expect(soup('1 tbsp tomato paste')).not.toBe(colourOf('spiced'));
    expect(soup('2 tomatoes, diced')).not.toBe(colourOf('spiced'));
    expect(soup('1 tsp paprika')).not.toBe(colourOf('rust'));
    expect(soup('1 tbsp paprika')).toBe(colourOf('rust'));
  });

  test('is yellow in a curry with curry powder, and dark of black beans', () => {
    expect(colourIn('Chickpea curry', ['400 g chickpeas', '1 tbsp curry powder'])).toBe(colourOf('golden'));
    expect(colourIn('Black beans', ['400 g canned black beans'])).toBe(colourOf('bean-broth'));
  });

  test('has what is simmered in it lie in it, not on a bare plate', () => {
    const cod = (line: string) =>
      setTable(cover('Cod with chickpeas', ['600 g cod', line], { steps: ['Simmer in the sauce.'] })).formName;
    expect([cod('1 lemon'), cod('400 g canned tomatoes')]).toEqual(['fillet', 'fillet in sauce']);
  });

  test('leaves rice white only where nothing colours what it is cooked in', () => {
    const rice = (line: string) => colourIn('Rice with peas', ['300 g long-grain rice', '100 g peas', line]);
    expect(rice('1 carrot')).toBe(colourOf('white'));
    expect(rice('600 ml chicken stock')).toBe(colourOf('stock-rice'));
    expect(rice('150 g chorizo, sliced')).toBe(colourOf('orange-rice'));
    expect(rice('1 pinch saffron')).toBe(colourOf('golden'));
  });
});

describe('a dish that is cooked dry', () => {
  const peas = (step: string, line = '100 ml chicken stock') =>
    setTable(cover('Braised radishes and peas', ['300 g radishes', '200 g frozen peas', line], { steps: [step] }))
      .formName;

  test('lies heaped, and in its sauce where much of that is left', () => {
    expect(peas('Simmer until nearly dry.')).toBe('dry stew');
    expect(peas('Simmer in the liquid.')).toBe('stew');
    expect(peas('Simmer until nearly dry.', '600 ml chicken stock')).toBe('stew');
    expect(peas('Simmer until nearly dry.', '100 ml double cream')).toBe('stew');
  });
});
