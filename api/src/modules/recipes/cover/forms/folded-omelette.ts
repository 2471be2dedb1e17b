import { between } from '../../../../shared/seeded-random.ts';
import { blend } from '../../../ingredients/food-art/colour.ts';
import { blob, dark, inCircle, light, line, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, scatter } from './form.ts';

const BROWNED = '#b9702a';

/** An omelette folded in half: browned above, its straight fold open in front, what fills it looking out there. */
export function foldedOmelette(scene: FormScene): string {
  const { random, colour } = scene;
  const top = blend(colour, '#d9922e', 0.22);
  const spots = repeat(26, () => {
    const [px, py] = inCircle(random, 1);
    const [x, y] = [px * 190, py * 62 - 30];
    const spot = blob(random, between(random, 12, 44), between(random, 8, 24), 0.26, 9, x, y);
    return shape(spot, BROWNED, 0.34);
  });
  return (
    oval(262, 120, '#1c0e0544', 6, 34) +
    // The lower half, and the filling on it.
    shape('M-246 40C-250 96 -216 128 -176 128H176C216 128 250 96 246 40Z', dark(colour, 0.2)) +
    shape('M-240 40C-242 92 -210 118 -172 118H172C210 118 242 92 240 40Z', light(colour, 0.42)) +
    put(0, 88, 0, 1, scatter({ ...scene, room: [210, 20] }, { most: 22, size: 1.25, reach: 1, gap: 0.5 })) +
    // The upper half, puffed, paler at its rim.
    shape(
      'M-256 62C-262 -176 262 -176 256 62C256 90 214 86 150 82C60 76 -60 92 -150 84C-214 90 -256 92 -256 62Z',
      dark(top, 0.24),
    ) +
    shape(
      'M-250 54C-254 -166 254 -166 250 54C248 78 210 74 148 70C60 66 -60 80 -148 72C-210 78 -248 80 -250 54Z',
      light(colour, 0.3),
    ) +
    shape(
      'M-238 40C-238 -150 238 -150 238 40C220 58 176 50 130 50C50 48 -50 58 -130 52C-176 56 -220 60 -238 40Z',
      top,
    ) +
    spots +
    line('M-150 -74Q-10 -122 140 -78', light(top, 0.5), 14, 0.6)
  );
}
