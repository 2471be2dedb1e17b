import { between, pick, type Random } from '../../../shared/seeded-random.ts';

/** Size of the canvas that covers are drawn on. */
export const CANVAS = { width: 1200, height: 900 } as const;

/** A round place on the table: the middle, and the side of the square that a picture fills there. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where the plate stands and its foods lie, the spot of the most important food first. */
export interface Arrangement {
  plate: { x: number; y: number; radius: number };
  spots: readonly Spot[];
}

type Row = readonly [x: number, y: number, size: number];

/** Composed by hand so that nothing is cropped, and no food lies on another or far onto the plate. */
const LAYOUTS: readonly [Layout, ...Layout[]] = [
  {
    plate: [600, 450, 290],
    spots: [
      [160, 275, 225],
      [1040, 628, 225],
      [1045, 270, 190],
      [155, 625, 190],
      [330, 104, 140],
      [872, 796, 140],
      [880, 100, 130],
      [325, 802, 130],
    ],
  },
  {
    plate: [455, 455, 300],
    spots: [
      [940, 250, 245],
      [980, 590, 225],
      [800, 772, 170],
      [772, 110, 155],
      [1112, 425, 130],
      [1075, 805, 140],
      [98, 104, 130],
      [98, 800, 130],
    ],
  },
  {
    plate: [600, 545, 285],
    spots: [
      [205, 200, 230],
      [995, 200, 230],
      [452, 128, 165],
      [748, 128, 165],
      [150, 480, 185],
      [1050, 480, 185],
      [172, 745, 165],
      [1028, 745, 165],
    ],
  },
  {
    plate: [500, 510, 295],
    spots: [
      [930, 215, 245],
      [1005, 520, 215],
      [692, 110, 155],
      [895, 758, 185],
      [150, 155, 170],
      [1105, 745, 130],
      [112, 775, 150],
      [400, 100, 130],
    ],
  },
  {
    plate: [600, 450, 280],
    spots: [
      [170, 195, 205],
      [1030, 705, 205],
      [1030, 195, 205],
      [170, 705, 205],
      [150, 452, 180],
      [1050, 452, 180],
      [440, 92, 115],
      [760, 808, 115],
    ],
  },
  {
    plate: [620, 470, 258],
    spots: [
      [195, 255, 275],
      [1030, 640, 260],
      [1035, 245, 215],
      [215, 660, 225],
      [440, 112, 150],
      [805, 115, 145],
      [828, 806, 130],
      [430, 812, 120],
    ],
  },
];

interface Layout {
  plate: Row;
  spots: readonly Row[];
}

/** One of the layouts, perhaps mirrored, with its spots a little out of place, as a hand would lay them. */
export function arrange(random: Random): Arrangement {
  const layout = pick(random, LAYOUTS);
  const [flipX, flipY] = [random() < 0.5, random() < 0.5];
  const place = ([x, y, size]: Row): Spot => ({
    x: flipX ? CANVAS.width - x : x,
    y: flipY ? CANVAS.height - y : y,
    size,
  });
  const { size: radius, ...middle } = place(layout.plate);
  return {
    plate: { ...middle, radius },
    spots: layout.spots.map(place).map((spot) => ({
      x: spot.x + between(random, -9, 9),
      y: spot.y + between(random, -9, 9),
      size: spot.size * between(random, 1.04, 1.14),
    })),
  };
}
