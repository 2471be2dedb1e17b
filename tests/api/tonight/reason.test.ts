import { reasonFor } from '../../../api/src/modules/tonight/reason.ts';

const MONDAY = '2026-11-23';
const due = (name: string, bestBefore: string | null, isBestBeforeGuessed = false) => ({
  name,
  bestBefore,
  isBestBeforeGuessed,
});

test.each([
  ['uses the spinach, due tomorrow · nothing to buy · 25 min', [due('spinach', '2026-11-24')], []],
  ['uses the spinach, due today · buy cream · 25 min', [due('spinach', MONDAY)], ['cream']],
  [
    'uses the spinach and cream, due in 2 days · buy rice and peas · 25 min',
    [due('spinach', '2026-11-25'), due('cream', '2026-11-26')],
    ['rice', 'peas'],
  ],
  [
    'uses the leek, kale and 2 more, due in 3 days · nothing to buy · 25 min',
    ['leek', 'kale', 'egg', 'milk'].map((name) => due(name, '2026-11-26')),
    [],
  ],
  ['nothing to buy · 25 min', [], []],
  ['buy rice, peas and 2 more · 25 min', [], ['rice', 'peas', 'leek', 'kale']],
])('a dish is proposed with the reason "%s"', (sentence, foods, missing) => {
  expect(reasonFor({ due: foods, missing, minutes: 25 }, MONDAY)).toBe(sentence);
});

test.each([
  ['due about tomorrow', due('spinach', '2026-11-24', true)],
  ['due in about 2 days', due('spinach', '2026-11-25', true)],
  ['perhaps past its best', due('spinach', '2026-11-20', true)],
  ['past its date', due('spinach', '2026-11-20')],
  ['open for long enough', due('pesto', '2027-03-01', true)],
  ['open for long enough', due('pesto', null)],
])('what is guessed is told as a guess: %s', (words, food) => {
  expect(reasonFor({ due: [food], missing: [], minutes: 10 }, MONDAY)).toBe(
    `uses the ${food.name}, ${words} · nothing to buy · 10 min`,
  );
});
