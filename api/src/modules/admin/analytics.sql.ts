import type { EntityManager } from '@mikro-orm/postgresql';

/** What one day, UTC, saw. */
export interface AnalyticsDay {
  /** Such as `2026-11-21`. */
  day: string;
  searches: number;
  /** Of these, the creative ones. */
  creative: number;
  /** Of these, those that found nothing. */
  empty: number;
  saved: number;
  cooked: number;
  calls: number;
  errors: number;
}

/** Something with how often it came. */
export interface Counted {
  label: string;
  count: number;
}

/** How long requests took, in milliseconds: the upper end of the class that the share falls into; null without any. */
export interface Latency {
  p50: number | null;
  p95: number | null;
  p99: number | null;
}

/** Most labels of a list. */
const LISTED = 20;

const DAYS = `
  with days as (select generate_series(date_trunc('day', now() at time zone 'utc') - make_interval(days => ? - 1), date_trunc('day', now() at time zone 'utc'), interval '1 day')::date as day),
    counts as (select (hour at time zone 'utc')::date as day, measure, label, sum(count)::int as count from usage_hour where hour >= now() - make_interval(days => ?) group by 1, 2, 3),
    sums as (
      select day, sum(count) filter (where measure = 'search') as searches, sum(count) filter (where measure = 'search' and label = 'creative') as creative,
        sum(count) filter (where measure = 'empty-search') as empty, sum(count) filter (where measure = 'call') as calls,
        sum(count) filter (where measure = 'error' and label in ('INTERNAL_SERVER_ERROR', 'UNAVAILABLE')) as errors
      from counts group by 1
    ),
    saves as (select (saved_at at time zone 'utc')::date as day, count(*) from saved_recipe group by 1),
    meals as (select (last_cooked at time zone 'utc')::date as day, count(*) from cooked_recipe group by 1)
  select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(searches, 0)::int as searches, coalesce(creative, 0)::int as creative, coalesce(empty, 0)::int as empty,
    coalesce(calls, 0)::int as calls, coalesce(errors, 0)::int as errors, coalesce(saves.count, 0)::int as saved, coalesce(meals.count, 0)::int as cooked
  from days left join sums using (day) left join saves using (day) left join meals using (day) order by days.day`;

const MOST = `
  select label, sum(count)::int as count from usage_hour where measure = ? and hour >= now() - make_interval(days => ?)
  group by label having sum(count) >= ? order by 2 desc, 1 limit ${LISTED}`;

/** The smallest class up to which at least a share of the requests falls. */
const LATENCY = `
  with classes as (select label::int as upto, sum(count) as count from usage_hour where measure = 'latency' and hour >= now() - make_interval(days => ?) group by 1),
    shares as (select upto, sum(count) over (order by upto) / sum(count) over () as share from classes)
  select min(upto) filter (where share >= 0.5) as p50, min(upto) filter (where share >= 0.95) as p95, min(upto) filter (where share >= 0.99) as p99 from shares`;

/** The last days, UTC, the oldest first. */
export function readDays(em: EntityManager, days: number): Promise<AnalyticsDay[]> {
  return em.execute(DAYS, [days, days]);
}

/** The most frequent labels of a measure; those that came fewer than `atLeast` times are left out. */
export function readMostFrequent(
  em: EntityManager,
  measure: string,
  days: number,
  atLeast: number,
): Promise<Counted[]> {
  return em.execute(MOST, [measure, days, atLeast]);
}

/** How long requests took. */
export async function readLatency(em: EntityManager, days: number): Promise<Latency> {
  const [latency] = await em.execute<[Latency]>(LATENCY, [days]);
  return latency;
}
