import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const FREE = { contains: [], unsure: [] };

describe('lines of old cookbooks and of far kitchens', () => {
  test.each([
    'butter the size of an egg',
    'butter, the size of a walnut',
    'a lump of butter the size of an egg',
    'piece of butter about the size of a hazelnut',
  ])('a size is told by another food, which is not eaten: %s', (line) => {
    expect(linkLine(line, names)).toMatchObject({
      food: { name: 'butter' },
      isUnknown: false,
      facts: { contains: [Allergen.DAIRY], unsure: [] },
    });
  });

  test.each([
    ['a breakfast cup of rice', 'rice', 'cup'],
    ['1 saltspoon pepper', 'black pepper', 'dash'],
    ['2 derica cups of rice', 'rice', 'container'],
    ['3 mudus beans', 'bean', 'container'],
    ['1 congo of garri', 'garri', 'container'],
    ['a lump of ginger', 'ginger', 'knob'],
  ])('a measure of the place is a measure: %s', (line, food, unit) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, unit, isUnknown: false, facts: FREE });
  });

  test.each([
    ['2 congo peas', 'pigeon pea'],
    ['1 lb lump crabmeat', 'crab'],
    ['1 cup mushrooms', 'mushroom'],
    ['2 tbsp crunchy almond butter', 'almond butter'],
    ['açúcar', 'sugar'],
    ['200 g açaí', 'frozen açaí pulp'],
    ['açaí', 'frozen açaí pulp'],
  ])('and the beginning of a name is none: %s', (line, food) => {
    expect(linkLine(line, names).food?.name).toBe(food);
  });
});

describe('what was copied with the ingredients', () => {
  test.each([
    'Serves 4',
    'Serves 4-6 people',
    'Makes 24 cookies',
    'Yield: 12',
    'Prep time: 20 minutes',
    'Cook time 1 hour',
    'Method',
    'Directions',
    'Step 1',
    'Instructions.',
  ])('asks for nothing: %s', (line) => {
    expect(linkLine(line, names)).toMatchObject({ food: null, isNoFood: true, isUnknown: false, facts: FREE });
  });

  test.each([
    ['Serve with rice', 'rice'],
    ['4 servings cooked rice', 'cooked rice'],
  ])('but what is served with it does: %s', (line, food) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, isNoFood: false });
  });
});

describe('a kind that leaves its noun to the line', () => {
  test.each([
    ['1 cup plant milk (such as soy or oat)', [Allergen.SOY]],
    ['1 cup plant-based milk (I like soy)', [Allergen.SOY]],
    ['1 cup milk (or soy)', [Allergen.DAIRY, Allergen.SOY]],
    ['1 cup rice milk (or almond)', [Allergen.TREE_NUTS]],
    ['200 ml milk, soy', [Allergen.SOY]],
    ['200 g yogurt (soy)', [Allergen.SOY]],
    ['2 tbsp nut or seed butter', [Allergen.TREE_NUTS]],
    ['1 cup rice with soy and ginger', [Allergen.GLUTEN, Allergen.SOY]],
  ])('is a kind of that, and soy of a milk no sauce: %s', (line, contains) => {
    expect(linkLine(line, names).facts.contains).toEqual(contains);
  });

  test('is an alternative by its full name', () => {
    const offered = (line: string): string[] => linkLine(line, names).alternativeFoods.map(({ name }) => name);
    expect(offered('500 ml chicken stock (or vegetable)')).toEqual(['vegetable stock']);
    expect(offered('2 cups chocolate chips (or chopped chocolate)')).toEqual(['chocolate']);
  });

  test.each([
    ['100 g DF butter', 'vegan butter'],
    ['1 cup df milk', 'plant milk'],
  ])('DF is dairy-free: %s', (line, food) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, facts: { diet: 'vegan', contains: [] } });
  });
});
