import { blend, type Colour } from '../../ingredients/food-art/colour.ts';
import { between, type Random } from '../../../shared/seeded-random.ts';

/** What the dish is served on. */
export type Ware = 'porcelain' | 'banded' | 'stoneware' | 'glazed' | 'board';

/** A round thing on the table. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

const SHADOW: Colour = '#2b1a10';

/** A plate or board with its soft shadow; `accent` colours the band or the glaze. */
export function drawWare(ware: Ware, disc: Disc, accent: Colour, random: Random): string {
  return discShadow(disc) + DRAW[ware](disc, accent, random);
}

const DRAW: Record<Ware, (disc: Disc, accent: Colour, random: Random) => string> = {
  porcelain: (disc) => plate(disc, '#ffffff', '#e9e2d8') + ring(disc, 0.73, '#d8cfc1', 3),
  banded: (disc, accent) =>
    plate(disc, '#ffffff', '#ebe5db') +
    ring(disc, 0.93, accent, 13) +
    ring(disc, 0.86, accent, 3) +
    ring(disc, 0.73, '#ddd5c8', 2.5),
  stoneware: (disc, _accent, random) =>
    plate(disc, '#f7efe2', '#dccfbb') + ring(disc, 0.985, '#a98a67', 8) + flecks(disc, random),
  glazed: (disc, accent) =>
    plate(disc, blend(accent, '#ffffff', 0.45), blend(accent, '#1d2a2a', 0.2)) +
    ring(disc, 0.985, blend(accent, '#ffffff', 0.6), 6),
  board: (disc, _accent, random) => board(disc, random),
};

/** A napkin laid under the plate at an angle, with a woven border. */
export function drawNapkin(disc: Disc, colour: Colour, random: Random): string {
  const side = disc.radius * 1.74;
  const border = (inset: number, width: number): string =>
    `<rect x="${round(-side / 2 + inset)}" y="${round(-side / 2 + inset)}" width="${round(side - 2 * inset)}" height="${round(side - 2 * inset)}" rx="4" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${width}"/>`;
  const cloth = (offset: number, fill: string, opacity: number): string =>
    `<rect x="${round(-side / 2)}" y="${round(-side / 2 + offset)}" width="${round(side)}" height="${round(side)}" rx="10" fill="${fill}" fill-opacity="${opacity}"/>`;
  return `<defs><linearGradient id="napkin" x2="1" y2="1"><stop stop-color="${blend(colour, '#ffffff', 0.28)}"/><stop offset="1" stop-color="${blend(colour, SHADOW, 0.12)}"/></linearGradient></defs>
<g transform="translate(${disc.x} ${disc.y}) rotate(${round(between(random, 12, 78))})">${[12, 8, 4].map((offset) => cloth(offset, SHADOW, 0.07)).join('')}${cloth(0, 'url(#napkin)', 1)}${border(20, 5)}${border(31, 2)}</g>`;
}

function discShadow({ x, y, radius }: Disc): string {
  return `<defs><radialGradient id="under"><stop offset=".74" stop-color="${SHADOW}" stop-opacity=".42"/><stop offset=".86" stop-color="${SHADOW}" stop-opacity=".16"/><stop offset="1" stop-color="${SHADOW}" stop-opacity="0"/></radialGradient></defs>
<circle cx="${round(x + 5)}" cy="${round(y + 18)}" r="${round(radius * 1.2)}" fill="url(#under)"/>`;
}

/** Rim and well, lit from the upper left. */
function plate(disc: Disc, light: Colour, dark: Colour): string {
  return `<defs>
<linearGradient id="rim" x1=".15" y1=".05" x2=".85" y2=".95"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<linearGradient id="slope" x1=".15" y1=".05" x2=".85" y2=".95"><stop stop-color="${blend(dark, SHADOW, 0.12)}"/><stop offset=".5" stop-color="${blend(light, dark, 0.5)}"/><stop offset="1" stop-color="${light}"/></linearGradient>
<radialGradient id="well" cx=".42" cy=".36" r=".75"><stop stop-color="${light}"/><stop offset="1" stop-color="${blend(light, dark, 0.7)}"/></radialGradient>
</defs>${circle(disc, 1, 'url(#rim)')}${circle(disc, 0.79, 'url(#slope)')}${circle(disc, 0.74, 'url(#well)')}`;
}

function board(disc: Disc, random: Random): string {
  const grain = Array.from({ length: 9 }, (_, at) => {
    const y = disc.y + disc.radius * (at - 4) * 0.21 + between(random, -8, 8);
    const half = Math.sqrt(Math.max(0, (disc.radius * 0.95) ** 2 - (y - disc.y) ** 2)) * between(random, 0.72, 0.97);
    return `<path d="M${round(disc.x - half)} ${round(y)}q${round(half * 0.5)} ${round(between(random, -16, 16))} ${round(half)} 0t${round(half)} 0"/>`;
  });
  return `<defs><linearGradient id="wood" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#e3b981"/><stop offset=".5" stop-color="#d09e63"/><stop offset="1" stop-color="#b07d47"/></linearGradient></defs>
${circle({ ...disc, y: disc.y + 10 }, 1, '#8a5c33')}${circle(disc, 1, 'url(#wood)')}${ring(disc, 0.985, '#efcf9f', 4)}<g fill="none" stroke="#8f6236" stroke-opacity=".32" stroke-width="3" stroke-linecap="round">${grain.join('')}</g>`;
}

function flecks(disc: Disc, random: Random): string {
  const fleck = (): string => {
    const [angle, distance] = [between(random, 0, 2 * Math.PI), disc.radius * 0.95 * Math.sqrt(random())];
    return `<circle cx="${round(disc.x + Math.cos(angle) * distance)}" cy="${round(disc.y + Math.sin(angle) * distance)}" r="${round(between(random, 0.8, 2.4))}"/>`;
  };
  return `<g fill="#7d6248" fill-opacity=".4">${Array.from({ length: 70 }, fleck).join('')}</g>`;
}

function circle({ x, y, radius }: Disc, share: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${round(radius * share)}" fill="${fill}"/>`;
}

function ring({ x, y, radius }: Disc, share: number, colour: Colour, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${round(radius * share - width / 2)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
