import { convertAmount } from '../../ingredients/units/conversion.ts';
import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { meantMeasure } from '../nutrition-measure.ts';
import { nutritionPerServing } from '../nutrition.ts';
import type { DraftedLine } from '../recipe-draft.ts';
import type { CheckedRecipe, Finding } from './checked-recipe.ts';

type Range = readonly [least: number, most: number];

/** Grams of one line for one serving that a home cook would find sane, by aisle. Fish and shellfish may be weighed in the shell. */
const SANE_BY_AISLE: Record<string, Range> = {
  baking: [0.05, 130],
  basics: [0.02, 600],
  bread: [3, 150],
  'canned-and-jarred': [1, 550],
  cheese: [2, 120],
  dairy: [0.5, 260],
  deli: [5, 200],
  drinks: [3, 250],
  fish: [2, 550],
  frozen: [10, 300],
  fruit: [0.5, 260],
  grains: [4, 220],
  herbs: [0.02, 45],
  meat: [15, 350],
  'nuts-and-seeds': [0.5, 70],
  'oils-and-vinegars': [0.3, 40],
  poultry: [40, 400],
  pulses: [20, 220],
  sauces: [0.3, 80],
  'snacks-and-sweets': [5, 150],
  spices: [0.005, 4],
  'tofu-and-plant-protein': [30, 220],
  vegetables: [0.3, 560],
};

/** The same for foods whose aisle says too little, by slug; kinds of them too. */
const SANE_BY_FOOD: Record<string, Range> = {
  salt: [0.02, 5],
  'black-pepper': [0.02, 2.5],
  sugar: [0.2, 75],
  garlic: [0.3, 20],
  ginger: [0.5, 25],
  egg: [2, 150],
  butter: [0.5, 60],
  chilli: [0.3, 60],
  // Large dried ones are mild, and thicken a sauce.
  'ancho-chilli': [0.5, 25],
  'guajillo-chilli': [0.5, 25],
  'pasilla-chilli': [0.5, 25],
  'baking-powder': [0.05, 4],
  'bicarbonate-of-soda': [0.05, 3],
  'dried-yeast': [0.1, 4],
  honey: [1, 45],
  'instant-coffee': [0.1, 5],
  // These are most of what they are served with.
  'pasta-sauce': [10, 250],
  'pizza-sauce': [10, 250],
  'soy-sauce': [1, 40],
  'fish-sauce': [1, 30],
  mirin: [1, 60],
};

/** Energy of a serving, in kcal: from a spoonful of chutney to a plate for the hungry. */
const SANE_ENERGY: Range = [10, 1_300];

/** What food is fried, dipped or soaked in is not eaten, so that its amount says nothing. */
const NOT_EATEN = /\bfor (?:the |deep[ -])?(?:frying|bath|boiling|soaking|brine)\b/;

/** Amounts for one serving that no cook would mean, such as a whole bulb of garlic or a spoon of salt each. */
export function checkAmounts(recipe: CheckedRecipe, knowledge: FoodKnowledge): Finding[] {
  const lines = recipe.derived.lines.flatMap((line, at): Finding[] => {
    const grams = gramsPerServing(line, recipe.servings);
    const sane = line.food && saneRange(line.food, knowledge);
    if (grams === undefined || !sane || (grams >= sane[0] && grams <= sane[1])) return [];
    return [
      {
        file: recipe.file,
        field: `ingredients.${at + 1}`,
        message: `${line.line}: ${round(grams)} g a serving, not ${sane[0]} to ${sane[1]}`,
      },
    ];
  });
  const { calories } = nutritionPerServing(
    recipe.derived.lines.map((line) => ({
      ...line,
      amount: line.quantity,
      amountMax: line.quantityMax,
      isOptional: line.optional,
    })),
    recipe.servings,
  );
  if (calories === null || (calories >= SANE_ENERGY[0] && calories <= SANE_ENERGY[1])) return lines;
  return [
    ...lines,
    {
      file: recipe.file,
      field: 'servings',
      message: `${round(calories)} kcal a serving, not ${SANE_ENERGY[0]} to ${SANE_ENERGY[1]}`,
    },
  ];
}

function gramsPerServing(line: DraftedLine, servings: number): number | undefined {
  if (line.quantity === null || !line.food || NOT_EATEN.test(line.preparation ?? '')) return undefined;
  const { amount, unit } = meantMeasure({ amount: line.quantity, unit: line.unit, preparation: line.preparation });
  const grams = convertAmount(amount, unit, 'g', line.food);
  return grams === undefined ? undefined : grams / servings;
}

function saneRange(food: KnownFood, knowledge: FoodKnowledge): Range | undefined {
  const line = [food.slug, ...food.ancestors.map((number) => knowledge.byNumber(number)?.slug ?? '')];
  const closest = line.find((slug) => SANE_BY_FOOD[slug] !== undefined);
  return SANE_BY_FOOD[closest ?? ''] ?? SANE_BY_AISLE[food.category];
}

const round = (number: number): number => Number(number.toPrecision(3));
