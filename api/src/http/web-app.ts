import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { Platform } from '../context.ts';
import { Role } from '../modules/users/user-enums.ts';
import { DAY_MS } from '../shared/calendar.ts';
import { notFound } from '../shared/errors.ts';
import { sendError } from '../rest/errors.ts';
import type { PageHead } from './page/page-head.ts';
import { PAGE_HEADS } from './page/page-heads.ts';
import { PageRenderer } from './page/page-renderer.ts';
import { PageSender } from './page/page-sender.ts';
import type { PageRow, RoutesBundle } from './page/rendered-page.ts';
import { isForPerson } from './readable-address.ts';
import { openContext } from './session.ts';
import { siteOf } from './site-address.ts';
import type { Workload } from './workload.ts';

/** The page that stands for every other when there is no network. */
const SHELL = '/offline';
/** The worker's file, as it is or packed. */
const WORKER = /service-worker\.js(\.br|\.gz)?$/;
/** Stands in for a site in a head that loses all its addresses. */
const UNKNOWN_SITE = 'http://localhost';
/** A worker asks for what it keeps, and its own policy is what counts. */
const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/** What a page takes to be rendered beside its queries, in milliseconds. */
const RENDERING = 40;

/** What limits the pages that one caller has made. */
interface PageLimits {
  /** Counts a request. */
  limited: onRequestAsyncHookHandler[];
  workload: Workload;
}

interface PageTools extends PageLimits {
  platform: Platform;
  pages: PageSender;
}

/** Serves the built web app: its files, and its page for every address of a person. */
export async function registerWebApp(
  app: FastifyInstance,
  platform: Platform,
  { folder, ...limits }: PageLimits & { folder: string | undefined },
): Promise<void> {
  const file = folder && join(folder, 'index.html');
  if (!file || !existsSync(file)) {
    app.setNotFoundHandler((request, reply) => sendError(notFound('Page'), request, reply));
    return;
  }
  const pages = new PageSender(app, {
    file,
    renderer: openRenderer(app, `${folder}-server`),
    uploadOrigin: platform.files.uploadOrigin,
  });
  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: true,
    maxAge: 365 * DAY_MS,
    immutable: true,
    setHeaders,
  });
  app.get(SHELL, async (_request, reply) => pages.sendEmpty(reply, 200, pages.unlisted));
  for (const page of await readPages(`${folder}-server`)) registerPage(app, { ...limits, platform, pages }, page);
  app.setNotFoundHandler((request, reply) =>
    isForPerson(request) ? pages.sendEmpty(reply, 404, pages.unlisted) : sendError(notFound('Page'), request, reply),
  );
}

/** What is in `assets` has another name when it changes; everything else is revalidated. */
function setHeaders(reply: FastifyReply, path: string): void {
  if (!path.includes(`${sep}assets${sep}`)) void reply.header('cache-control', 'no-cache');
  if (WORKER.test(path)) void reply.header('content-security-policy', WORKER_POLICY);
}

/** The address of one page, with what is said of it to machines. */
function registerPage(app: FastifyInstance, { platform, pages, limited, workload }: PageTools, page: PageRow): void {
  app.get<{ Params: Record<string, string> }>(page.path, { onRequest: limited }, async (request, reply) => {
    const open = async () => openContext(platform, request, reply);
    // The window keeps its tie to the page that opened it.
    if (page.isOpenToOthers) void reply.header('cross-origin-opener-policy', 'unsafe-none');
    if (page.isForAdmins) {
      const viewer = await (await open()).accounts.viewer();
      if (!viewer) return reply.header('cache-control', 'no-store').redirect(loginBefore(request.url));
      if (viewer.role !== Role.ADMIN) return pages.sendEmpty(reply, 404, pages.unlisted);
    }
    const { unlisted } = pages;
    const { params } = request;
    const site = siteOf(platform, request);
    const asked = { route: page.path, params, site: site ?? UNKNOWN_SITE, unlisted, openContext: open };
    const told = page.head ? await PAGE_HEADS[page.head](asked) : unlisted;
    const head = told && site === null ? withoutAddresses(told) : told;
    if (!head) return pages.sendEmpty(reply, 404, unlisted);
    if (!page.rendered) return pages.sendEmpty(reply, 200, head);
    const { callerKey: caller, address } = await open();
    await workload.charge({ caller, address }, RENDERING);
    return pages.sendRendered(request, reply, head, caller);
  });
}

/** The head of a page where it is not known where people find this site: it names no address, and is not listed under one. */
function withoutAddresses(head: PageHead): PageHead {
  return { ...head, canonical: null, isListed: false, image: null, data: null };
}

/** The page to log in at that leads on to an address of this site. */
function loginBefore(address: string): string {
  return `/login?next=${encodeURIComponent(address)}`;
}

/** The web app's table of pages, as it was built for the server. */
async function readPages(folder: string): Promise<readonly PageRow[]> {
  const { routes } = (await import(pathToFileURL(join(folder, 'routes.js')).href)) as RoutesBundle;
  return routes;
}

/** The renderer of what was built for the server, warm when the first visitor comes; null where nothing was built. */
function openRenderer(app: FastifyInstance, folder: string): PageRenderer | null {
  const bundle = join(folder, 'server.js');
  if (!existsSync(bundle)) return null;
  const renderer = new PageRenderer(bundle, app.log);
  app.addHook('onListen', async () => void renderer.render('/', async () => undefined, ''));
  app.addHook('onClose', () => renderer.stop());
  return renderer;
}
