import { isFreeOf } from '../../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { linkLines } from '../../../../api/src/modules/ingredients/lines/recipe-lines.ts';
import { classifyLines } from '../../../../api/src/modules/ingredients/lines/classify.ts';
import { Allergen, ALLERGENS } from '../../../../api/src/modules/ingredients/dietary.ts';
import { knowledge, names } from '../starter-foods.ts';

const { DAIRY, EGGS, FISH, GLUTEN, PEANUT, SHELLFISH, TREE_NUTS } = Allergen;
const factsOf = (line: string) => linkLine(line, names).facts;
const classify = (...lines: string[]) =>
  classifyLines(
    linkLines(
      lines.map((text) => ({ text, group: null })),
      names,
    ),
  );

describe('what a line or its remark names counts, wherever it stands', () => {
  test.each([
    ['lettuce, tomato, sliced cheddar', DAIRY, 'vegetarian'],
    ['corn cobs, grilled, buttered', DAIRY, 'vegetarian'],
    ['1 tin sunflower oil–packed mackerel', FISH, 'pescatarian'],
    ['2 chicken breasts, dusted with flour', GLUTEN, 'none'],
    ['1 cup almond milk (or regular milk)', DAIRY, 'vegetarian'],
    ['200 g rice, tossed with peanuts', PEANUT, 'vegan'],
    ['4 potatoes, mashed with butter', DAIRY, 'vegetarian'],
    ['1 bowl salad leaves, topped with a poached egg', EGGS, 'vegetarian'],
    ['2 apples, with chopped walnuts', TREE_NUTS, 'vegan'],
    ['1 cup flour, or for gluten free use almond flour', TREE_NUTS, 'vegan'],
    ['100 g sunflower seeds (for more crunch use walnuts)', TREE_NUTS, 'vegan'],
    ['2 tbsp oil (for a richer taste use butter)', DAIRY, 'vegetarian'],
    ['500 ml vegetable stock (to make it richer add cream)', DAIRY, 'vegetarian'],
    ['1 cup almond-flavored yogurt', DAIRY, 'vegetarian'],
    ['1 cup almond-flavored yogurt', TREE_NUTS, 'vegetarian'],
    ['1 cup coconut flavoured milk', DAIRY, 'vegetarian'],
  ])('"%s" contains %s', (line, allergen, diet) => {
    const facts = factsOf(line);
    expect(facts.contains).toContain(allergen);
    expect(facts.diet).toBe(diet);
  });

  test.each([
    'salt (leave it out if you use salted butter)',
    '2 large tomatoes (I like creole and beefsteak)',
    '2 tomatoes, such as beefsteak',
    '2 tomatoes, preferably beefsteak or plum',
    '1 sieve or cheese cloth',
    '2 cups berries (a flavor to go with yogurt)',
    '2 lb pumpkin (sugar or cheese, for example)',
    '1 pie dish or cake tin',
    '1 tbsp peanut-free oil or other suitable oil',
  ])('"%s" brings in nothing that is not there', (line) => {
    expect(factsOf(line)).toMatchObject({ diet: 'vegan', contains: [], unsure: [] });
  });

  const allergenic = knowledge.foods.filter(({ contains }) => contains.length > 0);
  const lostIn = (lineOf: (food: string) => string) =>
    allergenic
      .filter(({ name, contains }) => {
        const facts = factsOf(lineOf(name));
        return contains.some((allergen) => isFreeOf(facts, [allergen]));
      })
      .map(({ name }) => lineOf(name));

  test.each([
    'lettuce, sliced …',
    'lettuce, tomato, …, cucumber',
    '1 onion, fried in …',
    'corn cobs, grilled, with …',
    '1 lemon (and …)',
    '1 lemon (contains …)',
    '2 carrots & …',
    '2 carrots (or …)',
    '… or 2 carrots',
    '2 carrots, optional …',
    '2 carrots (optionally …)',
    '2 carrots, brushed with …',
    '2 carrots, plus some …',
    '2 carrots, 2 tbsp …',
    '6 carrots wrapped in …',
    'carrots tossed in …',
    'carrots w/ …',
    '… (see note)',
    'carrots without skin, …',
    'carrots, parsley, and …',
    '200 g potatoes, served with …',
    '2 potatoes to serve, …',
    '2 carrots (plus …)',
    '2 carrots (+ what the box asks for, 2 …)',
    '2 carrots (part …)',
    '2 carrots, roasted or 2 canned, …',
    '2 carrots mixed with 2 tablespoons …',
    '2 carrots, or something similar, like …',
    '2 carrots (alternatively, use …)',
    '2 carrots, or turnips and …',
    '2 carrots, or 2 cups turnips, leeks and …',
    'Salt and pepper with … or paprika',
    '2 carrots (turnips, … or other root)',
    'Carrots, herbs such as …, and thyme',
  ])('no allergen of the catalogue passes as free in "%s"', (line) => {
    expect(lostIn((food) => line.replace('…', food))).toEqual([]);
  });
});

