import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  around,
  blob,
  dark,
  disc,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { type Form, type FormScene, type Forms, scatter } from './form.ts';
import { BINDERS, MEATS } from './parts.ts';

/** Half a fruit or vegetable, cut lengthways, its stalk up. */
interface Half {
  outline: string;
  /** How wide and high the outline is. */
  size: readonly [width: number, height: number];
  /** How many rows of it a square vessel has. */
  rows: number;
  /** Its flesh. */
  flesh: Colour;
  /** Where the filling lies: its middle below the middle, and half its width and height. */
  hollow: readonly [below: number, width: number, height: number];
}

const AUBERGINE: Half = {
  outline: 'M0 -170C26 -170 36 -118 46 -40C64 40 62 156 0 168C-62 156 -64 40 -46 -40C-36 -118 -26 -170 0 -170Z',
  size: [136, 340],
  rows: 1,
  flesh: '#e9d7a4',
  hollow: [30, 36, 112],
};
const COURGETTE: Half = {
  outline: 'M0 -160C40 -160 50 -132 54 0C54 124 44 164 0 164C-44 164 -54 124 -54 0C-50 -132 -40 -160 0 -160Z',
  size: [118, 334],
  rows: 1,
  flesh: '#dfe6ac',
  hollow: [4, 34, 132],
};
const CHILLI: Half = {
  outline: 'M0 -112C40 -112 48 -78 44 -24C38 60 20 112 0 122C-20 112 -38 60 -44 -24C-48 -78 -40 -112 0 -112Z',
  size: [104, 262],
  rows: 2,
  flesh: '#cfe09a',
  hollow: [-14, 27, 74],
};
const SQUASH: Half = {
  outline:
    'M0 -176C46 -176 54 -120 56 -60C60 -10 96 40 92 96C86 150 44 174 0 174C-44 174 -86 150 -92 96C-96 40 -60 -10 -56 -60C-54 -120 -46 -176 0 -176Z',
  size: [196, 356],
  rows: 1,
  flesh: '#f6ad58',
  hollow: [66, 58, 72],
};
const PEAR: Half = {
  outline:
    'M0 -116C30 -116 38 -70 52 -36C70 4 92 30 88 68C84 104 44 118 0 118C-44 118 -84 104 -88 68C-92 30 -70 4 -52 -36C-38 -70 -30 -116 0 -116Z',
  size: [190, 270],
  rows: 2,
  flesh: '#f0cf86',
  hollow: [44, 27, 29],
};

/** What they are in this vessel: how many across and down, and how large. */
function laidOut({ room, isSquare }: FormScene, { size: [wide, high], rows }: Half): [number, number, number] {
  const share = isSquare ? 0.94 : 0.82;
  const [width, height] = [room[0] * 2 * share, room[1] * 2 * share];
  const down = isSquare ? rows : 1;
  const scale = Math.min(1.16, height / down / high);
  return [Math.min(6, Math.max(2, Math.floor(width / (wide * scale * 1.02)))), down, scale];
}

/** Halves side by side in rows; each drawn by `one`. */
function inRows(scene: FormScene, kind: Half, one: () => string): string {
  const [across, down, scale] = laidOut(scene, kind);
  const [wide, high] = [kind.size[0] * scale, kind.size[1] * scale];
  const [stepX, stepY] = [Math.min((scene.room[0] * 1.9) / across, wide * 1.24), high * 1.02];
  // The broad end of what is narrow at the other lies beside that.
  const isTurned = kind.size[0] > 180 && down === 1;
  return repeat(across * down, (at) =>
    put(
      ((at % across) - (across - 1) / 2) * stepX,
      (Math.floor(at / across) - (down - 1) / 2) * stepY + between(scene.random, -7, 7),
      between(scene.random, -6, 6) + (isTurned && at % 2 ? 180 : 0),
      scale,
      one(),
    ),
  );
}

/** A half: its skin, its flesh, and what is done to it. */
const half = (scene: FormScene, { outline, flesh }: Half, inside: () => string): string =>
  put(5, 12, 0, 1.02, shape(outline, '#1c0e0544')) +
  shape(outline, dark(scene.colour, 0.12)) +
  put(-2, -3, 0, 0.94, shape(outline, scene.colour)) +
  put(0, 0, 0, 0.86, shape(outline, dark(flesh, 0.12))) +
  put(-1, -2, 0, 0.83, shape(outline, flesh)) +
  inside();

/** What is heaped in a hollow, with the foods on it. */
function heaped(scene: FormScene, { hollow: [below, width, height] }: Half): string {
  const grains = repeat(Math.round((width * height) / 130), () => {
    const [x, y] = inCircle(scene.random, 0.9);
    const tone = scene.random() < 0.6 ? light(scene.second, scene.random() * 0.5) : dark(scene.second, 0.18);
    return oval(6.5, 4.5, tone, x * width, y * height, scene.random() * 180);
  });
  return put(
    0,
    below,
    0,
    1,
    shape(blob(scene.random, width + 6, height + 6, 0.05, 12, 2, 5), '#1c0e0538') +
      shape(blob(scene.random, width + 4, height + 4, 0.06, 12), dark(scene.second, 0.12)) +
      grains +
      scatter({ ...scene, room: [width, height] }, { most: 9, size: 1.05, reach: 0.92, gap: 0.66 }),
  );
}

const stalk = ([x, y]: readonly [number, number], colour: Colour): string =>
  line(`M${n(x)} ${n(y)}Q4 ${n(y - 10)} 7 ${n(y - 24)}`, colour, 13);

