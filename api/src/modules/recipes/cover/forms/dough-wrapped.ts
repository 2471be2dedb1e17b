import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
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
import { served } from '../vessels.ts';
import { type FormScene, type Forms, scatter, type Topping } from './form.ts';
import { BATTER, BREAD_PIECES, MEATS } from './parts.ts';

const SAUSAGE = '#b5553a';
const GREENS: ReadonlySet<string> = new Set(['lettuce-leaf', 'leaf', 'cube', 'tomato-wedge', 'cabbage-shred', 'shred']);

/** A sausage that looks out at both ends of the dough wound round it. */
const wrapped = ({ colour }: FormScene): string =>
  oval(128, 46, '#1c0e0540', 4, 12) +
  box(252, 58, 29, dark(SAUSAGE, 0.25)) +
  box(246, 48, 24, SAUSAGE, 0, -4) +
  line('M-112 -16H-92M92 -16H112', light(SAUSAGE, 0.5), 8) +
  repeat(4, (at) => {
    const [x, high] = [-63 + at * 42, at === 0 || at === 3 ? 68 : 82];
    return (
      put(x, 0, -14, 1, oval(33, high / 2 + 5, dark(colour, 0.34))) +
      put(x - 1, -3, -14, 1, oval(28, high / 2, colour)) +
      put(x - 6, -high * 0.2, -14, 1, oval(12, high * 0.16, light(colour, 0.4)))
    );
  });

/** A sausage in a smooth coat of batter, on its stick. */
const onStick = ({ colour }: FormScene): string =>
  line('M120 0H226', '#1c0e0540', 14) +
  line('M120 -6H224', '#d8b57c', 13) +
  box(270, 92, 46, '#1c0e0540', 5, 10) +
  box(268, 90, 45, dark(colour, 0.3)) +
  box(258, 76, 38, colour, -1, -4) +
  line('M-98 -24Q-10 -34 90 -24', light(colour, 0.5), 11, 0.8) +
  shape('M-70 14q40 12 84 4', 'none') +
  repeat(5, (at) => oval(9, 5, dark(colour, 0.22), -84 + at * 40, at % 2 ? 14 : 22, at * 20));

/** The dough of a ring, folded over its filling: points towards the hole. */
const petals = (scene: FormScene, wide: number, high: number): string =>
  around(10, (angle, at) => {
    const turn = (angle * 180) / Math.PI;
    const petal = 'M104 -66C150 -76 212 -62 232 -14C240 16 226 52 190 62C150 58 118 24 66 4C84 -20 96 -44 104 -66Z';
    const tone = light(scene.colour, at % 2 ? 0.18 : 0.06);
    const drawn = put(
      0,
      0,
      turn,
      1.06,
      shape(petal, dark(scene.colour, 0.36)) + put(3, 0, 0, 0.95, shape(petal, tone)),
    );
    const edge = put(0, 0, turn, 1.06, line('M112 -48C152 -58 196 -46 214 -10', light(scene.colour, 0.5), 8, 0.8));
    return `<g transform="scale(${n(wide)} ${n(high)})">${drawn}${edge}</g>`;
  });

const filling = (scene: FormScene): string =>
  repeat(70, () => {
    const angle = scene.random() * 2 * Math.PI;
    const reach = between(scene.random, 150, 196);
    const tone = scene.random() < 0.3 ? '#f2b441' : dark('#7a4630', scene.random() * 0.3);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return shape(blob(scene.random, 17, 13, 0.3, 7, x, y), tone);
  });

const isGreen = ({ piece }: Topping): boolean => GREENS.has(piece);

/** Sausages in dough or batter, and dough in a ring round its filling. */
export const DOUGH_WRAPPED: Forms = {
  'wrapped sausages': {
    vessels: ['lined tray', 'rack', 'board'],
    draw: (scene) =>
      served(
        [
          [-200, -136, 4],
          [130, -150, -5],
          [-150, -8, -3],
          [190, 4, 6],
          [-200, 132, -6],
          [120, 146, 3],
        ],
        () => wrapped(scene),
      ),
    toppings: { most: 9, size: 0.8, reach: 0.9 },
    hides: [...MEATS, ...BREAD_PIECES, ...BATTER, 'sausage', 'sausage-coin', 'cheese-slice'],
  },
  'corn dogs': {
    vessels: ['paper', 'platter', 'rack'],
    draw: (scene) =>
      served(
        [
          [-70, -112, -8],
          [-40, 4, 3],
          [-78, 118, -4],
        ],
        () => onStick(scene),
        1.1,
      ),
    toppings: 'none',
  },
  'pastry ring': {
    vessels: ['round board', 'platter', 'lined tray'],
    draw: (scene) => {
      const [wide, high] = scene.room.map((side) => Math.min(1.1, (side * 0.98) / 246)) as [number, number];
      const tall = Math.min(wide, high);
      return `<g transform="scale(${n(tall)})">${
        disc(246, '#1c0e0540', 4, 14) +
        petals(scene, 1, 1) +
        filling(scene) +
        petals(scene, 0.98, 0.98) +
        disc(98, dark('#8fbf5a', 0.3)) +
        repeat(26, () => {
          const [x, y] = inCircle(scene.random, 80);
          return shape(blob(scene.random, 26, 15, 0.3, 8, x, y), light('#8fbf5a', scene.random() * 0.5));
        }) +
        scatter(
          { ...scene, room: [84, 84], toppings: scene.toppings.filter(isGreen) },
          { most: 16, size: 1.2, reach: 1, gap: 0.5 },
        )
      }</g>`;
    },
    toppings: 'none',
  },
};
