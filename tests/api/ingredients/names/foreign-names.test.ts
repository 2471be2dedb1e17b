import { names } from '../starter-foods.ts';

test.each([
  ['farine', 'flour'],
  ['mehl', 'flour'],
  ['harina', 'flour'],
  ['farina', 'farina'],
  ['leche', 'milk'],
  ['latte', 'milk'],
  ['huevos', 'eggs'],
  ['uova', 'eggs'],
  ['Zwiebel', 'onion'],
  ['ajo', 'garlic'],
  ['queso', 'cheese'],
  ['poulet', 'chicken'],
  ['Hähnchen', 'chicken'],
  ['pollo', 'chicken'],
  ['jambon', 'ham'],
  ['beurre', 'butter'],
  ['burro', 'butter'],
  ['sucre', 'sugar'],
  ['riz', 'rice'],
  ['pommes de terre', 'potatoes'],
  ['Kartoffeln', 'potatoes'],
  ['carne picada', 'mince'],
  ['pane', 'bread'],
  ['poivre', 'pepper'],
  ['olivenöl', 'olive oil'],
])('"%s" means what "%s" does', (foreign, english) => {
  expect(names.resolve(foreign)?.food).toBe(names.resolve(english)?.food);
});
