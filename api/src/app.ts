import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type onRequestAsyncHookHandler,
} from 'fastify';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { Platform } from './context.ts';
import type { Tracing } from './shared/tracing.ts';
import { registerGraphQL } from './graphql/server.ts';
import { refuseDeadTokens } from './http/api-token.ts';
import { refuseAddress } from './http/bad-address.ts';
import { finishAnswers, sendElsewhere, serveWhileAsked } from './http/drain.ts';
import { registerContentReports } from './http/content-reports.ts';
import { registerCoverSheet } from './http/cover-sheet.ts';
import { openApis } from './http/cors.ts';
import { DEADLINE, limitTime, type Deadlines } from './http/deadline.ts';
import { registerHealth, type Health } from './http/health.ts';
import { shedLoad } from './http/load-shedding.ts';
import { registerMetrics, type MetricsSource } from './http/metrics.ts';
import { registerPhotos } from './http/photos.ts';
import { registerPictures } from './http/pictures.ts';
import { limitRate } from './http/rate-limit.ts';
import { registerRest } from './rest/router.ts';
import { SIGNED_FOR } from './modules/photos/photo-limits.ts';
import { countRequests } from './http/usage-count.ts';
import { guardWrites } from './http/session-guard.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { registerFileImports } from './http/file-imports.ts';
import { registerUploads } from './http/uploads.ts';
import { beginInTurn } from './http/begin-in-turn.ts';
import { checkHost } from './http/site-address.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerSitemap } from './http/sitemap.ts';
import { registerStopTonight } from './http/stop-tonight.ts';
import { registerWebApp } from './http/web-app.ts';
import { watchForProxies } from './http/undeclared-proxy.ts';
import { Workload, type WorkloadLimits } from './http/workload.ts';
import { readableAddress, SEGMENT_MAX } from './http/readable-address.ts';
import { sendError } from './rest/errors.ts';
import { BODY_LIMIT } from './http/body-limit.ts';

/** How the server is set up. */
export interface AppOptions extends Deadlines {
  /** Where requests are logged; nowhere unless given. */
  logger?: FastifyBaseLogger;
  /** How many proxies in front are ours. */
  trustProxy: number;
  /** Requests a minute that an address may send to both transports together; as many as it likes unless given. */
  rateLimit?: number;
  /** What one caller may have worked on; as much as there is unless given. */
  workload?: WorkloadLimits;
  /** Folder of the built web app; without it only the API is served. */
  webFolder?: string;
  /** Whether what only those who work on Larder need is served too. */
  isDevelopment?: boolean;
  /** Where a weakness is reported, as `mailto:` or `https://`; nowhere unless given. */
  securityContact?: string | undefined;
  /** Figures of the process for Prometheus; not served unless given. */
  metrics?: MetricsSource | undefined;
  /** Seconds for which browsers are to ask by https alone; nothing is said of it unless given. */
  hstsMaxAge?: number | undefined;
  /** Most requests that are worked on at once; `IN_FLIGHT_MAX` unless given. */
  inFlightMax?: number;
  /** Where requests are followed; nowhere unless given. */
  tracing?: Tracing | undefined;
  /** Called when somebody asks for a page, or for anything behind the two APIs. */
  onAsked?: () => void;
}

/** Health checks and pictures would drown the rest. */
const isCommonplace = ({ url }: { url: string }): boolean => /^\/(livez|readyz|metrics|images|assets)\b/.test(url);

/** Registers the transports; nothing listens yet. */
export async function buildApp(platform: Platform, health: Health, options: AppOptions): Promise<FastifyInstance> {
  const workload = new Workload(options.workload ?? null);
  const app = Fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    trustProxy: (_address, hop) => hop < options.trustProxy,
    bodyLimit: BODY_LIMIT,
    // Longest time for a request to come in: as long as a photo may take.
    requestTimeout: SIGNED_FOR,
    http: { headersTimeout: DEADLINE, connectionsCheckingInterval: 500 },
    // What still comes on an open connection while the process stops is answered, not turned away.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    rewriteUrl: readableAddress,
    // Addresses of programs that are none, or too long for one.
    frameworkErrors: refuseAddress,
    routerOptions: { maxParamLength: SEGMENT_MAX, ignoreTrailingSlash: true },
    logController: new LogController({ disableRequestLogging: isCommonplace }),
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  if (options.tracing) traceRequests(app, options.tracing, (request) => !isCommonplace(request));
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onRequest', async (request) => void (isCommonplace(request) || options.onAsked?.()));
  openApis(app);
  limitTime(app, options);
  sendElsewhere(app, health);
  serveWhileAsked(app, health);
  finishAnswers(app);
  shedLoad(app, options.inFlightMax);
  // Other encodings are announced by clients that cannot read them, such as zstd on Node 20.
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  registerSecurityHeaders(app, options.hstsMaxAge);
  checkHost(app);
  watchForProxies(app, platform, options.trustProxy);
  guardWrites(app);
  refuseDeadTokens(app, platform);
  countRequests(app, platform.usage);
  registerHealth(app, health);
  let limited: onRequestAsyncHookHandler[] = [];
  await app.register(async (transports) => {
    limited = await limitRate(transports, options.rateLimit);
    beginInTurn(transports);
    registerRest(transports, platform, workload);
    await registerGraphQL(transports, platform, { ...options, workload });
  });
  registerMetrics(app, options.metrics, limited);
  registerContentReports(app, platform, limited);
  registerPictures(app, platform, workload);
  if (options.isDevelopment) registerCoverSheet(app, platform);
  registerPhotos(app, platform);
  registerUploads(app, platform, workload);
  registerFileImports(app, platform);
  registerStopTonight(app, platform, limited);
  registerSitemap(app, platform, limited);
  registerSecurityTxt(app, platform, options.securityContact);
  await registerWebApp(app, platform, { folder: options.webFolder, limited, workload });
  return app;
}
