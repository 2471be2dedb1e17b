import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
  disc,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, scatter, type Topping } from './form.ts';
import { evenly, piece } from './parts.ts';

const CHIP = '#e0b565';

/** Chips of corn that stand about a dip. */
const chips = (scene: FormScene, count: number, reach: number): string =>
  repeat(count, (at) => {
    const angle = -0.5 + at * (6.283 / count) + between(scene.random, -0.1, 0.1);
    return put(
      Math.cos(angle) * scene.room[0] * reach,
      Math.sin(angle) * scene.room[1] * reach,
      scene.random() * 360,
      2.1,
      oval(18, 14, '#1c0e0530', 2, 4) + piece('tortilla-chip', scene, light(CHIP, scene.random() * 0.3)),
    );
  });

/** Lumps of what is mashed with a fork: rough, paler and darker. */
function lumps(scene: FormScene, count: number): string {
  const [width, height] = scene.room;
  return (
    shape(blob(scene.random, width * 0.98, height * 0.96, 0.04, 17), dark(scene.colour, 0.1)) +
    repeat(count, (at) => {
      const [x, y] = evenly((at * 29) % count, count, scene.random, 0.9);
      const size = between(scene.random, 22, 48);
      const tone =
        [light(scene.colour, 0.42), scene.colour, light(scene.colour, 0.18), dark(scene.colour, 0.1)][at % 4] ??
        scene.colour;
      const lump = (fill: string, opacity: number, down: number): string =>
        shape(blob(scene.random, size, size * 0.72, 0.28, 7, x * width, y * height + down), fill, opacity);
      return lump(dark(scene.colour, 0.28), 0.5, 6) + lump(tone, 1, 0);
    })
  );
}

/** Small dice of what is stirred in: red of tomato, white of onion. */
const dice = (scene: FormScene, shade: string, count: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(scene.random, 0.84);
    return put(
      x * scene.room[0],
      y * scene.room[1],
      scene.random() * 90,
      1,
      box(17, 15, 4, shade) + box(8, 6, 2, '#ffffff55', -2, -2),
    );
  });

const TOMATO = /tomato/;
const ONION = /onion|shallot/;
const has = (scene: FormScene, name: RegExp): boolean => scene.toppings.some(({ food }) => name.test(food));
const isDiced = ({ food }: Topping): boolean => TOMATO.test(food) || ONION.test(food);

/** Meat shredded in its spices, round the middle. */
const shreds = (scene: FormScene): string =>
  repeat(150, () => {
    const [angle, out] = [scene.random() * 6.283, between(scene.random, 0.6, 0.92)];
    const shade = light('#9c4f24', scene.random() * 0.4);
    return put(
      Math.cos(angle) * scene.room[0] * out,
      Math.sin(angle) * scene.room[1] * out,
      scene.random() * 360,
      1,
      line('M-22 4Q0 -8 22 2', dark(shade, 0.25), 12) + line('M-22 3Q0 -9 22 1', shade, 8),
    );
  });

const MEAT = /^(?:meat|chicken|mince|breast|thigh)/;

/** Fresh curds, turned out of the cloth they drained in. */
const mound = ({ random, colour }: FormScene): string =>
  shape(blob(random, 226, 206, 0.09, 15, 4, 12), '#1c0e0530') +
  shape(blob(random, 224, 204, 0.1, 15), '#e4dccb') +
  repeat(13, (at) => {
    const [x, y] = [Math.cos(at * 0.483) * 196, Math.sin(at * 0.483) * 178];
    return line(`M${n(x)} ${n(y)}L${n(x * 0.72)} ${n(y * 0.72)}`, '#cbbfa6', 6, 0.8);
  }) +
  shape(blob(random, 158, 146, 0.05, 14, 6, 16), '#1c0e0530') +
  shape(blob(random, 156, 144, 0.06, 14), dark(colour, 0.1)) +
  shape(blob(random, 146, 132, 0.06, 14, -4, -6), colour) +
  repeat(70, () => {
    const [x, y] = inCircle(random, 128);
    const size = between(random, 8, 20);
    const curd = random() < 0.5 ? light(colour, 0.8) : dark(colour, 0.09);
    return shape(blob(random, size, size * 0.7, 0.3, 7, x - 4, y * 0.9 - 6), curd, 0.9);
  });

/** A die of fried bread: its top, two sides, and specks of herbs and spice. */
const dieOfBread = ({ random, colour }: FormScene): string => {
  const top = light(colour, random() * 0.35);
  return (
    box(62, 60, 8, '#1c0e0540', 5, 9) +
    box(60, 58, 7, dark(colour, 0.4), 4, 6) +
    box(56, 54, 7, dark(top, 0.16)) +
    box(44, 42, 8, light(top, 0.3), -1, -1) +
    shape(blob(random, 5, 2.4, 0.3, 6, between(random, -16, 16), between(random, -16, 16)), '#8a9a5a', 0.8) +
    disc(2.4, '#a0713a', between(random, -18, 18), between(random, -18, 18))
  );
};

