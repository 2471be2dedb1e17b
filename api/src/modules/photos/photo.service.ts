import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { AppError, badInput } from '../../shared/errors.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { callerKey, type Caller, type SessionCookies } from '../users/caller.ts';
import { readOptionalText } from '../../shared/input-text.ts';
import { newSecret } from '../../shared/secret.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import type { JobOutcome, PhotoFiles, PhotoJob, PhotoSize } from './image/photo-job.ts';
import type { ImageProcessor } from './image/image-processor.ts';
import { refreshAvatar } from './avatar.service.ts';
import { photoKey, uploadKey, versionFolder } from './photo-address.ts';
import { checkFile, readEdit, REFUSALS, type AnnouncedFile, type PhotoChange } from './photo-input.ts';
import { ALT_TEXT_MAX, PHOTO_BYTES_MAX, SIGNED_FOR } from './photo-limits.ts';
import { ownerOf } from './photo-owner.ts';
import { PhotoQuota, requireRoom } from './photo-quota.ts';
import { findPhoto, letGo } from './photo-store.ts';
import { refreshRecipePhoto } from './recipe-photo.ts';
import { removeFiles } from './photo-cleanup.ts';
import { Photo } from './photo.entity.ts';

/** Where a file may be sent, once. */
export interface UploadTicket {
  imageId: string;
  /** Address to PUT the file to, with the content type that was announced. */
  uploadUrl: string;
  expiresAt: Date;
}

/** What photos need of the process. */
export interface PhotoTools {
  files: FileStorage;
  imageProcessor: ImageProcessor;
}

/** Photos whose files are written at once: each holds a connection, and a slow store must not take them all. */
const keptInTurn = pLimit(2);

