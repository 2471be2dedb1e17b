import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Platform } from './context.ts';
import { backupJob } from './db/backup/backup-job.ts';
import { openDatabase, type Database } from './db/database.ts';
import { openConnections, poolOf } from './db/orm.ts';
import { oneAtATime } from './db/one-at-a-time.ts';
import { seedCatalogue } from './db/seeds/seed-catalogue.ts';
import { seedDemo } from './db/seeds/seed-demo.ts';
import { JobQueue } from './db/job-queue.ts';
import { Replica } from './db/replica.ts';
import { UsageMeter } from './db/usage-meter.ts';
import { drawAhead, Lulls } from './draw-ahead.ts';
import type { Env } from './env.ts';
import { jobsOf } from './jobs.ts';
import { createMailer } from './mail.ts';
import { FoodStore } from './modules/ingredients/food-store.ts';
import { RELINK_RECIPES } from './modules/recipes/relink-job.ts';
import { CoverStore } from './modules/recipes/cover/cover-store.ts';
import { RecipeShelf } from './modules/recipes/recipe-shelf.ts';
import { catalogueFreshness } from './modules/search/catalogue-freshness.ts';
import { IndexFollower } from './modules/search/index-follower.ts';
import { PostgresEngine } from './modules/search/postgres-engine.ts';
import { UserService } from './modules/users/user.service.ts';
import { Progress } from './progress.ts';
import { rehearse } from './rehearsal.ts';
import { Role } from './shared/enums.ts';
import { StartError } from './shared/errors.ts';
import { WebReader } from './modules/imports/web/web-reader.ts';
import { LanguageModel } from './shared/language-model.ts';
import { createLogger } from './shared/logger.ts';
import type { OpenTelemetry } from './open-telemetry/open-telemetry.ts';
import { readOperationNames } from './open-telemetry/operation-names.ts';
import { openPhotos } from './photo-platform.ts';
import { GracefulStop } from './stop.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Opens the database, loads the catalogue and serves everything, until the process is told to stop.
 * @throws StartError in a sentence for a person
 */
export async function serve(env: Env): Promise<void> {
  const progress = new Progress();
  const tracing = await startTracing(env);
  const database = await openDatabase(env, { onStep: progress.begin, tracing });
  try {
    const isSeeded = await oneAtATime(database.orm.em, 'prepare', () => prepare(env, database, progress));
    await listen(env, { database, tracing }, progress, isSeeded);
  } catch (error) {
    await database.close();
    throw error;
  } finally {
    progress.end();
  }
}

/**
 * Fills a new database: the catalogue always, demo cooks and a first admin only where the database is our own.
 * @returns whether the catalogue was new
 */
async function prepare(env: Env, { orm, isEmbedded }: Database, progress: Progress): Promise<boolean> {
  const isSeeded = (await seedCatalogue(orm.em, progress.begin)) !== undefined;
  if (!isEmbedded && env.SEED_DEMO !== true) return isSeeded;
  if (env.SEED_DEMO !== false) await seedDemo(orm.em);
  const users = new UserService(orm.em.fork());
  if (!isEmbedded || (await users.countAdmins()) > 0) return isSeeded;
  const { user, password } = await users.createWithRandomPassword('admin', Role.ADMIN);
  progress.end();
  process.stderr.write(`\nThe first admin, told only now: ${user.username}, password ${password}\n\n`);
  return isSeeded;
}

/** Follows requests where somebody wants to know; else nothing of it is even loaded. */
async function startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName }: Env): Promise<OpenTelemetry | undefined> {
  if (endpoint === undefined) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry/open-telemetry.ts');
  return new OpenTelemetry({ endpoint, serviceName, operationNames: readOperationNames(WEB_FOLDER) });
}

