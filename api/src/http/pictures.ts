import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { createContext, type Platform } from '../context.ts';
import { foodIconSvg } from '../modules/ingredients/food-icon.ts';
import { PICTURE_WIDTHS, type PictureWidth } from '../modules/recipes/recipe-pictures.ts';
import { notFound } from '../shared/errors.ts';

/** The addresses carry a version, so what they name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const coverName = z.string().regex(/^[a-z0-9-]+-(1200|800|480)\.webp$/);

/** Serves covers drawn for recipes and small pictures of foods. */
export function registerPictures(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { name: string } }>('/images/covers/:name', async (request, reply) => {
    const name = coverName.safeParse(request.params.name);
    if (!name.success) throw notFound('Picture');
    const [, slug = '', size = ''] = /^(.+)-(\d+)\.webp$/.exec(name.data) ?? [];
    const width = Object.values(PICTURE_WIDTHS).find((known) => known === Number(size)) as PictureWidth;
    const context = createContext(platform, request.id);
    const recipe = await context.recipes.get(slug);
    const file = await platform.covers.coverFile(await context.recipes.coverOf(recipe, context.ingredients), width);
    return reply.header('cache-control', FOR_EVER).type('image/webp').send(createReadStream(file));
  });
  app.get<{ Params: { name: string } }>('/images/foods/:name', async (request, reply) => {
    const svg = request.params.name.endsWith('.svg') ? foodIconSvg(request.params.name.slice(0, -4)) : undefined;
    if (svg === undefined) throw notFound('Picture');
    return reply.header('cache-control', FOR_EVER).type('image/svg+xml').send(svg);
  });
}
