import { readTyped, type TypedReading } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const read = (text: string): TypedReading => readTyped(text, { knowledge, names });
const held = (text: string): string[] => read(text).held.map(({ food }) => food.name);
const leftOut = (text: string): string[] =>
  read(text)
    .left.map(({ name }) => name)
    .sort();
const allergens = (text: string): string[] =>
  read(text)
    .left.flatMap((left) => left.allergens)
    .sort();
const leaves = (text: string, food: string): boolean => {
  const number = names.find(food)?.number ?? -1;
  return read(text).left.some(({ numbers }) => numbers.includes(number));
};

describe('what is free of several things is free of each', () => {
  test.each([
    ['peanut and dairy free noodles', ['noodle'], ['dairy', 'peanuts']],
    ['egg and dairy free pancakes', ['pancake'], ['dairy', 'eggs']],
    ['egg & milk free', [], ['dairy', 'eggs']],
    ['gluten/dairy free chicken', ['chicken'], ['dairy', 'gluten']],
    ['gluten, dairy and egg free, chicken', ['chicken'], ['dairy', 'eggs', 'gluten']],
    ['nut and sesame free, chickpeas', ['chickpea'], ['nuts', 'sesame']],
    ['gluten free soy free noodles', ['noodle'], ['gluten', 'soy']],
    ['milk free, egg free, nut free, chicken', ['chicken'], ['dairy', 'eggs', 'nuts']],
  ])('%s', (text, foods, left) => {
    expect([held(text), leftOut(text)]).toEqual([foods, left]);
  });

  test('but eggs that lie beside something free of dairy are there', () => {
    expect(held('eggs and dairy free cheese')).toEqual(['egg', 'vegan cheese']);
    expect(held('eggs and gluten free bread')).toContain('egg');
  });
});

describe('a food that is any food is left free of what is named before it', () => {
  test.each([
    ['gluten free chicken', ['chicken'], 'gluten'],
    ['wheat free chicken', ['chicken'], 'gluten'],
    ['dairy free pasta', ['pasta'], 'dairy'],
    ['dairy free mashed potatoes', ['mashed potato'], 'dairy'],
    ['milk free potatoes', ['potato'], 'dairy'],
    ['peanut-free noodles', ['noodle'], 'peanut'],
    ['sesame free chickpeas', ['chickpea'], 'sesame'],
    ['egg-free noodles', ['noodle'], 'eggs'],
    ['dairy free chicken', ['chicken'], 'dairy'],
    ['sesame free burger buns', ['burger bun'], 'sesame'],
  ])('%s', (text, foods, allergen) => {
    expect(held(text)).toEqual(foods);
    expect(allergens(text)).toContain(allergen);
  });

  test.each([
    ['gluten free flour', 'gluten-free flour'],
    ['dairy free cheese', 'vegan cheese'],
    ['sugar free ketchup', 'tomato ketchup'],
    ['gluten free beer', 'gluten-free beer'],
  ])('%s is a food of its own', (text, food) => {
    expect([held(text), leftOut(text)]).toEqual([[food], []]);
  });
});

