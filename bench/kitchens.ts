import { Allergen, Diet } from '../api/src/modules/ingredients/dietary.ts';
import { Difficulty, Meal } from '../api/src/modules/recipes/recipe-enums.ts';
import { CUISINES } from '../api/src/modules/recipes/cuisine.ts';
import { seededRandom } from '../api/src/shared/seeded-random.ts';
import type { KnownFood } from '../api/src/modules/ingredients/foods/food-knowledge.ts';
import { coverFoods, fillGaps, type Coverage } from '../api/src/modules/search/match/coverage.ts';
import type { MatchFilters, MatchQuery } from '../api/src/modules/search/match/search-engine.ts';
import { tellAlike, tellFoods } from '../api/src/modules/search/match/telling.ts';
import type { Corpus } from './corpus.ts';

/** Filters that restrict nothing. */
const OPEN: MatchFilters = {
  diet: Diet.ANY,
  allergies: [],
  maxCookTime: 240,
  cuisine: null,
  meal: null,
  difficulty: null,
  maxMissing: null,
  mustUse: [],
  excluded: new Set(),
};

/** Searches as cooks make them, always the same for the same seed. */
export class Kitchens {
  readonly #corpus: Corpus;
  readonly #random: () => number;

  constructor(corpus: Corpus, seed = 'kitchens') {
    this.#corpus = corpus;
    this.#random = seededRandom(seed);
  }

  /** A search with so many chips, and foods that are always at home, substitutions on; with filters, every search has another mixture of them. */
  query(chips: number, hasFilters: boolean, pantry = 0): MatchQuery {
    return this.#queryOf(this.#corpus.draw(chips), hasFilters, pantry);
  }

  /** A search from a pantry of so many foods, of which none tells more than another, with these. */
  pantryQuery(foods: number, hasFilters: boolean): { held: readonly KnownFood[]; query: MatchQuery } {
    const held = this.#corpus.draw(foods);
    return { held, query: { ...this.#queryOf(held, hasFilters, 0), telling: tellAlike(held) } };
  }

  #queryOf(held: readonly KnownFood[], hasFilters: boolean, pantry: number): MatchQuery {
    const filters = hasFilters ? this.#filters(held) : OPEN;
    const cover = (foods: readonly KnownFood[]): Coverage => this.#cover(foods, filters);
    const coverage = pantry === 0 ? cover(held) : fillGaps(cover(held), cover(this.#corpus.draw(pantry)));
    return {
      coverage,
      telling: tellFoods(held, this.#corpus.foods.knowledge, this.#corpus.foods.choices, this.#corpus.counts),
      due: new Set(),
      assumeStaples: true,
      filters,
      sort: 'relevance',
    };
  }

  /** Always a cook time; each of the others in a half to an eighth of the searches. */
  #filters(held: readonly KnownFood[]): MatchFilters {
    return {
      diet: this.#sometimes(2, [Diet.VEGETARIAN, Diet.PESCATARIAN, Diet.VEGAN]) ?? Diet.ANY,
      allergies: [this.#sometimes(2, [Allergen.PEANUT, Allergen.GLUTEN, Allergen.DAIRY, Allergen.SHELLFISH])].filter(
        (allergen) => allergen !== null,
      ),
      maxCookTime: this.#sometimes(1, [30, 45, 60, 90]) ?? 60,
      cuisine: this.#sometimes(4, CUISINES),
      difficulty: this.#sometimes(4, Object.values(Difficulty)),
      meal: this.#sometimes(8, Object.values(Meal)),
      maxMissing: this.#sometimes(8, [1, 2, 3]),
      mustUse: [this.#sometimes(8, held)].filter((food) => food !== null).map((food) => this.#coveredBy(food)),
      excluded: new Set(this.#random() < 1 / 8 ? this.#corpus.draw(1).map((food) => food.number) : []),
    };
  }

  #coveredBy(food: KnownFood): ReadonlySet<number> {
    return new Set(this.#cover([food], OPEN).keys());
  }

  #cover(foods: readonly KnownFood[], filters: MatchFilters): Coverage {
    const { knowledge, choices } = this.#corpus.foods;
    return coverFoods(foods, knowledge, { allowSubstitutions: true, ...filters }, choices);
  }

  #sometimes<T>(oneIn: number, choices: readonly T[]): T | null {
    return this.#random() < 1 / oneIn ? (choices[Math.floor(choices.length * this.#random())] ?? null) : null;
  }
}
