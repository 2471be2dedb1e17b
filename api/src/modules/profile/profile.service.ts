import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { countProfile, type ProfileStats } from './profile-stats.sql.ts';

/** What a cook's own page shows. */
export class ProfileService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;

  constructor(em: EntityManager, viewer: Viewer | null) {
    this.#em = em;
    this.#viewer = viewer;
  }

  /** How much the cook has; each is as many as the list of it shows. */
  async stats(): Promise<ProfileStats> {
    const { id } = requireViewer(this.#viewer, 'read');
    return countProfile(this.#em, id);
  }
}