async function listen(env: Env, { database, tracing }: { database: Database; tracing: OpenTelemetry | undefined }, progress: Progress, isSeeded: boolean): Promise<void> {
  const { orm } = database;
  await openConnections(orm);
  progress.begin('Reading the foods into memory');
  const foods = new FoodStore();
  await foods.refresh(orm.em);
  const stop = new GracefulStop(env.SHUTDOWN_DELAY_MS);
  const logger = createLogger(env, tracing);
  tracing?.onTrouble((error) => logger.warn({ err: error }, 'The collector could not be told'));
  const follower = await startEngine(env, database, foods, logger);
  const usage = new UsageMeter(orm, logger);
  usage.start();
  const queue = new JobQueue(database.url, logger, tracing);
  const covers = new CoverStore({ folder: join(env.DATA_DIR, 'covers') });
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: join(env.DATA_DIR, 'outbox'), tracing });
  const model = modelOf(env, logger, tracing);
  const photos = openPhotos(env, { foods, model, logger, tracing });
  const freshness = catalogueFreshness(follower, foods);
  const replica = env.DATABASE_REPLICA_URL === undefined ? undefined : Replica.open(env.DATABASE_REPLICA_URL, orm, { freshness, log: logger, tracing });
  const platform: Platform = { orm, replica, foods, engine: follower.engine, freshness, shelf: new RecipeShelf(freshness), covers, jobs: queue, model, usage, mailer, publicUrl: env.PUBLIC_URL ?? null, web: new WebReader(), ...photos };
  tracing?.metrics.watch({ pools: { primary: await poolOf(orm), ...(replica && { replica: await replica.pool() }) }, waitingJobs: () => queue.waiting() });
  const start = { isOver: false };
  const health = { notReadyBecause: () => notReadyBecause(stop, start.isOver && follower.isReady, database), isStopping: () => stop.isStopping };
  const lulls = new Lulls();
  const app = await buildApp(platform, health, { logger, onAsked: lulls.end, tracing, trustProxy: env.TRUST_PROXY, ...(env.RATE_LIMIT > 0 && { rateLimit: env.RATE_LIMIT }), webFolder: WEB_FOLDER });
  const port = await bind(app, env).catch(async (error: unknown) => {
    await follower.stop();
    throw error;
  });
  const jobs = [...jobsOf(platform), backupJob({ databaseUrl: database.url, dataDir: env.DATA_DIR, em: () => orm.em.fork() })];
  // Recipes of cooks were read with the foods of the former catalogue.
  queue.start(jobs).then(() => (isSeeded ? queue.send(RELINK_RECIPES, {}) : undefined)).catch((error: unknown) => logger.warn({ err: error }, 'Recipes could not be sent to be linked again'));
  const drawing = new AbortController();
  drawAhead(platform, lulls, drawing.signal).catch((error: unknown) => logger.warn({ err: error }, 'Covers could not be drawn ahead'));
  stop.onStop(async () => drawing.abort(), () => app.close(), async () => photos.workshop.stop(), async () => photos.recognizers.close(), async () => tracing?.metrics.stop(), () => queue.stop(), () => usage.stop(), () => follower.stop(), async () => replica?.stop(), () => database.close(), async () => tracing?.stop());
  progress.begin('Reading the recipes into memory');
  // When the database is lost meanwhile it goes on by itself, and readiness waits for it.
  await follower.refresh().catch(() => undefined);
  await rehearse(platform);
  start.isOver = true;
  progress.end();
  if (!stop.isStopping) process.stderr.write(`Larder is ready: http://localhost:${port}\n`);
}

function modelOf({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Env, log: Logger, tracing: OpenTelemetry | undefined): LanguageModel | null {
  return AI_BASE_URL === undefined || AI_MODEL === undefined ? null : new LanguageModel({ baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY, tracing, log });
}

/** Ranks in memory, or in the database where SEARCH_ENGINE says so. */
async function startEngine(env: Env, { orm }: Database, foods: FoodStore, logger: Logger): Promise<IndexFollower | PostgresEngine> {
  if (env.SEARCH_ENGINE === 'postgres') return PostgresEngine.start(orm, logger);
  const onFoodsChanged = (): void => foods.refreshSoon(orm.em, (error) => logger.error({ err: error }, 'The foods could not be read'));
  return IndexFollower.start(orm, logger, { onFoodsChanged });
}

/** @returns the port it listens on, which the system chooses where PORT is 0 */
async function bind(app: FastifyInstance, env: Env): Promise<number> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    await app.close();
    if (code === 'EADDRINUSE') throw new StartError(`Port ${env.PORT} is in use. Stop what listens there, or set PORT to another number.`);
    throw new StartError(`Larder cannot listen on port ${env.PORT}: ${message}`);
  }
}

/** Longest wait for the database's word, in milliseconds. */
const PING_LIMIT = 1_000;

async function notReadyBecause(stop: GracefulStop, hasRecipes: boolean, { orm }: Database): Promise<string | undefined> {
  if (stop.isStopping) return 'stopping';
  if (!hasRecipes) return 'the recipes are still being read';
  const late = new Promise<string>((resolve) => setTimeout(resolve, PING_LIMIT, 'the database does not answer').unref());
  const ping = orm.em.fork().execute('select 1').then(() => undefined, () => 'the database does not answer');
  return Promise.race([ping, late]);
}
