import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../../api/src/app.ts';
import type { Platform } from '../../api/src/context.ts';
import { backupJob } from '../../api/src/modules/backup/backup-job.ts';
import { JobQueue } from '../../api/src/jobs/job-queue.ts';
import { UsageMeter } from '../../api/src/db/usage-meter.ts';
import type { WorkloadLimits } from '../../api/src/http/workload.ts';
import type { MetricsSource } from '../../api/src/http/metrics.ts';
import { ALWAYS_WELL } from '../../api/src/http/health.ts';
import { jobsOf } from '../../api/src/jobs/jobs.ts';
import { createMailer } from '../../api/src/startup/mail.ts';
import { FoodStore } from '../../api/src/modules/ingredients/foods/food-store.ts';
import { ImageProcessor } from '../../api/src/modules/photos/image/image-processor.ts';
import { ModelRecognizer } from '../../api/src/modules/photos/model-recognizer.ts';
import { BuiltinRecognizer } from '../../api/src/modules/photos/recognizer/builtin-recognizer.ts';
import { Recognizers } from '../../api/src/modules/photos/recognizers.ts';
import { CoverStore } from '../../api/src/modules/recipes/cover/cover-store.ts';
import { IndexFollower } from '../../api/src/modules/search/index/index-follower.ts';
import type { SignUpMode } from '../../api/src/modules/site-settings/site-settings.ts';
import type { LanguageModel } from '../../api/src/shared/language-model.ts';
import type { FileStorage } from '../../api/src/shared/storage/file-storage.ts';
import { WebReader } from '../../api/src/modules/imports/web/web-reader.ts';
import { LocalStorage } from '../../api/src/shared/storage/local-storage.ts';
import type { Tracing } from '../../api/src/shared/tracing.ts';
import { createDatabase, type TestDatabase } from './database.ts';

/** The response of the GraphQL API. */
export interface GraphQLAnswer<T> {
  status: number;
  data: T;
  errors?: { message: string; extensions: { code: string; field?: string; requestId?: string } }[];
}

/** The whole API over a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  platform: Platform;
  follower: IndexFollower;
  usage: UsageMeter;
  /** Files of its own. */
  folder: string;
  graphql<T>(query: string, variables?: object): Promise<GraphQLAnswer<T>>;
  rest(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: string; json: <T>() => T; headers: Record<string, unknown> }>;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined };

/** What a test's API is like. */
export interface TestAppOptions {
  /** Whether it has the starter catalogue; so it is unless told otherwise. */
  catalogue?: boolean;
  /** Whether its jobs are done; they are not unless told otherwise. */
  jobs?: boolean;
  model?: LanguageModel;
  /** Most requests at once. */
  inFlightMax?: number;
  /** Where mail is sent; into the outbox folder unless given. */
  smtpUrl?: string;
  /** Requests a minute from one address; without limit unless given. */
  rateLimit?: number;
  /** Milliseconds after which a request is given up; as in earnest unless given. */
  deadline?: number;
  /** The same for files that are sent or taken. */
  fileDeadline?: number;
  /** What one caller may have worked on; without limit unless given. */
  workload?: WorkloadLimits;
  /** Where photos are kept; a folder of the test's own unless given. */
  files?: FileStorage;
  /** Whether it serves the page of the web app, without its scripts; it does not unless told otherwise. */
  pages?: boolean;
  /** Where the web app is, as `PUBLIC_URL` says. */
  publicUrl?: string;
  /** Who may make an account, as `SIGN_UP` says; as the admins settle it unless given. */
  signUp?: SignUpMode;
  /** What is read at `/metrics`; there is no such address unless given. */
  metrics?: MetricsSource;
  /** As `HSTS_MAX_AGE` says. */
  hstsMaxAge?: number;
  /** Where a weakness is reported, as `SECURITY_CONTACT` says. */
  securityContact?: string;
  /** Reads pages of other sites; as in earnest unless given. */
  web?: WebReader;
  /** Where requests, statements and jobs are followed; nowhere unless given. */
  tracing?: Tracing;
  /** How many proxies in front are declared, as `TRUST_PROXY` says; none unless given. */
  trustProxy?: number;
  /** Where requests are logged; nowhere unless given. */
  logger?: FastifyBaseLogger;
}

/** Starts the API. */
export async function createApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createDatabase({ catalogue: options.catalogue ?? true, tracing: options.tracing });
  const folder = mkdtempSync(join(tmpdir(), 'larder-app-'));
  const foods = new FoodStore();
  await foods.refresh(database.orm.em);
  const follower = await IndexFollower.start(database.orm, quiet, {
    onNewChoices: () => foods.choices.refresh(database.orm.em),
  });
  await follower.refresh();
  const usage = new UsageMeter(database.orm, quiet);
  const queue = new JobQueue(database.url, quiet, options.tracing);
  const covers = new CoverStore({ folder: join(folder, 'covers') });
  const mailer = createMailer({
    smtpUrl: options.smtpUrl,
    from: 'larder@example.org',
    outbox: join(folder, 'outbox'),
    tracing: options.tracing,
  });
  const { model = null, files = new LocalStorage(join(folder, 'files')) } = options;
  const imageProcessor = new ImageProcessor();
  const recognizers = new Recognizers(
    new BuiltinRecognizer(() => foods.knowledge),
    model && new ModelRecognizer(model, () => foods.names),
  );
  const platform: Platform = {
    orm: database.orm,
    foods,
    engine: follower.engine,
    covers,
    jobs: queue,
    model,
    usage,
    mailer,
    publicUrl: options.publicUrl ?? null,
    signUp: options.signUp ?? null,
    proxy: { isUndeclared: false },
    web: options.web ?? new WebReader(),
    files,
    imageProcessor,
    recognizers,
  };
  if (options.jobs)
    await queue.start([
      ...jobsOf(platform),
      backupJob({ databaseUrl: database.url, dataDir: folder, files, em: () => database.orm.em.fork() }),
    ]);
  const webFolder = join(folder, 'web');
  if (options.pages) {
    cpSync('web/index.html', join(webFolder, 'index.html'));
    cpSync('web/dist-server/routes.js', join(`${webFolder}-server`, 'routes.js'));
  }
  const app = await buildApp(platform, ALWAYS_WELL, {
    trustProxy: options.trustProxy ?? 0,
    webFolder,
    tracing: options.tracing,
    securityContact: options.securityContact,
    hstsMaxAge: options.hstsMaxAge,
    metrics: options.metrics,
    ...(options.logger && { logger: options.logger }),
    ...(options.rateLimit !== undefined && { rateLimit: options.rateLimit }),
    ...(options.deadline !== undefined && { deadline: options.deadline }),
    ...(options.fileDeadline !== undefined && { fileDeadline: options.fileDeadline }),
    ...(options.workload && { workload: options.workload }),
    ...(options.inFlightMax !== undefined && { inFlightMax: options.inFlightMax }),
  });
  return {
    app,
    database,
    platform,
    follower,
    usage,
    folder,
    graphql: async <T>(query: string, variables: object = {}) => {
      const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
      return { status: reply.statusCode, ...reply.json<{ data: T }>() };
    },
    rest: async (path, headers = {}) => {
      const reply = await app.inject({ method: 'GET', url: path, headers });
      return { status: reply.statusCode, body: reply.body, json: <T>() => reply.json<T>(), headers: reply.headers };
    },
    close: async () => {
      await app.close();
      imageProcessor.stop();
      recognizers.close();
      await queue.stop();
      await usage.stop();
      await follower.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
