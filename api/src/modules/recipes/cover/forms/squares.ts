import { between } from '../../../../shared/seeded-random.ts';
import { box, dark, light, line, put, repeat } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { BATTER, crumbs } from './parts.ts';

/** The layer that its cut side shows, where it has one. */
const side = ({ colour, second }: FormScene): string =>
  second === colour ? '' : box(140, 17, 7, dark(second, 0.12), 0, 54) + box(134, 8, 4, second, 0, 51);

/** One square; what lies on it is baked in. */
const square = (scene: FormScene): string => {
  const isLayered = scene.second !== scene.colour;
  return (
    box(150, isLayered ? 142 : 122, 14, '#1c0e0540', 5, isLayered ? 16 : 10) +
    box(148, isLayered ? 138 : 120, 13, dark(scene.colour, 0.28), 0, isLayered ? 9 : 0) +
    side(scene) +
    box(138, 104, 11, scene.colour, -1, -6) +
    `<g transform="translate(0 -6)">${crumbs(scene, 12, 46)}${scatter(
      { ...scene, room: [50, 34], isSquare: true },
      { most: 6, size: 0.95, reach: 1, gap: 0.62 },
    )}</g>` +
    line('M-52 -48H42', light(scene.colour, 0.28), 5)
  );
};

/** Cakes, bars and sweets of a tin, cut in squares. */
export const SQUARES: Forms = {
  squares: {
    vessels: ['board', 'lined tray', 'plate'],
    draw: (scene) =>
      repeat(9, (at) =>
        put(
          -176 + (at % 3) * 176 + between(scene.random, -8, 8),
          -154 + Math.floor(at / 3) * 154 + between(scene.random, -6, 6),
          between(scene.random, -6, 6),
          1,
          square(scene),
        ),
      ),
    toppings: 'none',
    hides: [...BATTER, 'chocolate-square', 'grain-mound'],
  },
};
