import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from '../../../shared/job.ts';
import { Recipe } from '../recipe.entity.ts';

/** Recipes asked for in one statement. */
const BATCH = 500;
/** The file of a cover, also one that is just being written. */
const COVER = /^(?<slug>.+)-(?<version>[0-9a-f]{10})-(?:\d+\.webp|preview\.jpg)/;
/** How long drawing takes at most, in milliseconds, and some. */
const DRAWN_WITHIN = 3_600_000;

/** A file of a cover. */
interface Drawn {
  path: string;
  slug: string;
  version: string;
}

/** Takes away covers of recipes that are gone, those that show a recipe as it was, and what a kill left half written. */
export function coverCleanup(em: EntityManager, folder: string): Job {
  return { name: 'cover-sweep', schedule: '53 * * * *', run: () => sweepCovers(em.fork(), folder) };
}

async function sweepCovers(em: EntityManager, folder: string): Promise<void> {
  const drawn = [...Map.groupBy(await drawnIn(folder), ({ slug }) => slug)];
  for (let at = 0; at < drawn.length; at += BATCH) {
    const batch = drawn.slice(at, at + BATCH);
    const found = await em.find(
      Recipe,
      { slug: { $in: batch.map(([slug]) => slug) } },
      { fields: ['slug'], disableIdentityMap: true },
    );
    const known = new Set(found.map(({ slug }) => slug));
    for (const [slug, files] of batch)
      for (const { path } of known.has(slug) ? await outdated(files) : files) await rm(path, { force: true });
  }
}

async function drawnIn(folder: string): Promise<Drawn[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const { slug, version } = COVER.exec(name)?.groups ?? {};
    return slug !== undefined && version !== undefined ? [{ path: join(folder, name), slug, version }] : [];
  });
}

/** All but the newest drawing, which may be under way. */
async function outdated(files: Drawn[]): Promise<Drawn[]> {
  if (files.every(({ path, version }) => version === files[0]?.version && !path.endsWith('.tmp'))) return [];
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file.path)).mtimeMs })));
  const newest = dated.reduce((one, other) => (other.at > one.at ? other : one));
  return dated
    .filter(
      ({ file, at }) =>
        file.version !== newest.file.version || (file.path.endsWith('.tmp') && Date.now() - at > DRAWN_WITHIN),
    )
    .map(({ file }) => file);
}
