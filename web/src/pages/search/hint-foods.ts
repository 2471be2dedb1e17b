import type { Allergen, Diet } from '../../gql/graphql.ts';
import type { Filters } from './filters.ts';
import { suits } from './left-out.ts';
import type { Reading } from './search-question.ts';

/** A food that goes with much, and who does not eat it. */
interface HintFood {
  name: string;
  diet: Diet;
  allergens: readonly Allergen[];
}

const plant = (name: string, ...allergens: Allergen[]): HintFood => ({ name, diet: 'VEGAN', allergens });
const animal = (name: string, ...allergens: Allergen[]): HintFood => ({ name, diet: 'VEGETARIAN', allergens });

/** Foods of which one or the other may be added where nothing is found. */
const PAIRS: readonly HintFood[][] = [
  [animal('eggs', 'EGGS'), animal('cheese', 'DAIRY')],
  [plant('onion'), plant('garlic')],
  [plant('rice'), plant('pasta', 'GLUTEN')],
  [plant('tomatoes'), plant('beans')],
  [plant('potatoes'), plant('carrots')],
];

/**
 * The foods of one pair, drawn by luck, of those that the cook neither has nor leaves out, and eats.
 * @param luck at least 0 and less than 1
 */
export function hintFoods(readings: readonly Reading[], filters: Filters, luck: number): string[] {
  const typed = [
    ...readings.flatMap(({ text, ingredient }) => [text, ingredient?.name ?? '']),
    ...filters.exclude,
    ...filters.pantry,
  ].map(wordsOf);
  const isNamed = ({ name, allergens }: HintFood) =>
    typed.some((words) => [name, ...allergens].some((other) => words.includes(singular(other))));
  const fits = (food: HintFood) =>
    !isNamed(food) && suits({ ...food, allergens: [...food.allergens], possibleAllergens: [] }, filters);
  const pairs = PAIRS.map((pair) => pair.filter(fits).map(({ name }) => name)).filter((names) => names.length > 0);
  return pairs[Math.floor(luck * pairs.length)] ?? [];
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}]+/u).map(singular);
}

/** Near enough to tell whether two words name one food: "tomatoes" and "Tomato" do. */
function singular(word: string): string {
  return word.toLowerCase().replace(/(?:(?<=[ot])es|s)$/, '');
}
