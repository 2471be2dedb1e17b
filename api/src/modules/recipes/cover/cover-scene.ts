import { pick, seededRandom } from '../../../shared/seeded-random.ts';
import { blend, type Colour } from '../../ingredients/food-art/colour.ts';
import { colourOf } from '../../ingredients/food-art/piece-table.ts';
import { bakedAs, underTop } from './baked-as.ts';
import { paletteFor, type Palette } from './cover-palettes.ts';
import { unlessDry } from './cooked-dry.ts';
import type { CoverInput } from './cover-input.ts';
import { dishOf, dyeOf } from './cover-rules.ts';
import { FORMS } from './forms/all-forms.ts';
import type { Form, Topping } from './forms/form.ts';
import { HEAP } from './forms/heaps.ts';
import { unlessCut, unlessJointed } from './meat-cuts.ts';
import { shapedAs } from './pasta-shapes.ts';
import type { Tablecloth } from './tablecloth.ts';
import { reddened, withTomatoes } from './tomatoes.ts';
import { toppingsOf } from './toppings.ts';
import { asFishComes } from './fish-as-cut.ts';
import { onRice } from './with-rice.ts';
import { isVessel, type Vessel, vesselOf, type VesselName } from './vessels.ts';

/** Everything a cover shows, before it is drawn. */
export interface CoverScene {
  cloth: Tablecloth;
  vessel: VesselName;
  vesselColour: Colour;
  formName: string;
  form: Form;
  /** Number of the rule that chose the form, -1 where the recipe said so itself. */
  rule: number;
  colour: Colour;
  second: Colour;
  toppings: readonly Topping[];
  /** Whether cream, milk or the like is in it. */
  isCreamy: boolean;
}

const PLAIN: Colour = '#dfa85c';
const CERAMICS: readonly [Colour, ...Colour[]] = ['#fbf7f0', '#fbf7f0', '#efe6d8', '#e9edf0', '#dfe6dd', '#f3e9da'];
/** What makes a sauce paler. */
const WHITENERS: ReadonlySet<string> = new Set([
  'cream',
  'single-cream',
  'double-cream',
  'coconut-milk',
  'coconut-cream',
  'creme-fraiche',
  'milk',
  'plain-yogurt',
  'yogurt',
  'sour-cream',
  'cream-cheese',
  'mascarpone',
]);

/** What makes white swirls: what is as thin as milk is gone into the rest. */
const CREAMS: ReadonlySet<string> = new Set([...WHITENERS].filter((food) => food !== 'milk'));

/** How much paler what is white makes the colours of these lists, 0 to 1. */
const PALER: ReadonlyMap<string, number> = new Map([
  ['sauce', 0.3],
  ['stewed', 0.3],
  ['soup', 0.3],
  ['poured', 0.3],
  ['drink', 0.55],
]);

type Dish = ReturnType<typeof dishOf>;

/** What the cuts, the birds that are cut up, the whole fish, many tomatoes and dry pans of a recipe make of its dish, one after the other. */
const AS_MADE: readonly ((dish: Dish, input: CoverInput) => Dish)[] = [
  unlessCut,
  unlessJointed,
  asFishComes,
  withTomatoes,
  unlessDry,
  onRice,
];

/** Decides how a recipe looks: the same input gives the same scene. */
export function setTable(input: CoverInput): CoverScene {
  const { random, isDark, palette, ground } = spread(input);
  const {
    form: said,
    vessel,
    colour: usual,
    second,
    at,
  } = AS_MADE.reduce((dish, changed) => changed(dish, input), dishOf(input));
  const wanted = bakedAs(shapedAs(said, input.foods), usual, input);
  const colour = said === 'gratin' && usual === 'gratin' && !hasCrust(input) ? 'stewed' : usual;
  const form = FORMS.get(wanted) ?? HEAP;
  const chosen = isVessel(vessel) ? vessel : pick(random, form.vessels);
  const { materials }: Vessel = vesselOf(chosen);
  const dish = shadeOf(colour, input, PLAIN, wanted);
  const cloth = {
    ground,
    thread: isDark ? palette.ground : palette.thread,
    strength: isDark ? 0.14 : 0.2,
    weave: pick(random, palette.weaves),
    scale: 0.9 + random() * 0.4,
    creases: [0.1 + random() * 0.15, 0.75 + random() * 0.15] as const,
  };
  const glaze = materials ? pick(random, materials) : ceramic(random, palette.accent, isDark);
  return {
    cloth,
    vessel: chosen,
    vesselColour: form.fills === true && isPale(dish) ? darker(glaze) : glaze,
    formName: wanted,
    form,
    rule: at,
    colour: dish,
    second: shadeOf(second ?? underTop(wanted, input), input, dish),
    toppings: toppingsOf(input, wanted, form),
    isCreamy: isWhitened(input, CREAMS),
  };
}

