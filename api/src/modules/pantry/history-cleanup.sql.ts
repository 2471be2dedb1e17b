import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from '../../shared/job.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { TouchedItem } from './item-history.ts';
import type { PantryAct } from './pantry-enums.ts';
import { UNDO_DAYS } from './pantry-limits.ts';
import { monthsOf, type MonthOfFood } from './pantry-months.ts';

/** At most so many acts go at once, so that no lock is held for long. */
const BATCH = 500;

interface OldChange {
  user_id: string;
  act: PantryAct;
  at: Date;
  undone_at: Date | null;
  touched: TouchedItem[];
}

/** Removes what can no longer be taken back, once an hour; what became of the foods stays, added up by month. */
export function historyCleanup(em: EntityManager, foods: FoodStore): Job {
  return { name: 'pantry-history', schedule: '50 * * * *', run: () => cleanUpHistory(em.fork(), foods) };
}

/** See {@link historyCleanup}. */
export async function cleanUpHistory(em: EntityManager, foods: FoodStore): Promise<void> {
  while ((await em.transactional((tx) => cleanUpSome(tx, foods))) === BATCH);
}

async function cleanUpSome(tx: EntityManager, { knowledge }: FoodStore): Promise<number> {
  const old = await tx.execute<OldChange[]>(
    `delete from pantry_change where id in (
       select id from pantry_change where at < now() - make_interval(days => ?) limit ? for update skip locked)
     returning user_id, act, at, undone_at, touched`,
    [UNDO_DAYS, BATCH],
  );
  for (const [user, changes] of Map.groupBy(old, ({ user_id }) => user_id)) {
    const acts = changes.map(({ at, undone_at, ...change }) => ({
      ...change,
      at: new Date(at),
      undoneAt: undone_at,
    }));
    for (const month of monthsOf(acts, knowledge)) await addTo(tx, user, month);
  }
  return old.length;
}

const COUNTS = ['used', 'thrown_away', 'used_grams', 'thrown_away_grams', 'used_cost', 'thrown_away_cost'];

async function addTo(tx: EntityManager, user: string, month: MonthOfFood): Promise<void> {
  const { used, thrownAway, usedGrams, thrownAwayGrams, usedCost, thrownAwayCost } = month;
  await tx.execute(
    `insert into pantry_month (user_id, month, ${COUNTS.join(', ')}) values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (user_id, month) do update set ${COUNTS.map((count) => `${count} = pantry_month.${count} + excluded.${count}`).join(', ')}`,
    [user, month.month, used, thrownAway, usedGrams, thrownAwayGrams, usedCost, thrownAwayCost],
  );
}
