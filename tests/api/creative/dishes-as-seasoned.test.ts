import { Diet } from '../../../api/src/modules/ingredients/dietary.ts';
import type { CreativeDraft } from '../../../api/src/modules/creative/write-dish.ts';
import {
  dishesFor,
  dishesOf,
  foodsOf,
  lineOf,
  metricOf,
  named,
  tablespoonsOf,
  textOf,
} from '../../support/creative-dishes.ts';

const allLines = ({ lines }: CreativeDraft): string => lines.map(({ text }) => text).join(' | ');

describe('a kitchen of seasonings', () => {
  test('is a dish for a vegan who has ginger and prawns', () => {
    const dishes = dishesFor(['prawn', 'coconut oil', 'ginger'], { diet: Diet.VEGAN });
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) expect(lineOf(dish, /ginger|coconut oil/)).toBeDefined();
  });

  test('has a dish within half an hour, when what could be built on its onion takes longer', () => {
    const words = ['oregano', 'shallot', 'cumin', 'raisin', 'poppy seed', 'beef chuck', 'onion'];
    expect(dishesFor(words, { maxCookTime: 30 }).length).toBeGreaterThan(0);
  });

  test('is soup for a vegan with sugar, when the cupboard has tomatoes', () => {
    const pantry = foodsOf(['onion', 'canned chopped tomatoes', 'vegetable stock', 'ground cumin']);
    const dishes = dishesFor(['sugar', 'chicken breast'], { pantry, diet: Diet.VEGAN });
    expect(dishes.map(({ title }) => title)).toContain('Tomato soup');
  });
});

describe('a rice bowl', () => {
  const bowls = (): CreativeDraft[] =>
    named(dishesOf('fish', 'chestnut mushroom', 'aubergine', 'egg', 'garlic', 'lime'), /rice bowl/);

  test('has its toppings salted', () => {
    for (const dish of bowls()) expect(textOf(dish)).toMatch(/Taste the .* and season (?:well|lightly) with salt/);
  });

  test('has boiled eggs, as the pan is full', () => {
    const withEggs = bowls().filter((dish) => lineOf(dish, /eggs/));
    expect(withEggs.length).toBeGreaterThan(0);
    for (const dish of withEggs) {
      expect(textOf(dish)).toMatch(/Boil the eggs .* Halve the eggs/);
      expect(textOf(dish)).not.toMatch(/Fry the eggs/);
    }
  });

  test('of Asia has a salty sauce, and of elsewhere a dressing', () => {
    for (const dish of bowls())
      expect(allLines(dish)).toMatch(
        ['Japanese', 'Korean', 'Thai', 'Vietnamese'].includes(dish.cuisine!)
          ? /soy sauce|fish sauce|oyster sauce|gochujang|tamari/
          : /lemon|lime|vinegar|yogurt|cream|salsa|hummus/,
      );
  });
});

test('a carrot or sweetcorn with an egg is no rice bowl', () => {
  const dishes = [...dishesOf('carrot', 'egg', 'soy sauce', 'lime'), ...dishesOf('sweetcorn', 'egg', 'lime', 'garlic')];
  expect(dishes.map(({ title }) => title).filter((title) => title.endsWith('rice bowl'))).toEqual([]);
});

describe('foods that are kept apart', () => {
  test('beef stock is under no fish', () => {
    const dishes = dishesOf('cod', 'beef stock', 'potato', 'onion', 'leek', 'milk');
    const fishy = dishes.filter((dish) => lineOf(dish, /cod/));
    expect(fishy.length).toBeGreaterThan(0);
    for (const dish of fishy) expect(lineOf(dish, /beef stock/)).toBeUndefined();
  });

  test('parsley is fresh or dried', () => {
    for (const dish of dishesOf('beef mince', 'dried parsley', 'onion', 'tomato', 'garlic'))
      expect(dish.lines.filter(({ text }) => /parsley/.test(text)).length).toBeLessThan(2);
  });

  test('fresh garlic and garlic powder are not both in a dish', () => {
    for (const dish of dishesOf('beef', 'garlic', 'garlic powder', 'tomato', 'corn tortilla', 'onion'))
      expect(dish.lines.filter(({ text }) => /garlic/.test(text)).length).toBeLessThan(2);
  });

  test('what is barred is barred in every kind: no pumpernickel in a Tuscan soup', () => {
    const dishes = dishesOf('pumpernickel', 'canned chopped tomatoes', 'garlic', 'parsley');
    expect(dishes.map(({ title }) => title).filter((title) => title.startsWith('Tomato bread soup'))).toEqual([]);
  });
});

