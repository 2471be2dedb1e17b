import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { isFreeOf } from '../../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

describe('lines that leave the food to the cook', () => {
  test.each([
    'Toppings (optional)',
    'optional aromatic ingredients',
    'Optional toppings:',
    'Seasoning to taste',
    'N/A',
    "- If you don't have them, leave them out",
  ])('"%s" asks for no food', (line) => {
    expect(linkLine(line, names)).toMatchObject({
      isNoFood: true,
      isUnknown: false,
      facts: { contains: [], unsure: [] },
    });
  });

  test.each([
    'Any extra toppings you like',
    'Other sandwich toppings',
    'Condiments of your choice',
    'Garnish of choice',
    '• Your favourite pizza toppings',
    '(optional) fillings of your choice',
    '- Any ingredients you want. Be creative',
    '...really whatever you like (optional)',
    'Filling of choice',
    'your favourite toppings',
    'Anything you like',
    'Feel free to add anything you like',
  ])('"%s" asks for no food, and the cook may take anything', (line) => {
    const linked = linkLine(line, names);
    expect(linked).toMatchObject({ isNoFood: true, isUnknown: false, facts: { contains: [], diet: 'unknown' } });
    expect(isFreeOf(linked.facts, [Allergen.DAIRY])).toBe(false);
  });

  test.each([
    ['Any ingredients you want. ie, veggies, chicken, mushrooms (cooked), or beans', ['chicken', 'mushroom', 'bean']],
    ['Anything you like: nuts, cheese, shrimp', ['cheese', 'prawn']],
    ['Your favorite toppings (salsa, cheese, olives)', ['cheese', 'olive']],
    ['Toppings of choice, such as salsa and cheese', ['cheese']],
  ])('the foods that it shows are a choice, and anything else may be taken too: %s', (line, others) => {
    const { food, alternativeFoods, foodsBeside, facts } = linkLine(line, names);
    expect(food).not.toBeNull();
    expect(alternativeFoods.map(({ name }) => name)).toEqual(others);
    expect(foodsBeside).toEqual([]);
    expect(facts.diet).not.toBe('vegan');
    expect(isFreeOf(facts, [Allergen.SESAME])).toBe(false);
  });

  test('salt to taste leaves nothing open', () => {
    expect(linkLine('Salt and pepper to your liking', names).facts).toMatchObject({ diet: 'vegan', unsure: [] });
  });

  test('wood for the smoker is no food, whatever it grew', () => {
    const { food, noFood } = linkLine('Applewood (or other sweet cooking wood such as cherry or maple)', names);
    expect({ food, noFood }).toEqual({ food: null, noFood: 'tool' });
  });

  test.each([
    '1 sheet cake (tray, or a piece of cardboard lined with parchment paper)',
    '1 pie (pan)',
    'Small clay doll, coin or other good-luck trinket (optional)',
    '8 scallop shells or ramekins',
    '72 ounces jelly (Ball canning, jars with lids and rings)',
  ])('a tool is no food, though brackets finish its name or it goes by a food: %s', (line) => {
    expect(linkLine(line, names)).toMatchObject({ food: null, noFood: 'tool', facts: { contains: [], unsure: [] } });
  });

  test.each(['1 dozen eggs (tray)', '1 cup grape jelly (a jar)', '1 tuna (tin)', '1 apple pie (tray)'])(
    'but what is sold in a vessel is eaten: %s',
    (line) => {
      expect(linkLine(line, names).isNoFood).toBe(false);
    },
  );

  test.each([
    'frob cream, as topping (optional)',
    'magic frob topping (optional)',
    '1 cup frob cheese of your choice',
    'any frobs',
    'chopped frobs for garnish, optional',
    '1 scoop frob powder (your favorite)',
    'protein of choice',
    '6 frobs (or as many as you want), shucked',
  ])('an unknown food is free of nothing, though it is a choice or may be left out: %s', (line) => {
    const linked = linkLine(line, names);
    expect(linked).toMatchObject({ isNoFood: false, isUnknown: true });
    expect(isFreeOf(linked.facts, [Allergen.DAIRY])).toBe(false);
  });

  test('a cut of meat, whichever, is meat', () => {
    expect(linkLine('Any lean, tough cut of meat', names)).toMatchObject({
      food: { name: 'meat' },
      facts: { diet: 'none' },
    });
    expect(linkLine('Any kind of firm, thin, sliced bread', names)).toMatchObject({
      isUnknown: false,
      facts: { contains: [Allergen.GLUTEN] },
    });
  });
});
