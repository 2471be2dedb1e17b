import { seededRandom } from '../../../shared/seeded-random.ts';
import { colourOf, lookName, type Look } from '../../ingredients/food-art/piece-table.ts';
import { PIECES } from '../../ingredients/food-art/pieces/all-pieces.ts';
import type { CoverFood } from './cover-input.ts';
import { isPiece } from './cover-rules.ts';
import type { Topping } from './forms/form.ts';

/** Drawings of each food: enough that one does not see the same twice. */
const VARIANTS = 4;
/** Lines that say how many there are: four quails. */
const COUNTED =
  /^(\d+)(?: (?:slices|small|large))? (?!g\b|kg\b|ml\b|l\b|cm\b|lbs?\b|oz\b|pounds?\b|ounces?\b|packs?\b)/;
/** Lines of a bird that is cut up. */
const JOINTED = /\bwhole\b[^;]*\b(?:pieces|jointed|quarters|cut up|quartered)\b/;
/** How much larger what is served whole is than a slice, and how many of it are seen at most. */
const BIG = 1.9;
const WIDE = 1.35;
const BIG_MOST = 8;
/** What fills a dish that is made of it. */
const PULSES: ReadonlySet<string> = new Set(['bean', 'eyed-bean', 'chickpea']);
const PULSES_MOST = 72;
/** Onion that only goes with the rest, and how much of it is seen at most. */
const ONIONS: ReadonlySet<string> = new Set(['onion-slice', 'onion-soft', 'onion-dice', 'fried-onions']);
const ONIONS_MOST = 9;
const NAMED_ONIONS_MOST = 16;
/** Lines of citrus that is eaten as such. */
const ROUNDS = /\b(?:slice|segment|round|peeled|wedges)/;
/** Cubes of meat where a dish is of them. */
const MEAT_MOST = 27;
/** Plants that lie whole beside what a dish is of. */
const PLANTS_MOST = 6;
/** Halves of eggs where they are what the dish is of. */
const EGGS_MOST = 8;
const BEANS: ReadonlySet<string> = new Set(['bean', 'eyed-bean']);
/** Lines of what there is only a little of beside the rest, and how much of it is seen at most. */
const LITTLE = /\b(?:handfuls?|a few|couple|a little)\b/;
const LITTLE_MOST = 6;
const LEAFY = /leaf|rocket|herb|sprouts|greens|mint|feather/;
/** Slim as they are, many pods fill a dish. */
const PODS_MOST = 44;

/** A food as a form lays it: its drawings, how large it is and how many of it are seen. */
export function toppingOf(
  slug: string,
  { lineage, cut }: CoverFood,
  look: Look,
  { at, isNamed }: Pick<Topping, 'isNamed'> & { at: number },
): Topping[] {
  const [draw, colour] = [PIECES.get(look.piece), colourOf(look.colour)];
  if (draw === undefined || colour === undefined) return [];
  const random = seededRandom(`${slug}/${lookName(look)}`);
  const names = Array.from({ length: VARIANTS }, (_, variant) => `f${at}v${variant}`);
  let next = 0;
  return [
    {
      food: lineage[0] ?? '',
      piece: look.piece,
      size: sizeOf(look.piece),
      most: mostOf(look.piece, cut, isNamed, at),
      isNamed,
      isThin: isPiece('thin', look.piece),
      defs: names.map((name) => `<g id="${name}">${draw(colour, random)}</g>`).join(''),
      draw: () =>
        `<use href="#${names[next++ % VARIANTS] ?? ''}"${sizeOf(look.piece) > 1 ? ` transform="scale(${sizeOf(look.piece)})"` : ''}/>`,
    },
  ];
}

function sizeOf(piece: string): number {
  if (BEANS.has(piece)) return 0.68;
  if (piece === 'chickpea') return 0.5;
  if (isPiece('big', piece)) return BIG;
  if (isPiece('wide', piece)) return WIDE;
  if (isPiece('tiny', piece)) return 0.3;
  if (isPiece('large', piece)) return 3;
  return isPiece('small', piece) ? 0.55 : 1;
}

/** Whether the line says that there is little of it: a handful, or some single radishes. */
function isLittle(piece: string, cut: string): boolean {
  if (piece === 'radish-slice') return Number(COUNTED.exec(cut)?.[1] ?? 9) <= 5;
  return LITTLE.test(cut) && !LEAFY.test(piece);
}

function mostOf(piece: string, cut: string, isNamed: boolean, at: number): number {
  if (JOINTED.test(cut) && isPiece('big', piece)) return BIG_MOST;
  if (isPiece('big', piece))
    return isPiece('few', piece) ? 3 : Math.min(BIG_MOST, Number(COUNTED.exec(cut)?.[1] ?? BIG_MOST));
  if (isPiece('large', piece)) return 1;
  if (isLittle(piece, cut) && !isNamed) return LITTLE_MOST;
  if (isNamed && piece === 'egg-half') return EGGS_MOST;
  if (isPiece('few', piece)) return isNamed && piece === 'citrus-slice' && ROUNDS.test(cut) ? 18 : 3;
  if (PULSES.has(piece)) return isNamed || at === 0 ? PULSES_MOST : 30;
  if (piece === 'okra-pod' || piece === 'small-pepper') return PODS_MOST;
  if (at === 0 && piece === 'meat-chunk' && !isNamed) return MEAT_MOST;
  if (ONIONS.has(piece)) return isNamed ? NAMED_ONIONS_MOST : ONIONS_MOST;
  if (isPiece('herbs', piece) || piece === 'chilli-ring') return 9;
  if (!isNamed) return isPiece('accent', piece) ? 9 : piece === 'pak-choi' ? PLANTS_MOST : sizeOf(piece) < 1 ? 30 : 18;
  if (isPiece('accent', piece)) return 20;
  return sizeOf(piece) < 1 ? 54 : isPiece('thin', piece) ? PODS_MOST : 27;
}
