import fc from 'fast-check';
import { readTyped } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const read = (text: string): { held: string[]; left: string[]; wanted: string | null } => {
  const { held, left, phrase } = readTyped(text, { knowledge, names });
  return { held: held.map(({ food }) => food.name).sort(), left: left.map(({ name }) => name).sort(), wanted: phrase };
};

describe('what stands behind a food in brackets, or behind a dash, is said of that food', () => {
  test.each([
    ['eggs (allergic)', [], ['eggs']],
    ['peanut (allergy)', [], ['peanuts']],
    ['nuts (severe allergy), oats', ['oat'], ['nuts']],
    ['nuts (my son is allergic), flour', ['plain flour'], ['nuts']],
    ['shellfish (allergic)', [], ['shellfish']],
    ['milk - allergic', [], ['dairy']],
    ['nuts - allergy', [], ['nuts']],
    ['eggs, allergic', [], ['eggs']],
    ['dairy (intolerant)', [], ['dairy']],
    ['peanuts (allergic to them)', [], ['peanuts']],
    ["eggs (can't have)", [], ['eggs']],
    ["eggs [can't eat them], rice", ['rice'], ['eggs']],
    ["onions (don't like), chicken", ['chicken'], ['onion']],
    ['milk (out of), flour', ['plain flour'], ['milk']],
    ['chicken, eggs (allergic), rice', ['chicken', 'rice'], ['eggs']],
  ])('%s', (text, held, left) => {
    expect(read(text)).toMatchObject({ held, left });
  });

  test('and what stands before a list is said of the list', () => {
    expect(read('chicken, rice, allergies: nuts')).toMatchObject({ held: ['chicken', 'rice'], left: ['nuts'] });
    expect(read('chicken - allergies, nuts, milk')).toMatchObject({ held: ['chicken'], left: ['dairy', 'nuts'] });
  });

  test('what is no allergy leaves nothing out', () => {
    expect(read('prawns (not shellfish allergic)')).toMatchObject({ held: ['prawn'], left: [] });
  });
});

describe('a dish behind what is refused is wanted without it', () => {
  test.each([
    ['no dairy pancakes', ['dairy'], 'pancakes'],
    ['no egg pancakes', ['eggs'], 'pancakes'],
    ['no nuts brownies', ['nuts'], 'brownies'],
    ['no nut granola', ['nuts'], 'granola'],
    ['no wheat pasta', ['gluten'], 'pasta'],
    ['no meat lasagna', ['meat'], 'lasagna'],
    ['no cheese pizza', ['cheese'], 'pizza'],
    ['no egg fried rice', ['eggs'], 'fried rice'],
    ['no onion chicken curry', ['onion'], 'chicken curry'],
    ['no onions no garlic chicken curry', ['garlic', 'onion'], 'chicken curry'],
  ])('%s', (text, left, wanted) => {
    expect(read(text)).toEqual({ held: [], left, wanted });
  });

  test.each([
    ['no peanut butter', ['peanut butter']],
    ['no egg noodles', ['egg noodle']],
    ['no fish sauce', ['fish sauce']],
    ['no cream cheese', ['cream cheese']],
  ])('but %s is one food', (text, left) => {
    expect(read(text)).toEqual({ held: [], left, wanted: null });
  });

  test('several allergens in a breath are all left out', () => {
    expect(read('no dairy eggs').left).toEqual(['dairy', 'eggs']);
    expect(read('no gluten milk nuts').left).toEqual(expect.arrayContaining(['gluten', 'nuts']));
  });
});

const MAKE_ILL = ['nuts', 'peanuts', 'dairy', 'eggs', 'milk', 'gluten', 'sesame', 'shellfish', 'prawns', 'fish', 'soy'];