/** Dips that are rough or topped, and cheese as it comes out of its cloth. */
export const DIPS_AND_MOUNDS: Forms = {
  'chunky dip': {
    vessels: ['small bowl', 'bowl'],
    draw: (scene) =>
      chips(scene, 3, 0.98) +
      lumps(scene, 66) +
      (has(scene, TOMATO) ? dice(scene, '#d8412f', 26) : '') +
      (has(scene, ONION) ? dice(scene, '#f6f0e4', 22) : '') +
      scatter(
        { ...scene, toppings: scene.toppings.filter((one) => !isDiced(one)) },
        { most: 24, size: 1.15, reach: 0.78, gap: 0.8 },
      ),
    toppings: 'none',
    hides: ['dollop', 'swirl', 'avocado-slice', 'avocado-half', 'tortilla-chip', 'garlic', 'pea'],
  },
  'topped dip': {
    vessels: ['plate', 'rimmed plate'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const isMeat = (one: Topping): boolean => MEAT.test(one.piece);
      return (
        chips(scene, 9, 1.06) +
        shape(blob(scene.random, width * 0.9, height * 0.9, 0.04, 15, 2, 6), '#1c0e0530') +
        shape(blob(scene.random, width * 0.88, height * 0.88, 0.05, 15), dark(scene.colour, 0.08)) +
        shape(blob(scene.random, width * 0.84, height * 0.83, 0.05, 15), light(scene.colour, 0.3)) +
        (scene.toppings.some(isMeat) ? shreds(scene) : '') +
        scatter(
          {
            ...scene,
            toppings: scene.toppings
              .filter((one) => !isMeat(one))
              .map((one) => ({ ...one, most: Math.max(one.most, 16) })),
          },
          { most: 90, size: 1.25, reach: 0.62, gap: 0.5 },
        )
      );
    },
    toppings: 'none',
    hides: ['dollop', 'swirl', 'tortilla-chip', 'citrus-wedge', 'citrus-slice'],
  },
  croutons: {
    vessels: ['bowl', 'bowl', 'lined tray'],
    draw: (scene) =>
      repeat(84, (at) => {
        const [angle, reach] = [at * 2.4, Math.sqrt((84 - at) / 84) * 0.86];
        const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        return put(
          x * scene.room[0],
          y * scene.room[1],
          scene.random() * 90,
          between(scene.random, 0.92, 1.1),
          dieOfBread(scene),
        );
      }),
    toppings: { most: 12, size: 1, reach: 0.8 },
    hides: ['toast-slice', 'loaf-whole', 'bread-slice', 'crouton', 'butter-pat', 'toast-triangle', 'bun-whole'],
  },
  'rough mash': {
    vessels: ['bowl', 'plate', 'casserole'],
    draw: (scene) =>
      lumps(scene, 66) +
      repeat(26, () => {
        const [x, y] = inCircle(scene.random, 0.84);
        const bit = blob(scene.random, between(scene.random, 9, 19), between(scene.random, 7, 13), 0.25, 8);
        return put(x * scene.room[0], y * scene.room[1], 0, 1, shape(bit, '#e5812a', 0.9));
      }),
    toppings: { most: 30, size: 1.3, reach: 0.8, gap: 0.6 },
    hides: ['chunk', 'cube', 'carrot-coin', 'root-whole', 'butter-pat', 'swirl', 'dollop', 'baton'],
  },
  'fresh cheese': {
    fills: true,
    vessels: ['plate', 'wooden bowl', 'rimmed plate'],
    draw: mound,
    toppings: { most: 8, size: 1, reach: 0.4 },
    hides: ['dollop', 'swirl', 'egg-half', 'citrus-wedge', 'citrus-slice', 'butter-pat'],
  },
  'flecked sauce': {
    fills: true,
    vessels: ['small bowl', 'small plate', 'bowl'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const fleck = (count: number, size: number): string =>
        repeat(count, () => {
          const [x, y] = inCircle(scene.random, 0.88);
          const shade =
            ['#2f2426', '#4a3a2c', '#5a6a3c', '#8c4a44', '#2f2426'][Math.floor(scene.random() * 5)] ?? '#2f2426';
          return disc(between(scene.random, size * 0.5, size), shade, x * width, y * height);
        });
      return (
        oval(width, height, dark(scene.colour, 0.14)) +
        oval(width * 0.96, height * 0.95, scene.colour) +
        shape(blob(scene.random, width * 0.6, height * 0.52, 0.1, 13, -10, -14), light(scene.colour, 0.24), 0.7) +
        fleck(150, 5) +
        fleck(14, 12)
      );
    },
    toppings: { most: 8, size: 1, reach: 0.6 },
    hides: ['dollop', 'swirl', 'onion-soft', 'onion-dice', 'butter-pat', 'bottle'],
    onlyGarnish: true,
  },
};
