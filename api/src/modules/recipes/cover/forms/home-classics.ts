import { between } from '../../../../shared/seeded-random.ts';
import { blob, box, dark, light, line, n, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import type { FormScene, Forms } from './form.ts';

const FRIED = ['#b8772f', '#d99c4a', '#c98a3a', '#8f5722'];
const CHEESE = '#f4dc98';

/** A large shell of pasta, open above, full of white cheese. */
const filledShell = ({ random }: FormScene): string => {
  const pasta = '#ecd49a';
  const ribs = repeat(5, (at) =>
    line(
      `M${n(-46 + at * 10)} ${n(30 - Math.abs(at - 2) * 3)}Q${n(-20 + at * 10)} 42 ${n(6 + at * 10)} ${n(36 - Math.abs(at - 2) * 3)}`,
      dark(pasta, 0.22),
      3,
      0.8,
    ),
  );
  return (
    oval(80, 52, '#1c0e0540', 4, 10) +
    oval(78, 50, dark(pasta, 0.26)) +
    oval(74, 46, pasta, 0, -1) +
    ribs +
    oval(56, 29, dark(pasta, 0.3), 0, -6) +
    shape(blob(random, 54, 27, 0.12, 11, 0, -8), '#fbf6ea') +
    shape(blob(random, 30, 13, 0.2, 9, -8, -13), '#ffffff', 0.9) +
    shape(blob(random, 40, 15, 0.3, 9, 6, 10), '#cf4028', 0.92)
  );
};

const shellsInSauce = (scene: FormScene): string => {
  const [width, height] = scene.room;
  const rows = [-0.66, 0, 0.66].flatMap((y) =>
    [-0.74, -0.25, 0.25, 0.74].map((x) => [x * width, y * height, between(scene.random, -14, 14)] as const),
  );
  return (
    box(width * 2, height * 2, 60, dark(scene.second, 0.12)) +
    repeat(20, () =>
      shape(
        blob(
          scene.random,
          50,
          26,
          0.25,
          8,
          between(scene.random, -0.8, 0.8) * width,
          between(scene.random, -0.8, 0.8) * height,
        ),
        light(scene.second, 0.14),
        0.7,
      ),
    ) +
    served(rows, () => filledShell(scene), 1.04) +
    repeat(14, () => {
      const [x, y] = [between(scene.random, -0.82, 0.82) * width, between(scene.random, -0.8, 0.8) * height];
      return (
        shape(blob(scene.random, 42, 20, 0.3, 11, x, y), CHEESE, 0.8) +
        shape(blob(scene.random, 12, 6, 0.3, 7, x, y), '#b8732e', 0.6)
      );
    })
  );
};

/** Green beans in a creamy sauce, under fried onions. */
const beansUnderOnions = (scene: FormScene): string => {
  const [width, height] = scene.room;
  const cream = '#d8c9a0';
  const at = (reach: number): [number, number] => [
    between(scene.random, -reach, reach) * width,
    between(scene.random, -reach, reach) * height,
  ];
  return (
    box(width * 2, height * 2, 60, dark(cream, 0.14)) +
    repeat(24, () => shape(blob(scene.random, 60, 34, 0.2, 8, ...at(0.86)), light(cream, 0.3), 0.6)) +
    repeat(105, () => {
      const [x, y] = at(0.86);
      const shade = light('#5f8a3a', scene.random() * 0.3);
      return put(
        x,
        y,
        scene.random() * 360,
        1,
        line('M-38 5Q0 -9 38 4', dark(shade, 0.3), 17) + line('M-38 4Q0 -10 38 3', shade, 12),
      );
    }) +
    FRIED.map((shade) =>
      line(
        repeat(48, () => {
          const [x, y] = at(0.84);
          const [dx, dy] = [between(scene.random, -24, 24), between(scene.random, -16, 16)];
          return `M${n(x)} ${n(y)}q${n(dy)} ${n(-dx)} ${n(dx)} ${n(dy)}`;
        }),
        shade,
        13,
      ),
    ).join('')
  );
};

/** Casseroles of the home kitchen that are known by one look. */
export const HOME_CLASSICS: Forms = {
  'stuffed shells': {
    vessels: ['baking dish'],
    draw: shellsInSauce,
    toppings: { most: 12, size: 1.1, reach: 0.7 },
    hides: [
      'pasta-shell',
      'dollop',
      'mozzarella-slice',
      'mozzarella-torn',
      'melted-cheese',
      'grated-cheese',
      'shaving',
      'egg-half',
      'egg-curd',
      'tomato-wedge',
      'onion-soft',
      'mince-crumb',
    ],
  },
  'bean casserole': {
    vessels: ['baking dish'],
    draw: beansUnderOnions,
    toppings: { most: 12, size: 1.2, reach: 0.7 },
    hides: [
      'green-bean',
      'crisp',
      'fried-onions',
      'onion-ring',
      'onion-soft',
      'grated-cheese',
      'melted-cheese',
      'swirl',
      'biscuit',
      'butter-pat',
      'dollop',
    ],
  },
};
