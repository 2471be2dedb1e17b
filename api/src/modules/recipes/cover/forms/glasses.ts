import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  blob,
  box,
  dark,
  disc,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import type { FormScene, Forms, Topping } from './form.ts';

/** What sits on the rim of a glass, or sticks out of it. */
const ON_RIM: ReadonlySet<string> = new Set(
  'citrus-slice citrus-wedge strawberry-half pineapple-chunk cherry cherry-stoned'.split(' '),
);
/** What swims on a drink. */
const AFLOAT: ReadonlySet<string> = new Set(
  'pine-nut seed cinnamon-stick mint pistachio coconut-flake chocolate-chip'.split(' '),
);
/** What is blended or gone into it. */
const SOFT =
  'ice-cube dollop swirl mug egg-half crouton scoop loaf-whole bread-slice toast-slice avocado-slice mango-cube banana-slice raspberry berry leaf stone-fruit stone-fruit-half stone-fruit-wedge apple-slice pear-half date kiwi-slice celery-slice cucumber-slice butter-pat'.split(
    ' ',
  );

/** A glass from its side: half its width at the top and at the foot, and where its top and its foot are. */
interface Glass {
  top: number;
  foot: number;
  from: number;
  to: number;
}
const TALL: Glass = { top: 152, foot: 116, from: -232, to: 268 };
/** The edge of glass, so that one sees it on a pale cloth. */
const EDGE = '#a9bcc3';

const outline = ({ top, foot, from, to }: Glass): string =>
  `M${n(-top)} ${n(from)}L${n(-foot)} ${n(to - 26)}Q${n(-foot)} ${n(to)} ${n(26 - foot)} ${n(to)}H${n(foot - 26)}Q${n(foot)} ${n(to)} ${n(foot)} ${n(to - 26)}L${n(top)} ${n(from)}Z`;

/** The part of a glass that is filled, from a height downward. */
function filledFrom({ top, foot, from, to }: Glass, height: number): Glass {
  const share = (height - from) / (to - from);
  return { top: top - (top - foot) * share - 9, foot: foot - 9, from: height, to: to - 16 };
}

/** Its glass before what is in it: the light that falls on it. */
const shine = ({ top, foot, from, to }: Glass): string =>
  line(`M${n(26 - top)} ${n(from + 34)}L${n(24 - foot)} ${n(to - 50)}`, '#ffffff', 15, 0.55) +
  line(`M${n(top - 22)} ${n(from + 40)}L${n(foot - 20)} ${n(to - 46)}`, '#1c0e05', 12, 0.12) +
  line(
    `M${n(-top)} ${n(from)}L${n(-foot)} ${n(to - 26)}Q${n(-foot)} ${n(to)} ${n(26 - foot)} ${n(to)}H${n(foot - 26)}Q${n(foot)} ${n(to)} ${n(foot)} ${n(to - 26)}L${n(top)} ${n(from)}`,
    EDGE,
    5,
    0.9,
  ) +
  `<ellipse cy="${n(from)}" rx="${n(top)}" ry="19" fill="#ffffff" fill-opacity=".3" stroke="${EDGE}" stroke-width="5"/>`;

/** A drink in its glass, its surface lit. */
function filled(glass: Glass, height: number, colour: Colour): string {
  const part = filledFrom(glass, height);
  return (
    oval(glass.foot + 34, 24, '#1c0e0548', 12, glass.to + 2) +
    shape(outline(glass), '#e4eef0', 0.62) +
    shape(outline(part), colour) +
    oval(part.top, 18, light(colour, 0.34), 0, height)
  );
}

/** Foam over a drink that was shaken or blended. */
const foam = ({ random }: FormScene, glass: Glass, height: number, colour: Colour): string => {
  const { top } = filledFrom(glass, height);
  return (
    shape(
      `M${n(-top)} ${n(height - 20)}L${n(1 - top)} ${n(height + 26)}Q0 ${n(height + 48)} ${n(top - 1)} ${n(height + 26)}L${n(top)} ${n(height - 20)}Z`,
      light(colour, 0.5),
    ) +
    oval(top, 20, light(colour, 0.7), 0, height - 20) +
    repeat(16, () => {
      const x = between(random, -top * 0.86, top * 0.86);
      return disc(between(random, 3, 7), light(colour, 0.9), x, height + between(random, -28, 22));
    })
  );
};

