import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
  hoop,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type FormScene, type Forms, isStrewn, scatter } from './form.ts';
import { BATTER } from './parts.ts';

/** A mound of shredded coconut, its tips browned. */
const macaroon = ({ random, colour }: FormScene): string =>
  disc(84, '#1c0e0540', 5, 13) +
  shape(blob(random, 82, 80, 0.07, 12), dark('#d9a658', 0.12)) +
  shape(blob(random, 70, 66, 0.08, 12, -2, -6), colour) +
  repeat(34, () => {
    const [x, y] = inCircle(random, 74);
    const far = Math.hypot(x, y) / 74;
    const tone = random() < far * 0.6 ? '#c98a3c' : light(colour, 0.5);
    return put(x, y - 5, random() * 360, 1, line('M-15 2Q0 -6 15 1', tone, 6));
  });

/** A pancake that has climbed the sides of its pan. */
function puffed({ random, room }: FormScene): string {
  const radius = Math.min(...room);
  return (
    disc(radius * 0.98, '#8a4f1e') +
    shape(blob(random, radius * 0.97, radius * 0.96, 0.05, 15), '#c98a3c') +
    around(11, (angle) => {
      const [x, y] = [Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.8];
      const turn = (angle * 180) / Math.PI + 90;
      return put(x, y, turn, 1, oval(82, 36, '#dfa550') + oval(60, 18, '#efc27a', -6, -10));
    }) +
    shape(blob(random, radius * 0.66, radius * 0.64, 0.1, 13), '#c6903f') +
    shape(blob(random, radius * 0.62, radius * 0.6, 0.1, 13, -2, 3), '#f0cf78') +
    repeat(9, () => {
      const [x, y] = inCircle(random, radius * 0.5);
      return shape(blob(random, 30, 18, 0.3, 8, x, y), '#dca650', 0.6);
    })
  );
}

/** A ring of pineapple in its caramel, a cherry in the hole. */
const pineapple = (): string =>
  hoop(45, dark('#c67a1e', 0.2), 44, 2, 5) +
  hoop(45, '#e8b23a', 42) +
  hoop(52, '#f4d063', 16, -1, -2) +
  around(10, (angle) =>
    line(
      `M${n(Math.cos(angle) * 30)} ${n(Math.sin(angle) * 30)}L${n(Math.cos(angle) * 60)} ${n(Math.sin(angle) * 60)}`,
      '#cf9426',
      3,
      0.7,
    ),
  ) +
  disc(20, '#8e1f2b') +
  disc(17, '#cc2f3d', -1, -2) +
  oval(6, 3, '#f3a3a3', -6, -8, -30);

const tin = ({ random, colour }: FormScene, radius: number): string =>
  disc(radius, '#1c0e0544', 5, 16) +
  disc(radius, dark(colour, 0.3)) +
  disc(radius - 10, '#c67a1e', -1, -4) +
  repeat(12, () => {
    const [x, y] = inCircle(random, radius * 0.85);
    return shape(blob(random, 40, 24, 0.3, 8, x, y), '#dc9a3a', 0.6);
  });

/** A broken piece of meringue. */
const shard = ({ random }: FormScene): string => {
  const d = blob(random, 46, 34, 0.24, 7);
  return put(3, 8, 0, 1, shape(d, '#1c0e0530')) + shape(d, '#e8dcc4') + put(-3, -5, 0, 0.84, shape(d, '#fffaf0'));
};

const mess = (scene: FormScene): string =>
  shape(blob(scene.random, scene.room[0] * 0.94, scene.room[1] * 0.94, 0.04, 13), '#f3e6da') +
  repeat(7, () => {
    const [x, y] = inCircle(scene.random, 0.7);
    return shape(blob(scene.random, 60, 34, 0.3, 9, x * scene.room[0], y * scene.room[1]), '#d9536a', 0.75);
  }) +
  repeat(13, (at) => {
    const reach = Math.sqrt((at + 0.4) / 13) * 0.74;
    const [x, y] = [Math.cos(at * 2.4) * reach * scene.room[0], Math.sin(at * 2.4) * reach * scene.room[1]];
    return put(x, y, scene.random() * 360, between(scene.random, 0.8, 1.1), shard(scene));
  });

