import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.ts';
import type { Caller } from '../users/caller.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import { writeAs } from '../users/write-as.ts';
import { photoAddress, photoAddresses } from './photo-address.ts';
import { ownerOf } from './photo-owner.ts';
import { findPhoto } from './photo-store.ts';
import { Photo } from './photo.entity.ts';

/** The picture of a cook: one of their photos. */
export class AvatarService {
  readonly #em: EntityManager;
  readonly #caller: Caller;

  constructor(em: EntityManager, caller: Caller) {
    this.#em = em;
    this.#caller = caller;
  }

  /**
   * Shows a photo as the picture of the cook who asks, or none.
   * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT when the photo has not arrived
   */
  async setAvatar(imageId: string | null): Promise<User> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    return writeAs(this.#em, cook, async (tx) => {
      const photo = imageId === null ? null : await findPhoto(tx, ownerOf(this.#caller), imageId);
      if (photo?.version === 0) throw new AppError('CONFLICT', 'This photo has not arrived yet.');
      // One that was sent before signing in is the cook's from now on, and stays for as long as it is shown.
      if (photo) await tx.nativeUpdate(Photo, { id: photo.id }, { user: cook.id, visitorHash: null });
      await tx.nativeUpdate(User, { id: cook.id }, { avatar: photo && photoAddress(photo, 'thumb') });
      return tx.findOneOrFail(User, { id: cook.id }, { refresh: true });
    }, { alone: true });
  }
}

/** Shows the newest version of a photo wherever an older one was the picture of its cook; null takes it away. */
export async function refreshAvatar(tx: EntityManager, photo: Pick<Photo, 'id' | 'user'>, version: number | null): Promise<void> {
  if (!photo.user) return;
  const former = { id: photo.user, avatar: { $like: `${photoAddresses(photo.id)}%` } };
  await tx.nativeUpdate(User, former, { avatar: version === null ? null : photoAddress({ id: photo.id, version }, 'thumb') });
}
