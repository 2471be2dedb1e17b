import { between } from '../../../../shared/seeded-random.ts';
import { around, blob, box, dark, disc, hoop, light, line, n, oval, put, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

/** Meat, fish and seafood, cooked unless the name says raw. */
export const MEAT: Pieces = {
  // A dice of meat: its upper side, and two that are in the shade.
  'meat-chunk': (c, r) => {
    const [a, b, d] = [between(r, -3, 3), between(r, -3, 3), between(r, -2.5, 2.5)];
    const top = `M${n(-15 + a)} -13Q${n(2 + b)} ${n(-18 + d)} ${n(17 + b)} -10Q${n(20 + d)} ${n(-1 + a)} ${n(14 + a)} 7Q0 ${n(9 + b)} ${n(-17 + d)} 5Q${n(-20 + b)} -5 ${n(-15 + a)} -13Z`;
    return (
      shape(
        `M${n(-15 + a)} -13L${n(17 + b)} -10L${n(19 + b)} 5Q${n(16 + a)} 16 ${n(11 + a)} 17Q-2 20 ${n(-15 + d)} 15Q-19 12 ${n(-18 + d)} 3Z`,
        dark(c, 0.34),
      ) +
      shape(top, c) +
      line(`M${n(-10 + a)} -8l${n(19 + b)} 2M-11 -2l${n(21 + d)} 3`, light(c, 0.28), 1.8)
    );
  },
  // A larger piece, such as a boned thigh: wider at one end, its fibres side by side, browned along its edge.
  'meat-piece': (c, r) => {
    const [a, b] = [between(r, -3, 3), between(r, -3, 3)];
    const outline = `M-24 ${n(1 + a)}Q-23 ${n(-15 + b)} -8 -14L${n(8 + a)} -17Q23 ${n(-16 + a)} 23 ${n(-3 + b)}L${n(20 + b)} 8Q15 ${n(17 + a)} 3 13L${n(-8 + b)} 17Q-23 ${n(16 + b)} -24 ${n(1 + a)}Z`;
    return (
      shape(outline, dark(c, 0.42)) +
      put(-0.5, -1.6, 0, 0.9, shape(outline, c)) +
      put(-1.5, -4, 0, 0.62, shape(outline, light(c, 0.2))) +
      line(`M-15 ${n(-6 + a)}l4 11M-7 -9l5 15M2 -10l4 14M10 -10l3 ${n(9 + b)}`, dark(c, 0.2), 1.5) +
      shape(blob(r, 6, 3, 0.34, 7, 10, 9), dark(c, 0.46), 0.6) +
      shape(blob(r, 4, 3, 0.34, 7, -16, 7), dark(c, 0.46), 0.6) +
      shape(blob(r, 4, 2.2, 0.34, 7, 17, -7), dark(c, 0.46), 0.5) +
      line('M-12 -9.6L4 -12', light(c, 0.6), 1.8)
    );
  },
  'chicken-slice': (c) =>
    repeat(3, (at) =>
      put(
        -11 + at * 11,
        0,
        12,
        1,
        shape('M-8 18C-12 2 -10 -14 -2 -20C8 -18 11 0 6 18C2 21 -4 21 -8 18Z', dark(c, 0.2)) +
          shape('M-6 16C-9 2 -8 -12 -2 -17C5 -14 7 0 4 16C1 18 -3 18 -6 16Z', light(c, 0.42)),
      ),
    ),
  'raw-meat': (c) =>
    shape('M-24 2C-24 -16 -6 -20 8 -16C22 -14 28 0 22 10C14 20 -4 14 -12 16C-20 17 -24 10 -24 2Z', '#f6dccb') +
    shape('M-20 2C-20 -12 -5 -16 8 -12C18 -10 23 0 18 7C11 15 -4 10 -11 12C-17 13 -20 8 -20 2Z', c) +
    line('M-10 -4Q0 -9 8 -4M-8 5Q2 1 12 3', '#f6dccb', 2.4),
  // A cube of belly: lean and fat in layers, the rind on top.
  'belly-chunk': (c) =>
    box(36, 34, 6, dark(c, 0.4), 1, 3) +
    box(34, 31, 5, c) +
    box(34, 6, 2.5, dark(c, 0.3), 0, -12.5) +
    box(34, 6.5, 2, '#f2dcc0', 0, -6.5) +
    box(34, 4, 2, '#f2dcc0', 0, 5) +
    line('M-12 -13H8', light(c, 0.4), 1.8),
  // Crumbs of several sizes that hang together.
  'mince-crumb': (c, r) =>
    repeat(5, (at) => {
      const [x, y, size] = [Math.cos(at * 1.3) * 7, Math.sin(at * 1.3) * 6, between(r, 3.4, 6)];
      return (
        shape(blob(r, size + 1.4, size, 0.3, 6, x, y + 1), dark(c, 0.26)) +
        shape(blob(r, size, size * 0.8, 0.34, 6, x, y), light(c, at % 2 ? 0.18 : 0.04))
      );
    }),
  // A small flat cake of mince, charred from the grill.
  patty: (c, r) =>
    shape(blob(r, 23, 20, 0.06), dark(c, 0.45)) +
    shape(blob(r, 20.5, 17.5, 0.06, 9, -0.6, -1.2), dark(c, 0.1)) +
    line('M-13 -8L10 -10M-15 0L14 -2M-12 8L11 6', dark(c, 0.55), 2.6) +
    disc(1.8, light(c, 0.35), -6, -4) +
    disc(1.5, light(c, 0.3), 6, 2),
  'bacon-strip': (c) =>
    shape('M-29 -8q8 -7 15 -1t15 0t15 0t14 -1l1 14q-8 8 -15 1t-15 0t-15 0t-15 1Z', dark(c, 0.36)) +
    shape('M-27 -6q8 -6 14 0t14 0t14 0t12 -1l0 10q-7 7 -13 1t-14 0t-14 0t-13 0Z', dark(c, 0.1)) +
    line('M-26 -2q8 -6 14 0t14 0t14 0t11 -1', '#eec79a', 3.2) +
    line('M-26 5q8 -5 14 0t14 0t14 0t11 0', dark(c, 0.34), 1.8),
  // Browned at its edges, its fat golden.
  lardon: (c) =>
    box(23, 14, 4, dark(c, 0.5), 0, 1.5) + box(21, 11, 3.4, dark(c, 0.16)) + box(21, 3.6, 1.6, '#e8bf86', 0, 0.6),
  'ham-fold': (c, r) =>
    shape(blob(r, 25, 17, 0.12, 7), dark(c, 0.24)) +
    shape(blob(r, 23, 15, 0.1, 7, -0.6, -1), c) +
    shape(blob(r, 14, 6, 0.16, 7, 5, 5), dark(c, 0.12)) +
    line('M-19 -3Q-10 -13 6 -12', '#fbe9dc', 2.6) +
    line('M-9 4Q3 -3 17 1', light(c, 0.4), 2),
  // Cut so thin that it lies in folds: raw ham with its white rim.
  'ham-ribbon': (c, r) => {
    const b = between(r, -3, 3);
    const drape = `M-29 ${n(2 + b)}C-23 -15 -15 -15 -8 -5C-3 -17 6 -17 11 -6C16 -15 25 -13 29 ${n(-1 + b)}C27 12 18 15 11 8C5 17 -4 17 -9 8C-15 16 -25 14 -29 ${n(2 + b)}Z`;
    return (
      shape(drape, dark(c, 0.34)) +
      put(0, -0.6, 0, 0.92, shape(drape, dark(c, 0.08))) +
      line(`M-26 ${n(1 + b)}C-21 -12 -15 -12 -9 -3C-3 -14 5 -14 11 -4C16 -12 23 -10 26 ${n(-1 + b)}`, '#fbe9dc', 3) +
      line('M-18 7Q-14 -2 -10 3M2 9Q6 -1 10 3M20 5Q22 -2 24 0', dark(c, 0.22), 1.8) +
      line('M-20 1Q-16 -7 -12 -2M-3 0Q2 -9 7 -3', light(c, 0.3), 1.8)
    );
  },
  sausage: (c) =>
    line('M-19 7Q0 -9 19 5', dark(c, 0.24), 18) +
    line('M-19 5Q0 -11 19 3', c, 15) +
    line('M-15 -1Q0 -10 12 -3', light(c, 0.42), 3) +
    line('M-8 -1l5 7M2 -3l5 7', dark(c, 0.3), 1.8),
  'sausage-coin': (c, r) =>
    shape(blob(r, 16, 15, 0.05), dark(c, 0.2)) +
    shape(blob(r, 14, 13, 0.05), c) +
    around(6, (a, at) =>
      disc(1.9, light(c, 0.5), Math.cos(a) * (5 + (at % 3) * 2.4), Math.sin(a) * (5 + (at % 3) * 2.4)),
    ),
  meatball: (c, r) =>
    shape(blob(r, 19, 18, 0.06), dark(c, 0.24)) +
    shape(blob(r, 16, 15, 0.07, 9, -1.4, -1.8), c) +
    disc(2.4, light(c, 0.3), -6, -7) +
    disc(1.8, dark(c, 0.25), 5, 3) +
    disc(1.8, dark(c, 0.25), -3, 6) +
    disc(1.6, light(c, 0.3), 4, -7),
  'steak-slice': (c) =>
    shape('M-24 3C-20 -12 16 -16 25 -3C24 9 -14 16 -24 3Z', dark(c, 0.3)) +
    shape('M-20 2C-15 -8 13 -11 20 -3C19 5 -12 10 -20 2Z', '#c2564a') +
    line('M-12 0Q0 -6 12 -3', '#e08a7a', 2),
  rib: (c) =>
    shape('M-24 -2C-22 -15 16 -18 22 -6C26 6 18 14 8 13C-6 16 -24 14 -24 -2Z', dark(c, 0.25)) +
    shape('M-20 -2C-18 -11 13 -13 18 -5C20 3 14 9 6 8C-6 11 -20 9 -20 -2Z', c) +
    line('M-8 12L-13 25', '#f4e8d4', 6) +
    line('M-12 -5Q0 -10 10 -6', light(c, 0.4), 2.4),
  chop: (c) =>
    shape('M-22 4C-24 -14 -4 -22 8 -12C12 -8 16 -10 24 -18L28 -14C24 -6 20 0 20 4C18 16 -20 20 -22 4Z', dark(c, 0.22)) +
    shape('M-18 4C-19 -10 -3 -16 6 -8C14 -4 16 2 15 5C12 13 -17 15 -18 4Z', c) +
    line('M-10 0l8 9M-2 -4l8 9', dark(c, 0.3), 2.2) +
    line('M14 -8L26 -17', '#f4e8d4', 5),
  liver: (c, r) =>
    shape(blob(r, 22, 14, 0.12, 8), dark(c, 0.16)) +
    shape(blob(r, 19, 11, 0.1, 8, -1, -2), c) +
    oval(6, 3, light(c, 0.3), -5, -5, -15),
  prawn: (c) =>
    shape('M-18 8C-22 -14 8 -26 20 -8C24 2 16 14 6 12C12 8 12 0 4 -3C-4 -6 -10 0 -8 12C-10 18 -17 14 -18 8Z', c) +
    line('M-10 -6l6 6M-2 -12l3 7M8 -13l-1 7M16 -8l-6 5', light(c, 0.6), 2.2) +
    shape('M-16 12l-8 6l2 -9Z', dark(c, 0.1)),
  // Flakes that part from one another, ragged.
  'fish-flake': (c, r) =>
    shape('M-21 2L-13 -8L-1 -6L6 -12L20 -7L18 1L23 5L11 11L-2 8L-10 13L-18 9Z', dark(c, 0.26)) +
    shape('M-18 2L-11 -6L0 -4L-3 5L-11 9L-16 7Z', light(c, 0.2)) +
    shape(r() < 0.5 ? 'M3 -5L8 -10L18 -6L15 1L4 3Z' : 'M2 -6L8 -9L17 -7L16 2L5 2Z', light(c, 0.34)) +
    shape('M3 5L16 3L19 5L10 9L1 8Z', c) +
    line('M-12 -3L-8 5M8 -7L9 0', dark(c, 0.18), 1.5),
  // Off a fillet: the flakes part in angles, the skin is at one side.
  'fish-chunk': (c, r) => {
    const [a, b] = [between(r, -2, 2), between(r, -2, 2)];
    return (
      shape(`M-23 ${n(-9 + a)}L12 -16Q23 -13 22 ${n(-2 + b)}L19 11Q4 18 -18 14Q-26 6 -23 ${n(-9 + a)}Z`, dark(c, 0.3)) +
      shape(`M-21 ${n(-8 + a)}L12 -14Q20 -11 19.4 ${n(-2 + b)}L17 7Q3 13 -17 10Q-23 4 -21 ${n(-8 + a)}Z`, c) +
      line(`M-12 -9L-5 ${n(a)}L-12 9M0 -11L7 ${n(b - 1)}L1 10M11 -12L16 -3`, dark(c, 0.2), 1.6) +
      line('M-17 -6L-9 -8', light(c, 0.7), 2)
    );
  },
  'fish-slice': (c) =>
    shape('M-24 8C-18 -14 10 -18 25 -8C20 10 -6 18 -24 8Z', c) +
    line('M-16 4Q-8 -8 4 -11M-8 8Q0 -4 12 -8M2 9Q8 0 19 -4', light(c, 0.5), 2.2),
  // A strip of pounded fish, fried: a supple golden sheet with soft blisters, pale where it is cut.
  'fish-cake-strip': (c, r) =>
    shape('M-27 -4Q0 -15 27 -6L26 13Q0 3 -26 15Z', dark(c, 0.42)) +
    shape('M-26 -4Q0 -15 26 -6L25 11Q0 1 -25 12Z', light(c, 0.5)) +
    shape('M-26 -5Q0 -15 26 -7L25.6 8.4Q0 -1.6 -25.6 9.4Z', c) +
    repeat(3, (at) => shape(blob(r, 5, 2.2, 0.3, 6, -16 + at * 16, at === 1 ? -7 : -2), dark(c, 0.2), 0.6)) +
    line('M-20 -5Q0 -12 18 -7', light(c, 0.4), 1.8),
  'small-fish': (c) =>
    shape('M-26 0C-16 -11 6 -12 18 -2L27 -9L25 0L27 9L18 2C6 12 -16 11 -26 0Z', c) +
    line('M-17 -2Q0 -7 14 -1', light(c, 0.6), 2.4) +
    disc(2, '#2b2420', -18, -2) +
    line('M-10 -6q4 6 0 12', dark(c, 0.2), 1.6),
  anchovy: (c) =>
    line('M-25 5Q-8 -8 6 0T26 -4', dark(c, 0.2), 7) +
    line('M-24 3Q-8 -9 6 -1T25 -5', c, 4.4) +
    line('M-20 1Q-8 -7 4 -2', light(c, 0.5), 1.4),
  mussel: (c) =>
    shape('M-24 8C-22 -12 8 -24 25 -12C24 6 -4 20 -24 8Z', c) +
    shape('M-19 6C-16 -8 8 -18 20 -10C18 3 -4 14 -19 6Z', '#cfd3df') +
    shape('M-12 4C-9 -6 6 -12 14 -8C12 2 -3 9 -12 4Z', '#e88a3c') +
    oval(4, 2, '#f6b878', -1, -3, -20),
  oyster: (c, r) =>
    shape(blob(r, 25, 20, 0.1, 11), '#8b8d86') +
    shape(blob(r, 21, 16, 0.08, 10), '#ece6da') +
    shape(blob(r, 15, 11, 0.12, 9, 1, 1), dark(c, 0.3)) +
    shape(blob(r, 13, 9, 0.1, 9), light(c, 0.3)) +
    oval(4, 2, '#ffffff', -3, -3, -20),
  clam: (c) =>
    shape('M-22 8C-24 -14 -8 -21 0 -21C8 -21 24 -14 22 8C10 15 -10 15 -22 8Z', c) +
    line('M0 12L-15 -8M0 12L-8 -16M0 12V-18M0 12L8 -16M0 12L15 -8', dark(c, 0.18), 1.8) +
    oval(9, 5, '#f3c9a0', 0, 8),
  'squid-ring': (c) => hoop(15, dark(c, 0.12), 9) + hoop(15, c, 7) + hoop(17, light(c, 0.6), 1.6),
  octopus: (c) =>
    line('M-20 8C-16 -14 6 -18 14 -6C18 4 6 10 2 4', c, 9) +
    line('M-19 11C-14 -8 4 -13 10 -5', light(c, 0.5), 2) +
    disc(2, light(c, 0.6), -16, -2) +
    disc(2, light(c, 0.6), -8, -9) +
    disc(2, light(c, 0.6), 2, -11),
  // Seared: brown on its top, pale at its side.
  scallop: (c, r) =>
    shape(blob(r, 19, 18, 0.04), dark(c, 0.34)) +
    shape(blob(r, 17.5, 16.5, 0.04, 9, 0, -0.6), light(c, 0.3)) +
    shape(blob(r, 13.5, 12.6, 0.05, 9, -0.4, -1.4), '#b9762e') +
    shape(blob(r, 10.5, 9.6, 0.1, 8, -0.6, -1.8), '#d9a055') +
    line('M-8 -6q7 -4 14 -1M-9 1q8 3 17 -1', '#a5652a', 1.8) +
    oval(3.6, 1.8, '#f6dfb0', -4, -6, -25),
  'crab-claw': (c) =>
    shape(
      'M-24 10C-20 -4 -6 -12 4 -8C6 -18 18 -24 26 -14C20 -14 18 -10 20 -6C26 -8 28 -2 24 2C16 10 8 6 4 4C-4 12 -16 18 -24 10Z',
      c,
    ) + line('M-16 8Q-6 -2 4 -3', light(c, 0.5), 2.4),
  // Picked out of the shell: white strands, pink at their edges.
  'crab-meat': (c, r) =>
    shape(blob(r, 17, 11, 0.26, 7), '#e58f72') +
    shape(blob(r, 15, 9, 0.26, 7, -0.6, -1), c) +
    line('M-10 -4Q0 -7 9 -3M-11 1Q0 -2 11 1M-7 5Q1 3 9 5', dark(c, 0.16), 1.5),
  lobster: (c) =>
    oval(10, 17, c, 0, 6) +
    line('M-8 -6L-16 -18M8 -6L16 -18', c, 5) +
    oval(6, 8, c, -18, -20, -20) +
    oval(6, 8, c, 18, -20, 20) +
    line('M-8 4H8M-8 11H8M-6 17H6', light(c, 0.4), 1.8),
  roe: (c) =>
    [
      [-6, -4],
      [4, -6],
      [0, 3],
      [9, 3],
      [-9, 5],
    ]
      .map(([x = 0, y = 0]) => disc(5.4, c, x, y) + disc(1.8, light(c, 0.6), x - 1.6, y - 1.8))
      .join(''),
  snail: (c) =>
    disc(15, c) + hoop(10, dark(c, 0.3), 2.4) + hoop(5, dark(c, 0.3), 2.2) + line('M-12 14Q4 20 22 12', '#d9c39a', 6),
};
