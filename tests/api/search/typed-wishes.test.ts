import { readTyped } from '../../../api/src/modules/search/typed/read-typed.ts';
import type { Meal } from '../../../api/src/modules/recipes/recipe-enums.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const read = (text: string): { minutes: number | null; meal: Meal | null; rest: string; held: string[] } => {
  const { wishes, rest, held } = readTyped(text, { knowledge, names });
  return { minutes: wishes.maxCookTime, meal: wishes.meal, rest, held: held.map(({ food }) => food.name) };
};

test.each([
  ['15 minute pasta', 15, ['pasta']],
  ['15-minute pasta', 15, ['pasta']],
  ['chicken and rice in under 30 minutes', 30, ['chicken', 'rice']],
  ['chicken in half an hour', 30, ['chicken']],
  ['salmon, ready in 20 mins', 20, ['salmon']],
  ['i have eggs and cheese, 10 min max', 10, ['egg', 'cheese']],
  ['i have 20 minutes, chicken and broccoli', 20, ['chicken', 'broccoli']],
  ['beef and carrots, 2 hours', 120, ['beef', 'carrot']],
  ['tofu, 20-30 minutes', 30, ['tofu']],
  ['quick chicken and rice', 30, ['chicken', 'rice']],
  ['really quick and easy noodles', 30, ['noodle']],
  ['lentils, not much time', 30, ['lentil']],
  ['in a hurry: eggs, spinach', 30, ['egg', 'spinach']],
  ['Nudeln in 20 Minuten', 20, ['pasta']],
  ['schnelle Nudeln', 30, ['pasta']],
  ['Lachs, halbe Stunde', 30, ['salmon']],
  ['poulet en 30 minutes', 30, ['chicken']],
  ['saumon rapide', 30, ['salmon']],
  ['pollo en media hora', 30, ['chicken']],
  ['pollo in 20 minuti', 20, ['chicken']],
  ["pollo in mezz'ora", 30, ['chicken']],
  ['celery in under a quarter of an hour', 15, ['celery']],
  ['ive got an hour and a half and a pork shoulder', 90, ['pork shoulder']],
  ['an hour and a quarter, lamb', 75, ['lamb']],
  ['three quarters of an hour, salmon and rice', 45, ['salmon', 'rice']],
  ['three quarter hour salmon', 45, ['salmon']],
  ['Lachs in einer Viertelstunde', 15, ['salmon']],
  ["poulet en un quart d'heure", 15, ['chicken']],
  ['pollo en una hora y media', 90, ['chicken']],
  ['pollo without mushrooms under 40 mins', 40, ['chicken']],
  ['no cooking, yoghurt and berries', 5, ['plain yogurt', 'berry']],
  ['tuna and beans without cooking', 5, ['tuna', 'bean']],
])('"%s" asks for %i minutes of cooking', (text, minutes, foods) => {
  const { minutes: asked, held } = read(text);
  expect({ asked, held }).toEqual({ asked: minutes, held: foods });
});

test.each([
  'quick oats',
  'quick-cook polenta',
  '2-minute noodles',
  'minute steak',
  'beef, at least 2 hours',
  'more than 30 minutes lentils',
  'not a quick dinner: beef',
  'quick pickled onions',
  'ora king salmon',
  'no cooking oil, chicken',
  'no cooking apples',
])('"%s" sets no limit of time', (text) => {
  expect(read(text).minutes).toBeNull();
});

test('of several times the shortest counts, and a text may say nothing else', () => {
  expect(read('quick, 20 minutes')).toEqual({ minutes: 20, meal: null, rest: '', held: [] });
});

test('what is said besides the time is read as if it stood alone', () => {
  expect(read('quick pasta, no cheese').rest).toBe('pasta, no cheese');
  expect(read('20 minute chicken curry').rest).toBe('chicken curry');
});

