import { resolvedAs, type ResolvedIngredient } from '../../../api/src/modules/search/resolved-ingredient.ts';
import { readTyped } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const resolve = (text: string): ResolvedIngredient => resolvedAs(text, readTyped(text, { knowledge, names }), names);

test.each([
  ['eggs milk and cheese', ['eggs', 'milk', 'cheese']],
  ['2 eggs, some bacon & a red onion', ['2 eggs', 'bacon', 'red onion']],
  ['chicken thighs broccoli rice', ['chicken thighs', 'broccoli', 'rice']],
  ['rice or pasta', ['rice', 'pasta']],
  ['eggs, milk', ['eggs', 'milk']],
  ['mac and cheese', []],
  ['cheese', []],
  ['eggs and unobtainium', []],
  ['eggs and egg', []],
  ['', []],
])('"%s" told in one breath is cut into %j', (text, parts) => {
  expect(resolve(text).parts).toEqual(parts);
});

test.each([
  ['pepper', 'black pepper', 'bell pepper'],
  ['peppers', 'bell pepper', null],
  ['black pepper', 'black pepper', null],
  ['tuna', 'tuna', 'canned tuna'],
  ['tuna steak', 'tuna', null],
  ['tomato purée', 'passata', 'tomato paste'],
  ['muffins', 'american muffin', 'english muffin'],
  ['sardines', 'sardine', 'canned sardine'],
  ['pumpkin', 'pumpkin', 'canned pumpkin'],
  ['cider', 'hard cider', 'apple juice'],
  ['corn flour', 'cornflour', 'cornmeal'],
  ['jelly', 'jelly', 'jam'],
  ['eggs', 'egg', null],
  ['unobtainium', undefined, null],
])('"%s" is taken for %s, and may have meant %s', (text, food, otherwise) => {
  const resolved = resolve(text);
  expect([resolved.food?.name, resolved.otherwise]).toEqual([food, otherwise]);
});

describe('what a cook is told', () => {
  const resolved = (text: string) => {
    const { food, ...told } = resolve(text);
    return { food: food?.name ?? null, parts: told.parts, excludes: told.excludes, isExcluded: told.isExcluded };
  };

  test.each([
    ['no peanuts', { food: 'peanut', parts: [], excludes: ['peanuts'], isExcluded: true }],
    ['no dairy', { food: null, parts: [], excludes: ['dairy'], isExcluded: true }],
    [
      'no onions or garlic',
      { food: null, parts: ['onions', 'garlic'], excludes: ['onion', 'garlic'], isExcluded: true },
    ],
    ['chicken, no onions', { food: 'chicken', parts: [], excludes: ['onion'], isExcluded: false }],
    ['chicken and rice, no onions', { food: null, parts: ['chicken', 'rice'], excludes: ['onion'], isExcluded: false }],
    ['no frobnitz', { food: null, parts: [], excludes: [], isExcluded: false }],
  ])('of "%s"', (text, expected) => {
    expect(resolved(text)).toEqual(expected);
  });
});
