import { blob, dark, light, oval, put, shape } from '../../../ingredients/food-art/strokes.ts';
import { type Forms, type FormScene, isStrewn, scatter } from './form.ts';
import { PASTAS } from './pasta.ts';
import { piece, shadow } from './parts.ts';

/** The pasta alone, as it comes from its water. */
const plain = (scene: FormScene, form: string): string =>
  PASTAS[form]?.draw({ ...scene, second: light(scene.colour, 0.2), toppings: [] }) ?? '';

/** Sauce over the middle of it. */
const ladle = ({ random, room: [width, height], second }: FormScene, reach: number): string =>
  shape(blob(random, width * reach, height * reach * 0.94, 0.1, 14, 0, 7), dark(second, 0.3), 0.9) +
  shape(blob(random, width * reach, height * reach * 0.94, 0.1, 14), second) +
  oval(width * 0.2, height * 0.07, light(second, 0.4), -width * 0.2, -height * 0.3, -20);

const PLACES = [
  [-10, -96],
  [92, -34],
  [66, 78],
  [-52, 92],
  [-108, -10],
  [-4, 2],
] as const;

const meatballs = (scene: FormScene): string =>
  PLACES.map(([x, y]) =>
    put(
      (x * scene.room[0]) / 250,
      (y * scene.room[1]) / 250,
      scene.random() * 360,
      2.9,
      shadow(19, 17) + piece('meatball', scene, '#7f4b2c'),
    ),
  ).join('');

/** What of a dish lies in its sauce, and what is strewn over all. */
const inSauce = (scene: FormScene): string =>
  scatter(
    { ...scene, toppings: scene.toppings.filter((one) => !isStrewn(one)) },
    { most: 28, size: 1.35, reach: 0.52, gap: 0.64 },
  ) +
  shape(blob(scene.random, scene.room[0] * 0.5, scene.room[1] * 0.46, 0.1, 12), scene.second, 0.34) +
  scatter({ ...scene, toppings: scene.toppings.filter(isStrewn) }, { most: 12, size: 1.4, reach: 0.6 });

const PASTA = [
  'spaghetti-bundle',
  'nest',
  'penne',
  'fusilli',
  'pasta-bow',
  'pasta-shell',
  'macaroni-elbow',
  'egg-half',
];

/** What is served in its sauce on a bed of pasta. */
export const OVER_PASTA: Forms = {
  'meatballs on spaghetti': {
    vessels: ['plate', 'wide bowl', 'bowl'],
    draw: (scene) => plain(scene, 'spaghetti') + ladle(scene, 0.62) + meatballs(scene),
    toppings: { most: 16, size: 1.35, reach: 0.6, gap: 0.8 },
    hides: [
      ...PASTA,
      ...'meatball mince-crumb sausage-coin sausage mushroom-slice mushroom-half carrot-coin tomato-wedge onion-soft onion-slice celery-slice pepper-strip crouton crumb cube'.split(
        ' ',
      ),
    ],
  },
  'stew on noodles': {
    vessels: ['plate', 'wide bowl', 'bowl'],
    draw: (scene) => plain(scene, 'ribbons') + ladle(scene, 0.66) + inSauce(scene),
    toppings: 'none',
    hides: [...PASTA, 'dollop', 'onion-soft', 'onion-slice'],
  },
};
