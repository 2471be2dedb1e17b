import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

test.each([
  ['2 tbsp each butter and oil', 'butter', Allergen.DAIRY],
  ['1 egg + 2 tbsp milk', 'egg', Allergen.DAIRY],
  ['1 tsp salt & 1 tbsp soy sauce', 'salt', Allergen.SOY],
])('two foods joined make no third: %s', (text, food, allergen) => {
  const line = linkLine(text, names);
  expect(line.food?.name).toBe(food);
  expect(line.facts.contains).toContain(allergen);
});

test.each([
  ['1 cup walnuts, pecans or almonds', ['pecan', 'almond']],
  ['1 cup walnuts, pecans, or almonds', ['pecan', 'almond']],
  ['2 tbsp butter, melted, or olive oil', ['olive oil']],
  ['1 cup shredded cheddar, Swiss cheese or other similar cheese', ['emmental']],
  ['1 lb lean ground lamb or turkey', ['turkey mince']],
  ['1 onion, halved or quartered', []],
  ['6 cups rich, unsalted chicken, veal or beef broth', ['veal stock', 'beef stock']],
  ['3 pounds shrimp, peeled, or 2 pounds shrimp and 1 pound squid', ['squid']],
  ['6 tablespoons butter or 3 tablespoons butter and 3 tablespoons olive oil', ['olive oil']],
  ['1/4 pound pancetta, guanciale or not-too-smoky bacon', ['guanciale', 'bacon']],
  ['10 oz kale (escarole, swiss chard, or spinach can also be used)', ['escarole', 'swiss chard', 'spinach']],
  ['Minced parsley, cilantro or dill for garnish, optional', ['coriander', 'dill']],
  ['12 ounces penne, fusilli, rigatoni or similar pasta', ['fusilli', 'rigatoni', 'pasta']],
  [
    '8 oz wild mushrooms, fresh or canned, or fresh portobello, cremini or shiitake',
    ['portobello mushroom', 'chestnut mushroom', 'shiitake mushroom'],
  ],
  ['5 cups flour (2 cups of oatmeal may be substituted for like amount of flour)', ['oat']],
  ['2 cups oyster liquor or combination of oyster liquor and clam juice', ['clam juice']],
  ['12 cups pork or chicken stock, or a 50-50 mixture of stock and water', ['chicken stock', 'stock', 'water']],
  ['1/3 cup oil (or a mix of butter and oil)', ['butter']],
  ['4 tbsp vegetable or olive oil or a mixture of both', ['olive oil']],
  ['Instead of chicken broth, you can use your own shrimp stock', ['shellfish stock']],
  ['2 cups flaked cooked fish such as salmon, cod or red snapper', ['salmon', 'cod', 'snapper']],
  ['1/4 cup chopped Serrano or prosciutto ham', ['prosciutto']],
  ['No-salt added beef stock or broth', []],
  ['4 cups vegetable or chicken stock or broth', ['chicken stock']],
  ['3 tbsp black (or green) tea', ['green tea']],
  ['1/2 pound prunes from Agen or use more dates', ['date']],
  ['1 cup sugar or use more to taste', []],
  ['2 slices deli ham or 2 slices deli roast beef, any lunch meat', ['luncheon meat', 'deli roast beef']],
  ['1 lb pork or beef, any fat removed', ['beef']],
  ['1 tbsp chopped fresh sage, or 1/2 teaspoon dried', ['dried sage']],
  ['1 cup peas, fresh or frozen', ['frozen pea']],
  ['1/2 tsp dried thyme or 2 tsp fresh', ['thyme']],
  ['2 shallots, thinly sliced or 1 small onion, diced', ['onion']],
  ['600 g bread flour (or all-purpose if not available)', ['plain flour']],
  ['Kefir (if not available - sour yoghurt or buttermilk)', ['plain yogurt', 'buttermilk']],
  ['1 lb monkfish, or another firm-fleshed, nonoily white fish like cod', ['white fish']],
  ['1 pound beef chuck, cubed or 2 inch chunks', []],
  ['4 plum tomatoes (canned are fine)', ['canned plum tomatoes']],
  ['1 red pepper (roasted or dried)', []],
  ['2 poblano chiles (or Anaheim)', ['anaheim chilli']],
  ['2 boxes raspberry gelatin (or strawberry, or cherry)', []],
  ['1 quart buttermilk (or place 1/4 cup vinegar in a jug and fill it with milk)', []],
  ['1 tsp chili powder (or 1/3 teaspoon each oregano, cumin, garlic powder)', ['oregano', 'cumin', 'garlic powder']],
  ['1 tsp taco seasoning or 1/3 tsp each oregano, cumin and garlic powder', ['oregano', 'cumin', 'garlic powder']],
  ['2 cups light cream or 1 cup each heavy cream and half-and-half', ['whipping cream', 'half-and-half']],
  ['1 cup milk (or 1/2 cup each of half and half and water)', ['half-and-half', 'water']],
  ['2 cups water or 1 cup each water and rich veal or beef stock', ['veal stock', 'beef stock']],
  ['2 potatoes or 3 carrots each, peeled, chopped', ['carrot']],
  ['2 potatoes or 3 carrots each cut in half, peeled', ['carrot']],
  ['4 fennel bulbs, including the fronds (or substitute 1/4 cup chervil for the fronds)', []],
  ['1 cup butter (or substitute margarine for the butter)', ['margarine']],
  ['2 cans cannellini beans, drained, or 2 cups new potatoes, onions and carrots', ['new potato', 'onion', 'carrot']],
  ['A pint of milk, or cream and milk', ['cream']],
  ['1 pound of bread, or, half a pound of flour and half a pound of bread.', ['plain flour']],
  ['~4 pinches of (Mozzarella, Oaxaca, or Monterey Jack cheese).', ['oaxaca cheese', 'monterey jack']],
  [
    '2 cups liquid (veal stock, chicken stock, cooking liquid from the day before or a mix of these)',
    ['chicken stock'],
  ],
  ['8 oz cheddar, Shelburne Farmstead or other mild Gouda-style cheese', ['gouda']],
  ['Sugar, cinnamon, or herbs and spices of choice', ['cinnamon', 'fresh herbs', 'spice']],
])('every food of a list to choose from is one: %s', (text, foods) => {
  expect(linkLine(text, names).alternativeFoods.map(({ name }) => name)).toEqual(foods);
});

