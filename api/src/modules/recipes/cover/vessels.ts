import type { Colour } from '../../ingredients/food-art/colour.ts';
import {
  around,
  box,
  dark,
  disc,
  hoop,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../ingredients/food-art/strokes.ts';

/** What a dish is served in, seen from above with its middle at 0,0. */
export interface Vessel {
  /** Half the width and half the height of the room inside, in units of the cover. */
  room: readonly [width: number, height: number];
  /** Whether the room inside is a rectangle, not an ellipse. */
  isSquare?: boolean;
  /** What it is made of, where that is no ceramic of the table's colours; one is chosen for each recipe. */
  materials?: readonly [Colour, ...Colour[]];
  /** Draws it in a colour. */
  draw: (colour: Colour) => string;
}

const SHADOW = '#1c0e05';
/** Oak, beech, walnut, olive and maple. */
const WOODS = ['#b98552', '#d3ab78', '#86583a', '#a3834f', '#e2c898'] as const;
/** Of trays: steel, enamel and blackened iron. */
const TINS = ['#8d939b', '#5a5f66', '#c9ccd0'] as const;
const cast = (content: string): string => `<g transform="translate(0 14)" opacity=".26">${content}</g>`;
const round = (radius: number): string => cast(disc(radius + 6, SHADOW));
const square = (width: number, height: number, corner: number): string =>
  cast(box(width + 12, height + 8, corner, SHADOW));

const plate = (radius: number, colour: Colour, rim?: Colour): string =>
  round(radius) +
  disc(radius, colour) +
  hoop(radius - 7, dark(colour, 0.08), 3) +
  (rim === undefined ? '' : hoop(radius - 16, rim, 14)) +
  disc(radius * 0.77, dark(colour, 0.05)) +
  disc(radius * 0.75, light(colour, 0.3));

const bowl = (radius: number, colour: Colour): string =>
  round(radius) + disc(radius, colour) + disc(radius - 13, light(colour, 0.22)) + disc(radius - 30, dark(colour, 0.3));

const pan = (colour: Colour, handles: string): string =>
  cast(handles + disc(336, SHADOW)) +
  handles +
  disc(330, colour) +
  disc(319, light(colour, 0.12)) +
  disc(300, dark(colour, 0.34));

const long = (turn: number, colour: Colour): string =>
  `<g transform="rotate(${turn})">${box(400, 66, 33, dark(colour, 0.1), 440)}${box(330, 22, 11, light(colour, 0.14), 460, -10)}</g>`;
const ears = (colour: Colour): string =>
  oval(58, 92, dark(colour, 0.12), -326) +
  oval(58, 92, dark(colour, 0.12), 326) +
  oval(30, 60, light(colour, 0.1), -340) +
  oval(30, 60, light(colour, 0.1), 340);

const grain = (width: number, height: number, colour: Colour): string =>
  repeat(7, (at) => {
    const y = -height / 2 + 34 + (at * (height - 68)) / 6;
    return line(
      `M${n(-width / 2 + 14)} ${n(y)}q${n(width / 4)} ${n(at % 2 ? 13 : -11)} ${n(width / 2)} 3t${n(width / 2 - 28)} -4`,
      dark(colour, 0.12),
      3,
    );
  });

const dish = (width: number, height: number, corner: number, colour: Colour): string =>
  square(width, height, corner) +
  box(width, height, corner, colour) +
  box(width - 24, height - 24, corner - 10, light(colour, 0.25)) +
  box(width - 52, height - 52, corner - 20, dark(colour, 0.28));

/** Every vessel by name. */
export const VESSELS = {
  plate: { room: [262, 262], draw: (c) => plate(338, c) },
  'rimmed plate': { room: [250, 250], draw: (c) => plate(338, '#fbf7f0', c) },
  'small plate': { room: [225, 225], draw: (c) => plate(306, c) },
  platter: {
    room: [310, 210],
    draw: (c) =>
      cast(oval(420, 300, SHADOW)) +
      oval(416, 296, c) +
      oval(404, 284, dark(c, 0.07)) +
      oval(400, 280, c) +
      oval(330, 222, dark(c, 0.05)) +
      oval(326, 218, light(c, 0.3)),
  },
  bowl: { room: [290, 290], draw: (c) => bowl(330, c) },
  'wide bowl': {
    room: [248, 248],
    draw: (c) =>
      round(340) + disc(340, c) + disc(326, light(c, 0.16)) + disc(262, dark(c, 0.16)) + disc(256, light(c, 0.08)),
  },
  'small bowl': { room: [222, 222], draw: (c) => bowl(258, c) },
  'wooden bowl': {
    room: [292, 292],
    draw: () =>
      bowl(334, '#a8703c') +
      around(3, (a) =>
        line(
          `M${n(Math.cos(a) * 316)} ${n(Math.sin(a) * 316)}A316 316 0 0 1 ${n(Math.cos(a + 1) * 316)} ${n(Math.sin(a + 1) * 316)}`,
          '#8a5527',
          4,
        ),
      ),
  },
  skillet: { room: [292, 292], draw: () => pan('#3a3a3f', long(-24, '#3a3a3f')) },
  pan: { room: [292, 292], draw: (c) => pan(c, long(28, '#6b4a2f')) },
  wok: { room: [296, 296], draw: () => pan('#4a4340', long(-152, '#7a5533') + ears('#4a4340')) },
  casserole: { room: [294, 294], draw: (c) => pan(c, ears(c)) },
  'clay pot': {
    room: [288, 288],
    draw: () =>
      pan('#a5623a', ears('#a5623a')) + around(24, (a) => disc(5, '#7d4526', Math.cos(a) * 310, Math.sin(a) * 310)),
  },
  tray: {
    isSquare: true,
    room: [350, 245],
    materials: TINS,
    draw: (c) =>
      square(850, 620, 44) + box(850, 620, 44, c) + box(818, 588, 34, light(c, 0.3)) + box(790, 560, 28, dark(c, 0.16)),
  },
  'lined tray': {
    isSquare: true,
    room: [350, 245],
    draw: () =>
      square(850, 620, 44) +
      box(850, 620, 44, '#8d939b') +
      box(818, 588, 34, '#9aa0a7') +
      shape('M-390 -262L384 -272L392 268L-384 262Z', '#efe2c6') +
      line('M-300 -262L-280 262M120 -268L140 264', '#e0d0af', 3),
  },
  'baking dish': {
    isSquare: true,
    room: [352, 240],
    draw: (c) => cast(box(930, 200, 60, SHADOW)) + box(930, 190, 60, dark(c, 0.1)) + dish(840, 600, 70, c),
  },
  'oval dish': {
    room: [330, 226],
    draw: (c) =>
      cast(oval(446, 312, SHADOW)) +
      oval(470, 90, dark(c, 0.12)) +
      oval(430, 300, c) +
      oval(416, 286, light(c, 0.25)) +
      oval(396, 266, dark(c, 0.28)),
  },
  'loaf tin': {
    isSquare: true,
    room: [330, 150],
    draw: () =>
      square(780, 400, 40) + box(780, 400, 40, '#6f757c') + box(752, 372, 32, '#9aa0a7') + box(728, 348, 26, '#565c63'),
  },
  board: {
    isSquare: true,
    room: [380, 245],
    materials: WOODS,
    draw: (c) => square(860, 590, 44) + box(860, 590, 44, c) + grain(860, 590, c) + disc(20, dark(c, 0.36), 392, -256),
  },
  'round board': {
    room: [292, 292],
    materials: WOODS,
    draw: (c) => round(340) + disc(340, c) + `<g clip-path="url(#round)">${grain(640, 600, c)}</g>`,
  },
  slate: {
    isSquare: true,
    room: [370, 240],
    materials: ['#3d4347', '#4b4a4f', '#e4e2dd'], // the last is marble
    draw: (c) =>
      square(850, 580, 16) +
      box(850, 580, 16, c) +
      repeat(5, (at) => line(`M-400 ${n(-210 + at * 100)}q200 ${at % 2 ? 18 : -16} 420 4t380 -8`, light(c, 0.08), 3)),
  },
  paper: {
    isSquare: true,
    room: [350, 240],
    draw: () =>
      cast(shape('M-420 -280L400 -300L430 280L-400 300Z', SHADOW)) +
      shape('M-420 -280L400 -300L430 280L-400 300Z', '#f1e3c4') +
      line('M-410 -120L420 -140M-404 110L424 90M-150 -288L-120 296M170 -294L200 288', '#e2d0aa', 4),
  },
  'banana leaf': {
    room: [360, 225],
    draw: () =>
      cast(shape('M-440 20C-320 -320 320 -320 440 0C320 320 -320 320 -440 20Z', SHADOW)) +
      shape('M-440 20C-320 -320 320 -320 440 0C320 320 -320 320 -440 20Z', '#4f8a45') +
      line('M-430 18Q0 -14 430 2', '#8fbf6a', 9) +
      repeat(9, (at) =>
        line(
          `M${n(-330 + at * 80)} ${n(4 - at)}l-46 ${n(-150)}M${n(-330 + at * 80)} ${n(8 - at)}l-46 150`,
          '#5f9a55',
          4,
        ),
      ),
  },
  steamer: {
    room: [282, 282],
    draw: () =>
      round(336) +
      disc(336, '#c99a5e') +
      hoop(318, '#a8783f', 8) +
      disc(300, '#e3c48d') +
      repeat(11, (at) =>
        line(
          `M${n(-280 + at * 56)} ${n(-Math.sqrt(Math.max(0, 84000 - (-280 + at * 56) ** 2)))}V${n(Math.sqrt(Math.max(0, 84000 - (-280 + at * 56) ** 2)))}`,
          '#cda566',
          5,
        ),
      ),
  },
  thali: {
    room: [262, 262],
    draw: () =>
      round(340) + disc(340, '#aab0b5') + disc(326, '#d3d7da') + hoop(300, '#b9bec3', 4) + disc(286, '#c3c8cc'),
  },
  glass: {
    room: [206, 206],
    draw: () => round(262) + disc(262, '#d9e6ea') + disc(250, '#f3f8f9') + disc(226, '#c3d6dc'),
  },
  coupe: {
    room: [228, 228],
    draw: () => round(290) + disc(290, '#dfeaed') + disc(276, '#f5fafb') + disc(244, '#c9dadf'),
  },
  mug: {
    room: [206, 206],
    draw: (c) =>
      cast(box(170, 110, 50, SHADOW, 290)) +
      `<rect x="200" y="-52" width="160" height="104" rx="50" fill="none" stroke="${dark(c, 0.08)}" stroke-width="34"/>` +
      bowl(254, c),
  },
  jar: {
    room: [212, 212],
    draw: () =>
      round(262) +
      disc(262, '#cfdde0') +
      hoop(244, '#b5c6ca', 6) +
      disc(232, '#e9f1f2') +
      around(40, (a) => disc(4, '#b5c6ca', Math.cos(a) * 252, Math.sin(a) * 252)),
  },
  'muffin tin': {
    isSquare: true,
    room: [350, 245],
    draw: () => square(880, 620, 40) + box(880, 620, 40, '#7c828a') + box(856, 596, 32, '#a4aab0'),
  },
  rack: {
    isSquare: true,
    room: [370, 245],
    draw: () =>
      cast(box(850, 590, 26, SHADOW)) +
      repeat(15, (at) => line(`M${n(-406 + at * 58)} -280V280`, '#9aa0a7', 7)) +
      line('M-414 -282H414M-414 0H414M-414 282H414', '#7c828a', 10),
  },
  'cake stand': {
    room: [284, 284],
    draw: (c) =>
      round(336) +
      disc(336, light(c, 0.5)) +
      around(36, (a) => disc(16, light(c, 0.5), Math.cos(a) * 330, Math.sin(a) * 330)) +
      disc(312, light(c, 0.7)),
  },
  // What stands on the cloth itself, seen from its side.
  table: { room: [300, 280], draw: () => '' },
} as const satisfies Record<string, Vessel>;

/** Name of a vessel. */
export type VesselName = keyof typeof VESSELS;

/** Whether there is a vessel of this name. */
export const isVessel = (name: string | undefined): name is VesselName =>
  name !== undefined && Object.hasOwn(VESSELS, name);

/** A vessel by its name. */
export const vesselOf = (name: VesselName): Vessel => VESSELS[name];

/** Puts something as often as there are places, each turned by its own degrees. */
export const served = (
  places: readonly (readonly [x: number, y: number, turn: number])[],
  one: (at: number) => string,
  scale = 1,
): string => places.map(([x, y, turn], at) => put(x, y, turn, scale, one(at))).join('');
