import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  dark,
  disc,
  inCircle,
  light,
  line,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, grains, scatter, type Topping } from './form.ts';
import { BREAD_PIECES, piece, shadow } from './parts.ts';

const TOMATO = '#c63d26';
const isOnTop = ({ piece: name }: Topping): boolean => /^(?:fried-onions|onion-soft|onion-ring)$/.test(name);
const isSauce = ({ piece: name }: Topping): boolean => /tomato|pepper|chilli-ring|^cube$/.test(name);

/** Rice, lentils and short pasta in equal parts. */
const grainsAndPasta = (scene: FormScene): string => {
  const [width, height] = scene.room;
  const room = [width * 0.9, height * 0.88] as const;
  return (
    shape(blob(scene.random, width * 0.95, height * 0.93, 0.04, 15), '#d9c9a4') +
    grains(scene.random, ['#fbf6ea', '#efe4cb', '#ffffff'], { count: 330, length: 14, width: 8, room }) +
    repeat(120, () => {
      const [x, y] = inCircle(scene.random, 0.9);
      const shade = scene.random() < 0.5 ? '#7a5a34' : '#94713f';
      return oval(9, 7, shade, x * width, y * height) + disc(3, '#b8935a', x * width - 2, y * height - 2);
    }) +
    repeat(44, () => {
      const [x, y] = inCircle(scene.random, 0.88);
      const elbow = piece('macaroni-elbow', scene, '#ecd292');
      return put(x * width, y * height, scene.random() * 360, 1.35, shadow(16, 10) + elbow);
    })
  );
};

/** A sauce spooned over the middle, with soft bits of what it is made of. */
const spooned = ({ random, room: [width, height] }: FormScene): string =>
  shape(blob(random, width * 0.46, height * 0.4, 0.14, 13, 2, 6), dark(TOMATO, 0.3), 0.9) +
  shape(blob(random, width * 0.45, height * 0.39, 0.14, 13), TOMATO) +
  repeat(30, () => {
    const [x, y] = inCircle(random, 0.38);
    const bit = blob(random, between(random, 8, 17), between(random, 5, 10), 0.3, 7, x * width, y * height);
    return shape(bit, light(TOMATO, random() * 0.3));
  });

/** A slice of bread that floats, under cheese that has run and browned. */
const raft = ({ random }: FormScene): string =>
  shape(blob(random, 124, 88, 0.04, 13, 4, 12), '#1c0e0550') +
  shape(blob(random, 120, 84, 0.04, 13), '#a9703a') +
  shape(blob(random, 110, 75, 0.04, 13), '#dcaa66') +
  shape(blob(random, 122, 82, 0.17, 15, 0, 2), '#e0ac48') +
  shape(blob(random, 114, 74, 0.16, 15, -2, -3), '#f6d782') +
  shape(blob(random, 62, 34, 0.2, 11, -14, -14), '#fbe9b4', 0.85) +
  repeat(15, () => {
    const [x, y] = inCircle(random, 0.9);
    const spot = blob(random, between(random, 6, 20), between(random, 4, 12), 0.3, 8, x * 96, y * 60);
    return shape(spot, '#9c5a20', 0.6);
  });

/** Onion cooked soft and brown, in strands. */
const onions = ({ random, room: [width, height], colour }: FormScene): string =>
  repeat(54, () => {
    const [x, y] = inCircle(random, 0.9);
    const shade = light('#b8792f', random() * 0.4);
    return put(
      x * width,
      y * height,
      random() * 360,
      1,
      line('M-30 6Q-4 -16 30 4', dark(colour, 0.3), 12, 0.6) + line('M-30 4Q-4 -18 30 2', shade, 7.5, 0.95),
    );
  });

/** Bowls in which several things are of one weight, or one lies in the middle of another. */
export const MIXED_BOWLS: Forms = {
  koshari: {
    vessels: ['wide bowl', 'bowl', 'plate'],
    draw: (scene) =>
      grainsAndPasta(scene) +
      (scene.toppings.some(isSauce) ? spooned(scene) : '') +
      scatter(
        {
          ...scene,
          toppings: scene.toppings
            .filter((one) => !isSauce(one))
            .map((one) => (isOnTop(one) ? { ...one, most: 16 } : one)),
        },
        { most: 40, size: 1.3, reach: 0.66, gap: 0.6 },
      ),
    toppings: 'none',
    hides: ['macaroni-elbow', 'penne', 'spaghetti-bundle', 'rice-mound', 'lentil', 'orzo'],
  },
  'onion soup': {
    vessels: ['bowl', 'casserole'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        oval(width, height, dark(scene.colour, 0.2)) +
        oval(width * 0.97, height * 0.97, scene.colour) +
        onions(scene) +
        put(-92, -34, -18, 1.12, raft(scene)) +
        put(88, 48, 14, 1.12, raft(scene))
      );
    },
    toppings: { most: 8, size: 1.1, reach: 0.8 },
    hides: [
      ...BREAD_PIECES,
      'cheese-toast',
      'toast-triangle',
      'onion-soft',
      'onion-slice',
      'onion-dice',
      'fried-onions',
      'grated-cheese',
      'melted-cheese',
      'shaving',
      'cheese-slice',
      'long-leaf',
      'butter-pat',
    ],
  },
};
