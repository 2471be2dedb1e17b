import { blend, type Colour } from '../../ingredients/food-art/colour.ts';
import type { Weave } from './cover-palettes.ts';

/** A tablecloth: its colour, and the thread woven into it at `strength` 0 to 1. */
export interface Tablecloth {
  ground: Colour;
  thread: Colour;
  strength: number;
  weave: Weave;
  /** Size of the weave, 1 being usual. */
  scale: number;
  /** Where its two creases are, as shares of the width. */
  creases: readonly [number, number];
}

/** A tile of a weave: its sides, and its content, which inherits fill and stroke from the thread. */
interface Tile {
  width: number;
  height: number;
  content: string;
}

/** Tiles lie square to the picture: a turned pattern takes librsvg eight times as long. */
const TILES: Record<Weave, Tile> = {
  gingham: {
    width: 80,
    height: 80,
    content: '<path stroke="none" d="M0 0h40v80H0zM0 0h80v40H0z"/><path stroke="none" d="M0 0h40v40H0z"/>',
  },
  ticking: { width: 72, height: 72, content: '<path stroke="none" d="M0 0h22v72H0zM30 0h4v72h-4zM60 0h4v72h-4z"/>' },
  stripe: { width: 64, height: 64, content: '<path stroke="none" d="M0 0h26L0 26zM64 0v26L26 64H0z"/>' },
  dots: {
    width: 68,
    height: 68,
    content: '<circle stroke="none" cx="17" cy="17" r="7.5"/><circle stroke="none" cx="51" cy="51" r="7.5"/>',
  },
  tartan: {
    width: 120,
    height: 120,
    content:
      '<path stroke="none" d="M0 0h46v120H0zM0 0h120v46H0zM80 0h6v120h-6zM0 80h120v6H0z"/><path stroke="none" d="M0 0h46v46H0z"/>',
  },
  scallop: {
    width: 88,
    height: 88,
    content: `<g fill="none" stroke-width="4.5">${[
      [44, 44],
      [0, 88],
      [88, 88],
      [0, 0],
      [88, 0],
    ]
      .map(([x, y]) =>
        [42, 28, 14]
          .map((radius) => `<path d="M${(x ?? 0) - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0"/>`)
          .join(''),
      )
      .join('')}</g>`,
  },
  diamond: {
    width: 76,
    height: 100,
    content:
      '<path stroke="none" d="M38 8 70 50 38 92 6 50z"/><path fill="none" stroke-width="2.5" d="M0 0 76 100M76 0 0 100"/>',
  },
  tile: {
    width: 110,
    height: 110,
    content:
      '<g fill="none" stroke-width="4"><path d="M55 8c14 16 31 33 47 47-16 14-33 31-47 47C41 86 24 69 8 55 24 41 41 24 55 8z"/><circle cx="55" cy="55" r="17"/></g>' +
      '<path stroke="none" d="M0-16 16 0 0 16-16 0zM110-16 126 0 110 16 94 0zM0 94 16 110 0 126-16 110zM110 94 126 110 110 126 94 110zM55 45l10 10-10 10-10-10z"/>',
  },
};

/** The cloth over the whole of a cover, lit from the upper left, with soft folds. */
export function drawTablecloth(cloth: Tablecloth, width: number, height: number): string {
  const whole = `width="${width}" height="${height}"`;
  const crease = (at: number): string =>
    `<rect x="${Math.round(width * (at - 0.05))}" width="${width * 0.1}" height="${height}" fill="url(#crease)"/>`;
  return `<defs>
<radialGradient id="cloth" cx="32%" cy="18%" r="105%"><stop stop-color="${blend(cloth.ground, '#ffffff', 0.35)}"/><stop offset=".55" stop-color="${cloth.ground}"/><stop offset="1" stop-color="${blend(cloth.ground, '#3a2418', 0.14)}"/></radialGradient>
${weave(cloth)}
<linearGradient id="crease"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".48" stop-color="#fff" stop-opacity=".16"/><stop offset=".52" stop-color="#2b1a10" stop-opacity=".1"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></linearGradient>
</defs>
<rect ${whole} fill="url(#cloth)"/><rect ${whole} fill="url(#weave)"/>
${cloth.creases.map(crease).join('')}`;
}

/** Its tile is a whole number of pixels: a fraction takes librsvg eight times as long. */
function weave({ weave: name, scale, thread, strength }: Tablecloth): string {
  const { width, height, content } = TILES[name];
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  return `<pattern id="weave" width="${wide}" height="${high}" patternUnits="userSpaceOnUse"><g fill="${thread}" stroke="${thread}" opacity="${strength}" transform="scale(${wide / width} ${high / height})">${content}</g></pattern>`;
}
