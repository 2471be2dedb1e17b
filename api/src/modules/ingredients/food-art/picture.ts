import { drawingBody } from './drawing.ts';
import { iconBody } from './icon-set.ts';

/** Side of the square that every picture is drawn in, in its own units. */
export const PICTURE_UNITS = 32;

/**
 * The SVG content of a picture in 32 by 32 units: an icon of the set, or a drawing of our own in a colour. Its ids
 * begin with `prefix`, so that several pictures can share a document. Undefined when there is no such picture.
 */
export function pictureBody(picture: string, prefix = ''): string | undefined {
  const body = drawingBody(picture) ?? iconBody(picture);
  return body
    ?.replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
}
