import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, inCircle, light, line, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import type { FormScene, Forms } from './form.ts';
import { base } from './from-the-oven.ts';
import { BATTER, BREAD_PIECES, browned } from './parts.ts';

const CUSTARD = '#f3d98a';
/** Where the oven has caught the peaks. */
const CAUGHT = '#c98a3c';

/** A layer over most of the vessel, its edge uneven. */
const layer = ({ random, room: [width, height] }: FormScene, share: number, fill: string, y = 0): string =>
  shape(blob(random, width * share, height * share, 0.04, 18, 0, y), fill);

/** Places in circles from the rim inward, so that what is nearer the middle lies over the rest. */
function inCircles([width, height]: FormScene['room']): [x: number, y: number][] {
  return [
    { count: 15, reach: 0.74 },
    { count: 9, reach: 0.46 },
    { count: 4, reach: 0.18 },
  ].flatMap(({ count, reach }) =>
    Array.from({ length: count }, (_, at): [number, number] => {
      const angle = ((at + reach) / count) * 2 * Math.PI;
      return [Math.cos(angle) * reach * width, Math.sin(angle) * reach * height];
    }),
  );
}

/** Ten places, evenly outward from the middle. */
const apartIn = ([width, height]: FormScene['room']): [x: number, y: number][] =>
  Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.5) / 10) * 0.76];
    return [Math.cos(angle) * reach * width, Math.sin(angle) * reach * height];
  });

/** A soft peak of a layer of egg white: no outline below, for it is one with the rest. */
const softPeak = ({ random, colour }: FormScene): string =>
  shape(blob(random, 50, 40, 0.14, 10, 3, 9), dark(colour, 0.14), 0.6) +
  shape(blob(random, 46, 36, 0.14, 10), light(colour, 0.3)) +
  shape(blob(random, 25, 17, 0.26, 9, 3, -4), CAUGHT, 0.5) +
  shape('M-12 -2C-10 -18 2 -22 12 -30C13 -16 12 -8 9 0Z', CAUGHT, 0.85) +
  line('M-34 10C-20 25 20 26 34 8', dark(colour, 0.18), 4, 0.6);

/** A slice of fruit, or a few, that the batter has risen about. */
const sunk = (scene: FormScene, at: number): string => {
  const fruit = scene.toppings[at % Math.max(1, scene.toppings.length)];
  return (
    shape(blob(scene.random, 60, 38, 0.2, 10), dark(scene.colour, 0.3)) +
    shape(blob(scene.random, 54, 32, 0.2, 10, 1, 2), scene.second) +
    [-16, 14].map((x) => put(x, between(scene.random, -5, 5), x + 30, 1.45, fruit?.draw() ?? '')).join('')
  );
};

/** What is in its dish under one crust: a layer of egg white in peaks, a batter that has risen about its fruit. */
export const CRUSTS: Forms = {
  // Custard at the rim, jam over it, and one layer of egg white that the oven has browned.
  'meringue pudding': {
    vessels: ['oval dish', 'baking dish'],
    draw: (scene) =>
      base(scene, CUSTARD) +
      layer(scene, 0.96, scene.second) +
      layer(scene, 0.88, dark(scene.colour, 0.2), 8) +
      layer(scene, 0.88, light(scene.colour, 0.2)) +
      inCircles(scene.room)
        .map(([x, y]) => put(x, y, between(scene.random, -30, 30), between(scene.random, 0.95, 1.25), softPeak(scene)))
        .join(''),
    toppings: 'none',
  },
  'batter cobbler': {
    vessels: ['oval dish', 'baking dish', 'skillet'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        base(scene, dark(scene.colour, 0.3)) +
        layer(scene, 0.95, scene.colour, -2) +
        repeat(46, () => {
          const [x, y] = inCircle(scene.random, 0.84);
          const puff = blob(scene.random, 52, 38, 0.2, 9, x * width, y * height);
          return shape(puff, light(scene.colour, scene.random() * 0.55), 0.6);
        }) +
        browned(scene, 34, width * 0.88, height * 0.88, 26) +
        apartIn([width, height])
          .map(([x, y], at) => put(x, y, scene.random() * 360, between(scene.random, 0.85, 1.1), sunk(scene, at)))
          .join('')
      );
    },
    toppings: 'none',
    hides: [...BATTER, ...BREAD_PIECES],
  },
};