test.each([
  ['something for breakfast with eggs', 'breakfast', ['egg']],
  ['breakfast ideas: eggs, spinach', 'breakfast', ['egg', 'spinach']],
  ['eggs and avocado for brunch', 'breakfast', ['egg', 'avocado']],
  ['dessert with apples', 'dessert', ['apple']],
  ['apples and oats for a dessert', 'dessert', ['apple', 'oat']],
  ['a snack, chickpeas', 'snack', ['chickpea']],
  ['carrots as a side dish', 'side', ['carrot']],
  ['starter with prawns', 'starter', ['prawn']],
  ['Nachtisch mit Äpfeln', 'dessert', ['apple']],
  ['œufs pour le petit-déjeuner', 'breakfast', ['egg']],
  ['postre con manzanas', 'dessert', ['apple']],
  ['uova per colazione', 'breakfast', ['egg']],
  ['quick breakfast with eggs', 'breakfast', ['egg']],
  ['quick breakfast no cooking, yoghurt and berries', 'breakfast', ['plain yogurt', 'berry']],
  ['breakfast without toast', 'breakfast', []],
  ['snack for the train made of chickpeas', 'snack', ['chickpea']],
  ['dessert for my mum, apples', 'dessert', ['apple']],
  ['BBQ side dish with corn on the cob', 'side', ['corn on the cob']],
  ['cheap dessert, bananas', 'dessert', ['banana']],
  ['dessert for two with bananas', 'dessert', ['banana']],
  ['pudding tonight with overripe bananas', 'dessert', ['banana']],
  ['for pudding, apples and oats', 'dessert', ['apple', 'oat']],
  ['hangover brunch bacon and avocado', 'breakfast', ['bacon', 'avocado']],
  ['snack carrots, hummus', 'snack', ['carrot', 'hummus']],
])('"%s" is for %s', (text, meal, foods) => {
  const { meal: asked, held } = read(text);
  expect({ asked, held }).toEqual({ asked: meal, held: foods });
});

test.each([
  'full english breakfast',
  'breakfast sausage',
  'dessert apple',
  'sourdough starter',
  'side dish for steak',
  'chicken dinner',
  'snack bars',
  'breakfast sausage and eggs',
  'dessert wine and pears',
  'pudding',
  'rice pudding ideas',
  'summer pudding please',
  'christmas pudding with brandy butter',
])('"%s" names no meal', (text) => {
  expect(read(text).meal).toBeNull();
});

test.each([
  ['im shattered, 15 min tea, got eggs', ['egg']],
  ['easy midweek tea, chicken and rice', ['chicken', 'rice']],
  ['quick family tea with mince', ['beef mince']],
  ['tea tonight: sausages and peas', ['sausage', 'pea']],
  ['tea for the kids, pasta', ['pasta']],
])('tea that is eaten is no drink: "%s"', (text, foods) => {
  expect(read(text).held).toEqual(foods);
});

test.each([
  ['green tea, milk', ['green tea', 'milk']],
  ['tea, milk and sugar', ['tea', 'milk', 'sugar']],
  ['5 minute tea with honey', ['tea', 'honey']],
  ['tea bags and lemons', ['tea', 'lemon']],
  ['quick iced tea, lemon', ['iced tea', 'lemon']],
])('tea that is drunk is: "%s"', (text, foods) => {
  expect(read(text).held).toEqual(foods);
});

test('chili that is to be ready soon is the dish', () => {
  expect(read('chili under half an hour')).toMatchObject({ minutes: 30, rest: 'chili con carne' });
  expect(read('chili, rice').held).toEqual(['chilli', 'rice']);
});

test('who wants to bake with foods has no bake in mind', () => {
  expect(read('allergic to nuts, want to bake with oats and chocolate').held).toEqual(['oat', 'chocolate']);
  expect(readTyped('want to bake with oats', { knowledge, names }).unread).toEqual([]);
});

test.each([
  ['cozy soup for a cold night, pumpkin', 'soup with pumpkin'],
  ['soup for a cold rainy day with pumpkin', 'soup with pumpkin'],
  ['soup tonight with pumpkin', 'soup with pumpkin'],
  ['curry for two, chickpeas', 'curry with chickpeas'],
  ['soup, pumpkin and leeks', 'soup with pumpkin and leeks'],
  ['hearty stew for a rainy day with beef', 'stew with beef'],
  ['birthday cake for grandma who likes lemon', 'cake with lemon'],
  ['summer salad with watermelon no feta', 'salad with watermelon no feta'],
])('a kind of dish and what is to be in it, whatever is said around: "%s"', (text, rest) => {
  expect(read(text).rest).toBe(rest);
});

test.each(['curry, no nuts', 'soup, vegan', 'cake, lemons', 'biscuits, cream cheese, butter', 'leftover curry, rice'])(
  'but what is refused, or may be there itself, stays: "%s"',
  (text) => {
    expect(read(text).rest).toBe(text);
  },
);

test('what is wanted in small amounts is not there', () => {
  expect(read('not too much chilli, prawns and noodles').held).toEqual(['prawn', 'noodle']);
  expect(read('easy on the garlic, prawns and noodles').held).toEqual(['prawn', 'noodle']);
  for (const text of ['not too much garlic, prawns', 'not too much garlic please, prawns'])
    expect(readTyped(text, { knowledge, names })).toMatchObject({
      held: [{ food: { name: 'prawn' } }],
      unread: ['garlic'],
    });
});
