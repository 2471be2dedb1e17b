import type { EntityManager } from '@mikro-orm/postgresql';
import { readStats, type AdminStats } from './admin-stats.sql.ts';
import type { Caller } from '../users/caller.ts';
import { requireAdmin } from '../users/viewer.ts';

/** What the dashboard shows at a glance. */
export class AdminStatsService {
  readonly #em: EntityManager;
  readonly #caller: Caller;

  constructor(em: EntityManager, caller: Caller) {
    this.#em = em;
    this.#caller = caller;
  }

  /** The figures as they are now, over all processes. */
  async stats(): Promise<AdminStats> {
    requireAdmin(this.#caller.viewer);
    return readStats(this.#em);
  }
}
