import { readTyped, type TypedReading } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const read = (text: string): TypedReading => readTyped(text, { knowledge, names });
const held = (text: string): string[] => read(text).held.map(({ food }) => food.name);
const leftOut = (text: string): string[] => read(text).left.map(({ name }) => name);

describe('who does not eat something says it in many ways', () => {
  test.each([
    ['toddler refuses peas', ['pea']],
    ['my son refuses to eat fish', ['fish']],
    ['nobody here likes liver', ['liver']],
    ['no one in this house eats olives', ['olive']],
    ["I've gone off eggs", ['eggs']],
    ['off dairy at the moment', ['dairy']],
    ['anything bar fish', ['fish']],
    ['all vegetables but peppers', ['bell pepper']],
    ['ugh, mushrooms', ['mushroom']],
    ['eggs 🤮', ['eggs']],
    ['coriander tastes like soap to me', ['coriander']],
    ['gluten gives my partner trouble', ['gluten']],
    ['the dog ate the chicken', ['chicken']],
    ['the cream is out of date', ['cream']],
    ['spinach went slimy', ['spinach']],
    ['bin the ham', ['ham']],
    ["we have eggs but the kids won't touch them", ['eggs']],
  ])('of "%s" nothing is there, and %j is left out', (text, left) => {
    expect([held(text), leftOut(text)]).toEqual([[], left]);
  });

  test.each([
    ['forget the tomatoes, use cream', ['cream'], ['tomato']],
    ['tengo huevos y patatas pero no leche', ['egg', 'potato'], ['milk']],
    ['no cheese, extra tomatoes', ['tomato'], ['cheese']],
    ['chicken but not thighs', ['chicken'], ['chicken thigh']],
    ['tomatoes but not tinned', ['tomato'], ['canned tomatoes']],
    ['rice but not brown', ['rice'], ['brown rice']],
    ['beef but no steak', ['beef'], ['steak']],
    ['not too spicy, chicken and rice', ['chicken', 'rice'], ['chilli']],
    ['no added sugar, apples and oats', ['apple', 'oat'], ['sugar']],
  ])('"%s" holds %j and leaves out %j', (text, foods, left) => {
    expect([held(text), leftOut(text)]).toEqual([foods, left]);
  });
});

describe('an unknown verb', () => {
  test.each(['toddler flings peas', 'flog the ham', 'kids spit out olives'])(
    'of "%s" the food is neither there nor left out',
    (text) => {
      expect([held(text), leftOut(text)]).toEqual([[], []]);
    },
  );

  test.each([
    ['we grew tomatoes and beans', ['tomato', 'bean']],
    ['my dad caught trout', ['trout']],
    ['I picked blackberries', ['blackberry']],
    ['we have wonky carrots and a sad lettuce', ['carrot', 'lettuce']],
    ["there's a cabbage and a tin of chickpeas staring at me", ['cabbage', 'canned chickpeas']],
    ['eggs expire tomorrow', ['egg']],
    ['my girlfriend loves tofu', ['tofu']],
    ['can I do something without an oven with chickpeas', ['chickpea']],
    ['quick lunch from eggs and bread', ['egg', 'bread']],
    ['cheap tea with beans and sausages', ['bean', 'sausage']],
    ['🍝', ['spaghetti']],
    ['gambas y limón', ['prawn', 'lemon']],
  ])('where it says that food is there, as in "%s", there is %j', (text, foods) => {
    expect([held(text), leftOut(text)]).toEqual([foods, []]);
  });
});
