import { dark, disc, light, line, oval, put, shape, box } from '../strokes.ts';
import type { Pieces } from './piece.ts';

/** What holds a food that has no look of its own: for thumbnails, never drawn in a dish. */
export const CONTAINERS: Pieces = {
  bottle: (c) =>
    shape('M-5 -25H5V-13C5 -9 11 -7 11 0V20Q11 25 6 25H-6Q-11 25 -11 20V0C-11 -7 -5 -9 -5 -13Z', light(c, 0.12)) +
    shape('M-11 2H11V20Q11 25 6 25H-6Q-11 25 -11 20Z', c) +
    box(16, 11, 2, '#fdf6e6', 0, 12) +
    box(12, 5, 2, dark(c, 0.5), 0, -24) +
    line('M-7 -2V18', light(c, 0.6), 2),
  jar: (c) =>
    box(34, 36, 9, light(c, 0.55), 0, 5) +
    box(30, 26, 7, c, 0, 9) +
    box(30, 9, 4, '#b98552', 0, -17) +
    box(22, 11, 2, '#fdf6e6', 0, 8) +
    line('M-12 0V16', light(c, 0.6), 2.4),
  glass: (c) =>
    shape('M-15 -20H15L11 22Q11 24 8 24H-8Q-11 24 -11 22Z', '#e9f1f2') +
    shape('M-13 -10H13L10 21H-10Z', c) +
    oval(13, 3, light(c, 0.3), 0, -10) +
    line('M-9 -4L-7 16', light(c, 0.65), 2.4),
  mug: (c) =>
    line('M12 -6C26 -8 26 14 11 12', '#e9ded0', 5) +
    box(30, 36, 8, '#f4ebdd', -2, 2) +
    oval(12.5, 5, c, -2, -12) +
    oval(5, 2, light(c, 0.3), -5, -13),
  carton: (c) =>
    shape('M-14 -8L-8 -24H8L14 -8Z', light(c, 0.35)) +
    box(28, 32, 2, c, 0, 9) +
    box(28, 10, 0, light(c, 0.6), 0, 8) +
    box(17, 4, 1, dark(c, 0.25), 0, -23),
  tin: (c) =>
    box(34, 38, 4, '#b9bfc4', 0, 2) +
    box(34, 24, 1, c, 0, 3) +
    oval(17, 5, '#dfe3e6', 0, -17) +
    oval(13, 3.4, '#c3c9cd', 0, -17) +
    line('M-12 -6V12', light(c, 0.5), 2.4),
  sack: (c) =>
    shape('M-17 22C-24 4 -18 -8 -12 -14L-15 -24H15L12 -14C18 -8 24 4 17 22Q0 27 -17 22Z', light('#c9ab82', 0.3)) +
    oval(13, 5, c, 0, -19) +
    line('M-12 -13H12', '#a8875a', 3) +
    put(0, 6, 0, 0.5, disc(18, c)),
  bowl: (c) =>
    oval(24, 9, '#e6dccb', 0, -3) +
    oval(20.5, 7, c, 0, -4) +
    shape('M-24 -3C-22 26 22 26 24 -3C14 6 -14 6 -24 -3Z', '#d3c4ac') +
    oval(8, 2.4, light(c, 0.35), -5, -6),
  tube: (c) =>
    shape('M-7 -22H7L12 20H-12Z', c) +
    box(26, 5, 1, light(c, 0.4), 0, 21) +
    box(9, 7, 2, '#fdf6e6', 0, -23) +
    line('M-4 -14L-7 14', light(c, 0.5), 2),
  'stock-cube': (c) =>
    box(26, 26, 4, dark(c, 0.25), 1.5, 2) + box(26, 26, 4, c) + line('M-8 -8H7M-8 0H4', light(c, 0.35), 2),
  drop: (c) =>
    shape('M0 -24C10 -8 16 0 16 9A16 16 0 0 1 -16 9C-16 0 -10 -8 0 -24Z', c) + oval(4, 7, '#ffffff88', -6, 8, 20),
  'ice-cube': (c) => box(32, 32, 7, c) + box(22, 22, 5, light(c, 0.5)) + line('M-9 -9H2', '#ffffff', 3),
  block: (c) =>
    shape('M-22 -4L2 -16L24 -6L24 10L0 22L-22 12Z', dark(c, 0.2)) +
    shape('M-22 -4L2 -16L24 -6L0 6Z', light(c, 0.25)) +
    shape('M-22 -4L0 6V22L-22 12Z', c),
};
