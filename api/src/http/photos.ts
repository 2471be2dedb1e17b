import type { FastifyInstance } from 'fastify';
import type { Platform } from '../context.ts';
import { notFound } from '../shared/errors.ts';

/** A version of a photo in one size; what somebody sent is never served as it came. */
const PHOTO_PATH = /^[0-9a-f-]{36}\/\d{1,9}\/(full|medium|thumb)\.webp$/;

/** Whatever a browser makes of it, it can do nothing. */
const HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="photo.webp"',
  'content-security-policy': `sandbox; default-src 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  // Only the cook's own browser keeps it; another picture has another address.
  'cache-control': 'private, max-age=31536000, immutable',
};

/** Serves photos at addresses that cannot be guessed. */
export function registerPhotos(app: FastifyInstance, { files }: Platform): void {
  app.get<{ Params: { '*': string } }>('/images/photos/*', async (request, reply) => {
    const path = request.params['*'];
    const photo = PHOTO_PATH.test(path) ? await files.open(`photos/${path}`) : null;
    if (!photo) throw notFound('Photo');
    return reply.headers(HEADERS).send(photo);
  });
}
