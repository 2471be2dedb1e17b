import { ping } from './db/connection-checks.sql.ts';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp, type AppOptions } from './app.ts';
import type { Platform } from './context.ts';
import type { MetricsSource } from './http/metrics.ts';
import { WORKLOAD } from './http/workload.ts';
import { backupJob } from './modules/backup/backup-job.ts';
import { openDatabase, type Database } from './db/database.ts';
import { oneAtATime } from './db/one-at-a-time.sql.ts';
import { seedCatalogue } from './modules/catalogue/seed-catalogue.ts';
import { seedDemoAtStart } from './modules/catalogue/demo-data.ts';
import { prerenderCovers, IdleDetector } from './jobs/prerender-covers.ts';
import type { Env } from './env.ts';
import { jobsOf } from './jobs/jobs.ts';
import { cleanupJob } from './jobs/cleanup.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { RELINK_RECIPES } from './modules/recipes/relink-job.ts';
import { UserService } from './modules/accounts/user.service.ts';
import { startPlatform, type StartedPlatform } from './startup/platform.ts';
import { Progress } from './startup/progress.ts';
import { warmUp } from './startup/warm-up.ts';
import { Role } from './modules/users/user-enums.ts';
import { StartError } from './shared/errors.ts';
import type { Job } from './shared/job.ts';
import { createLogger } from './shared/logger.ts';
import { releaseMemory, releaseWhenIdle } from './shared/release-memory.ts';
import type { OpenTelemetry } from './open-telemetry/open-telemetry.ts';
import { readOperationNames } from './open-telemetry/operation-names.ts';
import { GracefulStop } from './startup/graceful-stop.ts';

/** Seconds for which browsers ask by https alone, where `PUBLIC_URL` says that people do. */
const YEAR = 31_536_000;

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Opens the database, loads the catalogue and serves everything, until the process is asked to stop.
 * @throws StartError in a sentence for a person
 */
export async function serve(env: Env): Promise<void> {
  const progress = new Progress();
  try {
    const tracing = await startTracing(env);
    const database = await openDatabase(env, { onStep: progress.begin, tracing });
    await oneAtATime(database.orm.em, 'prepare', () => prepare(env, database, progress)).catch(
      async (error: unknown) => {
        await database.close();
        throw error;
      },
    );
    await run({ env, database, tracing, progress });
  } finally {
    progress.end();
  }
}

/** Fills a new database: the catalogue always, demo cooks and a first admin only where the database is our own. */
async function prepare(env: Env, { orm, isEmbedded }: Database, progress: Progress): Promise<void> {
  await seedCatalogue(orm.em, progress.begin);
  if (!isEmbedded && env.SEED_DEMO !== true) return;
  if (env.SEED_DEMO !== false) await seedDemoAtStart(orm.em);
  const users = new UserService(orm.em.fork());
  if (!isEmbedded || (await users.countAdmins()) > 0) return;
  const { user, password } = await users.createWithRandomPassword('admin', Role.ADMIN);
  progress.end();
  process.stderr.write(`\nThe first admin, told only now: ${user.username}, password ${password}\n\n`);
}

/** Follows requests where somebody wants to know; else nothing of it is even loaded. */
async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
  METRICS_TOKEN: token,
}: Env): Promise<OpenTelemetry | undefined> {
  if (endpoint === undefined && token === undefined) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry/open-telemetry.ts');
  return new OpenTelemetry({ endpoint, serviceName, operationNames: readOperationNames(WEB_FOLDER) });
}

function metricsOf({ METRICS_TOKEN: token }: Env, tracing: OpenTelemetry | undefined): MetricsSource | undefined {
  return token === undefined || !tracing
    ? undefined
    : { token, type: 'text/plain; version=0.0.4; charset=utf-8', read: () => tracing.metrics.text() };
}

/** What a process starts from. */
interface Start {
  env: Env;
  database: Database;
  tracing: OpenTelemetry | undefined;
  progress: Progress;
}

