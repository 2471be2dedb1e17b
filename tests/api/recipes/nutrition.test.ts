import { linkLine } from '../../../api/src/modules/ingredients/lines/line-linker.ts';
import { knownNutrition, nutritionPerServing, type NutritionLine } from '../../../api/src/modules/recipes/nutrition.ts';
import { names, nutritionOf } from './nutrition-of-lines.ts';

/** kcal, protein, fat and carbohydrate of 100 g in the rows of USDA SR28. */
const PER_100_G = {
  flour: [364, 10.33, 0.98, 76.31], // 20081
  bakingPowder: [53, 0, 0, 27.7], // 18369
  sugar: [387, 0, 0, 99.98], // 19335
  milk: [61, 3.15, 3.25, 4.8], // 1077
  egg: [143, 12.56, 9.51, 0.72], // 1123
  yolk: [322, 15.86, 26.54, 3.59], // 1125
  butter: [717, 0.85, 81.11, 0.06], // 1001
  cheddar: [404, 22.87, 33.31, 3.09], // 1009
  parmesan: [392, 35.75, 25.83, 3.22], // 1033
  feta: [264, 14.21, 21.28, 4.09], // 1019
  spaghetti: [371, 13.04, 1.51, 74.67], // 20120
  rice: [365, 7.13, 0.66, 79.95], // 20044
  bacon: [417, 12.62, 39.69, 1.28], // 10123
  mince: [254, 17.17, 20, 0], // 23572
  avocado: [160, 2, 14.66, 8.53], // 9037
  lemonJuice: [22, 0.35, 0.24, 6.9], // 9152
  limeJuice: [25, 0.42, 0.07, 8.42], // 9160
  banana: [89, 1.09, 0.33, 22.84], // 9040
  onion: [40, 1.1, 0.1, 9.34], // 11282
  springOnion: [32, 1.83, 0.19, 7.34], // 11291
  garlic: [149, 6.36, 0.5, 33.06], // 11215
  tomato: [18, 0.88, 0.2, 3.89], // 11529
  cannedTomato: [16, 0.79, 0.25, 3.47], // 11531
  cucumber: [15, 0.65, 0.11, 3.63], // 11205
  potato: [77, 2.05, 0.09, 17.49], // 11352
  peas: [77, 5.22, 0.4, 13.62], // 11312
  coriander: [23, 2.13, 0.52, 3.67], // 11165
  chickpeas: [139, 7.05, 2.77, 22.53], // 16358, drained
  kidneyBeans: [124, 7.98, 1.05, 21.49], // 16145, drained
  tahini: [595, 17, 53.76, 21.19], // 12166
  soySauce: [53, 8.14, 0.57, 4.93], // 16123
  olives: [115, 0.84, 10.68, 6.26], // 9193
  oil: [884, 0, 100, 0], // 4044, 4053
} as const;

type Row = keyof typeof PER_100_G;

/** A dish by hand: each line with the grams a cook's table gives for it and the row that has its figures. */
interface Dish {
  servings: number;
  lines: [line: string, grams: number, row: Row][];
}

