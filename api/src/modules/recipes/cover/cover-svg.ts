import { CANVAS } from './arrangement.ts';
import { setTable, type CoverInput, type Placed } from './cover-scene.ts';
import { lowness } from '../../ingredients/food-art/picture-table.ts';
import { PICTURE_UNITS, pictureBody } from '../../ingredients/food-art/picture.ts';
import { seededRandom } from '../../../shared/seeded-random.ts';
import { drawTablecloth } from './tablecloth.ts';
import { drawNapkin, drawWare } from './tableware.ts';

export type { CoverInput } from './cover-scene.ts';

/**
 * Gives the SVG content of a picture with its soft shadow, drawn in the 32 by 32 units of the picture. `size` is the
 * largest it is shown at, in units of the cover.
 */
export type PaintPicture = (picture: string, size: number) => string;

/** A picture of a cover and the largest size it is shown at, in units of the cover. */
export interface ShownPicture {
  picture: string;
  size: number;
}

/** The distinct pictures of a cover. */
export function picturesOf(input: CoverInput): ShownPicture[] {
  const { dish, foods } = setTable(input);
  return distinct([...dish, ...foods]);
}

/**
 * The cover of a recipe without a picture, as an SVG document of 1200 by 900: the cuisine's tablecloth, the dish on a
 * plate, its foods around it. Pure: the same input gives the same text. No text of the input appears in it.
 */
export function drawCover(input: CoverInput, paint: PaintPicture = paintVectors): string {
  const { cloth, napkin, plate, ware, accent, dish, foods } = setTable(input);
  const random = seededRandom(`${input.slug}/strokes`);
  const shown = distinct([...dish, ...foods]);
  const use = ({ picture, x, y, size, tilt }: Placed): string => {
    const half = PICTURE_UNITS / 2;
    const id = shown.findIndex((other) => other.picture === picture);
    return `<use href="#p${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)}) scale(${(size / PICTURE_UNITS).toFixed(3)}) translate(${-half} ${-half - lowness(picture)})"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${CANVAS.width}" height="${CANVAS.height}">
<defs>${CAST_SHADOW}${shown.map(({ picture, size }, at) => `<g id="p${at}">${paint(picture, size)}</g>`).join('')}</defs>
${drawTablecloth(cloth, CANVAS.width, CANVAS.height)}
${napkin === null ? '' : drawNapkin(plate, napkin, random)}${drawWare(ware, plate, accent, random)}
${[...dish, ...foods].map(use).join('')}
</svg>`;
}

/** The filter that pictures are painted with, in their units, so that larger things cast wider shadows. */
export const CAST_SHADOW =
  '<filter id="shadow" x="-20%" y="-20%" width="140%" height="145%"><feDropShadow dx=".4" dy="1.2" stdDeviation="1.1" flood-color="#2b1a10" flood-opacity=".34"/></filter>';

/**
 * Pictures as the vectors they are. A picture that does not exist is left out.
 */
export function paintVectors(picture: string): string {
  return `<g filter="url(#shadow)">${pictureBody(picture, `${picture}-`) ?? ''}</g>`;
}

function distinct(placed: readonly Placed[]): ShownPicture[] {
  const largest = new Map<string, number>();
  for (const { picture, size } of placed) largest.set(picture, Math.max(size, largest.get(picture) ?? 0));
  return [...largest].map(([picture, size]) => ({ picture, size }));
}