/** Its top risen over the rim, cracked and brown. */
function risen({ random, room, colour }: FormScene): string {
  const radius = Math.min(...room);
  return (
    disc(radius * 1.12, '#1c0e0538', 4, 14) +
    shape(blob(random, radius * 1.1, radius * 1.08, 0.04, 15), dark(colour, 0.34)) +
    shape(blob(random, radius * 1.04, radius * 1.02, 0.04, 15, -3, -8), colour) +
    shape(blob(random, radius * 0.8, radius * 0.76, 0.07, 13, -8, -18), light(colour, 0.16)) +
    repeat(9, () => {
      const [x, y] = inCircle(random, radius * 0.84);
      return shape(blob(random, 52, 30, 0.3, 9, x, y - 10), '#a8652a', 0.34);
    }) +
    repeat(4, (at) =>
      put(
        0,
        -10,
        at * 84 + 20,
        1,
        line(`M34 10Q${n(radius * 0.4)} -24 ${n(radius * 0.82)} 8`, dark(colour, 0.44), 8, 0.7),
      ),
    )
  );
}

const half = (y: number): string =>
  line(`M-250 ${y}Q0 ${y * 2.1} 250 ${y}`, '#c79a3a', 66) +
  line(`M-246 ${y * 0.98}Q0 ${y * 2.06} 246 ${y * 0.98}`, '#f4e2a0', 52) +
  line(`M-220 ${y}Q0 ${y * 2} 220 ${y}`, '#dcc06a', 5, 0.8);

const scoops = ({ random }: FormScene): string =>
  (['#f7ecd0', '#6b3f22', '#f0a3b0'] as const)
    .map((tone, at) => {
      const x = -150 + at * 150;
      return (
        disc(82, '#1c0e0540', x + 4, 12) +
        shape(blob(random, 80, 78, 0.05, 12, x, 0), dark(tone, 0.16)) +
        shape(blob(random, 72, 68, 0.05, 12, x - 3, -5), tone) +
        shape(blob(random, 48, 34, 0.3, 9, x - 2, -14), '#4a2a1a', at === 1 ? 0 : 0.88) +
        disc(15, '#b32333', x, -20) +
        oval(5, 3, '#f3a3a3', x - 5, -25)
      );
    })
    .join('');

/** Dishes that everyone knows by their one look. */
export const WELL_KNOWN: Forms = {
  macaroons: {
    vessels: ['lined tray', 'rack', 'plate'],
    draw: (scene) =>
      served(
        [
          [-190, -104, 0],
          [0, -120, 30],
          [188, -98, 70],
          [-196, 92, 20],
          [-6, 84, 60],
          [184, 98, 10],
        ],
        () => macaroon(scene),
        Math.min(1, scene.room[0] / 290),
      ),
    toppings: 'none',
  },
  'puffed pancake': {
    vessels: ['skillet'],
    draw: puffed,
    toppings: { most: 16, size: 1.4, reach: 0.5 },
    hides: BATTER.filter((name) => !name.startsWith('citrus-')),
  },
  'pineapple cake': {
    vessels: ['cake stand', 'plate', 'round board'],
    draw: (scene) => {
      const scale = Math.min(...scene.room) / 262;
      const rings =
        pineapple() + around(6, (angle) => put(Math.cos(angle) * 148, Math.sin(angle) * 148, 0, 1, pineapple()));
      return `<g transform="scale(${n(scale)})">${tin(scene, 248)}${rings}</g>`;
    },
    toppings: 'none',
  },
  'broken meringue': {
    vessels: ['glass', 'coupe', 'bowl'],
    draw: (scene) =>
      mess(scene) +
      scatter(
        { ...scene, toppings: scene.toppings.filter((one) => !isStrewn(one)) },
        { most: 14, size: 1.7, reach: 0.78, gap: 0.7 },
      ),
    toppings: 'none',
    hides: ['egg-half', 'egg-curd', 'dollop', 'swirl', 'biscuit', 'meringue'],
  },
  souffle: {
    vessels: ['small bowl'],
    draw: risen,
    toppings: { most: 8, size: 0.9, reach: 0.6 },
    onlyGarnish: true,
    hides: BATTER,
  },
  'banana split': {
    vessels: ['oval dish', 'platter'],
    draw: (scene) =>
      put(
        0,
        0,
        0,
        Math.min(1, scene.room[0] / 300),
        box(560, 190, 95, '#fbf3e2') + half(-72) + half(72) + scoops(scene),
      ),
    toppings: { most: 18, size: 0.9, reach: 0.6 },
    hides: [
      'banana-slice',
      'scoop',
      'dollop',
      'swirl',
      'cherry',
      'cherry-stoned',
      'strawberry-half',
      'pineapple-chunk',
    ],
  },
};
