import type { EntityManager } from '@mikro-orm/postgresql';
import { RELINK_RECIPES } from '../../modules/recipes/relink-job.ts';
import type { Jobs } from '../../shared/job.ts';
import { Setting } from '../setting.entity.ts';
import { VERSION_KEY } from './seed-catalogue.ts';

const RELINKED_KEY = 'catalogue-relinked';

/**
 * Has recipes of cooks, which were read with the foods of a former catalogue, read again; once for each catalogue. Which one that was last
 * is kept, as whoever loaded the catalogue may be a command, or may have been killed.
 * @throws AppError UNAVAILABLE when the job cannot be left
 */
export async function relinkAfterSeeding(em: EntityManager, jobs: Jobs): Promise<void> {
  const [loaded, relinked] = await Promise.all([VERSION_KEY, RELINKED_KEY].map((key) => em.fork().findOne(Setting, { key })));
  if (!loaded || loaded.value === relinked?.value) return;
  await jobs.send(RELINK_RECIPES, {});
  await em.fork().upsert(Setting, { key: RELINKED_KEY, value: loaded.value });
}
