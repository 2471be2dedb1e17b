import { parseLine } from '../../../../api/src/modules/ingredients/lines/line-parser.ts';

describe('the amount of a line', () => {
  test.each([
    ['2 eggs', 2, null, null],
    ['1/2 cup milk', 0.5, null, 'cup'],
    ['½ tsp salt', 0.5, null, 'tsp'],
    ['1½ cups sugar', 1.5, null, 'cup'],
    ['1 ½ cups sugar', 1.5, null, 'cup'],
    ['1-1/2 cups sugar', 1.5, null, 'cup'],
    ['1 1/2 cups sugar', 1.5, null, 'cup'],
    ['1⁄3 cup oil', 0.333, null, 'cup'],
    ['1/3rd cup honey', 0.333, null, 'cup'],
    ['1 3/4ths cup sugar', 1.75, null, 'cup'],
    ['¹/₂ teaspoon cumin', 0.5, null, 'tsp'],
    ['1 ²/₃ cups sugar', 1.667, null, 'cup'],
    ['1¹⁄₄ cups sugar', 1.25, null, 'cup'],
    ['Chicken breast | 500g', 500, null, 'g'],
    ['Banana | 2 pieces', 2, null, 'piece'],
    ['0 to taste, cheddar', null, null, null],
    ['sandwich bun (a good one)', null, null, null],
    ['onion (a large one)', 1, null, null],
    ['1 bottle 700ml red wine', 1, null, 'bottle'],
    ['2 units eggs', 2, null, null],
    ['7up', null, null, null],
    ['2 7-Up', 2, null, null],
    ['1,5 kg potatoes', 1.5, null, 'kg'],
    ['1,000 g flour', 1000, null, 'g'],
    ['a dozen eggs', 12, null, null],
    ['half a dozen eggs', 6, null, null],
    ['half a lemon', 0.5, null, null],
    ['Two thirds of a cup of milk', 0.667, null, 'cup'],
    ['one and a half cups rice', 1.5, null, 'cup'],
    ['1 and a half cups rice', 1.5, null, 'cup'],
    ['2 and a quarter tsp salt', 2.25, null, 'tsp'],
    ['two and three quarters cups sugar', 2.75, null, 'cup'],
    ['one and three-quarter cups flour', 1.75, null, 'cup'],
    ['2 and two-third cups sugar', 2.667, null, 'cup'],
    ['three-quarter cup milk', 0.75, null, 'cup'],
    ['a cup and a half of flour', 1.5, null, 'cup'],
    ['1 to 1 and a half cups milk', 1, 1.5, 'cup'],
    ['one and a half to two pounds beef', 1.5, 2, 'lb'],
    ['half and half', null, null, null],
    ['1 cup half and half', 1, null, 'cup'],
    ['(½ cup chopped walnuts)', 0.5, null, 'cup'],
    ['(½ cup plus 1 tbsp) sugar', 0.563, null, 'cup'],
    ['115 g (½ cup plus 1 tbsp) sugar', 115, null, 'g'],
    ['1 (or 2) cloves garlic', 1, 2, 'clove'],
    ['1 tbsp plus 1 tsp soy sauce', 1.333, null, 'tbsp'],
    ['1/2 cup plus 1 tablespoon plus 1 teaspoon sugar', 0.583, null, 'cup'],
    ['1 × 20 g packet basil', 1, null, 'package'],
    ['2 * 400g tins tomatoes', 2, null, 'can'],
    ['1 x 200 g (7 oz) block feta', 1, null, 'block'],
    ['2 1/4-ounce packets yeast', 2, null, 'package'],
    ['1 1/4 oz (7g) packet active dry yeast', 1, null, 'package'],
    ['2 1/4 oz (7 g) packets yeast', 2, null, 'package'],
    ['2 (8 count) packages crescent rolls', 2, null, 'package'],
    ['1 (12-ct) package corn tortillas', 1, null, 'package'],
    ['2 tubes crescent rolls', 2, null, 'tube'],
    ['Thyme/rosemary 2 tsp', 2, null, 'tsp'],
    ['Butter or margarine 50 g', 50, null, 'g'],
    ['Garlic, 1 clove/teaspoon', 1, null, 'clove'],
    ['a teensy bit of sugar', null, null, null],
    ['a pound or two of chicken', 1, 2, 'lb'],
    ['Chicken (a pound or two)', 1, 2, 'lb'],
    ['a clove or two, crushed, of garlic', 1, 2, 'clove'],
    ['1 cup plain flour (plus 2 tablespoons)', 1.125, null, 'cup'],
    ['1 cup plain flour, plus 2 tablespoons for dusting', 1, null, 'cup'],
    ['1 1/4 ounces yeast', 1.25, null, 'oz'],
    ['A pinch of salt', 1, null, 'pinch'],
    ['1 to 2 onions', 1, 2, null],
    ['1-2 onions', 1, 2, null],
    ['2 or 3 carrots', 2, 3, null],
    ['1 - 2L (1/4 - 1/2 gal) milk', 1, 2, 'l'],
    ['from 30g to 70g of sugar', 30, 70, 'g'],
    ['2 tablespoons to 1/4 cup oil', 2, 4, 'tbsp'],
    ['1 cup plus 2 tablespoons flour', 1.125, null, 'cup'],
    ['1 to 2 cups plus 2 tablespoons flour', 1.125, 2.125, 'cup'],
    ['1 lb 4 oz potatoes', 1.25, null, 'lb'],
    ['1 lb. 2 oz. sugar', 1.125, null, 'lb'],
    ['1 pint 6 fl oz milk', 1.375, null, 'pint'],
    ['2 lb 4oz/1kg potatoes', 2.25, null, 'lb'],
    ['500g/1lb 2oz flour', 500, null, 'g'],
    ['1 lb 450 g chicken', 1, null, 'lb'],
    ['1 cup 2% milk', 1, null, 'cup'],
    ['~150g (1/3 lb) bacon cubes', 150, null, 'g'],
    ['100 g / ½ cups butter', 100, null, 'g'],
    ['about 3 tbsp. honey', 3, null, 'tbsp'],
    ['2 T butter', 2, null, 'tbsp'],
    ['2 t vanilla', 2, null, 'tsp'],
    ['3 fl. oz. gin', 3, null, 'fl oz'],
    ['2 heaping teaspoons cocoa', 2, null, 'tsp'],
    ['1 large bunch parsley', 1, null, 'bunch'],
    ['3 garlic cloves, minced', 3, null, 'clove'],
    ['2 celery stalks', 2, null, 'stalk'],
    ['5cm piece of ginger', 1, null, 'piece'],
    ['12 3/4-inch-thick slices of brioche', 12, null, 'slice'],
    ['Flour - 200 g', 200, null, 'g'],
    ['Eggs: 2', 2, null, null],
    ['Olive oil 1/4 cup', 0.25, null, 'cup'],
    ['between 1 and 2 tbsp oil', 1, 2, 'tbsp'],
    ['100g-150g cheese', 100, 150, 'g'],
    ['1 lb - 1.5 lb chicken', 1, 1.5, 'lb'],
    ['1 cup - 240 ml milk', 1, null, 'cup'],
    ['1\u20122 tbsp oil', 1, 2, 'tbsp'],
    ['2 x 250g pouches rice', 2, null, 'pouch'],
    ['1 nut of butter', 1, null, 'knob'],
    ['2 nuts', 2, null, null],
    ['Onions x2', 2, null, null],
    ['Onions (x 2)', 2, null, null],
    ['Garlic - 4 cloves', 4, null, 'clove'],
    ['Garlic (4-8 large cloves)', 4, 8, 'clove'],
    ['Onion - 2 medium, chopped', 2, null, null],
    ['Onions 2 medium, minced', 2, null, null],
    ['Curry leaves - 1 sprig', 1, null, 'sprig'],
    ['Ginger - 1 inch piece', 1, null, 'piece'],
    ['carrots: 2 large', 2, null, null],
    ['chicken, 1-inch pieces', null, null, null],
    ['bell peppers (1 red, 1 green)', null, null, null],
    ['eggplants, about 3/4 pound each', null, null, null],
    ['Lime slice, 1/2 inch thick', null, null, null],
    ['Salt to taste', null, null, null],
    ['Bag of brown sugar', null, null, 'bag'],
    ['2% milk', null, null, null],
    ['A few saffron threads', null, null, null],
    ['2 EL Olivenöl', 2, null, 'tbsp'],
    ['1 TL Salz', 1, null, 'tsp'],
    ['1 Prise Salz', 1, null, 'pinch'],
    ['1 Bund Petersilie', 1, null, 'bunch'],
    ['3 Zehen Knoblauch', 3, null, 'clove'],
    ['1 Dose Tomaten (400 g)', 1, null, 'can'],
    ['1 Päckchen Backpulver', 1, null, 'package'],
    ['6 Blatt Gelatine', 6, null, 'sheet'],
    ['2 el olie', 2, null, 'tbsp'],
    ['½ tl zout', 0.5, null, 'tsp'],
    ['2 tenen knoflook', 2, null, 'clove'],
    ['1 blik tomaten', 1, null, 'can'],
    ['1 pincée de sel', 1, null, 'pinch'],
    ["2 gousses d'ail", 2, null, 'clove'],
    ['1 boîte de tomates', 1, null, 'can'],
    ['1 c. à café de sel', 1, null, 'tsp'],
    ["2 cuillères à soupe d'huile d'olive", 2, null, 'tbsp'],
    ['1 càs de sucre', 1, null, 'tbsp'],
    ['2 cucharadas de azúcar', 2, null, 'tbsp'],
    ['3 cucchiai di olio', 3, null, 'tbsp'],
    ['1 El Paso taco kit', 1, null, null],
    ['1 cup à la mode cream', 1, null, 'cup'],
    ['l cup flour', 1, null, 'cup'],
    ['l/2 tsp. salt', 0.5, null, 'tsp'],
    ['I large onion', 1, null, null],
    ['I can do without salt', null, null, null],
    ['1+1/2 cups sugar', 1.5, null, 'cup'],
    ['a pair of kippers', 2, null, null],
    ['1/2 a 400g tin of chickpeas', 0.5, null, 'can'],
    ['½ an onion', 0.5, null, null],
    ['1 cup minus 1 tablespoon flour', 0.938, null, 'cup'],
    ['1 cup less 2 tablespoons flour', 0.875, null, 'cup'],
    ['2 tablespoons less 1 cup sugar', 2, null, 'tbsp'],
    ['1 cup less sodium soy sauce', 1, null, 'cup'],
    ['10 turns black pepper', 10, null, 'grind'],
    ['Roots and stems from 1/2 bunch fresh coriander', 0.5, null, 'bunch'],
    ['2 cocoa (rounded teaspoons)', 2, null, 'tsp'],
    ['2 gelatine (small spoons of)', 2, null, 'spoon'],
    ['1 onion, large chunks', 1, null, null],
    ['cheese (smoked, finely grated - 30 g)', 30, null, 'g'],
    ['4 pork chops (rib)', 4, null, null],
    ['1 (.25 ounce) package active dry yeast', 1, null, 'package'],
    ['1 (2"-long) piece ginger, peeled', 1, null, 'piece'],
    ['1 bar (100g) chocolate', 1, null, 'bar'],
    ['4 paper-thin slices prosciutto', 4, null, 'slice'],
    ['2 thick-cut bacon rashers', 2, null, 'slice'],
    ['25 to 28 3/8-inch-thick slices of baguette', 25, 28, 'slice'],
  ])('%s', (line, quantity, quantityMax, unit) => {
    expect(parseLine(line)).toMatchObject({ quantity, quantityMax, unit });
  });

  test.each([
    ['2 (14 oz) cans chickpeas', 2, '14 oz'],
    ['1 14-ounce can coconut milk', 1, '14 ounce'],
    ['1 (28-ounce) can whole tomatoes', 1, '28 ounce'],
    ['2 x 400g tins chopped tomatoes', 2, '400g'],
    ['1 can (14 ounces) peeled tomatoes', 1, '14 ounces'],
    ['1 13 1/2-ounce can coconut milk', 1, '13 1/2 ounce'],
  ])('%s: packages are counted, and the size of one is told beside', (line, quantity, size) => {
    expect(parseLine(line)).toMatchObject({ quantity, unit: 'can', preparation: expect.stringContaining(size) });
  });

  test.each([
    ['2 tins (400g each) tomatoes', '400g'],
    ['1 can (400 g / 240 g drained) chickpeas', '400 g / 240 g drained'],
    ['1 tin (400g, 240g drained weight) chickpeas', '400g, 240g drained weight'],
    ['1 400g can chickpeas (240g drained)', '400g, 240g drained'],
  ])('%s: what the label prints is told once', (line, preparation) => {
    expect(parseLine(line)).toMatchObject({ unit: 'can', preparation });
  });

  test.each([
    ['1 lb 4 oz potatoes', 'potatoes', null],
    ['500g/1lb 2oz flour', 'flour', null],
    ['1 x 400g/14oz tin chopped tomatoes', 'tomatoes', '400g/14oz, chopped'],
    ['1 (400g/14oz) tin tomatoes', 'tomatoes', '400g/14oz'],
    ['5cm/2in piece fresh ginger', 'ginger', '5 cm/2in, fresh'],
    ['2.5cm (1in) piece ginger', 'ginger', '2.5 cm (1in)'],
    ['5cm/2in piece cinnamon stick', 'cinnamon stick', '5 cm/2in'],
  ])('%s: a measure told in two ways is no part of the name', (line, name, preparation) => {
    expect(parseLine(line)).toMatchObject({
      quantity: expect.any(Number),
      unit: expect.any(String),
      name,
      preparation,
    });
  });

  test('a length counts pieces', () => {
    expect(parseLine('5cm/2in piece fresh ginger')).toMatchObject({ quantity: 1, unit: 'piece' });
    expect(parseLine('2 x 2.5cm/1in pieces ginger')).toMatchObject({ quantity: 2, unit: 'piece' });
  });

  test('a weight before a package is the amount', () => {
    expect(parseLine('400g tin chopped tomatoes')).toMatchObject({ quantity: 400, unit: 'g', name: 'tomatoes' });
    expect(parseLine('8 oz package cream cheese')).toMatchObject({ quantity: 8, unit: 'oz', name: 'cream cheese' });
  });

  test.each([
    ['500g steak, cut into strips', 500, 'g', 'steak'],
    ['1 lb steak', 1, 'lb', 'steak'],
    ['200g roast chicken', 200, 'g', 'roast chicken'],
    ['2 cups roast potatoes', 2, 'cup', 'roast potatoes'],
    ['2 tablespoons steak sauce', 2, 'tbsp', 'steak sauce'],
    ['1 package pie crust', 1, 'package', 'pie crust'],
    ['1 (21 ounce) can pie filling', 1, 'can', 'pie filling'],
    ['1 lb cube steak', 1, 'lb', 'cube steak'],
  ])('%s: a unit is one before a steak, a roast or a pie too', (line, quantity, unit, name) => {
    expect(parseLine(line)).toMatchObject({ quantity, unit, name });
  });

  test('a word is a unit only where it counts something', () => {
    expect(parseLine('3 cloves')).toMatchObject({ unit: null, name: 'cloves' });
    expect(parseLine('2 rib steaks')).toMatchObject({ unit: null, name: 'rib steaks' });
    expect(parseLine('1 round steak')).toMatchObject({ unit: null, name: 'round steak' });
    expect(parseLine('2 round steaks')).toMatchObject({ unit: null, name: 'round steaks' });
    expect(parseLine('4 strip steaks')).toMatchObject({ unit: null, name: 'strip steaks' });
    expect(parseLine('1 3-lb pot roast')).toMatchObject({ unit: null, name: 'pot roast' });
    expect(parseLine('4 pot stickers')).toMatchObject({ unit: null, name: 'pot stickers' });
    expect(parseLine('1 bottle gourd')).toMatchObject({ unit: null, name: 'bottle gourd' });
    expect(parseLine('1 pound cake')).toMatchObject({ unit: null, name: 'pound cake' });
  });
});