describe('what was done to a food with another counts as both', () => {
  test.each([
    ['300 g cheesy broccoli', 'broccoli', [DAIRY]],
    ['1 cup creamed spinach', 'creamed spinach', [DAIRY]],
    ['buttery mashed potatoes', 'mashed potato', [DAIRY]],
    ['green beans amandine', 'green bean', [TREE_NUTS]],
    ['almond-topped trout', 'trout', [TREE_NUTS, FISH]],
    ['8 prawn skewers', 'prawn', [SHELLFISH]],
  ])('"%s" is %s and contains %s', (line, food, contains) => {
    const linked = linkLine(line, names);
    expect(linked.food?.name).toBe(food);
    expect(linked.isUnknown).toBe(false);
    expect(linked.facts.contains).toEqual(expect.arrayContaining(contains));
  });

  test.each([
    ['breaded mushrooms', 'mushroom', []],
    ['4 almond-crusted salmon fillets', 'salmon', [TREE_NUTS, FISH]],
    ['beer-battered onions', 'onion', [GLUTEN]],
  ])('a crust may hold anything beside what it is named for: %s', (line, food, contains) => {
    const linked = linkLine(line, names);
    expect(linked.food?.name).toBe(food);
    expect(linked.facts.contains).toEqual(expect.arrayContaining(contains));
    expect(ALLERGENS.filter((allergen) => isFreeOf(linked.facts, [allergen]))).toEqual([]);
  });

  test('a scallop of potatoes is no plain potato', () => {
    expect(isFreeOf(factsOf('scalloped tomatoes'), [DAIRY])).toBe(false);
  });

  test('what is vegan and buttery holds no butter', () => {
    expect(factsOf('vegan buttery spread').contains).not.toContain(DAIRY);
  });
});

describe('foods in a row are each their own', () => {
  test('a food that goes with another does not become a kind of it', () => {
    expect(linkLine('bread, cheese, ham', names).food?.name).toBe('bread');
    expect(factsOf('bread, cheese, ham').contains).toEqual(expect.arrayContaining([GLUTEN, DAIRY]));
    expect(linkLine('milk, oat', names).food?.name).toBe('oat milk');
    expect(linkLine('pepper, cayenne', names).food?.name).toBe('cayenne pepper');
  });

  test.each([
    '1 cup dairy-free milk (or regular)',
    '1 cup dairy-free milk or regular',
    'dairy-free cheese, regular works too',
  ])('the ordinary kind is offered beside the one that promises: "%s"', (line) => {
    expect(factsOf(line).contains).toContain(DAIRY);
  });

  test('kinds of what is left to the cook are kinds of it', () => {
    const { alternativeFoods } = linkLine('milk of choice (dairy, oat or soy)', names);
    expect(alternativeFoods.map(({ name }) => name)).toEqual(['oat milk', 'soy milk']);
  });
});

