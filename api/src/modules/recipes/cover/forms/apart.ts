import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
  disc,
  inCircle,
  light,
  line,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { BOWLS, rice } from './bowls.ts';
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';
import { shadow } from './parts.ts';

/** How far apart pieces lie in a band, for one that is as large as a slice of tomato. */
const STEP = 40;

/** One food in a band from top to bottom of a round bowl, between two shares of its width. */
function band(scene: FormScene, food: Topping, from: number, to: number): string {
  const [width, height] = scene.room.map((half) => half * 0.86) as [number, number];
  const step = Math.max(22, STEP * Math.min(1, food.size));
  const drawn: string[] = [];
  for (let x = from * width + step / 2; x < to * width; x += step)
    for (let y = -height; y < height; y += step) {
      if (Math.hypot(x / width, y / height) > 0.98) continue;
      const [left, top] = [x + between(scene.random, -5, 5), y + between(scene.random, -5, 5)];
      drawn.push(put(left, top, scene.random() * 360, 1.5, food.draw()));
    }
  return drawn.join('');
}

/** Rice, and over it its foods in bands side by side. */
function striped(scene: FormScene): string {
  const shown = scene.toppings.filter((one) => !isStrewn(one)).slice(0, 3);
  const share = 2 / Math.max(1, shown.length);
  const strewn = scene.toppings.filter(isStrewn);
  return (
    rice(scene, scene.second, [scene.room[0] * 0.97, scene.room[1] * 0.97]) +
    shown.map((food, at) => band(scene, food, -1 + at * share, -1 + (at + 1) * share)).join('') +
    scatter({ ...scene, toppings: strewn }, { most: 16, size: 1.3, reach: 0.7, gap: 0.7 })
  );
}

/** Pieces that are eaten with a dip, not in it. */
const DIPPED: ReadonlySet<string> = new Set(
  'cucumber-slice baton cabbage-wedge cabbage-piece cabbage-charred cabbage-shred carrot-coin radish-slice radish celery-slice celery-length pepper-strip lettuce-leaf long-leaf green-bean tortilla-chip crisp flatbread pitta-wedge bread-slice aubergine-slice'.split(
    ' ',
  ),
);
const isDipped = ({ piece }: Topping): boolean => DIPPED.has(piece);

/** What is dipped, around the middle: each food in its own part. */
function aroundDip(scene: FormScene): string {
  const foods = scene.toppings.filter(isDipped);
  return foods
    .flatMap((food) => [food, food])
    .map((food, at, all) => {
      const angle = ((at % 2) * foods.length + Math.floor(at / 2)) * ((2 * Math.PI) / all.length) - 0.6;
      const some: FormScene = { ...scene, room: [92, 74], toppings: [{ ...food, most: 10 }] };
      const [x, y] = [Math.cos(angle) * scene.room[0] * 0.7, Math.sin(angle) * scene.room[1] * 0.68];
      return put(x, y, 0, 1, scatter(some, { most: 10, size: 2, reach: 1, gap: 0.45 }));
    })
    .join('');
}

/** A bowl of the dip in the middle, what is in it on top. */
const dipBowl = (scene: FormScene): string => {
  const inDip: FormScene = {
    ...scene,
    room: [116, 116],
    toppings: scene.toppings.filter((one) => !isDipped(one)),
  };
  return (
    disc(146, '#1c0e0548', 5, 14) +
    disc(144, '#efe6d8') +
    disc(122, dark(scene.colour, 0.25)) +
    (BOWLS['sauce']?.draw(inDip) ?? '') +
    scatter(inDip, { most: 26, size: 1.25, reach: 0.82, gap: 0.6 })
  );
};

const STIRRED = { size: 1.5, reach: 0.82, gap: 0.5 };

