import { convertTemperatures } from '../../../../web/src/pages/recipe/amounts/convert-temperature.ts'
import { formatQuantity } from '../../../../web/src/pages/recipe/amounts/line-amount.ts'

const of = (amount: number, unit: string | null, amountMax: number | null = null) => ({ amount, amountMax, unit })
/** With the space that holds a unit to its number as any other. */
const plain = (amount: string): string => amount.replaceAll('\u00a0', ' ')

describe('an amount in the ingredients list', () => {
  test.each([
    [of(1.5, 'cup'), '1 1/2 cups'],
    [of(0.5, 'cup'), '1/2 cup'],
    [of(1, 'clove'), '1 clove'],
    [of(2, 'clove', 3), '2 to 3 cloves'],
    [of(0.5, 'bunch', 1), '1/2 to 1 bunch'],
    [of(2, 'bunch'), '2 bunches'],
    [of(3, 'leaf'), '3 leaves'],
    [of(2, 'pinch'), '2 pinches'],
    [of(4, 'slice'), '4 slices'],
    [of(2, 'large'), '2 large'],
    [of(400 / 3, 'g'), '133.33 g'],
    [of(2, 'tbsp'), '2 tbsp'],
    [of(6, null), '6'],
    [of(7 / 3, null), '2 1/3'],
  ])('%j reads %s', (quantity, text) => {
    expect(plain(formatQuantity(quantity, 'written'))).toBe(text)
  })

  test('is held to its unit: no line ends between the two', () => {
    expect(formatQuantity(of(2, 'clove', 3), 'written')).toBe('2 to 3\u00a0cloves')
  })

  test('in US measures takes the nearest kitchen fraction when it is within 4 percent', () => {
    expect(plain(formatQuantity(of(120, 'ml'), 'us'))).toBe('1/2 cup')
    expect(plain(formatQuantity(of(500, 'g'), 'us'))).toBe('1 1/8 lb')
    expect(plain(formatQuantity(of(250, 'ml'), 'us'))).toBe('1.06 cups')
    expect(plain(formatQuantity(of(1, 'tbsp'), 'us'))).toBe('1 tbsp')
  })

  test('in metric measures keeps 2 decimals', () => {
    expect(plain(formatQuantity(of(1, 'cup'), 'metric'))).toBe('236.59 ml')
    expect(plain(formatQuantity(of(1, 'lb', 2), 'metric'))).toBe('453.59 to 907.18 g')
  })
})

describe('the temperatures of a step', () => {
  test('follow the measures, to the nearest five degrees', () => {
    expect(convertTemperatures('Heat the oven to 200°C (180 °C fan).', 'us')).toBe('Heat the oven to 390°F (355°F fan).')
    expect(convertTemperatures('Bake at 350 °F.', 'metric')).toBe('Bake at 175°C.')
  })

  test('stay as written otherwise, and numbers that are no temperatures always do', () => {
    expect(convertTemperatures('Heat to 200°C for 10 minutes.', 'written')).toBe('Heat to 200°C for 10 minutes.')
    expect(convertTemperatures('Cut 200 Carrots into 12 sticks.', 'us')).toBe('Cut 200 Carrots into 12 sticks.')
  })
})
