import { formatQuantity } from '../../../../web/src/pages/recipe/amounts/line-amount.ts';

const of = (amount: number, unit: string | null, amountMax: number | null = null) => ({ amount, amountMax, unit });
/** With the space that holds a unit to its number as any other. */
const plain = (amount: string): string => amount.replaceAll('\u00a0', ' ');

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
    expect(plain(formatQuantity(quantity, 'written'))).toBe(text);
  });

  test('is held to its unit: no line ends between the two', () => {
    expect(formatQuantity(of(2, 'clove', 3), 'written')).toBe('2 to 3\u00a0cloves');
  });

  test('in US measures takes the nearest kitchen fraction when it is within 6 percent', () => {
    expect(plain(formatQuantity(of(120, 'ml'), 'us'))).toBe('1/2 cup');
    expect(plain(formatQuantity(of(250, 'ml'), 'us'))).toBe('1 cup');
    expect(plain(formatQuantity(of(240, 'ml'), 'us'))).toBe('1 cup');
    expect(plain(formatQuantity(of(30, 'g'), 'us'))).toBe('1 oz');
    expect(plain(formatQuantity(of(1, 'tbsp'), 'us'))).toBe('1 tbsp');
  });

  test('in US measures takes spoons where no cup measure holds it', () => {
    expect(plain(formatQuantity(of(100, 'ml'), 'us'))).toBe('7 tbsp');
    expect(plain(formatQuantity(of(60, 'ml', 100), 'us'))).toBe('4 to 7 tbsp');
    expect(plain(formatQuantity(of(60, 'ml'), 'us'))).toBe('1/4 cup');
  });

  test('in US measures comes in pounds where these are whole or in quarters, else in ounces', () => {
    expect(plain(formatQuantity(of(450, 'g'), 'us'))).toBe('1 lb');
    expect(plain(formatQuantity(of(600, 'g'), 'us'))).toBe('1 1/4 lb');
    expect(plain(formatQuantity(of(500, 'g'), 'us'))).toBe('18 oz');
  });

  test('in US measures is cups and two spoons where no cup holds it', () => {
    expect(plain(formatQuantity(of(207, 'ml'), 'us'))).toBe('3/4 cup + 2 tbsp');
    expect(plain(formatQuantity(of(207, 'ml', 400), 'us'))).not.toContain('+');
  });

  test('in US measures stays in grams where no American scale shows so little', () => {
    expect(plain(formatQuantity(of(5, 'g'), 'us'))).toBe('5 g');
  });

  test('in metric measures is as fine as a kitchen scale, and no finer', () => {
    expect(plain(formatQuantity(of(1, 'cup'), 'metric'))).toBe('237 ml');
    expect(plain(formatQuantity(of(1, 'lb', 2), 'metric'))).toBe('454 to 907 g');
    expect(plain(formatQuantity(of(0.25, 'oz'), 'metric'))).toBe('7.09 g');
    expect(plain(formatQuantity(of(3, 'lb'), 'metric'))).toBe('1.36 kg');
    expect(plain(formatQuantity(of(30, 'lb'), 'metric'))).toBe('13.61 kg');
  });

  test('that is in the measures already keeps 2 decimals', () => {
    expect(plain(formatQuantity(of(400 / 3, 'g'), 'metric'))).toBe('133.33 g');
  });
});
