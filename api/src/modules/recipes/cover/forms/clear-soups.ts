import { between } from '../../../../shared/seeded-random.ts';
import { dark, inCircle, light, n, oval, repeat } from '../../../ingredients/food-art/strokes.ts';
import type { Form, Forms, FormScene } from './form.ts';

/** A broth that one sees the bottom of the bowl through: pale, and darker only at the rim, where it is deep. */
export const broth = (scene: FormScene): string => {
  const [width, height] = scene.room;
  const pale = light(scene.colour, 0.34);
  return (
    oval(width, height, light(scene.colour, 0.06)) +
    oval(width * 0.96, height * 0.96, light(scene.colour, 0.2)) +
    oval(width * 0.88, height * 0.88, pale) +
    oval(width * 0.64, height * 0.64, dark(pale, 0.07), width * 0.03, height * 0.03) +
    oval(width * 0.62, height * 0.62, light(pale, 0.16), width * 0.02, height * 0.02) +
    oval(width * 0.52, height * 0.52, dark(pale, 0.04), width * 0.02, height * 0.02) +
    oval(width * 0.5, height * 0.5, light(pale, 0.2), width * 0.02, height * 0.02) +
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
