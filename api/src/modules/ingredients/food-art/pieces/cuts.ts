import { between } from '../../../../shared/seeded-random.ts';
import { blend, type Colour } from '../colour.ts';
import { around, blob, dark, disc, light, line, n, oval, put, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

const BONE = '#f4e8d4';
const THIGH = 'M-25 3C-28 -12 -14 -17 -7 -20C2 -24 9 -17 16 -15C25 -11 27 -3 24 5C19 12 8 10 0 13C-9 17 -23 14 -25 3Z';
const LEG =
  'M-28 4C-30 -13 -15 -23 -2 -17C6 -13 9 -7 15 -6L24 -8C29 -9 31 -4 27 -2C31 1 28 6 23 4L14 5C8 9 4 14 -6 17C-18 20 -27 15 -28 4Z';
const DRUMSTICK =
  'M-24 6C-26 -12 -6 -22 6 -10C10 -6 14 -4 22 -2C26 -4 30 0 27 4C28 9 23 11 20 7C12 8 8 12 2 14C-10 19 -22 16 -24 6Z';
const BREAST = 'M-27 1C-27 -12 -12 -18 2 -15C15 -13 24 -8 30 1C24 8 14 13 1 14C-14 16 -27 12 -27 1Z';
const SHANK = 'M-28 4C-29 -16 -9 -23 3 -13C9 -8 13 -7 16 -4L16 4C11 8 6 14 -4 17C-18 20 -28 16 -28 4Z';

/** Skin as the oven or the pan leaves it: darker at its edge, and in spots. */
const skin = (outline: string, c: Colour): string =>
  shape(outline, dark(c, 0.36)) + put(-0.6, -1.2, 0, 0.92, shape(outline, c));

const spot = (c: Colour, x: number, y: number, rx: number, ry: number, turn: number): string =>
  oval(rx, ry, dark(c, 0.3), x, y, turn);

const shine = (c: Colour, x: number, y: number, turn: number): string => oval(7, 2.8, light(c, 0.4), x, y, turn);

const knob = (x: number, y: number): string => disc(3.8, BONE, x, y) + disc(3.4, BONE, x - 0.6, y + 5);

/** One half of a joint of a wing. */
const joint = (d: string, c: Colour, width: number): string => line(d, dark(c, 0.36), width) + line(d, c, width - 3.4);

/** A bird trussed, seen from above: breast, wings, and legs that are crossed. */
const bird = (c: Colour): string =>
  oval(6, 12, dark(c, 0.36), -17, -6, 24) +
  oval(6, 12, dark(c, 0.36), 17, -6, -24) +
  oval(5, 10.5, c, -17, -7, 24) +
  oval(5, 10.5, c, 17, -7, -24) +
  oval(18.5, 20, dark(c, 0.36), 0, -2) +
  oval(17, 18.4, c, -0.4, -3) +
  line('M0 -19V8', dark(c, 0.26), 2) +
  shine(c, -8, -11, -60) +
  shine(c, 8, -11, 60) +
  spot(c, -7, 4, 4, 2.6, 0) +
  put(0, 13, 0, 1, line('M-15 -2L6 10M15 -2L-6 10', dark(c, 0.4), 10) + line('M-15 -3L6 9M15 -3L-6 9', c, 7.4)) +
  disc(3, BONE, 9, 25) +
  disc(3, BONE, -9, 25);

/** Birds and joints on the bone, browned, each cut as it is sold. */
export const CUTS: Pieces = {
  // The meat under the skin shows at one side, and the end of the bone.
  thigh: (c) =>
    disc(4.4, BONE, 23, 10) +
    shape('M-24 5C-22 20 -2 24 12 20C22 18 27 10 25 3Z', dark(c, 0.3)) +
    shape('M-22 6C-19 17 -1 21 11 17.5C20 15 24 9 23 4Z', blend(c, '#f0d9b6', 0.5)) +
    skin(THIGH, c) +
    spot(c, 10, 1, 8, 4.4, -24) +
    spot(c, -13, 4, 6, 3, 14) +
    spot(c, -2, -12, 4, 2.2, -8) +
    shine(c, -9, -8, -22) +
    line('M-19 7q7 -5 13 0t13 -1t12 -4', dark(c, 0.3), 1.8) +
    line('M4 -15q5 4 4 10', dark(c, 0.24), 1.6),
  wing: (c) =>
    knob(-25, 12) +
    joint('M22 12L27 4', c, 8) +
    joint('M3 -11L21 12', c, 15) +
    joint('M-19 9Q-14 -2 2 -12', c, 22) +
    line('M-1 -21Q7 -12 4 -2', dark(c, 0.42), 2.2) +
    spot(c, -8, 1, 6, 3.4, -45) +
    spot(c, 13, 3, 5, 2.6, 52) +
    line('M-17 1Q-12 -8 -4 -13M7 -12L15 -2', light(c, 0.42), 2.4),
  leg: (c) =>
    knob(26, -4) +
    skin(LEG, c) +
    line('M1 -14Q7 0 -1 13', dark(c, 0.3), 2.2) +
    spot(c, -13, 8, 8, 4, 8) +
    spot(c, 11, 1, 4, 2.4, 0) +
    shine(c, -13, -8, -24),
  drumstick: (c) =>
    skin(DRUMSTICK, c) +
    spot(c, -6, 8, 8, 4, -8) +
    spot(c, 6, -2, 4, 2.2, 20) +
    shine(c, -12, -5, -25) +
    disc(4, BONE, 25, 0) +
    disc(3.4, BONE, 24, 5),
  'small-bird': bird,
  'whole-bird': (c) => put(0, -2, 0, 0.86, bird(c)),
  shank: (c) =>
    line('M10 0L27 -1', '#d9c6a4', 9) +
    line('M10 -1L27 -2', BONE, 6.6) +
    disc(4.6, BONE, 29, -4) +
    disc(4.4, BONE, 29, 2.4) +
    skin(SHANK, c) +
    line('M-20 -4Q-4 -14 10 -3M-22 5Q-6 -2 11 1M-16 12Q-2 8 8 6', dark(c, 0.26), 2) +
    shine(c, -11, -10, -16),
  // Sawn across, the bone with its marrow in the middle.
  'shank-slice': (c, r) =>
    shape(blob(r, 25, 23, 0.06, 9), dark(c, 0.4)) +
    shape(blob(r, 22.5, 20.5, 0.06, 9, -0.6, -1), c) +
    around(7, (a) =>
      line(
        `M${n(Math.cos(a) * 10)} ${n(Math.sin(a) * 10)}L${n(Math.cos(a) * 19)} ${n(Math.sin(a) * 17)}`,
        light(c, 0.26),
        1.8,
      ),
    ) +
    disc(9, '#e3d2b4') +
    disc(7.6, BONE) +
    disc(4.2, '#c9a05e'),
  // A slice off a joint or a steak: broad, a rim of fat, and the grain of the meat along it.
  'meat-strip': (c, r) => {
    const [a, b] = [between(r, -3, 3), between(r, -3, 3)];
    const slice = `M-25 ${n(-8 + a)}C-14 ${n(-15 + b)} 4 -8 25 ${n(-13 + b)}Q28 -3 25 ${n(7 + a)}C10 13 -8 ${n(7 + b)} -23 ${n(11 + a)}Q-28 2 -25 ${n(-8 + a)}Z`;
    return (
      shape(slice, dark(c, 0.34)) +
      put(0, -0.8, 0, 0.88, shape(slice, blend(c, '#c08a70', 0.34))) +
      line(`M-18 ${n(-6 + a)}Q0 ${n(-10 + b)} 14 ${n(-8 + b)}`, light(c, 0.5), 2.4, 0.6) +
      line('M-12 3Q-2 0 12 3', dark(c, 0.16), 1.6, 0.7)
    );
  },
  // A breast off the bone: broad at one end, pointed at the other, browned, and without a bone.
  breast: (c, r) =>
    shape(BREAST, dark(c, 0.36)) +
    put(-0.5, -1, 0, 0.93, shape(BREAST, blend(c, '#f0d3a2', 0.24))) +
    shape(blob(r, 13, 6.4, 0.2, 9, -6, 1), blend(c, '#a8642a', 0.5), 0.6) +
    shape(blob(r, 6, 2.8, 0.25, 7, 12, -3), blend(c, '#a8642a', 0.5), 0.55) +
    line('M-20 6Q-6 14 12 8T27 0', dark(c, 0.22), 1.6) +
    line('M-17 -6Q-8 -13 5 -11', light(c, 0.5), 2),
  // A round slice across a fillet, seared.
  medallion: (c, r) =>
    shape(blob(r, 20, 17, 0.07, 9, 0, 1.4), dark(c, 0.4)) +
    shape(blob(r, 18.6, 15.4, 0.07, 9, -0.4, -0.8), c) +
    shape(blob(r, 12, 9, 0.18, 9, -0.4, -0.8), blend(c, '#8a4f28', 0.42), 0.75) +
    line('M-12 -6Q-4 -12 6 -10', light(c, 0.4), 1.9),
  // Cut thin across a belly: lean and fat in stripes, bent by the heat.
  'belly-slice': (c, r) => {
    const b = between(r, -2.5, 2.5);
    const stripe = (y: number): string => `M-26 ${n(y + b)}Q-13 ${n(y - 8)} 0 ${n(y - b)}T26 ${n(y + b)}`;
    return (
      line(stripe(1.6), dark(c, 0.4), 21) +
      line(stripe(-5.6), dark(c, 0.12), 6.4) +
      line(stripe(-1), '#f2dcc0', 4.6) +
      line(stripe(3.2), c, 5.2) +
      line(stripe(7), '#f2dcc0', 3)
    );
  },
  // A strip or a shred of a bird: pale, fibrous, ragged at its ends.
  'chicken-strip': (c, r) => {
    const [a, b] = [between(r, -3, 3), between(r, -3, 3)];
    const strip = `M-25 ${n(-4 + a)}L-19 ${n(-9 + b)}Q0 ${n(-13 + a)} 19 ${n(-10 + b)}L26 ${n(-3 + a)}L21 ${n(3 + b)}L24 ${n(7 + a)}Q4 ${n(6 + b)} -18 ${n(10 + a)}L-22 ${n(3 + b)}Z`;
    return (
      shape(strip, dark(c, 0.22)) +
      put(-0.4, -0.8, 0, 0.88, shape(strip, light(c, 0.46))) +
      line(
        `M-17 ${n(-4 + b)}Q0 ${n(-8 + a)} 19 ${n(-5 + b)}M-18 3Q0 ${n(-1 + a)} 17 1`,
        blend(c, '#b0763c', 0.2),
        1.7,
      ) +
      line(`M4 ${n(-10 + a)}Q14 -10 22 ${n(-4 + a)}`, '#b9783c', 2.2, 0.55)
    );
  },
};
