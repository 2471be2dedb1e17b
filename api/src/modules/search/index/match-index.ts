import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from '../../../shared/loop-turns.ts';
import { IndexFoods } from './index-foods.ts';
import type { LoadedRecipes } from './index-loader.ts';
import type { IndexedRecipe } from './index-recipe.ts';
import { RecipeRows } from './index-rows.ts';
import { buildSegment, segmentBytes, type Segment } from './index-segment.ts';
import { runInSlices, runNow } from './index-slices.ts';
import { LackingInIndex } from './match-lacking.ts';
import { planMatch, planQuery, type Coin } from './match-plan.ts';
import { Ranking } from './match-ranking.ts';
import { scanSegment } from './match-scan.ts';
import { Lookalikes, rarity } from './match-similar.ts';
import { TALLY_BYTES } from './match-tally.ts';
import { emptyColumns } from './row-columns.ts';
import type { Lacking, MatchAnswer, MatchPage, MatchQuery, SearchEngine } from '../match/search-engine.ts';

/** Segments of fewer recipes are rebuilt with every change; larger ones are merged in slices. */
const SMALL = 1_024;

/**
 * The published recipes in memory, ready to be ranked. They are in segments: the first holds nearly all, a few small
 * ones what came since, and each is merged with the smaller ones after it when these outweigh half of it.
 */
export class MatchIndex implements SearchEngine {
  #foods = new IndexFoods();
  readonly #turns = new Turns();
  #segments: Segment[] = [];
  #size = 0;
  #merging: Promise<void> | null = null;
  /** Recipes of segments being merged that were written meanwhile. */
  #touched = new Set<number>();

  /** Memory taken, in bytes. */
  get bytes(): number {
    return this.#segments.reduce((sum, segment) => sum + segmentBytes(segment), TALLY_BYTES);
  }

