import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Platform } from '../context.ts';
import type { Env } from '../env.ts';
import { ImageProcessor } from '../modules/photos/image/image-processor.ts';
import { ModelRecognizer } from '../modules/photos/model-recognizer.ts';
import { BuiltinRecognizer } from '../modules/photos/recognizer/builtin-recognizer.ts';
import { Recognizers } from '../modules/photos/recognizers.ts';
import type { FileStorage } from '../shared/storage/file-storage.ts';
import { LocalStorage } from '../shared/storage/local-storage.ts';
import { S3Storage } from '../shared/storage/s3-storage.ts';
import type { Tracing } from '../shared/tracing.ts';

/** How often a store that was away at the start is asked again, in milliseconds. */
const ASK_AGAIN = 10_000;

/** Logger and tracer of storage calls. */
interface Watchers {
  logger: Logger;
  tracing: Tracing | undefined;
}

/** What photos need of the process. */
export function openPhotos(
  env: Env,
  { foods, model, logger, tracing }: Pick<Platform, 'foods' | 'model'> & Watchers,
): Pick<Platform, 'files' | 'imageProcessor' | 'recognizers'> {
  return {
    files: openFiles(env, { logger, tracing }),
    imageProcessor: new ImageProcessor(),
    recognizers: new Recognizers(
      new BuiltinRecognizer(() => foods.knowledge),
      model && new ModelRecognizer(model, () => foods.names),
    ),
  };
}

/** In a bucket where one is named, otherwise in a folder of ours. A store that is away takes photos with it and nothing else. */
export function openFiles(env: Env, { logger, tracing }: Partial<Watchers> = {}): FileStorage {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return new LocalStorage(join(env.DATA_DIR, 'files'));
  const storage = new S3Storage({
    bucket,
    accessKeyId,
    secretAccessKey,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT,
    tracing,
  });
  void prepare(storage, logger);
  return storage;
}

async function prepare(storage: S3Storage, logger?: Logger): Promise<void> {
  try {
    await storage.prepare();
  } catch (error) {
    logger?.warn({ err: error }, 'The store of S3_BUCKET does not answer: there are no photos until it does');
    setTimeout(() => void prepare(storage, logger), ASK_AGAIN).unref();
  }
}
