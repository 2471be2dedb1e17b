import { held, read } from './typed-reading.ts';

test.each([
  ['something mexican with black beans', 'Mexican', ['black bean']],
  ['cosy italian dinner for two with sausage', 'Italian', ['sausage']],
  ['half an hour, indian, cauliflower', 'Indian', ['cauliflower']],
  ['in the mood for thai, prawns', 'Thai', ['prawn']],
  ['mexican night, mince and peppers', 'Mexican', ['beef mince', 'bell pepper']],
  ['mexican breakfast with eggs', 'Mexican', ['egg']],
  ['etwas italienisches mit Zucchini', 'Italian', ['courgette']],
  ["quelque chose d'indien avec du riz", 'Indian', ['rice']],
  ['vegan mexican dinner with rice', 'Mexican', ['rice']],
  ['algo mexicano con frijoles', 'Mexican', ['bean']],
  ['qualcosa di greco con patate', 'Greek', ['potato']],
])('a cuisine is wanted: %s', (text, cuisine, foods) => {
  const { wishes, unread } = read(text);
  expect([wishes.cuisine, held(text), unread]).toEqual([cuisine, foods, []]);
});

test.each([
  'greek yogurt and honey',
  'greek style yogurt',
  'italian sausage, pasta',
  'thai basil, chillies',
  'mexican rice',
  'french toast',
  'nothing mexican, beans',
  'anything but indian, rice',
  "i don't want mexican food, rice",
  'sick of italian food, rice and peas',
  'chicken, not chinese',
])('no cuisine is wanted: %s', (text) => expect(read(text).wishes.cuisine).toBeNull());
