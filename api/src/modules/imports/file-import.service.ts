import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { badInput } from '../../shared/errors.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { PictureTools } from '../photos/kept-picture.ts';
import { perHour } from '../rate-limits/rate-limit-policy.ts';
import { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { STORED } from '../users/stored-limits.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { mayHoldRecipes } from './import-files.ts';
import type { FileItem } from './imported-recipe.ts';
import type { ImportEvent } from './import-event.ts';
import { ImportService } from './import.service.ts';
import { threadedItems } from './threaded-items.ts';

/** Files that one cook may send. */
const FILES_PER_HOUR = 60;
/** Largest file, in bytes: some 500 recipes with their pictures. */
export const IMPORT_BYTES_MAX = 200_000_000;

/** Files of all cooks that are read at once. */
const inTurn = pLimit(2);

/** Takes over all recipes of a file that a cook sends. */
export class FileImportService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #foods: FoodStore;
  readonly #pictures: PictureTools;

  constructor(em: EntityManager, viewer: Viewer | null, foods: FoodStore, pictures: PictureTools) {
    this.#em = em;
    this.#viewer = viewer;
    this.#foods = foods;
    this.#pictures = pictures;
  }

  /**
   * Counts the file and takes it in.
   * @param name of the file, whose extension says what it may be
   * @returns its recipes as they are stored, one after the other, as drafts of the cook; sent again, the file changes nothing
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, BAD_USER_INPUT naming `name` or `file`
   */
  async receive(name: string, body: Readable): Promise<AsyncGenerator<ImportEvent>> {
    const cook = requireViewer(this.#viewer, 'write');
    if (!mayHoldRecipes(name)) throw badInput('Larder does not know files of this kind.', 'name');
    await new RateLimiter(this.#em.fork()).count([
      { kind: 'import-file', of: [cook.id], policy: perHour(FILES_PER_HOUR) },
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'larder-import-'));
    const file = join(folder, basename(name).slice(-100));
    try {
      await pipeline(body, limited, createWriteStream(file));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return this.#importFile(cook, folder, file);
  }

  async *#importFile(cook: Viewer, folder: string, file: string): AsyncGenerator<ImportEvent> {
    const turn = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    void inTurn(() => (began.resolve(), turn.promise));
    try {
      await began.promise;
      const user = await this.#em.fork().findOneOrFail(User, { id: cook.id });
      const owner = { id: user.id, name: user.name ?? user.username };
      const imports = new ImportService(this.#em, this.#foods, {
        owner,
        pictures: { ...this.#pictures, isLimited: true },
      });
      const room = { left: STORED.ownRecipes.most - (await this.#em.fork().count(Recipe, { authorUser: cook.id })) };
      for await (const event of imports.importEach(whileRoom(threadedItems(file), room), RecipeStatus.DRAFT)) {
        if ('outcome' in event && event.outcome === 'created') room.left--;
        yield { ...event, ...('where' in event && { where: event.where.replace(`${folder}/`, '') }) };
      }
    } finally {
      turn.resolve();
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** The items for as long as the cook may have one more recipe; what is no recipe comes in whatever their number. */
async function* whileRoom(items: AsyncIterable<FileItem>, room: { left: number }): AsyncGenerator<FileItem> {
  const most = STORED.ownRecipes.most.toLocaleString('en');
  let isFull = false;
  for await (const item of items) {
    if (!('recipe' in item) || room.left > 0) yield item;
    else if (!isFull) {
      isFull = true;
      yield { where: item.where, refusal: `you have ${most} recipes: this one and those behind it were left out` };
    }
  }
}

/** @throws AppError BAD_USER_INPUT when too much comes */
async function* limited(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of body) {
    received += chunk.length;
    if (received > IMPORT_BYTES_MAX)
      throw badInput(
        `A file has at most ${IMPORT_BYTES_MAX / 1_000_000} MB. Import it by command, or in parts.`,
        'file',
      );
    yield chunk;
  }
}
