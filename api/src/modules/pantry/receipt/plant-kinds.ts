import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';

/** What meat and milk are made of where no animal is in them. */
const PLANTS = new Set('soy soya tofu seitan tempeh tvp'.split(' '));
const OF_ANIMALS = new Set(['meat', 'poultry', 'fish', 'dairy', 'cheese']);
/** Meats that are made; soy before others may be their sauce: "soy chicken". */
const MADE = /^(?:chorizo|bacon|sausage|mince|meatball|ham|salami|hot ?dog|frankfurter|bratwurst)s?$/;

/** The words with "vegan" for the plant that a made meat is of, which has no name of its own: "soy chorizo" is vegan chorizo. */
export function withPlants(words: readonly string[], names: FoodNames): string[] {
  return words.map((word, at) => {
    const next = words[at + 1] ?? '';
    return PLANTS.has(word) && MADE.test(next) && !names.find(`${word} ${next}`) ? 'vegan' : word;
  });
}

/** Whether a food of animals is named by words that say, or may say, that none is in it: no food is surer than the wrong one. */
export function isOtherThanVegan(food: KnownFood, words: readonly string[], names: FoodNames): boolean {
  if (!OF_ANIMALS.has(food.category) || food.diet === 'vegan') return false;
  const isOfPlants = words.some(
    (word, at) => PLANTS.has(word) && !words.slice(0, at).some((before) => isOfAnimals(before, names)),
  );
  return isOfPlants || words.includes('vegan');
}

const isOfAnimals = (word: string, names: FoodNames): boolean => OF_ANIMALS.has(names.find(word)?.category ?? '');
