import { Allergen, ALLERGENS } from '../../../../api/src/modules/ingredients/dietary.ts';
import { isFreeOf } from '../../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const foodOf = (line: string): string | undefined => linkLine(line, names).food?.name;

describe('a line that may hold more than the food it names', () => {
  test.each([
    'frobs and maple syrup',
    '1 box frob & cheese',
    'xanthippe pasta',
    '200 g fried lamb',
    'bibble and potatoes',
    '8 crispy potatoes',
    '1 can Xanthippe milk',
  ])('behind an unknown word a food is free of nothing, and of unknown diet unless it is meat: %s', (line) => {
    const { isUnknown, facts } = linkLine(line, names);
    expect(isUnknown).toBe(true);
    expect(ALLERGENS.filter((allergen) => isFreeOf(facts, [allergen]))).toEqual([]);
    expect(['unknown', 'none']).toContain(facts.diet);
  });

  test('brackets behind an unknown word tell the food, and not what else may be in it', () => {
    const { food, isUnknown, facts } = linkLine('1 tablespoon frobur (lesser galangal), peeled', names);
    expect(food?.name).toBe('galangal');
    expect(isUnknown).toBe(true);
    expect(isFreeOf(facts, [Allergen.PEANUT])).toBe(false);
    for (const line of ['2 frobs (optional)', '1 frob (see note)', '1 cup frob (about 3 ounces)'])
      expect(foodOf(line)).toBeUndefined();
  });

  test.each(['Roulade (see recipe)', '1 recipe basic chicken soup, recipe follows', 'Pepper sauce (see our recipe)'])(
    'what is made by a recipe that is not there is free of nothing: %s',
    (line) => {
      const { facts } = linkLine(line, names);
      expect(ALLERGENS.filter((allergen) => isFreeOf(facts, [allergen]))).toEqual([]);
    },
  );

  test('fresh pasta may hold eggs, whatever its shape, and dried pasta does not', () => {
    const mayHoldEggs = (line: string): boolean => !isFreeOf(linkLine(line, names).facts, [Allergen.EGGS]);
    expect(mayHoldEggs('3/4 pound fresh or dried linguine')).toBe(true);
    expect(mayHoldEggs('500 g fresh penne')).toBe(true);
    expect(mayHoldEggs('3/4 pound linguine with fresh basil')).toBe(false);
  });

  test('a letter of another alphabet that looks the same does not hide a food', () => {
    expect(linkLine('\u0421rab meat (300 grams)', names).facts.contains).toEqual([
      Allergen.SHELLFISH,
      Allergen.CRUSTACEANS,
    ]);
  });

  test.each([
    ['2 cups shredded Kraft cheddar', 'cheddar'],
    ['200 ml Peak milk', 'milk'],
    ["1 tbsp Sarson's malt vinegar", 'malt vinegar'],
    ['1 tin Gino tomato paste', 'tomato paste'],
    ['2 tsp MDH chana masala', 'chana masala powder'],
    ['1/2 cup Hershey’s unsweetened cocoa', 'cocoa powder'],
    ['2 cubes paneer', 'paneer'],
    ['2 fillets of cod', 'cod'],
    ['1 cup degreased chicken stock', 'chicken stock'],
    ['2 burrito sized tortillas', 'tortilla'],
    ['1 dash of Tabasco', 'tabasco'],
    ['1 ball mozzarella', 'fresh mozzarella'],
    ['1 tbsp Mae Ploy green curry paste', 'green curry paste'],
    ['3 tablespooons freshy grated parmesan', 'parmesan'],
    ['2 cups Crenshaw melon chunks', 'melon'],
  ])('a maker, a measure, the sort of a plant, and what was done to a food cast no doubt on it: %s', (line, food) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, isUnknown: false });
  });

  test.each([
    ['200 g yogurt with granola', Allergen.GLUTEN],
    ['400 g tomato sauce with meatballs', Allergen.EGGS],
    ['4 slices bread with margarine', Allergen.DAIRY],
  ])('what some brands hold of a food that is eaten with it casts its doubt: %s', (line, allergen) => {
    expect(isFreeOf(linkLine(line, names).facts, [allergen])).toBe(false);
  });

  test('what some brands hold of a mere example does not', () => {
    const { unsure } = linkLine('1 cup broth (I used a stock cube)', names).facts;
    expect(unsure).toEqual(linkLine('1 cup broth', names).facts.unsure);
    expect(unsure).not.toContain(Allergen.GLUTEN);
  });

  test.each(['200 g Anchor', '2 Massel', '1 jar Gino'])('the name of a maker is no food misspelt: %s', (line) => {
    expect(linkLine(line, names)).toMatchObject({ food: null, isUnknown: true });
  });

  test.each(['1/2 cup sugared basil leaves', '6 candied sage leaves', '1 tbsp crystallized lemon balm'])(
    'leaves are sugared with egg white, often: %s',
    (line) => {
      expect(isFreeOf(linkLine(line, names).facts, [Allergen.EGGS])).toBe(false);
    },
  );

  test('so is mint that may be fresh or crystallized', () => {
    const line = linkLine('Fresh or crystallized mint', names);
    expect(line).toMatchObject({ food: { name: 'mint' }, isUnknown: false });
    expect(isFreeOf(line.facts, [Allergen.EGGS])).toBe(false);
  });

  test.each(['1 recipe for white-bread dough (see note)', '1/2 recipe pizza dough', 'Double recipe tuna salad'])(
    'what another recipe makes is free of nothing: %s',
    (line) => {
      const { facts } = linkLine(line, names);
      expect(isFreeOf(facts, [Allergen.DAIRY])).toBe(false);
      expect(facts.diet).not.toBe('vegan');
    },
  );

  test('of a liquid to choose, what comes from another dish stays unknown', () => {
    const text = '2 cups liquid (veal stock, cooking liquid from other recipes or water)';
    expect(linkLine(text, names).isUnknown).toBe(true);
  });

  test('two things are two, however like a word the first is', () => {
    expect(linkLine('Butter and flour for the pan', names).facts.contains).toEqual([Allergen.DAIRY, Allergen.GLUTEN]);
  });

  test.each([
    ['2 tbsp penut butter', Allergen.PEANUT],
    ['1 tbsp wallnut oil', Allergen.TREE_NUTS],
    ['1 cup allmond flour', Allergen.TREE_NUTS],
  ])('a misspelt word before a known name is mended first: %s', (line, allergen) => {
    expect(linkLine(line, names)).toMatchObject({ isUnknown: false, facts: { contains: [allergen] } });
  });

  test.each([
    'parsnip loaf',
    'gouda balls',
    '8 cod nuggets',
    'gouda sticks',
    'frozen shallot rings',
    'quince crumble',
    'gooseberry tart',
    '2 tempura mussels',
    'crumbed haddock',
    '4 malted frobs',
    'veggie cubes',
  ])('a dish is not the food that it is named for: %s', (line) => {
    expect(ALLERGENS.filter((allergen) => isFreeOf(linkLine(line, names).facts, [allergen]))).toEqual([]);
  });

  test.each([
    'sweet and sour pork',
    '500 g sweet & sour prawns',
    '200 g creamy pasta',
    '2 cups creamy polenta',
    '1 lb crunchy chicken',
    '4 loaded potatoes',
    'twice-baked potatoes',
    '2 crusted cod fillets',
    '4 smothered pork chops',
    'beer-braised short ribs',
    '1 kg cola ribs',
  ])('a dish is not the food that it is made of: %s', (line) => {
    expect(ALLERGENS.filter((allergen) => isFreeOf(linkLine(line, names).facts, [allergen]))).toEqual([]);
  });

  test.each([
    ['2 tbsp creamy peanut butter', 'peanut butter'],
    ['100 g creamy goat cheese', "goat's cheese"],
    ['1 sweet and sour sauce', 'sweet and sour sauce'],
    ['2 crunchy apples', 'apple'],
    ['2 ribs celery', 'celery'],
    ['200 g canned sour cherries', 'sour cherry'],
  ])('nor is a kind of food a dish: %s', (line, food) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, isUnknown: false });
  });

  test.each([
    ['1 loaf bread', 'bread'],
    ['2 celery sticks', 'celery'],
    ['100 g feta crumbles', 'feta'],
    ['2 turkey cutlets', 'turkey'],
    ['8 squid rings', 'squid'],
  ])('a shape that a food comes in leaves it what it is: %s', (line, food) => {
    expect(foodOf(line)).toContain(food);
  });

  test.each([
    ['2 cups all-purpose or gluten-free flour', 'plain flour', [Allergen.GLUTEN]],
    ['1/2 cup plain/gluten-free flour', 'plain flour', [Allergen.GLUTEN]],
    ['1/2 cup regular or vegan butter', 'butter', [Allergen.DAIRY]],
    ['1/2 cup unsalted or vegan butter', 'unsalted butter', [Allergen.DAIRY]],
    ['1 tbsp regular or gluten-free soy sauce', 'soy sauce', [Allergen.GLUTEN, Allergen.SOY]],
    ['1 cup whole or almond milk', 'whole milk', [Allergen.DAIRY, Allergen.TREE_NUTS]],
    ['1 cup regular or almond milk', 'milk', [Allergen.DAIRY, Allergen.TREE_NUTS]],
    ['2 tbsp vegan or regular butter', 'vegan butter', [Allergen.DAIRY]],
  ])('what only one of two kinds promises or is, the other is not: %s', (line, food, contains) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, facts: { contains } });
  });

  test('what is vegetarian may hold the egg and milk that its vegan kind does not', () => {
    expect(linkLine('200 g vegetarian sausages', names).facts).toMatchObject({ diet: 'vegetarian', contains: [] });
    expect(isFreeOf(linkLine('200 g vegetarian sausages', names).facts, [Allergen.EGGS])).toBe(false);
  });

  test.each([
    '1 lb pepper steak',
    'onion roast',
    'chilli mince',
    'orange chicken',
    '1 lb sesame chicken',
    '8 coconut prawns',
    'ginger beef',
    '2 packets shrimp flavored ramen',
    '1 cup pineapple rice',
    'lemon cod',
  ])('a dish of meat, fish or rice is free of nothing that its name leaves out: %s', (line) => {
    const { facts } = linkLine(line, names);
    expect(facts.diet).not.toBe('vegan');
    expect(ALLERGENS.filter((allergen) => isFreeOf(facts, [allergen]))).toEqual([]);
  });

  test.each([
    ['4 cauliflower steaks', 'cauliflower'],
    ['2 tuna steaks', 'tuna'],
    ['2 turkey chops', 'turkey'],
    ['1 boneless pork roast', 'pork'],
    ['2 vegan bacon rashers', 'vegan bacon'],
  ])('a cut of a food is that food: %s', (line, food) => {
    expect(foodOf(line)).toContain(food);
  });

  test('mushroom ketchup is no tomato ketchup: it is made with malt vinegar and soy sauce', () => {
    expect(
      ALLERGENS.filter((allergen) => !isFreeOf(linkLine('1 tbsp mushroom ketchup', names).facts, [allergen])),
    ).toEqual([Allergen.GLUTEN, Allergen.SOY, Allergen.MUSTARD, Allergen.CELERY]);
  });
});

