import { between } from '../../../../shared/seeded-random.ts';
import { blend, type Colour } from '../../../ingredients/food-art/colour.ts';
import { blob, dark, disc, light, line, n, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type Forms, type FormScene, isStrewn, scatter } from './form.ts';
import { FISHES, piece, shadow } from './parts.ts';

const BODY = 'M-252 6C-220 -72 -90 -104 30 -86C110 -74 168 -36 204 -8C168 34 104 74 20 88C-96 100 -216 74 -252 6Z';
const TAIL = 'M190 -10C232 -34 262 -76 300 -92C286 -46 278 -18 276 0C280 24 288 50 304 88C262 74 228 34 190 8Z';
const HEAD = 'M-252 6C-236 -34 -190 -66 -146 -80C-120 -40 -120 44 -146 84C-196 70 -236 44 -252 6Z';
const BACK = '#9a5f24';

/** Spots where the pan or the grill has browned the skin. */
const spots = ({ random }: FormScene, count: number): string =>
  repeat(count, () =>
    shape(
      blob(
        random,
        between(random, 8, 24),
        between(random, 6, 13),
        0.3,
        7,
        between(random, -110, 150),
        between(random, -54, 54),
      ),
      '#7a4a1c',
      0.42,
    ),
  );

/** A whole fish that has been cooked: its skin browned and split, its eye white. */
function cookedFish(scene: FormScene): string {
  const skin = blend(scene.colour, '#e0943a', 0.66);
  return (
    oval(290, 100, '#1c0e0540', 4, 26) +
    shape(TAIL, dark(skin, 0.4)) +
    line('M214 -8L278 -62M214 0L272 0M214 6L280 60', light(skin, 0.2), 5, 0.6) +
    shape('M-30 -84C20 -128 90 -116 120 -62Z', dark(skin, 0.42)) +
    shape('M-40 86C-10 116 40 116 60 78Z', dark(skin, 0.42)) +
    shape(BODY, dark(skin, 0.34)) +
    put(-2, -4, 0, 0.95, shape(BODY, skin)) +
    shape('M-230 -8C-180 -78 -60 -98 40 -80C110 -70 160 -40 190 -14C90 -40 -90 -44 -230 -8Z', BACK, 0.55) +
    shape('M-190 50C-90 78 20 78 120 42C40 96 -110 94 -190 50Z', light(skin, 0.55), 0.7) +
    spots(scene, 16) +
    repeat(
      3,
      (at) =>
        line(`M${n(-74 + at * 82)} -58q24 52 2 108`, '#5f3514', 8, 0.7) +
        line(`M${n(-69 + at * 82)} -56q24 52 2 108`, '#f3dfba', 5, 0.7),
    ) +
    shape(HEAD, dark(skin, 0.16), 0.85) +
    line('M-146 -76Q-112 2 -146 78', dark(skin, 0.46), 6) +
    disc(17, '#f4efe2', -196, -10) +
    disc(8, '#d9cfb4', -196, -10) +
    line('M-250 8Q-232 20 -214 20', dark(skin, 0.5), 5)
  );
}

/** Bacon that is wound round it, crosswise. */
const bacon = (random: FormScene['random']): string =>
  repeat(4, (at) => {
    const x = -96 + at * 68;
    const band = (by: number): string =>
      `M${n(x - by)} ${n(-94 + at * 4)}C${n(x + 22 - by)} -40 ${n(x + 22 - by)} 40 ${n(x - 14 - by)} ${n(94 - at * 5)}L${n(x - 14 + by)} ${n(94 - at * 6)}C${n(x + 22 + by)} 40 ${n(x + 22 + by)} -40 ${n(x + by)} ${n(-94 + at * 6)}Z`;
    return (
      shape(band(26), '#7c2c1c') +
      shape(band(23), '#b9513a') +
      shape(band(8), '#efc9a0', 0.9) +
      line(`M${n(x + 15)} -70C${n(x + 36)} -30 ${n(x + 34)} 30 ${n(x + 6)} 70`, '#efc9a0', between(random, 3, 5), 0.8)
    );
  });

/** What lies under it or beside it, then the fish, then what is strewn on. */
const onBed = (scene: FormScene, fish: string, most = 46): string =>
  scatter(
    { ...scene, toppings: scene.toppings.filter((one) => !isStrewn(one)) },
    { most, size: 1.5, reach: 0.94, gap: 0.6 },
  ) +
  put(-22, 0, -9, Math.min(1.16, scene.room[0] / 315), fish) +
  scatter({ ...scene, toppings: scene.toppings.filter(isStrewn) }, { most: 9, size: 1.5, reach: 0.5 });

const SIDE = 'M-178 6C-150 -52 -40 -76 60 -60C120 -50 160 -24 176 -4C150 34 90 62 10 66C-80 70 -150 52 -178 6Z';
const STRIPES = repeat(8, (at) => `M${n(-118 + at * 34)} ${n(-46 - Math.sin((at / 7) * 3.1) * 10)}q18 16 4 30t6 26`);