test.each([
  ['4 cups of any combination of the following: alfalfa sprouts, radish sprouts', 'alfalfa sprout'],
  ['any combination of the following: raspberries, blueberries', 'raspberry'],
  ['1 lb any combination of mushrooms, sliced', 'mushroom'],
])('what may be mixed as one likes begins with the first of it: %s', (text, food) => {
  expect(linkLine(text, names).food?.name).toBe(food);
});

test('the same food in another size or number is no other', () => {
  expect(linkLine('2 medium or 1 large onion, chopped', names)).toMatchObject({
    food: { name: 'onion' },
    alternatives: [],
    alternativeFoods: [],
  });
  expect(linkLine('1 onion or shallot', names)).toMatchObject({
    alternatives: ['shallot'],
    alternativeFoods: [{ name: 'shallot' }],
  });
});

test.each([
  ['2 tbsp canola, corn or other neutral oil', 'rapeseed oil', ['corn oil', 'vegetable oil']],
  ['2 Thai bird or other red chillies', "bird's eye chilli", ['red chilli']],
  ['2 tbsp rice vinegar (or any non-balsamic vinegar)', 'rice vinegar', ['vinegar']],
  ['1 cup milk (or non-dairy milk)', 'milk', ['plant milk']],
  ['100 g guanciale preferably or bacon', 'guanciale', ['bacon']],
  ['2 lb kabocha, acorn or butternut squash', 'kabocha squash', ['acorn squash', 'butternut squash']],
  ['Softly whipped heavy cream or crème fraîche', 'whipping cream', ['crème fraîche']],
  ['1/2 cup plain low- or nonfat yogurt', 'plain yogurt', ['fat-free yogurt']],
  ['2 pounds lamb or pork chops', 'lamb chop', ['pork chop']],
  ['1 turkey or chicken liver, diced', 'turkey liver', ['chicken liver']],
  ['1 pound cured ham (serrano or prosciutto)', 'prosciutto', ['serrano ham']],
  ['2 teaspoons mushroom or regular soy sauce', 'mushroom soy sauce', ['soy sauce']],
  ['500 g chicken or lamb', 'chicken', ['lamb']],
  ['1 lb ground beef or turkey', 'beef mince', ['turkey mince']],
  ['1 cup frozen peas or corn', 'frozen pea', ['frozen sweetcorn']],
  ['1 cup frozen peas or fresh corn', 'frozen pea', ['sweetcorn']],
  ['150 g bacon (you can replace it with mushrooms or other vegetables)', 'bacon', ['mushroom', 'vegetable']],
  ['4 sea bass fillets (red snapper fillets may be substituted)', 'sea bass', ['snapper']],
  ['2 leeks (the green parts can be used)', 'leek', []],
  ['400 g pork tenderloin or loin', 'pork fillet', ['pork loin']],
  ['1 pound lean beef chuck or flank', 'beef chuck', ['flank steak']],
  ['3/4 lb ground turkey, chicken or beef or any combination', 'turkey mince', ['chicken mince', 'beef mince']],
  ['1 lb cod or other mild, delicate white fish', 'cod', ['white fish']],
  ['500 g flour (wholemeal flour)', 'wholemeal flour', []],
  ['Whitefish, salmon or sturgeon caviar or minced parsley', 'salmon roe', ['caviar', 'parsley']],
  ['3/4 pound ziti or any tubular pasta of your choice', 'ziti', ['short pasta']],
  ['1 lb Persimmon or Brandywine tomatoes', 'tomato', []],
  ['6 slices challah or other bread', 'challah', ['bread']],
  [
    '1/2 cup pine nuts, slivered blanched almonds, unsalted pistachios or a mixture',
    'pine nut',
    ['blanched almond', 'pistachio'],
  ],
  ['420 ml quark (plain yoghurt can be used as a replacement)', 'quark', ['plain yogurt']],
  ['1 lb blue cheese (Danish, Stilton or Gorgonzola)', 'blue cheese', ['stilton', 'gorgonzola']],
  ['350 g veal mince (if you cant find veal replace with pork)', 'veal mince', ['pork']],
  [
    '1 lb ground beef (can substitute with ground turkey or chicken as well)',
    'beef mince',
    ['turkey mince', 'chicken mince'],
  ],
  ['1 cup salsa (can substitute with barbecue sauce)', 'salsa', ['barbecue sauce']],
  ['2 tbsp grapeseed oil (though if you can do dairy, butter works just as well)', 'grapeseed oil', ['butter']],
  ['1 lb sweet and or spicy Italian sausage', 'italian sausage', []],
  ['Lemon wedge/juice', 'lemon', ['lemon juice']],
  ['1 tbsp Chinese rice vinegar or alternatively white wine vinegar', 'rice vinegar', ['white wine vinegar']],
  ['1 package vanilla pudding (or try chocolate for an extra special treat!)', 'pudding mix', []],
  ['Tomato paste/sauce', 'tomato paste', ['tomato sauce']],
  ['2 cups Greek or whole milk yogurt', 'greek yogurt', ['plain yogurt']],
  ['1 can black or pinto beans', 'canned black beans', ['canned pinto beans']],
  ['1 can kidney beans or 2 cups cooked beans', 'canned kidney beans', ['bean']],
  [
    '1 (21 ounce) can cherry pie filling or (21 ounce) can blueberry pie filling',
    'cherry pie filling',
    ['blueberry pie filling'],
  ],
  ['2 lb pumpkin (sugar or cheese, for example) or butternut squash', 'pumpkin', ['butternut squash']],
  ['4 tbsp cream (or cashew paste)', 'cream', ['cashew butter']],
  [
    '2 cups bitter greens, like mustard or dandelion, rinsed and shredded',
    'leafy greens',
    ['mustard greens', 'dandelion greens'],
  ],
  ['1 1/2 pounds pasta such as penne or ziti', 'pasta', ['penne', 'ziti']],
  ['250 g minced meat (such as chicken or pork)', 'minced meat', ['chicken mince', 'pork mince']],
  ['2 tbsp neutral oil, like corn or grapeseed', 'vegetable oil', ['corn oil', 'grapeseed oil']],
  ['8 Italian, French or Greek black olives', 'black olive', []],
  ['2 cups dried, sliced or whole porcini', 'dried porcini', []],
  ['minced sweet herbs (basil and/or rosemary)', 'fresh herbs', ['basil', 'rosemary']],
  ['Freshly ground pepper, preferably white', 'black pepper', ['white pepper']],
  ['4 tbsp grated fresh horseradish or prepared', 'fresh horseradish', ['prepared horseradish']],
  ['2 lb strip sirloin, skirt or rib-eye steak', 'sirloin steak', ['skirt steak', 'rib-eye steak']],
  ['3 tbsp butter or neutral oil, like corn or canola', 'butter', ['corn oil', 'rapeseed oil', 'vegetable oil']],
  ['Giblets from turkey or chicken, chopped', 'turkey giblets', ['chicken giblets']],
  [
    '1/4 lb wild mushrooms, preferably cremini, shiitake and chanterelle',
    'wild mushroom',
    ['chestnut mushroom', 'shiitake mushroom', 'chanterelle'],
  ],
  ['1 1/3 cups freshly cooked or canned black beans', 'black bean', ['canned black beans']],
  ['2 cups lightly salted or unsalted black olives', 'black olive', []],
  ['1 cup dark brown or light brown sugar', 'dark brown sugar', ['light brown sugar']],
  ['1/2 cup walnut oil (any oil will do)', 'walnut oil', ['vegetable oil']],
  ['200 g parmesan (any hard cheese works too)', 'parmesan', ['hard cheese']],
  ['200 g penne (any shape will do)', 'penne', []],
  ['2 tbsp soy sauce (any brand works)', 'soy sauce', []],
  ['1 cup liquid (stock, red wine, or equal parts of each)', 'stock', ['red wine']],
  ['1/2 cup liquid (water, apple juice or milk)', 'water', ['apple juice', 'milk']],
  ['1 bay leaf or 1/4 tsp dry thyme', 'bay leaf', ['dried thyme']],
  ['1 1/2 cups saba or vin cotto', 'vin cotto', []],
  ['4 oz hirame fillet (flounder or sole may be substituted)', 'flounder', ['sole']],
  ['250g pasta. Usually I prefer to use fusilli or penne', 'pasta', ['fusilli', 'penne']],
  ['12 slices brioche or hallah', 'brioche', ['challah']],
  ['1 1/2 teaspoons lemon extract or oil', 'lemon extract', []],
  ['8 ounces ginger beer (ginger ale is a pale substitute)', 'ginger beer', ['ginger ale']],
  ['2 tbsp neutral oil, like canola or grape seed', 'vegetable oil', ['rapeseed oil', 'grapeseed oil']],
  ['1/2 cup bourbon or sour-mash whisky', 'bourbon', []],
  ['1 tsp dried leaf sage or five leaves of fresh sage', 'dried sage', ['sage']],
  ['2 cups high-gluten bread flour or all-purpose flour', 'bread flour', ['plain flour']],
  ['2 red or yellow sweet peppers', 'red pepper', ['yellow pepper']],
  ['3 lb cut-up chicken or chicken pieces', 'chicken', []],
  ['1/4 cup veal glaze or reduced veal stock', 'demi-glace', ['veal stock']],
  ['2 tbsp apple/pear syrup', 'apple syrup', []],
  ['500 g spaghetti (or similarly shaped pasta)', 'spaghetti', []],
  ['0.5 oz lillet blanc (or Cocchi Americano)', 'aperitif wine', []],
  ['Thyme/rosemary 2 tsp', 'thyme', ['rosemary']],
  ['2 cups milk (actually nut milk ~ see recipe)', 'nut milk', []],
  ['Optional herbs and spices: Fennel seeds, cloves', 'fennel seed', []],
  ['Condiments of your choice: parsley, oregano or cumin', 'parsley', ['oregano', 'cumin']],
  ['1 large poblano, roasted and peeled or 2 canned, peeled green chilis', 'poblano pepper', ['canned green chillies']],
  ['2 short ribs beef with bone (14 ounces each) or 2 9-ounce rib-eye steaks', 'beef short rib', ['rib-eye steak']],
  ['2 chickens with 1 or 2 livers', 'chicken', []],
  ['Lamb shoulder, or something similar, like lamb shank', 'lamb shoulder', ['lamb shank']],
  ['1 whole chicken (alternatively, use breasts or legs)', 'whole chicken', ['chicken breast', 'chicken leg']],
  ['1 chicken or 4 breasts', 'chicken', ['chicken breast']],
  ['Garlic, chopped or powder (optional)', 'garlic', ['garlic powder']],
])('what else will do is offered, and what will not is not: %s', (text, food, others) => {
  const line = linkLine(text, names);
  expect(line).toMatchObject({ food: { name: food }, isUnknown: false });
  expect(line.alternativeFoods.map(({ name }) => name)).toEqual(others);
});

