import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import { blob, dark, disc, inCircle, light, n, oval, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { pool } from './bowls.ts';
import { type Form, type FormScene, type Forms, grains, scatter } from './form.ts';
import { MEATS, pieceHeap } from './parts.ts';

/** What is chopped fine or cooked to nothing in a sauce that stands on the fire for hours. */
const COOKED_AWAY = [
  'carrot-coin',
  'celery-slice',
  'celery-length',
  'tomato-wedge',
  'tomato-half',
  'onion-slice',
  'onion-soft',
  'onion-dice',
  'shallot-soft',
  'mushroom-slice',
  'mushroom-half',
  'pepper-strip',
  'lardon',
  'bacon-strip',
  'shred',
  'baton',
  'ham-ribbon',
  'egg-half',
  'egg-curd',
  'crouton',
  'crumb',
  'shaving',
  'grated-cheese',
  'long-leaf',
  'rice-mound',
  'grain-mound',
  'chocolate-square',
];

/** One crumb of mince: five corners, as short as a path can be. */
function crumb(random: FormScene['random'], x: number, y: number): string {
  const [w, h] = [between(random, 9, 16), between(random, 7, 13)].map(Math.round) as [number, number];
  const lean = Math.round(between(random, -6, 6));
  return `M${Math.round(x) - w} ${Math.round(y)}l${w} ${-h}l${w} ${lean}l${-3} ${h}l${-w} ${3 - lean}z`;
}

/** Crumbs of mince all over, brown and in the colour of the sauce: one path a colour. */
function mince({ random, room: [width, height], colour, second }: FormScene, count: number): string {
  const shades: readonly Colour[] = [dark(second, 0.3), second, light(second, 0.16), dark(colour, 0.2), colour];
  return shades
    .map((shade) => {
      const crumbs = repeat(Math.round(count / shades.length), () => {
        const [x, y] = inCircle(random, 0.94);
        return crumb(random, x * width, y * height);
      });
      return `<path d="${crumbs}" fill="${shade}" stroke="${shade}" stroke-width="5" stroke-linejoin="round"/>`;
    })
    .join('');
}

/** Fat that has come to the top at the edge. */
const oil = ({ random, room: [width, height], colour }: FormScene): string =>
  repeat(15, (at) => {
    const angle = at * 0.42 + random() * 0.3;
    return disc(
      between(random, 5, 13),
      light(colour, 0.4),
      Math.cos(angle) * width * 0.93,
      Math.sin(angle) * height * 0.93,
    );
  });

const ofMince = (scene: FormScene, count = 460): string =>
  oval(scene.room[0], scene.room[1], dark(scene.colour, 0.24)) +
  `<g opacity=".6">${oil(scene)}</g>` +
  mince(scene, count);

/** Small dice that show how it was made. */
const dice = ({ random, room: [width, height] }: FormScene, shade: Colour, count: number): string =>
  shape(
    repeat(count, () => {
      const [x, y] = inCircle(random, 0.9);
      return `M${n(x * width)} ${n(y * height)}l11 3l-3 11l-11 -3Z`;
    }),
    shade,
  );

const MINCE: Form = {
  vessels: ['pan', 'casserole', 'bowl'],
  draw: (scene) => ofMince(scene) + dice(scene, '#d9822f', 16),
  toppings: { most: 6, size: 1.5, reach: 0.5 },
  hides: [...MEATS, ...COOKED_AWAY, 'cube', 'chunk', 'sausage-coin'],
};

/** Meat in a sauce that fills its pot: none of it swims. */
export const MEAT_SAUCES: Forms = {
  'meat sauce': MINCE,
  // The same, and in it what is nearly as much: beans, potatoes.
  'mince and more': {
    vessels: ['casserole', 'bowl', 'clay pot'],
    draw: (scene) => ofMince(scene),
    toppings: { most: 46, size: 1.5, reach: 0.86, gap: 0.66 },
    hides:
      'mince-crumb patty meatball chocolate-square chocolate-chip crumb shred baton tomato-wedge tomato-half onion-soft onion-slice pepper-strip long-leaf celery-length celery-slice rice-mound grain-mound lardon bacon-strip mushroom-slice'.split(
        ' ',
      ),
  },
  // Large pieces, half sunk in it.
  'pieces in red sauce': {
    vessels: ['pan', 'casserole'],
    draw: (scene) => {
      const isShown = (name: string): boolean => scene.toppings.some((one) => one.piece === name);
      return (
        pool(scene, scene.colour) +
        pieceHeap({ ...scene, colour: scene.second }, 'meat-chunk', 15, 3.5) +
        (isShown('sausage') || isShown('sausage-coin')
          ? pieceHeap({ ...scene, colour: '#8f4a2a' }, 'sausage', 4, 3.4)
          : '') +
        (isShown('meatball') ? pieceHeap({ ...scene, colour: '#7c4a2a' }, 'meatball', 6, 2.9) : '') +
        ladles(scene) +
        scatter(
          { ...scene, toppings: scene.toppings.filter(({ piece }) => piece === 'basil-leaf') },
          { most: 3, size: 1.9, reach: 0.4 },
        )
      );
    },
    toppings: 'none',
  },
  // Peas that are cooked until they fall apart, and what was cooked in them.
  'thick pea soup': {
    fills: true,
    vessels: ['bowl', 'casserole', 'bowl'],
    draw: (scene) =>
      pool(scene, scene.colour, false) +
      grains(scene.random, [light(scene.colour, 0.24), dark(scene.colour, 0.16), dark(scene.colour, 0.06)], {
        count: 420,
        length: 5,
        width: 11,
        room: [scene.room[0] * 0.93, scene.room[1] * 0.93],
      }),
    toppings: { most: 44, size: 1.5, reach: 0.84, gap: 0.64 },
    hides: ['lentil', 'pea', 'belly-chunk', 'chop', 'celery-slice', 'onion-soft', 'onion-slice', 'long-leaf', 'thyme'],
  },
  // Chunks close together in a gravy that clings to them.
  'thick stew': {
    vessels: ['casserole', 'casserole', 'clay pot'],
    draw: (scene) =>
      pool(scene, scene.colour) +
      pieceHeap({ ...scene, colour: scene.second }, 'meat-chunk', 34, 3.1) +
      `<g opacity=".8">${ladles(scene)}</g>`,
    toppings: { most: 16, size: 1.5, reach: 0.8, gap: 0.7 },
    hides: [
      ...MEATS,
      'thyme',
      'needle',
      'long-leaf',
      'toast-slice',
      'bread-slice',
      'crouton',
      'onion-slice',
      'biscuit',
    ],
  },
};

/** Sauce over the foot of what lies in it. */
function ladles({ random, room: [width, height], colour }: FormScene): string {
  return repeat(15, (at) => {
    const [angle, reach] = [at * 2.4 + 0.9, Math.sqrt((at + 0.6) / 15) * 0.84];
    const [x, y] = [Math.cos(angle) * reach * width, Math.sin(angle) * reach * height];
    return (
      shape(blob(random, 46, 24, 0.24, 9, x, y), colour, 0.94) + oval(12, 5, light(colour, 0.4), x - 10, y - 7, -16)
    );
  });
}