/** Photos of cooks and visitors: announced, sent, accepted, changed, deleted. A visitor's are bound to their browser. */
export class PhotoService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #cookies: SessionCookies;
  readonly #tools: PhotoTools;
  readonly #quota: PhotoQuota;

  constructor(em: EntityManager, caller: Caller, cookies: SessionCookies, tools: PhotoTools) {
    this.#em = em;
    this.#caller = caller;
    this.#cookies = cookies;
    this.#tools = tools;
    this.#quota = new PhotoQuota(em);
  }

  /**
   * Says where a file may be sent, for five minutes.
   * @throws AppError BAD_USER_INPUT naming the field at fault, RATE_LIMITED, CONFLICT when there is no room left
   */
  async signUpload(file: AnnouncedFile): Promise<UploadTicket> {
    checkFile(file);
    this.#knowVisitor();
    const owner = ownerOf(this.#caller);
    await this.#quota.countUpload(owner);
    this.#tools.imageProcessor.warmUp();
    const { contentType, size } = file;
    const [imageId, expiresAt] = [randomUUID(), new Date(Date.now() + SIGNED_FOR)];
    const { user, visitorHash } = owner;
    const row = { id: imageId, user, visitorHash: user === null ? visitorHash : null, contentType, size };
    await this.#write(
      async (tx) => {
        await requireRoom(tx, owner);
        await tx.insert(Photo, row);
      },
      { alone: true },
    );
    const uploadUrl = await this.#tools.files.uploadUrl({ key: uploadKey(imageId), contentType, size, expiresAt });
    return { imageId, expiresAt, uploadUrl: uploadUrl.startsWith('/') ? this.#caller.origin + uploadUrl : uploadUrl };
  }

  /**
   * Accepts a file that has been sent: what is kept is re-encoded from it. Asked again, it gives the same photo.
   * @throws AppError NOT_FOUND, CONFLICT when the file has not arrived, BAD_USER_INPUT for what is no photo
   */
  async complete(id: string): Promise<Photo> {
    const photo = await this.#mine(id);
    if (photo.version > 0) return photo;
    const bytes = await this.#tools.files.read(uploadKey(id), PHOTO_BYTES_MAX);
    if (!bytes) throw new AppError('CONFLICT', 'The file has not arrived. Send it to its upload address first.');
    const outcome: JobOutcome =
      bytes.length === photo.size
        ? await this.#work({ kind: 'accept', bytes, contentType: photo.contentType })
        : { refusal: 'unreadable' };
    if ('refusal' in outcome) {
      await this.#forget(photo);
      throw badInput(REFUSALS[outcome.refusal]);
    }
    await this.#keep(photo, outcome);
    return this.#mine(id);
  }

  /**
   * Turns, crops or describes a photo.
   * @param version of the photo as the caller saw it; without it the newest is changed
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault, CONFLICT when it was changed meanwhile
   */
  async update(id: string, change: PhotoChange, version?: number | null): Promise<Photo> {
    const edit = readEdit(change);
    const altText =
      change.altText === undefined
        ? undefined
        : readOptionalText(change.altText, { what: 'A description', field: 'altText', max: ALT_TEXT_MAX });
    const photo = await this.#arrived(id);
    if (typeof version === 'number' && version !== photo.version) throw changedMeanwhile();
    if (edit) {
      const outcome = await this.#work({ kind: 'edit', bytes: await this.#full(photo), edit });
      if ('refusal' in outcome) throw badInput(REFUSALS[outcome.refusal], 'crop');
      await this.#keep(photo, outcome);
    }
    if (altText !== undefined)
      await this.#write(async (tx) => void (await tx.nativeUpdate(Photo, { id }, { altText })));
    return this.#mine(id);
  }

  /** Deletes a photo and its files at once. @throws AppError NOT_FOUND */
  async delete(id: string): Promise<Photo> {
    const photo = await this.#mine(id);
    await this.#forget(photo);
    return photo;
  }

  /**
   * Makes the next version of a photo, unless somebody else was faster; what it was made from goes. Its files are written by the process that holds
   * its row: of two at once neither writes over the other's, and none outlives a photo that went meanwhile.
   */
  async #keep(photo: Photo, { files, width, height }: PhotoFiles): Promise<void> {
    const version = photo.version + 1;
    const storedBytes = Object.values(files).reduce((sum, bytes) => sum + bytes.length, 0);
    await keptInTurn(() =>
      this.#write(async (tx) => {
        const changed = await tx.nativeUpdate(
          Photo,
          { id: photo.id, version: photo.version },
          { version, width, height, storedBytes, seen: null },
        );
        if (changed === 0 && photo.version > 0) throw changedMeanwhile();
        if (changed === 0) return;
        for (const [size, bytes] of Object.entries(files))
          await this.#tools.files.write(photoKey(photo.id, version, size as PhotoSize), bytes, 'image/webp');
        await letGo(tx, photo.version > 0 ? versionFolder(photo.id, photo.version) : uploadKey(photo.id));
        await refreshAvatar(tx, photo, version);
        await refreshRecipePhoto(tx, { id: photo.id, version });
      }),
    );
    await this.#tidyUp();
  }

  #work(job: PhotoJob): Promise<JobOutcome> {
    return this.#tools.imageProcessor.do(job, callerKey(this.#caller));
  }

  async #full({ id, version }: Photo): Promise<Uint8Array> {
    const bytes = await this.#tools.files.read(photoKey(id, version, 'full'), Infinity);
    if (!bytes) throw changedMeanwhile();
    return bytes;
  }

  /** The row goes with its files: a trigger notes their folder. A concurrent use of the photo has committed before, or finds it gone. */
  async #forget(photo: Photo): Promise<void> {
    await this.#write(
      async (tx) => {
        await tx.nativeDelete(Photo, { id: photo.id });
        await refreshAvatar(tx, photo, null);
      },
      { alone: true },
    );
    await this.#tidyUp();
  }

  /** Removes the files at once; where that fails, the sweep does it later. */
  async #tidyUp(): Promise<void> {
    await removeFiles(this.#em, this.#tools.files).catch(() => undefined);
  }

  async #arrived(id: string): Promise<Photo> {
    const photo = await this.#mine(id);
    if (photo.version === 0) throw new AppError('CONFLICT', 'This photo has not arrived yet.');
    return photo;
  }

  #mine(id: string): Promise<Photo> {
    return findPhoto(this.#em, ownerOf(this.#caller), id);
  }

  #write(work: (tx: EntityManager) => Promise<void>, options: { alone?: boolean } = {}): Promise<void> {
    const { viewer } = this.#caller;
    return viewer ? withUserLock(this.#em, viewer, work, options) : this.#em.transactional(work);
  }

  /** A visitor's first photo gives their browser a secret. */
  #knowVisitor(): void {
    if (this.#caller.viewer || this.#caller.visitor !== null) return;
    this.#caller.visitor = newSecret();
    this.#cookies.keepVisitor(this.#caller.visitor);
  }
}

const changedMeanwhile = (): AppError =>
  new AppError('CONFLICT', 'This photo was changed meanwhile. Look at it again.');
