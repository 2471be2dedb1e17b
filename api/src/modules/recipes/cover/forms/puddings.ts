import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
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
import type { FormScene, Forms } from './form.ts';
import { BATTER, shadow } from './parts.ts';

const MERINGUE = '#fbf3e2';
const CREAM = '#fffaf0';

/** A peak of meringue, its tip browned. */
const peak = (scene: FormScene, radius: number): string =>
  disc(radius, dark(MERINGUE, 0.1), 2, 5) +
  shape(blob(scene.random, radius, radius * 0.94, 0.07, 10), MERINGUE) +
  line(`M${n(-radius * 0.5)} ${n(radius * 0.2)}Q0 ${n(-radius * 0.7)} ${n(radius * 0.5)} 0`, '#d9a86a', 7, 0.8) +
  disc(radius * 0.2, '#c98f4e', 0, -radius * 0.16);

/** A bun of choux with something poured over it. */
const chouxBun = (scene: FormScene): string =>
  oval(80, 70, '#1c0e0540', 5, 14) +
  shape(blob(scene.random, 80, 74, 0.06, 11), dark(scene.colour, 0.24)) +
  shape(blob(scene.random, 72, 64, 0.07, 11, -2, -5), scene.colour) +
  oval(66, 8, scene.isCreamy ? CREAM : dark(scene.colour, 0.4), 0, 26) +
  shape(blob(scene.random, 58, 46, 0.2, 9, 0, -14), scene.second) +
  oval(20, 9, light(scene.second, 0.4), -18, -30, -20);

