import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, badInput, notFound } from '../../../shared/errors.ts';
import { insertIfNew } from '../../../shared/insert-if-new.sql.ts';
import type { Jobs } from '../../../shared/job.ts';
import type { FileStorage } from '../../../shared/storage/file-storage.ts';
import { perHour } from '../../rate-limits/rate-limit-policy.ts';
import { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { countDoubtfulLines } from '../../recipes/doubtful-lines.sql.ts';
import { requireViewer, type Viewer } from '../../users/viewer.ts';
import { mayHoldRecipes } from '../import-files.ts';
import type { ImportEvent } from '../import-event.ts';
import { FILE_IMPORT } from './file-import-job.ts';
import { FileImport, FileImportEvent, FileImportState } from './file-import.entity.ts';
import { storeFile } from './stored-file.ts';

/** Files that one cook may send. */
const FILES_PER_HOUR = 60;
/** A file that has not come whole after so long never will, in milliseconds. */
const RECEIVING_MAX = 600_000;
/** Most events that are told at once. */
const EVENTS = 500;

const { RECEIVING, READING, DONE, CANCELLED, FAILED } = FileImportState;

/** How far a file is. */
export interface ImportProgress {
  name: string;
  state: FileImportState;
  /** What became of its recipes, oldest first, behind those that were known. */
  events: ImportEvent[];
  /** What to ask behind next. */
  after: number;
}

/** Takes over all recipes of a file that a cook sends, one file at a time. */
export class FileImportService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #files: FileStorage;
  readonly #jobs: Jobs;

  constructor(em: EntityManager, viewer: Viewer | null, files: FileStorage, jobs: Jobs) {
    this.#em = em;
    this.#viewer = viewer;
    this.#files = files;
    this.#jobs = jobs;
  }

  /**
   * Counts the file and stores it, to be read by a job: its recipes become drafts of the cook; sent again, the file changes nothing.
   * @param name of the file, whose extension says what it may be
   * @returns how far it is; null where the cook has forgotten it meanwhile
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, BAD_USER_INPUT naming `name` or `file`, CONFLICT while another is read
   */
  async receive(name: string, body: Readable): Promise<ImportProgress | null> {
    const cook = requireViewer(this.#viewer, 'write');
    if (!mayHoldRecipes(name)) throw badInput('Larder does not know files of this kind.', 'name');
    await new RateLimiter(this.#em.fork()).count([
      { kind: 'import-file', of: [cook.id], policy: perHour(FILES_PER_HOUR) },
    ]);
    const id = await this.#begin(cook, basename(name).slice(-100));
    try {
      await storeFile(this.#files, id, body);
    } catch (error) {
      await this.#em.fork().nativeDelete(FileImport, { id });
      throw error;
    }
    await this.#em.fork().nativeUpdate(FileImport, { id, state: RECEIVING }, { state: READING });
    // What cannot be sent is found by the task of the next minute.
    await this.#jobs.send(FILE_IMPORT, {}).catch(() => undefined);
    return this.#progress(cook, 0);
  }

  /** @returns the id of the file, in place of the one before */
  async #begin(cook: Viewer, name: string): Promise<string> {
    const id = randomUUID();
    const isBegun = await this.#em.fork().transactional(async (tx) => {
      const lost = { state: RECEIVING, createdAt: { $lt: new Date(Date.now() - RECEIVING_MAX) } };
      await tx.nativeDelete(FileImport, { user: cook.id, $or: [{ state: { $in: [DONE, CANCELLED, FAILED] } }, lost] });
      return insertIfNew(tx, FileImport, { id, user: cook.id, name, state: RECEIVING });
    });
    if (!isBegun)
      throw new AppError('CONFLICT', 'Another file of yours is being read. Wait for its end, or cancel it.');
    return id;
  }

  /**
   * How far the cook's last file is.
   * @param after as it was told last; 0 at the beginning
   * @returns null where there is none
   * @throws AppError UNAUTHENTICATED, FORBIDDEN
   */
  async read(after: number): Promise<ImportProgress | null> {
    return this.#progress(requireViewer(this.#viewer, 'read'), after);
  }

  async #progress(cook: Viewer, after: number): Promise<ImportProgress | null> {
    const em = this.#em.fork();
    const found = await em.findOne(FileImport, { user: cook.id });
    if (!found) return null;
    const rows = await em.find(
      FileImportEvent,
      { import: found.id, number: { $gt: after } },
      { orderBy: { number: 'asc' }, limit: EVENTS },
    );
    const events = await asNow(
      em,
      rows.flatMap(({ event }) => ('photo' in event ? [] : event)),
    );
    // Until all is told, it is not over.
    const state = rows.length === EVENTS ? READING : found.state;
    return { name: found.name, state, events, after: rows.at(-1)?.number ?? after };
  }

  /** Ends the import; what has come in stays. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND where there is none */
  async cancel(after: number): Promise<ImportProgress> {
    const cook = requireViewer(this.#viewer, 'write');
    const going = { user: cook.id, state: { $in: [RECEIVING, READING] } };
    await this.#em.fork().nativeUpdate(FileImport, going, { state: CANCELLED });
    const progress = await this.#progress(cook, after);
    if (!progress) throw notFound('Import');
    return progress;
  }

  /** Forgets the import, and ends it where it is not over; what has come in stays. @throws AppError UNAUTHENTICATED, FORBIDDEN */
  async forget(): Promise<void> {
    const cook = requireViewer(this.#viewer, 'write');
    await this.#em.fork().nativeDelete(FileImport, { user: cook.id });
  }
}

/** What was told, with the lines that are still doubtful: the cook may have settled some since. */
async function asNow(em: EntityManager, events: ImportEvent[]): Promise<ImportEvent[]> {
  const doubtful = await countDoubtfulLines(
    em,
    events.flatMap((event) => ('id' in event && event.doubtfulLines > 0 ? event.id : [])),
  );
  return events.map((event) => ('id' in event ? { ...event, doubtfulLines: doubtful.get(event.id) ?? 0 } : event));
}
