import type { EntityManager } from '@mikro-orm/postgresql';

/** The figures at the top of the dashboard. */
export interface AdminStats {
  /** `newThisMonth` since the first of the month, UTC; `active` are neither banned nor without a visit in thirty days. */
  users: { total: number; newThisMonth: number; active: number };
  recipes: { total: number; pending: number };
  /** `uptime` is the share of the last 24 hours, or of the time since the first start, in which a process ran, in per cent. */
  system: { uptime: number; apiCalls: number; errors: number };
}

/** Days without a visit after which an account counts as inactive. */
export const ACTIVE_DAYS = 30;

const USERS = `
  select count(*)::int as total, count(*) filter (where joined_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc')::int as "newThisMonth",
    count(*) filter (where status <> 'banned' and coalesce(last_active_at, joined_at) > now() - interval '${ACTIVE_DAYS} days')::int as active
  from "user"`;

const RECIPES = `select count(*)::int as total, count(*) filter (where status = 'pending')::int as pending from recipe where not is_creative and deleted_by_id is null`;

/** Counts are kept by the hour: the last 24 hours are this one and the 23 before it. */
const SYSTEM = `
  with recent as (select * from usage_hour where hour > date_trunc('hour', now(), 'UTC') - interval '24 hours'),
    minutes as (select hour + make_interval(mins => label::int) as minute from recent where measure = 'up')
  select coalesce((select sum(count) from recent where measure = 'call'), 0)::int as "apiCalls",
    coalesce((select sum(count) from recent where measure = 'error' and label in ('INTERNAL_SERVER_ERROR', 'UNAVAILABLE')), 0)::int as errors,
    coalesce((select 100.0 * count(*) / (extract(epoch from date_trunc('minute', now()) - min(minute)) / 60 + 1) from minutes), 100)::float8 as uptime`;

/** The figures as they are now, over all processes. */
export async function readStats(em: EntityManager): Promise<AdminStats> {
  const [users] = await em.execute<[AdminStats['users']]>(USERS);
  const [recipes] = await em.execute<[AdminStats['recipes']]>(RECIPES);
  const [system] = await em.execute<[AdminStats['system']]>(SYSTEM);
  return { users, recipes, system: { ...system, uptime: Math.min(100, Math.round(system.uptime * 100) / 100) } };
}