test.each([
  ['1 slab (100g) dark chocolate', 'slab', '100g'],
  ['1 small bunch (about 20 g) coriander', 'bunch', 'about 20 g'],
  ['1 stick (4 oz) butter', 'stick', '4 oz'],
])('%s: what the one weighs is told beside it', (line, unit, preparation) => {
  expect(parseLine(line)).toMatchObject({ quantity: 1, unit, preparation });
});

test('behind several pieces a weight is that of all, and says the amount again', () => {
  expect(parseLine('4 slices (120 g) bacon')).toMatchObject({ quantity: 4, unit: 'slice', preparation: null });
});

test.each([
  ['1 stick plus 2 tablespoons butter', 1.25, 'stick'],
  ['2 sticks plus 1 tablespoon unsalted butter, softened', 2.125, 'stick'],
  ['1 pound plus 2 tablespoons butter', 1.063, 'lb'],
  ['1 stick plus 2 tablespoons margarine', 1.25, 'stick'],
  ['1 pound plus 2 tablespoons flour', 1, 'lb'],
  ['8 cups water for soaking plus 4 cups or more for cooking', 12, 'cup'],
  ['2 cups stock for the soup plus 1 cup for the rice', 3, 'cup'],
  ['2 cups flour plus 2 tablespoons for dusting', 2, 'cup'],
  ['3 tablespoons Cognac, plus 1/4 cup warm Cognac', 7, 'tbsp'],
  ['1 cup sugar plus 1/2 cup sugar', 1.5, 'cup'],
  ['3 tbsp butter, plus 2 tbsp melted butter for the pan', 3, 'tbsp'],
  ['2 cups brown sugar, plus 1 cup white sugar', 2, 'cup'],
  ['1 cup milk, plus 1/4 cup dry milk', 1, 'cup'],
  ['2 2 slices deli ham', 2, 'slice'],
  ['2 2-pound chickens', 2, null],
])('%s: what is added is summed where its measure converts for that food', (line, quantity, unit) => {
  expect(parseLine(line)).toMatchObject({ quantity, unit });
});

