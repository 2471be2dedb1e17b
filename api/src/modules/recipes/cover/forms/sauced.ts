import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, disc, inCircle, light, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { BOWLS, pool } from './bowls.ts';
import { type Forms, type FormScene, scatter } from './form.ts';
import { besideJoints, BUT_JOINTS, joints } from './joints.ts';
import { MAINS } from './mains.ts';
import { BINDERS, FISHES, MEATS, piece, pieceHeap, shadow } from './parts.ts';

const fillets = (scene: FormScene): string => MAINS['fillet']?.draw(scene) ?? '';
const PASTA = new Set(['letter', 'macaroni-elbow', 'orzo', 'pasta-shell', 'pasta-bow', 'fusilli', 'penne']);
const LETTERS = { most: 46, size: 1.25, reach: 0.84, gap: 0.7 };
const BESIDE = { most: 30, size: 1.4, reach: 0.92, gap: 0.7 };

/** A sauce that covers the middle of what lies under it. */
function ladled({ random, room: [width, height], second }: FormScene, reach: number): string {
  const blot = (x: number, y: number, size: number): string =>
    shape(blob(random, width * size, height * size * 0.9, 0.09, 14, x, y + 6), dark(second, 0.24), 0.9) +
    shape(blob(random, width * size, height * size * 0.9, 0.09, 14, x, y), second, 0.95);
  return (
    blot(0, 0, reach) +
    blot(width * 0.3, -height * 0.22, reach * 0.55) +
    blot(-width * 0.34, height * 0.2, reach * 0.5) +
    oval(width * reach * 0.4, height * reach * 0.2, light(second, 0.3), -width * 0.14, -height * 0.2, -18)
  );
}

/** Whole eggs, stained by the sauce, where the dish has eggs. */
const eggs = ({ random, room, toppings }: FormScene): string =>
  toppings.some((one) => one.piece === 'egg-half')
    ? repeat(4, (at) =>
        put(
          Math.cos(at * 1.57 + 0.5) * room[0] * 0.6,
          Math.sin(at * 1.57 + 0.5) * room[1] * 0.6,
          random() * 360,
          1,
          oval(58, 46, '#1c0e0540', 3, 9) +
            oval(56, 44, '#c99a62') +
            oval(50, 38, '#e0b880', -3, -4) +
            oval(18, 9, '#f6e2c0', -18, -16, -24),
        ),
      )
    : '';

/** Cubes in a paste, heaped. */
const cubes = (scene: FormScene): string =>
  oval(scene.room[0] * 0.97, scene.room[1] * 0.97, dark(scene.colour, 0.45)) +
  repeat(74, () => {
    const [x, y] = inCircle(scene.random, 0.86);
    const shade = light(scene.colour, scene.random() < 0.5 ? 0.48 : 0.12);
    return put(
      x * scene.room[0],
      y * scene.room[1],
      scene.random() * 360,
      between(scene.random, 2.3, 2.8),
      shadow(17, 15) + piece('cube', scene, shade),
    );
  });

/** Lumps in a crisp coat, each with the glaze on it. */
const glazed = (scene: FormScene): string =>
  oval(scene.room[0] * 0.86, scene.room[1] * 0.84, dark(scene.second, 0.12)) +
  oval(scene.room[0] * 0.8, scene.room[1] * 0.78, scene.second) +
  repeat(26, (at) => {
    const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.3) / 26) * 0.74];
    const [rx, ry] = [between(scene.random, 44, 60), between(scene.random, 32, 42)];
    const lump = (size: number, fill: string, opacity = 1, up = 0): string =>
      shape(blob(scene.random, rx * size, ry * size, 0.3, 9, 0, up), fill, opacity);
    const drawn =
      lump(1.04, '#1c0e0548', 1, 8) +
      lump(1, dark(scene.colour, 0.34)) +
      lump(0.92, scene.colour, 1, -3) +
      lump(0.8, scene.second, 0.6, -5) +
      oval(rx * 0.26, ry * 0.16, light(scene.second, 0.7), -rx * 0.24, -ry * 0.4, -20);
    const [x, y] = [Math.cos(angle) * reach * scene.room[0], Math.sin(angle) * reach * scene.room[1]];
    return put(x, y, scene.random() * 360, 1, drawn);
  });

