import { textArray } from '../../../shared/plain-rows.ts';
import { fitsDiet, RESTRICTING_DIETS } from '../../ingredients/foods/food-knowledge.ts';
import type { DietFact } from '../../ingredients/food.entity.ts';
import {
  FIFTHS,
  FIT_BASE,
  FULL_CREDIT,
  LEAST_SCORES,
  NAMED_CREDIT,
  NAMELESS_LOSS,
  SCORE_WHOLE,
} from '../match/match-percentage.ts';
import type { MatchPage, MatchQuery, SortOrder } from '../match/search-engine.ts';
import { TELLING_WHOLE, toldBy } from '../match/telling.ts';

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
  rating: `shown_rating, rating_count, ${RELEVANCE}`,
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
 * Every result with what it is ranked by. The foods of a recipe are looked up in three arrays that have an entry for each food number: the
 * credit it brings, the held food it is used through, and what that tells by it. A held food tells once, however much it covers.
 */
function resultsOf(query: MatchQuery, access: Access): Sql {
  const { credits, via, told } = lookups(query);
  const asked = query.assumeStaples ? 'needed_foods' : '(needed_foods || staple_foods)';
  const filters = filtersOf(query, asked, access);
  return {
    text: `select number, width_bucket(${SCORE}, ?::int[]) as percentage, used,
    ${SHOWN_RATING} as shown_rating, 1000 * (rating_sum + 35) / (rating_count + 10) as rating_score, rating_count, prep_time + cook_time as total_time
  from recipe,
  lateral (select cardinality(${asked}) + unlinked_lines as needs) asked,
  lateral (select needs + cardinality(named_foods) as weight) weighed,
  lateral (
    select sum(credit)::int as credit, sum(covered)::int as covered, count(via)::int as used, coalesce(sum(told) filter (where place <= 2), 0)::int as told
    from (
      select via, sum(credit) as credit, count(*) filter (where credit > 0) as covered, max(told) as told, row_number() over (order by max(told) desc) as place
      from unnest(${asked}) as food, lateral (select (?::int[])[food] as credit, (?::int[])[food] as via, (?::int[])[food] as told) held
      group by via
    ) by_held
  ) judged,
  lateral (
    select coalesce(sum(credit), 0)::int as credit, count(*) filter (where coalesce(credit, 0) < ${NAMED_CREDIT}) as missing
    from unnest(named_foods) as food, lateral (select (?::int[])[food] as credit) held
  ) named
  where status = 'published' and used > 0 and ${filters.text}`,
    values: [
      intArray(LEAST_SCORES.slice(1)),
      intArray(credits),
      intArray(via),
      intArray(told),
      intArray(credits),
      ...filters.values,
    ],
  };
}

/** As `matchScore` has it. */
const NAMED = 'greatest(1, cardinality(named_foods))';
const SCORE = `case when weight = 0 then 0 else (${SCORE_WHOLE}::bigint * (judged.credit + named.credit) * (${FIT_BASE} + least(${TELLING_WHOLE}, told))
  * (${FIFTHS} * ${NAMED} - ${NAMELESS_LOSS} * named.missing) / (${FULL_CREDIT} * weight * ${FIT_BASE + TELLING_WHOLE} * ${FIFTHS} * ${NAMED}))::int end`;

/** As `shownRating` has it. */
const SHOWN_RATING = 'case when rating_count = 0 then 0 else (20 * rating_sum + rating_count) / (2 * rating_count) end';

interface Lookups {
  credits: number[];
  /** Number of the held food; null where what covers it does not count as used. */
  via: (number | null)[];
  told: number[];
}

function lookups({ coverage, telling }: MatchQuery): Lookups {
  const length = Math.max(0, ...coverage.keys());
  const credits = new Array<number>(length).fill(0);
  const via = new Array<number | null>(length).fill(null);
  const told = new Array<number>(length).fill(0);
  for (const [food, cover] of coverage) {
    const share = telling.get(cover.via);
    credits[food - 1] = cover.credit;
    if (share === undefined) continue;
    via[food - 1] = cover.via;
    told[food - 1] = toldBy(share, cover.state);
  }
  return { credits, via, told };
}

/** Foods that make a recipe a result: those covered through a held food that is not a staple. */
export function usableFoods({ coverage, telling }: MatchQuery): number[] {
  return [...coverage].filter(([, { via }]) => telling.has(via)).map(([food]) => food);
}

function filtersOf(query: MatchQuery, asked: string, access: Access): Sql {
  const { filters } = query;
  const { cuisine, difficulty, allergies, mustUse, excluded, maxMissing } = filters;
  const conditions: [text: string, ...values: unknown[]][] = [
    ['not is_creative'],
    ['cook_time <= ?', filters.maxCookTime],
  ];
  if (access === 'index') conditions.push([`${asked} && ?::int[]`, intArray(usableFoods(query))]);
  if (maxMissing !== null) conditions.push(['needs - covered <= ?', maxMissing]);
  if (cuisine !== null) conditions.push(['cuisine = ?', cuisine]);
  if (difficulty !== null) conditions.push(['difficulty = ?', difficulty]);
  if (RESTRICTING_DIETS.includes(filters.diet))
    conditions.push(['diet = any(?::text[])', textArray(DIET_FACTS.filter((fact) => fitsDiet(fact, filters.diet)))]);
  if (allergies.length > 0) conditions.push(['not (contains || unsure) && ?::text[]', textArray(allergies)]);
  for (const covered of mustUse)
    conditions.push(['(needed_foods || staple_foods) && ?::int[]', intArray([...covered])]);
  if (excluded.size > 0) conditions.push(['not (needed_foods || staple_foods) && ?::int[]', intArray([...excluded])]);
  return {
    text: conditions.map(([text]) => text).join(' and '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}

/** The recipes most like one: `weights` has the rarity of each food number. */
export function similarStatement(
  recipe: number,
  foods: readonly number[],
  weights: readonly number[],
  first: number,
): Sql {
  return {
    text: `select number from recipe,
  lateral (select sum((?::int[])[food])::float8 as shared from unnest(needed_foods) as food) common
where status = 'published' and not is_creative and number <> ? and needed_foods && ?::int[]
order by shared * shared / (cardinality(needed_foods) + unlinked_lines) desc, number limit ?`,
    values: [intArray(weights), recipe, intArray(foods), first],
  };
}

function intArray(numbers: readonly (number | null)[] | null): string | null {
  return numbers === null ? null : `{${numbers.map((number) => number ?? 'null').join(',')}}`;
}
