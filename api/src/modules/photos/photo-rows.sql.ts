import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../shared/text-array.ts';
import { KEPT_HOURS } from './photo-limits.ts';

/** Photos that never arrived, those of visitors after a day, and those of cooks that nothing shows. */
const OUTDATED = `
  created_at < now() - make_interval(hours => case
      when version = 0 then ${KEPT_HOURS.unfinished} when user_id is null then ${KEPT_HOURS.visitor} else ${KEPT_HOURS.unused} end)
    and not exists (select 1 from "user" u where u.id = photo.user_id and u.avatar like '/images/photos/' || photo.id || '/%')
    and not exists (select 1 from recipe r where r.photo = '/images/photos/' || photo.id || '/' || photo.version)
    and not exists (select 1 from rating g where g.photo = '/images/photos/' || photo.id || '/' || photo.version)`;

/** Removes outdated photos. They are locked first and looked at again then: a cook may just have made one their picture. */
export async function removeOutdatedPhotos(tx: EntityManager): Promise<void> {
  const held = await tx.execute<{ id: string }[]>(`select id from photo where ${OUTDATED} for update skip locked`);
  await tx.execute(`delete from photo where id = any(?::text[]) and ${OUTDATED}`, [
    textArray(held.map(({ id }) => id)),
  ]);
}

/** How many photos a cook has stored, and their bytes. */
export async function storedPhotos(em: EntityManager, user: string): Promise<{ count: number; bytes: number }> {
  const [row] = await em.execute<[{ count: number; bytes: number }]>(
    'select count(*)::int as count, coalesce(sum(stored_bytes), 0)::float8 as bytes from photo where user_id = ?',
    [user],
  );
  return row;
}
