import { z } from 'zod';
import { badInput } from '../../shared/errors.ts';
import { defineRoute } from '../../shared/route.ts';
import { photoAddress } from './photo-address.ts';
import { RECOGNIZED } from './photo-limits.ts';
import type { Photo } from './photo.entity.ts';

const imageId = z.string({ message: 'image_id is needed.' }).max(200);

const addresses = (photo: Photo) => ({ id: photo.id, image_id: photo.id, url: photoAddress(photo, 'full'), thumbnailUrl: photoAddress(photo, 'thumb') });

export const photoRoutes = [
  defineRoute({
    method: 'POST',
    path: '/uploads/sign',
    summary: 'Says where a photo may be sent with PUT and its content type, once, for five minutes.',
    body: z.object({ filename: z.string().optional(), contentType: z.string({ message: 'contentType is needed.' }), size: z.number({ message: 'size must be a number of bytes.' }) }),
    handle: async ({ photos }, { body }) => {
      const { imageId: image_id, uploadUrl, expiresAt } = await photos.signUpload(body);
      return { uploadUrl, image_id, expiresAt };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/uploads/complete',
    summary: 'Accepts a photo that has been sent. Where it was sent is known; `url` may say it.',
    body: z.object({ image_id: imageId, url: z.string().nullish() }),
    handle: async ({ photos }, { body }) => addresses(await photos.complete(body.image_id)),
  }),
  defineRoute({
    method: 'POST',
    path: '/recognize-image',
    summary: 'Tells which foods are in a photo, the surest first.',
    body: z.object({ image_id: imageId, mode: z.string().default('vision'), max_suggestions: z.number({ message: 'max_suggestions must be a number.' }).default(RECOGNIZED.default) }),
    handle: async ({ recognition }, { body }) => {
      if (body.mode !== 'vision') throw badInput('The only mode is "vision".', 'mode');
      const { photo, seen } = await recognition.recognize(body.image_id, body.max_suggestions);
      return { ...addresses(photo), recognized: seen.map(({ name, normalized, confidence }) => ({ name, normalized, confidence })) };
    },
  }),
];
