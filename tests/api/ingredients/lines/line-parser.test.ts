import fc from 'fast-check';
import { isHeading, parseLine } from '../../../../api/src/modules/ingredients/lines/line-parser.ts';
import { findUnit } from '../../../../api/src/modules/ingredients/lines/line-units.ts';

describe('the name of a line', () => {
  test.each([
    ['1 large ripe tomato, diced', 'tomato', 'large ripe, diced'],
    ['2 pounds boneless, skinless chicken breasts', 'chicken breasts', 'boneless skinless'],
    ['freshly ground black pepper to taste', 'black pepper', 'freshly ground, to taste'],
    ['1 tsp ground cumin', 'ground cumin', null],
    ['2 large eggs, at room temperature', 'eggs', 'large, at room temperature'],
    ['half and half', 'half-and-half', null],
    ['1 cup half & half', 'half-and-half', null],
    ['1 Cup Flour / 125g', 'Flour', null],
    ['Onions x2', 'Onions', null],
    ['yolk of 1 egg', 'egg', 'yolk of'],
    ['2 tbsp tomato purée', 'tomato purée', null],
    ['Onion - 2 medium, chopped', 'Onion', 'medium, chopped'],
    ['Ginger - 1 inch piece', 'Ginger', '1 inch'],
    ['2 fat garlic cloves, crushed', 'garlic', 'crushed'],
    ['1 fat red chilli', 'red chilli', null],
    ['2 tbsp bacon fat', 'bacon fat', null],
    ['2 tbsp fat', 'fat', null],
    ['juice of 1 lemon', 'lemon', 'juice of'],
    ['salt and pepper to taste', 'salt and pepper', 'to taste'],
    ['1 cup whole milk', 'whole milk', null],
    ['200 g split peas', 'split peas', null],
    ['1 cup half and half', 'half-and-half', null],
    ['2 tbsp butter, plus more for the pan', 'butter', 'plus more for the pan'],
    ['Parsley for garnish', 'Parsley', 'for garnish'],
    ['1 cup peeled and diced carrots', 'carrots', 'peeled and diced'],
    ['1 cup milk of your choice', 'milk', 'your choice'],
    ['salt as per taste', 'salt', 'as per taste'],
    ['1 hard boiled egg', 'egg', 'hard-boiled'],
    ['1 tsp five spice', 'five spice', null],
    ['1 egg + 1 tbsp water (for egg wash)', 'egg', '+ 1 tbsp water, for egg wash'],
    ['1 tsp salt and 1/2 tsp pepper', 'salt', 'and 1/2 tsp pepper'],
    ['1 gâteau', 'gâteau', null],
    ['1 tête d’ail', 'ail', null],
    ['2 lökar', 'lökar', null],
    ['50 g Pecorino Romano DOP', 'Pecorino Romano', 'DOP'],
  ])('%s', (line, name, preparation) => {
    expect(parseLine(line)).toMatchObject({ name, preparation });
  });

  test.each([
    ['butter or oil', 'butter', ['oil']],
    ['vegetable or chicken stock', 'vegetable stock', ['chicken stock']],
    ['1/4 cup corn, peanut or vegetable oil', 'corn oil', ['peanut oil', 'vegetable oil']],
    ['light or dark brown sugar', 'light brown sugar', ['dark brown sugar']],
    ['white or rice vinegar', 'white vinegar', ['rice vinegar']],
    ['apple or white wine vinegar', 'apple vinegar', ['white wine vinegar']],
    ['8 corn or flour tortillas', 'corn tortillas', ['flour tortillas']],
    ['4 hamburger or hot dog buns', 'hamburger buns', ['hot dog buns']],
    ['1 vegetable or chicken stock cube', 'vegetable stock cube', ['chicken stock cube']],
    ['2 cups vegetable or chicken stock or water', 'vegetable stock', ['chicken stock', 'water']],
    ['chocolate or vanilla ice cream', 'chocolate ice cream', ['vanilla ice cream']],
    ['2 tbsp peanut or almond butter', 'peanut butter', ['almond butter']],
    ['1 tsp almond or vanilla extract', 'almond extract', ['vanilla extract']],
    ['4 beef or veggie burgers', 'beef burgers', ['veggie burgers']],
    ['1 cup Greek or coconut yogurt', 'Greek yogurt', ['coconut yogurt']],
    ['1 cup plain or soy yogurt', 'plain yogurt', ['soy yogurt']],
    ['1 cup peanuts or almond butter', 'peanuts', ['almond butter']],
    ['garlic or garlic powder', 'garlic', ['garlic powder']],
    ['2 cloves garlic or 1 tsp onion powder', 'garlic', ['onion powder']],
    ['1 onion, or 2 shallots', 'onion', ['shallots']],
    ['1 cup milk (or soy milk)', 'milk', ['soy milk']],
    ['cilantro/parsley, chopped', 'cilantro', ['parsley']],
  ])('%s: what may stand in is told apart', (line, name, alternatives) => {
    expect(parseLine(line)).toMatchObject({ name, alternatives });
  });

  test.each([
    '1 tbsp chives (optional)',
    'chives, optional',
    '(Optional) 1 tbsp chives',
    '1 tbsp chives, if desired',
    'Optional: chives',
  ])('"%s" may be left out', (line) => {
    expect(parseLine(line)).toMatchObject({ name: 'chives', optional: true });
  });

  test('markup, entities and list marks are no part of it', () => {
    expect(parseLine('- 1&frac12; cups **plain** [flour](https://example.org/flour)')).toMatchObject({
      quantity: 1.5,
      unit: 'cup',
      name: 'plain flour',
    });
    expect(parseLine('<li>2&nbsp;eggs</li>')).toMatchObject({ quantity: 2, name: 'eggs' });
  });

  test.each([
    '✅ 1 cup flour',
    '1️⃣ 1 cup flour',
    '🧑‍🍳 1 cup flour 🥣',
    '1. 1 cup flour',
    '1) 1 cup flour',
    '- 🇮🇹 1 cup flour',
  ])('neither pictures nor the numbers of a list: %s', (line) => {
    expect(parseLine(line)).toMatchObject({ quantity: 1, unit: 'cup', name: 'flour' });
  });

  test.each([
    ['&#189; cup butter', 0.5, null, 'butter'],
    ['2 &#8211; 3 cloves garlic', 2, 3, 'garlic'],
    ['1&frasl;2 cup cr&egrave;me fra&icirc;che', 0.5, null, 'crème fraîche'],
    ['&#xBD; cup &unheardof; butter', 0.5, null, '&unheardof'],
  ])('every HTML entity is read: %s', (line, quantity, quantityMax, name) => {
    expect(parseLine(line)).toMatchObject({ quantity, quantityMax, name });
  });

  test.each(['half', '2 tbsp', '1'])('a line that says nothing but "%s" is its own name', (line) => {
    expect(parseLine(line).name).toBe(line);
  });

  test.each([
    ['1 thumb-sized piece ginger', 'piece', 'ginger'],
    ['1 shot espresso', 'shot', 'espresso'],
    ['1 ball mozzarella', 'ball', 'mozzarella'],
    ['1 pot double cream', 'pot', 'double cream'],
    ['1 cube beef bouillon', 'cube', 'beef bouillon'],
    ['1 coconut milk tin', 'can', 'coconut milk'],
    ['1 jackfruit can, young', 'can', 'jackfruit'],
    ['1 cream carton', 'carton', 'cream'],
    ['1 cooking spoon palm oil', 'spoon', 'palm oil'],
    ['1 nos green chilli', 'piece', 'green chilli'],
    ['1 tablet Mexican chocolate', 'disc', 'Mexican chocolate'],
    ['1 cube steak', null, 'cube steak'],
    ['1 pot roast', null, 'pot roast'],
    ['1 onion soup packet', null, 'onion soup packet'],
  ])('%s: one %s', (line, unit, name) => {
    expect(parseLine(line)).toMatchObject({ quantity: 1, unit, name });
  });

  test('units and numbers need no spaces between them', () => {
    expect(parseLine('1lb4oz beef mince')).toMatchObject({ quantity: 1.25, unit: 'lb', name: 'beef mince' });
  });

  test('the line itself is kept as written', () => {
    expect(parseLine('  2  EGGS ').line).toBe('  2  EGGS ');
  });
});

