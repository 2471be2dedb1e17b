import { arrange, type Spot } from './arrangement.ts';
import { paletteFor } from './cover-palettes.ts';
import { dishFor, type Dish } from './dish-art.ts';
import type { Colour } from '../../ingredients/food-art/colour.ts';
import { isSeasoning, isStanding, ownPicture } from '../../ingredients/food-art/picture-table.ts';
import { between, pick, seededRandom, type Random } from '../../../shared/seeded-random.ts';
import type { Tablecloth } from './tablecloth.ts';
import type { Disc, Ware } from './tableware.ts';

/** What a cover is drawn from. */
export interface CoverInput {
  /** Seeds the drawing: a recipe always looks the same. */
  slug: string;
  title: string;
  cuisine: string | null;
  tags: readonly string[];
  /** Slugs of the foods, the most important first. One that the table lacks is left out: pass its parent's instead. */
  foods: readonly string[];
}

/** A picture laid on the table. */
export interface Placed extends Spot {
  picture: string;
  /** Degrees clockwise. */
  tilt: number;
}

/** Everything a cover shows, before it is drawn. */
export interface CoverScene {
  cloth: Tablecloth;
  /** Colour of the napkin under the plate, when there is one. */
  napkin: Colour | null;
  plate: Disc;
  ware: Ware;
  accent: Colour;
  dish: Placed[];
  foods: Placed[];
}

const FOODS_MOST = 7;
const STANDING_MOST = 3;
/** With fewer, the table would look bare: loose foods lie there twice, and cutlery is laid. */
const FOODS_LEAST = 5;
const CHOPSTICK_CUISINES: ReadonlySet<string | null> = new Set(['Chinese', 'Japanese', 'Korean', 'Vietnamese']);
/** For a recipe that names no food and fits no rule. */
const COVERED_TABLE: Dish = { picture: 'fork-and-knife-with-plate', on: 'board', several: false };

/** Sets the table for a recipe: the same input gives the same scene. */
export function setTable(input: CoverInput): CoverScene {
  const pictures = [...new Set(input.foods.map(ownPicture).filter((picture) => picture !== undefined))];
  const dish = dishFor(input) ?? mainFood(pictures);
  const random = (part: string): Random => seededRandom(`${input.slug}/${part}`);
  const { plate, spots } = arrange(random('layout'));
  const others = pictures.filter((picture) => picture !== dish.picture);
  const around = spread(others.length === 0 ? pictures : others);
  return {
    ...linen(input.cuisine, random('linen')),
    plate,
    ware:
      dish.on === 'board'
        ? 'board'
        : pick(random('ware'), ['porcelain', 'porcelain', 'banded', 'stoneware', 'stoneware', 'glazed']),
    dish: serve(dish, plate, random('dish')),
    foods: lay(around.length < FOODS_LEAST ? [...around, cutleryOf(input.cuisine)] : around, spots, random('foods')),
  };
}

function cutleryOf(cuisine: string | null): string {
  return CHOPSTICK_CUISINES.has(cuisine) ? 'chopsticks' : 'cutlery-grey';
}

function mainFood(pictures: readonly string[]): Dish {
  const picture = pictures.find((name) => !isSeasoning(name)) ?? pictures[0];
  return picture === undefined ? COVERED_TABLE : { picture, on: 'plate', several: !isStanding(picture) };
}

function linen(cuisine: string | null, random: Random): Pick<CoverScene, 'cloth' | 'napkin' | 'accent'> {
  const { ground, thread, dark, accent, weaves } = paletteFor(cuisine);
  const weave = pick(random, weaves);
  const isDark = random() < 0.34;
  const colours = isDark ? { ground: dark, thread: ground, strength: 0.15 } : { ground, thread, strength: 0.2 };
  return {
    cloth: {
      ...colours,
      weave,
      scale: between(random, 0.85, 1.2),
      creases: [between(random, 0.12, 0.4), between(random, 0.6, 0.88)],
    },
    napkin: random() < 0.4 ? (isDark ? ground : accent) : null,
    accent,
  };
}

/** What is eaten comes before what seasons it, and loose foods before jars and bowls, of which a few will do. */
function spread(pictures: readonly string[]): string[] {
  const standing = new Set(pictures.filter(isStanding).slice(0, STANDING_MOST));
  const kept = pictures.filter((picture) => !isStanding(picture) || standing.has(picture));
  const rank = (picture: string): number =>
    kept.indexOf(picture) + (isStanding(picture) ? 2 : 0) + (isSeasoning(picture) ? 4 : 0);
  const chosen = [...kept].sort((a, b) => rank(a) - rank(b)).slice(0, FOODS_MOST);
  const loose = chosen.filter((picture) => !isStanding(picture));
  return [...chosen, ...loose.slice(0, Math.max(0, FOODS_LEAST - chosen.length))];
}

function lay(pictures: readonly string[], spots: readonly Spot[], random: Random): Placed[] {
  return pictures.slice(0, spots.length).map((picture, at) => {
    const { x, y, size } = spots[at] ?? { x: 0, y: 0, size: 0 };
    return { picture, x, y, size, tilt: isStanding(picture) ? between(random, -4, 4) : between(random, -28, 28) };
  });
}

/** One large, or three overlapping about the middle, the farthest first. */
function serve({ picture, several }: Dish, plate: Disc, random: Random): Placed[] {
  const tilt = isStanding(picture) ? between(random, -3, 3) : between(random, -14, 14);
  if (!several) return [{ picture, x: plate.x, y: plate.y - plate.radius * 0.02, size: plate.radius * 1.42, tilt }];
  const start = between(random, 0, 2 * Math.PI);
  return [0, 1, 2]
    .map((at): Placed => {
      const angle = start + (at * 2 * Math.PI) / 3;
      return {
        picture,
        x: plate.x + Math.cos(angle) * plate.radius * 0.34,
        y: plate.y + Math.sin(angle) * plate.radius * 0.3,
        size: plate.radius * 0.84,
        tilt: tilt + between(random, -26, 26),
      };
    })
    .sort((a, b) => a.y - b.y);
}
