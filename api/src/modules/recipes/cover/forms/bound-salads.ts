import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, inCircle, light, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';

import { evenly } from './parts.ts';

const DRESSING = '#faf3e0';
const FLAKED = new Set(['fish-flake', 'crab-meat', 'chicken-strip', 'egg-curd']);

/** The dressing all through it: a pale ground, and pools of it over what lies on that. */
const ground = ({ random, room: [width, height], second }: FormScene): string =>
  shape(blob(random, width * 0.93, height * 0.92, 0.05, 15, 2, 6), dark(DRESSING, 0.3)) +
  shape(blob(random, width * 0.92, height * 0.9, 0.05, 15), second);

const pools = ({ random, room: [width, height] }: FormScene, count: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(random, 0.82);
    const pool = blob(random, between(random, 14, 34), between(random, 8, 18), 0.3, 9, x * width, y * height);
    return shape(pool, DRESSING, 0.78);
  });

const LUMPS = 84;
/** Fish, meat or crab flaked small and bound, so that one sees a mass and no single pieces. */
const mass = ({ random, room: [width, height], colour }: FormScene): string =>
  repeat(LUMPS, (at) => {
    const [x, y] = evenly((at * 29) % LUMPS, LUMPS, random, 0.86);
    const shade = [light(colour, 0.3), dark(colour, 0.05), colour, light(colour, 0.5)][at % 4] ?? colour;
    return put(
      x * width,
      y * height,
      random() * 360,
      1,
      shape(blob(random, between(random, 30, 50), between(random, 20, 32), 0.28, 7, 0, 5), dark(shade, 0.18), 0.45) +
        shape(blob(random, between(random, 30, 50), between(random, 20, 32), 0.28, 7), shade),
    );
  });

/** The weightiest piece large and close together, the others among it; what is strewn is only strewn. */
function pieces(scene: FormScene): string {
  const [first, ...others] = scene.toppings.filter((one) => !isStrewn(one));
  if (first === undefined) return '';
  const main = scatter(
    { ...scene, toppings: [{ ...first, most: 70 }] },
    { most: 70, size: 1.85, reach: 0.88, gap: 0.46 },
  );
  return main + scatter({ ...scene, toppings: others }, { most: 46, size: 1.25, reach: 0.84, gap: 0.8 });
}

const isFlaked = ({ piece }: Topping): boolean => FLAKED.has(piece);

/** Salads that are bound in mayonnaise or the like. */
export const BOUND_SALADS: Forms = {
  'bound salad': {
    vessels: ['bowl', 'wooden bowl', 'small bowl'],
    draw: (scene) =>
      ground(scene) +
      pieces(scene) +
      pools(scene, 46) +
      scatter({ ...scene, toppings: scene.toppings.filter(isStrewn) }, { most: 34, size: 1.2, reach: 0.84, gap: 0.5 }),
    toppings: 'none',
    hides: ['dollop', 'swirl', 'citrus-wedge', 'citrus-slice'],
  },
  'flaked salad': {
    vessels: ['bowl', 'wooden bowl', 'small bowl'],
    draw: (scene) =>
      ground({ ...scene, second: light(scene.colour, 0.3) }) +
      mass(scene) +
      pools(scene, 9) +
      scatter(
        { ...scene, toppings: scene.toppings.filter((one) => !isFlaked(one)) },
        { most: 34, size: 1.1, reach: 0.84, gap: 0.7 },
      ),
    toppings: 'none',
    hides: ['dollop', 'swirl', 'fish-flake', 'crab-meat', 'citrus-wedge', 'grated-cheese'],
  },
};
