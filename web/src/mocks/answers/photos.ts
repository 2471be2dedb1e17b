import { foods } from '../fixtures/foods.ts';
import type { MockRoot } from '../root.ts';
import type { Photo, RecognizedIngredient } from '../schema-types.ts';

/** Where the mock server takes photos. */
export const UPLOAD_ADDRESS = '/uploads/mock';

function photoOf(id: string, overrides: Partial<Photo> = {}): Photo {
  const url = '/images/covers/photo-480.webp';
  return {
    id,
    url,
    thumbnailUrl: url,
    altText: null,
    recognized: null,
    width: 480,
    height: 360,
    version: 1,
    ...overrides,
  };
}

/** On every photo there are eggs for sure, and perhaps a tomato. */
function seen(): RecognizedIngredient[] {
  return ['egg', 'tomato'].map((name, at) => ({
    name,
    normalized: name,
    confidence: at === 0 ? 0.94 : 0.55,
    ingredient: foods.find((food) => food.name === name),
  }));
}

let lastUpload = 0;

/** Photos that are taken and looked at. */
export const photoAnswers = {
  signUpload: () => {
    lastUpload += 1;
    return {
      imageId: `photo-${lastUpload}`,
      uploadUrl: UPLOAD_ADDRESS,
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    };
  },
  completeUpload: ({ input }) => ({ photo: photoOf(input.imageId) }),
  recognizePhoto: ({ input }) => ({ photo: photoOf(input.imageId), recognized: seen() }),
  updatePhoto: ({ input }) => ({ photo: photoOf(input.id, { altText: input.altText, version: 2 }) }),
  deletePhoto: ({ input }) => ({ photo: photoOf(input.id) }),
} satisfies Partial<MockRoot>;
