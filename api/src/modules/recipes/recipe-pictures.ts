import { clothColour } from './cover/cover-scene.ts';
import { DRAWING } from './cover/cover-store.ts';
import { COVER_WIDTHS, coverEnding, PREVIEW, type CoverSize } from './cover/cover-sizes.ts';
import type { Recipe } from './recipe.entity.ts';

/** Addresses of one picture in three sizes. */
export interface Pictures {
  desktop: string;
  tablet: string;
  mobile: string;
}

/** Addresses of the pictures of a recipe, its cook's photo or else the drawn cover; they change when it or the way of drawing does, so that they can be kept for ever. */
export function recipePictures(recipe: Pick<Recipe, 'slug' | 'updatedAt' | 'photo'>): Pictures {
  if (recipe.photo)
    return {
      desktop: `${recipe.photo}/full.webp`,
      tablet: `${recipe.photo}/medium.webp`,
      mobile: `${recipe.photo}/thumb.webp`,
    };
  const [desktop, tablet, mobile] = COVER_WIDTHS;
  return {
    desktop: coverAddress(recipe, desktop),
    tablet: coverAddress(recipe, tablet),
    mobile: coverAddress(recipe, mobile),
  };
}

function coverAddress({ slug, updatedAt }: Pick<Recipe, 'slug' | 'updatedAt'>, size: CoverSize): string {
  const version = Math.floor(updatedAt.getTime() / 1000).toString(36) + DRAWING;
  return `/images/covers/${slug}${coverEnding(size)}?v=${version}`;
}

/** A picture for other sites to show beside a link: its path, its size in pixels and its media type. */
export interface PreviewPicture {
  path: string;
  width: number;
  height: number;
  type: string;
}

/** What other sites show beside a link to a recipe: its cook's photo, or its cover in the shape and format that they want. */
export function previewPicture(recipe: Pick<Recipe, 'slug' | 'updatedAt' | 'photo'>): PreviewPicture {
  if (!recipe.photo) return { path: coverAddress(recipe, 'preview'), ...PREVIEW };
  const [width] = COVER_WIDTHS;
  return { path: recipePictures(recipe).desktop, width, height: (width * 3) / 4, type: 'image/webp' };
}

/** What may stand where the drawn cover will be; null where a photo will. */
export const coverColor = ({ slug, cuisine, photo }: Pick<Recipe, 'slug' | 'cuisine' | 'photo'>): string | null =>
  photo ? null : clothColour({ slug, cuisine: cuisine ?? null });

/** The ratings of people alone, without those of demo cooks: what is said to search engines. Null while there are none. */
export function statedRating(recipe: Recipe): { mean: number; count: number } | null {
  const people = {
    ratingSum: recipe.ratingSum - recipe.demoRatingSum,
    ratingCount: recipe.ratingCount - recipe.demoRatingCount,
  };
  const mean = meanRating(people);
  return mean === null ? null : { mean, count: people.ratingCount };
}

/** Mean of the ratings with one decimal; null while there are none. */
export function meanRating(recipe: Pick<Recipe, 'ratingSum' | 'ratingCount'>): number | null {
  return recipe.ratingCount === 0 ? null : Math.round((10 * recipe.ratingSum) / recipe.ratingCount) / 10;
}