test('what may be left out goes before what may be taken instead', () => {
  const { alternativeFoods } = linkLine('1 cup walnuts if desired or pecans', names);
  expect(alternativeFoods.map(({ name }) => name)).toEqual(['pecan']);
});

test('what may be left out is the food only where it is said of the food', () => {
  const isOptional = (text: string): boolean => linkLine(text, names).optional;
  expect(isOptional('2 tbsp fresh tarragon, if available, or 1/2 tsp dried')).toBe(false);
  expect(isOptional('12 small onions (Italian cipollini, if available)')).toBe(false);
  expect(isOptional('1 cup walnuts (chopped, optional)')).toBe(true);
  expect(isOptional('1 cup walnuts, if desired')).toBe(true);
  expect(isOptional('2 eggs (optionnal)')).toBe(true);
  expect(isOptional('3 tbsp melted butter, if desired, or 3 tbsp breadcrumbs')).toBe(true);
  expect(isOptional('1 cup walnuts if desired or pecans')).toBe(true);
  expect(isOptional('1/4 cup cream if available, or evaporated milk')).toBe(false);
  expect(isOptional('1 lb shrimp, heads removed, if desired')).toBe(false);
  expect(isOptional('6 tomatoes, seeded, if you wish')).toBe(false);
  expect(isOptional('1 cup milk, plus more, if desired')).toBe(false);
  expect(isOptional('1 cup parsley, for garnish, if desired')).toBe(true);
  expect(isOptional('2 tbsp olive oil, extra virgin, optional')).toBe(true);
});

