import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  dark,
  disc,
  inCircle,
  light,
  line,
  n,
  oval,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { type Form, type FormScene, type Forms, grains, isStrewn, scatter, type Topping } from './form.ts';

/** A pool of something wet that fills the vessel, lit from the upper left. */
export function pool({ random, room: [width, height] }: FormScene, colour: `#${string}`, gloss = true): string {
  const bubbles = repeat(22, () => {
    const [x, y] = inCircle(random, 0.92);
    return disc(between(random, 3, 12), light(colour, 0.25), x * width, y * height);
  });
  return (
    oval(width, height, colour) +
    oval(width, height, 'url(#gloss)') +
    `<g opacity="${gloss ? 0.4 : 0.16}">${bubbles}</g>`
  );
}

const lumps = ({ random, room: [width, height], colour }: FormScene, count: number, size: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(random, 0.84);
    const [rx, ry] = [between(random, size * 0.6, size), between(random, size * 0.45, size * 0.8)];
    return shape(
      blob(random, rx, ry, 0.18, 8, x * width, y * height),
      random() < 0.5 ? light(colour, 0.12) : dark(colour, 0.1),
      0.75,
    );
  });

const bed = ({ random }: FormScene, colour: `#${string}`, radius: readonly [number, number]): string =>
  shape(blob(random, radius[0], radius[1], 0.03, 14, 0, 6), dark(colour, 0.22)) +
  shape(blob(random, radius[0], radius[1], 0.03, 14), dark(colour, 0.1));

/** Cooked rice, heaped. */
export const rice = (scene: FormScene, colour: `#${string}`, room: readonly [number, number]): string =>
  bed(scene, colour, room) +
  grains(scene.random, [dark(colour, 0.12), light(colour, 0.2), light(colour, 0.55), colour], {
    count: 620,
    length: 13,
    width: 6.5,
    room: [room[0] * 0.96, room[1] * 0.96],
  });

const GRAINS = ['rice-mound', 'grain-mound'];

const RINGS: ReadonlySet<string> = new Set(['spring-onion-ring', 'chilli-ring']);
const isOver = (topping: Topping): boolean => isStrewn(topping) || RINGS.has(topping.piece);

/** Soft egg over all the rice, the other foods set in it. */
const inEgg = (scene: FormScene, egg: Topping, others: readonly Topping[]): string =>
  scatter({ ...scene, toppings: [{ ...egg, most: 40 }] }, { most: 40, size: 2.2, reach: 0.7, gap: 0.4 }) +
  scatter({ ...scene, toppings: others }, { most: 18, size: 1.6, reach: 0.62, gap: 0.7 });

/** Rice with each food in its own part of the bowl: the first has twice the place, and what is strewn lies over all. */
function riceBowl(scene: FormScene): string {
  const shown = scene.toppings.slice(0, 6);
  const laid = shown.filter((topping) => !isOver(topping));
  const egg = laid.find(({ piece }) => piece === 'scrambled-egg');
  const [first, ...others] = laid;
  const parts =
    first === undefined ? [] : others.length < 2 ? [first, first, first, ...others] : [first, first, ...others];
  const part = (topping: Topping, at: number): string => {
    const angle = (at / parts.length) * 2 * Math.PI - 1.2;
    const some: FormScene = { ...scene, room: [104, 104], toppings: [topping] };
    return `<g transform="translate(${n(Math.cos(angle) * 150)} ${n(Math.sin(angle) * 150)})">${scatter(some, { most: 14, size: 1.6, reach: 1, gap: 0.5 })}</g>`;
  };
  return (
    rice(scene, scene.second, [scene.room[0] * 0.96, scene.room[1] * 0.96]) +
    (egg === undefined
      ? parts.map(part).join('')
      : inEgg(
          scene,
          egg,
          laid.filter((one) => one !== egg),
        )) +
    scatter({ ...scene, toppings: shown.filter(isOver) }, { most: 26, size: 1.35, reach: 0.74, gap: 0.7 })
  );
}

const swirlOf = (random: FormScene['random'], colour: string, size = 1): string => {
  const r = (value: number): string => n(value * size);
  return line(
    `M${r(-130)} ${r(-20)}C${r(-70)} ${r(-120)} ${r(120)} ${r(-90)} ${r(128)} ${r(20)}C${r(134)} ${r(116)} ${r(-30)} ${r(150)} ${r(-84)} ${r(84)}C${r(-122)} ${r(30)} ${r(-60)} ${r(-30)} ${r(6)} ${r(-6)}C${r(50)} ${r(16)} ${r(36)} ${r(64)} ${r(-4)} ${r(58 + random() * 8)}`,
    colour,
    17,
    0.92,
  );
};

