import type { Random } from '../../../../shared/seeded-random.ts';
import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
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
import { served } from '../vessels.ts';
import { BOWLS } from './bowls.ts';
import { type Form, type Forms, type FormScene, scatter } from './form.ts';
import { BREAD_PIECES, shadow } from './parts.ts';

/** Colours of shells. */
const SHELLS: ReadonlyMap<string, Colour> = new Map([
  ['mussel', '#2f3442'],
  ['clam', '#f1e8da'],
]);
const PEARL = '#ece6da';
const OYSTER = '#b7ad9c';
/** Seven of them, one in the middle. */
const ROUND = around(6, (angle) => `${n(Math.cos(angle) * 0.66)} ${n(Math.sin(angle) * 0.66)},`)
  .split(',')
  .filter((place) => place !== '')
  .map((place) => place.split(' ').map(Number) as [number, number]);

/** Open shells of the kinds that the recipe has, heaped. */
function openShells(scene: FormScene, count: number): string {
  const kinds = scene.toppings.filter(({ piece }) => SHELLS.has(piece)).map(({ piece }) => piece);
  return repeat(kinds.length === 0 ? 0 : count, (at) => {
    const kind = kinds[at % kinds.length] ?? '';
    const [angle, reach] = [at * 2.4 + scene.random() * 0.4, Math.sqrt((at + 0.3) / count) * 0.84];
    return put(
      Math.cos(angle) * reach * scene.room[0],
      Math.sin(angle) * reach * scene.room[1],
      scene.random() * 360,
      (kind === 'clam' ? 2.3 : 2.7) * between(scene.random, 0.94, 1.08),
      shadow(20, 16) + (PIECES.get(kind)?.(SHELLS.get(kind) ?? scene.colour, scene.random) ?? ''),
    );
  });
}

/** What lies between and on the shells. */
const amongShells = (scene: FormScene, most: number, size: number, reach = 0.9): string =>
  scatter(
    { ...scene, toppings: scene.toppings.filter(({ piece }) => !SHELLS.has(piece)) },
    { most, size, reach, gap: 0.5 },
  );

/** The colour of half shells; clams are darker outside than seen open. */
const shellOf = (toppings: FormScene['toppings']): Colour | undefined => {
  const kind = toppings.find(({ piece }) => SHELLS.has(piece))?.piece;
  return kind === 'clam' ? '#b89f7c' : SHELLS.get(kind ?? '');
};

/** The deep, rough half of a shell: of an oyster, where it is not said which. */
const halfShell = (random: Random, colour: Colour = '#8b8d86'): string =>
  put(6, 12, 0, 1, shape(blob(random, 92, 74, 0.08, 12), '#1c0e0544')) +
  shape(blob(random, 92, 74, 0.1, 13), colour) +
  shape(blob(random, 84, 66, 0.08, 12), light(colour, 0.24)) +
  shape(blob(random, 76, 58, 0.06, 11), PEARL);

const rawOyster = (random: Random): string =>
  halfShell(random) +
  shape(blob(random, 56, 40, 0.12, 10, 3, 3), dark(OYSTER, 0.34)) +
  shape(blob(random, 50, 34, 0.1, 10), OYSTER) +
  shape(blob(random, 24, 18, 0.12, 8, -14, -4), light(OYSTER, 0.5)) +
  line('M8 -18Q34 -6 30 16', dark(OYSTER, 0.2), 4, 0.7) +
  oval(12, 5, '#ffffff', 8, -12, -20);

/** A shell, and in it what it is baked under. */
const covered = ({ random, colour, second, toppings }: FormScene): string =>
  halfShell(random, shellOf(toppings)) +
  shape(blob(random, 66, 48, 0.1, 11, 2, 3), dark(colour, 0.26)) +
  shape(blob(random, 60, 43, 0.1, 11), colour) +
  repeat(second === colour ? 6 : 30, () => {
    const [x, y] = inCircle(random, 1);
    return shape(blob(random, 6, 5, 0.3, 6, x * 50, y * 34), second === colour ? light(colour, 0.25) : second);
  });

/** Half shells in a ring. */
const ring = (scene: FormScene, one: () => string): string =>
  served(
    ROUND.map(
      ([x, y]) => [x * scene.room[0] * 1.06, y * scene.room[1] * 1.12, between(scene.random, -40, 40)] as const,
    ),
    one,
    Math.min(1.12, scene.room[1] / 190),
  );

const ice = ({ random, room: [width, height] }: FormScene): string =>
  repeat(60, () => {
    const [x, y] = inCircle(random, 0.98);
    return shape(
      blob(random, between(random, 16, 30), between(random, 12, 24), 0.3, 5, x * width, y * height),
      random() < 0.5 ? '#e6f1f5' : '#cfe1e9',
      0.75,
    );
  });