const DISHES: Record<string, Dish> = {
  'American pancakes': {
    servings: 4,
    lines: [
      ['1 1/2 cups all-purpose flour', 1.5 * 125, 'flour'],
      ['3 1/2 tsp baking powder', 3.5 * 4.6, 'bakingPowder'],
      ['1 tbsp white sugar', 12.5, 'sugar'],
      ['1 1/4 cups milk', 1.25 * 244, 'milk'],
      ['1 large egg', 50, 'egg'],
      ['3 tbsp butter, melted', 3 * 14.2, 'butter'],
    ],
  },
  'cheese omelette': {
    servings: 1,
    lines: [
      ['3 eggs', 3 * 50, 'egg'],
      ['1 tbsp butter', 14.2, 'butter'],
      ['30 g cheddar, grated', 30, 'cheddar'],
    ],
  },
  'spaghetti carbonara': {
    servings: 4,
    lines: [
      ['400 g spaghetti', 400, 'spaghetti'],
      ['150 g bacon', 150, 'bacon'],
      ['4 egg yolks', 4 * 17, 'yolk'],
      ['1 cup grated Parmesan', 100, 'parmesan'],
    ],
  },
  guacamole: {
    servings: 4,
    lines: [
      ['3 ripe avocados', 3 * 136, 'avocado'],
      ['1 lime, juiced', 44, 'limeJuice'],
      ['1/2 onion, finely chopped', 55, 'onion'],
      ['1 tomato, diced', 123, 'tomato'],
      ['10 g fresh coriander', 10, 'coriander'],
    ],
  },
  hummus: {
    servings: 6,
    lines: [
      ['2 cups canned chickpeas, drained', 2 * 152, 'chickpeas'],
      ['1/4 cup tahini', 60, 'tahini'],
      ['2 tbsp olive oil', 2 * 13.5, 'oil'],
      ['1 clove garlic', 3, 'garlic'],
      ['3 tbsp lemon juice', 3 * 15.25, 'lemonJuice'],
    ],
  },
  'chili con carne': {
    servings: 4,
    lines: [
      ['1 lb ground beef', 453.6, 'mince'],
      ['1 large onion, chopped', 150, 'onion'],
      ['2 cloves garlic, minced', 6, 'garlic'],
      ['1 (14 oz) can chopped tomatoes', 397, 'cannedTomato'],
      ['250 g canned kidney beans, drained', 250, 'kidneyBeans'],
      ['2 tbsp vegetable oil', 2 * 13.6, 'oil'],
    ],
  },
  'mashed potatoes': {
    servings: 4,
    lines: [
      ['1 kg potatoes', 1_000, 'potato'],
      ['100 ml milk', 103, 'milk'],
      ['50 g butter', 50, 'butter'],
    ],
  },
  'banana bread': {
    servings: 10,
    lines: [
      ['3 medium bananas', 3 * 118, 'banana'],
      ['2 cups flour', 2 * 125, 'flour'],
      ['3/4 cup sugar', 150, 'sugar'],
      ['2 eggs', 100, 'egg'],
      ['1 stick butter', 113, 'butter'],
    ],
  },
  'egg fried rice': {
    servings: 2,
    lines: [
      ['1 cup long grain rice', 185, 'rice'],
      ['2 eggs', 100, 'egg'],
      ['2 tbsp soy sauce', 2 * 16, 'soySauce'],
      ['1 tbsp sesame oil', 13.6, 'oil'],
      ['100 g frozen peas', 100, 'peas'],
      ['2 spring onions, sliced', 2 * 15, 'springOnion'],
    ],
  },
  'Greek salad': {
    servings: 4,
    lines: [
      ['4 tomatoes, in wedges', 4 * 123, 'tomato'],
      ['1 cucumber', 301, 'cucumber'],
      ['1 red onion, sliced', 110, 'onion'],
      ['200 g feta', 200, 'feta'],
      ['80 g black olives', 80, 'olives'],
      ['4 tbsp extra virgin olive oil', 4 * 13.5, 'oil'],
    ],
  },
};

/** The sum over the lines of grams times the figure of 100 g, for one serving. */
function byHand({ servings, lines }: Dish, figure: number): number {
  return lines.reduce((total, [, grams, row]) => total + (grams * (PER_100_G[row][figure] ?? 0)) / 100, 0) / servings;
}

describe('nutrition of classic dishes', () => {
  test.each(Object.entries(DISHES))('%s is within 15 %% of a calculation by hand', (_, dish) => {
    const computed = nutritionOf(
      dish.lines.map(([line]) => line),
      dish.servings,
    );
    for (const [figure, value] of [computed.calories, computed.protein, computed.fat, computed.carbs].entries()) {
      const expected = byHand(dish, figure);
      expect(Math.abs((value ?? 0) - expected)).toBeLessThanOrEqual(Math.max(0.15 * expected, 0.5));
    }
    expect(computed.coverage).toBe(1);
  });

  test('twice the servings hold half as much each', () => {
    const once = nutritionOf(['3 eggs', '30 g cheddar'], 1);
    const twice = nutritionOf(['3 eggs', '30 g cheddar'], 2);
    expect(twice.calories).toBeCloseTo((once.calories ?? 0) / 2, 9);
  });
});

