import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { SEARCH_DEFAULTS, type SearchInput } from '../api/src/modules/search/search-input.ts';
import type { SearchService } from '../api/src/modules/search/search.service.ts';
import { Allergen, Diet } from '../api/src/modules/ingredients/dietary.ts';

const GOLDEN_FILE = fileURLToPath(new URL('../tests/bench/golden.yaml', import.meta.url));

/** How much an answer is worth to a cook. */
const GRADES = { best: 3, good: 2, fair: 1 } as const;

const slugs = z.array(z.string()).default([]);
const schema = z.array(
  z.strictObject({
    chips: z.array(z.string()).min(1),
    kitchen: z.literal('cupboard').optional(),
    with: z
      .strictObject({
        maxCookTime: z.int(),
        diet: z.enum(Diet),
        allergies: z.array(z.enum(Allergen)),
        cuisine: z.string(),
      })
      .partial()
      .default({}),
    best: slugs,
    good: slugs,
    fair: slugs,
  }),
);

/** A search with what a good cook would expect. */
export interface GoldenQuery {
  input: SearchInput;
  /** A whole kitchen: three telling foods, which stand first, among what is in every cupboard. */
  isCupboard: boolean;
  /** By slug: 3 for the dish these chips are for, 2 for a fine choice, 1 for a sensible one. */
  grades: ReadonlyMap<string, number>;
}

/** How good the answer to one query is. */
export interface QueryQuality {
  query: GoldenQuery;
  /** Slugs of the first ten results. */
  found: string[];
  precisionAt5: number;
  ndcgAt10: number;
}

/** The labelled queries over the starter catalogue. */
export function readGoldenSet(): GoldenQuery[] {
  const entries = schema.parse(parse(readFileSync(GOLDEN_FILE, 'utf8')));
  return entries.map(({ chips, kitchen, with: filters, ...labels }) => ({
    input: { ...SEARCH_DEFAULTS, ...filters, ingredients: chips },
    isCupboard: kitchen === 'cupboard',
    grades: new Map(
      (['best', 'good', 'fair'] as const).flatMap((label) =>
        labels[label].map((slug) => [slug, GRADES[label]] as const),
      ),
    ),
  }));
}

/** Asks every query of the golden set and compares the answers with what was expected. */
export async function measureQuality(search: SearchService): Promise<QueryQuality[]> {
  const qualities: QueryQuality[] = [];
  for (const query of readGoldenSet()) {
    const { nodes } = await search.searchRecipes(query.input, 10, null);
    const found = nodes.map(({ recipe }) => recipe.slug);
    qualities.push({
      query,
      found,
      precisionAt5: precisionAt(5, found, query.grades),
      ndcgAt10: ndcgAt(10, found, query.grades),
    });
  }
  return qualities;
}

/** Share of the first `k` results that are an answer at all; of as many as there are answers, when these are fewer. */
export function precisionAt(k: number, found: readonly string[], grades: ReadonlyMap<string, number>): number {
  return found.slice(0, k).filter((slug) => grades.has(slug)).length / Math.min(k, grades.size);
}

/**
 * Normalised discounted cumulative gain of the first `k` results: 1 when no other order of all recipes would serve
 * the cook better. Gain 2^grade - 1, discount log2(1 + rank).
 */
export function ndcgAt(k: number, found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gain = (list: readonly number[]): number =>
    list.slice(0, k).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
  return gain(found.map((slug) => grades.get(slug) ?? 0)) / gain([...grades.values()].sort((a, b) => b - a));
}

/** The mean of a measure over all queries. */
export function meanQuality(qualities: readonly QueryQuality[], measure: 'precisionAt5' | 'ndcgAt10'): number {
  return qualities.reduce((sum, quality) => sum + quality[measure], 0) / qualities.length;
}
