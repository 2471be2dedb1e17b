import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { mayRemoveFiles } from './files-lock.sql.ts';
import type { Job } from '../../shared/job.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { removeOutdatedPhotos } from './photo-rows.sql.ts';
import { FileRemoval } from './photo.entity.ts';

/** Files removed in one go. */
const BATCH = 200;

/** Takes outdated photos away, every quarter of an hour. */
export function photoCleanup(em: EntityManager, files: FileStorage): Job {
  return { name: 'photo-sweep', schedule: '*/15 * * * *', run: () => cleanUpPhotos(em.fork(), files) };
}

/** See {@link photoCleanup}. */
export async function cleanUpPhotos(em: EntityManager, files: FileStorage): Promise<void> {
  await em.transactional(removeOutdatedPhotos);
  while ((await removeFiles(em, files)) === BATCH);
}

/**
 * Removes files that nothing needs any more, and says how many were noted. Files whose note is not committed yet, or that another
 * process removes just now, are left to it; what fails is tried again later, and so is everything while a backup copies files.
 */
export async function removeFiles(em: EntityManager, files: FileStorage): Promise<number> {
  return em.transactional(async (tx) => {
    if (!(await mayRemoveFiles(tx))) return 0;
    const skipLocked = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, disableIdentityMap: true } as const;
    const noted = await tx.find(FileRemoval, {}, { orderBy: { createdAt: 'asc' }, limit: BATCH, ...skipLocked });
    for (const { key } of noted) await files.remove(key);
    if (noted.length > 0) await tx.nativeDelete(FileRemoval, { key: { $in: noted.map(({ key }) => key) } });
    return noted.length;
  });
}