/** Bubbles that rise in something sparkling. */
const bubbles = ({ random }: FormScene, wide: number, from: number, to: number): string =>
  repeat(34, () => disc(between(random, 2, 5), '#fff6dc', between(random, -wide, wide), between(random, from, to)));

const ICE: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-66, -120, 12],
  [18, -136, 40],
  [70, -70, 70],
  [-26, -44, 24],
];

/** Ice that swims on top. */
const ice = ICE.map(
  ([x, y, turn]) =>
    `<g opacity=".6">${put(x, y, turn, 1, box(78, 74, 15, '#ffffff') + box(60, 56, 11, '#e3eff2', 3, 3))}</g>`,
).join('');

/** The fruit on the rim, and what swims on top. */
function garnished({ toppings, random }: FormScene, { top, from }: Glass, height: number): string {
  const fruit = toppings.find(({ piece }) => ON_RIM.has(piece));
  const afloat = toppings.filter(({ piece }) => AFLOAT.has(piece)).slice(0, 1);
  const strew = (one: Topping): string =>
    repeat(6, (at) => put(-70 + at * 28, height + between(random, -7, 7), random() * 360, 1.5, one.draw()));
  return afloat.map(strew).join('') + (fruit === undefined ? '' : put(top - 8, from + 8, 24, 2.9, fruit.draw()));
}

const straw = (colour: Colour): string => line('M-20 150L74 -316', '#f4f4ef', 24) + line('M-20 150L74 -316', colour, 8);

/** A stalk of celery with its leaves, in place of a straw. */
const celery = ({ random }: FormScene): string =>
  line('M-16 120L-70 -268', '#a9c46a', 34) +
  line('M-22 110L-74 -264', '#c9dc92', 10) +
  repeat(7, (at) =>
    shape(blob(random, 34, 20, 0.35, 8, -104 + at * 14, -292 + (at % 3) * 24), at % 2 ? '#6aa03a' : '#4f8a35'),
  );

/** A tall glass of something, and what its top shows. */
const tall = (scene: FormScene, stick: string, over = ''): string =>
  stick + filled(TALL, -160, scene.colour) + over + garnished(scene, TALL, -160) + shine(TALL);

/** A flute on its foot. */
const flute = (scene: FormScene): string =>
  oval(92, 18, '#1c0e0540', 8, 286) +
  line('M0 120V268', EDGE, 15) +
  line('M0 120V268', '#eef5f6', 9) +
  oval(86, 17, EDGE, 0, 278) +
  oval(82, 13, '#eef5f6', 0, 278) +
  shape('M-70 -272C-74 -60 -68 92 0 132C68 92 74 -60 70 -272Z', EDGE, 0.7) +
  shape('M-66 -270C-70 -60 -64 90 0 128C64 90 70 -60 66 -270Z', '#e4eef0', 0.66) +
  shape('M-61 -196C-62 -40 -54 78 0 114C54 78 62 -40 61 -196Z', scene.colour) +
  bubbles(scene, 42, -176, 70) +
  oval(61, 10, light(scene.colour, 0.5), 0, -196) +
  line('M-44 -240C-46 -80 -42 20 -22 66', '#ffffff', 10, 0.6) +
  `<ellipse cy="-270" rx="66" ry="11" fill="#ffffff" fill-opacity=".3" stroke="${EDGE}" stroke-width="4"/>`;

const HANDLED: Glass = { top: 148, foot: 112, from: -214, to: 236 };