  /** Takes over recipes as they are now, and forgets those that are gone or no longer published. */
  apply(changed: readonly IndexedRecipe[], gone: Iterable<number> = []): void {
    for (const number of gone) this.#remove(number);
    const latest = new Map(changed.map((recipe) => [recipe.number, recipe]));
    const added = [...latest.values()].filter((recipe) => !this.#update(recipe));
    if (added.length > 0) this.#add(added);
  }

  /** Holds what was loaded instead of everything it held before. */
  replace({ foods, segment }: LoadedRecipes): void {
    this.#foods = foods;
    this.#segments = [segment];
    this.#size = segment.rows.size;
  }

  /** Resolves when no merge is under way or due. */
  async settle(): Promise<void> {
    while (this.#merging) await this.#merging;
  }

  async search(query: MatchQuery, page: MatchPage): Promise<MatchAnswer> {
    await this.#turns.take();
    const ranking = new Ranking(query.sort, page);
    return ranking.answer(this.#scan(query, ranking));
  }

  async count(query: MatchQuery): Promise<number> {
    await this.#turns.take();
    return this.#scan(query, null);
  }

  async lacking(query: MatchQuery): Promise<Lacking> {
    await this.#turns.take();
    return new LackingInIndex(this.#segments, planQuery(query, this.#foods), this.#foods);
  }

  async similar(number: number, needs: readonly (readonly number[])[], first: number): Promise<number[]> {
    await this.#turns.take();
    if (!this.#find(number)) return [];
    const coins = needs.flatMap((foods) => this.#coinsOf(foods));
    const lookalikes = new Lookalikes(number, coins, first);
    for (const segment of this.#segments) lookalikes.lookThrough(segment);
    return lookalikes.numbers();
  }

  /** Numbers that ask for the same food, each as rare as that. */
  #coinsOf(foods: readonly number[]): Coin[] {
    const slots = foods.flatMap((food) => this.#foods.find(food) ?? []);
    const needing = slots.reduce((sum, slot) => sum + this.#foods.needing(slot), 0);
    return slots.map((food) => ({ food, tally: rarity(this.#size, needing) }));
  }

  popularity(food: number): number {
    const slot = this.#foods.find(food);
    return slot === undefined ? 0 : this.#foods.needing(slot);
  }

  size(): number {
    return this.#size;
  }

  #scan(query: MatchQuery, ranking: Ranking | null): number {
    const plan = planMatch(query, this.#foods);
    if (plan === null) return 0;
    return this.#segments.reduce((total, segment) => total + scanSegment(segment, plan, ranking), 0);
  }

  #find(number: number): { rows: RecipeRows; at: number } | null {
    for (const { rows } of this.#segments) {
      const at = rows.find(number);
      if (at >= 0) return { rows, at };
    }
    return null;
  }

  #remove(number: number): void {
    const found = this.#find(number);
    if (!found) return;
    const { rows, at } = found;
    rows.bury(at);
    this.#touched.add(number);
    for (const food of rows.neededAt(at)) this.#foods.count(food, -1);
    this.#size--;
  }

  /** Changes a recipe in its place. False when it is not here any more, or was not, and has to be added. */
  #update(recipe: IndexedRecipe): boolean {
    const found = this.#find(recipe.number);
    if (!found) return false;
    if (found.rows.hasNeedsOf(found.at, recipe, this.#foods)) {
      found.rows.update(found.at, recipe);
      this.#touched.add(recipe.number);
      return true;
    }
    this.#remove(recipe.number);
    return false;
  }

  #add(recipes: readonly IndexedRecipe[]): void {
    const foods = recipes.reduce((sum, recipe) => sum + recipe.neededFoods.length + recipe.stapleFoods.length, 0);
    const rows = new RecipeRows(emptyColumns(recipes.length, foods));
    for (const recipe of recipes) rows.append(recipe, this.#foods);
    this.#size += recipes.length;
    const last = this.#segments.at(-1);
    const joins = last !== undefined && last.rows.size < SMALL;
    const segment = runNow(buildSegment(joins ? [last.rows, rows] : [rows], this.#foods.size));
    this.#segments = [...(joins ? this.#segments.slice(0, -1) : this.#segments), segment];
    this.#merging ??= this.#mergeWhileDue().finally(() => (this.#merging = null));
  }

  /** Merges until no segment is outweighed by those after it. The last one is left alone while it is small. */
  async #mergeWhileDue(): Promise<void> {
    await turn();
    for (let due = this.#due(); due.length > 1; due = this.#due()) await this.#merge(due);
  }

  #due(): Segment[] {
    const segments = this.#segments;
    const end = (segments.at(-1)?.rows.size ?? SMALL) < SMALL ? segments.length - 1 : segments.length;
    let weight = 0;
    let from = end;
    for (let i = end - 1; i >= 0; i--) {
      const size = segments[i]?.rows.size ?? 0;
      if (size <= 2 * weight) from = i;
      weight += size;
    }
    return segments.slice(from, end);
  }

  async #merge(sources: readonly Segment[]): Promise<void> {
    this.#touched.clear();
    const merged = await runInSlices(
      buildSegment(
        sources.map(({ rows }) => rows),
        this.#foods.size,
      ),
    );
    // They are not there when everything was replaced meanwhile.
    if (!sources.every((segment) => this.#segments.includes(segment))) return;
    for (const number of this.#touched) catchUp(merged.rows, sources, number);
    const kept = this.#segments.filter((segment) => !sources.includes(segment));
    this.#segments = [...kept, merged].sort((a, b) => b.rows.size - a.rows.size);
  }
}

/** Repeats in a merged segment what was done to a recipe in its sources since it was copied. */
function catchUp(merged: RecipeRows, sources: readonly Segment[], number: number): void {
  const at = merged.find(number);
  if (at < 0) return;
  for (const { rows } of sources) {
    const source = rows.find(number);
    if (source >= 0) return merged.refresh(at, rows, source);
  }
  merged.bury(at);
}
