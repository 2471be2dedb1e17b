import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../context.ts';
import { Role } from '../shared/enums.ts';
import { notFound } from '../shared/errors.ts';
import { sendError } from '../rest/errors.ts';
import { collectionHead } from './page/collection-head.ts';
import { PageSender } from './page/page-sender.ts';
import { recipeHead } from './page/recipe-head.ts';
import { openContext } from './session.ts';
import { siteOf } from './site-address.ts';

/** Pages of one cook, which always exist; what they may see on them, the API decides. */
const OWN_PAGES = ['/login', '/sign-up', '/profile', '/favorites', '/collections', '/shopping-lists/:id', '/settings', '/submit', '/submit/new', '/submit/:id'];
const DAY = 86_400_000;

/** Serves the built web app: its files, and its page for every address of a person. */
export async function registerWebApp(app: FastifyInstance, platform: Platform, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => sendError(notFound('Page'), request, reply));
    return;
  }
  const pages = new PageSender(platform, join(folder, 'index.html'));
  await app.register(staticFiles, { root: folder, index: false, wildcard: false, cacheControl: true, maxAge: 365 * DAY, immutable: true });
  registerPublicPages(app, platform, pages);
  for (const path of OWN_PAGES) app.get(path, async (request, reply) => pages.send(request, reply, 200, pages.unlisted()));
  app.get('/admin', async (request, reply) => {
    const viewer = await (await openContext(platform, request, reply)).accounts.viewer();
    return pages.send(request, reply, viewer?.role === Role.ADMIN ? 200 : 404, pages.unlisted());
  });
  app.setNotFoundHandler((request, reply) => (isForPerson(request) ? pages.send(request, reply, 404, pages.unlisted()) : sendError(notFound('Page'), request, reply)));
}

/** The pages that a visitor may see, and machines. */
function registerPublicPages(app: FastifyInstance, platform: Platform, pages: PageSender): void {
  app.get('/', async (request, reply) => pages.send(request, reply, 200, pages.home(siteOf(platform, request))));
  app.get('/search', async (request, reply) => pages.send(request, reply, 200, pages.search(siteOf(platform, request))));
  app.get<{ Params: { slug: string } }>('/recipe/:slug', async (request, reply) => {
    const context = await openContext(platform, request, reply);
    const recipe = await context.recipes.find(request.params.slug);
    if (!recipe) return pages.send(request, reply, 404, pages.unlisted());
    return pages.send(request, reply, 200, await recipeHead(recipe, context, siteOf(platform, request)));
  });
  app.get<{ Params: { id: string } }>('/collections/:id', async (request, reply) => {
    const context = await openContext(platform, request, reply);
    const collection = await context.collectionReader.find(request.params.id);
    if (!collection) return pages.send(request, reply, 404, pages.unlisted());
    return pages.send(request, reply, 200, await collectionHead(collection, context, siteOf(platform, request)));
  });
}

function isForPerson({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