test.each([
  ['1/2 pound ziti No.2', 'ziti'],
  ['250 g spaghetti #5', 'spaghetti'],
])("a maker's number is no part of the name: %s", (text, food) => {
  expect(linkLine(text, names)).toMatchObject({ food: { name: food }, isUnknown: false });
});

test('how often a food is taken may stand behind it', () => {
  expect(linkLine('Beef bones with marrow (3x)', names)).toMatchObject({ quantity: 3, unit: null });
  expect(linkLine('Eggs - 2x', names)).toMatchObject({ quantity: 2, food: { name: 'egg' } });
});

describe('what a line is about where it joins several words', () => {
  test.each([
    ['1 pint vanilla and strawberry ice cream', 'ice cream'],
    ['1 jar chocolate and hazelnut spread', 'chocolate hazelnut spread'],
    ['2 cups almond and raisin granola', 'granola'],
    ['1 box cheese and herb crackers', 'cracker'],
    ['250 g beef and pork mince', 'beef mince'],
    ['1 cup biscuit/baking mix', 'baking mix'],
    ['6 oz cherry, strawberry or lime gelatin', 'flavoured gelatin'],
    ['8 ounces hot cocoa', 'hot chocolate powder'],
    ['1 cup strawberry-flavoured yogurt', 'fruit yogurt'],
    ['1 cup pineapple-flavored yogurt', 'fruit yogurt'],
    ['1 can white cannellini beans', 'canned cannellini beans'],
    ['2 tbsp yellow curry (powder)', 'curry powder'],
    ['200 g bread and butter', 'bread'],
  ])('"%s" is %s', (line, food) => {
    expect(linkLine(line, names).food?.name).toBe(food);
  });

  test.each([
    ['1 cup rice milk (or for a creamier soup use almond milk)', ['almond milk']],
    ['1 cup heavy cream (can substitute milk)', ['milk']],
    ['1 lb chicken breasts or skirt steak', ['skirt steak']],
    ['2 beef steaks or tuna steaks', ['tuna']],
    ['1 pork tenderloin or loin', ['pork loin']],
    ['1 (21 ounce) can cherries or (21 ounce) can peaches', ['peach']],
  ])('"%s" offers %s', (line, foods) => {
    expect(linkLine(line, names).alternativeFoods.map(({ name }) => name)).toEqual(foods);
  });

  test.each([
    ['2 cups rice, optionally with peanuts', false],
    ['3 tbsp garlic oil (optionally substitute butter)', false],
    ['50 g raisins, 1 tsp cardamom (all optional)', true],
  ])('whether "%s" may be left out: %s', (line, isOptional) => {
    expect(linkLine(line, names).optional).toBe(isOptional);
  });
});
