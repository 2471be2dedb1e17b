import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, badInput } from '../../shared/errors.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { callerKey, type Caller } from '../users/caller.ts';
import { photoKey } from './photo-address.ts';
import { RECOGNIZED } from './photo-limits.ts';
import { ownerOf } from './photo-owner.ts';
import { PhotoQuota } from './photo-quota.ts';
import { findPhoto } from './photo-store.ts';
import { Photo, type SeenFood } from './photo.entity.ts';
import type { Recognized } from './recognizer.ts';
import type { Recognizers } from './recognizers.ts';

/** What looking at photos needs of the process. */
export interface RecognitionTools {
  files: FileStorage;
  recognizers: Recognizers;
}

/** A photo, and the foods in it. */
export interface Recognition {
  photo: Photo;
  seen: SeenFood[];
}

/** Tells which foods are in somebody's photos. */
export class RecognitionService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #tools: RecognitionTools;
  readonly #quota: PhotoQuota;

  constructor(em: EntityManager, caller: Caller, tools: RecognitionTools) {
    this.#em = em;
    this.#caller = caller;
    this.#tools = tools;
    this.#quota = new PhotoQuota(em);
  }

  /**
   * The foods in a photo, the surest first; none where nothing is likely. Each version of a photo is looked at once; asked again, the answer is the same.
   * @param most at most so many, 1 to 20
   * @throws AppError NOT_FOUND, CONFLICT when the photo has not arrived, BAD_USER_INPUT, RATE_LIMITED, UNAVAILABLE
   */
  async recognize(id: string, most: number): Promise<Recognition> {
    if (!Number.isInteger(most) || most < 1 || most > RECOGNIZED.max)
      throw badInput(`Ask for 1 to ${RECOGNIZED.max} suggestions.`, 'maxSuggestions');
    const owner = ownerOf(this.#caller);
    const photo = await findPhoto(this.#em, owner, id);
    const seen =
      photo.seen ??
      (await this.#look(photo, this.#tools.recognizers.hasModel && (await this.#quota.mayAskModel(owner))));
    return { photo, seen: seen.slice(0, most) };
  }

  async #look(photo: Photo, mayAskModel: boolean): Promise<SeenFood[]> {
    const { id, version } = photo;
    const bytes = version === 0 ? null : await this.#tools.files.read(photoKey(id, version, 'full'), Infinity);
    if (!bytes) throw new AppError('CONFLICT', 'This photo has not arrived yet.');
    const recognized = await this.#tools.recognizers.recognize(bytes, callerKey(this.#caller), mayAskModel);
    const seen = recognized
      .filter(({ confidence }) => confidence >= RECOGNIZED.least)
      .slice(0, RECOGNIZED.max)
      .map(toSeen);
    await this.#em.nativeUpdate(Photo, { id, version }, { seen });
    photo.seen = seen;
    return seen;
  }
}

/** Outside a food always has a name: the recogniser's own where the catalogue has none. */
const toSeen = ({ normalized, ...food }: Recognized): SeenFood => ({ ...food, normalized: normalized ?? food.name });
