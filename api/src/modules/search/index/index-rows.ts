import { BlockFacts } from './block-facts.ts';
import { filterClass, GONE, packFacts, packOtherFacts, type FactsFilter } from './match-facts.ts';
import type { IndexFoods } from './index-foods.ts';
import type { IndexedRecipe } from './index-recipe.ts';
import { ratingScore, shownRating } from '../match/search-engine.ts';
import { touch, type Column } from './index-slices.ts';
import type { RowColumns } from './row-columns.ts';

/** Recipes in columns. One that is gone keeps its position and is marked in `facts`. */
export class RecipeRows implements Omit<RowColumns, 'places' | 'blocks'> {
  readonly numbers: Uint32Array;
  readonly facts: Int32Array;
  readonly otherFacts: Uint16Array;
  readonly quickness: Int32Array;
  readonly shownRatings: Int32Array;
  readonly ratingScores: Int32Array;
  readonly reviewCounts: Int32Array;
  readonly unlinked: Uint16Array;
  readonly named: Uint16Array;
  readonly staples: Uint16Array;
  readonly foodsAt: Uint32Array;
  foods: Uint32Array;
  /** Positions in use. */
  size: number;
  readonly #places: Uint32Array;
  /** Every column but the foods, which grow. */
  readonly #others: Omit<RowColumns, 'foods'>;
  readonly #blockFacts: BlockFacts;

  constructor(columns: RowColumns, size = 0) {
    const { foods, ...others } = columns;
    this.numbers = columns.numbers;
    this.facts = columns.facts;
    this.otherFacts = columns.otherFacts;
    this.quickness = columns.quickness;
    this.shownRatings = columns.shownRatings;
    this.ratingScores = columns.ratingScores;
    this.reviewCounts = columns.reviewCounts;
    this.unlinked = columns.unlinked;
    this.named = columns.named;
    this.staples = columns.staples;
    this.foodsAt = columns.foodsAt;
    this.foods = foods;
    this.#others = others;
    this.#places = columns.places;
    this.#blockFacts = new BlockFacts(columns.blocks);
    this.size = size;
  }

