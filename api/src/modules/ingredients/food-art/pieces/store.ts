import { around, blob, box, dark, disc, hoop, light, line, n, oval, put, repeat, shape } from '../strokes.ts';
import { blend } from '../colour.ts';
import type { Pieces } from './piece.ts';

const LETTERS = [
  'M-11 14L0 -14L11 14M-6 4H6',
  'M-8 -14V14M-8 -14C14 -14 12 0 -8 0C16 0 14 14 -8 14',
  'M10 -9C2 -18 -12 -12 -12 0C-12 12 2 18 10 9',
  'M9 -14H-9V14H9M-9 0H6',
  'M-10 -14V14M10 -14V14M-10 0H10',
  'M0 -14C14 -14 14 14 0 14C-14 14 -14 -14 0 -14Z',
  'M-12 -14H12M0 -14V14',
  'M-12 14L-10 -14L0 4L10 -14L12 14',
] as const;

const CASHEW = 'M-18 3C-21 -9 -11 -17 2 -15C13 -13 21 -5 20 4C19 7 15 7 13 4C9 0 4 0 0 5C-4 12 -15 13 -18 3Z';

/** Nuts, seeds, bread, pasta, sweets and spices as one sees them in a dish. */
export const STORE: Pieces = {
  almond: (c) =>
    shape('M-17 0C-12 -12 8 -12 18 0C8 12 -12 12 -17 0Z', dark(c, 0.1)) +
    line('M-13 0Q0 -4 13 0M-9 4Q0 2 9 4', dark(c, 0.25), 1.4) +
    line('M-8 -5Q0 -8 7 -5', light(c, 0.4), 1.6),
  'nut-flake': (c) =>
    shape('M-14 0C-9 -9 7 -9 15 0C7 8 -9 8 -14 0Z', light(c, 0.55)) +
    shape('M-14 0C-9 -9 7 -9 15 0C7 8 -9 8 -14 0Z', 'none') +
    line('M-14 0C-9 8 7 8 15 0', dark(c, 0.1), 1.6),
  walnut: (c, r) =>
    shape(blob(r, 18, 16, 0.1, 8), dark(c, 0.2)) +
    line(
      'M-11 -7Q-4 -12 0 -5Q4 -12 11 -7M-12 2Q-5 -2 0 3Q5 -2 12 2M-8 9Q-3 5 0 10Q3 5 8 9M0 -12V12',
      light(c, 0.3),
      2.6,
    ),
  pecan: (c) => oval(19, 11, dark(c, 0.16)) + line('M-14 0H14M-11 -5Q0 -8 11 -5M-11 5Q0 8 11 5', light(c, 0.3), 2.2),
  // Thick in its middle, pointed at one end, with the seam of its halves.
  cashew: (c) =>
    shape(CASHEW, blend(c, '#9a5f22', 0.8)) +
    put(-0.4, -1, 0, 0.88, shape(CASHEW, blend(c, '#dca24e', 0.72))) +
    line('M-13 5Q-9 -4 0 -5T15 2', blend(c, '#a8702e', 0.62), 1.6) +
    line('M-11 -6Q-6 -11 4 -10', light(c, 0.6), 2.2),
  peanut: (c) =>
    oval(9, 7, dark(c, 0.1), -6, 2, -20) +
    oval(9, 7, c, 6, -2, -20) +
    line('M-9 -1q4 -3 7 -1M3 -5q4 -3 7 0', light(c, 0.45), 1.6),
  hazelnut: (c) =>
    disc(12, dark(c, 0.16)) +
    disc(10.5, c, -0.6, -0.8) +
    oval(5, 3, light(c, 0.5), 0, 6) +
    line('M-5 -5q5 -4 10 0', light(c, 0.35), 1.6),
  'pine-nut': (c) =>
    shape('M-11 0C-8 -6 4 -6 12 0C4 6 -8 6 -11 0Z', dark(c, 0.06)) + line('M-6 -2q6 -2 11 1', light(c, 0.6), 1.4),
  pistachio: (c) =>
    shape('M-13 0C-9 -9 6 -9 14 0C6 9 -9 9 -13 0Z', c) +
    line('M-10 -1Q0 -5 10 0', '#8a5a6a', 2.2) +
    line('M-6 3q6 2 11 -1', light(c, 0.4), 1.4),
  seed: (c) => oval(6, 3.6, dark(c, 0.08)) + oval(4.6, 2.4, light(c, 0.2), -0.4, -0.5),
  'flat-seed': (c) =>
    shape('M-11 0C-6 -8 6 -7 12 0C6 7 -6 8 -11 0Z', c) + line('M-7 -1q7 -3 13 1', light(c, 0.45), 1.4),
  fleck: (c) => box(9, 4, 2, c),
  speck: (c) => disc(2.8, c),
  'star-anise': (c) =>
    around(8, (a) =>
      put(
        Math.cos(a) * 11,
        Math.sin(a) * 11,
        (a * 180) / Math.PI,
        1,
        shape('M-10 0C-4 -6 6 -5 11 0C6 5 -4 6 -10 0Z', c) + oval(3, 1.8, light(c, 0.4), 1, 0),
      ),
    ) + disc(4, dark(c, 0.2)),
  'cinnamon-stick': (c) =>
    box(46, 12, 3, dark(c, 0.2), 0, 1.5) +
    box(46, 10, 3, c) +
    line('M-22 0H22', dark(c, 0.3), 2) +
    line('M-20 -3H18', light(c, 0.3), 1.2),
  clove: (c) => line('M-10 4L6 -3', c, 3.6) + disc(4.4, dark(c, 0.1), 9, -5) + disc(1.8, light(c, 0.3), 9, -5),
  crouton: (c) => box(26, 24, 5, dark(c, 0.25), 1, 2) + box(24, 22, 5, c) + box(15, 13, 4, light(c, 0.4), -1, -1),
  crumb: (c, r) => shape(blob(r, 6.5, 5, 0.26, 6), c),
  'toast-slice': (c) =>
    shape(
      'M-20 -10C-22 -22 22 -22 20 -10C24 -6 20 0 18 1V17Q18 20 15 20H-15Q-18 20 -18 17V1C-20 0 -24 -6 -20 -10Z',
      dark(c, 0.25),
    ) +
    put(
      0,
      0,
      0,
      0.86,
      shape(
        'M-20 -10C-22 -22 22 -22 20 -10C24 -6 20 0 18 1V17Q18 20 15 20H-15Q-18 20 -18 17V1C-20 0 -24 -6 -20 -10Z',
        light(c, 0.35),
      ),
    ),
  'bun-whole': (c) =>
    disc(21, dark(c, 0.2)) +
    disc(18.5, c, -0.6, -1) +
    oval(9, 5, light(c, 0.35), -5, -8, -20) +
    [
      [4, -4],
      [-2, 2],
      [8, 4],
      [-9, 5],
      [2, 10],
    ]
      .map(([x = 0, y = 0]) => oval(1.8, 1.1, '#f7e8c4', x, y, x * 9))
      .join(''),
  'loaf-whole': (c) =>
    line('M-15 10L15 -10', dark(c, 0.2), 20) +
    line('M-15 9L15 -11', c, 16.5) +
    line('M-11 1l7 9M-3 -4l7 9M5 -10l7 9', light(c, 0.5), 3),
  flatbread: (c, r) =>
    shape(blob(r, 24, 22, 0.05, 10), dark(c, 0.26)) +
    shape(blob(r, 22, 20, 0.05, 10, -0.6, -0.8), light(c, 0.3)) +
    shape(blob(r, 8, 5.4, 0.3, 7, -6, -7), '#a9743b', 0.6) +
    shape(blob(r, 5, 3.6, 0.3, 7, 10, -3), '#a9743b', 0.5) +
    shape(blob(r, 6.6, 4.4, 0.3, 7, 3, 9), '#a9743b', 0.6) +
    shape(blob(r, 3, 2.4, 0.3, 6, -13, 6), '#a9743b', 0.5),
  'tortilla-chip': (c) =>
    shape('M-19 14Q-2 8 20 16Q12 -4 0 -20Q-8 -2 -19 14Z', dark(c, 0.16)) +
    shape('M-16 12Q-2 7 16 13Q10 -3 0 -16Q-7 -1 -16 12Z', c) +
    disc(1.6, '#a9743b', -2, 3) +
    disc(1.5, '#a9743b', 4, 8),
  crisp: (c) =>
    shape('M-21 2Q-6 -18 18 -8Q26 4 6 14Q-16 14 -21 2Z', dark(c, 0.1)) +
    shape('M-17 1Q-5 -13 15 -6Q20 3 5 10Q-12 10 -17 1Z', light(c, 0.25)),
  fry: (c) => box(46, 11, 3, dark(c, 0.2), 0, 1.8) + box(46, 9, 3, c) + line('M-18 -2H16', light(c, 0.5), 2),
  'popped-corn': (c) =>
    disc(9, c, -7, -3) + disc(9, light(c, 0.2), 6, -5) + disc(9, c, 0, 6) + disc(3.4, '#e0a83a', 0, 0),
  'rice-coin': (c) =>
    oval(24, 14, dark(c, 0.24), 0.6, 1.8) +
    oval(23, 13, light(c, 0.45)) +
    line('M-13 -4Q0 -10 13 -5', '#ffffff', 2, 0.8),
  penne: (c) =>
    shape('M-24 2L-14 -8H24L14 8H-16Z', dark(c, 0.2)) +
    shape('M-22 1L-14 -7H22L13 6H-15Z', c) +
    line('M-12 -3H16M-13 2H13', light(c, 0.45), 1.6),
  fusilli: (c) =>
    repeat(5, (at) => oval(7, 9, at % 2 ? c : light(c, 0.2), -18 + at * 9, 0, 35)) +
    repeat(4, (at) => line(`M${n(-16 + at * 9)} 7q6 -4 6 -13`, dark(c, 0.25), 1.8)),
  'pasta-bow': (c) =>
    shape('M-24 -14L0 -5L24 -14L20 0L24 14L0 5L-24 14L-20 0Z', c) +
    line('M-3 -5Q0 0 -3 5M3 -5Q0 0 3 5', dark(c, 0.25), 2.4) +
    line('M-18 -8L-6 -3M18 -8L6 -3', light(c, 0.5), 1.6),
  'pasta-shell': (c) =>
    shape('M-22 4C-20 -18 20 -18 22 4C14 15 -14 15 -22 4Z', dark(c, 0.18)) +
    shape('M-19 3C-16 -14 16 -14 19 3C8 1 -8 1 -19 3Z', c) +
    line('M-12 0L-7 -10M-4 0L-2 -12M4 0L2 -12M12 0L7 -10', light(c, 0.5), 1.8),
  'macaroni-elbow': (c) =>
    line('M-13 8C-14 -10 14 -10 13 8', dark(c, 0.2), 11) +
    line('M-13 7C-14 -11 14 -11 13 7', c, 8) +
    line('M-11 1C-9 -8 9 -8 11 1', light(c, 0.5), 1.8),
  // Letters that a mirror or a turn leaves as they are.
  letter: (c, r) => {
    const path = LETTERS[Math.floor(r() * LETTERS.length)] ?? '';
    return line(path, dark(c, 0.35), 10) + line(path, light(c, 0.2), 6.6);
  },
  orzo: (c) => oval(9, 4, dark(c, 0.12)) + oval(8, 3, light(c, 0.25), -0.4, -0.5),
  gnocchi: (c, r) =>
    shape(blob(r, 18, 13, 0.05), dark(c, 0.14)) +
    shape(blob(r, 16, 11, 0.05, 9, -0.8, -1), c) +
    line('M-8 -7Q-6 0 -8 7M0 -8Q2 0 0 8M8 -7Q10 0 8 7', dark(c, 0.14), 1.8),
  nest: (c) =>
    repeat(4, (at) => hoop(18 - at * 4, at % 2 ? light(c, 0.25) : c, 4)) +
    line('M-18 0Q-22 12 -8 18M16 8Q20 -6 10 -16', c, 3.4),
  'spaghetti-bundle': (c) =>
    repeat(6, (at) =>
      line(`M${n(-13 + at * 5)} 22L${n(-8 + at * 3.2)} 0L${n(-12 + at * 5)} -22`, at % 2 ? light(c, 0.25) : c, 3.4),
    ) + line('M-10 0H10', '#b5552f', 4),
  'lasagne-sheet': (c) =>
    box(34, 42, 3, dark(c, 0.14), 2, 2) + box(34, 42, 3, c) + line('M-13 -20V20M13 -20V20', light(c, 0.45), 2),
  'rice-mound': (c, r) =>
    shape(blob(r, 22, 18, 0.06), dark(c, 0.12)) +
    repeat(26, () => {
      const [x, y] = [r() * 34 - 17, r() * 26 - 13];
      return oval(4, 1.7, r() < 0.5 ? c : light(c, 0.5), x, y, r() * 180);
    }),
  'grain-mound': (c, r) =>
    shape(blob(r, 22, 18, 0.08), dark(c, 0.14)) +
    repeat(28, () => disc(2.3, r() < 0.5 ? c : light(c, 0.35), r() * 34 - 17, r() * 26 - 13)),
  'powder-mound': (c, r) =>
    shape(blob(r, 23, 17, 0.06), dark(c, 0.12)) +
    shape(blob(r, 18, 12, 0.08, 9, -1, -2), c) +
    shape(blob(r, 10, 6, 0.1, 8, -3, -4), light(c, 0.3)),
  dumpling: (c) =>
    shape('M-24 8C-22 -18 22 -18 24 8C12 15 -12 15 -24 8Z', dark(c, 0.14)) +
    shape('M-21 7C-18 -14 18 -14 21 7C10 12 -10 12 -21 7Z', c) +
    line('M-17 0Q-14 -8 -11 -5Q-9 -13 -5 -9Q-1 -15 3 -10Q7 -14 9 -7Q13 -9 16 -1', dark(c, 0.2), 2.2),
  'chocolate-chip': (c) =>
    shape('M-9 6C-10 -2 -3 -4 0 -11C3 -4 10 -2 9 6C5 10 -5 10 -9 6Z', c) + oval(2.6, 1.6, light(c, 0.35), -3, 1),
  'chocolate-square': (c) =>
    box(30, 30, 4, dark(c, 0.3), 1, 2) +
    box(30, 30, 4, c) +
    box(20, 20, 3, light(c, 0.12)) +
    line('M-8 -8H8', light(c, 0.3), 2),
  biscuit: (c, r) =>
    shape(blob(r, 20, 20, 0.03, 12), dark(c, 0.18)) +
    shape(blob(r, 18, 18, 0.03, 12, -0.6, -0.8), c) +
    around(6, (a) => disc(1.6, dark(c, 0.3), Math.cos(a) * 9, Math.sin(a) * 9)) +
    disc(1.6, dark(c, 0.3)),
  sweet: (c) =>
    oval(13, 10, c) +
    shape('M-12 0L-24 -9L-22 9ZM12 0L24 -9L22 9Z', light(c, 0.25)) +
    line('M-6 -4Q0 -7 6 -4', light(c, 0.55), 2.2),
  'sponge-slice': (c) =>
    shape('M-22 14L14 -18L24 4L-14 22Z', dark(c, 0.15)) +
    shape('M-22 12L14 -20L20 -6L-18 16Z', c) +
    line('M-17 15L22 -1', '#fff6e6', 4),
  pastry: (c) => repeat(4, (at) => box(40, 8, 3, at % 2 ? light(c, 0.25) : c, at % 2, -12 + at * 8)),
  waffle: (c) =>
    box(40, 40, 7, dark(c, 0.2), 1, 2) +
    box(40, 40, 7, c) +
    repeat(9, (at) => box(8, 8, 2, dark(c, 0.22), -12 + (at % 3) * 12, -12 + Math.floor(at / 3) * 12)),
  pretzel: (c) =>
    line('M-4 16C-26 12 -22 -16 -8 -12C4 -8 8 8 10 14M4 16C26 12 22 -16 8 -12C-4 -8 -8 8 -10 14', dark(c, 0.15), 8) +
    line('M-4 15C-26 11 -22 -17 -8 -13C4 -9 8 7 10 13M4 15C26 11 22 -17 8 -13C-4 -9 -8 7 -10 13', c, 5.6),
  bagel: (c) =>
    hoop(14, dark(c, 0.18), 14) +
    hoop(14, c, 11.5, -0.5, -0.8) +
    [
      [-12, -8],
      [4, -15],
      [14, -2],
      [-14, 5],
      [8, 12],
      [-4, 14],
    ]
      .map(([x = 0, y = 0]) => oval(1.8, 1.1, '#f7e8c4', x, y, x * 9))
      .join(''),
  croissant: (c) =>
    shape('M-25 10C-22 -18 22 -18 25 10C20 16 14 8 10 4C4 -1 -4 -1 -10 4C-14 8 -20 16 -25 10Z', c) +
    line('M-14 -6L-9 4M-5 -10L-3 0M5 -10L3 0M14 -6L9 4', dark(c, 0.25), 2.2),
  shred: (c) => line('M-18 6Q-6 -8 4 0T19 -5', dark(c, 0.15), 6) + line('M-17 4Q-6 -9 4 -1T18 -6', light(c, 0.2), 3.4),
};
