import { around, dark, disc, light, line, n, oval, put, repeat, shape } from '../strokes.ts';
import { blend, type Colour } from '../colour.ts';
import type { Pieces } from './piece.ts';

const sprig = (colour: string, leaf: string): string =>
  line('M-22 6Q0 2 22 -6', dark(colour as `#${string}`, 0.2), 2) + leaf;

/** A ring of scales that point outwards, each with a dark edge. */
const scales = (far: number, ring: number, c: Colour): string =>
  around(
    9 - ring,
    (angle) =>
      put(
        Math.cos(angle) * (far - 7),
        Math.sin(angle) * (far - 7),
        (angle * 180) / Math.PI,
        1,
        shape('M-9 -8Q4 -9 9 0Q4 9 -9 8Z', dark(c, 0.34)) +
          shape('M-9 -6.4Q3 -7 7.4 0Q3 7 -9 6.4Z', light(c, 0.14 * ring + 0.06)),
      ),
    ring * 0.35,
  );

/** Leaves and herbs, raw or wilted. */
export const LEAVES: Pieces = {
  leaf: (c) =>
    shape('M-21 0C-10 -16 12 -14 23 0C12 14 -10 16 -21 0Z', c) +
    line('M-18 0H18M-6 0l8 -7M-6 0l8 7M5 0l7 -6M5 0l7 6', light(c, 0.42), 1.5),
  'basil-leaf': (c) =>
    shape('M-20 2C-16 -15 8 -18 22 -2C12 14 -10 17 -20 2Z', c) +
    shape('M-20 2C-10 -4 8 -6 22 -2C12 14 -10 17 -20 2Z', dark(c, 0.12)) +
    line('M-20 2Q0 -4 19 -2', light(c, 0.45), 1.6) +
    line('M-4 -10q8 -2 12 2', light(c, 0.5), 2),
  'lettuce-leaf': (c) =>
    shape(
      'M-22 6C-26 -4 -18 -8 -19 -14C-12 -14 -10 -22 -2 -18C4 -24 12 -18 14 -13C22 -13 22 -4 24 2C20 8 22 12 14 14C8 20 0 15 -6 18C-12 16 -20 14 -22 6Z',
      c,
    ) + line('M-18 8Q0 4 16 -2M-4 5L-8 -10M2 4L6 -12M-6 6L0 14', light(c, 0.5), 2),
  'frilly-leaf': (c) =>
    shape(
      'M-25 2C-22 -4 -20 -2 -18 -8C-14 -6 -14 -14 -9 -10C-7 -16 -1 -12 1 -15C6 -18 8 -11 12 -13C17 -12 16 -6 21 -6C22 -1 26 0 25 3C22 6 22 9 17 9C15 14 11 10 8 13C4 16 1 11 -3 13C-8 15 -9 9 -14 11C-17 8 -21 9 -25 2Z',
      c,
    ) + line('M-23 3Q0 -2 22 1M-8 1l-2 -7M2 0l4 -8M-6 2l3 7M6 1l5 6', light(c, 0.45), 1.7),
  rocket: (c) =>
    shape(
      'M-26 0C-16 -3 -14 -12 -8 -4C-4 -14 4 -13 6 -4C12 -12 20 -8 26 0C20 8 12 12 6 4C4 13 -4 14 -8 4C-14 12 -16 3 -26 0Z',
      c,
    ) + line('M-24 0H20', light(c, 0.4), 1.5),
  'flat-herb': (c) =>
    line('M0 22V0', dark(c, 0.2), 2.2) +
    shape('M0 2C-6 6 -16 6 -18 -2C-14 -2 -14 -8 -10 -9C-9 -4 -4 -2 0 2Z', c) +
    shape('M0 2C6 6 16 6 18 -2C14 -2 14 -8 10 -9C9 -4 4 -2 0 2Z', c) +
    shape('M0 0C-8 -6 -8 -14 -4 -16C-3 -20 3 -20 4 -16C8 -14 8 -6 0 0Z', light(c, 0.1)),
  'curly-herb': (c) =>
    line('M0 20L2 2', dark(c, 0.2), 2.2) +
    disc(7, c, -8, -2) +
    disc(7, c, 8, -3) +
    disc(8, c, 0, -9) +
    disc(5, light(c, 0.2), -3, -10) +
    disc(4, light(c, 0.2), 6, -5) +
    disc(3.4, dark(c, 0.14), -9, 1),
  feather: (c) =>
    line('M-20 12Q0 2 18 -14', c, 2.4) +
    repeat(6, (at) =>
      line(
        `M${n(-14 + at * 6)} ${n(9 - at * 4.4)}l-4 -9M${n(-14 + at * 6)} ${n(9 - at * 4.4)}l9 1`,
        light(c, 0.12),
        1.7,
      ),
    ),
  mint: (c) =>
    put(-8, 6, 150, 0.75, LEAF(c)) + put(9, 5, 30, 0.75, LEAF(c)) + put(0, -8, -90, 0.7, LEAF(light(c, 0.14))),
  needle: (c) =>
    sprig(
      c,
      repeat(9, (at) =>
        line(
          `M${n(-20 + at * 5)} ${n(5.4 - at * 1.4)}l${n(4)} -10M${n(-20 + at * 5)} ${n(5.4 - at * 1.4)}l7 8`,
          c,
          2.4,
        ),
      ),
    ),
  thyme: (c) =>
    sprig(
      c,
      repeat(
        6,
        (at) =>
          oval(3.6, 2.4, c, -18 + at * 7, -1.6 - at * 1.6, -50) +
          oval(3.6, 2.4, light(c, 0.15), -15 + at * 7, 9.5 - at * 2, 50),
      ),
    ),
  'long-leaf': (c) =>
    shape('M-26 2C-14 -8 14 -9 26 -2C14 8 -12 10 -26 2Z', c) + line('M-24 2Q0 -2 23 -2', light(c, 0.5), 1.8),
  chives: (c) => line('M-20 -6L16 -12M-18 4L20 0M-12 12L22 10', c, 3.2) + line('M-18 -7L12 -12', light(c, 0.45), 1),
  sprouts: (c) =>
    line('M-12 18Q-10 0 -14 -10M0 20V-12M12 18Q10 2 15 -8', light(c, 0.6), 2.2) +
    around(3, (a) => disc(4.6, c, Math.cos(a) * 13, -12 + Math.sin(a) * 3), 0.4) +
    disc(4.4, light(c, 0.1), 4, -15),
  petal: (c) =>
    around(5, (a) => oval(9, 6, c, Math.cos(a) * 11, Math.sin(a) * 11, (a * 180) / Math.PI)) + disc(5, '#f2cf45'),
  // Seen from above, its top cut off: scales round scales, violet towards the middle.
  'artichoke-whole': (c) =>
    [24, 18, 12].map((far, ring) => scales(far, ring, ring === 2 ? blend(c, '#8d6f86', 0.34) : c)).join('') +
    disc(5.4, dark(c, 0.24)) +
    disc(4, blend(c, '#f1ecb8', 0.55)),
};

function LEAF(colour: `#${string}`): string {
  return (
    shape('M-21 0C-10 -15 12 -13 22 0C12 13 -10 15 -21 0Z', colour) +
    line('M-17 0H17M-5 0l6 -6M-5 0l6 6M5 0l6 -5M5 0l6 5', light(colour, 0.4), 1.6)
  );
}
