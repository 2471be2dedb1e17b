import fc from 'fast-check';
import { readTyped, type TypedReading } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const read = (text: string): TypedReading => readTyped(text, { knowledge, names });
const held = (text: string): string[] => read(text).held.map(({ food }) => food.name);
const leftOut = (text: string): string[] => read(text).left.map(({ name }) => name);
const allergens = (text: string): string[] => read(text).left.flatMap((left) => left.allergens);

describe('foods, amounts and sentences', () => {
  test.each([
    ['half an onion', ['onion']],
    ['2 eggs', ['egg']],
    ['300 g mince', ['beef mince']],
    ['300g beef mince', ['beef mince']],
    ['a bit of cream', ['cream']],
    ['some leftover rice', ['cooked rice']],
    ['a handful of spinach', ['spinach']],
    ['1/2 cabbage', ['cabbage']],
    ['¼ pumpkin', ['pumpkin']],
    ['tin of tomatoes', ['canned tomatoes']],
    ['two eggs and three tomatoes', ['egg', 'tomato']],
    ['a dozen eggs', ['egg']],
    ['1kg potatoes, 2 onions, 500ml milk', ['potato', 'onion', 'milk']],
    ['chicken, rice and a bit of cream', ['chicken', 'rice', 'cream']],
    ['I have eggs milk and cheese', ['egg', 'milk', 'cheese']],
    ['bacon eggs bread', ['bacon', 'egg', 'bread']],
    ['eggs bread', ['egg', 'bread']],
    ['pak choi tofu', ['pak choi', 'tofu']],
    ['bok choy noodles', ['pak choi', 'noodle']],
    ['spring greens tofu', ['spring greens', 'tofu']],
    ['sourdough bread eggs', ['sourdough bread', 'egg']],
    ['egg bread', ['challah']],
    ['jam peanuts butter', ['jam', 'peanut butter']],
    ["we've got leftover chicken and half an onion", ['cooked chicken', 'onion']],
    ['Leftover roast chicken + half a lemon', ['cooked chicken', 'lemon']],
    ["there's some spinach that needs using up", ['spinach']],
    ['need to use up 2 courgettes', ['courgette']],
    ['I need to use up a cauliflower before Friday', ['cauliflower']],
    ["spinach that's about to go off, and 3 carrots", ['spinach', 'carrot']],
    ['what can I make with eggs, flour and milk?', ['egg', 'plain flour', 'milk']],
    ['something with chicken and broccoli please', ['chicken', 'broccoli']],
    ['What to do with leftover turkey?', ['cooked turkey']],
    ['chiken & ryce', ['chicken', 'rice']],
    ['chikcen brest and brocoli', ['chicken breast', 'broccoli']],
    ['tomatos; oinions; galic', ['tomato', 'onion', 'garlic']],
    ['EGGS/MILK/FLOUR', ['egg', 'milk', 'plain flour']],
    ['- eggs\n- milk', ['egg', 'milk']],
    ['Ingredients: chicken; rice; peas', ['chicken', 'rice', 'pea']],
    ['pasta w/ tomatoes', ['pasta', 'tomato']],
    ['half an onion, onions', ['onion']],
    ['butter beans and rice', ['butter bean', 'rice']],
    ['farine, lait et oeufs', ['plain flour', 'milk', 'egg']],
    ['des pommes de terre et du jambon', ['potato', 'ham']],
    ['pollo y arroz', ['chicken', 'rice']],
    ['latte e uova', ['milk', 'egg']],
    ['mac and cheese', ['macaroni cheese']],
    ['🍗 🥦 🍚', ['chicken', 'broccoli', 'rice']],
    ['🥚🥚 and 🧀 😋', ['egg', 'cheese']],
    ['tomatoes 🍅🍅, basil 🌿', ['tomato', 'basil', 'fresh herbs']],
    ['chicken thighs x2 peppers x3', ['chicken thigh', 'bell pepper']],
    ['2 x 400g tins tomatoes', ['tomato']],
    ['lamb mince 10% fat 400g', ['lamb mince']],
    ['only an egg and rice lol', ['egg', 'rice']],
    ['spring onoin', ['spring onion']],
    ['sweet potatoe and baked beens', ['sweet potato', 'baked beans']],
    ['kidny beans', ['kidney bean']],
  ])('"%s" says that there is %j', (text, foods) => {
    expect([held(text), leftOut(text)]).toEqual([foods, []]);
  });

  test.each([
    ['no more than 3 eggs', ['egg']],
    ['not much milk left', ['milk']],
    ['hardly any butter', ['butter']],
    ['nothing but eggs and rice', ['egg', 'rice']],
    ["I don't have anything but eggs and some rice", ['egg', 'rice']],
    ["don't want to waste the spinach", ['spinach']],
    ["don't know what to do with 3 leeks", ['leek']],
    ['no idea what to do with courgettes', ['courgette']],
    ["can't do without garlic", ['garlic']],
    ["don't forget the garlic", ['garlic']],
    ['not only chicken but also rice', ['chicken', 'rice']],
    ['chicken without skin', ['chicken']],
    ['salmon fillets (no skin)', ['salmon']],
    ['chicken thighs, bone in, no skin', ['chicken thigh']],
    ['boneless chicken thighs', ['chicken thigh']],
    ['bread without crusts', ['bread']],
    ['non-fat milk', ['skimmed milk']],
    ['sugar free jelly', ['jelly']],
    ['no salt added beans', ['bean']],
    ['free range eggs', ['egg']],
    ['gluten-free pasta and tomatoes', ['gluten-free pasta', 'tomato']],
  ])('"%s" takes nothing away: there is %j', (text, foods) => {
    expect([held(text), leftOut(text)]).toEqual([foods, []]);
  });
});

