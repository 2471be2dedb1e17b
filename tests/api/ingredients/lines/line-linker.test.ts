import fc from 'fast-check';
import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { isFreeOf } from '../../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const foodOf = (line: string): string | undefined => linkLine(line, names).food?.name;

describe('a line is linked to the food it asks for', () => {
  test.each([
    ['2 (14 oz) cans chickpeas, drained', 'canned chickpeas'],
    ['1 can diced tomatoes', 'canned chopped tomatoes'],
    ['400g tin chopped tomatoes', 'canned chopped tomatoes'],
    ['3 tomatoes, diced', 'tomato'],
    ['2 lb ground beef chuck, veal, and pork', 'beef mince'],
    ['1 can beef bouillon', 'beef stock'],
    ['150 g medium soft cheese', 'cheese'],
    ['200 g soft cheese', 'cream cheese'],
    ['4 fl oz juice (celery)', 'celery juice'],
    ['1 coconut', 'fresh coconut'],
    ['2 tubes cinnamon roll, refrigerated, with icing', 'cinnamon roll dough'],
    ['1 cup zaatar leaves (without the stalks)', 'oregano'],
    ['1/2 lb dried black mission figs or other dried figs', 'dried fig'],
    ['nectarine juice or satsuma juice', 'fruit juice'],
    ['1/2 each green, red, and yellow bell pepper', 'green pepper'],
    ['10 ml seasoning mix (Italian, Cajun or your favourite)', 'seasoning blend'],
    ['1 1/4 cups Lawry chipotle marinade, with lime juice', 'bottled marinade'],
    ['1 bouquet garni', 'bouquet garni'],
    ['15 oz chickpeas, 1 can, drained', 'canned chickpeas'],
    ['1 tbsp lemon juice, freshly squeezed', 'fresh lemon juice'],
    ['beef (chuck, brisket, oxtail...): 1kg', 'beef'],
    ['As much bacon as you want to garnish', 'bacon'],
    ['A thin coating of oil on the pan', 'vegetable oil'],
    ['1 cup coconut', 'coconut'],
    ['2 regular size keebler ready graham pie crusts', 'graham cracker crust'],
    ['1 stick cinnamon', 'cinnamon stick'],
    ['1 tsp oregano, dried', 'dried oregano'],
    ['juice of 1 lemon', 'lemon'],
    ['Whites of 4 eggs', 'egg white'],
    ['zest and juice 1 lemon', 'lemon'],
    ['Juice and rinds of 1 1/2 lemons', 'lemon'],
    ['2 cups half-and-half or milk', 'half-and-half'],
    ['4 cups crushed, chopped, canned imported tomatoes', 'canned tomatoes'],
    ['1 tbsp dry fenugreek leaves', 'dried fenugreek leaves'],
    ['3 garlic cloves, minced', 'garlic'],
    ['1 cup shredded sharp cheddar cheese', 'cheddar'],
    ['2 pounds boneless, skinless chicken thighs', 'chicken thigh'],
    ['1/2 cup vegan dark chocolate chips', 'vegan chocolate chip'],
    ['1 cup chocolate chips (dairy-free)', 'vegan chocolate chip'],
    ['1/2 cup brocolli florets', 'broccoli'],
    ['1 pepper', 'bell pepper'],
    ['½ large pepper, sliced', 'bell pepper'],
    ['3/4 of a pound slices of mako shark no more than 1/4-inch thick', 'shark'],
    ['2 peppers', 'bell pepper'],
    ['pepper', 'black pepper'],
    ['1/4 tsp pepper', 'black pepper'],
    ['1 grind of pepper', 'black pepper'],
    ['100g bourbons', 'chocolate sandwich cookie'],
    ['2 bourbon biscuits', 'chocolate sandwich cookie'],
    ['50 ml bourbon', 'bourbon'],
  ])('%s: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test('of two foods the first is the food, and the facts cover both', () => {
    const line = linkLine('butter and soy sauce', names);
    expect(line.food?.name).toBe('butter');
    expect(line.facts.contains).toEqual(expect.arrayContaining([Allergen.DAIRY, Allergen.SOY, Allergen.GLUTEN]));
  });

  test('of foods to choose from the facts cover all', () => {
    const line = linkLine('1 tbsp olive oil or butter', names);
    expect(line).toMatchObject({ food: { name: 'olive oil' }, alternativeFoods: [{ name: 'butter' }] });
    expect(isFreeOf(line.facts, [Allergen.DAIRY])).toBe(false);
  });

  test('the diet is one that every food of the choice fits', () => {
    expect(linkLine('2 tbsp maple syrup or honey', names).facts.diet).toBe('vegetarian');
    expect(linkLine('1 l vegetable or chicken stock', names).facts.diet).toBe('none');
    expect(linkLine('1 l vegetable stock or other stock', names).facts.diet).toBe('vegan');
    expect(linkLine('1 l chicken or vegetable stock', names).facts.diet).toBe('none');
    expect(linkLine('2 tbsp oil or butter', names).facts).toMatchObject({
      diet: 'vegetarian',
      contains: [Allergen.DAIRY],
    });
  });

  test.each(['3 tbsp nutritional yeast (or Parmesan if not vegan)', '1 tbsp maple syrup (or cream for non-vegans)'])(
    'what is for cooks without the diet does not count: %s',
    (line) => {
      expect(linkLine(line, names).facts).toEqual({ diet: 'vegan', contains: [], unsure: [] });
    },
  );

  test('kinds that brackets leave to choose from stand beside the food itself, each read with its noun', () => {
    expect(linkLine('1 cup milk (oat, almond, or regular)', names)).toMatchObject({
      food: { name: 'milk' },
      alternatives: ['oat milk', 'almond milk'],
      facts: { diet: 'vegetarian', contains: expect.arrayContaining([Allergen.DAIRY, Allergen.TREE_NUTS]) },
    });
    const soy = linkLine("1 cup milk (soy, almond or cow's)", names);
    expect([...soy.facts.contains].sort()).toEqual([Allergen.DAIRY, Allergen.SOY, Allergen.TREE_NUTS].sort());
    expect(linkLine('1 cup milk (oat)', names).food?.name).toBe('oat milk');
    expect(linkLine('1 onion (red or white)', names)).toMatchObject({ preparation: 'red or white', alternatives: [] });
  });

  test('a food within an alternative that is not known counts too', () => {
    expect(linkLine('4 tbsp cream (or cashew gloop)', names).facts.contains).toEqual([
      Allergen.DAIRY,
      Allergen.TREE_NUTS,
    ]);
  });

  test('a food named in a remark counts among the facts', () => {
    expect(linkLine('Rice, butter', names).facts.contains).toContain(Allergen.DAIRY);
  });

  test.each([
    ['Garlic-infused olive oil (optionally substitute butter)', Allergen.DAIRY],
    ['3/4 cup shortening (part butter or margarine)', Allergen.DAIRY],
    ['kosher salt, 6 tablespoons unsalted butter, dried thyme', Allergen.DAIRY],
    ['4 egg yolks, beaten with 1/4 cup heavy cream', Allergen.DAIRY],
    ['1 box cake mix (plus the ingredients on the package, 3 eggs, ½ cup oil)', Allergen.EGGS],
    ['1 1/2 cups vegan milk (almond or coconut)', Allergen.TREE_NUTS],
    ['375 g ramen noodles (egg noodles work well too)', Allergen.EGGS],
  ])('a food that a remark brings in counts among the facts: %s', (line, allergen) => {
    expect(linkLine(line, names).facts.contains).toContain(allergen);
  });

  test.each([
    ['2 slices white bread, soaked in milk', Allergen.DAIRY],
    ['3 slices bread, crusts removed and soaked in milk', Allergen.DAIRY],
    ['1 pinch saffron soaked in 2 tbsp warm milk', Allergen.DAIRY],
    ['1 onion, fried in butter', Allergen.DAIRY],
    ['2 eggs, whisked into 1 cup milk', Allergen.DAIRY],
    ['1 tbsp cornstarch dissolved in 2 tbsp soy sauce', Allergen.SOY],
    ['400 g tofu marinated in soy sauce', Allergen.GLUTEN],
  ])('a food that another lies in counts among the facts: %s', (line, allergen) => {
    expect(linkLine(line, names).facts.contains).toContain(allergen);
  });

  test.each(['12 prunes wrapped in bacon', '12 prunes, wrapped in bacon', '2 cups rice cooked in chicken stock'])(
    'what is wrapped or cooked in meat is not vegan: %s',
    (line) => {
      expect(linkLine(line, names).facts.diet).toBe('none');
    },
  );

  test.each([
    '1 potato, cut in half',
    '1 carrot, in thin strips',
    '1 can pineapple, packed in its own juice',
    '4 potatoes, boiled in their skins',
    '1 tsp yeast, dissolved in 1/4 cup warm water',
    '100 g jackfruit packed in brine',
  ])('what a food is cut into, or lies in and is harmless, changes nothing: %s', (line) => {
    expect(linkLine(line, names)).toMatchObject({
      isUnknown: false,
      facts: { diet: 'vegan', contains: [], unsure: [] },
    });
  });

  test.each([
    ['Sugar for the top crust'],
    ['1 cup raisins (leave these out for a more traditional soda bread)'],
    ['2 tbsp olive oil, for frying the chicken'],
    ['Onions (4 g per sausage)'],
    ['1 cup dairy-free milk (not whole milk)'],
    ['3 tbsp tamari (instead of soy sauce)'],
    ['1 iceberg lettuce, center ribs removed'],
  ])('a food that a remark only points to does not: %s', (line) => {
    const { facts } = linkLine(line, names);
    expect(facts).toMatchObject({
      diet: 'vegan',
      contains: facts.contains.filter((allergen) => allergen === Allergen.SOY),
    });
  });

  test('a name that leaves its noun to the alternative is completed by it', () => {
    expect(foodOf('3 pounds delicata or butternut squash')).toBe(foodOf('3 pounds delicata squash'));
    expect(foodOf('2 heads Chioggia or Treviso radicchio')).toBe('radicchio');
  });

  test('a known alternative makes nothing certain of an unknown food', () => {
    expect(linkLine('1 cup frobs or water', names)).toMatchObject({ food: { name: 'water' }, isUnknown: true });
    expect(isFreeOf(linkLine('6 cups lobster broth or cold water', names).facts, [Allergen.SHELLFISH])).toBe(false);
  });

  test.each([
    ['1 cup Daiya mozzarella', 'vegan mozzarella'],
    ["2 tbsp Miyoko's butter", 'vegan butter'],
    ['1 cup So Delicious coconut milk beverage', 'coconut drink'],
  ])('what bears the name of a maker of vegan foods is the vegan kind: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each([
    ['1 shot Fireball', 'liqueur'],
    ['1 lb blue grenadier', 'grenadier'],
    ['50 g butterfat', 'butterfat'],
    ['1/4 cup peanut butter', 'peanut butter'],
    ['1 pound cake, sliced', 'pound cake'],
    ['2 pounds cake flour', 'cake flour'],
    ['1 flax egg', 'ground flaxseed'],
    ['1 can chili without beans', 'canned chili'],
    ['50 g St. Agur blue cheese', 'blue cheese'],
    ['1 (10¾ oz) can Campbell’s® Condensed Cream of Chicken Soup', 'cream of chicken soup'],
    ['3 Tbsp. Land O Lakes butter', 'butter'],
  ])('neither a likeness nor a brand leads astray: %s', (line, food) => {
    expect(foodOf(line)).toBe(food);
  });

  test.each([
    [
      '1 cup gluten-free cracker crumbs',
      {
        diet: 'vegetarian',
        contains: [],
        unsure: [Allergen.DAIRY, Allergen.SOY, Allergen.EGGS, Allergen.CELERY, Allergen.MUSTARD, Allergen.SESAME],
      },
    ],
    [
      '1 cup vegan caramel sauce',
      { diet: 'vegan', contains: [], unsure: [Allergen.SOY, Allergen.TREE_NUTS, Allergen.GLUTEN] },
    ],
    [
      '4 gluten-free hot dogs',
      { diet: 'none', contains: [], unsure: [Allergen.DAIRY, Allergen.SOY, Allergen.CELERY, Allergen.MUSTARD] },
    ],
  ])('what a name promises of an unknown food is known of it: %s', (line, facts) => {
    const { isUnknown, facts: found } = linkLine(line, names);
    expect(isUnknown).toBe(false);
    expect({ ...found, unsure: [...found.unsure].sort() }).toEqual({ ...facts, unsure: [...facts.unsure].sort() });
  });

  test.each([
    ['1 tbsp gluten-free Worcestershire sauce', 'worcestershire sauce', Allergen.GLUTEN],
    ['1/2 cup soy-free vegan butter', 'vegan butter', Allergen.SOY],
    ['1 cup granola (gluten free)', 'gluten-free granola', Allergen.GLUTEN],
  ])('a promise settles what the brands differ in: %s', (line, food, allergen) => {
    const linked = linkLine(line, names);
    expect(linked.food?.name).toBe(food);
    expect(isFreeOf(linked.facts, [allergen])).toBe(true);
  });

  test('a promise breaks nothing that the food holds besides', () => {
    expect(linkLine('1 cup nut-free pesto', names)).toMatchObject({
      food: null,
      isUnknown: false,
      facts: { diet: 'none', contains: [Allergen.DAIRY] },
    });
    expect(isFreeOf(linkLine('2 cups gluten-free frobs', names).facts, [Allergen.GLUTEN])).toBe(false);
  });

  test('a line with a part that is not known is unknown, although the rest is linked', () => {
    const line = linkLine('salt and xanthippe powder', names);
    expect(line).toMatchObject({ food: { name: 'salt' }, isUnknown: true });
    expect(isFreeOf(line.facts, [Allergen.PEANUT])).toBe(false);
  });

  test('an unknown name is linked to nothing and free of nothing', () => {
    const line = linkLine('2 cups frobs', names);
    expect(line).toMatchObject({
      food: null,
      confidence: 0,
      isUnknown: true,
      facts: { diet: 'unknown', contains: [] },
    });
    expect(line.facts.unsure).toEqual(Object.values(Allergen));
  });

  test.each([
    'For the sauce:',
    'wooden skewers',
    'parchment paper',
    'aluminum foil',
    '1 cheesecloth',
    '1 muffin tin',
    '1 x 20cm cake tin',
    'tin foil',
    'Special equipment: A 9"-diameter springform pan',
    'Special Equipment: 6 skewers, soaked',
    'A spice mill or mortar and pestle',
    '1 cast-iron skillet',
  ])('"%s" is nothing to eat', (line) => {
    expect(linkLine(line, names)).toMatchObject({
      food: null,
      isNoFood: true,
      isUnknown: false,
      facts: { diet: 'vegan', contains: [], unsure: [] },
    });
  });

  test.each(['Seasoning to taste', "If you don't have them, leave them out"])(
    '"%s" leaves it to the cook and asks for no food',
    (line) => {
      expect(linkLine(line, names)).toMatchObject({
        food: null,
        isNoFood: true,
        isUnknown: false,
        facts: { contains: [], unsure: [] },
      });
    },
  );

  test('a line that says how to serve asks for what is served', () => {
    expect(linkLine('Serve with peanut butter', names)).toMatchObject({
      food: { name: 'peanut butter' },
      facts: { contains: [Allergen.PEANUT] },
    });
    expect(linkLine('Serve with frobs', names)).toMatchObject({ food: null, isUnknown: true });
  });

  test('what a remark mentions counts among the facts', () => {
    expect(linkLine('Toppings of your choice, such as walnuts', names).facts.contains).toEqual([Allergen.TREE_NUTS]);
  });

  test('an alternative of which only some brands contain an allergen may bring it in, in either order', () => {
    expect(linkLine('1 tbsp butter or margarine', names).facts.unsure).toContain(Allergen.SOY);
    expect(linkLine('1 tbsp margarine or butter', names).facts.unsure).toContain(Allergen.SOY);
    expect(linkLine('500 ml chicken stock or bouillon', names).facts.unsure).toContain(Allergen.GLUTEN);
  });

  test('of a name made of two known foods the facts of both are known, though no food goes by it', () => {
    expect(linkLine('1 can apricot-almond nectar', names)).toMatchObject({
      food: null,
      isUnknown: false,
      facts: { contains: [Allergen.TREE_NUTS] },
    });
  });

  test.each(['beetroot bread', 'quince croutons', 'vegan walnut cheddar frobs'])(
    '"%s" is unknown, for more may be in it than it names',
    (line) => {
      expect(linkLine(line, names)).toMatchObject({ food: null, isUnknown: true });
    },
  );

  test('any text gives a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (line) => {
        const { food, confidence, line: kept } = linkLine(line, names);
        expect(kept).toBe(line);
        expect(confidence > 0 && confidence <= 1).toBe(food !== null);
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  ['2 tbsp tomato purée', 'tomato paste'],
  ['30 g tomato puree', 'tomato paste'],
  ['1 cup tomato puree', 'passata'],
  ['1 (28 oz) can tomato puree', 'passata'],
  ['1 tsp coriander', 'ground coriander'],
  ['1 tsp coriander leaves, chopped', 'coriander'],
  ['2 tbsp coriander, chopped', 'coriander'],
  ['8 oz tuna, drained', 'canned tuna'],
  ['8 oz tuna', 'tuna'],
  ['12 littleneck clams, shucked and drained', 'clam'],
  ['The whites only of six eggs.', 'egg white'],
])('how much a line takes, and that it is drained, tells which food of a name is meant: %s', (text, food) => {
  expect(linkLine(text, names).food?.name).toBe(food);
});
