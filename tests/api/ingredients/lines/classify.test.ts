import { Allergen, EIGHT_ALLERGENS } from '../../../../api/src/modules/ingredients/dietary.ts';
import { classifyLines } from '../../../../api/src/modules/ingredients/lines/classify.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const ofTheEight = (allergens: readonly Allergen[]): Allergen[] =>
  allergens.filter((allergen) => EIGHT_ALLERGENS.includes(allergen));

const classify = (...lines: string[]): ReturnType<typeof classifyLines> =>
  classifyLines(lines.map((line) => linkLine(line, names)));

describe('diet and allergens of a recipe', () => {
  test('come from its foods', () => {
    expect(classify('200 g spaghetti', '2 eggs', '50 g parmesan', 'black pepper')).toMatchObject({
      diet: 'none',
      contains: [Allergen.DAIRY, Allergen.GLUTEN, Allergen.EGGS],
    });
    expect(classify('1 can chickpeas', '2 tbsp tahini', 'juice of 1 lemon')).toEqual({
      diet: 'vegan',
      contains: [Allergen.SESAME],
      unsure: [],
      unknownLines: [],
    });
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
    [
      [
        'nutmeg',
        'butternut squash',
        'coconut milk',
        'champagne',
        'cream of tartar',
        'eggplant',
        'water chestnuts',
        'oyster mushrooms',
      ],
      [],
    ],
    [['1 tbsp soy sauce'], [Allergen.GLUTEN, Allergen.SOY]],
    [['1 tsp Worcestershire sauce'], [Allergen.FISH]],
    [
      ['1 tbsp fish sauce', '1 tsp shrimp paste'],
      [Allergen.SHELLFISH, Allergen.FISH],
    ],
    [['1 cup egg noodles'], [Allergen.GLUTEN, Allergen.EGGS]],
    [
      ['2 tbsp peanut butter', '1 cup almond milk'],
      [Allergen.PEANUT, Allergen.TREE_NUTS],
    ],
  ])('are not read off the letters of a name: %j', (lines, contains) => {
    expect(ofTheEight(classify(...lines).contains)).toEqual(contains);
  });

  test.each([
    ['flour', [Allergen.GLUTEN]],
    ['soy sauce', [Allergen.GLUTEN, Allergen.SOY]],
    ['Worcestershire sauce', [Allergen.FISH]],
    ['Caesar dressing', [Allergen.DAIRY, Allergen.EGGS, Allergen.FISH]],
    ['oyster sauce', [Allergen.GLUTEN, Allergen.SHELLFISH]],
    ['hoisin sauce', [Allergen.GLUTEN, Allergen.SOY]],
    ['teriyaki sauce', [Allergen.GLUTEN, Allergen.SOY]],
    ['couscous', [Allergen.GLUTEN]],
    ['seitan', [Allergen.GLUTEN]],
    ['panko', [Allergen.GLUTEN]],
    ['pesto', [Allergen.DAIRY, Allergen.TREE_NUTS]],
    ['marzipan', [Allergen.TREE_NUTS]],
    ['Nutella', [Allergen.DAIRY, Allergen.TREE_NUTS]],
    ['ghee', [Allergen.DAIRY]],
    ['lactose-free milk', [Allergen.DAIRY]],
    ['sodium caseinate', [Allergen.DAIRY]],
    ['mayonnaise', [Allergen.EGGS]],
    ['meringue', [Allergen.EGGS]],
    ['surimi', [Allergen.FISH]],
    ['dashi', [Allergen.FISH]],
    ['squid', [Allergen.SHELLFISH]],
    ['beer', [Allergen.GLUTEN]],
    ['malt vinegar', [Allergen.GLUTEN]],
    ['soybean oil', [Allergen.SOY]],
    ['angel food cake mix', [Allergen.GLUTEN, Allergen.EGGS]],
  ])('are what %s is made of', (line, contains) => {
    expect(ofTheEight(classify(line).contains)).toEqual(contains);
  });

  test.each([
    'tahini',
    'butter beans',
    'cream of coconut',
    'vegetable oil',
    'corn tortillas',
    'rice noodles',
    'glass noodles',
    'champagne',
    'water chestnuts',
    'cocoa butter',
    'buckwheat',
    'gluten-free pasta',
    'nutmeg',
    'eggplant',
    'jackfruit',
  ])('are none of the eight for %s, whatever its letters say', (line) => {
    const { diet, contains, unsure } = classify(line);
    expect({ diet, told: ofTheEight([...contains, ...unsure]) }).toEqual({ diet: 'vegan', told: [] });
  });

  test.each([
    ['honey', 'vegetarian'],
    ['gelatine', 'none'],
    ['lard', 'none'],
    ['suet', 'none'],
    ['marshmallows', 'none'],
    ['parmesan', 'none'],
    ['vegan liquid egg', 'vegan'],
    ['liquid egg', 'vegetarian'],
    ['jello', 'none'],
    ['fish sauce', 'pescatarian'],
    ['Worcestershire sauce', 'pescatarian'],
    ['vegan Worcestershire sauce', 'vegan'],
    ['stock', 'unknown'],
    ['graham crackers', 'vegetarian'],
    ['kimchi', 'pescatarian'],
    ['flax egg', 'vegan'],
  ])('fit, for %s, the diet %s at the strictest', (line, diet) => {
    expect(classify(line).diet).toBe(diet);
  });

  test.each([
    ['oats', Allergen.GLUTEN],
    ['stock cube', Allergen.GLUTEN],
    ['sausages', Allergen.GLUTEN],
    ['Worcestershire sauce', Allergen.GLUTEN],
    ['margarine', Allergen.DAIRY],
    ['dark chocolate', Allergen.SOY],
    ['chocolate chips', Allergen.DAIRY],
    ['chopped nuts', Allergen.PEANUT],
    ['ice cream', Allergen.EGGS],
    ['shortcrust pastry', Allergen.DAIRY],
    ['2 tbsp white miso', Allergen.GLUTEN],
    ['4 hot dogs', Allergen.DAIRY],
    ['4 hot dogs', Allergen.GLUTEN],
    ['6 pork sausages', Allergen.SOY],
    ['1 lb sausage meat', Allergen.SOY],
    ['1 chicken bouillon cube', Allergen.DAIRY],
    ['100 g chorizo', Allergen.SOY],
    ['1 packet taco seasoning', Allergen.GLUTEN],
    ['1 cup croutons', Allergen.SOY],
    ['1/2 cup Italian dressing', Allergen.DAIRY],
    ['1 tbsp miso paste', Allergen.GLUTEN],
  ])('are unsure where the ordinary brands differ: %s, %s', (line, allergen) => {
    const { contains, unsure } = classify(line);
    expect(contains).not.toContain(allergen);
    expect(unsure).toContain(allergen);
  });

  test('keep unknown what a line leaves unknown, and name the line', () => {
    const found = classify('2 eggs', '1 cup frobs');
    expect(found).toMatchObject({ diet: 'unknown', contains: [Allergen.EGGS], unknownLines: ['1 cup frobs'] });
    expect(found.unsure).toContain(Allergen.PEANUT);
  });

  test('pay no heed to headings and tools', () => {
    expect(classify('For the skewers:', '8 wooden skewers', '2 onions')).toEqual({
      diet: 'vegan',
      contains: [],
      unsure: [],
      unknownLines: [],
    });
  });

  test('take a tool for no food, whatever it is named for', () => {
    expect(
      classify('30 g carrot, in strips made with a vegetable peeler', '1 clove garlic, through a garlic press'),
    ).toEqual({ diet: 'vegan', contains: [], unsure: [], unknownLines: [] });
  });

  test('are unknown for a recipe without food', () => {
    expect(classify()).toMatchObject({ diet: 'unknown', unsure: Object.values(Allergen) });
  });
});
