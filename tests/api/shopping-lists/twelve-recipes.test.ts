import { createApp, type TestApp } from '../../support/app.ts';
import { signUp } from '../../support/clients.ts';
import { makeList } from '../../support/shopping.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const TWELVE = [
  'spaghetti-carbonara',
  'tomato-bruschetta',
  'tarka-dal',
  'tzatziki',
  'shakshuka',
  'tortilla-espanola',
  'ratatouille',
  'minestrone',
  'chana-masala',
  'guacamole',
  'crepes',
  'classic-hummus',
];

/** Added up with pencil and paper from the twelve recipe files, `+` where a recipe asks for some more without saying how much. */
const BY_HAND = `
aubergine: 1
avocado: 3
basil: 20 g
black pepper: 1.5 tsp +
butter: 40 g
canned cannellini beans: 240 g
canned chickpeas: 1.28 kg
canned chopped tomatoes: 1.2 kg
carrot: 2
caster sugar: 2 tbsp
celery: 2 stick
chilli flakes: 0.25 tsp
coriander: 55 g
courgette: 3
cucumber: 1
cumin seed: 1 tbsp
dill: 10 g
ditalini: 100 g
dried chilli: 2
egg: 14
egg yolk: 5
garam masala: 1 tsp
garlic: 20 clove
ginger: 20 g
greek yogurt: 500 g
green chilli: 1
ground coriander: 2 tsp
ground cumin: 1 tsp
guanciale: 150 g
jalapeño: 1
kashmiri chilli powder: 1 tsp
lemon: 1.5
lemon juice: 4 tbsp
lime: 1
milk: 450 ml
olive oil: 401.38 ml
onion: 7.5
paprika: 1 tsp
pecorino: 100 g
plain flour: 200 g
potato: 1
waxy potato: 600 g
red lentil: 300 g
red pepper: 2
red wine vinegar: 1 tbsp
salt: 2.06 tsp +
savoy cabbage: 150 g
sourdough bread: 8 slice
spaghetti: 400 g
tahini: 120 g
thyme: 2 sprig
tomato: 10.13
turmeric: 2 tsp
vegetable oil: 6 tbsp
vegetable stock: 1.2 l
water: 1.48 l
`;

test('a list of twelve recipes has each food once, with what a careful cook would have added up', async () => {
  const list = await makeList(
    await signUp(app),
    TWELVE.map((id) => ({ id })),
  );
  const lines = list.items.map(({ name, amounts, isOpenEnded }) => {
    const told = amounts
      .map(({ amount, unit }) => `${Math.round(amount * 100) / 100} ${unit ?? ''}`.trim())
      .join(' and ');
    return `${name}: ${told}${isOpenEnded ? ' +' : ''}`;
  });
  expect(lines.sort()).toEqual(BY_HAND.trim().split('\n').sort());
  expect(new Set(list.items.map(({ name }) => name)).size).toBe(list.items.length);
  expect(list).toMatchObject({ recipeCount: 12, itemCount: list.items.length });
});
