import type { Platform } from '../context.ts';
import { NO_USAGE } from '../shared/usage.ts';
import { CoverStore } from '../modules/recipes/cover/cover-store.ts';

/** What a benchmark needs of the process: no covers, no jobs, no model. */
export function benchPlatform(parts: Pick<Platform, 'orm' | 'foods' | 'engine'>): Platform {
  return { ...parts, covers: new CoverStore({ folder: '' }), jobs: { send: async () => undefined }, model: null, usage: NO_USAGE };
}
