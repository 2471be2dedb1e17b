import { around, blob, box, dark, disc, hoop, light, line, n, oval, put, shape } from '../strokes.ts';
import { APPLE_SLICE } from './fruit.ts';
import { blend, type Colour } from '../colour.ts';
import type { Pieces } from './piece.ts';

const BROWNED: Colour = '#8f5521';
const AUBERGINE_FLESH: Colour = '#b98c4c';
const COURGETTE_FLESH: Colour = '#dcc983';

/** Browned spots about a middle. */
const toasted = (places: readonly (readonly [x: number, y: number])[], size = 4): string =>
  places.map(([x, y]) => oval(size, size * 0.6, `${BROWNED}99`, x, y, x * 9)).join('');

/** The flesh of a stone fruit of this skin: paler and warmer. */
const flesh = (c: Colour): Colour => blend(c, '#eda24a', 0.6);

/** A leaf of cabbage torn across, its edge in waves. */
const TORN_LEAF =
  'M-25 7C-29 -4 -20 -15 -9 -12C-3 -20 8 -18 14 -12C25 -14 30 -3 24 5C26 14 15 18 7 14C0 20 -12 19 -17 14C-22 15 -26 12 -25 7Z';

/** Vegetables, fruit, cheese and seafood as heat has left them. */
export const COOKED: Pieces = {
  'aubergine-cooked': (c, r) =>
    shape(blob(r, 22, 19, 0.07), dark(c, 0.2)) +
    shape(blob(r, 20, 17, 0.07), dark(AUBERGINE_FLESH, 0.22)) +
    shape(blob(r, 15, 12.5, 0.1), AUBERGINE_FLESH) +
    around(6, (a) => oval(2.4, 1.1, '#7d5426', Math.cos(a) * 8, Math.sin(a) * 6, (a * 180) / Math.PI)) +
    toasted([
      [-8, 8],
      [9, -6],
    ]),
  // In a sauce: a soft chunk, pale flesh with its seeds, and the skin on one of its sides.
  'aubergine-soft': (c, r) =>
    shape('M-21 -5Q-18 -16 -4 -15L12 -16Q22 -13 21 -2L19 9Q8 18 -6 16Q-20 16 -21 -5Z', dark(AUBERGINE_FLESH, 0.34)) +
    shape('M-20 7Q-2 13 20 5L17 13Q4 20 -9 17Q-18 15 -20 7Z', c) +
    shape(blob(r, 19, 12, 0.1, 6, 0, -3.4), light(AUBERGINE_FLESH, 0.3)) +
    line('M-9 -6l3 2M-1 -9l2 3M8 -6l-3 2M-5 2l3 -2M6 2l-2 -2', dark(AUBERGINE_FLESH, 0.34), 1.9) +
    line('M-13 -8Q-8 -12 2 -12', light(AUBERGINE_FLESH, 0.6), 2),
  'aubergine-strip': (c) =>
    line('M-25 4Q-8 -9 6 -1T26 -4', dark(AUBERGINE_FLESH, 0.34), 12) +
    line('M-24 3Q-8 -10 6 -2T25 -5', AUBERGINE_FLESH, 8.6) +
    line('M-22 6Q-8 -5 6 3T24 0', blend(c, AUBERGINE_FLESH, 0.3), 2.4) +
    line('M-18 -1Q-8 -8 2 -4', light(AUBERGINE_FLESH, 0.35), 1.8),
  'courgette-cooked': (c, r) =>
    shape(blob(r, 20, 18, 0.05), dark(c, 0.24)) +
    shape(blob(r, 17.5, 15.5, 0.05), COURGETTE_FLESH) +
    shape(blob(r, 12, 9.5, 0.16, 8, 2, 1), '#b9772e', 0.5) +
    line('M-11 -7L9 -11M-12 3L12 -2M-8 11L11 7', BROWNED, 2.6, 0.7),
  // A wedge, caught brown at its edges.
  'fennel-cooked': (c) =>
    shape(
      'M-21 16C-26 0 -17 -8 -13 -25L-7 -25L-4 -10L-2 -25H3L5 -10L9 -25L15 -24C18 -8 26 0 21 16Q0 24 -21 16Z',
      '#a67a38',
    ) +
    shape(
      'M-18 14C-22 0 -14 -7 -11 -20L-8 -20L-5 -6L-1 -20H2L6 -6L10 -20L13 -19C15 -7 22 0 18 14Q0 20 -18 14Z',
      blend(c, '#f6ecc4', 0.74),
    ) +
    line('M-11 13Q-10 0 -7 -5M0 16V-6M11 13Q10 0 8 -5', '#c9b06a', 2) +
    oval(7, 3, '#b9803a', -9, 13, -12) +
    oval(7, 3, '#b9803a', 10, 12, 12) +
    oval(3.4, 6, '#b9803a', 3, 3, 8),
  // Fried until they are deep brown.
  'fried-onions': (c) =>
    shape('M-23 8C-18 -11 4 -18 23 -6C16 -7 9 -7 3 -3C-5 1 -10 6 -14 13C-18 14 -21 12 -23 8Z', dark(c, 0.46)) +
    shape('M-20 7C-15 -9 4 -15 19 -7C8 -8 -4 -3 -10 4C-13 7 -15 10 -18 10Z', dark(c, 0.1)) +
    line('M-16 3C-11 -7 2 -11 13 -8', light(c, 0.3), 1.8),
  'shallot-soft': (c, r) =>
    shape(blob(r, 15, 12, 0.08), dark(c, 0.34)) +
    shape(blob(r, 13, 10, 0.08, 9, -0.6, -0.8), light(c, 0.12)) +
    hoop(7, dark(c, 0.2), 1.8) +
    hoop(3, dark(c, 0.24), 1.6),
  // Torn or cut in pieces, limp, with its rib.
  'cabbage-piece': (c, r) => {
    const pale = blend(light(c, r() < 0.5 ? 0.3 : 0.44), '#eef1c4', 0.24);
    return (
      shape(TORN_LEAF, dark(c, 0.2)) +
      put(-0.4, -0.8, 0, 0.9, shape(TORN_LEAF, pale)) +
      shape('M-23 8C-20 -2 -12 -9 -6 -11C-12 -3 -14 5 -13 13C-18 13 -22 12 -23 8Z', blend(c, pale, 0.5), 0.8) +
      shape('M-20 13C-8 5 4 -2 22 -7L21 -1C6 3 -6 9 -15 15Z', '#f6f7e2') +
      line('M-2 3L-5 -10M7 -1L8 -12M4 2L11 12M-7 7L-3 14', light(c, 0.62), 1.5)
    );
  },
  // Torn cabbage in its red paste.
  kimchi: (c, r) =>
    shape(TORN_LEAF, dark(c, 0.3)) +
    put(-0.4, -0.8, 0, 0.9, shape(TORN_LEAF, r() < 0.5 ? c : blend(c, '#e8903f', 0.34))) +
    shape('M-20 13C-8 5 4 -2 22 -7L21 -1C6 3 -6 9 -15 15Z', '#f6d9a8') +
    line('M-2 3L-5 -10M7 -1L8 -12M4 2L11 12M-7 7L-3 14', dark(c, 0.16), 1.6) +
    shape(blob(r, 3, 2, 0.3, 6, -13, -2) + blob(r, 3, 2, 0.3, 6, 12, 8), '#a32015'),
  'celery-length': (c) =>
    shape('M-25 -7L24 -9L26 6L-24 9Z', dark(c, 0.34)) +
    shape('M-23 -6L22 -8L24 4L-22 7Z', blend(c, '#d8cf86', 0.4)) +
    line('M-20 -3L20 -5M-20 1L21 -1M-20 4L21 2', dark(c, 0.2), 1.5),
  // A slice: the skin along its outer side, the notch of the core at the other, gold where it caught.
  'apple-cooked': (c, r) =>
    shape(APPLE_SLICE, dark(c, 0.24)) +
    put(0, -2, 0, 0.9, shape(APPLE_SLICE, r() < 0.5 ? '#f7e6b4' : '#f3dda2')) +
    shape(blob(r, 7, 3, 0.3, 7, -13, 0), '#c98f3e', 0.4) +
    shape(blob(r, 5, 2.6, 0.3, 7, 15, -4), '#c98f3e', 0.36) +
    shape('M-1.6 -6Q4 -4 3 2Q-3 1 -1.6 -6Z', '#b08048'),
  // Boiled soft in its syrup, red through and through.
  'stewed-berry': (c, r) =>
    shape(blob(r, 21, 16, 0.22, 9), dark(c, 0.3)) +
    shape(blob(r, 18, 13, 0.24, 9, -1, -2), dark(c, 0.14)) +
    oval(6, 2.4, light(c, 0.4), -5, -6, -25),
  'pear-cooked': (c) =>
    shape('M0 -22C7 -22 8 -10 13 -2C22 12 14 23 0 23C-14 23 -22 12 -13 -2C-8 -10 -7 -22 0 -22Z', dark(c, 0.16)) +
    shape('M0 -20C6 -20 7 -9 11 -1C19 11 12 21 0 21C-12 21 -19 11 -11 -1C-7 -9 -6 -20 0 -20Z', c) +
    oval(4, 8, light(c, 0.5), -5, 4, 15) +
    line('M0 -20Q1 -26 5 -28', '#6b4a2a', 3),
  // Gold, caught dark at its edge; the middle with its seeds stays pale.
  'banana-fried': (_, r) =>
    shape(blob(r, 21, 16, 0.05, 10), '#9a5a1c') +
    shape(blob(r, 18.4, 13.4, 0.06, 10, 0, -0.5), '#e6b04e') +
    shape(blob(r, 10, 7, 0.1, 9), '#f6dfa0') +
    around(3, (a) => oval(2.6, 1.1, '#8a5a22', Math.cos(a) * 4, Math.sin(a) * 3.4, (a * 180) / Math.PI)) +
    shape(blob(r, 5.4, 2.6, 0.3, 7, 11, 7), '#9a5a1c', 0.5),
  'melted-cheese': (c, r) =>
    shape(blob(r, 24, 17, 0.2, 9), dark(c, 0.16)) +
    shape(blob(r, 21, 14, 0.2, 9, -0.6, -1), c) +
    shape(blob(r, 9, 5, 0.2, 7, -5, -4), light(c, 0.55)) +
    shape(blob(r, 10, 4, 0.3, 7, 6, 5), BROWNED, 0.4) +
    shape(blob(r, 4.6, 2.2, 0.3, 6, -11, 4), BROWNED, 0.34),
  // A thick wedge, browned where it lay on the tray.
  'squash-cooked': (c, r) =>
    shape('M-28 -12C-27 24 27 24 28 -12Q14 -8 0 -7Q-14 -8 -28 -12Z', dark(c, 0.56)) +
    shape('M-25 -10C-23 17 23 17 25 -10Q13 -6 0 -5Q-13 -6 -25 -10Z', c) +
    shape(blob(r, 9, 4.4, 0.2, 7, -12, 2), BROWNED, 0.55) +
    shape(blob(r, 7, 3.6, 0.2, 7, 13, 2), BROWNED, 0.55) +
    line('M-21 -7Q0 0 21 -7', light(c, 0.5), 3),
  // Caught brown where its leaves end.
  'cabbage-charred': (c) =>
    shape('M-23 14C-24 -10 -4 -22 22 -18C26 4 8 20 -23 14Z', '#6f4a22') +
    shape('M-20 12C-20 -8 -3 -18 19 -15C21 3 7 16 -20 12Z', blend(c, '#e3dc96', 0.4)) +
    line('M-15 9C-11 -5 0 -11 15 -12M-12 10C-3 2 4 -3 14 -6M-7 11C3 8 10 3 15 -1', light(c, 0.5), 2.2) +
    line('M-18 2C-14 -10 -4 -16 12 -17M4 13Q16 8 19 -6', BROWNED, 2.6, 0.8),
  'squid-griddled': (c) =>
    hoop(14, dark(c, 0.22), 11) +
    hoop(14, blend(c, '#f0d9b4', 0.6), 8.4) +
    around(5, (a) =>
      line(
        `M${n(Math.cos(a) * 10.6)} ${n(Math.sin(a) * 10.6)}L${n(Math.cos(a + 0.16) * 17.6)} ${n(Math.sin(a + 0.16) * 17.6)}`,
        BROWNED,
        2.8,
      ),
    ),
  // In batter or flour.
  'fish-battered': (c, r) =>
    shape(blob(r, 25, 17, 0.12, 9), dark(c, 0.34)) +
    shape(blob(r, 22.5, 14.5, 0.12, 9, -0.8, -1.2), c) +
    shape(blob(r, 8, 5, 0.3, 7, 7, 4), dark(c, 0.24), 0.7) +
    around(6, (a) => disc(1.6 + r() * 1.4, light(c, 0.42), Math.cos(a) * 13, Math.sin(a) * 7), r()) +
    line('M-14 -6q8 -5 16 -2', light(c, 0.5), 2.2),
  'squid-fried': (c, r) =>
    hoop(14, '#a86c24', 12) +
    hoop(14, '#dca75a', 9.4) +
    around(7, (a) => disc(1.8 + r(), '#edc988', Math.cos(a) * 14, Math.sin(a) * 14), r()) +
    hoop(9.6, dark(c, 0.1), 1.4),
  'tofu-slab': (c, r) =>
    box(46, 32, 4, dark(c, 0.3), 1.4, 3) +
    box(44, 29, 4, c) +
    shape(blob(r, 18, 11, 0.12, 9), dark(c, 0.14)) +
    line('M-18 -11H16', light(c, 0.55), 2.2) +
    toasted([
      [-9, 2],
      [8, -3],
      [3, 6],
    ]),
  'halloumi-griddled': (c) =>
    box(42, 28, 5, dark(c, 0.26), 1.2, 2.4) +
    box(41, 26, 5, blend(c, '#f3e0b0', 0.4)) +
    line('M-13 -9L-9 9M-4 -10L0 10M5 -10L9 10M14 -9L17 8', '#9a6428', 3.2, 0.85),
  // One with its skin up, another with the hollow that the stone has left.
  'stone-fruit-half': (c, r) =>
    r() < 0.45
      ? oval(20, 18, dark(c, 0.24)) +
        oval(18.4, 16.4, c, -0.5, -0.8) +
        line('M-14 -10Q2 -4 15 9', dark(c, 0.26), 2.2) +
        oval(6, 3.4, light(c, 0.45), 3, -9, 20) +
        oval(5, 3, light(c, 0.2), -9, 3, 30)
      : oval(20, 18, dark(c, 0.24)) +
        oval(17.6, 15.6, flesh(c), -0.4, -0.6) +
        shape(blob(r, 9, 7.4, 0.08, 8, 0, 0.5), blend(flesh(c), dark(c, 0.2), 0.34)) +
        shape('M-9 1C-8 -8 6 -9 9 -1C5 -5 -4 -5 -9 1Z', blend(flesh(c), dark(c, 0.3), 0.62)) +
        line('M-12 -8Q-5 -13 4 -13', light(flesh(c), 0.6), 2.4),
  'stone-fruit-wedge': (c) =>
    shape('M-25 -7C-18 24 18 24 25 -7C14 1 -14 1 -25 -7Z', dark(c, 0.14)) +
    shape('M-23 -6C-16 16 16 16 23 -6C13 2 -13 2 -23 -6Z', flesh(c)) +
    shape('M-13 -1.6Q0 7 13 -1.6Q0 2 -13 -1.6Z', blend(c, '#9c3a20', 0.5)) +
    line('M-14 7Q0 13 14 7', light(flesh(c), 0.5), 2),
  'cherry-stoned': (c) =>
    disc(13, dark(c, 0.3)) +
    disc(11.4, c, -0.6, -0.8) +
    oval(3.6, 4.6, dark(c, 0.55), 2.4, 1.6, 20) +
    oval(3.6, 2.2, light(c, 0.55), -4.6, -5, -30),
  // Halves of tomatoes that the sun has shrunk: dark red, wrinkled, curled at the rim.
  'dried-tomato': (c, r) =>
    shape(blob(r, 23, 14, 0.16, 9), dark(c, 0.44)) +
    shape(blob(r, 20.5, 11.5, 0.18, 9, -0.4, -1), c) +
    shape(blob(r, 12, 5.4, 0.24, 8, 2, 0), dark(c, 0.28)) +
    line('M-15 -3Q-9 -8 -3 -6M5 6Q11 6 15 1M-11 5Q-7 3 -3 5', light(c, 0.34), 1.9) +
    line('M-4 0l2 1M3 -1l2 1M8 1l2 0', '#f0c987', 1.7),
  // Dried fruit that is large: wrinkled.
  prune: (c, r) =>
    shape(blob(r, 19, 14, 0.12, 8), dark(c, 0.4)) +
    shape(blob(r, 16.5, 11.5, 0.12, 8, -0.8, -1), c) +
    line('M-11 -3Q-4 -8 2 -4T12 -4M-12 3Q-4 -1 3 2T12 2M-7 8Q0 5 8 7', light(c, 0.26), 1.7) +
    oval(3.4, 1.6, light(c, 0.5), -5, -6, -15),
};
