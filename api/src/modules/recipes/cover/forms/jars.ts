import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import { blob, box, dark, disc, light, line, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, isStrewn, type Topping } from './form.ts';

const BODY =
  'M-150 -196C-150 -170 -196 -164 -196 -116V206Q-196 262 -140 262H140Q196 262 196 206V-116C196 -164 150 -170 150 -196Z';
/** What fills the jar, up to under its neck. */
const FILLED = 'M-176 -120V200Q-176 244 -132 244H132Q176 244 176 200V-120C150 -142 -150 -142 -176 -120Z';

const back = (fill: Colour): string =>
  oval(220, 30, '#1c0e0548', 12, 262) + shape(BODY, '#dfeaed', 0.8) + shape(FILLED, fill);

/** The light on the glass. */
const front =
  line('M-158 -96V190', '#ffffff', 18, 0.5) +
  line('M164 -90V190', '#1c0e05', 14, 0.12) +
  `<path d="${BODY}" fill="none" stroke="#a9bcc3" stroke-width="6" opacity=".9"/>`;

const lid = (colour: Colour): string =>
  box(330, 84, 14, dark(colour, 0.28), 0, -232) +
  box(330, 70, 14, colour, 0, -240) +
  repeat(14, (at) => line(`M${-150 + at * 23} -262V-214`, dark(colour, 0.16), 4)) +
  line('M-150 -266H140', light(colour, 0.5), 7, 0.8);

/** A cloth over the mouth, tied with a string. */
const cloth = ({ random }: FormScene): string =>
  shape(
    'M-176 -150L-150 -246C-140 -284 140 -284 150 -246L176 -150L130 -176L86 -148L40 -176L0 -150L-44 -176L-90 -148L-132 -176Z',
    '#f3ead8',
  ) +
  repeat(24, (at) =>
    disc(
      8,
      '#c9665a',
      -126 + (at % 8) * 36 + between(random, -8, 8),
      -254 + Math.floor(at / 8) * 32 + between(random, -6, 6),
    ),
  ) +
  line('M-154 -204Q0 -188 154 -204', '#a8703c', 9);

/** Lumps of soft fruit in something clear. */
const lumps = ({ random, colour }: FormScene): string =>
  repeat(22, () => {
    const lump = blob(random, between(random, 20, 40), between(random, 15, 28), 0.22, 9);
    const tone = random() < 0.55 ? dark(colour, 0.26) : light(colour, 0.22);
    return put(between(random, -132, 132), between(random, -84, 206), random() * 90, 1, shape(lump, tone, 0.75));
  });

/** Places side by side, row over row, from the foot of the jar to its neck. */
const PLACES = Array.from({ length: 30 }, (_, at): [x: number, y: number] => [
  -132 + (at % 5) * 66,
  212 - Math.floor(at / 5) * 60,
]);

/** Which food takes a place: the first one most of them. */
const foodAt = (foods: readonly Topping[], at: number): Topping | undefined =>
  at % 3 === 2 ? (foods[1 + (Math.floor(at / 3) % Math.max(1, foods.length - 1))] ?? foods[0]) : foods[0];

/** The pieces of a pickle, close together behind the glass. */
function packed({ random, toppings }: FormScene): string {
  const foods = [...toppings.filter((one) => !isStrewn(one)), ...toppings.filter(isStrewn)];
  return PLACES.map(([x, y], at) => {
    const size = between(random, 1.75, 2.1);
    const food = foodAt(foods, at);
    return put(x + between(random, -9, 9), y + between(random, -8, 8), random() * 360, size, food?.draw() ?? '');
  }).join('');
}

const gloss = `<path d="${FILLED}" fill="url(#gloss)"/>`;
/** What is boiled soft in a jam. */
const IN_JAR =
  'egg-half swirl dollop powder-mound butter-pat strawberry-half citrus-slice citrus-wedge stone-fruit stone-fruit-half stone-fruit-wedge raspberry berry cherry cherry-stoned apple-slice pear-half fig-half rhubarb onion-soft onion-dice onion-slice tomato-wedge melon-wedge mango-cube raisin'.split(
    ' ',
  );

/** What is kept in glass jars, as one sees it from the side. */
export const JARS: Forms = {
  preserve: {
    vessels: ['table'],
    draw: (scene) => back(light(scene.colour, 0.26)) + packed(scene) + gloss + front + lid('#c9ccd0'),
    toppings: 'none',
    hides: ['dollop', 'swirl', 'powder-mound', 'butter-pat', 'fleck'],
  },
  jam: {
    vessels: ['table'],
    draw: (scene) => back(dark(scene.colour, 0.08)) + lumps(scene) + gloss + front + cloth(scene),
    toppings: 'none',
    hides: IN_JAR,
  },
  'smooth jam': {
    vessels: ['table'],
    draw: (scene) => back(scene.colour) + gloss + front + cloth(scene),
    toppings: 'none',
    hides: IN_JAR,
  },
  starter: {
    vessels: ['table'],
    draw: (scene) => {
      const bubble = (at: number): string => {
        const size = between(scene.random, 4, at % 4 ? 10 : 18);
        const [x, y] = [between(scene.random, -156, 156), between(scene.random, -66, 226)];
        return (
          oval(size, size * 0.8, dark(scene.colour, 0.2), x, y) +
          oval(size * 0.6, size * 0.4, light(scene.colour, 0.5), x - 2, y - 2)
        );
      };
      return (
        back('#eef3f2') +
        shape('M-176 -60C-120 -110 120 -110 176 -60V200Q176 244 132 244H-132Q-176 244 -176 200Z', scene.colour) +
        repeat(60, bubble) +
        front +
        cloth(scene)
      );
    },
    toppings: 'none',
    hides: IN_JAR,
  },
};
