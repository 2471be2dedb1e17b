import { RecipeValidator } from '../../../api/src/modules/creative/recipe-validator.ts';
import { Allergen, Diet } from '../../../api/src/modules/ingredients/dietary.ts';
import {
  composer,
  dishesFor,
  dishesOf,
  foodsOf,
  knowledge,
  lineOf,
  metricOf,
  named,
  names,
  requestFor,
  tablespoonsOf,
  textOf,
} from '../../support/creative-dishes.ts';

test('boiled and raw potatoes, which steps would call the same, are not in one dish', () => {
  const dishes = dishesOf('boiled potatoes', 'potato', 'green pepper', 'tomato', 'onion');
  expect(dishes.length).toBeGreaterThan(6);
  for (const { lines } of dishes)
    expect(lines.filter(({ text }) => /\bpotatoes\b/.test(text)).length).toBeLessThanOrEqual(1);
});

test('everybody gets as many tortillas', () => {
  const dishes = dishesOf('corn tortilla', 'flour tortilla', 'chicken mince', 'red onion', 'canned black beans');
  const counts = dishes.flatMap((dish) => lineOf(dish, /tortilla/)?.split(' ')[0] ?? []);
  expect(counts.length).toBeGreaterThan(2);
  for (const count of counts) expect(Number(count) % 4).toBe(0);
});

test('of many, one more or less is not counted', () => {
  for (const dish of dishesOf('shallot', 'carrot', 'spring onion', 'egg'))
    for (const { text } of dish.lines) expect(text).not.toMatch(/^(?:9|1[13579]) (?!g |ml )/);
});

test('melon is blended with yogurt, never with milk', () => {
  const smoothies = dishesOf('watermelon', 'milk', 'plain yogurt').filter(({ title }) => /smoothie/.test(title));
  expect(smoothies.length).toBeGreaterThan(0);
  for (const dish of smoothies) expect(lineOf(dish, /\bmilk$/)).toBeUndefined();
});

test('bread is soaked in milk and eggs, however much cream there is', () => {
  const bakes = dishesOf('bread', 'double cream', 'gruyère', 'mushroom').filter(({ title }) =>
    /bread bake/.test(title),
  );
  expect(bakes.length).toBeGreaterThan(0);
  for (const dish of bakes) expect(lineOf(dish, /cream/)).toBeUndefined();
});

test('a baked potato is never dry', () => {
  const jackets = dishesOf('potato', 'bacon').filter(({ title }) => title.startsWith('Baked'));
  expect(jackets.length).toBeGreaterThan(0);
  for (const dish of jackets) expect(lineOf(dish, /cheddar|cream|yogurt|mayonnaise|hummus|salsa|cheese/)).toBeDefined();
});

test('what was frozen is a dish of its own name', () => {
  const dishes = dishesOf('frozen raspberries', 'plain flour', 'caster sugar', 'butter');
  expect(dishes.map(({ title }) => title)).toContain('Raspberry crumble');
  expect(dishes.filter(({ title }) => /frozen/i.test(title))).toEqual([]);
});

test('quinces, which are hard and sour, are in no crumble or salad', () => {
  for (const dish of dishesOf('quince', 'apple', 'banana', 'honey')) expect(lineOf(dish, /quince/)).toBeUndefined();
});

test('what simmers in a broth is never said to be golden', () => {
  const simmered = dishesOf('boiled potatoes', 'green pepper', 'chicken', 'tomato')
    .flatMap(({ steps }) => steps.map(({ text }) => text))
    .filter((text) => text.includes('simmer'));
  expect(simmered.length).toBeGreaterThan(0);
  expect(simmered.filter((text) => text.includes('golden'))).toEqual([]);
});

test('dry lentils are simmered in as much water as they drink', () => {
  const cooked = dishesOf('brown lentils', 'spinach', 'cherry tomato', 'onion').filter((dish) =>
    /^\d+ g brown lentils/.test(lineOf(dish, /lentils/) ?? ''),
  );
  expect(cooked.length).toBeGreaterThan(0);
  for (const dish of cooked)
    expect(metricOf(lineOf(dish, /water|stock/))).toBeGreaterThan(2 * metricOf(lineOf(dish, /lentils/)));
});

