import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStorage } from '../../../shared/storage/file-storage.ts';
import { perHour } from '../../rate-limits/rate-limit-policy.ts';
import { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { Photo } from '../../photos/photo.entity.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import { requireViewer, type Viewer } from '../../users/viewer.ts';
import { zipOf } from '../archive/zip-writer.ts';
import { archiveOf } from './write-archive.ts';

/** Archives that one cook may have made. */
const ARCHIVES_PER_HOUR = 20;
/** Bytes that a recipe takes in an archive, by those of the starter catalogue: both texts, packed. */
const RECIPE_BYTES = 2_500;
/** Share of what a photo takes in its three sizes that the full one does. */
const FULL_SHARE = 0.75;

/** An archive while it is made. */
export interface CookArchive {
  /** About how many bytes it will have. */
  size: number;
  content: AsyncGenerator<Buffer>;
}

/** Everything that a cook keeps, as one archive to take along. */
export class CookArchiveService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #files: FileStorage;
  readonly #site: string | null;

  /** @param site where the web app is; null when it is not configured */
  constructor(em: EntityManager, viewer: Viewer | null, files: FileStorage, site: string | null) {
    this.#em = em;
    this.#viewer = viewer;
    this.#files = files;
    this.#site = site;
  }

  /** The archive of the cook who asks, made while it is read. @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
  async make(): Promise<CookArchive> {
    const { id } = requireViewer(this.#viewer, 'read');
    await new RateLimiter(this.#em.fork()).count([
      { kind: 'cook-archive', of: [id], policy: perHour(ARCHIVES_PER_HOUR) },
    ]);
    const sources = { em: this.#em.fork(), files: this.#files, site: this.#site };
    return { size: await this.#sizeOf(id), content: zipOf(archiveOf(sources, id)) };
  }

  async #sizeOf(user: string): Promise<number> {
    const em = this.#em.fork();
    const photos = await em.find(Photo, { user }, { fields: ['storedBytes'] });
    const bytes = photos.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
    return Math.round(FULL_SHARE * bytes) + RECIPE_BYTES * (1 + (await em.count(Recipe, { authorUser: user })));
  }
}