describe('seasonings', () => {
  test('that recipes never put to a food stay out of its soup', () => {
    const soups = named(
      dishesOf('mushroom', 'celery', 'ground cumin', 'cream', 'onion'),
      /^(?:Creamy m|M)ushroom .*soup/,
    );
    for (const dish of soups) expect(lineOf(dish, /cumin/)).toBeUndefined();
  });

  test('of every jar are used: bay leaves in stews, garlic powder in a chilli', () => {
    for (const dish of named(dishesOf('butter bean', 'potato', 'bay leaf', 'onion', 'canned tomatoes'), / stew$/))
      expect(lineOf(dish, /bay lea/)).toBeDefined();
    for (const dish of named(dishesOf('beef mince', 'garlic powder', 'onion', 'canned kidney beans'), / chilli$/))
      expect(lineOf(dish, /garlic powder/)).toBeDefined();
  });

  test('that are always there join one that is only hot or yellow', () => {
    const pantry = foodsOf(['garlic', 'ground cumin']);
    const dishes = dishesFor(['lamb', 'turmeric', 'red pepper'], { pantry, cuisine: 'Middle Eastern' });
    for (const dish of named(dishes, /skewers$/)) expect(allLines(dish)).toMatch(/(?=.*garlic)(?=.*cumin)/);
  });

  test('are enough for a curry: a tablespoon of garam masala for four', () => {
    const curries = named(dishesOf('potato', 'canned chopped tomatoes', 'onion', 'garam masala'), / curry$/);
    const indian = curries.filter(({ cuisine }) => cuisine === 'Indian');
    expect(indian.length).toBeGreaterThan(0);
    for (const dish of indian) expect(tablespoonsOf(lineOf(dish, /garam masala/)!)).toBeGreaterThanOrEqual(1);
  });

  test('of a chilli are chilli and cumin or the like, or there is none', () => {
    const bare = dishesOf('red pepper', 'onion').filter(
      (dish) => dish.title.endsWith(' chilli') && !/cumin|smoked paprika|oregano/.test(allLines(dish)),
    );
    expect(bare).toEqual([]);
  });
});

describe('water', () => {
  test('is fried out of mushrooms before rice goes in', () => {
    for (const dish of named(dishesOf('mushroom', 'basmati rice', 'onion', 'lemon', 'thyme'), /pilaf|^Spiced rice/))
      expect(textOf(dish)).toMatch(/mushrooms and fry until their liquid is gone .* Add the basmati rice/);
  });

  test('is not much where coconut milk makes the sauce', () => {
    for (const dish of named(dishesOf('aubergine', 'coconut milk', 'red curry paste', 'lime'), / curry$/))
      expect(metricOf(lineOf(dish, / water$/))).toBeLessThanOrEqual(250);
  });
});

describe('enough to eat', () => {
  test('tacos of beans have something fresh and something sharp', () => {
    for (const dish of named(dishesOf('canned black beans', 'plain yogurt', 'corn tortilla'), /tacos$/)) {
      expect(allLines(dish)).toMatch(/cabbage|tomato|avocado|lettuce|radish|cucumber/);
      expect(allLines(dish)).toMatch(/lime|lemon|yogurt/);
    }
  });

  test('roast vegetables have a topping or nuts', () => {
    for (const dish of named(dishesOf('carrot', 'onion', 'honey', 'paprika'), /^Roast /))
      expect(allLines(dish)).toMatch(/feta|yogurt|hummus|tahini|pesto|cheese|almonds|nuts/);
  });

  test('a noodle soup has more than vegetables', () => {
    for (const dish of named(dishesOf('turnip', 'carrot', 'red chilli', 'soy sauce', 'egg'), /noodle soup$/))
      expect(allLines(dish)).toMatch(/egg(?! noodle)|chicken|prawn|tofu|mushroom|fish(?! sauce)/);
  });

  test('roast beef is no pasta sauce by itself', () => {
    const titles = dishesOf('roast beef', 'penne', 'garlic', 'basil').map(({ title }) => title);
    expect(titles.filter((title) => /^Penne with roast beef$/.test(title))).toEqual([]);
  });

  test('what is left over goes into a dish before what will keep', () => {
    for (const dish of named(
      dishesOf('boiled potatoes', 'russet potato', 'egg', 'carrot', 'basil', 'white wine vinegar'),
      /otato.* frittata$/,
    ))
      expect(lineOf(dish, /russet/)).toBeUndefined();
  });

  test('the sugar of the cupboard sweetens pancakes', () => {
    const pantry = foodsOf(['caster sugar']);
    for (const dish of named(dishesFor(['blueberry', 'plain flour', 'milk', 'egg'], { pantry }), /pancakes/))
      expect(lineOf(dish, /sugar/)).toBeDefined();
  });
});

describe('words and numbers', () => {
  test('sandwiches have two slices each', () => {
    for (const dish of named(dishesOf('pumpernickel', 'cheddar', 'pickled cucumber', 'butter'), /sandwiches/))
      expect(Number(/^(\d+) slices/.exec(lineOf(dish, /pumpernickel/)!)?.[1]) % 8).toBe(0);
  });

  test('everybody gets as many sausages', () => {
    const dishes = dishesFor(['italian sausage', 'potato', 'onion'], { servings: 6 });
    const counts = dishes.flatMap((dish) => /^(\d+) italian sausages/.exec(lineOf(dish, /sausages/) ?? '')?.[1] ?? []);
    expect(counts.length).toBeGreaterThan(0);
    for (const count of counts) expect(Number(count) % 6).toBe(0);
  });

  test('a cinnamon stick is not measured in spoons', () => {
    for (const dish of dishesOf('cinnamon stick', 'rice', 'milk', 'apple'))
      expect(lineOf(dish, /cinnamon stick/)).toBeUndefined();
  });

  test('a list is named whole before it is fried in lots', () => {
    const dishes = dishesFor(['carrot', 'jerusalem artichoke', 'broccoli', 'egg noodle', 'cooked turkey'], {
      servings: 6,
    });
    const inLots = dishes.map(textOf).filter((text) => / lots/.test(text));
    expect(inLots.length).toBeGreaterThan(0);
    for (const text of inLots) expect(text).not.toMatch(/ lots, (?!until|tossing|turning|stirring|breaking|then)/);
  });
});
