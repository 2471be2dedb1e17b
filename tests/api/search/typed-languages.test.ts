import { readCatalogue } from '../../../api/src/modules/catalogue/check-model.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { readKitchen } from '../../../api/src/modules/search/typed/read-kitchen.ts';
import { readTyped } from '../../../api/src/modules/search/typed/read-typed.ts';

const { knowledge } = readCatalogue('catalogue');
const names = new FoodNames(knowledge);

const read = (text: string): { held: string[]; left: string[] } => {
  const { held, left } = readTyped(text, { knowledge, names });
  return { held: held.map(({ food }) => food.name).sort(), left: left.map(({ name }) => name).sort() };
};

test.each([
  ['nix mit Fisch', 'fish'],
  ['nichts mit Milch', 'milk'],
  ['nicht mit Knoblauch', 'garlic'],
  ['außer Fisch alles', 'fish'],
  ['alles außer Pilze', 'mushroom'],
  ['Fisch mag ich nicht', 'fish'],
  ['Pilze nicht', 'mushroom'],
  ["je n'aime pas les champignons", 'mushroom'],
  ['je déteste la coriandre', 'coriander'],
  ["j'ai horreur du fromage", 'cheese'],
  ['tout sauf le poisson', 'fish'],
  ['rien avec du poisson', 'fish'],
  ['jamais de porc', 'pork'],
  ["pas d'oignons", 'onion'],
  ['niente aglio', 'garlic'],
  ['non mi piacciono i funghi', 'mushroom'],
  ['tutto tranne il pesce', 'fish'],
  ['no me gusta el ajo', 'garlic'],
  ['todo menos pescado', 'fish'],
  ['nada de cerdo', 'pork'],
  ["j'aime pas les champignons", 'mushroom'],
  ['mes enfants aiment pas les épinards', 'spinach'],
  ["j'ai plus d'oeufs", 'egg'],
  ['plus de beurre', 'butter'],
  ['Butter ist alle', 'butter'],
  ['Erdnüsse sind tabu', 'peanut'],
  ['mio figlio non mangia pesce', 'fish'],
  ['non ci piacciono i funghi', 'mushroom'],
  ['mio marito odia le olive', 'olive'],
  ['non abbiamo burro', 'butter'],
  ['a mi hijo no le gustan los champiñones', 'mushroom'],
  ['no tengo huevos', 'egg'],
  ['se me acabó la leche', 'milk'],
  ['pas trop épicé', 'chilli'],
  ['nicht zu scharf', 'chilli'],
])('who refuses a food in another language is not given it: %s', (text, food) => {
  const { held, left } = read(text);
  expect(held).toEqual([]);
  expect(left.map((name) => names.find(name)?.name ?? name)).toContain(food);
});

test.each([
  ['mon fils est allergique aux oeufs', ['eggs']],
  ['je suis allergique aux noix', ['nuts']],
  ['ich bin allergisch gegen Erdnüsse', ['peanuts']],
  ['sono allergica alle uova', ['eggs']],
  ['soy alérgico a los huevos', ['eggs']],
  ['intolérante au lactose', ['dairy']],
  ['Nussallergie', ['nuts']],
  ['Erdnussallergie', ['peanuts']],
  ['Eiallergie', ['eggs']],
  ['Milchallergie', ['dairy']],
  ['Laktoseintoleranz', ['dairy']],
  ['Zöliakie', ['gluten']],
  ['je suis coeliaque', ['gluten']],
  ['Nussallergiker', ['nuts']],
  ['von Nüssen bekomme ich Ausschlag', ['nuts']],
  ['mein Kind verträgt keine Milch', ['dairy']],
  ['je supporte pas le lactose', ['dairy']],
  ['il peut pas manger de noix', ['nuts']],
  ['mia moglie non sopporta il latte', ['dairy']],
  ['mi hijo no puede tomar leche', ['dairy']],
])('an allergy in another language is heeded: %s', (text, left) => {
  expect(read(text)).toEqual({ held: [], left });
});

test.each([
  ['my lad comes out in hives if he eats egg', ['eggs']],
  ['my daughter swells up when she has kiwi', ['kiwi']],
  ['if I eat onions I get heartburn', ['onion']],
  ['fish is out of the question', ['fish']],
  ['mushrooms are the devil', ['mushroom']],
  ['milk gives me a tummy ache', ['dairy']],
  ['celery makes my throat itch', ['celery']],
  ['went to hospital once because of peanuts', ['peanuts']],
  ["I'm lactose", ['dairy']],
])('a refusal that is told as a story is heeded: %s', (text, left) => {
  expect(read(text)).toEqual({ held: [], left });
});

test('what was said by mistake is taken back, and what made somebody ill is not there', () => {
  expect(read('chicken, no wait, turkey').held).toEqual(['turkey']);
  expect(read('last time she had prawns we called an ambulance').held).toEqual([]);
});