describe('no sentence about an allergy lets the food through', () => {
  test.each([
    '… (allergic)',
    '… allergy',
    '… - allergy',
    '… [allergy!]',
    'chicken, … allergy',
    'allergic to …',
    'highly allergic to … and rice',
    'my son has a … allergy',
    'no …',
    'chicken. No …!',
    '… : no',
    'without …',
    '… free',
    "can't eat …",
    'he can not have …',
    'allergies: …',
    'known allergies: …, kiwi',
    'we must avoid …',
    'reacts badly to …',
    '… intolerant',
    '… not allowed',
    '… makes me ill',
    'hates …, chicken',
    'chicken but not …',
    'I have chicken and rice but no …',
    '…, kiwi and celery allergies',
  ])('%s', (sentence) => {
    const through = MAKE_ILL.filter((food) => {
      const { held, left } = readTyped(sentence.replace('…', food), { knowledge, names });
      const number = names.find(food)?.number;
      return left.length === 0 || held.some((one) => one.food.number === number);
    });
    expect(through).toEqual([]);
  });

  test('nor does a list of several', () => {
    const list = fc.uniqueArray(fc.constantFrom(...MAKE_ILL), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(list, fc.constantFrom('allergic to ', 'no ', 'without ', 'cannot eat '), (foods, words) => {
        const { left } = readTyped(`${words}${foods.join(', ')}`, { knowledge, names });
        expect(left.length).toBeGreaterThan(0);
        for (const joined of [' and ', ' or ']) {
          const all = readTyped(`${words}${foods.slice(0, -1).join(', ')}${joined}${foods.at(-1)}`, {
            knowledge,
            names,
          });
          expect(all.held).toEqual([]);
        }
      }),
    );
  });
});

describe('a list of what makes ill is one list', () => {
  test.each([
    ['egg, nut and milk allergies', [], ['dairy', 'eggs', 'nuts']],
    ['my son has egg, nut, milk allergy', [], ['dairy', 'eggs', 'nuts']],
    ['I have eggs, milk and nut allergies', [], ['dairy', 'eggs', 'nuts']],
    ['prawn, crab and lobster allergy', [], ['crab', 'lobster', 'prawn']],
    ['dairy, nut and egg intolerant', [], ['dairy', 'eggs', 'nuts']],
    ['dairy egg nut free', [], ['dairy', 'eggs', 'nuts']],
    ['allergic to egg nut soy', [], ['eggs', 'nuts', 'soy']],
    ['known allergies: egg, nut', [], ['eggs', 'nuts']],
    ['main allergy is peanut', [], ['peanuts']],
    ['allergy list - sesame, mustard; got chicken', ['chicken'], ['mustard', 'sesame']],
    ['triggers: dairy, eggs', [], ['dairy', 'eggs']],
    ['excluded: nuts', [], ['nuts']],
    ['in: chicken, rice. out: nuts', ['chicken', 'rice'], ['nuts']],
    ['chicken, rice, nuts no, dairy no', ['chicken', 'rice'], ['dairy', 'nuts']],
    ['chicken NOT (nuts OR dairy)', ['chicken'], ['dairy', 'nuts']],
    ['im allergic 2 peanuts n shellfish got rice n chicken', ['chicken', 'rice'], ['peanuts', 'shellfish']],
  ])('%s', (text, held, left) => {
    expect(read(text)).toMatchObject({ held, left });
  });

  test.each([
    ['hazelnut, almond and walnut allergies', [], ['almond', 'hazelnut', 'walnut']],
    ['kiwi, egg and banana allergies', [], ['banana', 'eggs', 'kiwi']],
    ['allergies (egg, nuts)', [], ['eggs', 'nuts']],
    ['gluten, soy, egg free', [], ['eggs', 'gluten', 'soy']],
    ['restrictions: nuts, dairy', [], ['dairy', 'nuts']],
  ])('%s', (text, held, left) => {
    expect(read(text)).toMatchObject({ held, left });
  });

  test('and what a cook has stays theirs', () => {
    expect(read('chicken, eggs, nut allergy')).toMatchObject({ held: ['chicken', 'egg'], left: ['nuts'] });
    expect(read('chicken, rice and nut allergy')).toMatchObject({ held: ['chicken'], left: ['nuts'] });
  });
});