test.each([
  ['1/4 cup sugar (if using RichWhip, omit sugar)', false],
  ['1/4 cup sugar (if using)', true],
  ['1 cup walnuts (if desired, omit)', true],
  ["salt (if desired; don't overdo it)", true],
])('%s: only what a cook may leave out as they like is optional', (line, optional) => {
  expect(parseLine(line).optional).toBe(optional);
});

test.each([
  ['Overfilled tablespoon cream cheese', 1, 'tbsp'],
  ['heaped teaspoon salt', 1, 'tsp'],
  ['Scant cup of flour', 1, 'cup'],
  ['rounded tablespoon flour', 1, 'tbsp'],
  ['heaped handful of parsley', null, 'handful'],
  ['tablespoon flour', null, 'tbsp'],
])('%s: a spoon or cup of which is told how full it is is one', (line, quantity, unit) => {
  expect(parseLine(line)).toMatchObject({ quantity, unit });
});

test.each([
  ['10 3/4-inch-thick (roughly) slices French bread', 10, 'slice', 'French bread'],
  ['4 1/8-inch-thick slices, or about 1/2 pound, cooked ham', 4, 'slice', 'ham'],
  ['4 cloves, or 1 tsp, minced garlic', 4, 'clove', 'garlic'],
  ['3 cloves, or 10 g', 3, null, 'cloves'],
])('%s: what says how much that is, or that it is only about so much, hides no unit', (line, quantity, unit, name) => {
  expect(parseLine(line)).toMatchObject({ quantity, unit, name });
});
