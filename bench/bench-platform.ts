import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '../api/src/context.ts';
import { NO_USAGE } from '../api/src/shared/usage.ts';
import { WebReader } from '../api/src/modules/imports/web/web-reader.ts';
import { ImageProcessor } from '../api/src/modules/photos/image/image-processor.ts';
import { BuiltinRecognizer } from '../api/src/modules/photos/recognizer/builtin-recognizer.ts';
import { Recognizers } from '../api/src/modules/photos/recognizers.ts';
import { CoverStore } from '../api/src/modules/recipes/cover/cover-store.ts';
import { MailDelivery } from '../api/src/shared/mailer.ts';
import { LocalStorage } from '../api/src/shared/storage/local-storage.ts';

/** What a benchmark needs of the process: no covers, no jobs, no mail, no model; photos are looked at by our own recogniser alone. */
export function benchPlatform(parts: Pick<Platform, 'orm' | 'foods' | 'engine'>): Platform {
  const mailer = { delivery: MailDelivery.OUTBOX, send: async () => undefined };
  const photos = {
    files: new LocalStorage(join(tmpdir(), 'larder-bench-files')),
    imageProcessor: new ImageProcessor(),
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
    proxy: { isUndeclared: false },
    web: new WebReader(),
  };
}
