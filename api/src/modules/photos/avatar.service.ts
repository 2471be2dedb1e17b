import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../users/caller.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { photoAddress, photoAddresses } from './photo-address.ts';
import type { Photo } from './photo.entity.ts';
import { takePhoto } from './shown-photo.ts';

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
    return withUserLock(
      this.#em,
      cook,
      async (tx) => {
        const photo = imageId === null ? null : await takePhoto(tx, this.#caller, cook, imageId);
        await tx.nativeUpdate(User, { id: cook.id }, { avatar: photo && photoAddress(photo, 'thumb') });
        return tx.findOneOrFail(User, { id: cook.id }, { refresh: true });
      },
      { alone: true },
    );
  }
}

/** Shows the newest version of a photo wherever an older one was the picture of its cook; null takes it away. */
export async function refreshAvatar(
  tx: EntityManager,
  photo: Pick<Photo, 'id' | 'user'>,
  version: number | null,
): Promise<void> {
  if (!photo.user) return;
  const former = { id: photo.user, avatar: { $like: `${photoAddresses(photo.id)}%` } };
  await tx.nativeUpdate(User, former, {
    avatar: version === null ? null : photoAddress({ id: photo.id, version }, 'thumb'),
  });
}
