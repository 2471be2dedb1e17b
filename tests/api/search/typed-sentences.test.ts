import { names } from '../ingredients/starter-foods.ts';
import { held, leftOut, read } from './typed-reading.ts';

/** All that one slip of the finger makes of a word. */
const slips = (word: string): string[] =>
  [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = before + (after[0] ?? '') + letter + after.slice(1);
    return [before + after, before + letter + letter + after, `${before}x${after}`, swapped];
  });

describe('old and overripe food is there', () => {
  test.each([
    ['some bananas gone black, oats, peanut butter', ['banana', 'oat', 'peanut butter']],
    ['bananas gone brown', ['banana']],
    ['bananas went brown, eggs', ['banana', 'egg']],
    ['bananas gone black oats', ['banana', 'oat']],
    ['bread gone stale, eggs', ['bread', 'egg']],
    ['carrots gone floppy and potatoes', ['carrot', 'potato']],
    ['tomatoes have gone a bit squishy, basil', ['basil', 'tomato']],
    ['apples have all gone wrinkly, oats', ['apple', 'oat']],
    ['milk gone sour, flour', ['milk', 'plain flour']],
    ['milk that has gone sour', ['milk']],
  ])('%s', (text, foods) => {
    expect([held(text), leftOut(text)]).toEqual([foods, []]);
  });

  test.each([
    ['ham gone off, eggs', 'ham', ['egg']],
    ['ham has gone a bit slimy, eggs', 'ham', ['egg']],
    ['bread gone mouldy, eggs', 'bread', ['egg']],
    ['chicken gone bad, rice', 'chicken', ['rice']],
    ['cream gone rancid, rice', 'cream', ['rice']],
    ['milk gone, eggs', 'milk', ['egg']],
    ['milk gone dry pasta', 'milk', ['pasta']],
  ])('but what is gone or gone off is not: %s', (text, left, foods) => {
    expect([held(text), leftOut(text), read(text).unread]).toEqual([foods, [left], []]);
  });
});

describe('a slip of the finger loses no exclusion', () => {
  test.each([...slips('without'), 'wihtout', 'witout', 'w/o', 'w/o.', 'wo/', 'w/out', 'wout', 'with out'])(
    '%s dairy: carrots, ginger',
    (without) => {
      const text = `${without} dairy: carrots, ginger`;
      expect([held(text), leftOut(text)]).toEqual([['carrot', 'ginger'], ['dairy']]);
    },
  );

  test.each(slips('allergic'))('%s to nuts', (allergic) => {
    expect([held(`${allergic} to nuts`), leftOut(`${allergic} to nuts`)]).toEqual([[], ['nuts']]);
  });

  test.each(slips('allergy'))('nut %s', (allergy) => {
    expect([held(`nut ${allergy}`), leftOut(`nut ${allergy}`)]).toEqual([[], ['nuts']]);
  });
});

