import { PHOTO_ADDRESSES } from '../photos/photo-address.ts';
import type { PhotoStatus } from '../recipes/recipe-enums.ts';
import type { Rating } from '../recipes/recipe.entity.ts';

/** The photo that a cook added to their rating, and who sees it. */
export interface RatingPhoto {
  /** Of this version of the picture. */
  id: string;
  url: string;
  status: PhotoStatus;
}

/** The photo of the dish that goes with a rating; null without one. */
export function ratingPhoto({ photo, photoStatus }: Rating): RatingPhoto | null {
  const id = photo?.slice(PHOTO_ADDRESSES.length);
  return id && photoStatus ? { id, url: `${photo}/medium.webp`, status: photoStatus } : null;
}
