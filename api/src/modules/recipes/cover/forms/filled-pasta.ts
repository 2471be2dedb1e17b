import { blob, dark, hoop, light, line, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms } from './form.ts';

/** A strip of filled dough bent to a ring: its ends laid one over the other, a fold standing up round it. */
const ring = ({ colour }: FormScene, shade: `#${string}`): string =>
  hoop(30, '#1c0e0538', 34, 3, 10) +
  hoop(30, dark(colour, 0.32), 36) +
  hoop(30, shade, 31) +
  hoop(37, light(shade, 0.34), 8) +
  line('M-42 -14Q-34 -46 0 -47Q34 -46 42 -14', dark(shade, 0.16), 6) +
  shape('M-30 14Q-12 8 4 20L18 48Q2 58 -18 50Z', dark(colour, 0.3)) +
  shape('M-27 15Q-12 11 2 22L14 46Q2 53 -16 47Z', light(shade, 0.3));

const sauce = ({ random, room: [width, height], second }: FormScene): string =>
  shape(blob(random, width * 0.94, height * 0.9, 0.05, 13), dark(second, 0.12)) +
  shape(blob(random, width * 0.9, height * 0.85, 0.06, 13), second);

/** Pasta that is folded round a filling. */
export const FILLED_PASTA: Forms = {
  tortellini: {
    vessels: ['wide bowl', 'plate'],
    draw: (scene) =>
      sauce(scene) +
      repeat(21, (at) => {
        const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.4) / 21) * 0.8];
        const shade = light(scene.colour, scene.random() * 0.25);
        return put(
          Math.cos(angle) * reach * scene.room[0],
          Math.sin(angle) * reach * scene.room[1],
          scene.random() * 360,
          1.02,
          ring(scene, shade),
        );
      }),
    toppings: { most: 22, size: 1.2, reach: 0.8 },
    hides: ['spaghetti-bundle', 'nest', 'dumpling', 'wrapper', 'egg-half', 'egg-curd', 'swirl', 'dollop'],
  },
};
