import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../context.ts';
import { Role } from '../shared/enums.ts';
import { notFound } from '../shared/errors.ts';
import { sendError } from '../rest/errors.ts';
import { contentPolicy } from './security-headers.ts';
import { openContext } from './session.ts';

/** Stands in the built page wherever an answer's nonce belongs. */
const NONCE_PLACEHOLDER = 'NONCE_PLACEHOLDER';
/** Pages that always exist; what a cook may see on them, the API decides. */
const PAGES = ['/', '/search', '/login', '/sign-up', '/profile', '/favorites', '/collections', '/collections/:id', '/shopping-lists/:id', '/settings', '/submit', '/submit/new', '/submit/:id'];
const DAY = 86_400_000;

/** Serves the built web app: its files, and its page for every address of a person. */
export async function registerWebApp(app: FastifyInstance, platform: Platform, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => sendError(notFound('Page'), request, reply));
    return;
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const send = (reply: FastifyReply, status: number): FastifyReply => sendPage(reply, page, status, platform.files.uploadOrigin);
  await app.register(staticFiles, { root: folder, index: false, wildcard: false, cacheControl: true, maxAge: 365 * DAY, immutable: true });
  for (const path of PAGES) app.get(path, async (_request, reply) => send(reply, 200));
  app.get<{ Params: { slug: string } }>('/recipe/:slug', async (request, reply) => {
    const { recipes } = await openContext(platform, request, reply);
    const recipe = await recipes.find(request.params.slug);
    return send(reply, recipe ? 200 : 404);
  });
  app.get('/admin', async (request, reply) => {
    const viewer = await (await openContext(platform, request, reply)).accounts.viewer();
    return send(reply, viewer?.role === Role.ADMIN ? 200 : 404);
  });
  app.setNotFoundHandler((request, reply) => {
    const isForPerson = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return isForPerson ? send(reply, 404) : sendError(notFound('Page'), request, reply);
  });
}

function sendPage(reply: FastifyReply, page: string, status: number, uploadOrigin: string | null): FastifyReply {
  const nonce = randomBytes(24).toString('base64');
  return reply
    .code(status)
    .header('content-security-policy', contentPolicy(nonce, uploadOrigin))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}
