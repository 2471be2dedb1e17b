import type { EntityManager } from '@mikro-orm/postgresql';
import { MAY_REMOVE_FILES } from './files-lock.ts';
import type { Job } from '../../shared/job.ts';
import { textArray } from '../../shared/text-array.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { KEPT_HOURS } from './photo-limits.ts';
import { FileRemoval } from './photo.entity.ts';

/** Files removed in one go. */
const BATCH = 200;

/** Photos that never arrived, those of visitors after a day, and those of cooks that nothing shows. */
const OUTDATED = `
  created_at < now() - make_interval(hours => case
      when version = 0 then ${KEPT_HOURS.unfinished} when user_id is null then ${KEPT_HOURS.visitor} else ${KEPT_HOURS.unused} end)
    and not exists (select 1 from "user" u where u.id = photo.user_id and u.avatar like '/images/photos/' || photo.id || '/%')
    and not exists (select 1 from recipe r where r.photo = '/images/photos/' || photo.id || '/' || photo.version)`;

/** Takes outdated photos away, every quarter of an hour. */
export function photoCleanup(em: EntityManager, files: FileStorage): Job {
  return { name: 'photo-sweep', schedule: '*/15 * * * *', run: () => sweepPhotos(em.fork(), files) };
}

/** See {@link photoCleanup}. */
export async function sweepPhotos(em: EntityManager, files: FileStorage): Promise<void> {
  await em.transactional(removeOutdated);
  while ((await removeFiles(em, files)) === BATCH);
}

/** Held first and looked at again then: somebody may just have made one their picture. */
async function removeOutdated(tx: EntityManager): Promise<void> {
  const held = await tx.execute<{ id: string }[]>(`select id from photo where ${OUTDATED} for update skip locked`);
  await tx.execute(`delete from photo where id = any(?::text[]) and ${OUTDATED}`, [
    textArray(held.map(({ id }) => id)),
  ]);
}

/**
 * Removes files that nothing needs any more, and says how many were noted. Files whose note is not committed yet, or that another
 * process removes just now, are left to it; what fails is tried again later, and so is everything while a backup copies files.
 */
export async function removeFiles(em: EntityManager, files: FileStorage): Promise<number> {
  return em.transactional(async (tx) => {
    const [lock] = await tx.execute<{ mayRemove: boolean }[]>(MAY_REMOVE_FILES);
    if (!lock?.mayRemove) return 0;
    const noted = await tx.execute<{ key: string }[]>(
      'select key from file_removal order by created_at limit ? for update skip locked',
      [BATCH],
    );
    for (const { key } of noted) await files.remove(key);
    if (noted.length > 0) await tx.nativeDelete(FileRemoval, { key: { $in: noted.map(({ key }) => key) } });
    return noted.length;
  });
}