describe('what is baked without sugar or salt is wanted without, and what is bought without is there', () => {
  test.each([
    ['sugar free apple crumble', 'apple crumble', 'added sugar'],
    ['sugar free cookies', 'cookies', 'added sugar'],
    ['sugarless muffins', 'muffins', 'added sugar'],
    ['sugar-free banana bread', 'banana bread', 'added sugar'],
    ['salt free bread', 'bread', 'salt'],
    ['no sugar chocolate cake', 'chocolate cake', 'added sugar'],
    ['no sugar pancakes', 'pancakes', 'added sugar'],
    ['no sugar cookies', 'cookies', 'added sugar'],
    ['no sugar added cookies', 'cookies', 'added sugar'],
    ['no butter cookies', 'cookies', 'butter'],
    ['no butter banana bread', 'banana bread', 'butter'],
    ['no oil pancakes', 'pancakes', 'vegetable oil'],
    ['no flour brownies', 'brownies', 'plain flour'],
  ])('%s', (text, dish, left) => {
    const { held: foods, wanted, phrase } = read(text);
    expect([foods, wanted, phrase, leftOut(text)]).toEqual([[], [dish], dish, [left]]);
  });

  test.each(['sugar free cookies with oats', 'oats, eggs, sugar free cookies'])('%s: the dish is called so', (text) => {
    expect(read(text)).toMatchObject({ phrase: 'cookies' });
    expect(leftOut(text)).toEqual(['added sugar']);
  });

  test.each(['zuckerfreie Kekse', 'Kekse ohne Zucker', 'galletas sin azúcar', 'gâteau sans sucre'])(
    'sugar of other languages is sugar of any kind: %s',
    (text) => {
      expect(leaves(text, 'icing sugar')).toBe(true);
    },
  );

  test('each of several is left out', () => {
    expect(leftOut('no gluten no sugar cookies')).toEqual(['added sugar', 'gluten']);
    expect(read('no gluten no sugar cookies').phrase).toBe('cookies');
    expect([held('low carb no sugar breakfast with eggs'), leftOut('low carb no sugar breakfast with eggs')]).toEqual([
      ['egg'],
      ['carbs', 'sugar'],
    ]);
  });

  test.each([
    ['no salt breakfast with eggs', ['egg'], 'salt'],
    ['no sugar dinner with chicken', ['chicken'], 'sugar'],
    ['no sugar eggs', [], 'sugar'],
    ['sugar free chocolate', ['chocolate'], 'added sugar'],
  ])('what stands behind is no reason to forget it: %s', (text, foods, left) => {
    expect([held(text), leftOut(text)]).toEqual([foods, [left]]);
  });

  test.each([
    ['no sugar apple crumble', 'sugar'],
    ['no sugar banana bread', 'sugar'],
    ['no milk chocolate cake', 'milk'],
    ['no milk chocolate cake', 'milk chocolate'],
  ])('nor is another food that its words name together: %s leaves out %s', (text, food) => {
    expect(leaves(text, food)).toBe(true);
    expect(held(text)).toEqual([]);
  });

  test.each([
    ['no sugar jam', 'jam'],
    ['no sugar peanut butter', 'peanut butter'],
  ])('%s is bought so', (text, food) => {
    expect([held(text), leftOut(text)]).toEqual([[food], []]);
  });
});

describe('a text that is nothing but a food made without something leaves that out of the results', () => {
  const alone = (text: string, isUsed: boolean): TypedReading =>
    readTyped(text, { knowledge, names, isAlone: true, isUsed: () => isUsed });

  test.each([
    ['egg free mayonnaise', 'eggs'],
    ['dairy free pesto', 'dairy'],
    ['low carb bread', 'carbs'],
    ['keto bread', 'carbs'],
    ['gluten free bread', 'gluten'],
    ['galletas sin gluten', 'gluten'],
    ['pizza senza glutine', 'gluten'],
    ['vegan icecream', 'animal products'],
    ['dairy free pesto, no onions', 'dairy'],
  ])('%s', (text, left) => {
    for (const isUsed of [true, false]) expect(alone(text, isUsed).left.map(({ name }) => name)).toContain(left);
  });

  test.each([
    ['vegan ice cream', 'ice cream'],
    ['vegan icecream', 'ice cream'],
    ['low carb lasagne', 'lasagne'],
    ['low carb noodles', 'noodles'],
    ['lactose free ice cream', 'ice cream'],
    ['gluten free biscuits', 'biscuits'],
    ['egg free mayonnaise', 'mayonnaise'],
  ])('%s is a dish where no recipe needs it as a food', (text, dish) => {
    expect(alone(text, false)).toMatchObject({ held: [], wanted: [dish], phrase: dish });
  });

  test.each(['gluten free flour', 'dairy free cheese', 'vegan mayonnaise', 'protein bread', 'sugar free ketchup'])(
    'but what is only used for dishes, or told so by no word of it, is there: %s',
    (text) => {
      expect(alone(text, true)).toMatchObject({ held: [{ text }], left: [] });
    },
  );

  test('and so is one of several', () => {
    expect([held('gluten free bread'), leftOut('gluten free bread')]).toEqual([['gluten-free bread'], []]);
  });
});

describe('what is known to be free of it makes no one ill', () => {
  test('behind a comma it is there', () => {
    const text = 'allergic to milk, dairy free cheese';
    expect([held(text), leftOut(text)]).toEqual([['vegan cheese'], ['dairy']]);
  });

  test.each(['allergic to milk, seedless grapes', 'allergic to nuts, boneless chicken'])(
    'but nothing else is: %s',
    (text) => {
      expect(held(text)).toEqual([]);
    },
  );
});

