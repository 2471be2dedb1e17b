import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  dark,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
import { blend, type Colour } from '../../../ingredients/food-art/colour.ts';
import { type Form, type FormScene, type Forms, grains } from './form.ts';

const PASTA = [
  'spaghetti-bundle',
  'nest',
  'penne',
  'fusilli',
  'pasta-bow',
  'pasta-shell',
  'macaroni-elbow',
  'orzo',
  'lasagne-sheet',
  'gnocchi',
  'wrapper',
];

const nestOf = (scene: FormScene): readonly [number, number] => [scene.room[0] * 0.92, scene.room[1] * 0.88];

const sauceUnder = (scene: FormScene): string => {
  const [width, height] = nestOf(scene);
  return (
    shape(blob(scene.random, width, height, 0.05, 13), dark(scene.second, 0.12)) +
    shape(blob(scene.random, width * 0.94, height * 0.92, 0.06, 13), scene.second)
  );
};

/** Strands that wind about the middle, as a fork leaves them. */
export function strands(scene: FormScene, count: number, width: number): string {
  const { random } = scene;
  const colour = coated(scene, 0.14);
  const [wide, high] = nestOf(scene);
  return repeat(count, () => {
    const [angle, reach, span] = [random() * 6.283, between(random, 0.2, 0.96), between(random, 0.7, 2.1)];
    const [ox, oy] = [between(random, -0.1, 0.1) * wide, between(random, -0.1, 0.1) * high];
    const end = (at: number): string => `${n(ox + Math.cos(at) * wide * reach)} ${n(oy + Math.sin(at) * high * reach)}`;
    const d = `M${end(angle)}A${n(wide * reach)} ${n(high * reach)} 0 0 1 ${end(angle + span)}`;
    return line(d, dark(colour, 0.22), width + 3.5) + line(d, light(colour, random() * 0.4), width);
  });
}

/** Pasta as its sauce coats it; what has none stays as it is. */
const coated = ({ colour, second }: FormScene, share: number): Colour => blend(colour, second, share);

/** Short shapes, tumbled. */
function tumbled(scene: FormScene, piece: string, count: number, size: number): string {
  const draw = PIECES.get(piece);
  const [wide, high] = nestOf(scene);
  const shade = coated(scene, 0.15);
  return repeat(count, () => {
    const [x, y] = inCircle(scene.random, 0.9);
    return put(
      x * wide,
      y * high,
      scene.random() * 360,
      size * between(scene.random, 0.9, 1.1),
      oval(24, 12, '#1c0e0533', 2, 6) + (draw?.(light(shade, scene.random() * 0.25), scene.random) ?? ''),
    );
  });
}

/** A sauce of mince, ladled over the middle; none where there is no mince. */
function meatSauce(scene: FormScene): string {
  if (!scene.toppings.some(({ piece }) => piece === 'mince-crumb')) return '';
  const [wide, high] = nestOf(scene).map((side) => side * 0.6) as [number, number];
  const sauce = dark(scene.second, 0.3);
  return (
    shape(blob(scene.random, wide, high, 0.14, 13, 0, 6), dark(sauce, 0.35), 0.85) +
    shape(blob(scene.random, wide, high, 0.14, 13), sauce, 0.96) +
    repeat(40, (at) => {
      const [x, y] = inCircle(scene.random, 0.9);
      const tone = light('#7a4630', scene.random() * 0.3);
      return shape(
        blob(scene.random, 18, 13, 0.3, 6, x * wide, y * high),
        at % 4 === 0 ? light(scene.second, 0.1) : tone,
      );
    })
  );
}

const long = (count: number, width: number): Form => ({
  vessels: ['plate', 'wide bowl', 'bowl', 'skillet'],
  draw: (scene) => sauceUnder(scene) + strands(scene, count, width) + meatSauce(scene),
  toppings: { most: 46, size: 1.4, reach: 0.74, gap: 0.62 },
  // An egg is in its dough or in its sauce.
  hides: [...PASTA, 'egg-half'],
});

/** Mince among short shapes, turned in with them: one path a shade, so that much of it is short. */
function minceAmong(scene: FormScene): string {
  const [wide, high] = nestOf(scene);
  return ['#7a4630', '#94603f', '#5f3423', dark(scene.second, 0.2)]
    .map((shade) => {
      const crumbs = repeat(38, () => {
        const [x, y] = inCircle(scene.random, 0.92);
        return `M${n(x * wide)} ${n(y * high)}l${n(between(scene.random, -8, 8))} ${n(between(scene.random, -6, 6))}`;
      });
      return line(crumbs, shade, between(scene.random, 14, 20));
    })
    .join('');
}

const short = (piece: string, count: number, size: number): Form => ({
  vessels: ['bowl', 'wide bowl', 'plate', 'pan'],
  draw: (scene) => {
    const isMixed = scene.toppings.some(({ piece: name }) => name === 'mince-crumb');
    // Turned in with the mince, the sauce clings to the pasta and stands in no pool.
    const mixed = isMixed ? { ...scene, second: blend(scene.second, scene.colour, 0.4) } : scene;
    return sauceUnder(mixed) + tumbled(mixed, piece, count, size) + (isMixed ? minceAmong(scene) : '');
  },
  toppings: { most: 40, size: 1.4, reach: 0.78, gap: 0.64 },
  hides: PASTA,
});

/** Pasta and noodles by shape. */
export const PASTAS: Forms = {
  spaghetti: long(105, 7.5),
  ribbons: long(58, 17),
  noodles: { ...long(86, 11), vessels: ['bowl', 'wok', 'plate'], hides: PASTA },
  tubes: short('penne', 70, 2),
  rigatoni: short('penne', 48, 2.6),
  spirals: short('fusilli', 37, 2.55),
  bows: short('pasta-bow', 52, 2),
  shells: short('pasta-shell', 60, 1.9),
  elbows: short('macaroni-elbow', 74, 1.65),
  orzo: {
    ...short('orzo', 0, 1),
    draw: (scene) =>
      sauceUnder(scene) +
      grains(scene.random, [dark(scene.colour, 0.16), light(scene.colour, 0.16), light(scene.colour, 0.42)], {
        count: 480,
        length: 15,
        width: 10,
        room: [nestOf(scene)[0] * 0.94, nestOf(scene)[1] * 0.92],
      }),
  },
  gnocchi: short('gnocchi', 52, 2),
  'rice cakes': { ...short('fry', 34, 2.4), vessels: ['pan', 'bowl'], hides: [...PASTA, 'fry'] },
  ravioli: {
    vessels: ['plate', 'wide bowl'],
    draw: (scene) =>
      sauceUnder(scene) +
      repeat(13, (at) => {
        const [angle, reach] = [at * 2.4, Math.sqrt(at / 13)];
        const pillow = `<rect x="-46" y="-46" width="92" height="92" rx="12" fill="${dark(scene.colour, 0.16)}"/><rect x="-44" y="-46" width="88" height="88" rx="12" fill="${scene.colour}"/>${shape(blob(scene.random, 27, 27, 0.06), light(scene.colour, 0.35))}`;
        return put(
          Math.cos(angle) * reach * scene.room[0] * 0.78,
          Math.sin(angle) * reach * scene.room[1] * 0.78,
          scene.random() * 90,
          1,
          oval(52, 46, '#1c0e0533', 2, 8) + pillow,
        );
      }),
    toppings: { most: 20, size: 1.2, reach: 0.8 },
    hides: [...PASTA, 'dumpling'],
  },
};
