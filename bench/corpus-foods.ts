import { Allergen } from '../api/src/modules/ingredients/dietary.ts';
import { seededRandom } from '../api/src/shared/seeded-random.ts';
import type { DietFact } from '../api/src/modules/ingredients/food.entity.ts';
import { FoodChoices, NO_CHOICES } from '../api/src/modules/ingredients/foods/food-choices.ts';
import {
  FoodKnowledge,
  type FoodEntry,
  type KnownFood,
  type Swap,
} from '../api/src/modules/ingredients/foods/food-knowledge.ts';
import { Skew, weightOfRank } from './skew.ts';

/** The foods that recipes are made up of. */
export interface CorpusFoods {
  knowledge: FoodKnowledge;
  /** The commonest first. */
  common: readonly KnownFood[];
  staples: readonly KnownFood[];
  /** Choices of foods that recipes leave. */
  choices: FoodChoices;
}

/** Foods of the made-up catalogue, as many as the real one has. */
const FOODS = 2_000;

/** Directed swaps, as many as the real catalogue has. */
const SWAPS = 1_000;

/** Share of the foods that are a kind of another, as in the real catalogue. */
const KINDS = 0.4;

/** Choices of foods, as many as ten thousand real recipes leave. */
const CHOICES = 4_000;

const STAPLES = ['salt', 'black pepper', 'water'];

/** Share of the foods that contain each allergen. */
const ALLERGEN_SHARES: [Allergen, number][] = [
  [Allergen.DAIRY, 0.08],
  [Allergen.GLUTEN, 0.06],
  [Allergen.TREE_NUTS, 0.03],
  [Allergen.SOY, 0.02],
  [Allergen.FISH, 0.02],
  [Allergen.EGGS, 0.015],
  [Allergen.PEANUT, 0.01],
  [Allergen.SHELLFISH, 0.01],
];

/** The real foods, in the order of how many recipes of the starter catalogue need them. */
export function catalogueFoods(knowledge: FoodKnowledge, needing: (food: KnownFood) => number): CorpusFoods {
  const common = knowledge.foods
    .filter((food) => !food.isStaple)
    .sort((a, b) => needing(b) - needing(a) || a.number - b.number);
  return { knowledge, common, staples: knowledge.foods.filter((food) => food.isStaple), choices: NO_CHOICES };
}

/** Foods as many and as related as the real ones, always the same; `hasChoices` where recipes are to leave choices of them. */
export function madeUpFoods(hasChoices = false): CorpusFoods {
  const random = seededRandom('foods');
  const common = Array.from({ length: FOODS }, (_, rank) =>
    entry(rank + 1, `food ${rank + 1}`, parentOf(rank, random), random),
  );
  const staples = STAPLES.map((name, i) => ({
    ...entry(FOODS + i + 1, name, null, random),
    isStaple: true,
    diet: 'vegan' as const,
    contains: [],
  }));
  const knowledge = new FoodKnowledge([...common, ...staples], madeUpSwaps(common, random));
  const choices = hasChoices ? madeUpChoices(FOODS + STAPLES.length + 1, random) : NO_CHOICES;
  return { knowledge, common: knowledge.foods.slice(0, FOODS), staples: knowledge.foods.slice(FOODS), choices };
}

/** Of two foods, or in one of four of three; common foods are more often among them. */
function madeUpChoices(first: number, random: () => number): FoodChoices {
  const skew = new Skew(Array.from({ length: FOODS }, (_, rank) => weightOfRank(rank)));
  const foodsOf = (count: number): number[] =>
    [...new Set(Array.from({ length: count }, () => 1 + skew.draw(random())))].sort((a, b) => a - b);
  const all = Array.from({ length: CHOICES }, () => foodsOf(random() < 1 / 4 ? 3 : 2)).filter(
    (foods) => foods.length > 1,
  );
  const distinct = new Map(all.map((foods) => [foods.join(','), foods]));
  return new FoodChoices([...distinct.values()].map((foods, i) => ({ number: first + i, foods, refused: [] })));
}

/** A kind is rarer than what it is a kind of. */
function parentOf(rank: number, random: () => number): string | null {
  return rank >= 20 && random() < KINDS ? String(1 + Math.floor((rank / 2) * random())) : null;
}

function entry(number: number, name: string, parentId: string | null, random: () => number): FoodEntry {
  const contains = ALLERGEN_SHARES.filter(([, share]) => random() < share).map(([allergen]) => allergen);
  const unused = {
    plural: null,
    aliases: [],
    category: 'made up',
    commonUnit: null,
    isStaple: false,
    areKindsAlike: false,
    isDistinct: false,
    nutrients: null,
    weights: null,
    shelfDays: null,
  };
  return {
    id: String(number),
    number,
    slug: name.replace(' ', '-'),
    name,
    parentId,
    diet: dietOf(random()),
    contains,
    unsure: [],
    ...unused,
  };
}

function dietOf(random: number): DietFact {
  return random < 0.08 ? 'none' : random < 0.1 ? 'pescatarian' : random < 0.24 ? 'vegetarian' : 'vegan';
}

/** What stands in is common, what it stands in for may be anything. */
function madeUpSwaps(foods: readonly FoodEntry[], random: () => number): Swap[] {
  const skew = new Skew(foods.map((_, rank) => weightOfRank(rank)));
  const pairs = Array.from(
    { length: SWAPS },
    () => [foods[skew.draw(random())], foods[Math.floor(foods.length * random())]] as const,
  );
  return pairs.flatMap(([use, food]) =>
    use && food && use !== food
      ? [{ foodId: food.id, useId: use.id, ratio: 1, contexts: [], note: null, withId: null }]
      : [],
  );
}
