import { between } from '../../../../shared/seeded-random.ts';
import { blob, box, dark, light, line, n, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms } from './form.ts';

const CHEESE = '#f3d488';
const BROWNED = '#a9622a';
const SHEET = '#e2c283';
const HIDDEN =
  'grated-cheese cheese-slice cheese-wedge mozzarella-slice mozzarella-torn melted-cheese shaving crumble dollop swirl butter-pat crumb lasagne-sheet mince-crumb onion-slice onion-soft onion-dice carrot-coin celery-slice tomato-wedge chunk egg-half egg-curd sausage sausage-coin cube lentil mushroom-slice lardon'.split(
    ' ',
  );

const bits = (
  { random, room: [width, height] }: FormScene,
  count: number,
  reach: number,
  one: (x: number, y: number) => string,
): string => repeat(count, () => one(between(random, -reach, reach) * width, between(random, -reach, reach) * height));

/** The sauce that shows at the walls of the dish, and the cheese that has run together over it. */
const top = (scene: FormScene): string => {
  const {
    random,
    second,
    room: [width, height],
  } = scene;
  return (
    box(width * 2, height * 2, 60, dark(second, 0.14)) +
    bits(scene, 40, 0.98, (x, y) => shape(blob(random, 24, 14, 0.3, 7, x, y), light(second, 0.14), 0.8)) +
    shape(`M${-width * 0.93} ${-height * 0.8}` + wavy(scene) + 'Z', CHEESE) +
    bits(scene, 16, 0.78, (x, y) => shape(blob(random, 70, 40, 0.25, 10, x, y), light(CHEESE, 0.5), 0.6)) +
    bits(scene, 9, 0.8, (x, y) =>
      shape(blob(random, between(random, 22, 44), between(random, 12, 22), 0.3, 9, x, y), second, 0.72),
    ) +
    bits(scene, 30, 0.84, (x, y) =>
      shape(blob(random, between(random, 14, 54), between(random, 10, 30), 0.3, 9, x, y), BROWNED, 0.38),
    ) +
    bits(scene, 26, 0.84, (x, y) =>
      shape(blob(random, between(random, 6, 18), between(random, 5, 11), 0.3, 8, x, y), dark(BROWNED, 0.3), 0.5),
    )
  );
};

/** The edge of the sheets, as it waves along the walls. */
function wavy({ random, room: [width, height] }: FormScene): string {
  const corners = [
    [0.93, -0.86],
    [0.95, 0.86],
    [-0.94, 0.84],
    [-0.93, -0.8],
  ] as const;
  let [fx, fy] = [-0.93, -0.8];
  return corners
    .map(([x, y]) => {
      const side = repeat(6, (at) => {
        const share = (at + 1) / 6;
        const [px, py] = [fx + (x - fx) * share, fy + (y - fy) * share];
        const [mx, my] = [fx + (x - fx) * (share - 0.083), fy + (y - fy) * (share - 0.083)];
        const out = 1 + between(random, -0.05, 0.05);
        return `Q${n(mx * width * out)} ${n(my * height * out)} ${n(px * width)} ${n(py * height)}`;
      });
      [fx, fy] = [x, y];
      return side;
    })
    .join('');
}

/** Where a portion was taken out: sheets, sauce and cream, one on the other. */
function cut({ random, second, room: [width, height] }: FormScene): string {
  const [left, up] = [width * 0.3, height * 0.16];
  const band = (y: number, deep: number, colour: string): string =>
    `<rect x="${n(left)}" y="${n(y)}" width="${n(width - left)}" height="${n(deep)}" fill="${colour}"/>`;
  const step = (height - up) / 3.4;
  const layer = (at: number): string => {
    const y = up + 8 + at * step;
    return (
      band(y, step * 0.46, second) +
      repeat(16, () =>
        shape(
          blob(random, 9, 6, 0.3, 6, between(random, left + 10, width - 12), y + between(random, 8, step * 0.42)),
          dark(second, 0.34),
          0.8,
        ),
      ) +
      band(y + step * 0.44, step * 0.2, '#f8ecd0') +
      `<path d="M${n(left)} ${n(y + step * 0.8)}q20 -9 40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="${SHEET}" stroke-width="${n(step * 0.34)}"/>`
    );
  };
  return (
    `<clipPath id="portion"><rect x="${n(left)}" y="${n(up)}" width="${n(width - left)}" height="${n(height - up)}"/></clipPath>` +
    `<clipPath id="dish"><rect x="${n(-width)}" y="${n(-height)}" width="${n(width * 2)}" height="${n(height * 2)}" rx="60"/></clipPath>` +
    `<g clip-path="url(#dish)"><g clip-path="url(#portion)">${band(up, height, dark(second, 0.4))}${[0, 1, 2].map(layer).join('')}` +
    band(up, 12, dark(CHEESE, 0.2)) +
    `</g>${line(`M${n(left)} ${n(up)}V${n(height)}`, dark(second, 0.5), 8, 0.6)}</g>`
  );
}

/** Sheets of pasta or slices of vegetables in layers, baked under cheese. */
export const LASAGNES: Forms = {
  lasagne: {
    vessels: ['baking dish'],
    draw: (scene) => top(scene) + cut(scene),
    toppings: { most: 12, size: 1.2, reach: 0.6 },
    hides: HIDDEN,
  },
};
