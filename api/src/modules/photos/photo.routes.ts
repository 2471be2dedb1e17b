import { z } from 'zod';
import { badInput } from '../../shared/errors.ts';
import { defineRoute } from '../../rest/route.ts';
import { photoAddress } from './photo-address.ts';
import { RECOGNIZED } from './photo-limits.ts';
import type { Photo } from './photo.entity.ts';

/** Of a photo, in the examples of the description. */
const ID = '3f2b7c1e-0000-4000-8000-000000000000';

const imageId = z.string({ message: 'image_id is needed.' }).max(200).describe('As `POST /api/uploads/sign` gave it.');

const addresses = (photo: Photo): z.output<typeof photoAnswer> => ({
  id: photo.id,
  image_id: photo.id,
  url: photoAddress(photo, 'full'),
  thumbnailUrl: photoAddress(photo, 'thumb'),
});

const photoAnswer = z.object({ id: z.string(), image_id: z.string(), url: z.string(), thumbnailUrl: z.string() });
const ticket = z.object({
  uploadUrl: z.string().describe('Where to send it with PUT.'),
  image_id: z.string(),
  expiresAt: z.iso.datetime(),
});
const seenIn = photoAnswer.extend({
  recognized: z.array(
    z.object({
      name: z.string().describe('As it was seen.'),
      normalized: z.string().describe('The food it stands for.'),
      confidence: z.number().min(0).max(1),
    }),
  ),
});

export const photoRoutes = [
  defineRoute({
    method: 'POST',
    path: '/uploads/sign',
    summary: 'Says where a photo may be sent with PUT and its content type, once, for five minutes.',
    body: z
      .object({
        filename: z.string().optional(),
        contentType: z
          .string({ message: 'contentType is needed.' })
          .describe('`image/jpeg`, `image/png` or `image/webp`.'),
        size: z.number({ message: 'size must be a number of bytes.' }).describe('Bytes, at most 5 MB.'),
      })
      .meta({ examples: [{ filename: 'fridge.jpg', contentType: 'image/jpeg', size: 183_204 }] }),
    answers: { 200: ticket },
    handle: async ({ photos }, { body }) => {
      const { imageId: image_id, uploadUrl, expiresAt } = await photos.signUpload(body);
      return { uploadUrl, image_id, expiresAt: expiresAt.toISOString() };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/uploads/complete',
    summary: 'Accepts a photo that has been sent. Where it was sent is known; `url` may say it.',
    body: z.object({ image_id: imageId, url: z.string().nullish() }).meta({ examples: [{ image_id: ID }] }),
    answers: { 200: photoAnswer },
    handle: async ({ photos }, { body }) => addresses(await photos.complete(body.image_id)),
  }),
  defineRoute({
    method: 'POST',
    path: '/recognize-image',
    summary: 'Tells which foods are in a photo, the surest first.',
    body: z
      .object({
        image_id: imageId,
        mode: z.string().default('vision'),
        max_suggestions: z.number({ message: 'max_suggestions must be a number.' }).default(RECOGNIZED.default),
      })
      .meta({ examples: [{ image_id: ID, mode: 'vision', max_suggestions: 5 }] }),
    answers: { 200: seenIn },
    handle: async ({ recognition }, { body }) => {
      if (body.mode !== 'vision') throw badInput('The only mode is "vision".', 'mode');
      const { photo, seen } = await recognition.recognize(body.image_id, body.max_suggestions);
      return {
        ...addresses(photo),
        recognized: seen.map(({ name, normalized, confidence }) => ({ name, normalized, confidence })),
      };
    },
  }),
];
