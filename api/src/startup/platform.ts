import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Platform } from '../context.ts';
import type { Database } from '../db/database.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { poolOf } from '../db/orm.ts';
import { Replica } from '../shared/replica.ts';
import { UsageMeter } from '../db/usage-meter.ts';
import type { Env } from '../env.ts';
import { createMailer } from './mail.ts';
import { WebReader } from '../modules/imports/web/web-reader.ts';
import { FoodStore } from '../modules/ingredients/foods/food-store.ts';
import { CoverStore } from '../modules/recipes/cover/cover-store.ts';
import { IndexFollower } from '../modules/search/index/index-follower.ts';
import type { OpenTelemetry } from '../open-telemetry/open-telemetry.ts';
import { openPhotos } from './photo-platform.ts';
import type { SignUpMode } from '../modules/site-settings/site-settings.ts';
import { LanguageModel } from '../shared/language-model.ts';
import type { GracefulStop } from './graceful-stop.ts';

/** What a platform is started over. */
export interface PlatformGround {
  env: Env;
  database: Database;
  tracing: OpenTelemetry | undefined;
  logger: Logger;
}

/** The platform, and of what it is made that which the process itself goes on with. */
export interface StartedPlatform {
  platform: Platform;
  follower: IndexFollower;
  queue: JobQueue;
}

/** Begins what lives as long as the process; each part ends with it. */
export async function startPlatform(
  { env, database, tracing, logger }: PlatformGround,
  stop: GracefulStop,
): Promise<StartedPlatform> {
  const { orm } = database;
  const foods = new FoodStore();
  await foods.refresh(orm.em);
  const follower = await startEngine(database, foods, logger);
  stop.onStop(() => follower.stop());
  const usage = new UsageMeter(orm, logger);
  usage.start();
  stop.onStop(() => usage.stop());
  const queue = new JobQueue(database.url, logger, tracing);
  stop.onStop(() => queue.stop());
  const replica = env.DATABASE_REPLICA_URL === undefined ? null : new Replica(logger);
  const model = modelOf(env, logger, tracing);
  const photos = openPhotos(env, { foods, model, logger, tracing });
  stop.onStop(() => photos.recognizers.close());
  stop.onStop(() => photos.imageProcessor.stop());
  tracing?.metrics.watch({
    pools: { primary: await poolOf(orm), ...(replica && { replica: await poolOf(orm, 'read') }) },
    waitingJobs: () => queue.waiting(),
  });
  stop.onStop(() => tracing?.metrics.stop());
  const covers = new CoverStore({ folder: join(env.DATA_DIR, 'covers') });
  stop.onStop(() => covers.stop());
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    outbox: join(env.DATA_DIR, 'outbox'),
    tracing,
  });
  const platform: Platform = {
    orm,
    replica,
    foods,
    engine: follower.engine,
    covers,
    jobs: queue,
    model,
    usage,
    mailer,
    publicUrl: env.PUBLIC_URL ?? null,
    signUp: (env.SIGN_UP as SignUpMode | undefined) ?? null,
    proxy: { isUndeclared: false },
    web: new WebReader(),
    ...photos,
  };
  return { platform, follower, queue };
}

function modelOf(
  { AI_BASE_URL, AI_MODEL, AI_API_KEY }: Env,
  log: Logger,
  tracing: OpenTelemetry | undefined,
): LanguageModel | null {
  return AI_BASE_URL === undefined || AI_MODEL === undefined
    ? null
    : new LanguageModel({ baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY, tracing, log });
}

async function startEngine({ orm }: Database, foods: FoodStore, logger: Logger): Promise<IndexFollower> {
  const onNewChoices = (): Promise<void> => foods.choices.refresh(orm.em);
  const onFoodsChanged = (): void =>
    foods.refreshSoon(orm.em, (error) => logger.error({ err: error }, 'The foods could not be read'));
  return IndexFollower.start(orm, logger, { onFoodsChanged, onNewChoices });
}