/** Coffee in a glass with a handle, a cap of cream on it. */
function coffee(scene: FormScene): string {
  const part = filledFrom(HANDLED, -150);
  return (
    '<path d="M134 -110C260 -130 262 120 116 130" fill="none" stroke="#eef5f6" stroke-width="26" opacity=".9"/>' +
    filled(HANDLED, -150, scene.colour) +
    shape(
      `M${n(-part.top)} -160L${n(12 - part.top)} -44Q-60 -22 0 -40T${n(part.top - 12)} -46L${n(part.top)} -160Z`,
      '#fbf3e2',
    ) +
    shape(blob(scene.random, part.top + 2, 64, 0.08, 12, 0, -190), '#e9dcc2') +
    shape(blob(scene.random, part.top - 6, 54, 0.1, 12, -4, -198), '#fffaf0') +
    repeat(26, () =>
      disc(between(scene.random, 2, 4.5), '#8a5a2b', between(scene.random, -86, 86), between(scene.random, -226, -172)),
    ) +
    shine({ ...HANDLED, from: -170 })
  );
}

/** Crystals of ice in a heap over the rim of a glass. */
const crystals = ({ random, colour }: FormScene): string =>
  repeat(150, () => {
    const x = between(random, -128, 128);
    const high = 150 * Math.sqrt(1 - (x / 134) ** 2);
    const y = between(random, -50 - high, 26);
    const tone = random() < 0.5 ? light(colour, 0.75) : random() < 0.4 ? '#ffffff' : dark(colour, 0.14);
    return put(x, y, random() * 90, 1, `<path d="M-13 0L-4 -11L13 -4L8 10Z" fill="${tone}" opacity=".9"/>`);
  });

/** Drinks and ice in glasses, as one sees them from the side. */
export const GLASSES: Forms = {
  drink: { vessels: ['table'], draw: (scene) => tall(scene, straw(scene.second)), toppings: 'none', hides: SOFT },
  'iced drink': {
    vessels: ['table'],
    draw: (scene) => tall(scene, straw(scene.second), ice),
    toppings: 'none',
    hides: SOFT,
  },
  shake: {
    vessels: ['table'],
    draw: (scene) => tall(scene, straw(scene.second), foam(scene, TALL, -160, scene.colour)),
    toppings: 'none',
    hides: SOFT,
  },
  'bloody mary': { vessels: ['table'], draw: (scene) => tall(scene, celery(scene)), toppings: 'none', hides: SOFT },
  'sparkling wine': {
    vessels: ['table'],
    draw: (scene) => put(-130, 0, -3, 1.06, flute(scene)) + put(130, 8, 3, 1.06, flute(scene)),
    toppings: 'none',
    hides: SOFT,
  },
  'coffee with cream': { vessels: ['table'], draw: coffee, toppings: 'none', hides: SOFT },
  granita: {
    vessels: ['table'],
    draw: (scene) =>
      oval(130, 20, '#1c0e0540', 8, 290) +
      line('M0 130V270', EDGE, 20) +
      line('M0 130V270', '#eef5f6', 12) +
      oval(100, 19, EDGE, 0, 280) +
      oval(94, 14, '#eef5f6', 0, 280) +
      shape('M-157 -32C-152 96 -72 152 0 155C72 152 152 96 157 -32Z', EDGE) +
      shape('M-150 -30C-146 90 -70 146 0 148C70 146 146 90 150 -30Z', '#e4eef0', 0.9) +
      shape('M-136 -20C-130 80 -64 130 0 132C64 130 130 80 136 -20Z', light(scene.colour, 0.35)) +
      oval(144, 154, dark(scene.colour, 0.22), 3, -40) +
      oval(140, 150, dark(scene.colour, 0.04), 0, -40) +
      shape('M-142 -36C-130 80 -64 130 0 132C64 130 130 80 142 -36Z', light(scene.colour, 0.4)) +
      crystals(scene) +
      garnished(scene, { top: 120, foot: 90, from: -60, to: 0 }, -20) +
      line('M-120 0C-108 66 -76 100 -50 112', '#ffffff', 12, 0.7),
    toppings: 'none',
    hides: SOFT,
  },
};
