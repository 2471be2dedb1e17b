import { between } from '../../../../shared/seeded-random.ts';
import { dark, disc, inCircle, light, line, oval, put, repeat } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, scatter, type Topping } from './form.ts';

const CURD = '#f6efdc';
const CHEDDAR = '#f0a63c';
const CHEESES = new Set(['melted-cheese', 'grated-cheese', 'cheese-slice', 'shaving']);
const RADIUS = 188;
const KNOBS = 84;

/** A whole head of cauliflower in small knobs: those at its top have the dressing on them, in runs down its sides. */
const curds = ({ random, second }: FormScene): string =>
  disc(RADIUS + 10, '#1c0e0548', 4, 14) +
  disc(RADIUS + 2, dark(CURD, 0.22)) +
  repeat(KNOBS, (at) => {
    const [angle, out] = [at * 2.4, Math.sqrt((KNOBS - at) / KNOBS) * (RADIUS - 22)];
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out];
    const isCoated = out < 118 + 34 * Math.sin(angle * 5);
    const shade = isCoated ? second : CURD;
    return (
      disc(32, dark(shade, 0.2), x + 1, y + 5) +
      disc(29, light(shade, random() * 0.26), x, y) +
      (isCoated ? oval(11, 6, light(second, 0.6), x - 8, y - 10, -24) : '')
    );
  });

/** The cheese that melts on it. */
const cheese = ({ random, toppings }: FormScene): string =>
  toppings.some(({ piece }) => CHEESES.has(piece))
    ? repeat(90, () => {
        const [x, y] = inCircle(random, 122);
        const shred = line('M-13 2Q0 -4 13 1', light(CHEDDAR, random() * 0.3), between(random, 6, 9));
        return put(x, y, random() * 360, 1, shred);
      })
    : '';

/** What lies round it, in a ring. */
function ring(scene: FormScene): string {
  const beside = scene.toppings.filter((one: Topping) => !CHEESES.has(one.piece) && one.size >= 0.4);
  if (beside.length === 0) return '';
  const [width, height] = scene.room;
  return repeat(110, (at) => {
    const [angle, out] = [scene.random() * 6.283, between(scene.random, 0.76, 1)];
    const one = beside[at % beside.length];
    return put(
      Math.cos(angle) * width * out,
      Math.sin(angle) * height * out,
      scene.random() * 360,
      1.5 / Math.max(1, one?.size ?? 1),
      oval(12, 9, '#1c0e0526', 1, 4) + (one?.draw() ?? ''),
    );
  });
}

/** A head of a vegetable, cooked whole and coated. */
export const COATED_HEADS: Forms = {
  'coated cauliflower': {
    vessels: ['plate', 'rimmed plate'],
    draw: (scene) =>
      ring(scene) +
      curds(scene) +
      cheese(scene) +
      scatter(
        { ...scene, toppings: scene.toppings.filter((one) => one.size < 0.4) },
        { most: 12, size: 1.1, reach: 0.4 },
      ),
    toppings: 'none',
    hides: ['floret', 'butter-pat', 'dollop', 'swirl', 'egg-half', 'toast-slice'],
  },
};