/** A little dish in the middle, of what is spooned on; none where the dish has no second colour. */
const littleDish = ({ colour, second }: FormScene): string =>
  second === colour
    ? ''
    : disc(76, '#1c0e0540', 4, 10) + disc(74, '#fbf7f0') + disc(60, dark(second, 0.2)) + disc(57, second, -1, -3);

const LOBSTER =
  'M-250 8C-236 -58 -150 -92 -56 -86C-30 -84 -14 -76 0 -70C60 -80 130 -66 186 -34C206 -20 210 8 190 20C120 40 40 44 -20 44C-110 50 -210 46 -250 8Z';
const CLAW =
  'M-40 34C-66 6 -60 -44 -22 -66C-24 -40 -6 -28 0 -46C6 -70 34 -76 46 -60C66 -20 40 32 0 44C-14 46 -30 44 -40 34Z';

/** One leaf of the fan that the tail ends in. */
const tailFin = (colour: Colour, turn: number): string =>
  put(
    192,
    -8,
    turn,
    1,
    oval(58, 25, dark(colour, 0.22), 46, 4) + oval(54, 22, colour, 46, 0) + line('M14 0H88', light(colour, 0.35), 4),
  );

/** Half a lobster, the cut side up: red shell about white meat. */
const halfLobster = ({ random, colour, second }: FormScene): string =>
  line('M-240 -6Q-330 -60 -390 -30M-240 4Q-320 10 -380 50', colour, 6) +
  line('M-150 44l-26 40M-100 48l-14 44M-50 48l4 44M-4 44l22 38', dark(colour, 0.12), 11) +
  [-46, -12, 24].map((turn) => tailFin(colour, turn)).join('') +
  put(4, 14, 0, 1, shape(LOBSTER, '#1c0e0544')) +
  shape(LOBSTER, dark(colour, 0.2)) +
  put(-2, -4, 0, 0.95, shape(LOBSTER, colour)) +
  shape('M-10 -46C60 -62 130 -48 176 -18C120 14 50 22 -4 20C-16 0 -18 -26 -10 -46Z', '#f7ead8') +
  repeat(4, (at) => line(`M${n(16 + at * 38)} ${n(-50 + at * 6)}q14 30 4 62`, '#e9cdb2', 4)) +
  repeat(4, (at) => line(`M${n(6 + at * 44)} ${n(-70 + at * 7)}l6 18`, dark(colour, 0.3), 5)) +
  shape(blob(random, 78, 36, 0.1, 10, -120, -14), '#e8b98c') +
  shape(blob(random, 40, 20, 0.2, 9, -130, -16), '#9c9a5c') +
  (second === colour ? '' : shape(blob(random, 110, 24, 0.2, 10, 60, -10), second, 0.75)) +
  put(
    -196,
    -104,
    -30,
    1.15,
    shape(CLAW, dark(colour, 0.22)) +
      put(-2, -3, 0, 0.9, shape(CLAW, colour)) +
      oval(8, 20, light(colour, 0.4), 22, -30, 20),
  );

const SHELLFISH: Form = {
  vessels: ['casserole', 'bowl', 'pan'],
  draw: (scene) =>
    oval(scene.room[0], scene.room[1], dark(scene.second, 0.05)) +
    oval(scene.room[0], scene.room[1], 'url(#gloss)') +
    openShells(scene, 24) +
    amongShells(scene, 24, 1.15),
  toppings: 'none',
  hides: BREAD_PIECES,
};

/** Shellfish in its shell. */
export const SEAFOOD: Forms = {
  seafood: SHELLFISH,
  'seafood on grains': {
    vessels: ['bowl', 'wide bowl', 'plate'],
    draw: (scene) => (BOWLS['grains']?.draw(scene) ?? '') + amongShells(scene, 34, 1.3) + openShells(scene, 13),
    toppings: 'none',
  },
  oysters: {
    vessels: ['platter', 'plate'],
    draw: (scene) => ice(scene) + ring(scene, () => rawOyster(scene.random)) + littleDish(scene),
    toppings: { most: 9, size: 1.6, reach: 0.95, gap: 0.8 },
    hides: ['oyster', 'onion-slice'],
  },
  'covered shells': {
    vessels: ['tray', 'platter', 'plate'],
    draw: (scene) => ring(scene, () => covered(scene)) + amongShells(scene, 8, 1.5, 0.5),
    toppings: 'none',
    hides: [
      'oyster',
      'cube',
      'lardon',
      'bacon-strip',
      'leaf',
      'frilly-leaf',
      'shaving',
      'grated-cheese',
      'spring-onion-ring',
      'onion-slice',
      'crumb',
    ],
  },
  'lobster halves': {
    vessels: ['platter', 'oval dish'],
    draw: (scene) =>
      served(
        [
          [30, -74, -6],
          [50, 120, 4],
        ],
        () => halfLobster(scene),
        0.98,
      ),
    toppings: { most: 14, size: 1.3, reach: 0.95, gap: 0.6 },
    hides: ['lobster'],
  },
};
