import { between, seededRandom } from '../../../shared/seeded-random.ts';
import { n } from '../../ingredients/food-art/strokes.ts';
import { setTable, type CoverScene } from './cover-scene.ts';
import { PREVIEW, type CoverSize } from './cover-sizes.ts';
import type { CoverInput } from './cover-input.ts';
import { type Form, type FormScene, scatter } from './forms/form.ts';
import { ringed } from './forms/rings.ts';
import { drawTablecloth } from './tablecloth.ts';
import { vesselOf } from './vessels.ts';

/** Size of a cover, in its own units. */
const CANVAS = { width: 1200, height: 900 } as const;
/** What is shown of the table: the dish fills the picture. */
const VIEW = '150 112.5 900 675';
/** The whole width of it where the picture is wide: the dish just fits. */
const WIDE_VIEW = '0 135 1200 630';

const DEFS =
  '<radialGradient id="gloss" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c0e05" stop-opacity=".2"/></radialGradient>' +
  '<radialGradient id="edge" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c0e05" stop-opacity=".26"/></radialGradient>' +
  '<clipPath id="pie"><circle r="252"/></clipPath><clipPath id="round"><circle r="336"/></clipPath>';

/**
 * The cover of a recipe without a picture, as an SVG document: the dish in its vessel on the tablecloth of its cuisine. Pure: the
 * same input gives the same text. No text of the input appears in it.
 */
export function drawCover(input: CoverInput, size: CoverSize = CANVAS.width): string {
  const scene = setTable(input);
  const { width, height } = size === 'preview' ? PREVIEW : { width: size, height: (size * 3) / 4 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size === 'preview' ? WIDE_VIEW : VIEW}" width="${width}" height="${height}"><defs>${DEFS}${scene.toppings.map(({ defs }) => defs).join('')}</defs>${drawTablecloth(scene.cloth, CANVAS.width, CANVAS.height)}<g transform="translate(600 450)">${drawDish(scene, input.slug)}</g><rect width="${CANVAS.width}" height="${CANVAS.height}" fill="url(#edge)"/></svg>`;
}

/** The foods, laid as the form says. */
function laidOn(drawn: FormScene, { toppings }: Form): string {
  if (toppings === 'none') return '';
  return toppings.inRings === true ? ringed(drawn, toppings) : scatter(drawn, toppings);
}

function drawDish(scene: CoverScene, slug: string): string {
  const vessel = vesselOf(scene.vessel);
  const random = seededRandom(`${slug}/strokes`);
  const { colour, second, toppings, isCreamy } = scene;
  const drawn: FormScene = {
    random,
    colour,
    second,
    toppings,
    isCreamy,
    room: vessel.room,
    isSquare: vessel.isSquare === true,
  };
  const dish = scene.form.draw(drawn);
  const laid = laidOn(drawn, scene.form);
  const turn = n((random() - 0.5) * 8);
  // Near or a little farther, and half of them mirrored: dishes of one form are not laid alike.
  const near = between(random, 0.93, 1.01).toFixed(3);
  const scale = `${random() < 0.5 ? '-' : ''}${near} ${near}`;
  return `<g transform="rotate(${turn}) scale(${scale})">${vessel.draw(scene.vesselColour)}${dish}${laid}</g>`;
}
