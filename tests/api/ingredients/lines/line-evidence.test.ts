import fc from 'fast-check';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { linkLines } from '../../../../api/src/modules/ingredients/lines/recipe-lines.ts';
import { classifyLines } from '../../../../api/src/modules/ingredients/lines/classify.ts';
import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { knowledge, names } from '../starter-foods.ts';

const { DAIRY, EGGS, FISH, GLUTEN, PEANUT, TREE_NUTS } = Allergen;
const factsOf = (line: string) => linkLine(line, names).facts;
const classify = (...lines: string[]) =>
  classifyLines(
    linkLines(
      lines.map((text) => ({ text, group: null })),
      names,
    ),
  );

describe('what a line or its remark names counts, wherever it stands', () => {
  test.each([
    ['lettuce, tomato, sliced cheddar', DAIRY, 'vegetarian'],
    ['corn cobs, grilled, buttered', DAIRY, 'vegetarian'],
    ['1 tin sunflower oil–packed mackerel', FISH, 'pescatarian'],
    ['2 chicken breasts, dusted with flour', GLUTEN, 'none'],
    ['1 cup almond milk (or regular milk)', DAIRY, 'vegetarian'],
    ['200 g rice, tossed with peanuts', PEANUT, 'vegan'],
    ['4 potatoes, mashed with butter', DAIRY, 'vegetarian'],
    ['1 bowl salad leaves, topped with a poached egg', EGGS, 'vegetarian'],
    ['2 apples, with chopped walnuts', TREE_NUTS, 'vegan'],
  ])('"%s" contains %s', (line, allergen, diet) => {
    const facts = factsOf(line);
    expect(facts.contains).toContain(allergen);
    expect(facts.diet).toBe(diet);
  });

  const BEFORE = [
    'lettuce, sliced ',
    'lettuce, tomato, sliced ',
    '1 onion, fried in ',
    'corn cobs, grilled, with ',
    '1 lemon (and ',
    '2 carrots, topped with ',
    '200 g potatoes, served with ',
  ];
  const allergenic = knowledge.foods.filter(({ contains }) => contains.length > 0);

  test('whatever contains an allergen is found behind any of these words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allergenic), fc.constantFrom(...BEFORE), (food, before) => {
        expect(factsOf(`${before}${food.name}`).contains).toEqual(expect.arrayContaining([...food.contains]));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what a line points away from adds nothing', () => {
  test.each([
    ['2 tbsp dairy-free margarine', DAIRY],
    ['3 tbsp olive oil (instead of butter)', DAIRY],
    ['200 g oats, nut-free', TREE_NUTS],
    ['1 lettuce, without croutons', GLUTEN],
  ])('"%s" contains no %s', (line, allergen) => {
    expect(factsOf(line).contains).not.toContain(allergen);
  });
});

describe('lines that ask for no food of their own', () => {
  test.each([
    ['N/A', 'note'],
    ['Serves 4', 'note'],
    ['For the dough:', 'heading'],
    ['Toppings of your choice', 'choice'],
    ['a large frying pan', 'tool'],
  ])('"%s" says why: %s', (line, why) => {
    expect(linkLine(line, names)).toMatchObject({ isNoFood: true, noFood: why, isUnknown: false });
  });

  test('a part of the recipe is its own lines', () => {
    const lines = [
      { text: '500 g flour', group: 'Dough' },
      { text: '2 eggs', group: 'Dough' },
      { text: '1 batch dough (see above)', group: 'Pie' },
      { text: '3 apples', group: 'Pie' },
    ];
    const [, , part] = linkLines(lines, names);
    expect(part).toMatchObject({ isNoFood: true, noFood: 'part', isUnknown: false });
    expect(part?.facts.contains).toEqual(expect.arrayContaining([GLUTEN, EGGS]));
  });

  test('a part that is not in the recipe leaves everything open', () => {
    expect(classify('basic dough (see above)', '3 apples').unsure).toContain(GLUTEN);
  });
});
