import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../context.ts';
import { Role } from '../modules/users/user-enums.ts';
import { notFound } from '../shared/errors.ts';
import { sendError } from '../rest/errors.ts';
import { browseHead, browsePage, FIXED_PAGES, type BrowseKind } from './page/browse-pages.ts';
import { collectionHead } from './page/collection-head.ts';
import { PageRenderer } from './page/page-renderer.ts';
import { PageSender } from './page/page-sender.ts';
import { recipeHead } from './page/recipe-head.ts';
import { homeHead, searchHead } from './page/site-heads.ts';
import { isForPerson } from './readable-address.ts';
import { openContext } from './session.ts';
import { siteOf } from './site-address.ts';

/** Pages of one cook, which always exist; what they may see on them, the API decides. */
const OWN_PAGES = [
  '/login',
  '/sign-up',
  '/profile',
  '/favorites',
  '/collections',
  '/shopping-lists/:id',
  '/settings',
  '/submit',
  '/submit/new',
  '/submit/:id',
];
const DAY = 86_400_000;
/** The page that stands for every other when there is no network. */
const SHELL = '/offline';
/** The worker's file, as it is or packed. */
const WORKER = /service-worker\.js(\.br|\.gz)?$/;
/** A worker asks for what it keeps, and its own policy is what counts. */
const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;

/** Serves the built web app: its files, and its page for every address of a person. */
export async function registerWebApp(
  app: FastifyInstance,
  platform: Platform,
  folder: string | undefined,
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
    maxAge: 365 * DAY,
    immutable: true,
    setHeaders,
  });
  app.get(SHELL, async (_request, reply) => pages.sendEmpty(reply, 200, pages.unlisted));
  registerPublicPages(app, platform, pages);
  for (const path of OWN_PAGES) app.get(path, async (_request, reply) => pages.sendEmpty(reply, 200, pages.unlisted));
  app.get('/admin', async (request, reply) => {
    const viewer = await (await openContext(platform, request, reply)).accounts.viewer();
    return pages.sendEmpty(reply, viewer?.role === Role.ADMIN ? 200 : 404, pages.unlisted);
  });
  app.setNotFoundHandler((request, reply) =>
    isForPerson(request) ? pages.sendEmpty(reply, 404, pages.unlisted) : sendError(notFound('Page'), request, reply),
  );
}

/** What is in `assets` has another name when it changes; everything else is asked for anew. */
function setHeaders(reply: FastifyReply, path: string): void {
  if (!path.includes(`${sep}assets${sep}`)) void reply.header('cache-control', 'no-cache');
  if (WORKER.test(path)) void reply.header('content-security-policy', WORKER_POLICY);
}

/** The pages that a visitor may see, and machines. */
function registerPublicPages(app: FastifyInstance, platform: Platform, pages: PageSender): void {
  app.get('/', async (request, reply) =>
    pages.sendRendered(request, reply, homeHead(pages.unlisted, siteOf(platform, request))),
  );
  app.get('/search', async (request, reply) =>
    pages.sendRendered(request, reply, searchHead(pages.unlisted, siteOf(platform, request))),
  );
  app.get<{ Params: { slug: string } }>('/recipe/:slug', async (request, reply) => {
    const context = await openContext(platform, request, reply);
    const recipe = await context.recipes.find(request.params.slug);
    if (!recipe) return pages.sendEmpty(reply, 404, pages.unlisted);
    return pages.sendRendered(request, reply, await recipeHead(recipe, context, siteOf(platform, request)));
  });
  registerBrowsePages(app, platform, pages);
  app.get<{ Params: { id: string } }>('/collections/:id', async (request, reply) => {
    const context = await openContext(platform, request, reply);
    const collection = await context.collectionReader.find(request.params.id);
    if (!collection) return pages.sendEmpty(reply, 404, pages.unlisted);
    return pages.sendEmpty(reply, 200, await collectionHead(collection, context, siteOf(platform, request)));
  });
}

/** The index of all recipes and its groups. */
function registerBrowsePages(app: FastifyInstance, platform: Platform, pages: PageSender): void {
  for (const page of FIXED_PAGES) {
    app.get(page.path, async (request, reply) =>
      pages.sendRendered(
        request,
        reply,
        await browseHead(page, await openContext(platform, request, reply), siteOf(platform, request)),
      ),
    );
  }
  app.get<{ Params: { kind: BrowseKind; name: string } }>(
    '/recipes/:kind(^(?:cuisine|meal|food)$)/:name',
    async (request, reply) => {
      const context = await openContext(platform, request, reply);
      const page = browsePage(request.params.kind, request.params.name, context);
      if (!page) return pages.sendEmpty(reply, 404, pages.unlisted);
      return pages.sendRendered(request, reply, await browseHead(page, context, siteOf(platform, request)));
    },
  );
}

/** The renderer of what was built for the server, warm when the first visitor comes; null where nothing was built. */
function openRenderer(app: FastifyInstance, folder: string): PageRenderer | null {
  const bundle = join(folder, 'server.js');
  if (!existsSync(bundle)) return null;
  const renderer = new PageRenderer(bundle, app.log);
  app.addHook('onListen', async () => void renderer.render('/', async () => undefined));
  app.addHook('onClose', () => renderer.stop());
  return renderer;
}