describe('a word that tells which of its kind a food is brings nothing in', () => {
  test.each([
    '2 cups jasmine white rice',
    '1 lb top round chuck',
    '1/3 cup Meijer light brown sugar',
    '30 ml Barbados rum',
  ])('"%s" is known', (line) => {
    expect(linkLine(line, names).isUnknown).toBe(false);
  });

  test.each(['1 lb buffalo chicken', '1 cup rarebit cheese'])('but one that makes a dish of it may: "%s"', (line) => {
    expect(linkLine(line, names).isUnknown).toBe(true);
  });

  test.each([
    ['100 g geriebener Käse', 'cheese'],
    ['100 g gemahlene Mandeln', 'ground almond'],
    ['60 g beurre fondu', 'butter'],
    ['1 Dose Thunfisch', 'canned tuna'],
  ])('nor does what is said of it in another language: "%s"', (line, food) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, isUnknown: false });
  });
});

describe('what a line points away from adds nothing', () => {
  test.each([
    ['2 tbsp dairy-free margarine', DAIRY],
    ['3 tbsp olive oil (instead of butter)', DAIRY],
    ['200 g oats, nut-free', TREE_NUTS],
    ['1 lettuce, without croutons', GLUTEN],
    ['onions w/o cheese', DAIRY],
    ['3 tbsp margarine in place of butter', DAIRY],
    ['3 tbsp coconut oil instead of butter', DAIRY],
    ["1 cup plant milk (don't use cow's milk)", DAIRY],
  ])('"%s" contains no %s', (line, allergen) => {
    expect(factsOf(line).contains).not.toContain(allergen);
  });
});

describe('a promise is no more than it says', () => {
  test.each([
    ['200 g egg-free cheese', DAIRY],
    ['2 tbsp dairy-free mayonnaise', EGGS],
    ['1 sheet egg-free puff pastry', DAIRY],
  ])('"%s" may hold %s', (line, allergen) => {
    const facts = factsOf(line);
    expect(isFreeOf(facts, [allergen])).toBe(false);
    expect(facts.diet).not.toBe('vegan');
  });

  test('what is free of dairy may be of meat', () => {
    expect(factsOf('4 dairy-free burgers').diet).not.toMatch(/^veg/);
  });

  test.each([
    ['2 tbsp dairy-free butter', DAIRY],
    ['1 cup dairy-free milk', DAIRY],
    ['2 tbsp egg-free mayonnaise', EGGS],
  ])('"%s" is still free of %s', (line, allergen) => {
    expect(isFreeOf(factsOf(line), [allergen])).toBe(true);
    expect(factsOf(line).diet).toBe('vegan');
  });
});

describe('lines that ask for no food of their own', () => {
  test.each([
    ['N/A', 'note'],
    ['Serves 4', 'note'],
    ['For the dough:', 'heading'],
    ['Toppings of your choice', 'choice'],
    ['a large frying pan', 'tool'],
    ['4 bamboo skewers', 'tool'],
    ['Orange sauce (see recipe)', 'part'],
  ])('"%s" says why: %s', (line, why) => {
    expect(linkLine(line, names)).toMatchObject({ isNoFood: true, noFood: why, isUnknown: false });
  });

  test('a part of the recipe is its own lines', () => {
    const lines = [
      { text: '500 g flour', group: 'Dough' },
      { text: '2 eggs', group: 'Dough' },
      { text: '1 batch dough (see above)', group: 'Pie' },
      { text: '3 apples', group: 'Pie' },
    ];
    const [, , part] = linkLines(lines, names);
    expect(part).toMatchObject({ isNoFood: true, noFood: 'part', isUnknown: false });
    expect(part?.facts.contains).toEqual(expect.arrayContaining([GLUTEN, EGGS]));
  });

  test('a part that is not in the recipe leaves everything open', () => {
    expect(classify('basic dough (see above)', '3 apples').unsure).toContain(GLUTEN);
    expect(classify('Orange sauce (see recipe)', '3 apples').unsure).toContain(DAIRY);
  });
});
