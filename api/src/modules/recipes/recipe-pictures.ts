import type { Recipe } from './recipe.entity.ts';

/** Widths of the three pictures of a recipe, in pixels; they are four by three. */
export const PICTURE_WIDTHS = { desktop: 1200, tablet: 800, mobile: 480 } as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[keyof typeof PICTURE_WIDTHS];

/** Addresses of the pictures of a recipe; they change when the recipe does, so that they can be kept for ever. */
export function recipePictures(recipe: Pick<Recipe, 'slug' | 'updatedAt'>): Record<keyof typeof PICTURE_WIDTHS, string> {
  const version = Math.floor(recipe.updatedAt.getTime() / 1000).toString(36);
  const address = (width: PictureWidth): string => `/images/covers/${recipe.slug}-${width}.webp?v=${version}`;
  return { desktop: address(PICTURE_WIDTHS.desktop), tablet: address(PICTURE_WIDTHS.tablet), mobile: address(PICTURE_WIDTHS.mobile) };
}

/** Mean of the ratings with one decimal; null while there are none. */
export function meanRating(recipe: Pick<Recipe, 'ratingSum' | 'ratingCount'>): number | null {
  return recipe.ratingCount === 0 ? null : Math.round((10 * recipe.ratingSum) / recipe.ratingCount) / 10;
}