/** Foods through which a thick pale dressing is folded: some lie under it, some over. */
function bound(scene: FormScene): string {
  const bulk = scene.toppings.map((one) => (isStrewn(one) ? one : { ...one, most: 60 }));
  const dabs = repeat(64, () => {
    const [x, y] = inCircle(scene.random, 0.8);
    const [rx, ry] = [between(scene.random, 18, 36), between(scene.random, 13, 24)];
    const [left, top] = [x * scene.room[0], y * scene.room[1]];
    return (
      shape(blob(scene.random, rx, ry, 0.28, 9, left + 1, top + 4), dark(scene.colour, 0.22), 0.8) +
      shape(blob(scene.random, rx, ry, 0.28, 9, left, top), scene.colour)
    );
  });
  return (
    shape(blob(scene.random, scene.room[0] * 0.94, scene.room[1] * 0.94, 0.05, 13), dark(scene.colour, 0.08)) +
    scatter({ ...scene, toppings: bulk }, { most: 60, ...STIRRED }) +
    dabs +
    scatter({ ...scene, toppings: bulk }, { most: 16, ...STIRRED, gap: 1 })
  );
}

/** A slab of something firm that can be cut: its side below, its top lit. */
const slab = (colour: FormScene['colour'], width: number, height: number): string =>
  box(width, height, 9, '#1c0e0540', 6, 26) +
  box(width, height, 9, dark(colour, 0.24), 0, 18) +
  box(width, height, 9, colour) +
  box(width - 18, height - 18, 7, light(colour, 0.14), -2, -2) +
  line(`M${-width / 2 + 16} ${-height / 2 + 12}H${width / 4}`, light(colour, 0.5), 6, 0.7);

/** What is laid apart: in bands, on each other, around a dip, or few and large. */
export const APART: Forms = {
  'striped rice bowl': { vessels: ['bowl'], draw: striped, toppings: 'none', hides: ['rice-mound', 'grain-mound'] },
  'dip with vegetables': {
    vessels: ['platter', 'plate', 'wooden bowl'],
    draw: (scene) => aroundDip(scene) + dipBowl(scene),
    toppings: 'none',
    hides: ['rice-mound', 'grain-mound', 'dollop', 'swirl'],
  },
  'bound in dressing': { vessels: ['small bowl', 'small plate', 'bowl'], draw: bound, toppings: 'none', fills: true },
  // A slice of the second colour on one of the first.
  'paired slabs': {
    vessels: ['board', 'slate', 'plate'],
    draw: (scene) =>
      served(
        [
          [-160, -110, -5],
          [140, -100, 6],
          [-142, 92, 4],
          [162, 102, -6],
        ],
        () => slab(scene.colour, 216, 132) + put(between(scene.random, -6, 6), -22, 2, 1, slab(scene.second, 184, 104)),
        1.24,
      ),
    toppings: 'none',
  },
  'seared scallops': {
    vessels: ['plate', 'rimmed plate', 'skillet'],
    draw: (scene) => {
      const scallop = scene.toppings.find(({ piece }) => piece === 'scallop');
      const others = scene.toppings.filter((one) => one !== scallop);
      const bulk = others.filter((one) => !isStrewn(one)).map((one) => ({ ...one, most: 60 }));
      const strewn = others.filter(isStrewn);
      const places = [0, 1, 2, 3, 4, 5, 6].map((at) => {
        const [angle, reach] = [at * 1.05 + 0.3, at === 6 ? 0 : 0.62];
        return [Math.cos(angle) * reach * scene.room[0], Math.sin(angle) * reach * scene.room[1], at * 50] as const;
      });
      return (
        scatter({ ...scene, toppings: bulk }, { most: 90, size: 1.9, reach: 0.92, gap: 0.4 }) +
        served(places, () => shadow(20, 18) + (scallop?.draw() ?? ''), 2.5) +
        scatter({ ...scene, toppings: strewn }, { most: 12, size: 1.4, reach: 0.84, gap: 0.8 })
      );
    },
    toppings: 'none',
  },
};
