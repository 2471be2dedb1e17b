import { LRUCache } from 'lru-cache';
import type { Freshness } from '../../shared/freshness.ts';
import { WantedBefore } from '../../shared/wanted-before.ts';
import type { Recipe, RecipeLine } from './recipe.entity.ts';

/** How many recipes are kept; with its lines one takes some 6 kB. */
const RECIPES_MAX = 5_000;

interface ShelvedRecipe {
  recipe: Recipe;
  lines: RecipeLine[] | null;
}

/**
 * Published recipes at hand, for whoever is not signed in: the few that fit many kitchens are wanted again and again.
 * They are the same objects for everybody, so nobody may change them. All go when anything changes. One is kept when it is wanted a second
 * time, as most that fit one kitchen fit hardly any other.
 */
export class RecipeShelf {
  readonly #freshness: Freshness;
  readonly #recipes = new LRUCache<number, ShelvedRecipe>({ max: RECIPES_MAX });
  readonly #wanted = new WantedBefore<number>(RECIPES_MAX);
  #version: number | null = null;

  constructor(freshness: Freshness) {
    this.#freshness = freshness;
  }

  /** The version to give with what is read from now on; null while nothing can be kept. */
  version(): number | null {
    const version = this.#freshness.version();
    if (version !== this.#version) this.#recipes.clear();
    this.#version = version;
    return version;
  }

  /** The recipe of a number, if it is here. */
  recipe(number: number): Recipe | undefined {
    return this.version() === null ? undefined : this.#recipes.get(number)?.recipe;
  }

  /** Keeps recipes that were read since a version, unless something changed meanwhile. */
  keep(recipes: readonly Recipe[], version: number | null): void {
    if (version === null || this.version() !== version) return;
    for (const recipe of recipes) {
      if (this.#wanted.again(recipe.number))
        this.#recipes.set(recipe.number, { recipe: Object.freeze(recipe), lines: null });
    }
  }

  /** The lines of a recipe that came from here, if they are here too. */
  lines(recipe: Recipe): RecipeLine[] | undefined {
    return this.#placeOf(recipe)?.lines ?? undefined;
  }

  /** Keeps the lines of a recipe for as long as the recipe itself. */
  keepLines(recipe: Recipe, lines: RecipeLine[]): void {
    const place = this.#placeOf(recipe);
    if (!place) return;
    Object.freeze(lines);
    place.lines = lines;
  }

  #placeOf(recipe: Recipe): ShelvedRecipe | undefined {
    const place = this.version() === null ? undefined : this.#recipes.peek(recipe.number);
    return place?.recipe === recipe ? place : undefined;
  }
}
