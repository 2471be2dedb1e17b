import { seededRandom } from '../../../shared/seeded-random.ts';
import { colourOf, lookName, lookOfCategory, lookOfThumbnail, parseLook, type Look } from './piece-table.ts';
import { PIECES } from './pieces/all-pieces.ts';
import { put } from './strokes.ts';

/** For a food of which not even the category is known. */
const ANY_FOOD: Look = { piece: 'bowl', colour: 'tan' };
/** Half the side of the square that a piece is drawn in. */
const HALF = 29;
/** Pieces too small to fill a thumbnail: three of them are shown, larger. */
const SMALL = new Set(
  'pea bean eyed-bean chickpea corn-kernel caper berry raspberry raisin pomegranate-seed olive olive-ring chilli-ring pine-nut seed flat-seed fleck speck crumb chocolate-chip spring-onion-ring mince-crumb crumble blue-crumble hazelnut peanut cashew almond nut-flake pistachio grape orzo clam-meat lardon zest clove roe chives'.split(
    ' ',
  ),
);

/**
 * Name of the picture of a food: its own, else that of the nearest of `parentSlugs` (nearest first) that has one,
 * else its category's. Always a picture that exists.
 */
export function iconForFood(slug: string, parentSlugs: readonly string[], category: string): string {
  const nearest = [slug, ...parentSlugs].map(lookOfThumbnail).find((look) => look !== undefined);
  return lookName(nearest ?? lookOfCategory(category) ?? ANY_FOOD);
}

/** A whole SVG document of a picture that `iconForFood` names; undefined when there is no picture of this name. */
export function foodIconSvg(name: string): string | undefined {
  const { piece, colour: colourName } = parseLook(name);
  const [draw, colour] = [PIECES.get(piece), colourOf(colourName)];
  if (draw === undefined || colour === undefined) return undefined;
  const random = seededRandom(name);
  const one = (x: number, y: number, turn: number, scale: number): string =>
    put(x, y, turn, scale, draw(colour, random));
  const content = SMALL.has(piece)
    ? one(-11, 7, -20, 1.05) + one(11, 8, 35, 1.05) + one(0, -11, 10, 1.05)
    : one(0, 0, 0, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}" width="256" height="256">${content}</svg>`;
}
