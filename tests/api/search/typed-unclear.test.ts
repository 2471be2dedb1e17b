import fc from 'fast-check';
import { readTyped, type TypedReading } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const REPEATED = 'no |not to |have |xyzzyq, |-a|allergic |the |nut |nut, |for a |my severe |( |is an '.split('|');
const read = (text: string): TypedReading => readTyped(text, { knowledge, names });
const held = (text: string): string[] => read(text).held.map(({ food }) => food.name);
const leftOut = (text: string): string[] => read(text).left.map(({ name }) => name);

describe('what is not clear', () => {
  test.each([
    ['lasagna rolls supreme'],
    ['chicken tikka masala'],
    ['eggs and unobtainium'],
    ['no frobnitz'],
    ['no-cook'],
    ["I'm not allergic to nuts"],
    ["I don't mind onions"],
  ])('of "%s" nothing is held and nothing left out', (text) => {
    expect([held(text), leftOut(text)]).toEqual([[], []]);
  });

  test.each([
    ['eggless pancakes', ['pancake'], ['eggs']],
    ['meatless lasagna', ['lasagne sheets'], ['meat and fish']],
    ['boneless chicken', ['chicken'], []],
    ['seedless grapes', ['grape'], []],
    ['not spicy chicken', ['chicken'], ['chilli']],
    ['not too spicy noodles', ['noodle'], ['chilli']],
    ['not spicy, chicken', ['chicken'], ['chilli']],
    ['no spicy sausages', [], ['sausage']],
    ['milk (out of date)', ['milk'], []],
    ['no knead bread', ['bread'], []],
    ['air fryer tofu', ['tofu'], []],
    ['salmon in the air-fryer', ['salmon'], []],
    ['Instant Pot, lentils', ['lentil'], []],
    ['air fryer', [], []],
    ['no air fryer, chicken', ['chicken'], []],
    ['chicken wings, honey (airfryer)', ['chicken wing', 'honey'], []],
    ['no-churn ice cream', ['ice cream'], []],
    ['no fuss chicken dinner', ['chicken'], []],
    ['chicken, no fuss, no nuts', ['chicken'], ['nuts']],
    ['out of milk', [], ['milk']],
  ])('of "%s" %p is held and %p left out', (text, there, left) => {
    expect([held(text), leftOut(text)]).toEqual([there, left]);
  });

  test.each([
    ['no coconut', ['coconut milk', 'desiccated coconut', 'coconut oil'], []],
    ['no tomatoes', ['canned chopped tomatoes', 'tomato paste', 'cherry tomato'], []],
    ['no cherries', ['cherry juice'], ['cherry tomato']],
    ['no potatoes', ['potato starch'], ['sweet potato']],
    ['allergic to garlic', ['chilli garlic sauce', 'garlic bread', 'red curry paste', 'chicken stock cube'], ['leek']],
    ['no garlic', ['garlic powder'], ['red curry paste']],
    ['allergic to onions', ['onion powder', 'spring onion', 'chicken stock cube'], ['garlic']],
    ["I've run out of coconut", ['coconut'], ['coconut milk']],
  ])('"%s" leaves out %p and not %p', (text, gone, kept) => {
    const numbers = new Set(read(text).left.flatMap((left) => left.numbers));
    const isGone = (name: string): boolean => numbers.has(names.find(name)?.number ?? -1);
    expect([gone.filter(isGone), kept.filter(isGone)]).toEqual([gone, []]);
  });

  test('what of a list is unknown is told, and the rest is held', () => {
    expect(read('eggs, frobnitz and milk')).toMatchObject({
      held: [{ text: 'eggs' }, { text: 'milk' }],
      unread: ['frobnitz'],
    });
  });

  test('behind a small "no" what may be more of what makes ill is neither held nor left out', () => {
    expect([held('no eggs, flour and milk'), leftOut('no eggs, flour and milk')]).toEqual([[], ['eggs']]);
  });

  test.each([
    ['no dairy chicken rice', ['dairy'], ['chicken', 'rice']],
    ['no meat no fish lentils carrots', ['fish', 'meat'], ['carrot', 'lentil']],
    ['without dairy pasta mushrooms', ['dairy'], ['mushroom', 'pasta']],
    ['no dairy eggs fish', ['dairy', 'eggs', 'fish'], []],
    ['no meat chicken lentils', ['meat'], ['lentil']],
    ['no gluten mushrooms onions', ['gluten'], []],
  ])('of "%s" %p is left out, and what meals are made of is there', (text, left, there) => {
    expect([leftOut(text).sort(), held(text).sort()]).toEqual([left, there]);
  });

  test.each(['pasta but not pasta bake', 'chicken not chicken curry', 'stale bread besides bread pudding'])(
    'a dish that "%s" does not want takes nothing from the kitchen',
    (text) => {
      expect([held(text).length, leftOut(text)]).toEqual([1, []]);
      expect(read(text).unread).toHaveLength(1);
    },
  );

  test.each([
    ['no onions, garlic and beef', ['onion', 'garlic'], ['beef']],
    ['no gluten, pasta and tomatoes', ['gluten'], ['pasta', 'tomatoes']],
  ])('of "%s" only what is more of the same is left out, and the rest is told', (text, left, unread) => {
    expect([held(text), leftOut(text), read(text).unread]).toEqual([[], left, unread]);
  });

  test('a word that is unknown loses none of the foods around it', () => {
    const foods = fc.shuffledSubarray(['aubergine', 'feta', 'salmon', 'lentils', 'leeks', 'bacon'], { minLength: 2 });
    fc.assert(
      fc.property(foods, fc.constantFrom('umbrella', 'frobnitz', 'shampoo'), fc.nat(5), (named, word, at) => {
        const text = [...named.slice(0, at), word, ...named.slice(at)].join(' ');
        expect(held(text)).toEqual(named.map((name) => names.find(name)?.name));
        expect(read(text)).toMatchObject({ left: [], unread: [word], phrase: text });
      }),
    );
  });

  test('but a word of another language may refuse what is behind it', () => {
    expect(held('riso pollo bla cipolla')).toEqual([]);
  });

  test('leftovers of what is unknown are told', () => {
    expect([held('Reste vom Braten und Rotkohl'), read('Reste vom Braten und Rotkohl').unread]).toEqual([
      ['red cabbage'],
      ['leftover Braten'],
    ]);
  });

  test('no text of any length takes long, whatever its words', () => {
    const started = performance.now();
    for (const word of [...REPEATED, 'no idea what to use ']) read(word.repeat(200).slice(0, 200));
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test('any text whatever can be read', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => void read(text)));
  });
});
