import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { createContext, type Platform } from '../context.ts';
import { AppError, notFound } from '../shared/errors.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { browsePaths } from './page/browse-pages.ts';
import { siteOf } from './site-address.ts';

/** Addresses in one file; the protocol allows 50,000. */
const FILE_SIZE = 45_000;

/** Pages that everyone may find besides the recipes and their index. */
const PAGES = ['/', '/search'];

/** Pages for one cook alone, and APIs for programs. */
const NOT_FOR_ROBOTS = [
  '/admin',
  '/api/',
  '/graphql',
  '/profile',
  '/favorites',
  '/pantry',
  '/settings',
  '/shopping-lists/',
  '/submit',
];

/** An hour: new recipes need not be found at once. */
const CACHED = 'public, max-age=3600';

/** Serves `/robots.txt` and `/sitemap.xml`, which names the published recipes; of many it names files with a part each. */
export function registerSitemap(app: FastifyInstance, platform: Platform, limited: onRequestAsyncHookHandler[]): void {
  app.get('/robots.txt', async (request, reply) => {
    const site = siteOf(platform, request);
    const lines = [
      'User-agent: *',
      ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
      ...(site === null ? [] : ['', `Sitemap: ${site}/sitemap.xml`]),
    ];
    return reply
      .header('cache-control', CACHED)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', { onRequest: limited }, async (request, reply) => {
    const { recipes } = createContext(platform, request.id);
    const site = knownSite(platform, request);
    const files = Math.ceil((await recipes.lastNumber()) / FILE_SIZE);
    if (files <= 1) return sendXml(reply, await addresses(platform, request, 1));
    const names = Array.from(
      { length: files },
      (_, at) => `<sitemap><loc>${escapeHtml(`${site}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
    );
    return sendXml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('\n')}\n</sitemapindex>`,
    );
  });
  app.get<{ Params: { file: string } }>(
    '/sitemap-:file(^\\d{1,6}).xml',
    { onRequest: limited },
    async (request, reply) => sendXml(reply, await addresses(platform, request, Number(request.params.file))),
  );
}

/** @throws AppError NOT_FOUND where it is not known where people find this site */
function knownSite(platform: Platform, request: FastifyRequest): string {
  const site = siteOf(platform, request);
  if (site !== null) return site;
  throw new AppError('NOT_FOUND', 'There is no sitemap: PUBLIC_URL does not say where this site is.');
}

async function addresses(platform: Platform, request: FastifyRequest, file: number): Promise<string> {
  const { recipes, recipeIndex } = createContext(platform, request.id);
  const site = knownSite(platform, request);
  const listed = await recipes.listed((file - 1) * FILE_SIZE, file * FILE_SIZE);
  if (file > 1 && listed.length === 0) throw notFound('Page');
  const paths = file === 1 ? [...PAGES, ...browsePaths(await recipeIndex.read())] : [];
  const pages = paths.map((path) => `<url><loc>${escapeHtml(site + path)}</loc></url>`);
  const urls = listed.map(
    ({ slug, updatedAt }) =>
      `<url><loc>${escapeHtml(`${site}/recipe/${encodeURIComponent(slug)}`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...pages, ...urls].join('\n')}\n</urlset>`;
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .header('cache-control', CACHED)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
}
