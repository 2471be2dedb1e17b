import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { visibleTo } from '../recipes/recipe-lists.ts';

/** How much there is in a profile. */
export interface ProfileStats {
  savedRecipes: number;
  cookedRecipes: number;
  collections: number;
}

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
    const { sql, params } = visibleTo(id);
    const [stats] = await this.#em.execute<[ProfileStats]>(
      `select (select count(*)::int from saved_recipe l join recipe r on r.id = l.recipe_id where l.user_id = ? and ${sql}) as "savedRecipes",
              (select count(*)::int from cooked_recipe l join recipe r on r.id = l.recipe_id where l.user_id = ? and ${sql}) as "cookedRecipes",
              (select count(*)::int from collection where user_id = ?) as collections`,
      [id, ...params, id, ...params, id],
    );
    return stats;
  }
}
