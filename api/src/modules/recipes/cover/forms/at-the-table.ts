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
import { pool } from './bowls.ts';
import { type Forms, type FormScene, scatter } from './form.ts';
import { piece } from './parts.ts';

/** A cube of white bread, its crust on one side. */
const cube = (): string =>
  box(54, 50, 9, '#1c0e0540', 3, 9) +
  box(52, 48, 9, '#c98f4c') +
  box(46, 40, 8, '#f6e6bf', 2, -5) +
  disc(4, '#e3c893', -8, -10) +
  disc(3, '#e3c893', 10, 2);

/** A long fork, and what is stuck on it. */
const fork = (turn: number, out: number, held: string): string =>
  put(
    0,
    0,
    turn,
    1,
    line(`M${n(out - 40)} 0H372`, '#1c0e0530', 9) +
      line(`M${n(out - 40)} -5H330`, '#cfd3d6', 8) +
      line('M300 -5H420', '#7a4a2a', 20) +
      put(out, -4, 8, 1, held),
  );

/** What is dipped: bread, fruit where it is of chocolate. */
function dipped(scene: FormScene): readonly (() => string)[] {
  const fruit = scene.toppings.filter((one) => one.size <= 1.5).slice(0, 3);
  return fruit.length === 0 ? [cube] : fruit.map((one) => () => put(0, 0, 20, 2, one.draw()));
}

/** The heavy pot with its one handle, full. */
const caquelon = (scene: FormScene): string =>
  put(
    0,
    0,
    152,
    1,
    line('M180 0H300', '#1c0e0540', 50) + line('M180 -8H296', '#8f2f22', 46) + line('M190 -16H288', '#b4503c', 10),
  ) +
  disc(226, '#1c0e0544', 4, 18) +
  disc(222, '#9c3426') +
  disc(210, '#bb4b38', -2, -3) +
  disc(194, dark(scene.colour, 0.4)) +
  pool({ ...scene, room: [190, 190] }, scene.colour) +
  repeat(9, () => {
    const [x, y] = inCircle(scene.random, 150);
    return (
      disc(between(scene.random, 7, 14), light(scene.colour, 0.4), x, y) +
      disc(5, dark(scene.colour, 0.12), x + 1, y + 2)
    );
  }) +
  oval(64, 20, light(scene.colour, 0.6), -70, -104, -32);

function fondue(scene: FormScene): string {
  const kinds = dipped(scene);
  const one = (at: number): string => kinds[at % kinds.length]?.() ?? '';
  const beside = [
    [-306, 130],
    [-262, 186],
    [-322, -110],
    [-276, -168],
    [290, 186],
    [318, 122],
    [250, -190],
  ] as const;
  return (
    beside.map(([x, y], at) => put(x, y, scene.random() * 360, 1, one(at))).join('') +
    caquelon(scene) +
    fork(-24, 96, one(0)) +
    fork(38, 116, one(1))
  );
}

const RINGS = new Set(['spring-onion-ring']);

/** Darker clouds of miso that sink in its broth. */
const clouds = ({ random, room: [width, height], colour }: FormScene): string =>
  repeat(11, () => {
    const [x, y] = inCircle(random, 0.7);
    return shape(
      blob(random, between(random, 34, 66), between(random, 22, 44), 0.2, 10, x * width, y * height),
      dark(colour, 0.16),
      0.4,
    );
  });

/** Tofu and seaweed as they usually swim in it, and all else that the recipe has. */
const misoSoup = (scene: FormScene): string => {
  const tofu = (): string =>
    put(0, 0, scene.random() * 360, 2.1, oval(17, 15, '#1c0e0530', 1, 4) + piece('cheese-cube', scene, '#fbf6ea'));
  const weed = (): string =>
    shape(blob(scene.random, 44, 20, 0.34, 9), '#24452f') +
    shape(blob(scene.random, 30, 8, 0.3, 8, -4, -3), '#4a7a4f', 0.7);
  const lie = (count: number, turn: number, one: () => string): string =>
    repeat(count, (at) => {
      const [angle, reach] = [at * 2.4 + turn, Math.sqrt((at + 0.4) / count) * 0.7];
      return put(
        Math.cos(angle) * reach * scene.room[0],
        Math.sin(angle) * reach * scene.room[1],
        scene.random() * 360,
        1,
        one(),
      );
    });
  const rings = scene.toppings.filter((one) => RINGS.has(one.piece));
  return (
    pool(scene, scene.colour, false) +
    clouds(scene) +
    lie(9, 0.4, weed) +
    lie(13, 1.5, tofu) +
    scatter(
      { ...scene, toppings: scene.toppings.filter((one) => !rings.includes(one)) },
      { most: 22, size: 1.5, reach: 0.8 },
    ) +
    (rings.length > 0 ? scatter({ ...scene, toppings: rings }, { most: 16, size: 1.3, reach: 0.75 }) : '')
  );
};

/** What one dips into at the table, and the bowl of miso beside a Japanese meal. */
export const AT_THE_TABLE: Forms = {
  fondue: {
    vessels: ['board', 'slate'],
    draw: fondue,
    toppings: 'none',
    hides: [
      'loaf-whole',
      'bread-slice',
      'toast-slice',
      'crouton',
      'grated-cheese',
      'cheese-wedge',
      'cheese-cube',
      'chocolate-square',
    ],
  },
  'miso soup': {
    vessels: ['small bowl', 'bowl'],
    draw: misoSoup,
    toppings: 'none',
    hides: ['cheese-cube', 'tofu-slab', 'seaweed-strip', 'wilted-leaf', 'rice-mound'],
  },
};