describe('celery and its root', () => {
  test.each(['Kartoffelsuppe ohne Sellerie', 'sans céleri', 'allergic to celery', 'celery-free', 'Sellerieallergie'])(
    '%s leaves out celeriac, too',
    (text) => {
      for (const food of ['celery', 'celeriac', 'celery salt', 'celery seed']) expect(leaves(text, food)).toBe(true);
    },
  );

  test.each(['allergic to celery', 'allergisch gegen Sellerie', 'allergique au céleri', 'allergic to celeriac'])(
    '%s keeps to what is free of the allergen',
    (text) => {
      expect(allergens(text)).toEqual(['celery']);
    },
  );

  test('every food that is called so contains it', () => {
    const isCelery = ({ name }: { name: string }): boolean => /\bceler(?:y|iac)\b/.test(name);
    const without = knowledge.foods.filter((food) => isCelery(food) && !food.contains.some((one) => one === 'celery'));
    expect(without).toEqual([]);
  });
});

describe('what is plainly carbs', () => {
  test.each([
    'biscuit dough',
    'cooked pasta',
    'ravioli',
    'pizza base',
    'tortilla chip',
    'oven chips',
    'rice flour',
    'pearl barley',
    'frozen pizza',
    'sponge cake',
    'jam',
    'cassava',
    'butter bean',
  ])('%s', (food) => {
    expect(leaves('keto', food)).toBe(true);
  });

  test.each(['low-carb bread', 'cloud bread', 'shirataki noodle', 'pork rind', 'soybean', 'egg', 'cheddar'])(
    '%s is none',
    (food) => {
      expect(names.find(food)).toBeDefined();
      expect(leaves('keto', food)).toBe(false);
    },
  );
});

describe('how somebody eats is heeded in other words and languages', () => {
  test.each([
    ['senza glutine', 'gluten'],
    ['glutenfrei', 'gluten'],
    ['glutin free', 'gluten'],
    ['gluten sensitivity', 'gluten'],
    ['suitable for coeliacs', 'gluten'],
    ['coeliac friendly pancakes', 'gluten'],
    ['laktosefrei', 'dairy'],
    ['senza lattosio', 'dairy'],
    ['lactose intolerent', 'dairy'],
    ['safe for nut allergy', 'tree-nuts'],
  ])('%s', (text, allergen) => {
    expect(allergens(text)).toContain(allergen);
  });

  test.each([
    ['vegeterian', 'vegetarian'],
    ['végétarien', 'vegetarian'],
    ['veggie', 'vegetarian'],
    ['meatless dinner with pasta', 'vegetarian'],
    ['vegen', 'vegan'],
    ['vegane Linsen', 'vegan'],
    ['no animal products', 'vegan'],
  ])('%s', (text, diet) => {
    expect(read(text).left.map((left) => left.diet)).toContain(diet);
  });

  test('halal and kosher leave out what those foods are known for, and say so', () => {
    expect([held('halal chicken'), leftOut('halal chicken')]).toEqual([['chicken'], ['pork and alcohol']]);
    expect(leaves('halal chicken', 'red wine')).toBe(true);
    expect(leftOut('kosher chicken')).toEqual(['pork and shellfish']);
    expect(allergens('kosher chicken')).toContain('shellfish');
  });
});

describe('a plain no means all its kinds', () => {
  test.each([
    ['no pork', 'pork sausage'],
    ['no pork', 'sausage'],
    ['no sugar', 'light brown sugar'],
    ['sugar free dessert', 'honey'],
    ['we have no eggs, flour', 'egg yolk'],
    ['no cheese', 'ricotta'],
    ['no tomatoes', 'passata'],
    ['no rice', 'cooked rice'],
    ['no onion', 'shallot'],
    ['not spicy', 'gochujang'],
    ['not too hot', 'thai curry paste'],
    ['no cream', 'sour cream'],
  ])('%s leaves out %s', (text, food) => {
    expect(leaves(text, food)).toBe(true);
  });

  test.each([
    ['no pork', 'chicken sausage'],
    ['no brown sugar', 'sugar'],
    ['no cream', 'cream cheese'],
    ['no rice', 'rice noodle'],
  ])('%s spares %s', (text, food) => {
    expect(leaves(text, food)).toBe(false);
  });
});

test.each([
  ['no mustard', 'mustard seed'],
  ['no milk', 'condensed milk'],
  ['no milk', 'buttermilk'],
])('%s leaves out %s', (text, food) => {
  expect(leaves(text, food)).toBe(true);
});

test('who is allergic to mustard, or asks for what is free from milk, is kept from all that may hold it', () => {
  expect(allergens('allergic to mustard')).toEqual(['mustard']);
  expect(allergens('free from milk')).toEqual(['dairy']);
});
