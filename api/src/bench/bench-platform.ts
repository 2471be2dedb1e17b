import type { Platform } from '../context.ts';
import { NO_USAGE } from '../shared/usage.ts';
import { CoverStore } from '../modules/recipes/cover/cover-store.ts';
import { MailDelivery } from '../shared/mailer.ts';

/** What a benchmark needs of the process: no covers, no jobs, no mail, no model. */
export function benchPlatform(parts: Pick<Platform, 'orm' | 'foods' | 'engine'>): Platform {
  const mailer = { delivery: MailDelivery.OUTBOX, send: async () => undefined };
  return { ...parts, covers: new CoverStore({ folder: '' }), jobs: { send: async () => undefined }, model: null, usage: NO_USAGE, mailer, publicUrl: null };
}
