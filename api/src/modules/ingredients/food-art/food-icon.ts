import { categoryPicture, ownPicture } from './picture-table.ts';
import { PICTURE_UNITS, pictureBody } from './picture.ts';

/** For a food of which not even the category is known. */
const ANY_FOOD = 'bowl-with-spoon';

/**
 * Name of the picture of a food: its own, else that of the nearest of `parentSlugs` (nearest first) that has one,
 * else its category's. Always a picture that exists.
 */
export function iconForFood(slug: string, parentSlugs: readonly string[], category: string): string {
  const nearest = [slug, ...parentSlugs].map(ownPicture).find((picture) => picture !== undefined);
  return nearest ?? categoryPicture(category) ?? ANY_FOOD;
}

/** A whole SVG document of a picture that `iconForFood` names; undefined when there is no picture of this name. */
export function foodIconSvg(icon: string): string | undefined {
  const body = pictureBody(icon);
  if (body === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_UNITS} ${PICTURE_UNITS}" width="256" height="256">${body}</svg>`;
}
