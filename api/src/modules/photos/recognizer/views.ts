import type { Picture } from './picture.ts';

/** A square of a picture, in its pixels. */
export interface Square {
  left: number;
  top: number;
  edge: number;
}

/** Side of what a network is shown, in pixels. */
export const VIEW_SIDE = 128;
/** The networks were trained on values shifted and scaled so (tools/recognizer/augment.py). */
const MEAN = 0.45;
const SPREAD = 0.27;

/** The numbers of one view: red, green and blue planes one after the other. */
export const VIEW_LENGTH = 3 * VIEW_SIDE * VIEW_SIDE;

/** A square of the picture as the networks want it, resized with a triangle filter that widens when it shrinks. */
export function viewOf(picture: Picture, square: Square): Float32Array {
  const taps = tapsFor(square.edge);
  const across = shrinkAcross(picture, square, taps);
  return shrinkDown(across, square.edge, taps);
}

/** The same view seen in a mirror. */
export function mirrored(view: Float32Array): Float32Array {
  const out = new Float32Array(view);
  for (let row = 0; row < out.length; row += VIEW_SIDE) out.subarray(row, row + VIEW_SIDE).reverse();
  return out;
}

/** Which pixels make a pixel of the view, and how much each counts. */
interface Taps {
  first: number;
  weights: Float32Array;
}

function tapsFor(edge: number): Taps[] {
  const scale = edge / VIEW_SIDE;
  const reach = Math.max(1, scale);
  return Array.from({ length: VIEW_SIDE }, (_, at) => {
    const centre = scale * (at + 0.5);
    const first = Math.max(0, Math.trunc(centre - reach + 0.5));
    const end = Math.min(edge, Math.trunc(centre + reach + 0.5));
    const weights = Float32Array.from({ length: end - first }, (__, tap) =>
      Math.max(0, 1 - Math.abs((first + tap - centre + 0.5) / reach)),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

/** Three planes of `edge` rows by VIEW_SIDE columns. */
function shrinkAcross({ pixels, width }: Picture, { left, top, edge }: Square, taps: Taps[]): Float32Array {
  const out = new Float32Array(3 * edge * VIEW_SIDE);
  for (let channel = 0; channel < 3; channel++) {
    for (let row = 0; row < edge; row++) {
      const start = 3 * ((top + row) * width + left) + channel;
      const place = (channel * edge + row) * VIEW_SIDE;
      for (let column = 0; column < VIEW_SIDE; column++) out[place + column] = weigh(pixels, start, 3, taps[column]);
    }
  }
  return out;
}

/** Three planes of VIEW_SIDE rows by VIEW_SIDE columns, normalised. */
function shrinkDown(across: Float32Array, edge: number, taps: Taps[]): Float32Array {
  const out = new Float32Array(VIEW_LENGTH);
  for (let channel = 0; channel < 3; channel++) {
    for (let row = 0; row < VIEW_SIDE; row++) {
      const place = (channel * VIEW_SIDE + row) * VIEW_SIDE;
      for (let column = 0; column < VIEW_SIDE; column++) {
        const value = weigh(across, channel * edge * VIEW_SIDE + column, VIEW_SIDE, taps[row]);
        out[place + column] = (value / 255 - MEAN) / SPREAD;
      }
    }
  }
  return out;
}

function weigh(values: Uint8Array | Float32Array, start: number, step: number, taps: Taps | undefined): number {
  let sum = 0;
  if (!taps) return sum;
  for (let tap = 0, at = start + taps.first * step; tap < taps.weights.length; tap++, at += step)
    sum += (taps.weights[tap] ?? 0) * (values[at] ?? 0);
  return sum;
}