describe('a food is added once', () => {
  test('a tart of onions and tomatoes cooks each of them once', () => {
    const tarts = named(dishesOf('cherry tomato', 'bacon', 'onion', 'english mustard', 'basil'), /tart$/);
    for (const dish of tarts)
      expect(dish.steps.filter(({ text }) => /add the .*(?:onion|tomato)/i.test(text)).length).toBeLessThan(3);
    const both = tarts.filter((dish) => lineOf(dish, /onion/) && lineOf(dish, /cherry tomatoes/));
    expect(both.length).toBeGreaterThan(0);
    for (const { steps } of both)
      for (const word of [/onion/, /cherry tomatoes/])
        expect(steps.filter(({ text }) => /^(?:Add|Heat) /.test(text) && word.test(text)).length).toBe(1);
  });

  test('a dish that adds one twice is refused', () => {
    const request = requestFor(['chicken breast', 'onion', 'basmati rice']);
    const dish = composer.compose(request, 0, 24).dishes.find(({ draft }) => lineOf(draft, /chicken/));
    const steps = [
      ...dish!.draft.steps,
      { text: 'Add the chicken and simmer.', minutes: 5, meanwhile: false, offHeat: false },
    ];
    const twice = { ...dish!.draft, steps: [...steps, steps.at(-1)!] };
    expect(new RecipeValidator(knowledge, names).judge(twice, request).problems.join()).toContain('added twice');
  });
});

describe('what a dish is offered for', () => {
  const cupboard = foodsOf([
    'garlic',
    'butter',
    'rice',
    'canned chopped tomatoes',
    'dried oregano',
    'white wine vinegar',
  ]);

  test('rice and canned tomatoes of the cupboard make a dish', () => {
    const dishes = dishesFor(['iceberg lettuce', 'caster sugar', 'smoked paprika'], { pantry: cupboard });
    expect(dishes.map(({ title }) => title)).toContain('Tomato rice');
  });

  test('garlic and parsley make a plate of pasta', () => {
    const dishes = dishesFor(['chicken stock', 'parsley', 'garlic'], { diet: Diet.VEGETARIAN });
    expect(dishes.map(({ title }) => title)).toContain('Spaghetti with garlic, parsley and oil');
  });

  test('gnocchi are cooked like pasta', () => {
    const dishes = dishesFor(['gnocchi', 'frozen pea', 'coriander'], { allergies: [Allergen.DAIRY] });
    expect(dishes.map(({ title }) => title)).toContain('Gnocchi with peas');
  });

  test('mashed potato, which will not keep, is in one of the first three dishes', () => {
    const request = requestFor(['mashed potato', 'firm tofu', 'honey', 'parsley', 'turmeric', 'mirin', 'tomato paste']);
    const dishes = composer.compose(request, 0, 3).dishes;
    expect(dishes.map(({ draft }) => lineOf(draft, /mashed potato/)).filter(Boolean)).not.toEqual([]);
  });

  test('onions alone are no fried rice, noodles or stir-fry', () => {
    const tossed = dishesOf('shallot', 'onion', 'soy sauce', 'green chilli', 'steak').filter(({ title }) =>
      /fried rice|noodles|stir-fry/.test(title),
    );
    expect(tossed.length).toBeGreaterThan(0);
    for (const dish of tossed)
      expect(lineOf(dish, /broccoli|pak choi|pepper|carrot|peas|green beans|cabbage|mushroom/)).toBeDefined();
  });

  test('a bowl of hot grain has something to eat with it, and no lettuce', () => {
    const bowls = named(dishesOf('bell pepper', 'iceberg lettuce', 'mint', 'cucumber', 'quinoa'), /bowl/);
    for (const dish of bowls) {
      expect(lineOf(dish, /lettuce/)).toBeUndefined();
      expect(lineOf(dish, /beans|chickpeas|feta|cheese|eggs|avocado|nuts|almonds/)).toBeDefined();
    }
  });

  test('what is stuffed has a filling with a body', () => {
    for (const dish of named(dishesOf('bell pepper', 'onion', 'feta', 'oregano'), /^Stuffed|-stuffed/i))
      expect(lineOf(dish, /rice|couscous|quinoa|bulgur|beans|chickpeas|lentils|mince/)).toBeDefined();
  });

  test('a bacon dish is never called Indian or Middle Eastern', () => {
    const dishes = dishesOf('bacon', 'basmati rice', 'onion', 'garlic', 'mint', 'lemon', 'garam masala');
    const labels = dishes.filter((dish) => lineOf(dish, /bacon/)).map(({ cuisine }) => cuisine);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels).not.toContain('Indian');
    expect(labels).not.toContain('Middle Eastern');
  });

  test('soy sauce is for the kitchens that cook with it', () => {
    const dishes = dishesOf('beef mince', 'dark soy sauce', 'frozen pea', 'ground cumin', 'paprika', 'carrot', 'onion');
    const labels = new Set(dishes.filter((dish) => lineOf(dish, /soy sauce/)).map(({ cuisine }) => cuisine));
    expect(labels.size).toBeGreaterThan(0);
    for (const label of labels) expect(['Chinese', 'Japanese', 'Thai', 'Korean', 'Vietnamese']).toContain(label);
  });
});

