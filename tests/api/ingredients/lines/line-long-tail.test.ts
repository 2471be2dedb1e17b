import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

describe('measures of bars and of other kitchens', () => {
  test.each([
    ['1 barspoon maraschino liqueur', 1, 'tsp', 'maraschino liqueur'],
    ['1/2 part simple syrup', 0.5, 'part', 'sugar syrup'],
    ['1 part gin', 1, 'part', 'gin'],
    ['float of dark rum', null, 'splash', 'dark rum'],
    ['few drops vanilla', null, 'drop', 'vanilla extract'],
    ['1 katori besan', 1, 'bowl', 'chickpea flour'],
    ['1 krm salt', 1, 'ml', 'salt'],
    ['1 nypa salt', 1, 'pinch', 'salt'],
    ['1 Australian cup self-raising flour', 1, 'metric cup', 'self-raising flour'],
    ['1 US cup flour', 1, 'cup', 'plain flour'],
    ['2 tblspn oil', 2, 'tbsp', 'vegetable oil'],
    ['2 lg eggs', 2, null, 'egg'],
    ['1 lge egg', 1, null, 'egg'],
    ['1 sm onion', 1, null, 'onion'],
    ['1 lrg carrot', 1, null, 'carrot'],
    ['1 part-skim mozzarella', 1, null, 'mozzarella'],
    ['1 cup part skim ricotta', 1, 'cup', 'ricotta'],
  ])('%s', (line, quantity, unit, food) => {
    expect(linkLine(line, names)).toMatchObject({ quantity, unit, food: { name: food }, isUnknown: false });
  });

  test('a range goes on in the larger unit', () => {
    expect(linkLine('800g-1kg pork shoulder', names)).toMatchObject({ quantity: 800, quantityMax: 1000, unit: 'g' });
    expect(linkLine('800g – 1.2kg pork shoulder', names)).toMatchObject({
      quantity: 800,
      quantityMax: 1200,
      unit: 'g',
    });
    expect(linkLine('1 lb - 500 g pork shoulder', names)).toMatchObject({ quantity: 1, quantityMax: null, unit: 'lb' });
  });
});

test.each([
  ['2 tablespoons plus 3 1/2 to 4 cups sifted flour', 58, 66, 'tbsp'],
  ['1 cup plus 1 to 2 tablespoons flour', 1.063, 1.125, 'cup'],
  ['1 to 2 cups plus 2 tablespoons flour', 1.125, 2.125, 'cup'],
])('a sum is a range where a part of it is one: %s', (line, quantity, quantityMax, unit) => {
  expect(linkLine(line, names)).toMatchObject({ quantity, quantityMax, unit });
});

test('what is made of glass is counted, and measured by no glass', () => {
  expect(linkLine('Two glass marbles', names)).toMatchObject({ quantity: 2, unit: null, isNoFood: true });
  expect(linkLine('1 glass white wine', names)).toMatchObject({ unit: 'glass', food: { name: 'white wine' } });
});

test('a database tells which part of a fruit is eaten before its name', () => {
  expect(linkLine('1 fruit, without seeds lemons, juiced', names)).toMatchObject({
    quantity: 1,
    food: { name: 'lemon' },
  });
});

describe('words around a food that leave it what it is', () => {
  test.each([
    ['sprinkles for decorating', 'sprinkles'],
    ['Top up with prosecco', 'prosecco'],
    ['lemon wheel for garnish', 'lemon'],
    ['2 lime wheels', 'lime'],
    ['1 tsp savory, see note below', 'savory'],
    ['400 g chinese leaf, in wide strips', 'napa cabbage'],
    ['1 chinese leaf, cut into strips', 'napa cabbage'],
    ['Bread (toasted), gluten-free', 'gluten-free bread'],
    ['1 banana (peeled), frozen', 'frozen banana'],
    ['1 cup butter (softened), dairy-free', 'vegan butter'],
    ['4 chicken thighs, bone-in, with skin', 'chicken thigh'],
  ])('%s', (line, food) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: food }, isUnknown: false });
  });

  test.each([
    ['Olive oil, 2 tbsp for frying', 2, 'tbsp'],
    ['Paprika - 2 tsp as needed', 2, 'tsp'],
    ['Greek yogurt (2 cups for the sauce)', 2, 'cup'],
  ])('an amount behind the name is read, whatever follows it: %s', (line, quantity, unit) => {
    expect(linkLine(line, names)).toMatchObject({ quantity, unit });
  });

  test.each(['Equipment: a stand mixer', 'Tools: 1 whisk, 1 bowl', 'Special equipment: a spice mill'])(
    '"%s" is nothing to eat',
    (line) => {
      expect(linkLine(line, names)).toMatchObject({ isNoFood: true });
    },
  );
});