test('foods, dishes and sentences of other languages that refuse nothing are there as before', () => {
  expect(read('Hähnchen mit Reis').held).toEqual(['chicken', 'rice']);
  expect(read('poulet avec du riz').held).toEqual(['chicken', 'rice']);
  expect(read('ich habe Eier und Milch').held).toEqual(['egg', 'milk']);
  expect(read("huile d'olive, oignons").held).toEqual(['olive oil', 'onion']);
  expect(read('ich mag Pilze').held).toEqual(['mushroom']);
  expect(read("j'aime les champignons").held).toEqual(['mushroom']);
  expect(read('me gustan los champiñones').held).toEqual(['mushroom']);
  expect(read('mai tai mix, menu, nine eggs').left).toEqual([]);
});

test('commas that were dictated part the foods', () => {
  expect(read('chicken comma rice comma peas full stop').held).toEqual(['chicken', 'pea', 'rice']);
  expect(read('Hühnchen Komma Reis Punkt').held).toEqual(['chicken', 'rice']);
});

test('who eats no bread is given no buns, and no carbs are no oats either', () => {
  const excludedBy = (text: string): string[] =>
    readTyped(text, { knowledge, names }).left.flatMap(({ numbers }) =>
      numbers.flatMap((number) => knowledge.byNumber(number)?.name ?? []),
    );
  expect(excludedBy('no bread')).toContain('bread roll');
  expect(excludedBy('low carb')).toEqual(expect.arrayContaining(['bread roll', 'oat', '00 flour']));
});

test.each([
  ['kein Fisch außer Lachs', 'salmon', 'fish'],
  ['pas de fromage sauf le chèvre', "goat's cheese", 'cheese'],
  ['niente pesce tranne il salmone', 'salmon', 'fish'],
  ['ningún pescado excepto salmón', 'salmon', 'fish'],
  ['no cheese at home except feta', 'feta', 'cheese'],
])('of what %j leaves out one thing is kept', (text, held, left) => {
  expect(read(text)).toEqual({ held: [held], left: [left] });
});

test.each(['sans les noix', 'tout sauf les noix', 'ohne die Nüsse', 'senza uova né le noci'])(
  'the article of %j hides no group',
  (text) => {
    expect(read(text).left).toContain('nuts');
  },
);

test.each([
  ['Auflauf mit Kartoffeln und Schinken', ['ham', 'potato']],
  ['Suppe mit Kartoffeln und Lauch', ['leek', 'potato']],
  ['Resteessen mit Reis und Ei', ['egg', 'rice']],
  ['was kann ich mit 500g Hack und Lauch machen', ['leek', 'minced meat']],
  ['halbe Zucchini Rest Feta und paar Tomaten', ['courgette', 'feta', 'tomato']],
  ['Heissluftfritteuse Lachs Brokkoli', ['broccoli', 'salmon']],
  ['qué puedo hacer con calabacín y huevos', ['courgette', 'egg']],
  ['cosa faccio con due uova e mezza cipolla', ['egg', 'onion']],
  ['que faire avec poulet et riz', ['chicken', 'rice']],
  ['blettes et chèvre au cookeo', ["goat's cheese", 'swiss chard']],
  ['traybake with feta and cucumber', ['cucumber', 'feta']],
])('in %j the foods are there, whatever is asked around them', (text, foods) => {
  expect(read(text)).toEqual({ held: foods, left: [] });
});

test.each([
  ['ho finito le uova', 'eggs'],
  ["j'ai fini le beurre", 'butter'],
  ['mir fehlen Zwiebeln', 'onion'],
  ['me he quedado sin aceite', 'vegetable oil'],
  ['sono intollerante al lattosio', 'dairy'],
  ['soy celíaca', 'gluten'],
])('%j leaves out %s and holds nothing', (text, food) => {
  expect(read(text)).toEqual({ held: [], left: [food] });
});

test.each([
  ['ich habe Eier und Milch im Kühlschrank', ['egg', 'milk']],
  ['ich hab noch Kartoffeln und Quark im Kühlschrank', ['potato', 'quark']],
  ['halber Kürbis muss weg, dazu Feta', ['feta', 'pumpkin']],
  ['Zucchini müssen weg', ['courgette']],
  ['tengo leche en la nevera', ['milk']],
  ["j'ai du fromage au frigo", ['cheese']],
  ['mi è avanzato del pollo arrosto e ho patate', ['cooked chicken', 'potato']],
])('what is at home in another language is there: %s', (text, foods) => {
  expect(read(text)).toEqual({ held: foods, left: [] });
});