describe('what is said to be fine behind a comma may be used', () => {
  test.each([
    ["she can't stand olives or anchovies, pasta and capers ok", ['anchovy', 'olive'], ['caper', 'pasta']],
    ["can't stand olives, pasta and capers are fine", ['olive'], ['caper', 'pasta']],
    ["can't stand olives, pasta ok", ['olive'], ['pasta']],
    ['no fish, prawns fine', ['fish'], ['prawn']],
    ['hates fish, prawns allowed', ['fish'], ['prawn']],
    ['no onions, garlic welcome, have rice', ['onion'], ['garlic', 'rice']],
    ['hates mushrooms, peppers good', ['mushroom'], ['bell pepper']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([left, foods]);
  });

  test('and is taken out of what is refused', () => {
    const numbers = read('no dairy, butter ok').left.flatMap((left) => left.numbers);
    expect(numbers).not.toContain(names.find('butter')?.number);
    expect(held('no dairy, butter ok')).toEqual(['butter']);
  });

  test.each([
    'no nuts or eggs ok',
    'no nuts, eggs or milk ok',
    'no nuts, eggs, milk ok',
    'no nuts, eggs and milk ok?',
    'no meat, fish allowed',
    'no nuts ok, milk',
    'nuts not ok',
    'nuts no good',
    'nuts not welcome',
  ])('but where it may be more of what is refused, nothing is there: %s', (text) => {
    expect(held(text)).toEqual([]);
    expect(leftOut(text)).not.toEqual([]);
  });
});

describe('where each "no" takes one food, what follows the last is there', () => {
  test.each([
    ['no garlic no onion courgette and feta', ['courgette', 'feta']],
    ['no garlic no onion courgette', ['courgette']],
    ['without garlic without onion carrots, potatoes', ['carrot', 'potato']],
  ])('%s', (text, foods) => {
    expect([leftOut(text), held(text)]).toEqual([['garlic', 'onion'], foods]);
  });

  test.each([
    ['no onion and garlic', ['garlic', 'onion']],
    ['no garlic no onion and courgette', ['courgette', 'garlic', 'onion']],
    ['no garlic no onion carrots or potatoes', ['carrot', 'garlic', 'onion', 'potato']],
    ['no garlic no onion nuts', ['garlic', 'onion']],
    ['no nuts no dairy eggs and milk', ['dairy', 'eggs', 'milk', 'nuts']],
    ['no nuts no garlic no onion feta', ['garlic', 'nuts', 'onion']],
  ])('but nothing that may be refused, too: %s', (text, left) => {
    expect([held(text), leftOut(text)]).toEqual([[], left]);
  });
});

describe('what a dish is not made with is left out', () => {
  test.each([
    ["curry that isn't made with coconut milk, have chickpeas", 'coconut milk', ['chickpea']],
    ['biscuits that arent made with butter', 'butter', ['biscuit']],
    ['isnt made with nuts, have apples', 'nuts', ['apple']],
    ["cake that doesn't call for eggs", 'eggs', ['sponge cake']],
    ['cake that does not require eggs', 'eggs', ['sponge cake']],
    ['soup not using cream', 'cream', []],
    ['soup not thickened with cream', 'cream', []],
    ['sauce not containing nuts', 'nuts', []],
    ["isn't fried in butter", 'butter', []],
    ["something that isn't fish", 'fish', []],
    ["cheese that isn't feta", 'feta', ['cheese']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([[left], foods]);
  });

  test.each(["bananas that aren't too ripe", "bread that isn't stale"])(
    'but how a food is says nothing: %s',
    (text) => {
      expect([held(text).length, leftOut(text)]).toEqual([1, []]);
    },
  );
});

describe('a dish behind what is refused is the dish that is wanted', () => {
  test.each([
    ['never mushrooms never aubergine, lasagne', ['aubergine', 'mushroom'], 'lasagne'],
    ['no mushrooms, lasagne', ['mushroom'], 'lasagne'],
    ['no mushrooms, chicken curry', ['mushroom'], 'chicken curry'],
    ["can't stand mushrooms or peppers, moussaka", ['bell pepper', 'mushroom'], 'moussaka'],
    ['allergic to nuts, birthday cake', ['nuts'], 'birthday cake'],
    ['free from milk eggs nuts birthday cake', ['dairy', 'eggs', 'nuts'], 'birthday cake'],
    ['no milk eggs nuts birthday cake', ['eggs', 'milk', 'nuts'], 'birthday cake'],
    ['allergic to milk eggs nuts cake', ['dairy', 'eggs', 'nuts'], 'cake'],
    ['free of gluten and dairy pancakes', ['dairy', 'gluten'], 'pancakes'],
    ['free from nuts apple crumble', ['nuts'], 'apple crumble'],
    ['sin gluten y sin leche galletas', ['gluten', 'milk'], 'galletas'],
    ['ohne Ei Kuchen', ['eggs'], 'Kuchen'],
  ])('%s', (text, left, dish) => {
    expect([leftOut(text), held(text), read(text).phrase]).toEqual([left, [], dish]);
  });

  test.each([
    ['free from fish pie', ['fish pie']],
    ['avoid gluten, cake', ['gluten', 'sponge cake']],
    ['no cake, biscuits', ['biscuit', 'sponge cake']],
    ['no pasta, lasagne', ['lasagne sheets', 'pasta']],
    ['free from milk eggs nuts', ['dairy', 'eggs', 'nuts']],
  ])('but not where it is refused itself: %s', (text, left) => {
    expect([leftOut(text), read(text).phrase]).toEqual([left, null]);
  });
});

describe('what is there is told behind a refusal in every language', () => {
  test.each([
    ['keine Zwiebeln bitte, habe Reis und Eier', 'onion', ['egg', 'rice']],
    ['kein Fleisch, hab Nudeln', 'meat', ['pasta']],
    ['ich hasse Pilze, haben Reis', 'mushroom', ['rice']],
    ["pas d'oignons, on a du riz", 'onion', ['rice']],
    ['sans oignon, nous avons du riz', 'onion', ['rice']],
    ['sin cebolla, tengo arroz', 'onion', ['rice']],
    ['senza latte, ho riso', 'milk', ['rice']],
    ['habe keine Milch, habe Reis', 'milk', ['rice']],
    ['on a plus de lait, on a du riz', 'milk', ['rice']],
  ])('%s', (text, left, foods) => {
    expect([leftOut(text), held(text)]).toEqual([[left], foods]);
  });
});

test.each([
  ['hangover food bacon hash browns', ['bacon', 'hash brown']],
  ['comfort food potatoes cheese', ['cheese', 'potato']],
  ['date night steak for two', ['steak']],
  ['date night chicken', ['chicken']],
  ['steak for date night', ['steak']],
  ['dates and walnuts', ['date', 'walnut']],
  ['veg they wont notice, pasta', ['pasta', 'vegetable']],
])('what a meal is for names no food: %s', (text, foods) => {
  expect([held(text), read(text).unread]).toEqual([foods, []]);
});

test.each(['no nuts on a cake', 'no cheese on a pizza'])('"on a" is English as well as French: %s', (text) => {
  expect(held(text)).toEqual([]);
});

test('vegetables that the children would notice are left out, and that is all', () => {
  expect(read('fish fingers and no veg they notice').unread).toEqual([]);
  expect(leftOut('fish fingers and no veg they notice')).toEqual(['vegetables']);
});

describe('what there is hardly any of counts where nothing else is there', () => {
  test.each([
    ['almost no rice but loads of chickpeas', ['chickpea']],
    ['hardly any sugar left, strawberries and double cream though', ['double cream', 'strawberry']],
    ['running low on butter, eggs and flour', ['egg', 'plain flour']],
    ['hardly any butter', ['butter']],
  ])('%s', (text, foods) => {
    expect([held(text), leftOut(text), read(text).unread]).toEqual([foods, [], []]);
  });
});

test.each([
  ['chicken left over from Sunday, rice', ['cooked chicken', 'rice']],
  ['roast turkey left over from Christmas', ['cooked turkey']],
])('what was left over from another day is cooked already: %s', (text, foods) => {
  expect(held(text)).toEqual(foods);
});

test.each([
  ['i think i have some coconut milk', ['coconut milk'], []],
  ['no more aubergine i beg you', [], ['aubergine']],
  ['mince, hungry teenagers', ['beef mince'], []],
  ['cheap student dinner with noodles and eggs', ['egg', 'noodle'], []],
  ['impress my boss tonight with duck breast', ['duck breast'], []],
  ['my vegan son wants pancakes', ['pancake'], ['animal products']],
  ['BBQ side dish with corn on the cob', ['corn on the cob'], []],
  ['cheesecake without baking', ['cheesecake'], []],
  ['birthday cake for grandma who likes lemon', ['lemon', 'sponge cake'], []],
  ['we have haddock but the dog ate the butter', ['haddock'], ['butter']],
  ['bits of cheese, rind of parmesan', ['cheese', 'parmesan'], []],
  ['payday is friday all i own is lentils and an onion', ['lentil', 'onion'], []],
  ['eggs, need to check, definitely cucumber', ['cucumber', 'egg'], []],
  ['cabage, potatos, dont know what else', ['cabbage', 'potato'], []],
  ['chorizo and butter beans, hate washing up', ['butter bean', 'chorizo'], []],
  ['oven is broken. i got chicken breast and peppers', ['bell pepper', 'chicken breast'], []],
  ['pregnant so no blue cheese, have pears', ['pear'], ['blue cheese']],
  ['Nudeln ohne Sahne mit Lachs', ['pasta', 'salmon'], ['cream']],
  ['qualcosa di veloce con tonno e fagioli', ['bean', 'canned tuna'], []],
])('what says nothing of a dish is not told as unread: %s', (text, foods, left) => {
  expect([held(text), leftOut(text), read(text).unread]).toEqual([foods, left, []]);
});

test('of whom it is tells nothing of the dish that is wanted', () => {
  expect(read('coeliac daughter wants cake').phrase).toBe('cake');
  expect(read('summer salad with watermelon, no feta').phrase).toBe('salad');
});

describe('foods side by side are each there', () => {
  test.each([
    ['chiken thighs brocoli sourcream', ['broccoli', 'chicken thigh', 'sour cream']],
    ['chikpeas spinich', ['chickpea', 'spinach']],
    ['sweetcorn tuna mayo jacket spuds', ['floury potato', 'sweetcorn', 'tuna salad']],
    ['half a red onion, handful of cherry toms', ['cherry tomato', 'red onion']],
    ['tin of heinz beans and some cathedral city', ['baked beans', 'cheddar']],
    ['Kraft mac and cheese box + hot dogs', ['frankfurter', 'macaroni cheese']],
    ['got smoked salmon in the fridge bagels gone stale', ['bagel', 'smoked salmon']],
    ['pork chops thawed on the counter apples need using up', ['apple', 'pork chop']],
    ['i dont mind mushrooms, steak and cream too', ['cream', 'steak']],
  ])('%s', (text, foods) => {
    expect(held(text)).toEqual(foods);
  });

  test('but a place tells nothing of what there is none of', () => {
    expect(held('no milk in the fridge bagels')).toEqual([]);
  });
});
