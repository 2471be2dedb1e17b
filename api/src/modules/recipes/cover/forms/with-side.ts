import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, disc, inCircle, light, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';
import { piece, shadow } from './parts.ts';

const isEgg = ({ piece }: Topping): boolean => piece.startsWith('egg');
const SIDES: ReadonlySet<string> = new Set(['fry', 'yam-slice', 'cassava-chunk', 'chunk', 'banana-slice']);
const isSide = ({ piece }: Topping): boolean => SIDES.has(piece);

/** One half of the plate, with only these foods. */
const half = (scene: FormScene, holds: (one: Topping) => boolean, width = 0.5): FormScene => ({
  ...scene,
  room: [scene.room[0] * width, scene.room[1] * 0.84],
  toppings: scene.toppings.filter(holds),
});

const moved = (scene: FormScene, share: number, content: string): string =>
  put(scene.room[0] * share, 0, 0, 1, content);

/** Chips in a heap. */
const chipsOf = (scene: FormScene): string => {
  const fries = scene.toppings.find(({ piece }) => piece === 'fry');
  return repeat(44, () => {
    const [x, y] = inCircle(scene.random, 0.9);
    const drawn = fries?.draw() ?? piece('fry', scene, light('#e2b654', scene.random() * 0.25));
    const size = between(scene.random, 2.1, 2.6);
    return put(x * scene.room[0] * 0.5, y * scene.room[1] * 0.84, between(scene.random, -70, 70), size, drawn);
  });
};

const friedEgg = ({ random }: FormScene): string =>
  shape(blob(random, 100, 90, 0.13, 9, 3, 8), '#1c0e0540') +
  shape(blob(random, 99, 88, 0.13, 9), '#e2bf8a') +
  shape(blob(random, 92, 81, 0.12, 9), '#fffdf6') +
  disc(35, '#f2a516') +
  disc(11, '#ffd268', -11, -11);

/** The main of the plate: large, and what is strewn over it small. */
function mainOf(scene: FormScene): string {
  const shown = half(scene, (one) => !isSide(one) && !isEgg(one));
  const bulk = { ...shown, toppings: shown.toppings.filter((one) => !isStrewn(one)) };
  return (
    scatter(bulk, { most: 11, size: 2.5, reach: 0.92, gap: 0.66 }) +
    scatter({ ...shown, toppings: shown.toppings.filter(isStrewn) }, { most: 12, size: 1.3, reach: 0.8 })
  );
}

/** A few slices of what is boiled, one over the other. */
const boiled = (scene: FormScene): string =>
  scatter(
    { ...half(scene, isSide, 0.46), toppings: scene.toppings.filter(isSide).map((one) => ({ ...one, most: 30 })) },
    { most: 14, size: 2.7, reach: 1, gap: 0.5, named: 1 },
  );

/** Soft curds of egg, turned in their sauce. */
const curds = (scene: FormScene): string =>
  repeat(34, () => {
    const [x, y] = inCircle(scene.random, 0.86);
    const [rx, ry] = [between(scene.random, 24, 42), between(scene.random, 17, 28)];
    const tone = scene.random() < 0.5 ? light(scene.colour, 0.3) : scene.colour;
    const [left, top] = [x * scene.room[0] * 0.46, y * scene.room[1] * 0.64];
    return (
      shape(blob(scene.random, rx, ry, 0.26, 9, left + 2, top + 5), dark(scene.colour, 0.24), 0.7) +
      shape(blob(scene.random, rx, ry, 0.26, 9, left, top), tone)
    );
  });

const eggSauce = (scene: FormScene): string =>
  shape(blob(scene.random, scene.room[0] * 0.56, scene.room[1] * 0.74, 0.1, 12), dark(scene.second, 0.12)) +
  shape(blob(scene.random, scene.room[0] * 0.53, scene.room[1] * 0.7, 0.1, 12), light(scene.second, 0.12)) +
  curds(scene) +
  scatter(
    half(scene, (one) => !isSide(one), 0.44),
    { most: 24, size: 1.5, reach: 0.76, gap: 0.6 },
  );

/** A main dish on one half of the plate, and what it is named with on the other. */
export const WITH_SIDE: Forms = {
  'with chips': {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) =>
      moved(scene, -0.42, shadow(0, 0) + chipsOf(scene)) +
      moved(scene, 0.44, mainOf(scene)) +
      (scene.toppings.some(isEgg)
        ? put(scene.room[0] * 0.1, -78, 20, 0.9, friedEgg(scene)) +
          put(scene.room[0] * 0.06, 92, 200, 0.9, friedEgg(scene))
        : ''),
    toppings: 'none',
    hides: ['chunk', 'cube', 'chunk-browned', 'potato-slice', 'crumb'],
  },
  'with egg sauce': {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) => moved(scene, -0.46, boiled(scene)) + moved(scene, 0.44, eggSauce(scene)),
    toppings: 'none',
    hides: ['egg-half', 'egg-curd', 'egg-ribbon', 'butter-pat'],
  },
};