describe('however it is told that a food makes ill, it is left out', () => {
  test.each([
    ['nuts banned', ['nuts']],
    ['dairy restricted', ['dairy']],
    ['gluten prohibited', ['gluten']],
    ['nuts are not fine', ['nuts']],
    ['has a reaction to eggs', ['eggs']],
    ['gets a rash from eggs', ['eggs']],
    ['swells up with nuts', ['nuts']],
    ['anaphylaxis sesame', ['sesame']],
    ['epipen for peanuts', ['peanuts']],
    ['nut-allergic', ['nuts']],
    ['lactose-intolerant', ['dairy']],
    ['dairy-safe', ['dairy']],
    ['non gluten', ['gluten']],
    ['2 vegans', ['animal products']],
    ['one coeliac', ['gluten']],
    ['dietary needs: vegan', ['animal products']],
    ['ovo vegetarian', ['meat and fish']],
    ['muslim', ['pork and alcohol']],
    ['allegic to nuts', ['nuts']],
    ['celliac', ['gluten']],
    ['dary free', ['dairy']],
    ['w.o. nuts', ['nuts']],
    ['no_nuts', ['nuts']],
    ['nut reaction', ['nuts']],
    ['he reacted to peanuts', ['peanuts']],
    ['vomits if she has egg', ['eggs']],
    ['nuts could kill my son', ['nuts']],
    ['eggs are deadly for me', ['eggs']],
    ['prawns send me to hospital', ['prawn']],
    ['problem with eggs', ['eggs']],
    ['trouble with lactose', ['dairy']],
    ['stopped eating eggs', ['eggs']],
    ['two of us are veggie', ['meat and fish']],
    ['our nursery is egg free', ['eggs']],
  ])('%s', (text, left) => {
    expect(read(text)).toMatchObject({ held: [], left });
  });

  test.each([
    ['curry for a nut allergy', ['nuts'], 'curry'],
    ["curry that's safe for coeliacs", ['gluten'], 'curry'],
    ['chicken curry safe for nut allergy', ['nuts'], 'chicken curry'],
  ])('%s', (text, left, wanted) => {
    expect(read(text)).toMatchObject({ left, wanted });
  });
});

describe('who eats is heeded wherever it is told', () => {
  test.each([
    ['chicken that is gluten free', ['chicken'], ['gluten']],
    ["pasta that's dairy free", ['pasta'], ['dairy']],
    ['meal for a diabetic coeliac, chicken', ['chicken'], ['gluten']],
    ['Having friends over, one of whom is coeliac. Chicken, potatoes', ['chicken', 'potato'], ['gluten']],
    ['what can I make with potatoes and leeks that is dairy free?', ['leek', 'potato'], ['dairy']],
    ['rice, him coeliac', ['rice'], ['gluten']],
  ])('%s', (text, held, left) => {
    expect(read(text)).toMatchObject({ held, left });
  });

  test('of a text with a warning that is not understood nothing is held, and it is told as unread', () => {
    const { held, left, unread } = readTyped('eggs: anaphylaktisch, chicken', { knowledge, names });
    expect({ held, left, unread }).toEqual({ held: [], left: [], unread: ['eggs: anaphylaktisch, chicken'] });
  });
});

describe('who refuses what is no food has the foods', () => {
  test.each([
    ["don't have an oven, chicken, rice", ['chicken', 'rice']],
    ['hate washing up, chicken, potatoes', ['chicken', 'potato']],
    ['no waste, carrots, potatoes', ['carrot', 'potato']],
    ['avoid the shops, chicken, rice', ['chicken', 'rice']],
    ['not fussy, eggs, cheese', ['cheese', 'egg']],
    ['hold on, eggs, milk', ['egg', 'milk']],
    ["don't have much, eggs, flour", ['egg', 'plain flour']],
    ["can't cook, eggs, bread", ['bread', 'egg']],
    ['no dietary restrictions, prawns, rice', ['prawn', 'rice']],
  ])('%s', (text, held) => {
    expect(read(text)).toMatchObject({ held, left: [] });
  });
});

describe('what may be there in traces is nothing that a cook has', () => {
  test.each(['traces of nuts', 'may contain traces of nuts', 'may contain nuts'])('%s', (text) => {
    expect(read(text).held).toEqual([]);
  });
});

describe('who has no allergy leaves nothing out', () => {
  test.each([
    ['not allergic to anything, chicken, rice', ['chicken', 'rice']],
    ['no nut allergies, chicken', ['chicken']],
    ['not coeliac, bread', ['bread']],
    ['not gluten free, bread', ['bread']],
    ['i am not vegan, milk', ['milk']],
    ['used to be vegan, cheese', ['cheese']],
  ])('%s', (text, held) => {
    expect(read(text)).toMatchObject({ held, left: [] });
  });

  test('of shellfish but not of fish', () => {
    expect(read("I'm allergic to shellfish but not fish").left).toEqual(['shellfish']);
  });
});

