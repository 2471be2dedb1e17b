import { mentionedMinutes, readMinutes } from '../../../api/src/modules/imports/read-minutes.ts';

test.each([
  ['~30 minutes', 30],
  ['1 hr 25 min', 85],
  ['PT1H10M', 70],
  ['25-30 min', 30],
  ['20~30 min', 30],
  ['120min', 120],
  ['2h 30min', 150],
  ['45', 45],
  ['Depends', null],
  [null, null],
])('a time written as %p is %p minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each([
  ['Simmer for 25-30 minutes, then rest 1 hour.', 90],
  ['Bake at 180 degrees.', 0],
  ['It keeps for 90 hours.', 1_440],
])('a step "%s" speaks of %d minutes', (step, minutes) => {
  expect(mentionedMinutes([step])).toBe(minutes);
});

test.each([
  ['Simmer for 1 1/2 hours.', 90],
  ['Simmer for 1½ hours.', 90],
  ['Let it rise 1-1/2 hours.', 90],
  ['Roast for 2 1/2 to 3 hours.', 180],
  ['Cook for 1 to 1 1/2 hours.', 90],
  ['Rest ½ hour.', 30],
  ['Rest for half an hour.', 30],
  ['Rest for an hour.', 60],
  ['Braise for an hour and a half.', 90],
  ['Braise for one and a half hours.', 90],
  ['Braise for 1,5 hours.', 90],
  ['Fold in 2 1/2 cups of flour and bake for 20 minutes.', 20],
  ['Chill overnight.', 0],
])('a step that says "%s" takes %i minutes', (step, minutes) => {
  expect(mentionedMinutes([step])).toBe(minutes);
});

test.each([
  ['2 1/2 to 3 hours', 180],
  ['1-1/2 hrs', 90],
  ['1,5 h', 90],
  ['an hour and a half', 90],
])('the time "%s" is %i minutes', (written, minutes) => {
  expect(readMinutes(written)).toBe(minutes);
});
