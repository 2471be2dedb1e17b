import { MADE_WITH } from '../../../api/src/modules/search/typed/made-with.ts';
import { names } from '../ingredients/starter-foods.ts';
import { held, leftOut, read } from './typed-reading.ts';

describe('meat that is refused, and a cut of another that is there', () => {
  test.each([
    ['no pork lamb mince and tomatoes', 'pork', ['lamb mince', 'tomato']],
    ['no pork lamb chops and potatoes', 'pork', ['lamb chop', 'potato']],
    ['no beef turkey mince and peppers', 'beef', ['bell pepper', 'turkey mince']],
    ['no beef chicken thighs and rice', 'beef', ['chicken thigh', 'rice']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([[left], foods]);
  });

  test.each([
    ['no pork beef', ['beef', 'pork']],
    ['no lamb pork mince', ['lamb', 'pork mince']],
    ['no pork bacon and ham', ['ham', 'streaky bacon']],
    ['no beef beef mince and onions', ['beef', 'beef mince']],
  ])('but a list of meat stays refused: %s', (text, left) => {
    expect(leftOut(text)).toEqual(expect.arrayContaining(left));
    expect(held(text)).toEqual([]);
  });
});

describe('for whom something is refused says nothing of the foods behind', () => {
  test.each([
    ['no peanuts for my son chicken and noodles', 'peanuts', ['chicken', 'noodle']],
    ['no onions for me chicken and rice', 'onion', ['chicken', 'rice']],
    ['no eggs for the baby rice and peas', 'eggs', ['pea', 'rice']],
    ['no nuts for my daughter pasta and tomatoes', 'nuts', ['tomato']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([[left], foods]);
  });

  test.each(['no peanuts for my son peanut butter and bread', 'no dairy pasta and cheese'])(
    'but nothing of what is refused is there: %s',
    (text) => {
      expect(held(text)).toEqual([]);
    },
  );
});

describe('behind a group of allergens stands what a meal is made of', () => {
  test.each([
    ['allergique aux noix bananes et avoine', 'nuts', ['banana', 'oat']],
    ['alérgico a los frutos secos plátanos y avena', 'nuts', ['banana', 'oat']],
    ['allergic to nuts bananas and oats', 'nuts', ['banana', 'oat']],
    ['allergic to nuts chicken and rice', 'nuts', ['chicken', 'rice']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([[left], foods]);
  });

  test.each([
    'allergic to nuts and bananas',
    'allergic to nuts kiwi and rice',
    'allergic to nuts strawberries and tomatoes',
    'allergique aux noix, bananes et avoine',
    'allergique aux noix et aux oeufs',
    'allergique aux arachides et crevettes',
  ])('but what may make ill is never there: %s', (text) => {
    expect(held(text)).toEqual([]);
    expect(read(text).left.length).toBeGreaterThan(1);
  });
});

describe('before an illness stands the meal that is wanted', () => {
  test.each([
    ['lentil soup celery allergy', 'celery', ['lentil soup']],
    ['pasta egg allergy', 'eggs', ['pasta']],
    ['chicken and rice nut allergy', 'nuts', ['chicken', 'rice']],
    ['salmon pasta shellfish allergy', 'shellfish', ['pasta', 'salmon']],
    ['lentil soup and bread celery allergy', 'celery', ['bread', 'lentil soup']],
    ['oats milk allergy', 'dairy', ['oat']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([[left], foods]);
  });

  test.each(['chicken curry', 'chicken korma', 'beef stroganoff'])('a dish that is no food is wanted: %s', (dish) => {
    const text = `${dish} nut allergy`;
    expect([leftOut(text), held(text), read(text).phrase]).toEqual([['nuts'], [], dish]);
  });

  test.each([
    ['egg milk nut allergy', ['dairy', 'eggs', 'nuts']],
    ['wheat egg allergy', ['eggs', 'gluten']],
    ['beef pork allergy', ['beef', 'pork']],
    ['lentils celery allergy', ['celery', 'lentil']],
    ['chicken egg allergy', ['eggs']],
    ['beef gelatine allergy', ['gelatine']],
    ['rice milk allergy', ['dairy', 'rice milk']],
    ['almond milk intolerance', ['almond milk', 'dairy']],
    ["goat's milk allergy", ["goat's milk"]],
    ['chicken shelfish nut allergy', ['chicken', 'nuts', 'seafood mix']],
  ])('but what is listed makes ill: %s', (text, left) => {
    expect([leftOut(text), held(text)]).toEqual([left, []]);
  });
});

test.each([
  ['nudeln ich bin gegen erdnüsse allergisch', 'peanuts', ['pasta']],
  ['Nudeln, ich bin gegen Nüsse allergisch', 'nuts', ['pasta']],
  ['Reis mein Sohn ist gegen Milch allergisch', 'dairy', ['rice']],
  ['ich bin gegen Nüsse allergisch', 'nuts', []],
  ['ich bin auf Eier allergisch', 'eggs', []],
])('what makes ill stands within what is said of somebody: %s', (text, left, foods) => {
  expect([leftOut(text), held(text)]).toEqual([[left], foods]);
});

test.each([
  'vegetarian but eats fish',
  'vegetarian but I eat fish',
  "I'm vegetarian but I do eat fish",
  'vegetarian but fish is ok',
  'vegetarian except fish',
  'ich bin Vegetarier, esse aber Fisch',
  'végétarienne mais je mange du poisson',
])('who eats fish leaves out meat alone: %s', (text) => {
  expect([leftOut(text), held(text)]).toEqual([['meat'], []]);
});

test('fish sauce is no fish', () => {
  expect(leftOut('vegetarian but eats fish sauce')).toEqual(['meat and fish']);
});

test.each(['vegetarian but not fish', 'vegetarian but fish makes me ill'])('but no fish is no fish: %s', (text) => {
  expect(leftOut(text)).toEqual(expect.arrayContaining(['fish', 'meat and fish']));
});

test.each([
  ['use oil instead of butter for a sponge cake', ['butter'], 'vegetable oil', 'sponge cake'],
  ['oil instead of butter for cake', ['butter'], 'vegetable oil', 'cake'],
  ['use yoghurt instead of cream for a curry', ['cream'], 'plain yogurt', 'curry'],
])('what a dish is made with instead: %s', (text, left, food, dish) => {
  expect([leftOut(text), read(text).phrase]).toEqual([left, dish]);
  expect(held(text)).toContain(food);
});

test.each([
  ['instead of butter use oil', ['butter'], ['vegetable oil']],
  ['no milk use oat milk', ['milk'], ['oat milk']],
])('what is used is there: %s', (text, left, foods) => {
  expect([leftOut(text), held(text)]).toEqual([left, foods]);
});

test('potatoes on a baking sheet are there, whatever that is called in English', () => {
  expect(held('Kartoffeln auf dem Blech')).toEqual(['potato']);
});

test.each(['bag salad', 'bagged salad', 'bag of salad'])('%s is salad leaves', (text) => {
  expect(held(text)).toEqual(['salad leaves']);
});

describe('what is left out by name takes what is always made with it', () => {
  const isLeft = (text: string, food: string): boolean => {
    const { number } = names.find(food) ?? { number: 0 };
    return read(text).left.some(({ numbers }) => numbers.includes(number));
  };

  test.each([
    ['pasta without any garlic', 'pesto'],
    ['no garlic, chicken', 'hummus'],
    ['casserole without mushrooms', 'cream of mushroom soup'],
    ['quiche sans lardons', 'bacon'],
    ['quiche sans lardons', 'pancetta'],
    ['wraps, no avocado', 'guacamole'],
    ['hates chickpeas', 'hummus'],
    ['no onion wraps', 'guacamole'],
    ['no mayonnaise, tuna', 'tartar sauce'],
    ['pizza without olives', 'olive tapenade'],
    ['allergic to tomatoes', 'arrabbiata sauce'],
    ['senza basilico, pasta', 'pesto'],
  ])('"%s": %s', (text, food) => expect(isLeft(text, food)).toBe(true));

  test.each([
    ['no butter, squash', 'butternut squash'],
    ['no milk, curry', 'coconut milk'],
    ['no pepper, chicken', 'bell pepper'],
    ['no onions, soup', 'vegetable stock'],
    ['no garlic left, pasta', 'pesto'],
    ['ran out of mushrooms', 'cream of mushroom soup'],
    ['no pesto', 'garlic'],
  ])('but not what only sounds like it, or what is at home all the same: "%s": %s', (text, food) =>
    expect(isLeft(text, food)).toBe(false),
  );

  test('each food of the table is one of the catalogue', () => {
    const unknown = MADE_WITH.flatMap(([food, made]) => [food, ...made.split(', ')]).filter(
      (name) => !names.find(name),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a list of what is refused ends at a comma', () => {
  test.each([
    ['no mushrooms, beef mince, cheddar, tater tots', ['mushroom'], ['beef mince', 'cheddar', 'tater tots']],
    ['no nuts, chicken and rice', ['nuts'], ['chicken', 'rice']],
    ['use milk instead of cream, mushrooms and chicken', ['cream'], ['chicken', 'milk', 'mushroom']],
    ['not sure if the cream is ok but ive got salmon and leeks', [], ['cream', 'leek', 'salmon']],
    ['hold the onions, beef and carrots', ['onion'], ['beef', 'carrot']],
    ['never anchovies, pasta and cheese', ['anchovy'], ['cheese', 'pasta']],
    ['without nuts or seeds, apples and honey', ['nuts', 'seeds'], ['apple', 'honey']],
    ['sans gluten, pommes et amandes', ['gluten'], ['almond', 'apple']],
    ['no cream, salmon and rice', ['cream'], ['rice', 'salmon']],
    ['no egg, tofu and noodles', ['eggs'], ['noodle', 'tofu']],
    ['no meat, beans and rice', ['meat'], ['bean', 'rice']],
    ["can't eat onion or garlic, chicken and rice", ['garlic', 'onion'], ['chicken', 'rice']],
    ['allergic to nuts and have chicken, rice', ['nuts'], ['chicken', 'rice']],
    ['no nuts, bananas and eggs', ['eggs', 'nuts'], ['banana']],
    ['hates olives and anchovies, pasta and capers', ['anchovy', 'olive'], ['caper', 'pasta']],
    ['avoid gluten, chicken and rice', ['gluten'], ['chicken', 'rice']],
    ['allergic to peanuts, chicken and rice', ['peanuts'], ['chicken', 'rice']],
    ['allergic to milk, eggs and nuts, apples and rice', ['dairy', 'eggs', 'nuts'], ['apple', 'rice']],
    ['allergique aux fruits de mer, riz et poivrons', ['shellfish'], ['bell pepper', 'rice']],
    ['allergic to nuts, 2 eggs and flour', ['nuts'], ['egg', 'plain flour']],
    ["j'ai plus de lait, des oeufs et de la farine", ['milk'], ['egg', 'plain flour']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text), read(text).unread]).toEqual([left, foods, []]);
  });

  test.each([
    ['allergic to shellfish and sesame, salmon and rice in', ['sesame', 'shellfish'], ['rice', 'salmon']],
    ["the kids won't eat peas, ham and pasta in the fridge", ['pea'], ['ham', 'pasta']],
    ['allergic to nuts, apples and oats in the house', ['nuts'], ['apple', 'oat']],
    ['no me queda leche, sólo plátanos y avena', ['milk'], ['banana', 'oat']],
    ['keine Milch, nur Eier und Mehl', ['milk'], ['egg', 'plain flour']],
    ['sou intolerante à lactose, tenho arroz e cenouras', ['dairy'], ['carrot', 'rice']],
    ["je n'aime pas les champignons, poulet et riz au frigo", ['mushroom'], ['chicken', 'rice']],
    ['ich mag keine Pilze, Nudeln und Eier', ['mushroom'], ['egg', 'pasta']],
    ['no tengo huevos, hay arroz', ['eggs'], ['rice']],
    ["j'ai des courgettes mais plus de crème", ['cream'], ['courgette']],
  ])('where it says that what follows is there: %s', (text, left, foods) => {
    expect([leftOut(text), held(text), read(text).unread]).toEqual([left, foods, []]);
  });

  test.each([
    ['allergic to milk, eggs and nuts', ['dairy', 'eggs', 'nuts']],
    ['allergies: peanuts, chicken and rice', ['chicken', 'peanuts', 'rice']],
    ['allergic to peanuts, chicken and eggs', ['chicken', 'eggs', 'peanuts']],
    ['allergic to milk and eggs, soy and nuts', ['dairy', 'eggs', 'nuts', 'soy']],
    ["can't have nuts, eggs and milk in the house", ['dairy', 'eggs', 'nuts']],
    ['there are no eggs, flour and milk in the house', ['eggs', 'milk', 'plain flour']],
    ["don't like onions, pasta and rice", ['onion', 'pasta', 'rice']],
    ['frango sem alho nem cebola', ['garlic', 'onion']],
  ])('but not where it goes on: %s', (text, left) => {
    expect([leftOut(text), held(text).filter((food) => food !== 'chicken')]).toEqual([left, []]);
  });

  const MEALS = ['beef mince', 'lamb', 'pork chops', 'chicken', 'turkey mince', 'duck', 'rice', 'quinoa', 'pasta'];
  test.each([
    'no mushrooms, … and apples',
    'without mushrooms, …, apples, feta',
    'allergic to sesame, … and apples',
    'my son is lactose intolerant, … and apples',
    'allergic to nuts and eggs, … and apples',
    'he hates celery, … and apples in the house',
  ])('whatever a meal is made of: %s', (form) => {
    const lost = MEALS.filter((food) => {
      const foods = held(form.replace('…', food));
      return !foods.includes(names.find(food)?.name ?? '') || !foods.includes('apple');
    });
    expect(lost).toEqual([]);
  });
});

test('who eats nothing green eats no peas; greens are leaves', () => {
  const { left } = read('kids wont touch anything green, ive got pasta and ham');
  expect(left.map(({ name }) => name)).toEqual(['green foods']);
  for (const food of ['pea', 'courgette', 'spinach', 'pesto'])
    expect(left[0]?.numbers).toContain(names.find(food)?.number);
  expect(held('kids wont touch anything green, ive got pasta and ham')).toEqual(['ham', 'pasta']);
  expect(held('no greens, rice and peas')).toEqual(['pea', 'rice']);
});

describe('what is refused ends before what is there', () => {
  test.each([
    ['any veg except cauliflower, and some beef', 'cauliflower', ['beef', 'vegetable']],
    ['everything except nuts, and some rice', 'nuts', ['rice']],
    ['skip the raisins, apples oats cinnamon', 'raisin', ['apple', 'cinnamon', 'oat']],
    ['no tomatoes, peppers onions beef mince', 'tomato', ['beef mince', 'bell pepper', 'onion']],
    ['got red onion but no white onion, beetroot', 'white onion', ['beetroot', 'red onion']],
    ['red pepper but not green pepper, courgette', 'green pepper', ['courgette', 'red pepper']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([[left], foods]);
  });

  test.each([
    ['everything except nuts, eggs, and milk', ['eggs', 'milk', 'nuts']],
    ['skip the onions, garlic leeks carrots', ['carrot', 'garlic', 'leek', 'onion']],
    ['allergic to walnuts, pecans oats honey', ['honey', 'oat', 'pecan', 'walnut']],
  ])('but a list of its kind goes on: %s', (text, left) => {
    expect([leftOut(text), held(text)]).toEqual([left, []]);
  });
});
