import { checkFirst, decodeCursor, encodeCursor } from '../../shared/cursor.ts';
import { notFound } from '../../shared/errors.ts';
import { readSearchText } from '../../shared/search-text.ts';
import type { Page } from '../../shared/page.ts';
import type { FoodEntry, FoodKnowledge, KnownFood, MergedFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { nameWords } from '../ingredients/names/name-words.ts';
import type { PageRange } from '../../shared/list-pages.ts';
import type { Caller } from '../users/caller.ts';
import { requireAdmin } from '../users/viewer.ts';

/** Where a food has what it does not state itself. */
export interface Inheritance {
  /** The nearest food above that states a diet; null where none does. */
  dietFrom: KnownFood | null;
  /** The nearest food above that states allergens. */
  allergensFrom: KnownFood | null;
}

/** The foods as admins see them: with what each states itself and what it has from those above. */
export class FoodListService {
  readonly #caller: Caller;
  readonly #foods: FoodStore;
  readonly #popularity: (food: number) => number;

  /** @param popularity in how many recipes a food, given by number, is needed */
  constructor(caller: Caller, foods: FoodStore, popularity: (food: number) => number) {
    this.#caller = caller;
    this.#foods = foods;
    this.#popularity = popularity;
  }

  /** The foods by name, or those with a name that has a word beginning so. @throws AppError BAD_USER_INPUT */
  list(text: string | null, { first, after }: PageRange): Page<KnownFood> {
    requireAdmin(this.#caller.viewer);
    checkFirst(first);
    const found = this.#found(readSearchText(text));
    const place = after === null ? null : decodeCursor(after, ['text', 'text']);
    const rest = place === null ? found : found.filter((food) => compare(placeOf(food), place) > 0);
    const nodes = rest.slice(0, first);
    return {
      nodes,
      cursors: nodes.map((food) => encodeCursor(placeOf(food))),
      totalCount: found.length,
      hasNextPage: rest.length > first,
      hasPreviousPage: after !== null,
    };
  }

  /** One food, by id. @throws AppError NOT_FOUND */
  get(id: string): KnownFood {
    requireAdmin(this.#caller.viewer);
    const food = this.#knowledge.byId(id);
    if (!food) throw notFound('Food');
    return food;
  }

  /** The categories that foods are in, by name. */
  categories(): string[] {
    requireAdmin(this.#caller.viewer);
    return [...new Set(this.#knowledge.foods.map(({ category }) => category))].sort();
  }

  /** What a food states itself. */
  stated(food: KnownFood): FoodEntry {
    const entry = this.#knowledge.stated(food);
    if (!entry) throw notFound('Food');
    return entry;
  }

  /** The foods above that a food has its diet and allergens from, or would have without its own. */
  inheritance(food: KnownFood): Inheritance {
    const above = food.ancestors.flatMap((number) => this.#knowledge.byNumber(number) ?? []);
    const stating = (has: (entry: FoodEntry) => boolean): KnownFood | null =>
      above.find((one) => has(this.stated(one))) ?? null;
    return {
      dietFrom: stating(({ diet }) => diet !== null),
      allergensFrom: stating(({ contains, unsure }) => contains !== null || unsure !== null),
    };
  }

  /** The food that a food is a kind of. */
  parentOf({ parentId }: KnownFood): KnownFood | null {
    return parentId === null ? null : (this.#knowledge.byId(parentId) ?? null);
  }

  /** How many foods are kinds of it, however far down. */
  kindsOf({ number }: KnownFood): number {
    return this.#knowledge.descendants(number).length;
  }

  /** In how many published recipes it is needed. */
  recipesWith({ number }: KnownFood): number {
    return this.#popularity(number);
  }

  /** The foods that were merged with it. */
  mergedWith(food: KnownFood): readonly MergedFood[] {
    return this.#knowledge.mergedWith(food);
  }

  /** Its other names, without those it has by a merge. */
  aliasesOf(food: KnownFood): string[] {
    const merged = new Set(this.mergedWith(food).flatMap(({ names }) => names));
    return food.aliases.filter((alias) => !merged.has(alias));
  }

  get #knowledge(): FoodKnowledge {
    return this.#foods.knowledge;
  }

  #found(text: string): KnownFood[] {
    const wanted = nameWords(text).join(' ');
    const isFound = (food: KnownFood): boolean =>
      [food.name, food.plural ?? '', ...food.aliases].some((name) =>
        ` ${nameWords(name).join(' ')}`.includes(` ${wanted}`),
      );
    return (wanted === '' ? [...this.#knowledge.foods] : this.#knowledge.foods.filter(isFound)).sort((a, b) =>
      compare(placeOf(a), placeOf(b)),
    );
  }
}

const placeOf = ({ name, id }: KnownFood): string[] => [name.toLowerCase(), id];

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}
