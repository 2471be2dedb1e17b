import { STORED } from '../users/stored-limits.ts';

/** Media types of the photos that are taken (specification, section 5). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Largest file, in bytes: 5 MB. */
export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
/** Largest photo, in pixels; a larger one is refused before anything of it is decoded. */
export const PHOTO_PIXELS_MAX = 24_000_000;
/** Smallest side that a crop may leave, in pixels. */
export const CROP_SIDE_MIN = 16;
/** Longest description of a photo for those who cannot see it, in characters. */
export const ALT_TEXT_MAX = 300;

/** How long the address of an upload is good, in milliseconds. */
export const SIGNED_FOR = 5 * 60_000;
/** How long a photo is kept, in hours: one that never arrived, one of a visitor, one of a cook that nothing shows. */
export const KEPT_HOURS = { unfinished: 1, visitor: 24, unused: 30 * 24 } as const;

/** Most photos of one cook. */
export const PHOTOS_MAX = STORED.photos.most;
/** Most bytes of the photos of one cook together. */
export const PHOTOS_BYTES_MAX = 500 * 1024 * 1024;
/** Photos in a day: of a cook, and of all visitors from one address. */
export const UPLOADS_PER_DAY = { cook: 200, address: 100 } as const;
/** Photos in a day that a language model looks at, which may cost money: of a cook, and of all visitors from one address. */
export const MODEL_LOOKS_PER_DAY = { cook: 60, address: 30 } as const;

/**
 * Most foods that are told of one photo, how many unless asked, and the least confidence with which one is: in pictures of nothing
 * our own recogniser gives each food less than a hundredth, and in photos of foods the right one far more.
 */
export const RECOGNIZED = { max: 20, default: 5, least: 0.03 } as const;
