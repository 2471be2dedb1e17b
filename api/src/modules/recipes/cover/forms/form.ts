import type { Random } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import { inCircle, n, put } from '../../../ingredients/food-art/strokes.ts';
import type { VesselName } from '../vessels.ts';

/** A food that lies on the dish. */
export interface Topping {
  /** Slug of the food of the recipe that it is. */
  food: string;
  /** Name of the drawing. */
  piece: string;
  /** How far it reaches beside the others, 1 for a slice of tomato, 0.5 for a pea. */
  size: number;
  /** Whether it lies flat, such as a shaving of cheese. */
  isThin: boolean;
  /** As many of it are seen at most. */
  most: number;
  /** Whether the title names it: more of it is seen. */
  isNamed: boolean;
  /** Refers to one of the drawings of `defs`. */
  draw: () => string;
  /** Its drawings, no two alike, for the head of the document. */
  defs: string;
}

/** What a form is drawn from; the middle of the dish is 0,0. */
export interface FormScene {
  random: Random;
  /** Of the dish: its sauce, its crust, its dough. */
  colour: Colour;
  /** Of what is inside or on top: a filling, an icing, rice beside a curry. */
  second: Colour;
  /** Half the width and half the height of the room in the vessel. */
  room: readonly [width: number, height: number];
  /** Whether that room is a rectangle, not an ellipse. */
  isSquare: boolean;
  /** Whether cream, milk or the like is in it. */
  isCreamy: boolean;
  /** The foods that are seen, the most important first. */
  toppings: readonly Topping[];
}

/** How foods lie on a dish: how many in all, how large, how far out, how close together, and how much larger what the title names is. */
export interface Laid {
  most: number;
  size: number;
  reach: number;
  gap?: number;
  named?: number;
  /** Whether slices of fruit lie in rings, as on a tart. */
  inRings?: boolean;
}

/** How a kind of dish looks from above. */
export interface Form {
  /** The usual vessels; one is chosen for each recipe. */
  vessels: readonly [VesselName, ...VesselName[]];
  /** Draws the dish without the foods that lie on it, unless it arranges these itself. */
  draw: (scene: FormScene) => string;
  /** How the foods lie on it: how many in all, how large, and how far out (share of the room). 'none': it arranges them itself. */
  toppings: Laid | 'none';
  /** Pieces that the form itself shows or that are gone into it, which are not laid on top. */
  hides?: readonly string[];
  /** Whether the colour of the dish fills the vessel: a pale one is served in what it stands out from. */
  fills?: boolean;
  /** Whether only what garnishes is seen (herbs, seeds, nuts, cream): the rest is blended or baked in. */
  onlyGarnish?: boolean;
}

/** Forms by name. */
export type Forms = Readonly<Record<string, Form>>;

/** Whether it is laid on at the end, in a few, or strewn over like seeds: nothing is made of it. */
export const isStrewn = (topping: Topping): boolean => (topping.most <= 9 && !isWhole(topping)) || topping.size < 0.4;

/** Whether it is served whole, such as a thigh: large, and few of it. */
export const isWhole = ({ size }: Pick<Topping, 'size'>): boolean => size > 1.5 && size < 3;

/** A soft shadow under a piece, in the piece's own units; thin pieces lie flat and cast none. */
const shadowOf = ({ size, isThin }: Topping): string =>
  isThin
    ? ''
    : `<ellipse cx="1.5" cy="${n(3 + 2 * size)}" rx="${n(20 * size)}" ry="${n(17 * size)}" fill="#1c0e05" opacity=".2"/>`;

/** Lays foods over a dish without covering one with another; each kind gets its share of the places. */
export function scatter(
  { random, room: [width, height], toppings }: FormScene,
  { most, size, reach, gap = 0.8, named = 1 }: Laid,
): string {
  const laid: { x: number; y: number; radius: number }[] = [];
  const turns = shares(toppings, most);
  return turns
    .flatMap((topping) => {
      const large = topping.size < 0.7 ? 1.2 : topping.isNamed ? named : 1;
      const scale = size * large * (0.9 + random() * 0.2);
      const out = isWhole(topping) ? reach * 0.85 : topping.size > 2 ? reach * 0.6 : reach;
      for (let tries = 0; tries < 60; tries++) {
        const [x, y] = inCircle(random, out).map((value, at) => value * (at === 0 ? width : height)) as [
          number,
          number,
        ];
        const radius = 20 * scale * gap * topping.size;
        if (laid.some((other) => Math.hypot(other.x - x, other.y - y) < other.radius + radius)) continue;
        laid.push({ x, y, radius });
        return [put(x, y, random() * 360, scale, shadowOf(topping) + topping.draw())];
      }
      return [];
    })
    .join('');
}

/** How much more is seen of a food that the title names than of the others. */
const NAMED = 2.8;

/** What a piece takes of the places: small ones no more than what they are, or they would swamp the others. */
const costOf = (size: number): number => (size > 1 ? size * size : size);

/** Which food takes each place: the larger the piece and the later in the list, the fewer of it; what small kinds leave over goes to the first. */
function shares(toppings: readonly Topping[], most: number): Topping[] {
  const weights = toppings.map(({ size, isNamed }, at) => (isNamed ? NAMED : 1) / costOf(size) / (1 + at * 0.18));
  const sum = weights.reduce((one, other) => one + other, 0);
  const counts = toppings.map((topping, at) => {
    const count = Math.min(Math.ceil(((weights[at] ?? 0) / sum) * most), topping.most);
    return Math.max(Math.min(3, topping.most), count);
  });
  const left = Math.max(0, most - counts.reduce((one, other) => one + other, 0));
  return toppings
    .flatMap((topping, at) => {
      const count = (counts[at] ?? 0) + (at === 0 && topping.isNamed ? left : 0);
      return Array.from({ length: Math.min(count, topping.most) }, () => topping);
    })
    .sort((a, b) => b.size - a.size);
}

/** Grains, sprinkled in a few colours: one path a colour, so that a thousand of them are short. */
export function grains(
  random: Random,
  colours: readonly string[],
  {
    count,
    length,
    width,
    room: [wide, high],
  }: { count: number; length: number; width: number; room: readonly [number, number] },
): string {
  return colours
    .map((colour) => {
      const strokes = Array.from({ length: Math.round(count / colours.length) }, () => {
        const [x, y] = inCircle(random, 1);
        const angle = random() * Math.PI;
        return `M${n(x * wide)} ${n(y * high)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}`;
      });
      return `<path d="${strokes.join('')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
    })
    .join('');
}
