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
  ['Cook for 1–1½ hours.', 90],
  ['Bake for 55 minutes to 1 hour.', 60],
  ['Bake for between 55 minutes and 1 hour.', 60],
  ['Bake for 20 to 25 min.', 25],
  ['Bake for 45 min - 1 h.', 60],
  ['Braise for 1 hour 10 minutes to 1 hour 20 minutes.', 80],
  ['Roast for 50 mins or up to 1 hour.', 60],
  ['Roast for 1 hr 10.', 70],
  ['Roast for 1h10.', 70],
  ['Roast for 1 hour 180 °C.', 60],
  ['Rest ½ hour.', 30],
  ['Rest for half an hour.', 30],
  ['Rest for an hour.', 60],
  ['Braise for an hour and a half.', 90],
  ['Braise for one and a half hours.', 90],
  ['Braise for 1,5 hours.', 90],
  ['Fold in 2 1/2 cups of flour and bake for 20 minutes.', 20],
  ['Chill overnight.', 0],
  ['Bei 180 Grad 50 Minuten backen.', 50],
  ['20 bis 25 Min. backen, 1 Std. 10 Minuten ziehen lassen.', 95],
  ['Cuocere in forno per 50 minuti.', 50],
  ['Hornear de 40 a 50 minutos.', 50],
  ['Grädda i ugn 50 minuter.', 50],
  ['Laat 1 uur rusten en bak 50 minuten.', 110],
])('a step that says "%s" takes %i minutes', (step, minutes) => {
  expect(mentionedMinutes([step])).toBe(minutes);
});

test.each([
  ['2 1/2 to 3 hours', 180],
  ['1-1/2 hrs', 90],
  ['1,5 h', 90],
  ['an hour and a half', 90],
  ['55 minutes to 1 hour', 60],
  ['1 hr 10 to 1 hr 20', 80],
])('the time "%s" is %i minutes', (written, minutes) => {
  expect(readMinutes(written)).toBe(minutes);
});
