import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import type { Platform } from '../context.ts';
import { foodIconSvg } from '../modules/ingredients/food-art/food-icon.ts';
import { PREVIEW, SIZES_BY_ENDING } from '../modules/recipes/cover/cover-sizes.ts';
import { coverOf } from '../modules/recipes/recipe-cover.ts';
import { RecipeStatus } from '../modules/recipes/recipe-enums.ts';
import { notFound } from '../shared/errors.ts';
import { openContext } from './session.ts';
import type { Workload } from './workload.ts';

/** What an address with a version names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Without one, it may be drawn again with the next release. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** What it takes to find the recipe of a cover and what is drawn for it, in milliseconds. */
const COVER = 4;

const COVER_NAME = /^([a-z0-9-]+)(-(?:\d+\.webp|preview\.jpg))$/;

/** Serves covers drawn for recipes and small pictures of foods. */
export function registerPictures(app: FastifyInstance, platform: Platform, workload: Workload): void {
  // The first picture opens the set, which takes a fifth of a second: before anybody waits for it.
  app.addHook('onListen', async () => void setImmediate(() => foodIconSvg('jar')));
  app.get<{ Params: { name: string }; Querystring: { v?: string } }>('/images/covers/:name', async (request, reply) => {
    const [, slug = '', ending = ''] = COVER_NAME.exec(request.params.name) ?? [];
    const size = SIZES_BY_ENDING.get(ending);
    if (size === undefined) throw notFound('Picture');
    const context = await openContext(platform, request, reply);
    await workload.charge({ caller: context.callerKey, address: request.ip }, COVER);
    const recipe = await context.recipes.findOrFail(slug);
    const file = await platform.covers.coverFile(await coverOf(recipe, context), size);
    // Whether a draft may be seen is asked each time.
    const kept = request.query.v === undefined ? FOR_AN_HOUR : FOR_EVER;
    return reply
      .header('cache-control', recipe.status === RecipeStatus.PUBLISHED ? kept : 'private, no-store')
      .type(size === 'preview' ? PREVIEW.type : 'image/webp')
      .send(createReadStream(file));
  });
  app.get<{ Params: { name: string } }>('/images/foods/:name', async (request, reply) => {
    const svg = request.params.name.endsWith('.svg') ? foodIconSvg(request.params.name.slice(0, -4)) : undefined;
    if (svg === undefined) throw notFound('Picture');
    return reply.header('cache-control', FOR_EVER).type('image/svg+xml').send(svg);
  });
}
