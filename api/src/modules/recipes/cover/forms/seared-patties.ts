import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, inCircle, light, oval, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import type { FormScene, Forms } from './form.ts';
import { BINDERS, FISHES, MEATS } from './parts.ts';

/** A thick patty of mince: its edge rough, its top seared unevenly and shining. */
const patty = ({ random, colour }: FormScene): string =>
  shape(blob(random, 116, 108, 0.06, 17, 4, 16), '#1c0e0550') +
  shape(blob(random, 114, 106, 0.07, 19, 0, 8), dark(colour, 0.42)) +
  shape(blob(random, 110, 100, 0.07, 19, 0, -4), light(colour, 0.1)) +
  repeat(34, () => {
    const [x, y] = inCircle(random, 88);
    const tone = random() < 0.5 ? dark(colour, between(random, 0.14, 0.4)) : light(colour, between(random, 0.08, 0.22));
    return shape(blob(random, between(random, 10, 26), between(random, 7, 17), 0.3, 8, x, y - 4), tone, 0.62);
  }) +
  shape(blob(random, 66, 44, 0.22, 10, 8, 6), dark(colour, 0.5), 0.34) +
  oval(34, 11, '#fff1dc', -34, -46, -24).replace('/>', ' opacity=".34"/>');

/** Patties of mince as they come from the pan. */
export const SEARED_PATTIES: Forms = {
  patties: {
    vessels: ['skillet', 'skillet', 'plate'],
    draw: (scene) =>
      served(
        [
          [-124, -122, 0],
          [124, -112, 70],
          [-128, 122, 140],
          [122, 128, 210],
        ],
        () => patty(scene),
        Math.min(1.06, scene.room[0] / 276),
      ),
    toppings: { most: 10, size: 0.9, reach: 0.9 },
    hides: [...MEATS, ...FISHES, 'egg-half', 'chunk', 'onion-dice', 'onion-soft', 'onion-slice', 'dollop', ...BINDERS],
    onlyGarnish: true,
  },
};
