import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
  inCircle,
  light,
  line,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, MEATS } from './parts.ts';

/** A tortilla folded to a closed parcel and fried: blistered, its flap across, its ends tucked in. */
const parcel = (scene: FormScene): string =>
  box(470, 182, 46, '#1c0e0548', 8, 18) +
  box(464, 174, 44, dark(scene.colour, 0.34), 0, 6) +
  box(456, 164, 42, scene.colour) +
  shape('M-226 -30L40 -82H190Q228 -82 228 -44V-6Z', light(scene.colour, 0.2)) +
  line('M-222 -22L228 8', dark(scene.colour, 0.3), 7, 0.8) +
  line('M-196 -70Q-176 0 -198 68M196 -70Q176 0 198 68', dark(scene.colour, 0.22), 6, 0.8) +
  repeat(26, () => {
    const [x, y] = inCircle(scene.random, 1);
    const blister = blob(
      scene.random,
      between(scene.random, 6, 17),
      between(scene.random, 5, 11),
      0.28,
      8,
      x * 200,
      y * 66,
    );
    return scene.random() < 0.5
      ? shape(blister, dark(scene.colour, 0.4), 0.6)
      : shape(blister, light(scene.colour, 0.36), 0.7);
  });

/** A band of sour cream along it, and what is strewn on that. */
const topped = (scene: FormScene): string =>
  shape(blob(scene.random, 150, 30, 0.16, 15, 0, 4), '#d8cfbc') +
  shape(blob(scene.random, 146, 27, 0.16, 15), '#fbf6ea') +
  scatter({ ...scene, room: [140, 34] }, { most: 16, size: 1.1, reach: 1, gap: 0.55 });

/** Half-moons of dough, plump, their edge crimped. */
const halfMoon = ({ colour, random }: FormScene): string => {
  const edge = repeat(9, (at) => {
    const angle = Math.PI + (at / 8) * Math.PI;
    return oval(
      13,
      9,
      dark(colour, 0.06),
      Math.cos(angle) * 76,
      Math.sin(angle) * 62 + 26,
      (angle * 180) / Math.PI + 90,
    );
  });
  return (
    shape('M-80 34C-80 -60 80 -60 80 34C60 48 -60 48 -80 34Z', '#1c0e0540') +
    edge +
    shape('M-78 26C-78 -58 78 -58 78 26C58 42 -58 42 -78 26Z', dark(colour, 0.2)) +
    shape('M-72 22C-72 -50 72 -50 72 22C54 36 -54 36 -72 22Z', colour) +
    shape(blob(random, 44, 22, 0.08, 11, 0, 4), light(colour, 0.55), 0.9) +
    line('M-34 -14Q0 -28 30 -16', '#fffdf2', 6, 0.85)
  );
};

const fan = (scene: FormScene): string =>
  repeat(13, (at) => {
    const [angle, out] = [at * 2.4, Math.sqrt((at + 0.2) / 13) * 0.72];
    return put(
      Math.cos(angle) * out * scene.room[0],
      Math.sin(angle) * out * scene.room[1],
      scene.random() * 360,
      1.02,
      halfMoon(scene),
    );
  });

/** Dough folded over what one does not see. */
export const CLOSED_PARCELS: Forms = {
  chimichangas: {
    vessels: ['plate', 'platter', 'board'],
    draw: (scene) =>
      served(
        [
          [-10, -104, -7],
          [10, 104, 5],
        ],
        () => parcel(scene) + topped(scene),
        scene.room[0] < 300 ? 0.96 : 1.1,
      ),
    toppings: 'none',
    hides: [
      ...BREAD_PIECES,
      ...MEATS,
      'bean',
      'grated-cheese',
      'dollop',
      'swirl',
      'pepper-strip',
      'onion-soft',
      'rice-mound',
    ],
  },
  'half-moon dumplings': {
    vessels: ['plate', 'rimmed plate', 'plate'],
    draw: fan,
    toppings: { most: 26, size: 1.25, reach: 0.62, gap: 0.6 },
    hides: [
      ...BREAD_PIECES,
      ...MEATS,
      'dumpling',
      'chunk',
      'cube',
      'mushroom',
      'mushroom-slice',
      'cabbage-shred',
      'egg-half',
      'butter-pat',
      'crumble',
      'grated-cheese',
    ],
  },
};