/** Dishes of which one sees the sauce, the glaze or the paste: how much of it there is, and where. */
export const SAUCED: Forms = {
  'fillet in sauce': {
    vessels: ['plate', 'pan', 'casserole'],
    draw: (scene) =>
      pool({ ...scene, room: [scene.room[0] * 0.96, scene.room[1] * 0.96] }, scene.second) + fillets(scene),
    toppings: BESIDE,
    hides: [...FISHES, ...MEATS],
  },
  'glazed fillet': {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) =>
      fillets(scene) +
      served(
        [
          [-70, -46, -14],
          [70, 64, 10],
        ],
        () =>
          shape(blob(scene.random, 122, 54, 0.12, 12, 0, -10), scene.second, 0.82) +
          shape(blob(scene.random, 74, 16, 0.2, 9, -16, -32), light(scene.second, 0.4), 0.7) +
          repeat(3, (at) => disc(9, scene.second, -110 + at * 120, 62 - (at % 2) * 12)),
      ),
    toppings: { most: 34, size: 1.5, reach: 0.98, gap: 0.7 },
    hides: [...FISHES, ...MEATS],
  },
  'potatoes in sauce': {
    vessels: ['plate', 'oval dish', 'small bowl'],
    draw: (scene) => {
      const chunks = (count: number, reach: number): string =>
        repeat(count, () => {
          const [x, y] = inCircle(scene.random, reach);
          return put(
            x * scene.room[0],
            y * scene.room[1],
            scene.random() * 360,
            between(scene.random, 1.9, 2.4),
            shadow(20, 16) + piece('chunk', scene),
          );
        });
      return chunks(56, 0.9) + ladled(scene, 0.5) + chunks(5, 0.44);
    },
    toppings: { most: 12, size: 1.1, reach: 0.7 },
    hides: ['chunk', 'cube', 'fry', 'potato-slice', 'tomato-wedge', 'tomato-half', 'onion-slice', 'pepper-strip'],
  },
  'braised pieces': {
    vessels: ['clay pot', 'casserole', 'bowl'],
    draw: (scene) =>
      pool(scene, scene.second) +
      joints(scene, ['meat-chunk', 9, 3.6]) +
      eggs(scene) +
      scatter(
        besideJoints({
          ...scene,
          toppings: scene.toppings.filter((one) => one.piece !== 'egg-half'),
        }),
        BESIDE,
      ),
    toppings: 'none',
    hides: [...BUT_JOINTS, 'chocolate-square', 'chocolate-chip', 'biscuit'],
  },
  'coated cubes': {
    vessels: ['bowl', 'small bowl', 'jar'],
    draw: cubes,
    toppings: { most: 22, size: 1.3, reach: 0.82, gap: 0.6 },
    hides: ['cube', 'chunk', 'radish-slice', 'root-whole'],
  },
  // Fried in a batter, then turned in a glaze that shines.
  'coated pieces': {
    vessels: ['plate', 'platter', 'bowl'],
    draw: glazed,
    toppings: { most: 20, size: 1.3, reach: 0.86, gap: 0.6 },
    hides: MEATS,
  },
  // Fried or grilled, and nothing poured over.
  'dry pieces': {
    vessels: ['plate', 'platter', 'paper'],
    draw: (scene) =>
      joints(scene, ['meat-chunk', 10, 3.7]) +
      scatter(besideJoints(scene), { most: 26, size: 1.3, reach: 0.92, gap: 0.6 }),
    toppings: 'none',
    hides: BUT_JOINTS,
  },
  'dry meatballs': {
    vessels: ['plate', 'platter', 'rimmed plate'],
    draw: (scene) => pieceHeap(scene, 'meatball', 13, 3.1),
    toppings: { most: 22, size: 1.1, reach: 0.94, gap: 0.55 },
    hides: [...MEATS, ...BINDERS],
  },
  // Of yogurt, with what is stirred into it.
  'yogurt soup': {
    fills: true,
    vessels: ['bowl', 'bowl', 'small bowl'],
    draw: (scene) => pool(scene, scene.colour, false),
    toppings: { most: 74, size: 1.35, reach: 0.86, gap: 0.6 },
    hides: ['swirl', 'dollop', 'rice-mound', 'grain-mound', 'chunk-browned'],
  },
  // Blended, but for the pasta that is stirred in at the end.
  'smooth soup with pasta': {
    fills: true,
    vessels: ['bowl', 'bowl', 'wide bowl'],
    draw: (scene) => {
      const pasta = scene.toppings.filter(({ piece: name }) => PASTA.has(name));
      return (
        pool(scene, scene.colour) +
        scatter({ ...scene, toppings: pasta.map((one) => ({ ...one, most: 60, isNamed: true })) }, LETTERS)
      );
    },
    toppings: 'none',
  },
  // The mash of it, and on it what was fried: no gravy.
  'laid on mash': {
    vessels: ['bowl', 'plate'],
    draw: (scene) => BOWLS['porridge']?.draw({ ...scene, colour: scene.second }) ?? '',
    toppings: { most: 30, size: 2, reach: 0.6, gap: 0.7 },
    hides: ['grain-mound', 'rice-mound', 'butter-pat', 'grated-cheese', 'chunk', 'cube'],
  },
};
