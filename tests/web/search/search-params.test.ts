import fc from 'fast-check';
import { addPieces } from '../../../web/src/components/ingredient-input/chip.ts';
import { ALL_ALLERGENS, CUISINES, DIETS, MEALS } from '../../../web/src/components/kitchen-choices.ts';
import { DEFAULT_FILTERS, DIFFICULTIES, MODES, SORTS } from '../../../web/src/pages/search/filters.ts';
import { readSearch, toSearchInput, writeSearch, type Search } from '../../../web/src/pages/search/search-params.ts';

function read(query: string): Search {
  return readSearch(new URLSearchParams(query));
}

const chips = fc
  .array(
    fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' && !/[,\n\r]/.test(text)),
    { maxLength: 20 },
  )
  .map((pieces) => addPieces([], pieces, 15).chips);

const searches: fc.Arbitrary<Search> = chips.chain((held) =>
  fc.record({
    chips: fc.constant(held),
    fromPantry: fc.boolean(),
    filters: fc.record({
      diet: fc.constantFrom(...DIETS),
      allergies: fc.subarray([...ALL_ALLERGENS]),
      pantry: chips.map((foods) => foods.map((chip) => chip.name)),
      mustUse: fc.subarray(held.map((chip) => chip.name)),
      exclude: chips.map((foods) => foods.map((chip) => chip.name)),
      lifted: chips.map((foods) => foods.map((chip) => chip.name)),
      maxMissing: fc.option(fc.integer({ min: 0, max: 5 })),
      maxCookTime: fc.integer({ min: 5, max: 240 }),
      cuisine: fc.constantFrom(null, ...CUISINES),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      meal: fc.constantFrom(null, ...MEALS),
      allowSubstitutions: fc.boolean(),
      servings: fc.integer({ min: 1, max: 12 }),
    }),
    sort: fc.constantFrom(...SORTS),
    mode: fc.constantFrom(...MODES),
  }),
);

describe('the address of a search', () => {
  test('written and read again is the same search', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(writeSearch(search))).toEqual(search);
      }),
      { numRuns: 1000 },
    );
  });

  test('carries only what is not at its default', () => {
    expect(
      writeSearch({ chips: [], fromPantry: false, filters: DEFAULT_FILTERS, sort: 'RELEVANCE', mode: 'MATCH' }),
    ).toBe('');
  });

  test('is one that people can read', () => {
    const filters = {
      ...DEFAULT_FILTERS,
      allergies: ['PEANUT' as const, 'TREE_NUTS' as const],
      allowSubstitutions: false,
    };
    expect(
      writeSearch({
        chips: [{ name: 'egg' }, { qty: '200', unit: 'g', name: 'spinach' }],
        fromPantry: false,
        filters,
        sort: 'TIME',
        mode: 'MATCH',
      }),
    ).toBe('ingredients=egg,200+g+spinach&allergies=peanut,tree-nuts&allowSubstitutions=false&sort=time');
  });

  test("takes the header's free text as ingredients behind those it has", () => {
    expect(read('ingredients=milk&q=eggs, 200 g spinach,Milk').chips).toEqual([
      { name: 'milk' },
      { name: 'eggs' },
      { qty: '200', unit: 'g', name: 'spinach' },
    ]);
  });

  test('never gives more than 15 ingredients', () => {
    const names = Array.from({ length: 20 }, (_, index) => `food ${index}`);
    expect(read(`ingredients=${names.join(',')}`).chips).toHaveLength(15);
  });

  test('names what must be used only while it is there', () => {
    expect(read('ingredients=egg,Leek&mustUse=leek,ham').filters.mustUse).toEqual(['Leek']);
    expect(writeSearch({ ...read('ingredients=egg,leek&mustUse=leek'), chips: [{ name: 'egg' }] })).toBe(
      'ingredients=egg',
    );
  });

  test.each([
    ['diet=carnivore', { diet: 'ANY' }],
    ['diet=VEGAN', { diet: 'VEGAN' }],
    ['allergies=peanut,moon,tree-nuts', { allergies: ['PEANUT', 'TREE_NUTS'] }],
    ['allergies=sulphites,fish', { allergies: ['FISH', 'SULPHITES'] }],
    ['maxCookTime=3', { maxCookTime: 5 }],
    ['maxCookTime=9999', { maxCookTime: 240 }],
    ['maxCookTime=soon', { maxCookTime: 60 }],
    ['cuisine=middle eastern', { cuisine: 'Middle Eastern' }],
    ['cuisine=martian', { cuisine: null }],
    ['servings=', { servings: 4 }],
    ['servings=-2', { servings: 4 }],
    ['servings=99', { servings: 12 }],
    ['pantry=Milk, truffle oil,milk', { pantry: ['Milk', 'truffle oil'] }],
    ['maxMissing=0', { maxMissing: 0 }],
    ['maxMissing=99', { maxMissing: 5 }],
    ['maxMissing=few', { maxMissing: null }],
    ['allowSubstitutions=maybe', { allowSubstitutions: true }],
  ])('%j is read kindly', (query, filters) => {
    expect(read(query).filters).toEqual({ ...DEFAULT_FILTERS, ...filters });
  });

  test('reads anything without failing', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) =>
        expect(toSearchInput(read(query)).ingredients.length).toBeLessThanOrEqual(15),
      ),
    );
  });
});

describe('the question to the server', () => {
  test('names the foods without their quantities, in an order that does not depend on the chips', () => {
    const one = toSearchInput(read('ingredients=200 g spinach,4 eggs'));
    expect(one.ingredients).toEqual(['eggs', 'spinach']);
    expect(toSearchInput(read('ingredients=eggs,spinach'))).toEqual(one);
  });
});
