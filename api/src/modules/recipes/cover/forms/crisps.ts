import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, light, line, n, oval, shape } from '../../../ingredients/food-art/strokes.ts';
import type { FormScene } from './form.ts';

/** A thin crisp of uneven outline: browner at its edge, curled over on one side, with a blister. */
export const crisp = ({ random, colour }: FormScene): string => {
  const [wide, high] = [between(random, 46, 66), between(random, 34, 50)];
  const face = light(colour, 0.22 + random() * 0.3);
  const across = (y: number, bend: number): string =>
    `M${n(-wide * 0.62)} ${n(high * y)}Q0 ${n(high * bend)} ${n(wide * 0.62)} ${n(high * (y + 0.06))}`;
  return (
    oval(wide, high, '#1c0e0530', 4, 8) +
    shape(blob(random, wide, high, 0.14, 11), dark(colour, 0.26)) +
    shape(blob(random, wide * 0.92, high * 0.9, 0.13, 11, -1, -2), face) +
    line(across(-0.3, -0.66), dark(face, 0.16), 8, 0.8) +
    line(across(-0.42, -0.78), light(face, 0.6), 6, 0.9) +
    oval(5, 3.4, dark(face, 0.16), between(random, -20, 20), between(random, 2, 18))
  );
};