/** The colour of the cloth on a cover: most of what is seen of it at its edges. */
export const clothColour = (recipe: Pick<CoverInput, 'slug' | 'cuisine'>): Colour => spread(recipe).ground;

/** The cloth that is laid, and what else is up to chance at this table. */
function spread({ slug, cuisine }: Pick<CoverInput, 'slug' | 'cuisine'>): {
  random: () => number;
  isDark: boolean;
  palette: Palette;
  ground: Colour;
} {
  const random = seededRandom(`${slug}/table`);
  const palette = paletteFor(cuisine);
  const isDark = random() < 0.4;
  return { random, isDark, palette, ground: isDark ? palette.dark : palette.ground };
}

function ceramic(random: () => number, accent: Colour, isDark: boolean): Colour {
  const roll = random();
  if (roll < 0.22) return blend(accent, '#3a2418', 0.12);
  return roll < 0.36 && !isDark ? '#3d5563' : pick(random, CERAMICS);
}

/** What a dish has only where something for it is among its foods. */
const UNLESS_ADDED: ReadonlySet<string> = new Set(['icing', 'sauce', 'syrup', 'layer']);
/** What something white is not seen in. */
const SLATE: Colour = '#4d6573';
const PALE = 220;

/** Whether it is nearly white: the mean of its red, green and blue. */
function isPale(colour: Colour): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return parts.reduce((one, other) => one + other, 0) / 3 > PALE;
}

/** The glaze, or a dark one where it is pale itself. */
const darker = (glaze: Colour): Colour => (isPale(glaze) ? SLATE : glaze);

/** A colour of the table by its name, or what the dish takes from its foods. */
function shadeOf(name: string | undefined, input: CoverInput, otherwise: Colour, formName = ''): Colour {
  if (name === undefined) return otherwise;
  const isFixed = colourOf(name) !== undefined;
  const taken = (isFixed ? name : dyeOf(name, input)) ?? '';
  const found = input.cover?.colour === undefined ? reddened(taken, formName, input.foods) : taken;
  const dyed = colourOf(found);
  if (isFixed && dyed !== undefined) return dyed;
  if (dyed === undefined) return UNLESS_ADDED.has(name) ? otherwise : PLAIN;
  const share = isWhitened(input) ? (PALER.get(name) ?? 0) : 0;
  return share === 0 ? dyed : blend(dyed, '#fff3dc', share);
}

/** What browns to a crust, or sets to one. */
const CRUSTS: ReadonlySet<string> = new Set(
  'cheese cream double-cream single-cream creme-fraiche milk yogurt sour-cream egg breadcrumbs fresh-breadcrumbs panko cracker flour potato mashed-potato rice pasta polenta cornmeal stuffing-mix mayonnaise cream-cheese coconut-milk cream-of-mushroom-soup cream-of-chicken-soup evaporated-milk oat corn-flakes'.split(
    ' ',
  ),
);

const hasCrust = ({ foods }: CoverInput): boolean =>
  foods.some(({ lineage }) => lineage.some((slug) => CRUSTS.has(slug)));

function isWhitened({ foods }: CoverInput, whites: ReadonlySet<string> = WHITENERS): boolean {
  return foods.some(({ lineage }) => lineage.some((slug) => whites.has(slug)));
}