/** Halves with something heaped in them. */
const filled = (kind: Half, hides: readonly string[]): Form => ({
  vessels: ['baking dish', 'oval dish', 'baking dish', 'platter'],
  draw: (scene) =>
    inRows(
      scene,
      kind,
      () =>
        (kind === COURGETTE ? '' : stalk([0, -kind.size[1] / 2 + 8], '#6f8a3f')) +
        half(scene, kind, () => heaped(scene, kind)),
    ),
  toppings: 'none',
  hides: [...MEATS, ...BINDERS, 'rice-mound', 'grain-mound', ...hides],
});

/** What has been cut into the flesh, crosswise. */
const scored = (colour: Colour): string =>
  repeat(6, (at) => line(`M-38 ${n(-74 + at * 38)}l70 34M38 ${n(-74 + at * 38)}l-70 34`, colour, 3.5, 0.55));

/** A glaze that has run into the cuts, and what is strewn over it. */
const glaze = (scene: FormScene): string =>
  put(0, 10, 0, 1, scored(dark(scene.second, 0.5))) +
  line('M-18 -67C-24 -21 -35 7 -31 59', light(scene.second, 0.6), 8, 0.75) +
  put(0, 24, 0, 1, scatter({ ...scene, room: [38, 120] }, { most: 16, size: 1.1, reach: 1, gap: 0.6 }));

/** Flesh that the oven has browned, with the hollow of the core. */
const baked = (scene: FormScene): string =>
  repeat(7, () => {
    const [x, y] = inCircle(scene.random, 58);
    return shape(blob(scene.random, 16, 11, 0.3, 7, x, y + 26), '#cf9140', 0.5);
  }) +
  oval(29, 32, '#c98d3c', 0, 44) +
  oval(22, 24, dark(scene.second, 0.16), 0, 46) +
  line('M0 -78V10', '#cf9140', 4, 0.7);

/** Apples that are baked whole, with a hole where the core was. */
const apple = (scene: FormScene): string =>
  disc(108, '#1c0e0544', 4, 14) +
  shape(blob(scene.random, 108, 104, 0.03, 11), dark(scene.colour, 0.28)) +
  shape(blob(scene.random, 100, 95, 0.03, 11, -2, -4), scene.colour) +
  around(14, (angle) =>
    line(
      `M${n(Math.cos(angle) * 56)} ${n(Math.sin(angle) * 54)}Q${n(Math.cos(angle + 0.1) * 80)} ${n(Math.sin(angle + 0.1) * 76)} ${n(Math.cos(angle) * 92)} ${n(Math.sin(angle) * 88)}`,
      scene.random() < 0.7 ? '#b53a24' : dark(scene.colour, 0.18),
      between(scene.random, 6, 12),
      0.55,
    ),
  ) +
  shape('M-74 -34C-66 -66 -36 -84 -8 -86C-40 -72 -56 -52 -60 -22Z', light(scene.colour, 0.55), 0.6) +
  shape(blob(scene.random, 52, 49, 0.06, 10), light('#e3c27c', 0.25)) +
  shape(blob(scene.random, 42, 39, 0.07, 10), dark(scene.second, 0.3)) +
  scatter({ ...scene, room: [34, 31] }, { most: 9, size: 1.1, reach: 1, gap: 0.5 });

/** Vegetables and fruit as the halves they are cut in, and apples baked whole. */
export const HALVES: Forms = {
  'stuffed aubergines': filled(AUBERGINE, ['aubergine-slice']),
  'stuffed courgettes': filled(COURGETTE, ['courgette-slice']),
  'stuffed chillies': filled(CHILLI, ['chilli-ring', 'chilli', 'pepper-strip', 'dollop']),
  'stuffed squash': filled(SQUASH, ['squash-slice', 'cube', 'chunk']),
  'glazed aubergines': {
    vessels: ['platter', 'slate', 'baking dish'],
    draw: (scene) =>
      inRows(
        scene,
        AUBERGINE,
        () => stalk([0, -162], '#6f8a3f') + half(scene, { ...AUBERGINE, flesh: scene.second }, () => glaze(scene)),
      ),
    toppings: 'none',
    hides: ['aubergine-slice', ...MEATS],
  },
  'fruit halves': {
    vessels: ['baking dish', 'tray'],
    draw: (scene) =>
      oval(scene.room[0] * 0.9, scene.room[1] * 0.84, dark(scene.second, 0.12)) +
      oval(scene.room[0] * 0.84, scene.room[1] * 0.76, scene.second) +
      inRows(scene, PEAR, () => line('M0 -108Q4 -122 10 -132', '#7a5533', 9) + half(scene, PEAR, () => baked(scene))),
    toppings: { most: 40, size: 1.25, reach: 0.84, gap: 0.5 },
    hides: ['pear-half', 'apple-slice', 'stone-fruit-half', 'stone-fruit', 'butter-pat'],
  },
  'baked apples': {
    vessels: ['baking dish', 'oval dish', 'baking dish'],
    draw: (scene) =>
      (scene.isSquare
        ? [
            [-210, -104],
            [8, -112],
            [214, -98],
            [-204, 112],
            [14, 106],
            [210, 114],
          ]
        : [
            [-170, -60],
            [10, -104],
            [178, -50],
            [-92, 92],
            [102, 96],
          ]
      )
        .map(([x = 0, y = 0]) => put(x, y, between(scene.random, -16, 16), 0.98, apple(scene)))
        .join(''),
    toppings: 'none',
    hides: ['apple-slice', 'cinnamon-stick', 'butter-pat', 'dollop'],
  },
};