/** Puddings of meringue and choux, and what swims in syrup. */
export const PUDDINGS: Forms = {
  pavlova: {
    vessels: ['cake stand', 'plate', 'round board'],
    draw: (scene) =>
      disc(258, '#1c0e0540', 6, 16) +
      around(14, (angle) =>
        put(
          Math.cos(angle) * 206,
          Math.sin(angle) * 206,
          (angle * 180) / Math.PI,
          1,
          shape(blob(scene.random, 62, 54, 0.08, 10), dark(MERINGUE, 0.1)) +
            shape(blob(scene.random, 54, 45, 0.08, 10, -2, -3), MERINGUE),
        ),
      ) +
      disc(196, dark(MERINGUE, 0.08)) +
      // No cream where the recipe has none.
      shape(blob(scene.random, 182, 178, 0.06, 12), scene.isCreamy ? CREAM : dark(MERINGUE, 0.04)) +
      line('M-110 -20C-60 -110 90 -96 104 -10C112 66 -20 92 -50 30', dark(CREAM, 0.1), 14, 0.8),
    toppings: { most: 40, size: 1.7, reach: 0.56, gap: 0.55 },
    hides: BATTER.filter((name) => name !== 'banana-slice'),
  },
  'meringue pie': {
    vessels: ['plate', 'round board', 'cake stand'],
    draw: (scene) =>
      disc(258, '#1c0e0544', 5, 14) +
      around(36, (angle) => disc(20, dark(scene.colour, 0.12), Math.cos(angle) * 240, Math.sin(angle) * 240)) +
      disc(246, scene.colour) +
      disc(216, scene.second) +
      around(13, (angle) =>
        put(Math.cos(angle) * 152, Math.sin(angle) * 152, scene.random() * 360, 1, peak(scene, 50)),
      ) +
      around(7, (angle) => put(Math.cos(angle) * 74, Math.sin(angle) * 74, scene.random() * 360, 1, peak(scene, 48))) +
      peak(scene, 50),
    toppings: 'none',
  },
  profiteroles: {
    vessels: ['plate', 'cake stand', 'platter'],
    draw: (scene) =>
      around(7, (angle, at) =>
        put(
          at < 6 ? Math.cos((angle * 7) / 6) * 142 : 0,
          at < 6 ? Math.sin((angle * 7) / 6) * 130 : -10,
          between(scene.random, -14, 14),
          1.02,
          chouxBun(scene),
        ),
      ),
    toppings: { most: 8, size: 1, reach: 0.9 },
    hides: [...BATTER, 'chocolate-square', 'chocolate-chip'],
  },
  'dumplings in syrup': {
    vessels: ['bowl', 'wide bowl'],
    draw: (scene) =>
      oval(...scene.room, scene.second) +
      oval(...scene.room, 'url(#gloss)') +
      repeat(11, (at) => {
        const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.3) / 11) * 0.74];
        return put(
          Math.cos(angle) * reach * scene.room[0],
          Math.sin(angle) * reach * scene.room[1],
          scene.random() * 360,
          2.9,
          shadow(20, 18) +
            shape(blob(scene.random, 20, 18, 0.06, 10), dark(scene.colour, 0.16)) +
            shape(blob(scene.random, 17, 15, 0.06, 10, -1, -2), scene.colour) +
            oval(6, 3, light(scene.colour, 0.5), -5, -6, -25),
        );
      }),
    toppings: { most: 14, size: 0.9, reach: 0.8 },
    hides: [...BATTER, 'apple-slice', 'powder-mound'],
    onlyGarnish: true,
  },
  'cheese wheel': {
    vessels: ['board', 'round board', 'slate'],
    draw: (scene) =>
      disc(196, '#1c0e0544', 7, 18) +
      disc(192, dark(scene.colour, 0.2)) +
      disc(176, scene.colour, -3, -6) +
      repeat(20, () => {
        const [x, y] = inCircle(scene.random, 158);
        return shape(blob(scene.random, 9, 6, 0.3, 7, x, y), dark(scene.colour, 0.12), 0.7);
      }) +
      // A wedge is cut out and lies beside it.
      shape('M0 -6L196 -70L196 62Z', '#00000026') +
      shape('M4 -2L190 -62Q206 0 190 54Z', dark(scene.colour, 0.36)) +
      put(70, 8, 10, 1, shape('M60 60L246 0Q262 62 246 116Z', '#1c0e0533')) +
      put(64, 0, 10, 1, shape('M60 60L246 0Q262 62 246 116Z', dark(scene.colour, 0.14))) +
      put(62, -5, 10, 1, shape('M66 60L238 6Q250 62 238 108Z', light(scene.colour, 0.25))),
    toppings: { most: 10, size: 1, reach: 0.9 },
    hides: ['swirl', 'dollop', 'grated-cheese', 'cheese-cube'],
    onlyGarnish: true,
  },
  'sausages in buns': {
    vessels: ['board', 'paper', 'platter', 'lined tray'],
    draw: (scene) =>
      [-120, 0, 120]
        .map((y, at) =>
          put(
            [-16, 14, -6][at] ?? 0,
            y,
            [-4, 3, -2][at] ?? 0,
            1,
            oval(250, 56, '#1c0e0540', 5, 16) +
              `<rect x="-240" y="-52" width="480" height="104" rx="52" fill="${dark(scene.colour, 0.22)}"/>` +
              `<rect x="-232" y="-50" width="464" height="92" rx="46" fill="${scene.colour}"/>` +
              line('M-206 0H206', dark(scene.colour, 0.45), 50) +
              line('M-236 -2Q0 -20 236 -2', dark(scene.second, 0.3), 48) +
              line('M-234 -6Q0 -24 234 -6', scene.second, 38) +
              line('M-200 -16Q0 -32 190 -16', light(scene.second, 0.4), 7) +
              repeat(6, (place) => line(`M${n(-150 + place * 58)} -18l16 26`, dark(scene.second, 0.4), 7)),
          ),
        )
        .join(''),
    toppings: { most: 22, size: 1, reach: 0.6, gap: 0.5 },
    hides: [...BATTER, 'sausage', 'sausage-coin', 'bun-whole', 'loaf-whole', 'bread-slice', 'toast-slice', 'crouton'],
  },
  'pulled meat': {
    vessels: ['bowl', 'platter', 'plate', 'casserole'],
    draw: (scene) => {
      const [width, height] = [scene.room[0] * 0.9, scene.room[1] * 0.86];
      return (
        shape(blob(scene.random, width, height, 0.05, 13, 0, 8), dark(scene.colour, 0.4)) +
        shape(blob(scene.random, width * 0.97, height * 0.96, 0.06, 13), dark(scene.colour, 0.16)) +
        repeat(150, () => {
          const [x, y] = inCircle(scene.random, 0.88);
          const [long, bend] = [between(scene.random, 22, 46), between(scene.random, -14, 14)];
          const tone = scene.random();
          return put(
            x * width,
            y * height,
            scene.random() * 360,
            1,
            line(
              `M${n(-long)} 0Q0 ${n(bend)} ${n(long)} 0`,
              tone < 0.4 ? dark(scene.colour, 0.3) : light(scene.colour, tone < 0.7 ? 0.12 : 0.34),
              between(scene.random, 8, 13),
            ),
          );
        })
      );
    },
    toppings: { most: 22, size: 1.1, reach: 0.8 },
    hides: [
      'meat-chunk',
      'meat-strip',
      'chicken-strip',
      'chicken-slice',
      'drumstick',
      'thigh',
      'leg',
      'wing',
      'small-bird',
      'shank',
      'chop',
      'rib',
      'whole-bird',
      'raw-meat',
    ],
  },
};