describe('amounts', () => {
  test('soy and fish sauce together are salt enough for the number who eat', () => {
    const dishes = dishesFor(['button mushroom', 'garlic', 'soy sauce', 'fish sauce', 'basil', 'pak choi'], {
      servings: 6,
    });
    for (const dish of named(dishes, /stir-fry|noodles$/)) {
      const salty = dish.lines.filter(({ text }) => /soy sauce|fish sauce/.test(text));
      expect(salty.reduce((sum, { text }) => sum + tablespoonsOf(text), 0)).toBeLessThanOrEqual(6 * 0.75 + 1);
    }
  });

  test('a tomato soup is made of tomatoes, with less stock, and tastes of a herb or a spice', () => {
    const soups = named(
      dishesFor(['tomato', 'white bread', 'onion'], { servings: 1 }),
      /^(?:Tomato|Creamy tomato) .*soup/,
    );
    for (const dish of soups) expect(metricOf(lineOf(dish, /stock|water/))).toBeLessThanOrEqual(350);
    for (const dish of named(dishesOf('canned chopped tomatoes', 'onion'), /^Tomato soup/)) {
      expect(metricOf(lineOf(dish, /canned chopped tomatoes/))).toBeGreaterThanOrEqual(800);
      expect(metricOf(lineOf(dish, /stock|water/))).toBeLessThanOrEqual(600);
      expect(
        lineOf(dish, /basil|oregano|thyme|parsley|chives|paprika|cumin|chilli|masala|dill|mint|coriander/),
      ).toBeDefined();
    }
  });

  test('a tomato sauce for four takes two cans, and at most a carrot each', () => {
    for (const dish of named(
      dishesOf('carrot', 'canned chopped tomatoes', 'garlic', 'spaghetti'),
      /^Spaghetti with .*tomato sauce/,
    )) {
      expect(metricOf(lineOf(dish, /chopped tomatoes/))).toBeGreaterThanOrEqual(600);
      expect(Number(/^(\d+) carrots?/.exec(lineOf(dish, /carrot/) ?? '1 carrot')?.[1])).toBeLessThanOrEqual(4);
    }
  });

  test('an avocado toast has half an avocado a head, is sharp, and has the avocado on it', () => {
    for (const dish of named(dishesOf('avocado', 'sesame seed', 'white bread'), /[Aa]vocado toast/)) {
      expect(Number(/^(\d+) avocados/.exec(lineOf(dish, /avocado/) ?? '')?.[1])).toBeGreaterThanOrEqual(2);
      expect(lineOf(dish, /lemon|lime/)).toBeDefined();
      expect(textOf(dish)).toMatch(/Spread the toast with the avocados/);
    }
  });

  test('bacon brings its own fat', () => {
    const [lean] = named(dishesOf('bacon', 'penne', 'garlic'), /^Penne with bacon/);
    expect(tablespoonsOf(lineOf(lean!, /olive oil/) ?? '9 tbsp')).toBeLessThanOrEqual(1.5);
  });
});

describe('what the kitchen has', () => {
  test('is used before its like is bought', () => {
    const dishes = dishesOf('chicken breast', 'lime juice', 'onion', 'garlic', 'tomato', 'carrot');
    expect(dishes.some((dish) => lineOf(dish, /lime juice/))).toBe(true);
    for (const dish of dishes) expect(lineOf(dish, /lemon|limes?,|vinegar/)).toBeUndefined();
  });

  test('seasons the dish: the onion and garlic of the cupboard go into the koftas', () => {
    const pantry = foodsOf(['onion', 'garlic', 'ground cumin']);
    for (const dish of named(dishesFor(['lamb mince', 'parsley', 'cucumber'], { pantry }), /koftas/)) {
      expect(lineOf(dish, /onion/)).toBeDefined();
      expect(lineOf(dish, /garlic/)).toBeDefined();
    }
  });
});