/** Starts everything over a database that is ready; where something fails, what had begun ends. */
async function run(start: Start): Promise<void> {
  const { env, database, tracing, progress } = start;
  const stop = new GracefulStop(env.SHUTDOWN_DELAY_MS);
  stop.onStop(() => tracing?.stop());
  stop.onStop(() => database.close());
  try {
    const logger = createLogger(env, tracing);
    tracing?.onTrouble((error) => logger.warn({ err: error }, 'The collector could not be reached'));
    progress.begin('Reading the foods into memory');
    const started = await startPlatform({ env, database, tracing, logger }, stop);
    await serveAll(start, stop, logger, started);
  } catch (error) {
    await stop.undo();
    // What fails after a stop was requested is not reported.
    if (!stop.isStopping) throw error;
  }
}

/** Starts listening, starts the jobs, and reads the recipes before it is ready. */
async function serveAll(
  { env, database, tracing, progress }: Start,
  stop: GracefulStop,
  logger: Logger,
  { platform, follower, queue }: StartedPlatform,
): Promise<void> {
  let areRecipesRead = false;
  const health = {
    notReadyBecause: () => notReadyBecause(stop, areRecipesRead && follower.isReady, database),
    isStopping: () => stop.isStopping,
  };
  const idle = new IdleDetector();
  const app = await buildApp(platform, health, { ...appOptions(env, tracing), logger, onAsked: idle.end });
  stop.onStop(() => app.close());
  const port = await bind(app, env);
  startJobs(queue, [...jobsOf(platform), ...jobsOfFolders(env, database, platform)], logger);
  stop.onStop(workWhileIdle(platform, idle, logger));
  progress.begin('Reading the recipes into memory');
  // When the database is lost meanwhile it goes on by itself, and readiness waits for it.
  await follower.refresh().catch(() => undefined);
  await warmUp(platform);
  releaseMemory();
  areRecipesRead = true;
  progress.end();
  if (!stop.isStopping) process.stderr.write(`Larder is ready: http://localhost:${port}\n`);
}

function appOptions(env: Env, tracing: OpenTelemetry | undefined): AppOptions {
  return {
    tracing,
    trustProxy: env.TRUST_PROXY,
    securityContact: env.SECURITY_CONTACT,
    metrics: metricsOf(env, tracing),
    hstsMaxAge: env.HSTS_MAX_AGE ?? (env.PUBLIC_URL?.startsWith('https:') ? YEAR : undefined),
    ...(env.RATE_LIMIT > 0 && { rateLimit: env.RATE_LIMIT, workload: WORKLOAD }),
    webFolder: WEB_FOLDER,
    isDevelopment: env.NODE_ENV === 'development',
  };
}

/** The jobs that look after the folders of this process. */
function jobsOfFolders({ DATA_DIR: dataDir }: Env, { orm, url }: Database, { files }: Platform): Job[] {
  return [backupJob({ databaseUrl: url, dataDir, files, em: () => orm.em.fork() }), cleanupJob(dataDir)];
}

/** Starts the jobs, and has recipes linked again: foods may have changed, by a new catalogue or just before the last end of the process. */
function startJobs(queue: JobQueue, jobs: readonly Job[], logger: Logger): void {
  queue
    .start(jobs)
    .then(() => queue.send(RELINK_RECIPES, {}))
    .catch((error: unknown) => logger.warn({ err: error }, 'Recipes could not be sent to be linked again'));
}

/** Does what can wait while the server is idle. @returns what ends it */
function workWhileIdle(platform: Platform, idle: IdleDetector, logger: Logger): () => void {
  const idling = new AbortController();
  prerenderCovers(platform, idle, idling.signal).catch((error: unknown) =>
    logger.warn({ err: error }, 'Covers could not be drawn ahead'),
  );
  void releaseWhenIdle(idle, idling.signal);
  return () => idling.abort();
}

/** @returns the port it listens on, which the system chooses where PORT is 0 */
async function bind(app: FastifyInstance, env: Env): Promise<number> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${env.PORT} is in use. Stop what listens there, or set PORT to another number.`);
    throw new StartError(`Larder cannot listen on port ${env.PORT}: ${message}`);
  }
}

/** Longest wait for the database's word, in milliseconds. */
const PING_LIMIT = 1_000;

async function notReadyBecause(
  stop: GracefulStop,
  hasRecipes: boolean,
  { orm }: Database,
): Promise<string | undefined> {
  if (stop.isStopping) return 'stopping';
  if (!hasRecipes) return 'the recipes are still being read';
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, PING_LIMIT, 'the database does not answer').unref(),
  );
  const answer = ping(orm.em).then(
    () => undefined,
    () => 'the database does not answer',
  );
  return Promise.race([answer, late]);
}
