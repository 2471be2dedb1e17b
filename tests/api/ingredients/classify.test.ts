import { Allergen } from '../../../api/src/shared/enums.ts';
import { classifyLines } from '../../../api/src/modules/ingredients/classify.ts';
import { linkLine } from '../../../api/src/modules/ingredients/line-linker.ts';
import { names } from './starter-foods.ts';

const classify = (...lines: string[]): ReturnType<typeof classifyLines> => classifyLines(lines.map((line) => linkLine(line, names)));

describe('diet and allergens of a recipe', () => {
  test('come from its foods', () => {
    expect(classify('200 g spaghetti', '2 eggs', '50 g parmesan', 'black pepper')).toMatchObject({ diet: 'none', contains: [Allergen.DAIRY, Allergen.GLUTEN, Allergen.EGGS] });
    expect(classify('1 can chickpeas', '2 tbsp tahini', 'juice of 1 lemon')).toEqual({ diet: 'vegan', contains: [], unsure: [], unknownLines: [] });
  });

  test.each([
    ['vegan', ['2 carrots', '1 tbsp olive oil']],
    ['vegetarian', ['2 carrots', '1 tbsp honey']],
    ['pescatarian', ['1 salmon fillet', '1 tbsp butter']],
    ['none', ['1 chicken breast', '1 salmon fillet']],
  ])('are %s by the food that fits the fewest', (diet, lines) => {
    expect(classify(...lines).diet).toBe(diet);
  });

  test.each([
    [['nutmeg', 'butternut squash', 'coconut milk', 'champagne', 'cream of tartar', 'eggplant', 'water chestnuts', 'oyster mushrooms'], []],
    [['1 tbsp soy sauce'], [Allergen.GLUTEN, Allergen.SOY]],
    [['1 tsp Worcestershire sauce'], [Allergen.FISH]],
    [['1 tbsp fish sauce', '1 tsp shrimp paste'], [Allergen.SHELLFISH, Allergen.FISH]],
    [['1 cup egg noodles'], [Allergen.GLUTEN, Allergen.EGGS]],
    [['2 tbsp peanut butter', '1 cup almond milk'], [Allergen.PEANUT, Allergen.TREE_NUTS]],
  ])('are not read off the letters of a name: %j', (lines, contains) => {
    expect(classify(...lines).contains).toEqual(contains);
  });

  test('keep unknown what a line leaves unknown, and name the line', () => {
    const found = classify('2 eggs', '1 cup frobs');
    expect(found).toMatchObject({ diet: 'unknown', contains: [Allergen.EGGS], unknownLines: ['1 cup frobs'] });
    expect(found.unsure).toContain(Allergen.PEANUT);
  });

  test('pay no heed to headings and tools', () => {
    expect(classify('For the skewers:', '8 wooden skewers', '2 onions')).toEqual({ diet: 'vegan', contains: [], unsure: [], unknownLines: [] });
  });

  test('are unknown for a recipe without food', () => {
    expect(classify()).toMatchObject({ diet: 'unknown', unsure: Object.values(Allergen) });
  });
});