describe('headings', () => {
  test.each(['For the sauce:', 'Sauce:', '## Dough', 'FOR THE FILLING', '--- Topping ---', 'To serve', '[Top layer]'])(
    '"%s" is one',
    (line) => {
      expect(isHeading(line)).toBe(true);
      expect(parseLine(line)).toMatchObject({ quantity: null, unit: null });
    },
  );

  test.each(['2 eggs', 'Salt', 'For the sauce: 2 eggs', '1 tbsp oil for the pan', 'Eggs: 2'])(
    '"%s" is none',
    (line) => {
      expect(isHeading(line)).toBe(false);
    },
  );

  test('a line behind a heading is read without it', () => {
    expect(parseLine('For the sauce: 2 cups milk')).toMatchObject({ quantity: 2, unit: 'cup', name: 'milk' });
  });
});

describe('any text', () => {
  const lines = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.stringMatching(/^[0-9 /½.,()x-]{0,12}(?:cups?|g|oz|can)? ?[a-z ,()-]{0,40}$/),
  );

  test('is read, with amounts above nothing in order and a unit of the vocabulary', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { quantity, quantityMax, unit, name } = parseLine(line);
        expect(quantity === null || quantity >= 0).toBe(true);
        expect(quantityMax === null || (quantity !== null && quantityMax > quantity)).toBe(true);
        expect(unit === null || findUnit(unit)?.name === unit).toBe(true);
        expect(name === '' && /[a-z]/i.test(line.replace(/<[^<>]*>/g, ''))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is read in a time that does not grow out of hand with its length', () => {
    for (const piece of ['(', '1 ', '1/', ' or ', ', ', 'for ', '1-', '<', 'a '])
      expect(parseLine(piece.repeat(50_000)).line).toHaveLength(piece.length * 50_000);
  });
});