describe('who cannot eat a food cannot eat what is made of it', () => {
  test.each([
    ['corn allergy', 'cornflour'],
    ['corn free', 'polenta'],
    ['allergic to maize', 'popcorn'],
    ['seed allergy', 'sesame seed'],
    ['no seeds', 'tahini'],
    ['legume allergy', 'lentil'],
    ['chocolate allergy', 'cocoa powder'],
    ['gelatine allergy', 'marshmallow'],
    ['yeast allergy', 'bread'],
    ['capsicum allergy', 'paprika'],
    ['no offal', 'liver'],
    ['no soft cheese', 'brie'],
  ])('%s leaves out %s', (text, food) => {
    const { left } = readTyped(text, { knowledge, names });
    expect(left.flatMap(({ numbers }) => numbers)).toContain(names.find(food)?.number);
  });

  test('tree nuts are no peanuts, and seeds are sesame too', () => {
    const allergensOf = (text: string) =>
      readTyped(text, { knowledge, names }).left.flatMap(({ allergens }) => allergens);
    expect(allergensOf('tree nut allergy')).toEqual(['tree-nuts']);
    expect(allergensOf('seed allergy')).toEqual(['sesame']);
  });

  test('legumes are peanuts and soya too', () => {
    const { left } = readTyped('legume allergy', { knowledge, names });
    expect(left.flatMap(({ allergens }) => allergens)).toEqual(['peanut', 'soy']);
  });
});

describe('who eats few carbohydrates', () => {
  test.each(['low carb chicken', 'keto chicken'])('%s has no breadcrumbs', (text) => {
    const { left } = readTyped(text, { knowledge, names });
    expect(left.flatMap(({ numbers }) => numbers)).toContain(names.find('breadcrumbs')?.number);
  });
});

describe('what goes on behind a refusal without a comma', () => {
  const bothOf = (text: string): { held: string[]; left: string[] } => {
    const { held, left } = readTyped(text, { knowledge, names });
    return { held: held.map(({ food }) => food.name), left: left.map(({ name }) => name) };
  };

  test.each([
    ['allergic to fish have rice and eggs', ['fish'], ['rice', 'egg']],
    ['we ran out of rice so its chicken and noodles', ['rice'], ['chicken', 'noodle']],
    ['the kids wont eat mushrooms so pasta and chicken', ['mushroom'], ['pasta', 'chicken']],
    ['my youngest cant have peanuts chicken and noodles', ['peanuts'], ['chicken', 'noodle']],
    ['avoid gluten chicken thighs and potatoes', ['gluten'], ['chicken thigh', 'potato']],
    ['im off carbs chicken breast and broccoli', ['carbs'], ['chicken breast', 'broccoli']],
    ['no cheese pasta and tomatoes', ['cheese'], ['pasta', 'tomato']],
    ['no nuts bananas and oats', ['nuts'], ['banana', 'oat']],
    ['no mushrooms pasta and bacon', ['mushroom'], ['pasta', 'bacon']],
    ['chicken and rice no onions im coeliac', ['onion', 'gluten'], ['chicken', 'rice']],
    ['swap the cream for yoghurt', ['cream'], ['plain yogurt']],
    ['allergic to shellfish and nuts chicken and rice', ['shellfish', 'nuts'], ['chicken', 'rice']],
    ['no dairy or eggs chicken and rice', ['dairy', 'eggs'], ['chicken', 'rice']],
    ['no sesame im allergic chicken and noodles', ['sesame'], ['chicken', 'noodle']],
    ['chicken and noodles my youngest cant have peanuts', ['peanuts'], ['chicken', 'noodle']],
  ])('"%s" leaves out what is refused, and holds what one cooks with', (text, left, held) => {
    expect(bothOf(text)).toEqual({ held, left });
  });

  test.each([
    ['no onions garlic and leeks', ['onion', 'garlic', 'leek']],
    ['allergic to nuts eggs and milk', ['nuts', 'eggs', 'dairy']],
    ['allergic to peanuts strawberries and tomatoes', ['peanuts', 'strawberry', 'tomato']],
  ])('"%s" is a list of what is refused', (text, left) => {
    expect(bothOf(text)).toEqual({ held: [], left });
  });

  test('what makes ill does so when that is said behind', () => {
    const { left } = readTyped('soup but nothing with celery im allergic', { knowledge, names });
    expect(left.flatMap(({ allergens }) => allergens)).toEqual(['celery']);
  });

  test('a meal out of something is made from it', () => {
    expect(bothOf('make a meal out of eggs and potatoes')).toEqual({ held: ['egg', 'potato'], left: [] });
    expect(bothOf('out of milk, eggs')).toEqual({ held: [], left: ['milk', 'eggs'] });
  });
});
