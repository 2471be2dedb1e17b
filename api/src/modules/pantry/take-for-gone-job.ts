import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from '../../shared/job.ts';
import { lockUser } from '../users/user-lock.sql.ts';
import { dayOf } from '../../shared/calendar.ts';
import { PantryBook } from './pantry-book.ts';
import { PantryAct, PantryLevel } from './pantry-enums.ts';
import { PantryItem } from './pantry.entity.ts';
import { goneFrom, takenForGone } from './taken-for-gone.ts';

/** Takes for gone what is long past its guessed date, once an hour; it is an act of the history, so that it can be taken back. */
export function takeForGoneJob(em: EntityManager): Job {
  return { name: 'pantry-gone', schedule: '20 * * * *', run: () => takeForGone(em.fork(), new Date()) };
}

/** See {@link takeForGoneJob}. */
export async function takeForGone(em: EntityManager, now: Date): Promise<void> {
  const past = { bestBefore: { $lt: dayOf(now) }, isBestBeforeGuessed: true, level: { $ne: PantryLevel.OUT } };
  const items = await em.fork().find(PantryItem, past, { fields: ['user'] });
  for (const user of new Set(items.map((item) => item.user)))
    await em.transactional((tx) => takeForGoneOf(tx, user, now));
}

async function takeForGoneOf(tx: EntityManager, user: string, now: Date): Promise<void> {
  if (!(await lockUser(tx, user, true))) return;
  const book = await PantryBook.open(tx, user);
  for (const [id, state] of book.all()) {
    const day = goneFrom(state);
    if (day !== null && day <= dayOf(now)) book.put(takenForGone(state), id);
  }
  await book.save(PantryAct.TAKEN_FOR_GONE, now);
}