const SAUCE: Form = {
  vessels: ['small bowl', 'jar'],
  draw: (scene) => pool(scene, scene.colour) + lumps(scene, 14, 20),
  toppings: { most: 34, size: 0.85, reach: 0.8, gap: 0.6 },
  hides: [...GRAINS, 'root-whole'],
};

/** Soups, stews, curries, rice and grains. */
export const BOWLS: Forms = {
  'smooth soup': {
    fills: true,
    vessels: ['bowl', 'bowl', 'wide bowl'],
    draw: (scene) => {
      return (
        pool(scene, scene.colour) +
        (scene.isCreamy ? swirlOf(scene.random, '#fff6e6') : swirlOf(scene.random, light(scene.colour, 0.22), 1.1))
      );
    },
    toppings: { most: 26, size: 1.05, reach: 0.6 },
    hides: ['swirl', 'dollop', ...GRAINS],
    onlyGarnish: true,
  },
  'chunky soup': {
    vessels: ['bowl', 'casserole'],
    draw: (scene) => pool(scene, scene.colour) + lumps(scene, 10, 40),
    toppings: { most: 58, size: 1.35, reach: 0.86, gap: 0.62 },
    hides: GRAINS,
  },
  'noodle soup': {
    vessels: ['bowl'],
    draw: (scene) =>
      pool(scene, scene.colour) +
      repeat(46, () => {
        const [x, y] = inCircle(scene.random, 0.5);
        const [cx, cy] = [x * scene.room[0], y * scene.room[1] + 40];
        const [w, h] = [between(scene.random, 60, 130), between(scene.random, 20, 50)];
        return line(
          `M${n(cx - w)} ${n(cy)}q${n(w / 2)} ${n(-h)} ${n(w)} 0t${n(w)} ${n(h / 3)}`,
          scene.random() < 0.4 ? dark(scene.second, 0.12) : light(scene.second, scene.random() * 0.5),
          9,
        );
      }),
    toppings: { most: 30, size: 1.7, reach: 0.82, gap: 0.72 },
    hides: ['nest', 'spaghetti-bundle', ...GRAINS],
  },
  stew: {
    vessels: ['casserole', 'casserole', 'bowl', 'clay pot'],
    draw: (scene) => pool(scene, scene.colour) + lumps(scene, 18, 54),
    toppings: { most: 64, size: 1.6, reach: 0.86, gap: 0.58 },
    hides: ['chocolate-square', 'chocolate-chip', 'biscuit', ...GRAINS],
  },
  curry: {
    vessels: ['bowl', 'bowl', 'pan', 'thali'],
    draw: (scene) => pool(scene, scene.colour) + lumps(scene, 14, 46),
    toppings: { most: 46, size: 1.65, reach: 0.84, gap: 0.62 },
    hides: ['chocolate-square', 'chocolate-chip', 'biscuit', ...GRAINS],
  },
  dal: {
    vessels: ['bowl', 'small bowl'],
    draw: (scene) =>
      pool(scene, scene.colour, false) +
      grains(scene.random, [light(scene.colour, 0.3), dark(scene.colour, 0.14)], {
        count: 260,
        length: 4,
        width: 9,
        room: [scene.room[0] * 0.9, scene.room[1] * 0.9],
      }),
    toppings: { most: 26, size: 1.3, reach: 0.7 },
    hides: ['lentil', 'bean', ...GRAINS],
  },
  'curry and rice': {
    vessels: ['plate', 'wide bowl', 'thali'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const sauce = { ...scene, room: [width * 0.98, height * 0.98] as const };
      return `<g>${pool(sauce, scene.colour)}${lumps(sauce, 9, 40)}</g><g transform="translate(${n(-width * 0.42)} 0) rotate(8)">${rice(scene, scene.second, [width * 0.56, height * 0.92])}</g>`;
    },
    toppings: { most: 30, size: 1.45, reach: 0.86, gap: 0.66 },
    hides: GRAINS,
  },
  rice: {
    vessels: ['bowl', 'plate', 'wide bowl'],
    draw: (scene) => rice(scene, scene.colour, [scene.room[0] * 0.95, scene.room[1] * 0.95]),
    toppings: { most: 66, size: 1.15, reach: 0.82, gap: 0.58 },
    hides: GRAINS,
  },
  paella: {
    vessels: ['pan', 'skillet'],
    draw: (scene) => rice(scene, scene.colour, scene.room),
    toppings: { most: 52, size: 1.6, reach: 0.84, gap: 0.6, named: 1.4 },
    hides: GRAINS,
  },
  risotto: {
    vessels: ['wide bowl', 'plate'],
    draw: (scene) =>
      bed(scene, light(scene.colour, 0.2), [scene.room[0] * 0.9, scene.room[1] * 0.86]) +
      grains(scene.random, [light(scene.colour, 0.5), dark(scene.colour, 0.08), scene.colour], {
        count: 420,
        length: 8,
        width: 9,
        room: [scene.room[0] * 0.84, scene.room[1] * 0.8],
      }),
    toppings: { most: 40, size: 1.3, reach: 0.72, gap: 0.66 },
    hides: ['onion-dice', ...GRAINS],
  },
  grains: {
    vessels: ['bowl', 'plate', 'wooden bowl'],
    draw: (scene) =>
      bed(scene, scene.colour, [scene.room[0] * 0.94, scene.room[1] * 0.94]) +
      grains(scene.random, [dark(scene.colour, 0.2), light(scene.colour, 0.46), light(scene.colour, 0.24)], {
        count: 1_050,
        length: 1,
        width: 9.5,
        room: [scene.room[0] * 0.9, scene.room[1] * 0.9],
      }),
    toppings: { most: 62, size: 1.2, reach: 0.84, gap: 0.58, named: 1.6 },
    hides: GRAINS,
  },
  'rice bowl': {
    vessels: ['bowl'],
    draw: riceBowl,
    toppings: 'none',
    hides: GRAINS,
  },
  porridge: {
    fills: true,
    vessels: ['bowl', 'small bowl'],
    draw: (scene) =>
      pool(scene, scene.colour, false) +
      lumps(scene, 22, 26) +
      grains(scene.random, [light(scene.colour, 0.35), dark(scene.colour, 0.08)], {
        count: 160,
        length: 3,
        width: 8,
        room: [scene.room[0] * 0.9, scene.room[1] * 0.9],
      }),
    toppings: { most: 24, size: 1.5, reach: 0.66, gap: 0.7 },
    hides: ['grain-mound', 'rice-mound', 'butter-pat', 'crouton', 'toast-slice'],
  },
  mash: {
    vessels: ['bowl', 'small bowl', 'plate'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        shape(blob(scene.random, width * 0.92, height * 0.88, 0.05, 12, 0, 8), dark(scene.colour, 0.14)) +
        shape(blob(scene.random, width * 0.9, height * 0.86, 0.05, 12), scene.colour) +
        repeat(6, (at) =>
          line(
            `M${n(-width * 0.6 + at * 10)} ${n(-height * 0.5 + at * height * 0.2)}q${n(width * 0.3)} -46 ${n(width * 0.6)} 0t${n(width * 0.5)} -6`,
            at % 2 ? light(scene.colour, 0.5) : dark(scene.colour, 0.08),
            12,
          ),
        ) +
        shape(
          'M-44 -30L22 -44L40 12L-28 28Z',
          scene.toppings.some(({ piece }) => piece === 'butter-pat') ? '#ffdf80' : 'none',
        )
      );
    },
    toppings: { most: 14, size: 1.1, reach: 0.6 },
    hides: ['butter-pat', 'chunk', 'cube', 'root-whole'],
    onlyGarnish: true,
  },
  dip: {
    fills: true,
    vessels: ['small bowl', 'bowl', 'small plate'],
    draw: (scene) =>
      pool(scene, scene.colour, false) +
      [1, 0.72, 0.44]
        .map((size) =>
          line(
            `M${n(-190 * size)} 0A${n(190 * size)} ${n(180 * size)} 0 1 1 ${n(-40 * size)} ${n(176 * size)}`,
            size === 0.72 ? light(scene.colour, 0.42) : dark(scene.colour, 0.12),
            24,
            0.8,
          ),
        )
        .join(''),
    toppings: { most: 22, size: 1.05, reach: 0.55 },
    hides: ['dollop', 'swirl'],
    onlyGarnish: true,
  },
  sauce: SAUCE,
  'smooth sauce': { ...SAUCE, onlyGarnish: true },
  'ground spice': {
    vessels: ['small bowl', 'jar'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const mound = [1, 0.72, 0.44].map((size, at) =>
        shape(
          blob(scene.random, width * 0.98 * size, height * 0.96 * size, 0.04, 13, at * -6, at * -10),
          light(scene.colour, at * 0.09),
        ),
      );
      const dust = [dark(scene.colour, 0.3), light(scene.colour, 0.35), scene.second, scene.colour];
      return (
        oval(width, height, dark(scene.colour, 0.22)) +
        mound.join('') +
        grains(scene.random, dust, { count: 900, length: 1.5, width: 5, room: [width * 0.96, height * 0.94] })
      );
    },
    toppings: { most: 40, size: 0.9, reach: 0.8, gap: 0.6 },
    hides: ['flat-herb', 'long-leaf', 'thyme', 'pepper-strip', ...GRAINS],
    onlyGarnish: true,
  },
};