describe('time', () => {
  test('where several dishes are ready within the limit, preparation and all, no other is offered', () => {
    const request = {
      ...requestFor(['chicken breast', 'onion', 'carrot', 'potato', 'egg', 'soy sauce']),
      maxCookTime: 30,
    };
    const dishes = composer.compose(request, 0, 24).dishes.map(({ draft }) => draft);
    expect(dishes.length).toBeGreaterThan(2);
    for (const { prepTime, cookTime } of dishes) expect(prepTime + cookTime).toBeLessThanOrEqual(30);
  });

  test('the time in which the oven heats counts, but for what is cooked meanwhile', () => {
    for (const dish of named(dishesOf('salmon', 'cherry tomato', 'lemon'), /^Baked salmon/))
      expect(dish.prepTime).toBeGreaterThanOrEqual(15);
    for (const dish of named(dishesOf('leek', "goat's cheese", 'puff pastry'), /tart$/))
      expect(dish.prepTime).toBeLessThan(15);
  });

  test('a tomato sauce for six boils down longer than one for a single plate', () => {
    const minutesFor = (servings: number): number =>
      named(dishesFor(['spaghetti', 'canned chopped tomatoes', 'onion'], { servings }), /tomato sauce/)[0]!.steps.find(
        ({ text }) => text.includes('thick sauce'),
      )!.minutes!;
    expect(minutesFor(1)).toBeLessThan(minutesFor(4));
    expect(minutesFor(4)).toBeLessThan(minutesFor(6));
  });

  test.each([
    ['fritters', ['courgette', 'egg', 'feta'], /fritters/],
    ['quesadillas', ['flour tortilla', 'cheddar', 'sweetcorn'], /quesadillas/],
    ['chicken in a pan', ['chicken breast', 'broccoli', 'soy sauce'], /stir-fry/],
  ])('%s for six take longer than for two', (_dish, words, title) => {
    const minutesFor = (servings: number): number => named(dishesFor(words, { servings }), title)[0]!.cookTime;
    expect(minutesFor(6)).toBeGreaterThan(minutesFor(2));
  });

  test('rice for frying is cooked first where it is not left over', () => {
    for (const dish of named(dishesOf('jasmine rice', 'frozen pea', 'egg'), /fried rice/))
      expect(dish.steps[0]!.text).toMatch(/^Boil the jasmine rice/);
  });
});

test('frozen peas are boiled and crushed for fritters, with onion', () => {
  for (const dish of named(dishesOf('frozen pea', 'egg', 'plain flour', 'mint'), /[Pp]ea.* fritters/)) {
    expect(textOf(dish)).toMatch(/Boil the peas until tender, then drain well and crush/);
    expect(lineOf(dish, /onion/)).toBeDefined();
  }
});

test('a dal of whole lentils is not creamy, and always has cumin or a blend of spices', () => {
  for (const dish of named(dishesOf('green lentil', 'courgette', 'turmeric', 'onion'), /dal$/)) {
    expect(`${dish.description} ${textOf(dish)}`).not.toMatch(/creamy/);
    expect(lineOf(dish, /cumin|masala|curry|mustard seed/)).toBeDefined();
    expect(lineOf(dish, /garlic|ginger|chilli/)).toBeDefined();
  }
});

test('lettuce cups are of fine pieces, sharp, sweet or hot, and fresh', () => {
  for (const dish of named(
    dishesOf('chicken breast', 'little gem lettuce', 'soy sauce', 'garlic', 'lime'),
    /lettuce cups/,
  )) {
    expect(lineOf(dish, /chicken/)).toMatch(/finely chopped/);
    expect(lineOf(dish, /lime|lemon|vinegar/)).toBeDefined();
    expect(lineOf(dish, /honey|sugar|chilli|gochujang|sriracha/)).toBeDefined();
    expect(lineOf(dish, /spring onion|carrot|peanut|coriander|mint|basil/)).toBeDefined();
  }
});

test('a risotto has cheese, or wine or lemon', () => {
  for (const dish of named(dishesFor(['spinach', 'risotto rice', 'onion'], { diet: Diet.VEGAN }), /risotto/))
    expect(lineOf(dish, /cheese|wine|lemon/)).toBeDefined();
});
