import { mentionedMinutes, readMinutes } from '../../../api/src/modules/imports/read-minutes.ts';

test.each([
  ['~30 minutes', 30], ['1 hr 25 min', 85], ['PT1H10M', 70], ['25-30 min', 30], ['20~30 min', 30], ['120min', 120], ['2h 30min', 150], ['45', 45], ['Depends', null], [null, null],
])('a time written as %p is %p minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each([
  ['Simmer for 25-30 minutes, then rest 1 hour.', 90], ['Bake at 180 degrees.', 0], ['It keeps for 90 hours.', 1_440],
])('a step "%s" speaks of %d minutes', (step, minutes) => {
  expect(mentionedMinutes([step])).toBe(minutes);
});