/** A side of mackerel, the skin up: dark waves on blue along the back, silver below, blistered by the grill. */
const skinUp = (scene: FormScene, skin: Colour = '#8fa6b4'): string =>
  put(4, 14, 0, 1, shape(SIDE, '#1c0e0540')) +
  shape(SIDE, '#c99f74') +
  put(-2, -5, 0, 0.96, shape(SIDE, '#d5dcdd')) +
  shape('M-170 -2C-140 -54 -40 -76 60 -60C116 -52 154 -28 172 -8C90 -14 -60 -18 -170 -2Z', skin) +
  line(STRIPES, '#2f4353', 8, 0.85) +
  line('M-150 18Q0 34 150 10', '#f6f4ea', 7, 0.7) +
  repeat(9, () =>
    shape(
      blob(
        scene.random,
        between(scene.random, 9, 20),
        between(scene.random, 7, 12),
        0.3,
        7,
        between(scene.random, -120, 130),
        between(scene.random, -30, 46),
      ),
      '#8a5320',
      0.5,
    ),
  );

/** Slices of boiled potato, overlapping, all over the plate. */
const potatoes = (scene: FormScene): string =>
  repeat(26, (at) => {
    const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.4) / 26) * 0.84];
    return put(
      Math.cos(angle) * reach * scene.room[0],
      Math.sin(angle) * reach * scene.room[1],
      scene.random() * 360,
      3.4,
      shadow(18, 16) + piece('potato-slice', scene, '#ecd9a0'),
    );
  });

const coins = (scene: FormScene): string =>
  repeat(30, (at) => {
    const [angle, reach] = [at * 2.4 + 0.7, Math.sqrt((at + 0.3) / 30) * 0.76];
    return put(
      Math.cos(angle) * reach * scene.room[0],
      Math.sin(angle) * reach * scene.room[1],
      scene.random() * 360,
      between(scene.random, 1.9, 2.7),
      shadow(17, 15) + piece('octopus-coin', scene, '#a8476b'),
    );
  });

/** Fish as it comes out of the oven or off the grill, and octopus on potatoes. */
export const FISH_PLATES: Forms = {
  'cooked fish': {
    vessels: ['platter', 'oval dish', 'tray'],
    draw: (scene) => onBed(scene, cookedFish(scene)),
    toppings: 'none',
    hides: [...FISHES, 'bacon-strip', 'lardon', 'ham-ribbon'],
  },
  'fish in bacon': {
    vessels: ['oval dish', 'platter', 'tray'],
    draw: (scene) =>
      served(
        [
          [-30, -102, -7],
          [10, 104, -7],
        ],
        () => cookedFish(scene) + bacon(scene.random),
        0.9,
      ),
    toppings: { most: 12, size: 1.4, reach: 0.98 },
    hides: [...FISHES, 'bacon-strip', 'lardon', 'ham-ribbon', 'ham-fold'],
  },
  'fish on vegetables': {
    vessels: ['pan', 'oval dish', 'platter'],
    draw: (scene) =>
      oval(scene.room[0], scene.room[1], '#a8652e') +
      oval(scene.room[0], scene.room[1], 'url(#gloss)') +
      onBed(scene, cookedFish(scene), 90),
    toppings: 'none',
    hides: [...FISHES, 'bacon-strip', 'lardon'],
  },
  'mackerel fillets': {
    vessels: ['platter', 'plate', 'oval dish'],
    draw: (scene) =>
      scatter(
        { ...scene, toppings: scene.toppings.filter((one) => !isStrewn(one)) },
        { most: 34, size: 1.5, reach: 0.98, gap: 0.66 },
      ) +
      served(
        [
          [-30, -64, -14],
          [30, 70, -8],
        ],
        () => skinUp(scene),
        1.14,
      ) +
      scatter({ ...scene, toppings: scene.toppings.filter(isStrewn) }, { most: 10, size: 1.4, reach: 0.9 }),
    toppings: 'none',
    hides: FISHES,
  },
  'octopus on potatoes': {
    vessels: ['round board', 'wooden bowl', 'plate'],
    draw: (scene) =>
      potatoes(scene) +
      coins(scene) +
      repeat(70, () =>
        disc(
          between(scene.random, 2.6, 5),
          '#b8341f',
          between(scene.random, -0.72, 0.72) * scene.room[0],
          between(scene.random, -0.68, 0.68) * scene.room[1],
        ),
      ),
    toppings: { most: 6, size: 1.3, reach: 0.8 },
    hides: ['octopus', 'chunk', 'cube', 'potato-slice', 'long-leaf', 'pepper-strip', 'onion-slice', 'onion-soft'],
  },
};
