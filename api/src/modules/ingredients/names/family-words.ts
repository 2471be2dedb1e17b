import { pushTo } from '../../../shared/push-to.ts';
import { type Facts, type KnownFood, namesOf } from '../foods/food-knowledge.ts';
import { nameWords } from './name-words.ts';

/** Words within names that elsewhere tell a dish: buffalo wings are bought plain, buffalo chicken is in a sauce with butter. */
const OF_DISHES = new Set(
  nameWords(
    'buffalo bulgogi sukiyaki fajita asada carpaccio mix pie pudding cocktail stuffing dumpling paella spread dip sauce cake bar curry teriyaki masala korma',
  ),
);

/** Words that the kinds of a food are called by: "jasmine" tells which rice, "rump" which beef, and neither brings anything in. */
export class FamilyWords {
  /** Foods by the number of the broadest food above them, and a word of a name of theirs. */
  readonly #foods = new Map<string, KnownFood[]>();

  constructor(foods: readonly KnownFood[]) {
    for (const food of foods)
      for (const word of new Set(namesOf(food).flatMap(nameWords))) pushTo(this.#foods, keyOf(food, word), food);
  }

  /** Whether a word is said of kinds of this food's family, and of none that holds more than it does. */
  tells(word: string, food: KnownFood): boolean {
    const called = this.#foods.get(keyOf(food, word)) ?? [];
    return !OF_DISHES.has(word) && called.length > 0 && called.every((kind) => holdsNoMore(kind, food));
  }
}

const keyOf = ({ ancestors, number }: KnownFood, word: string): string => `${ancestors.at(-1) ?? number} ${word}`;

const holdsNoMore = (kind: Facts, food: Facts): boolean =>
  kind.diet === food.diet &&
  kind.contains.every((allergen) => food.contains.includes(allergen)) &&
  kind.unsure.every((allergen) => food.contains.includes(allergen) || food.unsure.includes(allergen));