describe('what nothing is known of, offered for a food', () => {
  test.each([
    '1 1/2 cups heavy cream or RichWhip',
    '2 cups milk or Zoryl',
    '1 cup butter (or Zoryl)',
    '100 g Butter oder Zoryl',
    '1 cup milk or 2 tbsp zoryl powder',
    '1 cup milk, or any zoryl',
    '1 cup milk or your favorite zoryl',
    '1 cup milk (zoryl works too)',
    'Dashi powder or any desired seasonings',
    '1 cup milk, cream or zoryl',
    '1 cup milk, water or zoryl mix',
    '1 cup milk or use zoryl',
    '2 cups stock or 1 cup each stock and zoryl',
    '1 tsp garam masala (or 1/2 tsp each cumin, zoryl and pepper)',
  ])('may bring in anything, so that the line is free of nothing: %s', (line) => {
    const { food, facts } = linkLine(line, names);
    expect(food).not.toBeNull();
    expect(ALLERGENS.filter((allergen) => isFreeOf(facts, [allergen]))).toEqual([]);
  });

  test.each([
    ['1 1/2 cups heavy cream or Cool Whip', 'whipped topping'],
    ['2 cups milk or Lactaid', 'lactose-free milk'],
    ['1 Cup Butter Or Margarine', 'margarine'],
  ])('leaves a known one as it is: %s', (line, other) => {
    const { alternativeFoods, facts } = linkLine(line, names);
    expect(alternativeFoods.map(({ name }) => name)).toEqual([other]);
    expect(isFreeOf(facts, [Allergen.FISH])).toBe(true);
  });

  test("but what is listed as kinds of the line's own food is of that", () => {
    const { facts } = linkLine('1 large green apple (Granny Smith or zoryl)', names);
    expect(isFreeOf(facts, [Allergen.FISH])).toBe(true);
  });

  test.each([
    '1 cup milk or something similar',
    '2 cups water (or as directed)',
    '6 cups pinto or kidney beans, or a mixture',
    '1 lb salmon or four 6-ounce pieces',
    '1/2 teaspoon chopped rosemary or half the amount dried',
    '2 cups chocolate chips or mini chips',
    '1 tsp garlic powder (or rub bowl well with garlic clove)',
  ])('is no food where the words stand for the same or tell what to do: %s', (line) => {
    expect(isFreeOf(linkLine(line, names).facts, [Allergen.FISH]) || line.includes('salmon')).toBe(true);
    expect(isFreeOf(linkLine(line, names).facts, [Allergen.MUSTARD]) || line.includes('garlic')).toBe(true);
  });

  test.each([
    ['1 cup whipping cream or kosher for Passover nondairy whipped topping', Allergen.SOY],
    ['1 cup cream or kosher for Passover margarine', Allergen.SOY],
    ['1 cup sour cream or your favorite reduced-calorie mayonnaise', Allergen.EGGS],
    ['1 cup oil or your own pesto', Allergen.DAIRY],
  ])('is read as it is alone, whatever is said before its name: %s', (line, allergen) => {
    const { alternatives, facts } = linkLine(line, names);
    expect(alternatives).toHaveLength(1);
    expect(isFreeOf(facts, [allergen])).toBe(false);
    expect(isFreeOf(facts, [Allergen.FISH])).toBe(true);
  });

  test('beside a homemade food is the same from a shop, and may bring what any of it does', () => {
    const { facts } = linkLine('1 pound homemade puff pastry (or Zoryl ready made)', names);
    expect(isFreeOf(facts, [Allergen.DAIRY])).toBe(false);
    expect(isFreeOf(facts, [Allergen.FISH])).toBe(true);
  });
});

test.each([
  ['4 teaspoons jalapenos (canned, diced, not pickled)', 'jalapeño'],
  ['4 teaspoons jalapenos (canned, diced)', 'pickled jalapeno'],
  ['4 teaspoons pickled jalapenos, not drained', 'pickled jalapeno'],
])('what a line says that its food is not, it is not: %s', (line, food) => {
  expect(foodOf(line)).toBe(food);
});

test.each([
  ['100 grams wafer (thin ham slices, snipped)', 'cooked ham'],
  ['2 8 1/2-ounce cans, or 2 cups plus 2 tablespoons cream-style corn', 'creamed corn'],
  ['Neck and giblets from a turkey', 'turkey giblets'],
  ['Giblets and neck of turkey', 'turkey giblets'],
])('a food is found behind brackets, a second amount or its parts: %s', (line, food) => {
  expect(foodOf(line)).toBe(food);
  expect(linkLine(line, names).isUnknown).toBe(false);
});
