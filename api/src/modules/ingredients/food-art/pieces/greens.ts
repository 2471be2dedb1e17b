import { blob, dark, light, line, n, put, shape } from '../strokes.ts';
import { between } from '../../../../shared/seeded-random.ts';
import { blend, type Colour } from '../colour.ts';
import type { Pieces } from './piece.ts';

const STALK: Colour = '#e3ebbd';

/** A strip of a leaf with a dark edge. */
const ribbon = (d: string, c: Colour, width: number): string => line(d, dark(c, 0.34), width + 2.6) + line(d, c, width);

/** Green vegetables as they are cut and cooked. */
export const GREENS: Pieces = {
  // Limp leaves in a tangle: folds, and the thin stalks among them; no leaf is seen as a whole.
  'wilted-leaf': (c, r) => {
    const [a, b] = [between(r, -4, 4), between(r, -4, 4)];
    return (
      shape(blob(r, 26, 17, 0.3, 11), dark(c, 0.5)) +
      ribbon(`M-23 ${n(5 + a)}C-15 -15 -5 14 5 -4S17 -13 24 ${n(3 + b)}`, dark(c, 0.2), 8) +
      ribbon(`M-17 ${n(11 + b)}C-8 -2 2 18 18 ${n(7 + a)}`, dark(c, 0.06), 6) +
      line(`M-20 ${n(3 + a)}C-14 -11 -6 10 3 -5M-12 9Q-6 3 2 10`, light(c, 0.18), 1.6) +
      line(`M-18 ${n(-8 + b)}Q-4 ${n(-16 + a)} 9 -9`, blend(c, '#c9d98a', 0.62), 2.6)
    );
  },
  // Cut across in ribbons, and limp.
  'greens-shred': (c, r) => {
    const a = between(r, -3, 3);
    return (
      ribbon(`M-25 ${n(-8 + a)}Q-10 -17 4 -9T25 ${n(-11 + a)}`, dark(c, 0.14), 5) +
      ribbon(`M-23 ${n(12 - a)}Q-6 3 8 11T24 ${n(8 + a)}`, dark(c, 0.05), 5) +
      ribbon(`M-26 ${n(2 + a)}Q-8 -8 6 1T26 ${n(-2 - a)}`, light(c, 0.1), 5) +
      line(`M-20 ${n(a)}Q-8 -6 4 1`, light(c, 0.34), 1.5)
    );
  },
  // Long hollow stalks with a narrow leaf at the end.
  'greens-stalk': (c, r) => {
    const a = between(r, -4, 4);
    return (
      ribbon(`M-29 ${n(9 + a)}Q-8 ${n(1 - a)} 12 -3`, blend(c, '#b5cf7a', 0.6), 3.6) +
      ribbon(`M-27 ${n(-4 - a)}Q-6 -10 10 1`, blend(c, '#b5cf7a', 0.5), 3.2) +
      shape(`M4 -2C12 -12 22 ${n(-12 + a)} 31 -6C24 1 14 4 4 -2Z`, dark(c, 0.26)) +
      shape(`M4 0C14 -2 22 2 28 ${n(11 + a)}C18 12 8 8 4 0Z`, dark(c, 0.1)) +
      line('M8 -3Q18 -8 27 -6M8 2Q17 4 24 9', light(c, 0.3), 1.5)
    );
  },
  // In ribbons, raw: a tuft of them.
  'cabbage-shred': (c, r) => {
    const a = between(r, -3, 3);
    return (
      ribbon(`M-24 ${n(-6 + a)}Q-8 -18 5 -9T25 ${n(-12 + a)}`, light(c, 0.16), 3.4) +
      ribbon(`M-22 ${n(11 - a)}Q-6 1 8 9T24 ${n(6 + a)}`, light(c, 0.28), 3.4) +
      ribbon(`M-25 ${n(3 + a)}Q-8 -9 5 1T26 ${n(-3 - a)}`, light(c, 0.46), 3.4)
    );
  },
  // The same, soft: broader, and glassy.
  'cabbage-soft': (c, r) => {
    const [a, pale] = [between(r, -3, 3), blend(c, '#e6dfa0', 0.5)];
    return (
      ribbon(`M-26 ${n(-7 + a)}Q-10 -18 4 -9T26 ${n(-12 + a)}`, dark(pale, 0.07), 6) +
      ribbon(`M-24 ${n(13 - a)}Q-7 3 8 11T25 ${n(7 + a)}`, blend(c, pale, 0.5), 6) +
      ribbon(`M-27 ${n(3 + a)}Q-9 -9 5 1T27 ${n(-3 - a)}`, light(pale, 0.24), 6) +
      line(`M-21 ${n(1 + a)}Q-9 -6 3 1M10 2Q18 3 23 ${n(-2 - a)}`, light(pale, 0.6), 1.6)
    );
  },
  // Halved: fleshy pale stalks from one foot, that run on into the leaves.
  'pak-choi': (c) =>
    [-30, 30, 0].map((turn) => spoon(c, turn)).join('') +
    shape('M-6 27C-15 23 -14 10 -9 1L9 1C14 10 15 23 6 27Z', dark(STALK, 0.22)) +
    shape('M-5 25.4C-12 22 -11 10 -7 2L7 2C11 10 12 22 5 25.4Z', STALK) +
    line('M0 23V4M-5 21Q-7 13 -4 5M5 21Q7 13 4 5', '#b9c888', 1.7),
};

/** A leaf of pak choi, with its pale rib, about the foot of the plant. */
function spoon(c: Colour, turn: number): string {
  const leaf = 'M-3 -2C-12 -10 -11 -30 0 -33C11 -30 12 -10 3 -2Z';
  return put(
    0,
    5,
    turn,
    1,
    shape(leaf, dark(c, 0.5)) +
      put(0, -1.6, 0, 0.88, shape(leaf, dark(c, 0.16))) +
      line('M0 -2V-22M0 -10L-5 -16M0 -10L5 -16', STALK, 2.2),
  );
}
