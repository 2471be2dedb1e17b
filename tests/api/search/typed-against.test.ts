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
    ['milk - allergic', [], ['milk']],
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
    expect(read('chicken - allergies, nuts, milk')).toMatchObject({ held: ['chicken'], left: ['milk', 'nuts'] });
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

describe('who eats few carbohydrates', () => {
  test.each(['low carb chicken', 'keto chicken'])('%s has no breadcrumbs', (text) => {
    const { left } = readTyped(text, { knowledge, names });
    expect(left.flatMap(({ numbers }) => numbers)).toContain(names.find('breadcrumbs')?.number);
  });
});
