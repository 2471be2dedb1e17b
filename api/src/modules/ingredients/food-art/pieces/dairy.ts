import { blob, box, dark, disc, hoop, light, line, oval, put, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

/** Where the crumbs of a cheese lie, and how large they are. */
const CRUMBS = [
  [-3, -2, 11],
  [9, 5, 7],
  [-9, 9, 5],
] as const;

/** Eggs, dairy, tofu, and what is spooned or poured. */
export const DAIRY: Pieces = {
  'egg-half': (_, r) =>
    shape(blob(r, 18, 22, 0.02, 10), '#e8e0d2') +
    oval(16, 20, '#fffdf6') +
    disc(9.4, '#eda21c', 0, 3) +
    disc(3.4, '#ffd268', -3, 0),
  'egg-fried': (_, r) =>
    shape(blob(r, 25, 22, 0.13, 8), '#efe6d4') +
    shape(blob(r, 23, 20, 0.12, 8), '#fffdf6') +
    disc(9.5, '#f2a516') +
    disc(3.4, '#ffd268', -2.6, -3),
  'egg-curd': (c, r) =>
    shape(blob(r, 18, 13, 0.24, 7), dark(c, 0.1)) +
    shape(blob(r, 14, 9.5, 0.2, 7, -1, -2), light(c, 0.18)) +
    shape(blob(r, 7, 4.5, 0.2, 6, -3, -4), light(c, 0.5)),
  // As it sets in a broth: a soft flag, thin where it ends.
  'egg-ribbon': (c) =>
    shape('M-27 6C-18 -12 -8 -13 2 -4C10 3 18 1 27 -6C24 9 10 16 -2 8C-10 2 -18 3 -27 6Z', light(c, 0.34)) +
    shape('M-20 2C-13 -8 -7 -8 1 0C8 6 15 6 21 1C15 10 7 11 -1 5C-8 0 -14 -1 -20 2Z', c, 0.75),
  // Strips cut from a thin omelette, browned here and there.
  'egg-strip': (c, r) =>
    [-9, 1, 11]
      .map((y, at) =>
        put(
          at * 3 - 3,
          y,
          r() * 16 - 8,
          1,
          box(46, 10, 1.5, dark(c, 0.2), 0, 1) +
            box(46, 8.6, 1.5, light(c, 0.1)) +
            oval(6, 2.2, '#c98a2c99', r() * 26 - 13, 0),
        ),
      )
      .join(''),
  egg: (c) => oval(17, 21, dark(c, 0.12)) + oval(15.4, 19.2, c, -0.8, -1) + oval(4.6, 7, light(c, 0.6), -6, -7, 15),
  'cheese-cube': (c) =>
    shape('M-15 -10L8 -15L17 -7L16 12L-7 16L-16 9Z', dark(c, 0.14)) +
    shape('M-15 -10L8 -15L12 9L-10 13Z', c) +
    line('M-10 -8L4 -11', light(c, 0.7), 2.6),
  shaving: (c) => shape('M-19 6Q0 -13 19 4Q2 -2 -19 6Z', c) + line('M-18 6Q0 -12 18 4', dark(c, 0.12), 1.2),
  'grated-cheese': (c) =>
    line('M-14 -4L-2 4M4 -8L13 2M-10 8L6 9', dark(c, 0.1), 4.4) + line('M-14 -5L-2 3M4 -9L13 1M-10 7L6 8', c, 3.4),
  // Broken by hand: corners, not rounds, and crumbs about them.
  crumble: (c, r) =>
    CRUMBS.map(([x, y, size]) => {
      const bit = blob(r, size, size * 0.78, 0.34, 5, x, y);
      return shape(bit, dark(c, 0.2)) + put(-0.4, -1, 0, 0.86, shape(bit, c));
    }).join(''),
  'blue-crumble': (c, r) =>
    shape(blob(r, 12, 8, 0.34, 6, 1, 3), dark(c, 0.22)) +
    shape(blob(r, 8, 7, 0.34, 6, -6, 0), c) +
    shape(blob(r, 9, 7, 0.34, 6, 4, -1), light(c, 0.4)) +
    shape(blob(r, 3, 1.6, 0.3, 6, -7, 1), '#7d98a3') +
    shape(blob(r, 3.4, 1.4, 0.3, 6, 5, 3), '#8ea6ae'),
  'cheese-slice': (c) =>
    shape('M-20 -16L17 -19L21 16L-16 20Z', dark(c, 0.12)) +
    shape('M-19 -17L16 -19L19 14L-16 17Z', c) +
    disc(3, dark(c, 0.12), -6, -5) +
    disc(2.4, dark(c, 0.12), 7, 6) +
    disc(2, dark(c, 0.12), -3, 8),
  'cheese-wedge': (c) =>
    shape('M-24 10L20 -14C26 -8 26 2 22 14L-24 18Z', dark(c, 0.16)) +
    shape('M-24 10L20 -14L22 6L-24 12Z', light(c, 0.12)) +
    disc(3.4, dark(c, 0.16), 2, 2) +
    disc(2.4, dark(c, 0.16), 12, -4) +
    disc(2.2, dark(c, 0.2), 12, 11),
  'mozzarella-slice': (c, r) =>
    shape(blob(r, 21, 19, 0.07), dark(c, 0.1)) +
    shape(blob(r, 19, 17, 0.07, 9, -0.6, -1), c) +
    oval(8, 4, '#ffffffaa', -5, -6, -25),
  // Run out flat in the oven.
  'mozzarella-pool': (c, r) =>
    shape(blob(r, 25, 20, 0.2, 9), dark(c, 0.1)) +
    shape(blob(r, 22.5, 17.5, 0.2, 9), c) +
    shape(blob(r, 9, 6, 0.3, 7, 5, 4), '#c98f3e', 0.3),
  // Torn from a ball: ragged, and in threads where it parted.
  'mozzarella-torn': (c, r) =>
    shape(blob(r, 22, 18, 0.3, 7), dark(c, 0.26)) +
    shape(blob(r, 19, 15, 0.3, 7, -0.6, -1.4), c) +
    shape(blob(r, 9, 5, 0.3, 6, 5, 5), dark(c, 0.1)) +
    line('M-12 -5Q-6 -10 3 -9', '#ffffff', 2.4),
  'halloumi-slice': (c) =>
    box(36, 24, 6, dark(c, 0.16), 0, 1.5) +
    box(36, 22, 6, c) +
    line('M-11 -7L-5 9M-1 -8L5 9M9 -8L14 7', '#9a6a35', 3, 0.75),
  dollop: (c, r) =>
    shape(blob(r, 21, 19, 0.1, 8), dark(c, 0.1)) +
    shape(blob(r, 18, 16, 0.09, 8, -1, -1.5), c) +
    line('M-8 4C-10 -8 8 -10 8 0C8 6 -2 6 -1 0', dark(c, 0.1), 2.4),
  swirl: (c) => line('M-19 4C-18 -16 16 -18 18 0C19 14 -8 16 -9 3C-9 -6 8 -7 8 2', c, 5),
  'butter-pat': (c) =>
    shape('M-15 -9L12 -13L18 8L-9 14Z', dark(c, 0.18)) +
    shape('M-15 -10L12 -14L16 5L-10 10Z', c) +
    line('M-9 -7L6 -9', light(c, 0.6), 2.4),
  'tofu-skin': (c) => line('M-22 6Q-12 -8 0 2T22 -4', c, 10) + line('M-20 4Q-12 -8 0 0', light(c, 0.5), 2.4),
  tempeh: (c) =>
    box(34, 24, 4, dark(c, 0.18), 0, 1.5) +
    box(34, 22, 4, c) +
    [
      [-10, -4],
      [0, 3],
      [9, -4],
      [-6, 6],
      [7, 6],
    ]
      .map(([x = 0, y = 0]) => oval(3.4, 2.6, light(c, 0.4), x, y))
      .join(''),
  meringue: (c) =>
    disc(19, dark(c, 0.06)) +
    hoop(14, dark(c, 0.1), 2) +
    disc(12, c) +
    hoop(7, dark(c, 0.08), 2) +
    disc(4.6, light(c, 0.4)),
  marshmallow: (c) => box(24, 20, 8, dark(c, 0.08), 0, 1.5) + box(24, 18, 8, c),
  scoop: (c, r) =>
    shape(blob(r, 20, 19, 0.05, 11), dark(c, 0.14)) +
    shape(blob(r, 17.5, 16, 0.05, 11, -1, -2), c) +
    oval(6, 3.6, light(c, 0.5), -6, -8, -30),
  wrapper: (c) =>
    repeat(3, (at) => put(at * 4 - 4, 4 - at * 4, 0, 1, box(32, 32, 4, at === 2 ? c : dark(c, 0.1 + 0.05 * (2 - at))))),
};
