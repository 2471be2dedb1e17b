import fc from 'fast-check'
import { NO_PROGRESS, parseProgress, toggled, withSubstitute } from '../../../../web/src/pages/recipe/progress/recipe-progress.ts'

const progress = fc.record({
  ingredients: fc.uniqueArray(fc.string()),
  steps: fc.uniqueArray(fc.integer()),
  servings: fc.option(fc.integer({ min: 1, max: 999 })),
  substitutes: fc.dictionary(fc.uuid(), fc.uuid(), { noNullPrototype: true }),
  isKept: fc.boolean(),
})

describe('the progress of a recipe', () => {
  test('is the same after it was stored', () => {
    fc.assert(fc.property(progress, (made) => {
      expect(parseProgress(JSON.parse(JSON.stringify(made)))).toEqual(made)
    }))
  })

  test('is none when nothing, or nothing that fits, is stored', () => {
    expect([null, 3, 'x', [], {}].map(parseProgress)).toEqual([1, 2, 3, 4, 5].map(() => NO_PROGRESS))
  })

  test('keeps what fits and leaves out the rest', () => {
    expect(parseProgress({ ingredients: ['a', 1, 'a'], steps: [2, '3', 1.5], servings: 0, substitutes: { a: 'b', c: 4 } })).toEqual({
      ingredients: ['a'], steps: [2], servings: null, substitutes: { a: 'b' }, isKept: true,
    })
  })
})

test('ticking twice is as if nothing was ticked', () => {
  fc.assert(fc.property(fc.uniqueArray(fc.integer()), fc.integer(), (items, item) => {
    expect(toggled(items, item).includes(item)).toBe(!items.includes(item))
    expect(new Set(toggled(toggled(items, item), item))).toEqual(new Set(items))
  }))
})

test('a second substitute takes the place of the first, and none brings the ingredient back', () => {
  const once = withSubstitute({ x: 'y' }, 'feta', 'ricotta')
  expect(withSubstitute(once, 'feta', 'goat-cheese')).toEqual({ x: 'y', feta: 'goat-cheese' })
  expect(withSubstitute(once, 'feta', null)).toEqual({ x: 'y' })
})