describe('what must not be used', () => {
  test.each([
    ['no peanuts', [], ['peanuts']],
    ['No Peanuts!!', [], ['peanuts']],
    ['no penuts', [], ['peanuts']],
    ['-peanuts', [], ['peanuts']],
    ['🚫 peanuts', [], ['peanuts']],
    ['peanuts: no', [], ['peanuts']],
    ['without cream', [], ['cream']],
    ['w/o onion', [], ['onion']],
    ["don't have eggs", [], ['eggs']],
    ['I have no eggs', [], ['eggs']],
    ['no eggs left', [], ['eggs']],
    ['ran out of milk', [], ['milk']],
    ['hate mushrooms', [], ['mushroom']],
    ['I really don’t like olives', [], ['olive']],
    ['not a fan of aubergine', [], ['aubergine']],
    ["can't stand coriander", [], ['coriander']],
    ["kids won't eat broccoli", [], ['broccoli']],
    ['hold the onions', [], ['onion']],
    ['everything but the anchovies', [], ['anchovy']],
    ['anything except mushrooms', [], ['mushroom']],
    ['mushrooms - no thanks', [], ['mushroom']],
    ['onions are off the menu', [], ['onion']],
    ['the milk is gone', [], ['milk']],
    ['allergic to nuts', [], ['nuts']],
    ['alergic to prawns', [], ['prawn']],
    ['my kid has a peanut allergy', [], ['peanuts']],
    ['lactose intolerant', [], ['dairy']],
    ['nothing with fish', [], ['fish']],
    ['avoiding gluten', [], ['gluten']],
    ['gluten-free please', [], ['gluten']],
    ['dairy free, nut free', [], ['dairy', 'nuts']],
    ['nut and egg allergy', [], ['nuts', 'eggs']],
    ['eggless', [], ['eggs']],
    ['sugar-free', [], ['added sugar']],
    ['not spicy', [], ['chilli']],
    ["I'm vegan", [], ['animal products']],
    ['no meat', [], ['meat']],
    ['no onion or garlic', [], ['onion', 'garlic']],
    ['neither onions nor garlic', [], ['onion', 'garlic']],
    ['No Onions, Garlic or Leeks', [], ['onion', 'garlic', 'leek']],
    ['no nuts, dairy, eggs', [], ['nuts', 'dairy', 'eggs']],
    ['no rice no beans', [], ['rice', 'bean']],
    ["we're allergic to peanuts, eggs and shellfish", [], ['peanuts', 'eggs', 'shellfish']],
    ['sans farine', [], ['plain flour']],
    ['ohne Zwiebeln und Knoblauch', [], ['onion', 'garlic']],
  ])('"%s" holds %j and leaves out %j', (text, foods, left) => {
    expect([held(text), leftOut(text)]).toEqual([foods, left]);
  });

  test.each([
    ['chicken and rice, no onions', ['chicken', 'rice'], ['onion']],
    ['chicken but no rice', ['chicken'], ['rice']],
    ['chicken, not beef', ['chicken'], ['beef']],
    ['pasta w/ tomatoes w/out cheese', ['pasta', 'tomato'], ['cheese']],
    ['eggs and bacon but not tomatoes', ['egg', 'bacon'], ['tomato']],
    ['potatoes minus butter', ['potato'], ['butter']],
    ['cream instead of milk', ['cream'], ['milk']],
    ['no rice, pasta instead', ['pasta'], ['rice']],
    ['ham & cheese, hold the mayo', ['ham', 'cheese'], ['mayonnaise']],
    ["I'm out of butter but have olive oil", ['olive oil'], ['butter']],
    ["We've got no milk but there's cream", ['cream'], ['milk']],
    ["I'm allergic to nuts and eggs, I have chicken and rice", ['chicken', 'rice'], ['nuts', 'eggs']],
    ['no onions, 2 eggs and some rice', ['egg', 'rice'], ['onion']],
    ['no eggs, just egg whites', ['egg white'], ['eggs']],
    ['cheese? no. eggs? yes', ['egg'], ['cheese']],
    ['salt and vinegar crisps, no onions', ['flavoured crisps'], ['onion']],
    ['chicken dairy free', ['chicken'], ['dairy']],
    ['no cheese except feta', ['feta'], ['cheese']],
    ['no meat except chicken', ['chicken'], ['meat']],
    ['vegan please, I have tofu', ['tofu'], ['animal products']],
  ])('"%s" holds %j and leaves out %j', (text, foods, left) => {
    expect([held(text), leftOut(text)]).toEqual([foods, left]);
  });

  test.each([
    ['got eggs? yes. milk? no', ['egg'], ['milk']],
    ['son has coeliac disease', [], ['gluten']],
    ['tomatoes but no cherry tomatoes', ['tomato'], ['cherry tomato']],
    ['cream, 2 leeks, bit of stilton. No meat.', ['cream', 'leek', 'stilton'], ['meat']],
    ["Hi! I have salmon and asparagus. I don't like dill.", ['salmon', 'asparagus'], ['dill']],
    ['trying to cut down on meat', [], ['meat']],
    ['leave the onions out', [], ['onion']],
    ["don't put onions in", [], ['onion']],
    ['the milk has gone off', [], ['milk']],
    ["I threw out the ham, but there's rice", ['rice'], ['ham']],
    ["there's no bread but there's flour", ['plain flour'], ['bread']],
    ["I don't think we have eggs", [], ['eggs']],
    ['I hate bananas but love apples', ['apple'], ['banana']],
    ['dislikes: mushrooms, olives', [], ['mushroom', 'olive']],
    ["half a pepper, bacon 'n' eggs", ['bell pepper', 'bacon', 'egg'], []],
    ["don't trust the milk, have rice", ['rice'], []],
    ['no bananas, I hate them', [], ['banana']],
    ['the peanuts will kill me', [], ['peanuts']],
    ['no pineapple on pizza', [], ['pineapple']],
    ['skip onions, add garlic', ['garlic'], ['onion']],
    ['sin gluten, con pollo', ['chicken'], ['gluten']],
    ['no sugar snap peas', [], ['sugar snap pea']],
    ['no-cook dinner with tuna', ['tuna'], []],
    ['no cooking fat', [], ['cooking fat']],
    ['no baking mix', [], ['baking mix']],
    ['without oven chips', [], ['oven chips']],
    ['out of date paste', [], ['date paste']],
    ['I have a lemon, not a lime', ['lemon'], ['lime']],
    ['🚫🥜', [], ['peanuts']],
    ['no 🥛, 🥕 is fine', ['carrot'], ['milk']],
    ['nut-free oats honey butter', ['oat', 'honey', 'butter'], ['nuts']],
    ['our boy is coeliac: rice, peas', ['rice', 'pea'], ['gluten']],
    ["we're vegan: tofu, rice", ['tofu', 'rice'], ['animal products']],
    ['no nuts or sesame: noodles, broccoli', ['noodle', 'broccoli'], ['nuts', 'sesame']],
    ['without coriander: prawns, lime', ['prawn', 'lime'], ['coriander']],
    ['no dairy: milk, cheese', [], ['dairy']],
    ["I can't eat the following: nuts, eggs", [], ['nuts', 'eggs']],
    ['allergies: peanuts, sesame', [], ['peanuts', 'sesame']],
    ['fed up of chicken, have pork chops', ['pork chop'], ['chicken']],
  ])('of "%s" it holds %j and leaves out %j', (text, foods, left) => {
    expect([held(text), leftOut(text)]).toEqual([foods, left]);
  });

  test.each([
    ['no dairy', ['dairy']],
    ['allergic to nuts', ['peanut', 'tree-nuts']],
    ['allergic to almonds', ['tree-nuts']],
    ['no gluten, no soy', ['gluten', 'soy']],
    ['no seafood', ['fish', 'shellfish']],
    ['allergic to crustaceans, molluscs', ['crustaceans', 'molluscs']],
    ['allergic to celery', ['celery']],
    ['allergic to mustard', ['mustard']],
    ['allergic to prawns', ['shellfish', 'crustaceans']],
    ['no sesame, no sulphites', ['sesame', 'sulphites']],
    ['sesame free', ['sesame']],
    ['no lupin', ['lupin']],
    ['no celery', []],
    ['no mustard', []],
    ["can't have milk", ['dairy']],
    ['no milk', []],
    ['we are out of eggs', []],
    ['allergic to nuts except almonds', ['peanut', 'tree-nuts', 'tree-nuts']],
  ])('"%s" asks for results free of %j', (text, expected) => {
    expect(new Set(allergens(text))).toEqual(new Set(expected));
  });

  test('what is excepted is spared with its kinds, and the rest is left out', () => {
    const [left] = read('no cheese except feta').left;
    const numberOf = (name: string) => names.find(name)?.number ?? 0;
    expect(left?.numbers).toContain(numberOf('cheddar'));
    expect(left?.numbers).not.toContain(numberOf('feta'));
  });

  test('a word before a food that takes it away never leaves it held', () => {
    const words = fc.constantFrom(
      'no',
      'No',
      'without',
      'w/o',
      "don't have",
      'do not want',
      'allergic to',
      'hate',
      'avoid',
      'except',
      'anything but',
      'not',
      'never',
      'minus',
      'sans',
      'ohne',
      'out of',
      'nothing with',
      "can't eat",
      'hold the',
      'zero',
      'no more',
      'neither',
      'leave out',
      "don't like",
      'intolerant to',
      'I have no',
      'not any',
      'fed up with',
      'instead of',
    );
    const foods = fc.constantFrom(...knowledge.foods);
    const endings = fc.constantFrom('', '!', ' please', ', please', ' at all', ' in it', '.');
    fc.assert(
      fc.property(words, foods, endings, (word, food, ending) => {
        expect(read(`${word} ${food.name}${ending}`).held.map((one) => one.food)).not.toContain(food);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a request', () => {
  test.each([
    ['give me something with chicken', ['chicken']],
    ['make me dinner with eggs', ['egg']],
    ['can you give us a recipe with rice', ['rice']],
    ['what can you make me with eggs', ['egg']],
    ['give me chicken', ['chicken']],
    ['hi can you tell me what i can cook with mushrooms and cream', ['mushroom', 'cream']],
    ['fridge is nearly empty just eggs cheese and bread', ['egg', 'cheese', 'bread']],
    ['easy one pot chicken dinner', ['chicken']],
    ['bbq ideas for saturday, lamb and halloumi', ['lamb', 'halloumi']],
    ['egg whites left over from making custard', ['egg white']],
  ])('"%s" holds what it names, and leaves nothing out', (text, foods) => {
    expect({ held: held(text), left: leftOut(text), unread: read(text).unread }).toEqual({
      held: foods,
      left: [],
      unread: [],
    });
  });

  test.each(['eggs make me ill', 'eggs give me hives', 'chicken, eggs give me a rash'])(
    '"%s" still leaves the eggs out',
    (text) => {
      expect(leftOut(text)).toEqual(['eggs']);
    },
  );

  test.each([
    ['no onion no garlic sabzi with potato', ['onion', 'garlic'], ['potato']],
    ['no meat dinner with potato', ['meat'], ['potato']],
    ['allergic to shellfish what can i do with rice', ['shellfish'], ['rice']],
    ['no garlic pasta with potato', ['garlic'], ['pasta', 'potato']],
  ])('"%s" holds what stands behind', (text, left, foods) => {
    expect({ left: leftOut(text), held: held(text) }).toEqual({ left, held: foods });
  });
});
