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
import { type Form, type FormScene, type Forms, scatter } from './form.ts';
import { BATTER } from './parts.ts';

/** A pleat of its paper, outward from under the crust. */
const pleat = (angle: number): string =>
  `M${n(Math.cos(angle) * 84)} ${n(Math.sin(angle) * 84)}L${n(Math.cos(angle) * 103)} ${n(Math.sin(angle) * 103)}`;

/** The top of a muffin, risen over its paper and cracked. */
const dome = (scene: FormScene): string =>
  shape(blob(scene.random, 101, 99, 0.05, 12), dark(scene.second, 0.24)) +
  shape(blob(scene.random, 93, 90, 0.06, 12, -2, -5), scene.second) +
  shape(blob(scene.random, 62, 56, 0.16, 10, -12, -16), light(scene.second, 0.22), 0.8) +
  line('M-52 30Q-24 6 -30 -30M4 58Q18 26 52 22M26 -62Q34 -34 62 -26', dark(scene.second, 0.24), 6, 0.7);

/** Flakes of bran and dark fruit in the dough. */
const speckled = ({ random }: FormScene): string =>
  repeat(26, (at) => {
    const [x, y] = inCircle(random, 82);
    return at % 5 === 0
      ? oval(11, 7, '#3a1f14', x, y, random() * 180)
      : shape(blob(random, 7, 4, 0.3, 6, x, y), random() < 0.6 ? '#7a4722' : '#e0b878');
  });

/** Six, each in its paper; what is on a dome is given. */
const six = (scene: FormScene, over: () => string): string =>
  [-210, 0, 210]
    .flatMap((x) => [-120, 120].map((y) => [x, y] as const))
    .map(([x, y]) =>
      put(
        x,
        y,
        scene.random() * 360,
        1,
        disc(107, '#1c0e0540', 4, 10) +
          disc(106, '#cdb184') +
          around(36, (angle) => line(pleat(angle), '#efe2c6', 7)) +
          dome(scene) +
          over(),
      ),
    )
    .join('');

const MUFFIN: Omit<Form, 'draw'> = {
  vessels: ['muffin tin', 'rack', 'board'],
  toppings: 'none',
  hides: [...BATTER, 'crisp'],
};

/** Six to a tin, or out of it. */
export const MUFFINS: Forms = {
  muffins: {
    ...MUFFIN,
    draw: (scene) =>
      six(scene, () => scatter({ ...scene, room: [62, 62] }, { most: 9, size: 1.05, reach: 1, gap: 0.6 })),
  },
  'bran muffins': { ...MUFFIN, draw: (scene) => six(scene, () => speckled(scene)), onlyGarnish: true },
};
