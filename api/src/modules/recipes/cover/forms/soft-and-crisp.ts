import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
  light,
  line,
  n,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { type Form, type FormScene, type Forms, isStrewn, scatter } from './form.ts';
import { BATTER, BREAD_PIECES } from './parts.ts';

const HONEY = '#d8932a';

/** Two cuts across the rind, and the soft cheese that runs from where they meet. */
const scored = (scene: FormScene): string =>
  line('M-92 -74Q0 -6 92 78M88 -78Q4 2 -88 76', dark(scene.colour, 0.22), 11) +
  line('M-92 -74Q0 -6 92 78M88 -78Q4 2 -88 76', '#f4d486', 6) +
  shape(blob(scene.random, 62, 54, 0.22, 9), dark(scene.colour, 0.2)) +
  shape(blob(scene.random, 56, 48, 0.22, 9, -1, -2), '#f6da8e') +
  line('M-30 -16Q-4 -30 20 -18', '#fdf1c4', 7, 0.9);

/** A round cheese with its rind, in the wooden box that it is baked in. */
const boxed = (scene: FormScene): string =>
  disc(178, '#1c0e0540', 6, 16) +
  disc(174, '#a9743f') +
  disc(166, '#d9ab72') +
  disc(150, '#8a5a2f') +
  disc(146, dark(scene.colour, 0.14)) +
  shape(blob(scene.random, 138, 137, 0.02, 16, -2, -4), light(scene.colour, 0.5)) +
  scored(scene) +
  line('M-96 -40Q-30 -86 10 -30T92 -20M-80 50Q-20 10 24 54T86 60', HONEY, 9, 0.75) +
  scatter({ ...scene, toppings: overCheese(scene), room: [116, 116] }, { most: 16, size: 1.5, reach: 1, gap: 0.6 });

const isBread = ({ piece }: FormScene['toppings'][number]): boolean => BREAD_PIECES.includes(piece);
const overCheese = ({ toppings }: FormScene): FormScene['toppings'] => toppings.filter((one) => !isBread(one));

/** A slice of baguette. */
const baguette = (scene: FormScene): string =>
  shape(blob(scene.random, 56, 42, 0.04, 12, 4, 9), '#1c0e0540') +
  shape(blob(scene.random, 55, 41, 0.04, 12), '#b5752f') +
  shape(blob(scene.random, 48, 34, 0.05, 12, -1, -2), '#f0dcae') +
  repeat(7, () =>
    shape(
      blob(scene.random, 5, 3.4, 0.3, 6, between(scene.random, -32, 32), between(scene.random, -20, 18)),
      '#d8b879',
    ),
  );

/** Slices of baguette around the box, where the recipe has bread. */
const breadAround = (scene: FormScene): string =>
  scene.toppings.some(isBread)
    ? [-262, 262]
        .map((x) =>
          [-130, 0, 130]
            .map((y) =>
              put(x + (y === 0 ? Math.sign(x) * 26 : 0), y, between(scene.random, -30, 30), 1.15, baguette(scene)),
            )
            .join(''),
        )
        .join('')
    : '';

const BAKED_CHEESE: Form = {
  vessels: ['board', 'slate'],
  draw: (scene) => breadAround(scene) + put(0, 0, 0, 1.16, boxed(scene)),
  toppings: 'none',
  hides: ['cheese-wedge', 'cheese-slice', 'mozzarella-slice', 'swirl', 'dollop', 'garlic', 'honeycomb'],
};

/** An outline with sharp corners, as thin dry pastry breaks. */
const jagged = ({ random }: FormScene, rx: number, ry: number, x = 0, y = 0): string =>
  `M${Array.from({ length: 13 }, (_, at) => {
    const [angle, reach] = [(at / 13) * 2 * Math.PI, between(random, 0.76, 1.16)];
    return `${n(x + Math.cos(angle) * rx * reach)} ${n(y + Math.sin(angle) * ry * reach)}`;
  }).join('L')}Z`;

/** A fold of the sheet that stands up: one side in the light, the other in the shade, its edge brown. */
function fold({ random, colour }: FormScene, angle: number, at: number): string {
  const [turn, reach] = [angle + between(random, -0.4, 0.4), at % 2 === 0 ? 64 : 26];
  const [width, height] = [between(random, 32, 52), between(random, 18, 34)];
  return put(
    Math.cos(turn) * reach,
    Math.sin(turn) * reach * 0.8,
    (turn * 180) / Math.PI + between(random, 50, 130),
    1,
    shape(`M${n(-width)} 4L${n(-width * 0.3)} ${n(-height)}L${n(width)} -3L${n(width * 0.2)} 9Z`, dark(colour, 0.26)) +
      shape(
        `M${n(-width)} 4L${n(-width * 0.3)} ${n(-height)}L${n(width * 0.5)} -4Z`,
        light(colour, at % 3 === 0 ? 0.6 : 0.36),
      ) +
      line(`M${n(-width)} 4L${n(-width * 0.3)} ${n(-height)}L${n(width)} -3`, '#a9662a', 3.4, 0.85),
  );
}

/** A sheet of filo, crumpled. */
const crumple = (scene: FormScene): string =>
  shape(jagged(scene, 102, 88, 4, 10), '#1c0e0548') +
  shape(jagged(scene, 102, 88), dark(scene.colour, 0.14)) +
  shape(jagged(scene, 92, 76, -3, -4), light(scene.colour, 0.16)) +
  around(10, (angle, at) => fold(scene, angle, at));

/** Places of the crumpled sheets; the corner without one shows the filling. */
const SHEETS = [-1, 0, 1].flatMap((row) => [-2, -1, 0, 1, 2].map((column) => [column, row] as const));
const OPEN_CORNER = SHEETS.length - 2;

const corner = (scene: FormScene): string =>
  put(
    scene.room[0] * 0.58,
    scene.room[1] * 0.56,
    0,
    1,
    scatter(
      {
        ...scene,
        toppings: scene.toppings.filter((one) => !isStrewn(one)).map((one) => ({ ...one, most: 20, isNamed: true })),
        room: [scene.room[0] * 0.42, scene.room[1] * 0.4],
      },
      { most: 30, size: 1.7, reach: 1, gap: 0.5 },
    ),
  );

const CRUMPLED: Form = {
  vessels: ['baking dish', 'oval dish'],
  draw: (scene) => {
    const [width, height] = scene.room;
    const inner = scene.isSquare ? 1 : 0.84;
    return (
      (scene.isSquare
        ? box(width * 2, height * 2, 40, dark(scene.second, 0.14))
        : shape(blob(scene.random, width, height, 0.01, 16), dark(scene.second, 0.14))) +
      shape(blob(scene.random, width * 0.44, height * 0.44, 0.1, 11, width * 0.5, height * 0.5), scene.second) +
      corner(scene) +
      SHEETS.slice(0, OPEN_CORNER)
        .map(([column, row]) =>
          put(
            column * width * 0.4 * inner,
            row * height * 0.6 * inner,
            between(scene.random, -20, 20),
            1,
            crumple(scene),
          ),
        )
        .join('')
    );
  },
  toppings: 'none',
  hides: [...BATTER, ...BREAD_PIECES],
};

/** What is baked until it runs or crisps: a cheese in its box, a pie under crumpled filo. */
export const SOFT_AND_CRISP: Forms = { 'baked cheese': BAKED_CHEESE, 'crumpled filo': CRUMPLED };
