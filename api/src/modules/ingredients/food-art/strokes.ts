import { between, type Random } from '../../../shared/seeded-random.ts';
import { blend, type Colour } from './colour.ts';

/** A length or angle as SVG writes it, with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const CANDLELIGHT: Colour = '#fff8ea';
const SHADE: Colour = '#2a1408';

/** A colour nearer to the light; `share` 0 to 1. */
export const light = (colour: Colour, share = 0.3): Colour => blend(colour, CANDLELIGHT, share);
/** A colour nearer to the dark; `share` 0 to 1. */
export const dark = (colour: Colour, share = 0.2): Colour => blend(colour, SHADE, share);

/** A circle. */
export const disc = (radius: number, fill: string, x = 0, y = 0): string =>
  `<circle${x === 0 ? '' : ` cx="${n(x)}"`}${y === 0 ? '' : ` cy="${n(y)}"`} r="${n(radius)}" fill="${fill}"/>`;

/** An ellipse, turned clockwise by degrees. */
export const oval = (rx: number, ry: number, fill: string, x = 0, y = 0, turn = 0): string => {
  const turned = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`;
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turned}/>`;
};

/** A filled outline. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A line with round ends. */
export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"` +
  `${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** The outline of a circle. */
export const hoop = (radius: number, stroke: string, width: number, x = 0, y = 0): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;

/** A rectangle about a middle. */
export const box = (width: number, height: number, corner: number, fill: string, x = 0, y = 0): string =>
  `<rect x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}" ` +
  `rx="${n(corner)}" fill="${fill}"/>`;

/** Something drawn about 0,0, put elsewhere, turned by degrees and sized. */
export const put = (x: number, y: number, turn: number, scale: number, content: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(scale * 100) / 100})">${content}</g>`;

/** Something drawn `times` times, evenly about the middle: `draw` gets the angle in radians. */
export const around = (times: number, draw: (angle: number, at: number) => string, from = 0): string =>
  Array.from({ length: times }, (_, at) => draw(from + (at / times) * 2 * Math.PI, at)).join('');

/** Something drawn `times` times. */
export const repeat = (times: number, draw: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => draw(at)).join('');

/** A place in a circle about 0,0, no place likelier than another. */
export function inCircle(random: Random, radius: number): [x: number, y: number] {
  const angle = random() * 2 * Math.PI;
  const distance = Math.sqrt(random()) * radius;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

/** The outline of an ellipse drawn by hand: smooth, and out of true by `wobble` (share of the radius). */
export function blob(random: Random, rx: number, ry = rx, wobble = 0.12, points = 9, x = 0, y = 0): string {
  const corners = Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI;
    const reach = 1 + between(random, -wobble, wobble);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const middle = (at: number): string => {
    const [a, b] = [corners[at % points] ?? [0, 0], corners[(at + 1) % points] ?? [0, 0]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  const curves = corners.map(([cx, cy], at) => `Q${n(cx)} ${n(cy)} ${middle(at)}`);
  return `M${middle(points - 1)}${curves.join('')}Z`;
}
