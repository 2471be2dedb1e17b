import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  dark,
  disc,
  inCircle,
  light,
  line,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { BOWLS, rice } from './bowls.ts';
import { type Forms, type FormScene, isStrewn, scatter } from './form.ts';
import { BINDERS, FISHES, MEATS } from './parts.ts';

const GRAINS = ['rice-mound', 'grain-mound'];

/** Large pieces on top of what lies under them, and over all what is strewn. */
const pile = (scene: FormScene, most: number, size: number, reach: number): string =>
  scatter(
    { ...scene, toppings: scene.toppings.filter((one) => !isStrewn(one)) },
    { most, size, reach, gap: 0.62, named: 1.1 },
  ) + scatter({ ...scene, toppings: scene.toppings.filter(isStrewn) }, { most: 14, size: 1.4, reach });

/** Broth that has run into the middle. */
const broth = ({ random, room: [width, height], second }: FormScene): string =>
  shape(blob(random, width * 0.66, height * 0.6, 0.12, 13), second, 0.5) +
  oval(width * 0.24, height * 0.08, light(second, 0.5), -width * 0.16, -height * 0.26, -18);

const PATTIES = [
  [-116, -88, -10],
  [118, -84, 14],
  [-108, 84, 4],
  [122, 86, -16],
] as const;

/** A patty in crumbs, thick enough to show its side, browned here and there. */
const patty = ({ random, colour }: FormScene): string =>
  shape(blob(random, 116, 80, 0.05, 12, 4, 22), '#1c0e0544') +
  shape(blob(random, 112, 76, 0.05, 12, 0, 14), dark(colour, 0.36)) +
  shape(blob(random, 110, 72, 0.06, 12), dark(colour, 0.12)) +
  shape(blob(random, 98, 60, 0.07, 12, -2, -4), colour) +
  repeat(3, () =>
    shape(blob(random, 34, 20, 0.3, 8, between(random, -50, 50), between(random, -26, 22)), dark(colour, 0.4), 0.5),
  ) +
  repeat(26, (at) => {
    const [x, y] = inCircle(random, 1);
    return disc(between(random, 3, 6), at % 2 ? light(colour, 0.4) : dark(colour, 0.24), x * 98, y * 60);
  });

/** A little bowl of sauce beside them. */
const sauce = ({ second }: FormScene): string =>
  disc(84, '#1c0e0540', 4, 12) +
  disc(82, '#fbf7f0') +
  disc(70, dark(second, 0.16)) +
  disc(67, second, -1, -3) +
  line('M-30 -6C-26 -40 40 -36 34 4', light(second, 0.4), 9, 0.8);

/** Dishes that are heaped on grains, and patties side by side. */
export const HEAPED_ON: Forms = {
  'stew on couscous': {
    vessels: ['wide bowl', 'plate', 'clay pot'],
    draw: (scene) => (BOWLS['grains']?.draw(scene) ?? '') + broth(scene) + pile(scene, 26, 2.5, 0.68),
    toppings: 'none',
    hides: [...GRAINS, 'long-leaf', 'tomato-wedge', 'onion-soft'],
  },
  'over rice': {
    vessels: ['bowl', 'plate', 'wide bowl'],
    draw: (scene) =>
      rice(scene, scene.colour, [scene.room[0] * 0.95, scene.room[1] * 0.95]) +
      broth(scene) +
      pile(scene, 40, 1.6, 0.6),
    toppings: 'none',
    hides: GRAINS,
  },
  'crumbed patties': {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) =>
      served(scene.second === scene.colour ? PATTIES : PATTIES.slice(0, 3), () => patty(scene), 1.06) +
      (scene.second === scene.colour ? '' : put(150, 70, 0, 1, sauce(scene))),
    toppings: { most: 14, size: 1.3, reach: 0.96, gap: 0.7 },
    hides: [
      ...MEATS,
      ...FISHES,
      ...BINDERS,
      'egg-half',
      'chunk',
      'cube',
      'dollop',
      'crab-meat',
      'pepper-strip',
      'spring-onion-ring',
      'onion-dice',
    ],
  },
};
