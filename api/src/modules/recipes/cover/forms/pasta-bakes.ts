import { between } from '../../../../shared/seeded-random.ts';
import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
import {
  blob,
  box,
  dark,
  inCircle,
  light,
  line,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import type { Form, FormScene, Forms } from './form.ts';

import { evenly } from './parts.ts';

const CHEESE = '#f2cf7c';
const BROWNED = '#a5632a';
const HIDDEN =
  'penne fusilli pasta-shell pasta-bow macaroni-elbow spaghetti-bundle lasagne-sheet nest orzo grated-cheese cheese-slice cheese-wedge mozzarella-slice mozzarella-torn melted-cheese shaving dollop swirl butter-pat crumb tomato-wedge onion-slice onion-soft onion-dice egg-half egg-curd toast-slice thyme'.split(
    ' ',
  );

/** A place in the dish, reaching its corners where it has some. */
function place({ random, room: [width, height], isSquare }: FormScene, reach: number): [x: number, y: number] {
  const [x, y] = isSquare ? [between(random, -reach, reach), between(random, -reach, reach)] : inCircle(random, reach);
  return [x * width, y * height];
}

/** Small flat squares of pasta. */
const square = (shade: `#${string}`): string =>
  box(27, 26, 3, dark(shade, 0.22), 1, 2) + box(25, 24, 3, shade) + line('M-8 -6Q0 -9 8 -6', light(shade, 0.5), 2.4);

/** As many drawings of one shape as keep it from looking stamped. */
const VARIANTS = 6;

/** The sauce, and the pasta close together to the rim. */
function filled(scene: FormScene, name: string, size: number): string {
  const {
    colour,
    second,
    random,
    isSquare,
    room: [width, height],
  } = scene;
  const draw = PIECES.get(name);
  const sauce = isSquare
    ? box(width * 2, height * 2, 60, light(colour, 0.08))
    : oval(width, height, light(colour, 0.08));
  const shapes = repeat(VARIANTS, (at) => {
    const shade = light(second, random() * 0.25);
    const one = draw === undefined ? square(shade) : draw(shade, random);
    return `<g id="b${at}">${oval(18, 9, '#1c0e0533', 1, 4)}${one}</g>`;
  });
  const pieces = repeat(isSquare ? 165 : 125, (at) => {
    const [x, y] = isSquare
      ? place(scene, 0.9)
      : (evenly(at, 125, random, 0.9).map((way, side) => way * scene.room[side === 0 ? 0 : 1]) as [number, number]);
    return put(x, y, random() * 360, size * between(random, 0.92, 1.08), `<use href="#b${at % VARIANTS}"/>`);
  });
  return `${sauce}<defs>${shapes}</defs>${pieces}`;
}

/** Cheese that has melted over all, thinner where the pasta looks out, browned in spots. */
const coat = (scene: FormScene): string =>
  repeat(scene.isSquare ? 17 : 13, () => {
    const [x, y] = place(scene, 0.8);
    const [wide, high] = [between(scene.random, 54, 98), between(scene.random, 34, 56)];
    return (
      shape(blob(scene.random, wide, high, 0.32, 13, x, y), dark(CHEESE, 0.1), 0.62) +
      shape(blob(scene.random, wide * 0.82, high * 0.74, 0.3, 11, x - 3, y - 4), light(CHEESE, 0.2), 0.72)
    );
  }) +
  repeat(40, () => {
    const [x, y] = place(scene, 0.88);
    const spot = blob(scene.random, between(scene.random, 6, 24), between(scene.random, 5, 14), 0.3, 8, x, y);
    return shape(spot, BROWNED, 0.46);
  });

const baked = (name: string, size: number): Form => ({
  vessels: ['baking dish', 'oval dish'],
  draw: (scene) => filled(scene, name, size) + coat(scene),
  toppings: { most: 34, size: 1.25, reach: 0.84, gap: 0.6 },
  hides: HIDDEN,
});

/** Pasta baked in its dish by its shape. */
export const PASTA_BAKES: Forms = {
  'pasta bake': baked('macaroni-elbow', 1.75),
  'tube bake': baked('penne', 2),
  'spiral bake': baked('fusilli', 2.2),
  'square bake': baked('square', 1.9),
};