test.each([
  ['non mangio carne ho fagioli e riso', ['meat'], ['bean', 'rice']],
  ['sono allergico alle uova ho latte', ['eggs'], ['milk']],
  ['soy alérgico al huevo tengo arroz', ['eggs'], ['rice']],
])('what is there stands behind what is refused, without a comma: %s', (text, left, foods) => {
  expect(read(text)).toEqual({ held: foods, left });
});

test.each([
  ['tomates maduros pan duro', ['bread', 'tomato']],
  ['verza due patate', ['potato', 'savoy cabbage']],
  ['pollo arroz y cebolla', ['chicken', 'onion', 'rice']],
  ['zucchine grandi uova fresche', ['courgette', 'egg']],
  ['pane raffermo pomodori maturi', ['bread', 'tomato']],
  ['merluza congelada patatas', ['hake', 'potato']],
  ['arroz cocido huevo duro', ['cooked rice', 'egg']],
  ['patate lesse tonno', ['canned tuna', 'cooked potato']],
  ['pan de ayer leche huevos', ['bread', 'egg', 'milk']],
  ['pain rassis tomates mûres', ['bread', 'tomato']],
  ['citron sucre beurre', ['butter', 'citron', 'sugar']],
  ['trockenes Brot reife Tomaten', ['bread', 'tomato']],
])('foods stand beside each other without a comma, with what is said of each: %s', (text, foods) => {
  expect(read(text)).toEqual({ held: foods, left: [] });
});

test.each([
  ['leche condensada', 'condensed milk'],
  ['crema di latte', 'cream'],
  ['farina di riso', 'rice flour'],
  ['queso de cabra', "goat's cheese"],
])('but one food of several words stays one: %s', (text, food) => {
  expect(read(text)).toEqual({ held: [food], left: [] });
});

const kitchen = (...texts: string[]): string[] =>
  readKitchen(texts, { knowledge, names })
    .held.map(({ name }) => name)
    .sort();

describe('a word that is a food in English, too, is what it is in the language of the others', () => {
  test.each([
    ['pimientos huevos cebolla', ['bell pepper', 'egg', 'onion']],
    ['farina uova latte', ['egg', 'milk', 'plain flour']],
    ['Speck Eier Nudeln', ['bacon', 'egg', 'pasta']],
    ['Paprika Hackfleisch Reis', ['beef mince', 'bell pepper', 'rice']],
    ['raisin, noix, fromage', ['cheese', 'grape', 'walnut']],
    ['prune, farine, beurre', ['butter', 'plain flour', 'plum']],
  ])('%s', (text, foods) => {
    expect(kitchen(text)).toEqual(foods);
    expect(kitchen(...text.split(/,? /))).toEqual(foods);
  });

  test.each([
    ['paprika, chicken, rice', ['chicken', 'paprika', 'rice']],
    ['paprika, zucchini, chicken', ['chicken', 'courgette', 'paprika']],
    ['paprika, pollo, arroz', ['chicken', 'paprika', 'rice']],
    ['farina, sugar, milk', ['farina', 'milk', 'sugar']],
    ['speck and eggs', ['egg', 'speck']],
    ['tuna, arroz, cebolla', ['onion', 'rice', 'tuna']],
    ['paprika', ['paprika']],
  ])('but stays what it is in English elsewhere: %s', (text, foods) => {
    expect(kitchen(text)).toEqual(foods);
  });
});

test.each([
  ['restes de riz', 'cooked rice'],
  ['les restes de pâtes', 'cooked pasta'],
  ['restes de poulet', 'cooked chicken'],
  ['Reste vom Hähnchen', 'cooked chicken'],
  ['Reste von Kartoffeln', 'cooked potato'],
  ['Nudelreste', 'cooked pasta'],
  ['resto di pasta', 'cooked pasta'],
  ['un resto di riso', 'cooked rice'],
  ['avanzi di pollo', 'cooked chicken'],
  ['pollo avanzato', 'cooked chicken'],
  ['sobras de pollo', 'cooked chicken'],
  ['sobras de arroz', 'cooked rice'],
  ['pollo que sobró', 'cooked chicken'],
])('leftovers of another language are cooked already: %s', (text, food) => {
  expect(read(text)).toEqual({ held: [food], left: [] });
});

describe('what is refused in Portuguese and told to be there in French', () => {
  test.each([
    ['sobrou arroz e feijão, meu filho não pode comer ovo', ['bean', 'rice'], ['eggs']],
    ['arroz e feijão, minha filha não pode comer amendoim', ['bean', 'rice'], ['peanuts']],
    ['meu marido não come queijo', [], ['cheese']],
    ["j'ai plus de beurre, juste des oeufs et du lait", ['egg', 'milk'], ['butter']],
    ["je n'ai que des oeufs et du riz, pas de lait", ['egg', 'rice'], ['milk']],
  ])('%s', (text, there, left) => {
    expect(read(text)).toEqual({ held: there, left });
  });
});