  /** The columns as they are now. */
  get columns(): RowColumns {
    return { ...this.#others, foods: this.foods };
  }

  /** Memory taken, in bytes. */
  get bytes(): number {
    return Object.values(this.columns).reduce((sum, column: Column) => sum + column.byteLength, 0);
  }

  /** Writes to fresh memory for the first time, in slices. */
  *touch(): Generator<void, void> {
    for (const column of Object.values(this.columns)) yield* touch(column);
  }

  /** Position of a recipe that is here and not gone, or -1. */
  find(number: number): number {
    const at = (this.#places[this.#place(number)] ?? 0) - 1;
    return at >= 0 && !this.isGone(at) ? at : -1;
  }

  /** Whether the recipe of a position is gone. */
  isGone(at: number): boolean {
    return ((this.facts[at] ?? 0) & GONE) !== 0;
  }

  /** Marks the recipe of a position as gone. */
  bury(at: number): void {
    this.facts[at] = (this.facts[at] ?? 0) | GONE;
  }

  /** See `filterClass`. */
  group(at: number): number {
    return filterClass(this.facts[at] ?? 0);
  }

  /** Whether a recipe of a block may pass a filter. */
  mayPass(block: number, filter: FactsFilter): boolean {
    return this.#blockFacts.mayPass(block, filter);
  }

  #setFacts(at: number, facts: number): void {
    this.facts[at] = facts;
    this.#blockFacts.note(at, facts);
  }

  /** Where the needed foods of a recipe end and its staples begin, in `foods`. */
  splitAt(at: number): number {
    return (this.foodsAt[at + 1] ?? 0) - (this.staples[at] ?? 0);
  }

  /** Needed foods and lines that could not be linked: what the recipe asks of a cook who has the staples. */
  asks(at: number): number {
    return this.splitAt(at) - (this.foodsAt[at] ?? 0) + (this.unlinked[at] ?? 0);
  }

  /** The same, with those foods counted twice that the dish is named for. */
  weight(at: number): number {
    return this.asks(at) + (this.named[at] ?? 0);
  }

  /** Slots of the needed foods of a recipe, those first that the dish is named for. */
  neededAt(at: number): Uint32Array {
    return this.foods.subarray(this.foodsAt[at], this.splitAt(at));
  }

  /** Adds a recipe at the end and counts its foods. */
  append(recipe: IndexedRecipe, foods: IndexFoods): void {
    const at = this.size++;
    let end = this.foodsAt[at] ?? 0;
    this.#reserve(end + recipe.neededFoods.length + recipe.stapleFoods.length);
    for (const food of namedFirst(recipe)) {
      const slot = foods.slot(food);
      this.foods[end++] = slot;
      foods.count(slot, 1);
    }
    for (const food of recipe.stapleFoods) this.foods[end++] = foods.slot(food);
    this.foodsAt[at + 1] = end;
    this.numbers[at] = recipe.number;
    this.unlinked[at] = recipe.unlinkedLines;
    this.named[at] = recipe.namedFoods.length;
    this.staples[at] = recipe.stapleFoods.length;
    this.update(at, recipe);
    this.#places[this.#place(recipe.number)] = at + 1;
  }

  /** Takes over what may change without touching the postings. */
  update(at: number, recipe: IndexedRecipe): void {
    this.#setFacts(at, packFacts(recipe));
    this.otherFacts[at] = packOtherFacts(recipe);
    this.quickness[at] = -recipe.totalTime;
    this.shownRatings[at] = shownRating(recipe.ratingSum, recipe.reviewCount);
    this.ratingScores[at] = ratingScore(recipe.ratingSum, recipe.reviewCount);
    this.reviewCounts[at] = recipe.reviewCount;
  }

  /** Whether a recipe still asks for what is at `at`, so that `update` is enough. */
  hasNeedsOf(at: number, recipe: IndexedRecipe, foods: IndexFoods): boolean {
    const { neededFoods, namedFoods, stapleFoods } = recipe;
    const start = this.foodsAt[at] ?? 0;
    const split = this.splitAt(at);
    return (
      this.unlinked[at] === recipe.unlinkedLines &&
      split - start === neededFoods.length &&
      this.named[at] === namedFoods.length &&
      this.staples[at] === stapleFoods.length &&
      namedFirst(recipe).every((food, i) => this.foods[start + i] === foods.find(food)) &&
      stapleFoods.every((food, i) => this.foods[split + i] === foods.find(food))
    );
  }

  /** Copies a row of another store to a given place; the caller puts rows without gaps. */
  place(at: number, foodsAt: number, from: RecipeRows, source: number): void {
    const start = from.foodsAt[source] ?? 0;
    const end = from.foodsAt[source + 1] ?? 0;
    for (let i = start; i < end; i++) this.foods[foodsAt + i - start] = from.foods[i] ?? 0;
    this.foodsAt[at] = foodsAt;
    this.foodsAt[at + 1] = foodsAt + end - start;
    this.numbers[at] = from.numbers[source] ?? 0;
    this.unlinked[at] = from.unlinked[source] ?? 0;
    this.named[at] = from.named[source] ?? 0;
    this.staples[at] = from.staples[source] ?? 0;
    this.refresh(at, from, source);
    this.#places[this.#place(from.numbers[source] ?? 0)] = at + 1;
    this.size++;
  }

  /** Copies what may have changed in the row that this one was placed from. */
  refresh(at: number, from: RecipeRows, source: number): void {
    this.#setFacts(at, from.facts[source] ?? 0);
    this.otherFacts[at] = from.otherFacts[source] ?? 0;
    this.quickness[at] = from.quickness[source] ?? 0;
    this.shownRatings[at] = from.shownRatings[source] ?? 0;
    this.ratingScores[at] = from.ratingScores[source] ?? 0;
    this.reviewCounts[at] = from.reviewCounts[source] ?? 0;
  }

  /** The place of a recipe number, or the free place where it belongs. */
  #place(number: number): number {
    const mask = this.#places.length - 1;
    let place = Math.imul(number, 0x9e3779b1) >>> (1 + Math.clz32(mask));
    for (let at = this.#places[place] ?? 0; at !== 0 && this.numbers[at - 1] !== number; at = this.#places[place] ?? 0)
      place = (place + 1) & mask;
    return place;
  }

  #reserve(length: number): void {
    if (length <= this.foods.length) return;
    const larger = new Uint32Array(Math.max(length, 2 * this.foods.length));
    larger.set(this.foods);
    this.foods = larger;
  }
}

function namedFirst({ neededFoods, namedFoods }: IndexedRecipe): readonly number[] {
  return namedFoods.length === 0
    ? neededFoods
    : [...namedFoods, ...neededFoods.filter((food) => !namedFoods.includes(food))];
}
