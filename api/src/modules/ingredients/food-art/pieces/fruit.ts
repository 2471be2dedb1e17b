import { around, blob, box, dark, disc, hoop, light, line, n, oval, put, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

const spokes = (times: number, radius: number, colour: string, width: number): string =>
  around(times, (a) => line(`M0 0L${n(Math.cos(a) * radius)} ${n(Math.sin(a) * radius)}`, colour, width));

/** The outline of a slice of apple: round outside, the notch of the core inside. */
export const APPLE_SLICE = 'M-26 -9A26 25 0 0 0 26 -9Q15 -13 6 -12Q0 -5 -6 -12Q-15 -13 -26 -9Z';

/** Fruit as it is cut. */
export const FRUIT: Pieces = {
  'citrus-slice': (c) =>
    disc(20, dark(c, 0.06)) +
    disc(18, '#fff6dc') +
    disc(15.5, light(c, 0.25)) +
    spokes(8, 15.5, '#fff6dc', 2) +
    disc(2, '#fff6dc'),
  'citrus-wedge': (c) =>
    shape('M-22 7A22 22 0 0 1 22 7Q0 13 -22 7Z', c) +
    shape('M-18.5 5.5A18.5 18.5 0 0 1 18.5 5.5Q0 10 -18.5 5.5Z', '#fff6dc') +
    shape('M-16 4.5A16 16 0 0 1 16 4.5Q0 8 -16 4.5Z', light(c, 0.28)) +
    line('M0 6L-9 -6M0 6V-10M0 6L9 -6', '#fff6dc', 1.8),
  // Without peel and skin: a wedge of flesh with its grain.
  'citrus-segment': (c) =>
    shape('M-24 4C-18 -16 18 -16 24 4Q12 11 0 10Q-12 11 -24 4Z', dark(c, 0.16)) +
    shape('M-22 3C-16 -13 16 -13 22 3Q12 8 0 7.4Q-12 8 -22 3Z', light(c, 0.2)) +
    line('M-14 1L-8 -6M-4 4L-2 -8M5 4L4 -8M14 1L9 -6', light(c, 0.5), 1.8) +
    line('M-19 5Q0 12 19 5', '#fff6dc', 2),
  'citrus-whole': (c) =>
    disc(20, dark(c, 0.1)) +
    disc(18, c, -0.8, -1) +
    oval(7, 4.5, light(c, 0.5), -7, -8, -35) +
    disc(1.6, dark(c, 0.3), 5, 5),
  'lemon-whole': (c) =>
    shape('M-25 0C-20 -3 -18 -16 0 -16C18 -16 20 -3 25 0C20 3 18 16 0 16C-18 16 -20 3 -25 0Z', dark(c, 0.06)) +
    oval(16, 13, c, -1, -1) +
    oval(7, 3.6, light(c, 0.55), -5, -7, -20),
  zest: (c) => line('M-12 4Q-4 -8 4 -2T13 -4', c, 3.4),
  'apple-slice': (c) =>
    shape(APPLE_SLICE, c) +
    put(0, -1.8, 0, 0.9, shape(APPLE_SLICE, '#fbf0cf')) +
    line('M-9 -7Q0 2 9 -7', '#e2cf96', 1.7) +
    shape('M-1.6 -4Q4 -2 3 4Q-3 3 -1.6 -4Z', '#6b3f22'),
  'apple-whole': (c) =>
    shape('M0 -13C-10 -20 -23 -12 -21 4C-19 18 -8 24 0 20C8 24 19 18 21 4C23 -12 10 -20 0 -13Z', c) +
    oval(5, 8, light(c, 0.5), -11, -2, 20) +
    line('M0 -12Q1 -20 6 -23', '#6b4a2a', 3) +
    shape('M3 -18C8 -26 16 -24 18 -22C14 -16 8 -15 3 -18Z', '#6aa03a'),
  'pear-whole': (c) =>
    shape('M0 -20C7 -20 7 -10 12 -2C22 10 14 24 0 24C-14 24 -22 10 -12 -2C-7 -10 -7 -20 0 -20Z', c) +
    oval(4, 8, light(c, 0.5), -8, 6, 15) +
    line('M0 -19Q1 -25 5 -27', '#6b4a2a', 3),
  'pear-half': (c) =>
    shape('M0 -22C7 -22 8 -10 13 -2C22 12 14 23 0 23C-14 23 -22 12 -13 -2C-8 -10 -7 -22 0 -22Z', dark(c, 0.08)) +
    shape('M0 -18C5 -18 6 -8 10 0C17 11 11 19 0 19C-11 19 -17 11 -10 0C-6 -8 -5 -18 0 -18Z', '#fbf0cf') +
    oval(4, 5.5, '#e7d49a', 0, 8) +
    oval(1.6, 3, '#7a4a28', 0, 8),
  'banana-slice': (c) =>
    disc(16, dark(c, 0.06)) +
    disc(14, light(c, 0.55)) +
    around(3, (a) => oval(4, 1.5, dark(c, 0.25), Math.cos(a) * 3.6, Math.sin(a) * 3.6, (a * 180) / Math.PI)),
  'banana-whole': (c) =>
    shape('M-24 -10C-18 12 8 18 25 4C26 0 24 -2 21 -1C8 6 -8 2 -18 -14C-20 -16 -25 -15 -24 -10Z', c) +
    line('M-20 -9C-12 6 6 11 21 2', dark(c, 0.14), 2) +
    line('M-22 -13L-25 -18', '#7a5a2a', 4),
  'strawberry-half': (c) =>
    shape('M0 23C-14 16 -22 0 -16 -10C-12 -17 12 -17 16 -10C22 0 14 16 0 23Z', dark(c, 0.06)) +
    shape('M0 18C-10 12 -15 0 -11 -7C-8 -12 8 -12 11 -7C15 0 10 12 0 18Z', light(c, 0.4)) +
    shape('M0 11C-5 7 -7 0 -4 -4C-2 -7 2 -7 4 -4C7 0 5 7 0 11Z', '#fff2e6') +
    shape('M-14 -12L-5 -12L0 -21L5 -12L14 -12L6 -7L0 -9L-6 -7Z', '#5f9a3f'),
  strawberry: (c) =>
    shape('M0 23C-14 16 -22 0 -16 -10C-12 -17 12 -17 16 -10C22 0 14 16 0 23Z', c) +
    [
      [-8, -4],
      [0, -6],
      [8, -4],
      [-5, 4],
      [5, 4],
      [0, 12],
    ]
      .map(([x = 0, y = 0]) => oval(1.4, 2, '#ffe5a0', x, y))
      .join('') +
    shape('M-14 -12L-5 -12L0 -21L5 -12L14 -12L6 -7L0 -9L-6 -7Z', '#5f9a3f'),
  berry: (c) =>
    disc(11, dark(c, 0.2)) +
    disc(9.6, c, -0.6, -0.8) +
    disc(3.4, dark(c, 0.3), 1, -1) +
    disc(2, light(c, 0.45), -4, -4),
  raspberry: (c) =>
    shape('M0 14C-10 12 -14 0 -10 -8C-6 -13 6 -13 10 -8C14 0 10 12 0 14Z', dark(c, 0.16)) +
    [
      [-6, -6],
      [0, -8],
      [6, -6],
      [-7, 1],
      [0, -1],
      [7, 1],
      [-3.5, 7],
      [3.5, 7],
    ]
      .map(([x = 0, y = 0]) => disc(4, c, x, y) + disc(1.3, light(c, 0.4), x - 1, y - 1))
      .join(''),
  cherry: (c) =>
    disc(13, dark(c, 0.14), 0, 4) +
    disc(11.4, c, -0.6, 3) +
    oval(3.4, 2.2, light(c, 0.55), -4, -1, -30) +
    line('M0 -6Q2 -16 10 -21', '#5f7f3a', 2.4),
  grape: (c) =>
    oval(12, 10.5, dark(c, 0.14)) + oval(10.4, 9, c, -0.7, -0.8) + oval(3.2, 2, light(c, 0.55), -4, -4, -25),
  'stone-fruit': (c) =>
    disc(19, dark(c, 0.1)) +
    disc(17.4, c, -0.8, -1) +
    line('M1 -17Q8 0 2 17', dark(c, 0.18), 2) +
    oval(5, 7, light(c, 0.45), -8, -4, 20),
  'pineapple-chunk': (c) =>
    shape('M-16 -10L14 -16L20 10L-8 16Z', dark(c, 0.14)) +
    shape('M-15 -11L13 -15L15 8L-10 13Z', c) +
    line('M-8 -8L-4 9M0 -10L4 7M8 -11L11 5', light(c, 0.45), 1.6),
  'pineapple-whole': (c) =>
    oval(15, 19, dark(c, 0.12), 0, 7) +
    oval(13.4, 17, c, 0, 7) +
    line('M-10 0L10 14M10 0L-10 14M-12 8L6 22M12 8L-6 22M-4 -8L12 4M4 -8L-12 4', dark(c, 0.25), 1.4) +
    line('M0 -11V-27M0 -11L-9 -24M0 -11L9 -24', '#4f8a45', 4.5),
  'kiwi-slice': (c) =>
    disc(19, '#8a6a3f') +
    disc(17, c) +
    disc(6, '#f3f0cf') +
    around(12, (a) => oval(2, 1.1, '#2b2a20', Math.cos(a) * 9, Math.sin(a) * 9, (a * 180) / Math.PI)),
  'melon-wedge': (c) =>
    shape('M-25 -6A26 26 0 0 0 25 -6Q0 -1 -25 -6Z', '#4f8a45') +
    shape('M-22.5 -6A23 23 0 0 0 22.5 -6Q0 -2 -22.5 -6Z', '#e9f0c4') +
    shape('M-20 -6A20.5 20.5 0 0 0 20 -6Q0 -3 -20 -6Z', c) +
    [
      [-9, 1],
      [0, 4],
      [9, 1],
      [-4, 8],
      [5, 8],
    ]
      .map(([x = 0, y = 0]) => oval(1.4, 2.2, '#3a241d', x, y))
      .join(''),
  'fig-half': (c) =>
    shape('M0 -22C4 -18 4 -14 10 -8C22 4 16 20 0 20C-16 20 -22 4 -10 -8C-4 -14 -4 -18 0 -22Z', dark(c, 0.1)) +
    shape('M0 -14C3 -10 5 -8 8 -4C16 5 12 16 0 16C-12 16 -16 5 -8 -4C-5 -8 -3 -10 0 -14Z', '#f1dcc4') +
    oval(8.4, 9, '#b5485a', 0, 5) +
    around(8, (a) => disc(1.1, '#f6dca0', Math.cos(a) * 5, 5 + Math.sin(a) * 5.5)),
  'pomegranate-seed': (c) =>
    shape('M-6 4C-8 -6 2 -11 6 -4C9 4 2 10 -6 4Z', dark(c, 0.05)) + oval(2.2, 1.4, light(c, 0.6), -1, -3, -30),
  'pomegranate-half': (c) =>
    disc(20, dark(c, 0.1)) +
    disc(17, '#fbe6cf') +
    around(9, (a) => oval(4, 3, c, Math.cos(a) * 11, Math.sin(a) * 11, (a * 180) / Math.PI)) +
    around(5, (a) => oval(3.4, 2.6, c, Math.cos(a) * 4.4, Math.sin(a) * 4.4)),
  raisin: (c, r) => shape(blob(r, 9, 6.5, 0.16, 7), dark(c, 0.1)) + line('M-5 -1q4 -3 9 0', light(c, 0.3), 1.3),
  // Long and wrinkled along, with the pale cap of its stalk.
  date: (c, r) =>
    shape(blob(r, 25, 11, 0.05, 10), dark(c, 0.42)) +
    shape(blob(r, 23, 9, 0.05, 10, -0.4, -0.8), c) +
    line('M-17 -3Q-6 -7 2 -4T18 -3M-19 2Q-8 -1 0 2T18 2M-12 6Q-2 4 10 6', dark(c, 0.4), 1.6) +
    line('M-14 -5.4Q-4 -8 8 -6', light(c, 0.5), 1.8) +
    oval(3.4, 4, '#d8b884', 22, 0),
  'coconut-flake': (c) => shape('M-18 5Q0 -13 18 3Q2 -4 -18 5Z', c) + line('M-17 5Q0 -12 17 3', '#a8815a', 1.5),
  'coconut-half': (c) =>
    disc(21, '#6b4a2f') + disc(18, c) + disc(13, light('#e9e4da', 0.2)) + oval(8, 4, '#ffffff88', -3, -5, -20),
  'passion-fruit-half': (c) =>
    disc(19, dark(c, 0.1)) +
    disc(16.5, '#f7e9d2') +
    disc(13.5, '#e8a92e') +
    around(8, (a) => oval(2.4, 1.5, '#2b2420', Math.cos(a) * 7.4, Math.sin(a) * 7.4, (a * 180) / Math.PI)) +
    disc(1.8, '#2b2420'),
  'mango-cube': (c) => box(26, 24, 6, dark(c, 0.12), 1, 1.5) + box(24, 22, 6, c) + line('M-7 -6H5', light(c, 0.5), 2.6),
  rhubarb: (c) =>
    line('M-22 5L20 -6', dark(c, 0.1), 12) +
    line('M-22 3L20 -8', light(c, 0.2), 7) +
    line('M-20 7L20 -3', '#b9c77a', 2.4),
  'star-slice': (c) =>
    shape('M0 -21L6 -7L21 -6L9 4L13 19L0 10L-13 19L-9 4L-21 -6L-6 -7Z', c) + hoop(5, light(c, 0.5), 1.6),
  jackfruit: (c, r) =>
    shape(blob(r, 18, 11, 0.12, 7), dark(c, 0.1)) +
    repeat(3, (at) =>
      line(
        `M${n(-12 + at * 2)} ${n(-4 + at * 4)}Q0 ${n(-8 + at * 5)} ${n(12 - at)} ${n(-4 + at * 4)}`,
        light(c, 0.4),
        2,
      ),
    ),
};
