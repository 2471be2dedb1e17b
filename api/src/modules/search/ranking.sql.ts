import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../shared/text-array.ts';
import type { DietFact } from '../ingredients/food.entity.ts';
import { fitsDiet, RESTRICTING_DIETS } from '../ingredients/foods/food-knowledge.ts';
import { MEAL_TAGS } from '../recipes/meal-tags.ts';
import { UNMATCHED } from '../recipes/unmatched.ts';
import {
  FIFTHS,
  FIT_BASE,
  FULL_CREDIT,
  LEAST_SCORES,
  NAMED_CREDIT,
  NAMELESS_LOSS,
  SCORE_WHOLE,
} from './match/match-percentage.ts';
import {
  DUE_POINTS,
  type MatchAnswer,
  type MatchPage,
  type MatchQuery,
  type SortOrder,
} from './match/search-engine.ts';
import { TELLING_WHOLE, toldBy } from './match/telling.ts';

/*
 * The ranking of the match index as one SQL statement. The product does not run it: tests compare the index with it, and it is the way
 * onto a distributed PostgreSQL for a catalogue that outgrows the memory of one machine (docs/decisions/005-search-engine.md).
 */

type ResultRow = { total: number; number: number; percentage: number; key: number[] } | { total: number; number: null };

/** One page of a search, ranked by the database. */
export async function rankInDatabase(em: EntityManager, query: MatchQuery, page: MatchPage): Promise<MatchAnswer> {
  const { text, values } = pageStatement(query, page);
  const rows = await em.execute<ResultRow[]>(text, values);
  const hits = rows.flatMap((row) =>
    row.number === null ? [] : [{ number: row.number, percentage: row.percentage, key: row.key }],
  );
  return { hits: hits.slice(0, page.first), total: rows[0]?.total ?? 0, hasNext: hits.length > page.first };
}

/** A piece of SQL with the values of its question marks. */
interface Sql {
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
  use_first: `percentage + ${DUE_POINTS} * due, ${RELEVANCE}`,
};

/** Rows of `total`, `number`, `percentage` and `key`; a single row without number when the page is empty. */
function pageStatement(query: MatchQuery, page: MatchPage): Sql {
  const results = resultsOf(query);
  return {
    text: `with result as materialized (${results.text}),
  ranked as (select number, percentage, array[${KEYS[query.sort]}] as key from result),
  page as (select * from ranked where ?::int[] is null or key < ?::int[] order by key desc limit ?)
select found.total, page.number, page.percentage, page.key
from (select count(*)::int as total from result) found left join page on true order by page.key desc`,
    values: [...results.values, intArray(page.after), intArray(page.after), page.first + 1],
  };
}

/**
 * Every result with what it is ranked by. The foods of a recipe are looked up in three arrays that have an entry for each food number: the
 * credit it brings, the held food it is used through, and what that tells by it. A held food tells once, however much it covers.
 */
function resultsOf(query: MatchQuery): Sql {
  const { credits, via, told } = lookups(query);
  const asked = query.assumeStaples ? 'needed_foods' : '(needed_foods || staple_foods)';
  const filters = filtersOf(query);
  return {
    text: `select number, width_bucket(${SCORE}, ?::int[]) as percentage, used, due,
    ${SHOWN_RATING} as shown_rating, 1000 * (rating_sum + 35) / (rating_count + 10) as rating_score, rating_count, prep_time + cook_time as total_time
  from recipe,
  lateral (select cardinality(${asked}) + unlinked_lines as needs) asked,
  lateral (select needs + cardinality(named_foods) as weight) weighed,
  lateral (
    select sum(credit)::int as credit, sum(covered)::int as covered, count(via)::int as used, count(via) filter (where via = any(?::int[]))::int as due,
      coalesce(sum(told), 0)::int as told
    from (
      select via, sum(credit) as credit, count(*) filter (where credit > 0) as covered, max(told) as told
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
      intArray([...query.due]),
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

function filtersOf({ filters }: MatchQuery): Sql {
  const { cuisine, difficulty, meal, allergies, mustUse, excluded, maxMissing } = filters;
  const conditions: [text: string, ...values: unknown[]][] = [
    [`not ${UNMATCHED}`],
    ['cook_time <= ?', filters.maxCookTime],
  ];
  if (maxMissing !== null) conditions.push(['needs - covered <= ?', maxMissing]);
  if (cuisine !== null) conditions.push(['cuisine = ?', cuisine]);
  if (difficulty !== null) conditions.push(['difficulty = ?', difficulty]);
  if (meal !== null) conditions.push(['tags && ?::text[]', textArray(MEAL_TAGS[meal])]);
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

function intArray(numbers: readonly (number | null)[] | null): string | null {
  return numbers === null ? null : `{${numbers.map((number) => number ?? 'null').join(',')}}`;
}
