import type { Allergen, Difficulty } from '../../shared/enums.ts';
import type { Cuisine } from '../../shared/limits.ts';
import type { DietFact } from '../ingredients/food.entity.ts';
import { fitsDiet } from '../ingredients/food-knowledge.ts';
import { matchPercentage } from './match-score.ts';
import { compareKeys, rankKey, type MatchAnswer, type MatchHit, type MatchPage, type MatchQuery, type SearchEngine } from './search-engine.ts';

/** What the index keeps of a published recipe. */
export interface IndexedRecipe {
  number: number;
  neededFoods: readonly number[];
  stapleFoods: readonly number[];
  unlinkedLines: number;
  diet: DietFact;
  /** Allergens it contains or of which it is unsure. */
  allergens: readonly Allergen[];
  cuisine: Cuisine | null;
  difficulty: Difficulty;
  cookTime: number;
  totalTime: number;
  /** See `ratingScore`. */
  ratingScore: number;
  reviewCount: number;
  isCreative: boolean;
}

/** The published recipes in memory, ready to be ranked. */
export class MatchIndex implements SearchEngine {
  readonly #recipes = new Map<number, IndexedRecipe>();
  readonly #postings = new Map<number, Set<number>>();

  /** Takes over recipes as they are now, and forgets those that are gone or no longer published. */
  apply(changed: Iterable<IndexedRecipe>, gone: Iterable<number> = []): void {
    for (const number of gone) this.#remove(number);
    for (const recipe of changed) {
      this.#remove(recipe.number);
      this.#recipes.set(recipe.number, recipe);
      for (const food of recipe.neededFoods) this.#posting(food).add(recipe.number);
    }
  }

  async search(query: MatchQuery, page: MatchPage): Promise<MatchAnswer> {
    const hits = this.#hits(query).sort((a, b) => compareKeys(a.key, b.key));
    const { after } = page;
    const rest = after === null ? hits : hits.filter((hit) => compareKeys(after, hit.key) < 0);
    return { hits: rest.slice(0, page.first), total: hits.length, hasNext: rest.length > page.first };
  }

  async count(query: MatchQuery): Promise<number> {
    return this.#hits(query).length;
  }

  async similar(number: number, first: number): Promise<number[]> {
    const recipe = this.#recipes.get(number);
    if (!recipe) return [];
    const scores = new Map<number, number>();
    for (const food of recipe.neededFoods) {
      const posting = this.#posting(food);
      const rarity = Math.log(1 + this.#recipes.size / posting.size);
      for (const other of posting) scores.set(other, (scores.get(other) ?? 0) + rarity);
    }
    scores.delete(number);
    return [...scores]
      .map(([other, score]) => ({ other, score: score / Math.sqrt(this.#recipes.get(other)?.neededFoods.length ?? 1) }))
      .filter(({ other }) => !this.#recipes.get(other)?.isCreative)
      .sort((a, b) => b.score - a.score || a.other - b.other)
      .slice(0, first)
      .map(({ other }) => other);
  }

  popularity(food: number): number {
    return this.#postings.get(food)?.size ?? 0;
  }

  size(): number {
    return this.#recipes.size;
  }

  #posting(food: number): Set<number> {
    let posting = this.#postings.get(food);
    if (!posting) this.#postings.set(food, (posting = new Set()));
    return posting;
  }

  #remove(number: number): void {
    for (const food of this.#recipes.get(number)?.neededFoods ?? []) this.#posting(food).delete(number);
    this.#recipes.delete(number);
  }

  #hits(query: MatchQuery): MatchHit[] {
    const candidates = new Set<number>();
    for (const food of query.coverage.keys()) for (const number of this.#postings.get(food) ?? []) candidates.add(number);
    return [...candidates].map((number) => this.#judge(number, query)).filter((hit) => hit !== null);
  }

  #judge(number: number, query: MatchQuery): MatchHit | null {
    const recipe = this.#recipes.get(number);
    if (!recipe || !passesFilters(recipe, query)) return null;
    const needed = query.assumeStaples ? recipe.neededFoods : [...recipe.neededFoods, ...recipe.stapleFoods];
    const covers = needed.map((food) => query.coverage.get(food)).filter((cover) => cover !== undefined);
    const used = new Set(covers.map((cover) => cover.via).filter((via) => query.held.includes(via)));
    const missing = needed.length - covers.length + recipe.unlinkedLines;
    const { maxMissing, mustUse } = query.filters;
    if (used.size === 0 || (maxMissing !== null && missing > maxMissing) || !mustUse.every((food) => used.has(food))) return null;
    const credit = covers.reduce((sum, cover) => sum + cover.credit, 0);
    const percentage = matchPercentage(credit, needed.length + recipe.unlinkedLines);
    return { number, percentage, key: rankKey(query.sort, { ...recipe, percentage, used: used.size }) };
  }
}

function passesFilters(recipe: IndexedRecipe, { filters, isCreative }: MatchQuery): boolean {
  return (
    recipe.isCreative === isCreative &&
    recipe.cookTime <= filters.maxCookTime &&
    (filters.cuisine === null || recipe.cuisine === filters.cuisine) &&
    (filters.difficulty === null || recipe.difficulty === filters.difficulty) &&
    fitsDiet(recipe.diet, filters.diet) &&
    !filters.allergies.some((allergen) => recipe.allergens.includes(allergen)) &&
    ![...recipe.neededFoods, ...recipe.stapleFoods].some((food) => filters.excluded.has(food))
  );
}
