import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '../context.ts';
import { NO_USAGE } from '../shared/usage.ts';
import { WebReader } from '../modules/imports/web/web-reader.ts';
import { PhotoWorkshop } from '../modules/photos/image/photo-workshop.ts';
import { BuiltinRecognizer } from '../modules/photos/recognizer/builtin-recognizer.ts';
import { Recognizers } from '../modules/photos/recognizers.ts';
import { CoverStore } from '../modules/recipes/cover/cover-store.ts';
import { MailDelivery } from '../shared/mailer.ts';
import { LocalStorage } from '../shared/storage/local-storage.ts';

/** What a benchmark needs of the process: no covers, no jobs, no mail, no model; photos are looked at by our own recogniser alone. */
export function benchPlatform(parts: Pick<Platform, 'orm' | 'foods' | 'engine'>): Platform {
  const mailer = { delivery: MailDelivery.OUTBOX, send: async () => undefined };
  const photos = {
    files: new LocalStorage(join(tmpdir(), 'larder-bench-files')),
    workshop: new PhotoWorkshop(),
    recognizers: new Recognizers(new BuiltinRecognizer(() => parts.foods.knowledge), null),
  };
  return {
    ...parts,
    ...photos,
    covers: new CoverStore({ folder: '' }),
    jobs: { send: async () => undefined },
    model: null,
    usage: NO_USAGE,
    mailer,
    publicUrl: null,
    web: new WebReader(),
  };
}
