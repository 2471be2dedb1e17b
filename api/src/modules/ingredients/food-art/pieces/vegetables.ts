import { around, blob, box, dark, disc, hoop, light, line, n, oval, put, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

const seeds = (times: number, radius: number, colour: string): string =>
  around(times, (angle) =>
    oval(3.6, 1.9, colour, Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI),
  );

/** Vegetables as they are cut. */
export const VEGETABLES: Pieces = {
  'tomato-slice': (c) =>
    disc(20, dark(c, 0.1)) +
    disc(18, c) +
    around(4, (a) => oval(6.4, 4.4, light(c, 0.3), Math.cos(a) * 9.5, Math.sin(a) * 9.5, (a * 180) / Math.PI + 90)) +
    around(8, (a) => disc(1.3, '#fbe6a6', Math.cos(a) * 9.5, Math.sin(a) * 9.5), 0.3),
  'tomato-half': (c) =>
    disc(19, dark(c, 0.16)) +
    disc(16.5, light(c, 0.12)) +
    around(3, (a) => oval(6.6, 4.2, dark(c, 0.06), Math.cos(a) * 8, Math.sin(a) * 8, (a * 180) / Math.PI)) +
    around(6, (a) => disc(1.5, '#ffe9b0', Math.cos(a) * 8, Math.sin(a) * 8), 0.3) +
    oval(4, 2.4, '#ffffff88', -8, -11, -35),
  'tomato-wedge': (c) =>
    shape('M-22 9A22 22 0 0 1 22 9Q0 16 -22 9Z', c) +
    shape('M-16 8A17 17 0 0 1 16 8Q0 12 -16 8Z', light(c, 0.25)) +
    oval(3, 1.8, '#ffe9b0', -6, 3, 20) +
    oval(3, 1.8, '#ffe9b0', 6, 3, -20),
  'cucumber-slice': (c) =>
    disc(20, dark(c, 0.25)) + disc(17.5, light(c, 0.62)) + disc(11, light(c, 0.78)) + seeds(9, 7.5, light(c, 0.45)),
  'courgette-slice': (c, r) =>
    shape(blob(r, 20, 18, 0.04), dark(c, 0.3)) +
    shape(blob(r, 17.5, 15.5, 0.04), '#e9e2b0') +
    seeds(7, 8, '#d3c583') +
    oval(11, 5, '#b9772e33', 3, 5),
  'carrot-coin': (c) =>
    disc(18, dark(c, 0.12)) +
    disc(16, c) +
    disc(8, light(c, 0.28)) +
    around(6, (a) =>
      line(
        `M${n(Math.cos(a) * 3)} ${n(Math.sin(a) * 3)}L${n(Math.cos(a) * 9)} ${n(Math.sin(a) * 9)}`,
        light(c, 0.45),
        1.4,
      ),
    ),
  baton: (c) => box(44, 11, 4, dark(c, 0.16), 0, 1.5) + box(44, 9, 4, c) + line('M-18 -2H14', light(c, 0.45), 2),
  'pepper-ring': (c) =>
    `<path d="M0 -19C8 -24 20 -16 18 -6C24 2 16 16 8 15C2 21 -10 20 -13 12C-23 8 -23 -8 -15 -11C-14 -19 -5 -23 0 -19Z" fill="none" stroke="${c}" stroke-width="6"/>` +
    `<path d="M0 -18C8 -22 18 -15 16 -6C22 2 15 14 8 13" fill="none" stroke="${light(c, 0.5)}" stroke-width="1.8"/>`,
  // Cut at both ends, the paler flesh at its inner side.
  'pepper-strip': (c) =>
    shape('M-27 7Q-4 -21 26 2L23 15Q-2 0 -18 16Z', dark(c, 0.32)) +
    shape('M-25 6Q-4 -19 24 2L22.6 8Q-3 -9 -20 10Z', c) +
    shape('M-20 10Q-3 -9 22.6 8L22 11.4Q-2 -4 -17.6 13.4Z', light(c, 0.34)) +
    line('M-17 -1Q-3 -12 12 -6', light(c, 0.55), 2.2),
  'pepper-whole': (c) =>
    shape('M-4 -14C-22 -22 -26 4 -16 17C-11 23 -4 22 0 18C5 23 13 22 17 15C26 0 20 -21 4 -14Z', c) +
    shape('M-14 -8C-18 0 -15 9 -11 14C-15 4 -13 -2 -9 -9Z', light(c, 0.55)) +
    line('M0 -12Q-2 6 0 16', dark(c, 0.2), 2) +
    line('M0 -14Q0 -20 5 -23', '#4f7d39', 4.5),
  'chilli-ring': (c) => hoop(9.5, c, 4.5) + disc(2, '#f6e7b6', 3, 1) + disc(2, '#f6e7b6', -3, -2),
  chilli: (c) =>
    shape('M-24 -6C-12 -14 4 -9 24 9C8 9 -14 8 -24 -6Z', c) +
    line('M-17 -6Q0 -8 12 2', light(c, 0.5), 2.2) +
    line('M-23 -7Q-27 -9 -28 -14', '#5b8a3c', 4),
  garlic: (c) =>
    shape('M-17 10C-17 -6 -5 -9 0 -22C5 -9 17 -6 17 10C12 19 -12 19 -17 10Z', dark(c, 0.08)) +
    shape('M-13 9C-13 -5 -4 -6 0 -18C4 -6 13 -5 13 9C9 15 -9 15 -13 9Z', light(c, 0.3)) +
    line('M-5 13Q-6 0 -1 -10M5 13Q6 0 1 -10', dark(c, 0.14), 1.6),
  'ginger-slice': (c, r) =>
    shape(blob(r, 19, 14, 0.16, 7), dark(c, 0.18)) +
    shape(blob(r, 16, 11.5, 0.12, 7), light(c, 0.3)) +
    hoop(6, light(c, 0.55), 1.4),
  'mushroom-slice': (c) =>
    shape('M-21 3C-21 -19 21 -19 21 3C15 7 8 3 6.5 7V16C5 20 -5 20 -6.5 16V7C-8 3 -15 7 -21 3Z', dark(c, 0.25)) +
    shape('M-18 2C-17 -15 17 -15 18 2C13 4 7 0 4.5 5V15C3 17 -3 17 -4.5 15V5C-7 0 -13 4 -18 2Z', light(c, 0.35)) +
    line('M-13 1Q0 -9 13 1', dark(c, 0.3), 2),
  // Cut through the stalk and browned: a dark skin around pale flesh, the gills on both sides of the stalk.
  'mushroom-half': (c) =>
    shape(
      'M-24 4C-27 -25 27 -25 24 4C22 11 12 10 8.5 7L9 19C7 24 -7 24 -9 19L-8.5 7C-12 10 -22 11 -24 4Z',
      dark(c, 0.52),
    ) +
    shape('M-20 2C-21 -19 21 -19 20 2C17 6 10 4 6 2L6 17C4 20 -4 20 -6 17L-6 2C-10 4 -17 6 -20 2Z', light(c, 0.6)) +
    shape('M-18 2C-14 -5 -9 -4 -5.6 2C-9 5 -15 5 -18 2ZM18 2C14 -5 9 -4 5.6 2C9 5 15 5 18 2Z', dark(c, 0.36)) +
    line('M-11 -9Q0 -14 11 -9', dark(c, 0.1), 3) +
    line('M-1 4V15', dark(c, 0.06), 2.4),
  mushroom: (c) =>
    shape('M-8 4Q-9 17 -6 20Q0 24 6 20Q9 17 8 4Z', dark(c, 0.3)) +
    shape('M-6 4Q-7 15 -4 18Q0 21 4 18Q7 15 6 4Z', light(c, 0.55)) +
    shape('M-23 5C-25 -24 25 -24 23 5Q12 11 0 10Q-12 11 -23 5Z', dark(c, 0.32)) +
    shape('M-20.6 3C-22 -20 22 -20 20.6 3Q10 7 0 6Q-10 7 -20.6 3Z', light(c, 0.16)) +
    oval(9, 4.4, light(c, 0.6), -7, -8, -24),
  floret: (c) =>
    shape('M-5 5H5L8 22H-8Z', light(c, 0.5)) +
    disc(10, dark(c, 0.14), -11, 1) +
    disc(10, dark(c, 0.14), 11, 1) +
    disc(11, c, 0, -8) +
    disc(9, c, -7, -2) +
    disc(9, c, 8, -2) +
    disc(3, light(c, 0.3), -4, -11) +
    disc(2.6, light(c, 0.3), 6, -6) +
    disc(2.6, light(c, 0.3), -11, -3) +
    disc(2.4, light(c, 0.25), 1, -2),
  pea: (c) => disc(10, dark(c, 0.14)) + disc(8.6, c, -0.8, -1) + disc(2.4, light(c, 0.65), -3, -4),
  'pea-pod': (c) =>
    shape('M-25 -4C-12 12 12 12 25 -6C14 2 -14 4 -25 -4Z', dark(c, 0.1)) +
    shape('M-25 -4C-10 -12 14 -12 25 -6C10 4 -12 4 -25 -4Z', c) +
    disc(4.4, light(c, 0.25), -11, -3) +
    disc(4.8, light(c, 0.25), 0, -3) +
    disc(4.4, light(c, 0.25), 11, -4),
  chickpea: (c, r) =>
    shape(blob(r, 12, 11, 0.07, 7), dark(c, 0.14)) +
    shape(blob(r, 10, 9, 0.07, 7, -0.8, -1.2), c) +
    line('M-1 -8q3 4 1 8', dark(c, 0.2), 1.5) +
    disc(2.2, light(c, 0.6), -4, -4),
  'corn-kernel': (c) => shape('M-8 -6Q0 -12 8 -6L5 9Q0 12 -5 9Z', c) + oval(3, 2, light(c, 0.6), -2, -5),
  'corn-cob': (c) =>
    shape('M-26 0C-24 -14 16 -14 26 0C16 14 -24 14 -26 0Z', dark(c, 0.18)) +
    repeat(3, (row) => repeat(9, (at) => box(5, 6, 2, at % 2 ? c : light(c, 0.2), -20 + at * 5, -7 + row * 7))),
  'green-bean': (c) =>
    line('M-25 5Q0 -9 25 3', dark(c, 0.2), 7.5) +
    line('M-25 4Q0 -10 25 2', c, 5.4) +
    line('M-16 -1Q0 -7 12 -3', light(c, 0.5), 1.5),
  asparagus: (c) =>
    line('M-24 4L14 -2', dark(c, 0.12), 8) +
    line('M-24 3L14 -3', light(c, 0.2), 5.5) +
    shape('M8 -9Q24 -10 29 -5Q24 4 9 5Z', dark(c, 0.22)) +
    line('M-10 -2l5 3M0 -4l5 3', dark(c, 0.25), 2),
  'aubergine-slice': (c, r) =>
    shape(blob(r, 22, 19, 0.05), c) +
    shape(blob(r, 19, 16, 0.05), '#e5d3a0') +
    around(7, (a) => oval(2.6, 1.3, '#b38e4f', Math.cos(a) * 9, Math.sin(a) * 7, (a * 180) / Math.PI)) +
    oval(10, 4, '#8a5a2b33', 2, 6),
  'aubergine-half': (c) =>
    shape('M-26 4C-26 -15 8 -17 24 -4C30 1 28 8 22 9C4 18 -26 20 -26 4Z', c) +
    shape('M-21 4C-20 -9 8 -11 20 -2C24 2 20 6 16 7C2 13 -21 14 -21 4Z', '#ddc07f') +
    line('M-12 0L6 4M-8 6L10 -2', '#a9743b', 1.8),
  chunk: (c, r) =>
    shape(blob(r, 21, 17, 0.14, 7), dark(c, 0.2)) +
    shape(blob(r, 18, 14, 0.12, 7, -1.5, -2.5), c) +
    line('M-9 -8q8 -5 15 -1', light(c, 0.5), 2.6),
  cube: (c) =>
    shape('M-15 -10L8 -15L17 -7L16 12L-7 16L-16 9Z', dark(c, 0.2)) +
    shape('M-15 -10L8 -15L12 9L-10 13Z', c) +
    line('M-10 -8L4 -11', light(c, 0.55), 2.6),
  'potato-slice': (c, r) =>
    shape(blob(r, 21, 17, 0.06), dark(c, 0.22)) +
    shape(blob(r, 18.5, 14.5, 0.06), light(c, 0.25)) +
    oval(8, 4, '#c98d3e55', 4, 4) +
    oval(5, 3, '#c98d3e44', -8, -3),
  'potato-whole': (c, r) =>
    shape(blob(r, 23, 17, 0.08), dark(c, 0.16)) +
    shape(blob(r, 20, 14, 0.08, 9, -1, -2), c) +
    disc(1.6, dark(c, 0.3), -6, 2) +
    disc(1.6, dark(c, 0.3), 8, -4) +
    disc(1.4, dark(c, 0.3), 3, 7),
  'squash-slice': (c) =>
    shape('M-27 -12C-26 24 26 24 27 -12Q13 -7 0 -6Q-13 -7 -27 -12Z', dark(c, 0.4)) +
    shape('M-24 -10C-22 18 22 18 24 -10Q12 -5 0 -4Q-12 -5 -24 -10Z', c) +
    line('M-20 -7Q0 1 20 -7', light(c, 0.5), 4),
  'beetroot-slice': (c) =>
    disc(20, dark(c, 0.16)) +
    disc(17.5, c) +
    hoop(12, light(c, 0.22), 1.8) +
    hoop(7, light(c, 0.26), 1.6) +
    disc(2.4, light(c, 0.25)),
  'radish-slice': (c) => disc(15, c) + disc(12.5, '#fdf3ef') + hoop(6, '#f2dfda', 1.4),
  'cabbage-wedge': (c) =>
    shape('M-23 14C-24 -10 -4 -22 22 -18C26 4 8 20 -23 14Z', c) +
    line('M-18 11C-14 -6 -2 -14 18 -15M-14 12C-4 2 4 -4 16 -8M-8 13C4 10 12 4 18 -2', light(c, 0.55), 2.4),
  'sprout-half': (c) =>
    oval(16, 18, dark(c, 0.14)) +
    oval(14, 16, light(c, 0.2)) +
    line('M0 14V-2M0 6L-8 -2M0 6L8 -2M0 -2L-6 -9M0 -2L6 -9', light(c, 0.65), 2.4),
  'celery-slice': (c) =>
    shape('M-17 8C-17 -14 17 -14 17 8C13 11 11 7 9 3C5 -4 -5 -4 -9 3C-11 7 -13 11 -17 8Z', c) +
    line('M-14 4C-12 -10 12 -10 14 4', light(c, 0.5), 2),
  'fennel-slice': (c) =>
    shape('M-18 14C-22 -4 -12 -8 -10 -22L-4 -8L0 -22L4 -8L10 -22C12 -8 22 -4 18 14Z', light(c, 0.6)) +
    line('M-10 12Q-8 0 -6 -8M0 14V-8M10 12Q8 0 6 -8', light(c, 0.2), 2),
  'artichoke-heart': (c) =>
    shape('M-18 -4C-14 -20 14 -20 18 -4C16 12 6 20 0 20C-6 20 -16 12 -18 -4Z', light(c, 0.3)) +
    line('M-12 -4Q0 -14 12 -4M-9 2Q0 -6 9 2M-5 9Q0 4 5 9', dark(c, 0.15), 2.2),
  'okra-slice': (c) =>
    shape('M0 -16L5 -6L15 -6L9 2L12 13L0 8L-12 13L-9 2L-15 -6L-5 -6Z', c) +
    disc(6, light(c, 0.6)) +
    around(5, (a) => disc(1.6, '#f6efcf', Math.cos(a) * 4, Math.sin(a) * 4)),
  'bean-sprout': (c) =>
    line('M-20 9Q0 -11 16 -3', dark(c, 0.34), 6.4) +
    line('M-20 8Q0 -12 16 -4', light(c, 0.7), 4.4) +
    oval(7.4, 5.4, dark('#e9d873', 0.3), 18, -3.4, 20) +
    oval(6.4, 4.4, '#e9d873', 18, -4, 20),
  'avocado-slice': (c) =>
    shape('M-22 10C-22 -14 10 -22 24 -6C14 -8 -4 -4 -10 12C-13 16 -20 16 -22 10Z', dark(c, 0.35)) +
    shape('M-19 9C-18 -10 8 -17 21 -7C10 -8 -5 -4 -11 10C-13 13 -18 13 -19 9Z', light(c, 0.15)) +
    line('M-15 6C-13 -6 4 -11 14 -9', light(c, 0.55), 3.4),
  'avocado-half': (c) =>
    shape('M0 -24C9 -24 12 -12 17 -2C24 14 12 24 0 24C-12 24 -24 14 -17 -2C-12 -12 -9 -24 0 -24Z', dark(c, 0.45)) +
    shape('M0 -20C7 -20 9 -10 14 0C19 13 10 20 0 20C-10 20 -19 13 -14 0C-9 -10 -7 -20 0 -20Z', light(c, 0.35)) +
    disc(8.5, '#7a4a28', 0, 7) +
    disc(2.6, '#a9764a', -3, 4),
  'olive-ring': (c) =>
    disc(11, dark(c, 0.1)) +
    disc(10, c, -0.5, -0.7) +
    disc(4.2, dark(c, 0.55)) +
    line('M-6 -4q3 -4 7 -3', light(c, 0.5), 1.8),
  olive: (c) =>
    oval(12, 10, dark(c, 0.15)) +
    oval(10.5, 8.6, c, -0.7, -0.8) +
    oval(3.2, 2, light(c, 0.55), -4, -4, -25) +
    disc(2.4, dark(c, 0.5), 8, 1),
  caper: (c) => disc(6.5, dark(c, 0.12)) + disc(5.4, c, -0.5, -0.6) + disc(1.6, light(c, 0.5), -2, -2),
  'pickle-slice': (c) =>
    shape(
      'M0 -19L5 -16L11 -16L14 -11L18 -6L17 0L19 5L15 10L12 15L6 16L0 19L-6 16L-12 15L-15 10L-19 5L-17 0L-18 -6L-14 -11L-11 -16L-5 -16Z',
      dark(c, 0.2),
    ) +
    disc(15, light(c, 0.2)) +
    seeds(8, 8, light(c, 0.55)),
  'seaweed-strip': (c) => line('M-24 4Q-12 -8 0 2T24 -2', c, 9) + line('M-22 2Q-12 -8 0 0', light(c, 0.25), 1.8),
  'lotus-slice': (c) =>
    disc(20, dark(c, 0.12)) +
    disc(18, light(c, 0.4)) +
    around(7, (a) => oval(3.6, 3, dark(c, 0.3), Math.cos(a) * 10.5, Math.sin(a) * 10.5)) +
    disc(2.4, dark(c, 0.3)),
  head: (c) =>
    disc(22, dark(c, 0.15)) +
    disc(19, c) +
    line('M-4 17C-18 6 -14 -10 2 -13M6 15C18 4 14 -12 0 -15M-14 -2C-6 -8 8 -8 15 0M0 -14V8', light(c, 0.5), 2.4),
  'root-whole': (c) =>
    shape('M-6 -15C-22 -14 -22 8 -6 14C-2 18 -1 22 0 26C1 22 2 18 6 14C22 8 22 -14 6 -15Z', c) +
    shape('M-12 -8C-15 0 -12 7 -7 11C-10 3 -10 -3 -7 -9Z', light(c, 0.45)) +
    line('M-3 -15Q-6 -22 -11 -25M0 -15V-26M3 -15Q6 -22 11 -25', '#5f9a45', 3.2),
  'carrot-whole': (c) =>
    shape('M-10 -12C-6 -18 6 -18 10 -12C9 2 4 18 0 27C-4 18 -9 2 -10 -12Z', c) +
    line('M-7 -6H-1M2 0H7M-4 8H0', dark(c, 0.18), 1.8) +
    line('M-3 -15Q-7 -22 -10 -24M0 -16V-27M3 -15Q7 -22 10 -24', '#5f9a45', 3.2),
  'aubergine-whole': (c) =>
    shape('M8 -16C22 -6 20 18 2 24C-18 26 -22 6 -8 -4C-2 -8 0 -14 8 -16Z', c) +
    line('M-11 4Q-14 12 -8 18', light(c, 0.5), 3) +
    shape('M2 -18L16 -20L13 -8L6 -12L0 -8Z', '#5b8a3c') +
    line('M10 -17L14 -25', '#5b8a3c', 3.6),
  stalks: (c) =>
    line('M-12 22L-6 -16M0 24V-18M12 22L6 -16', light(c, 0.35), 8) +
    line('M-13 20L-8 -10M0 22V-12M12 20L8 -10', light(c, 0.6), 1.8) +
    disc(6, c, -8, -19) +
    disc(6, c, 8, -19) +
    disc(6.5, c, 0, -22),
  cone: (c) =>
    put(
      0,
      0,
      0,
      1,
      shape('M-22 0C-10 -18 16 -16 25 0C16 16 -10 18 -22 0Z', dark(c, 0.1)) +
        shape('M-20 -1C-9 -15 14 -13 22 -1C14 10 -9 12 -20 -1Z', light(c, 0.25)) +
        line('M-14 -1H16', dark(c, 0.12), 1.6),
    ),
};
