import { between } from '../../../../shared/seeded-random.ts';
import { inCircle, light, n, oval, repeat } from '../../../ingredients/food-art/strokes.ts';
import type { Form, Forms, FormScene } from './form.ts';

/** A broth that one sees the bottom of the bowl through: pale, and darker only at the rim, where it is deep. */
const broth = (scene: FormScene): string => {
  const [width, height] = scene.room;
  const pale = light(scene.colour, 0.42);
  return (
    oval(width, height, light(scene.colour, 0.1)) +
    oval(width * 0.95, height * 0.95, light(scene.colour, 0.26)) +
    oval(width * 0.86, height * 0.86, pale) +
    oval(width * 0.6, height * 0.6, light(pale, 0.3), -width * 0.05, -height * 0.06) +
    oval(width, height, 'url(#gloss)')
  );
};

const CLEAR: Form = {
  vessels: ['bowl'],
  draw: (scene) =>
    broth(scene) +
    repeat(16, () => {
      const [x, y] = inCircle(scene.random, 0.85);
      return `<circle cx="${n(x * scene.room[0])}" cy="${n(y * scene.room[1])}" r="${n(between(scene.random, 6, 15))}" fill="none" stroke="${light(scene.colour, 0.5)}" stroke-width="2.5" opacity=".7"/>`;
    }),
  toppings: { most: 40, size: 1.4, reach: 0.84, gap: 0.7 },
  hides: ['rice-mound', 'grain-mound'],
};

/** Soups that are clear to the bottom of the bowl. */
export const CLEAR_SOUPS: Forms = {
  'clear soup': CLEAR,
  // Strained: nothing of what gave its taste is in it.
  'clear broth': { ...CLEAR, hides: ['thyme', 'needle', 'long-leaf', 'flat-herb', 'curly-herb'], onlyGarnish: true },
};
