import { textArray } from '../../../shared/plain-rows.ts';
import { fitsDiet, RESTRICTING_DIETS } from '../../ingredients/foods/food-knowledge.ts';
import type { DietFact } from '../../ingredients/food.entity.ts';
import type { MatchPage, MatchQuery, RankKey, SortOrder } from '../match/search-engine.ts';

/** A piece of SQL with the values of its question marks. */
export interface Sql {
  text: string;
  values: unknown[];
}

const DIET_FACTS: DietFact[] = ['vegan', 'vegetarian', 'pescatarian', 'none', 'unknown'];

/** The orders of `rankKey`, larger first. */
const RELEVANCE = 'percentage, used, rating_score, -total_time, -number';
const KEYS: Record<SortOrder, string> = {
  relevance: RELEVANCE,
  time: `-total_time, ${RELEVANCE}`,
  rating: `rating_score, ${RELEVANCE}`,
  popularity: `rating_count, ${RELEVANCE}`,
};

/**
 * How results are found: through the index on `needed_foods`, or, where the covered foods are so common that most
 * recipes need one of them, by reading them all: comparing every recipe with a long list twice would double the time.
 */
export type Access = 'index' | 'scan';

/** One page of a search, as rows of `total`, `number`, `percentage` and `key`; a single row without number when it is empty. */
export function pageStatement(query: MatchQuery, page: MatchPage, access: Access): Sql {
  const results = resultsOf(query, access);
  return {
    text: `with result as materialized (${results.text}),
  ranked as (select number, percentage, array[${KEYS[query.sort]}] as key from result),
  page as (select * from ranked where ?::int[] is null or key < ?::int[] order by key desc limit ?)
select found.total, page.number, page.percentage, page.key
from (select count(*)::int as total from result) found left join page on true order by page.key desc`,
    values: [...results.values, intArray(page.after), intArray(page.after), page.first + 1],
  };
}

/** How many results a search has, as `total`. */
export function countStatement(query: MatchQuery, access: Access): Sql {
  const results = resultsOf(query, access);
  return { text: `select count(*)::int as total from (${results.text}) result`, values: results.values };
}

/**
 * Every result with what it is ranked by. The foods of a recipe are looked up in two arrays that have an entry for
 * each food number: the credit it brings, and the bit of the held food it is used through.
 */
function resultsOf(query: MatchQuery, access: Access): Sql {
  const { credits, bits } = lookups(query);
  const asked = query.assumeStaples ? 'needed_foods' : '(needed_foods || staple_foods)';
  const filters = filtersOf(query, asked, access);
  return {
    text: `select number, 10 * credit / needs as percentage, bit_count(uses::bit(32))::int as used,
    1000 * (rating_sum + 35) / (rating_count + 10) as rating_score, rating_count, prep_time + cook_time as total_time
  from recipe,
  lateral (select cardinality(${asked}) + unlinked_lines as needs) asked,
  lateral (
    select sum(credit)::int as credit, count(*) filter (where credit > 0) as covered, bit_or(bits) as uses
    from unnest(${asked}) as food, lateral (select (?::int[])[food] as credit, (?::int[])[food] as bits) held
  ) judged
  where status = 'published' and uses <> 0 and ${filters.text}`,
    values: [intArray(credits), intArray(bits), ...filters.values],
  };
}

interface Lookups {
  credits: number[];
  bits: number[];
}

function lookups({ coverage, held }: MatchQuery): Lookups {
  const length = Math.max(0, ...coverage.keys());
  const credits = new Array<number>(length).fill(0);
  const bits = new Array<number>(length).fill(0);
  const bitOf = (food: number): number => (held.includes(food) ? 1 << held.indexOf(food) : 0);
  for (const [food, { credit, via }] of coverage) {
    credits[food - 1] = credit;
    bits[food - 1] = bitOf(via);
  }
  return { credits, bits };
}

/** Foods that make a recipe a result: those covered through a held food that is not a staple. */
export function usableFoods({ coverage, held }: MatchQuery): number[] {
  return [...coverage].filter(([, { via }]) => held.includes(via)).map(([food]) => food);
}

function filtersOf(query: MatchQuery, asked: string, access: Access): Sql {
  const { filters } = query;
  const { cuisine, difficulty, allergies, mustUse, excluded, maxMissing } = filters;
  const conditions: [text: string, ...values: unknown[]][] = [['not is_creative'], ['cook_time <= ?', filters.maxCookTime]];
  if (access === 'index') conditions.push([`${asked} && ?::int[]`, intArray(usableFoods(query))]);
  if (maxMissing !== null) conditions.push(['needs - covered <= ?', maxMissing]);
  if (cuisine !== null) conditions.push(['cuisine = ?', cuisine]);
  if (difficulty !== null) conditions.push(['difficulty = ?', difficulty]);
  if (RESTRICTING_DIETS.includes(filters.diet)) conditions.push(['diet = any(?::text[])', textArray(DIET_FACTS.filter((fact) => fitsDiet(fact, filters.diet)))]);
  if (allergies.length > 0) conditions.push(['not (contains || unsure) && ?::text[]', textArray(allergies)]);
  for (const covered of mustUse) conditions.push(['(needed_foods || staple_foods) && ?::int[]', intArray([...covered])]);
  if (excluded.size > 0) conditions.push(['not (needed_foods || staple_foods) && ?::int[]', intArray([...excluded])]);
  return { text: conditions.map(([text]) => text).join(' and '), values: conditions.flatMap(([, ...values]) => values) };
}

/** The recipes most like one: `weights` has the rarity of each food number. */
export function similarStatement(recipe: number, foods: readonly number[], weights: readonly number[], first: number): Sql {
  return {
    text: `select number from recipe,
  lateral (select sum((?::int[])[food])::float8 as shared from unnest(needed_foods) as food) common
where status = 'published' and not is_creative and number <> ? and needed_foods && ?::int[]
order by shared * shared / (cardinality(needed_foods) + unlinked_lines) desc, number limit ?`,
    values: [intArray(weights), recipe, intArray(foods), first],
  };
}

function intArray(numbers: RankKey | null): string | null {
  return numbers === null ? null : `{${numbers.join(',')}}`;
}