describe('what counts', () => {
  const line = (more: Partial<NutritionLine>): NutritionLine => ({
    amount: 100,
    amountMax: null,
    unit: 'g',
    food: null,
    preparation: null,
    isOptional: false,
    ...more,
  });
  const oats = {
    category: 'grains',
    weights: { cup: 80 },
    nutrients: { calories: 400, protein: 16, fat: 8, carbs: 64, fiber: 10, sugar: null, sodium: 0 },
  };

  test('lines without an amount and optional lines add nothing', () => {
    const alone = nutritionOf(['100 g rolled oats'], 1);
    expect(nutritionOf(['100 g rolled oats', 'salt', 'honey, to taste', '50 g walnuts (optional)'], 1)).toEqual(alone);
  });

  test('of oil for frying a tenth is eaten, a film of oil in the pan whole', () => {
    expect(nutritionOf(['1 l vegetable oil, for frying'], 20).fat).toBeCloseTo(
      0.1 * (nutritionOf(['1 l vegetable oil'], 20).fat ?? 0),
      6,
    );
    expect(nutritionOf(['2 tbsp vegetable oil, for frying'], 1).fat).toBeCloseTo(27.2, 6);
  });

  test('oil used to fry something is left in the pan, too', () => {
    expect(nutritionOf(['1 1/2 cups cooking oil used to fry the chicken'], 1).fat).toBeCloseTo(32.7, 1);
    expect(nutritionOf(['500 ml oil, to deep-fry'], 1).fat).toBeCloseTo(
      nutritionOf(['500 ml oil, for deep-frying'], 1).fat ?? 0,
      6,
    );
  });

  test('of oil that is poured off after frying what stays is eaten, a third or, where the line says so, half', () => {
    const whole = nutritionOf(['150 ml olive oil'], 4).fat ?? 0;
    for (const line of [
      '150 ml olive oil, most of it drained off again',
      '150 ml olive oil, for frying, most of it poured off',
    ])
      expect(nutritionOf([line], 4).fat).toBeCloseTo(whole / 3, 6);
    expect(nutritionOf(['150 ml olive oil, half of it left over after frying'], 4).fat).toBeCloseTo(whole / 2, 6);
    expect(nutritionOf(['400 g potatoes, half of them left over'], 4)).toEqual(nutritionOf(['400 g potatoes'], 4));
  });

  test('a tortilla is within a tenth of what a dietitian makes of it', () => {
    const tortilla = nutritionOf(
      ['600 g waxy potatoes', '1 onion', '150 ml olive oil, most of it drained off again', '6 eggs'],
      4,
    );
    expect(Math.abs((tortilla.calories ?? 0) / 335 - 1)).toBeLessThan(0.1);
  });

  test('of pork belly nothing is told, as one is twice as fat as the next', () => {
    expect(nutritionOf(['800 g pork belly, in thick slices', '500 g potatoes'], 4).calories).toBeNull();
    expect(nutritionOf(['800 g pork shoulder', '500 g potatoes'], 4).calories).not.toBeNull();
  });

  test('more oil than anybody eats is left in the pan, said or not', () => {
    expect(nutritionOf(['1 l vegetable oil'], 4).fat).toBeCloseTo(
      nutritionOf(['1 l vegetable oil, for frying'], 4).fat ?? 0,
      6,
    );
    expect(nutritionOf(['250 ml olive oil', '3 eggs'], 12).fat).toBeGreaterThan(15);
  });

  test.each(['1.2 kg pork ribs', '1 kg chicken wings', '2 kg lamb leg, on the bone'])(
    'of %s nothing is told, as the weight of the bones is not known',
    (line) => {
      expect(nutritionOf([line, '500 g potatoes'], 4).calories).toBeNull();
    },
  );

  test('what is boned, or counted in pieces, has its figures', () => {
    expect(nutritionOf(['1 kg boneless chicken wings'], 4).calories).not.toBeNull();
    expect(nutritionOf(['8 chicken wings', '500 g potatoes'], 4).calories).not.toBeNull();
  });

  test('of legs counted in pieces nothing is told: with a piece of the back one weighs twice as much as without', () => {
    expect(nutritionOf(['4 chicken legs', '500 g potatoes'], 4).calories).toBeNull();
  });

  test('of a bird that is weighed whole the bones are not eaten', () => {
    const share = nutritionOf(['1.5 kg whole chicken'], 1).calories ?? 0;
    expect(share).toBeCloseTo(0.69 * 10 * (nutritionOf(['150 g whole chicken'], 1).calories ?? 0), -2);
    expect(nutritionOf(['1.5 kg chicken breast'], 1).calories).toBeCloseTo(
      10 * (nutritionOf(['150 g chicken breast'], 1).calories ?? 0),
      6,
    );
  });

  test('a thigh without its skin has half the energy', () => {
    expect(nutritionOf(['600 g chicken thighs, boned, skinned and cut into chunks'], 1).calories).toBeCloseTo(726, 6);
    expect(nutritionOf(['4 boneless skinless chicken thighs'], 1).calories).toBeCloseTo(4 * 149 * 1.21, 6);
    expect(nutritionOf(['500 g chicken thighs, skin on'], 1).calories).toBeCloseTo(1_105, 6);
  });

  test('of a lemon that is juiced only the juice counts', () => {
    expect(nutritionOf(['1 lemon, juiced'], 1).calories).toBeCloseTo(48 * 0.22, 6);
    expect(nutritionOf(['1 lemon, sliced'], 1).calories).toBeGreaterThan(15);
  });

  test.each([
    ['Chicken stock', false],
    ['Labneh with za’atar', false],
    ['Oat milk', false],
    ['Carrots with labneh', true],
    ['Chicken in coconut milk', true],
  ])('what a serving of %s holds is told, as nothing of it is strained off: %s', (title, isTold) => {
    const line = linkLine('1 kg plain yogurt', names);
    const lines = [{ ...line, amount: line.quantity, amountMax: null, isOptional: false }];
    expect(knownNutrition({ title, servings: 2 }, lines) !== null).toBe(isTold);
  });

  test('what comes cooked, fresh or in its pod is not counted as if it were dry or shelled', () => {
    for (const line of ['10 oz precooked wheat noodles', '2 cups cooked quinoa', '500 g edamame, frozen in the pod'])
      expect(nutritionOf([line], 1).calories).toBeNull();
    expect(nutritionOf(['1 cup cooked lentils'], 1).calories).toBeCloseTo(198 * 1.16, 0);
    expect(nutritionOf(['200 g spaghetti, cooked to the instructions on the packet'], 1).calories).toBeCloseTo(742, 0);
  });

  test('no sum is given where a tenth of the energy is unknown', () => {
    expect(nutritionOf(['250 g cheddar', '1 bowl sweetcorn', '1 bowl rice'], 1).calories).toBeNull();
  });

  test('a range counts as its middle', () => {
    expect(nutritionPerServing([line({ food: oats, amountMax: 300 })], 1).calories).toBe(800);
  });

  test('a lobster is not eaten with its shell, its meat is', () => {
    expect(nutritionOf(['2 lobsters, 500 g each'], 1).calories).toBeNull();
    expect(nutritionOf(['2 lobsters'], 1).calories).toBeCloseTo(231, 6);
    expect(nutritionOf(['300 g cooked lobster meat, in chunks'], 1).calories).toBeCloseTo(267, 6);
  });

  test('a figure that covers less than 80 % of the weight is not given, at 80 % it is', () => {
    const fibreless = { ...oats, nutrients: { ...oats.nutrients, fiber: null } };
    expect(
      nutritionPerServing([line({ food: oats, amount: 80 }), line({ food: fibreless, amount: 20 })], 1),
    ).toMatchObject({ calories: 400, fiber: 8 });
    expect(
      nutritionPerServing([line({ food: oats, amount: 79 }), line({ food: fibreless, amount: 21 })], 1),
    ).toMatchObject({ calories: 400, fiber: null });
  });

  test('no sum is given where a food that carries energy has no figures, and spices do not matter', () => {
    expect(
      nutritionOf(['400 g spaghetti', '150 g mascarpone', '5 egg yolks', '100 g pecorino'], 4).calories,
    ).toBeNull();
    expect(
      nutritionOf(['400 g spaghetti', '150 g bacon', '5 egg yolks', '100 g pecorino', '1 tsp garam masala'], 4)
        .calories,
    ).toBeGreaterThan(500);
  });

  test('a food without a row of its own has the figures of its true counterpart', () => {
    const carbonara = nutritionOf(['400 g spaghetti', '150 g guanciale', '5 egg yolks', '1 egg', '100 g pecorino'], 4);
    expect(carbonara.coverage).toBe(1);
    expect(carbonara.calories).toBeCloseTo((400 * 3.71 + 150 * 6.55 + 85 * 3.22 + 50 * 1.43 + 100 * 3.87) / 4, 0);
  });

  test('nor where a food without figures has much of the energy, however little it weighs', () => {
    const salad = nutritionOf(['800 g watermelon', '2 tbsp olive oil', '225 g mascarpone'], 4);
    expect(salad.calories).toBeNull();
    expect(salad.coverage).toBeLessThan(0.6);
    expect(nutritionOf(['800 g watermelon', '2 tbsp olive oil', '10 g mascarpone'], 4).calories).toBeGreaterThan(100);
  });

  test('a small baguette is half a large one', () => {
    expect(nutritionOf(['2 small baguettes'], 1)).toEqual(nutritionOf(['1 baguette'], 1));
  });

  test('a figure that the foods lack is not given beside those they have', () => {
    expect(nutritionPerServing([line({ food: oats })], 1)).toMatchObject({ calories: 400, fiber: 10, sugar: null });
  });

  test('fibre and sugar of what has next to no carbohydrate are none, though the USDA leaves them open', () => {
    const meat = {
      category: 'meat',
      weights: null,
      nutrients: { ...oats.nutrients, carbs: 0.9, fiber: null, sugar: null },
    };
    expect(nutritionPerServing([line({ food: meat })], 1)).toMatchObject({ fiber: 0, sugar: 0 });
  });

  test('a line that cannot be weighed counts against the coverage and adds nothing', () => {
    const bunch = line({
      amount: 1,
      unit: 'bunch',
      food: { category: 'vegetables', weights: null, nutrients: oats.nutrients },
    });
    const { calories, coverage } = nutritionPerServing([line({ food: oats, amount: 1_000 }), bunch], 1);
    expect(calories).toBe(4_000);
    expect(coverage).toBeCloseTo(1_000 / 1_110, 9);
  });

  test('water does not cover up for foods without figures', () => {
    const water = {
      category: 'basics',
      weights: { ml: 1 },
      nutrients: { calories: 0, protein: 0, fat: 0, carbs: 0, fiber: 0, sugar: 0, sodium: 0 },
    };
    expect(
      nutritionPerServing([line({ food: water, amount: 10_000 }), line({ food: oats }), line({})], 1).coverage,
    ).toBe(0.5);
  });

  test('nothing at all has no figures', () => {
    expect(nutritionPerServing([], 4)).toEqual({
      calories: null,
      protein: null,
      carbs: null,
      fat: null,
      fiber: null,
      sugar: null,
      coverage: 0,
    });
  });
});
