import { common } from '../../../web/src/messages/common.ts';

test.each([
  [45, 70, '45 min cooking · 70 in all', '45 min cooking'],
  [15, 15, '15 min in all', '15 min cooking'],
  [0, 15, '15 min in all', '15 min in all'],
])('%i minutes of cooking, %i in all: a time says which it is', (cookTime, totalTime, whole, short) => {
  expect(common.times({ cookTime, totalTime })).toBe(whole);
  expect(common.cooking({ cookTime, totalTime })).toBe(short);
});
