import type { Nutrients } from '../ingredients/food.entity.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { undrained, type EatenPart } from './nutrition-tins.ts';

/** A food as nutrition counts it; without a slug it is one that nothing special is known of. */
export type CountedFood = Pick<KnownFood, 'category' | 'nutrients' | 'weights'> & Partial<Pick<KnownFood, 'slug'>>;

/** USDA SR28, raw meat only: of a thigh half the energy is in the skin. Pieces weigh what the same rows say of one without skin. */
const SKINLESS: Record<string, { nutrients: Nutrients; piece: number }> = {
  'chicken-thigh': { nutrients: meat(121, 19.66, 4.12, 95), piece: 149 }, // 5096
  'chicken-drumstick': { nutrients: meat(116, 19.41, 3.71, 114), piece: 122 }, // 5071
  'chicken-leg': { nutrients: meat(120, 19.16, 4.22, 96), piece: 265 }, // 5080
};
const WITHOUT_SKIN = /\bskin(?:ned|less)\b|\b(?:without|no) skin\b|\bskins? (?:removed|off)\b/i;

/** USDA SR28, raw juice, and the grams that one fruit yields: of a lemon that is juiced the rest is thrown away. */
const JUICES: Record<string, { nutrients: Nutrients; piece: number }> = {
  lemon: { nutrients: juice(22, 0.35, 0.24, 6.9, 0.3, 2.52), piece: 48 }, // 9152
  lime: { nutrients: juice(25, 0.42, 0.07, 8.42, 0.4, 1.69), piece: 44 }, // 9160
  orange: { nutrients: juice(45, 0.7, 0.2, 10.4, 0.2, 8.4), piece: 86 }, // 9206
};
const JUICED = /\bjuiced\b|\bjuice (?:of|only)\b|\bsqueezed\b|\bzest and juice\b/i;

/** What is strained and the rest thrown away: how much of it is eaten is not known. Not what is only served with it. */
const STRAINED =
  /^(?:(?!(?:with|in|and) )[\w'’-]+ ){0,4}(?:stock|bone broth|dashi|labneh|cordial)(?:$| with\b| \(|,)|^(?:[\w'’-]+ ){0,2}(?:almond|oat|nut|rice|soya?) milk$/i;

/** Whether a dish is, by its title, what runs through a sieve or stays in it. */
export function isStrained(title: string): boolean {
  return STRAINED.test(title);
}

/** Dry grains and pulses have at least so many kilocalories in 100 g, boiled ones less than half of it. */
const DRY_FROM = 280;
/** "2 cups cooked quinoa", "10 oz precooked thick noodles"; not "pasta, cooked and drained" nor "rice, cooked the day before". */
const BOILED =
  /^(?:pre-?cooked|ready[- ]cooked|(?:straight|ready)[- ]to[- ]wok)\b|^(?:freshly )?(?:cooked|boiled|left-?over)(?=$|,)/i;
const FRESH = /^fresh\b/i;
const FRESH_HAS_OTHERS = /(?:noodle|pasta|spaghetti|tagliatelle|linguine)s?$/;

/** Peas in their pods and nuts or prawns in their shells are half inedible, and the USDA weighs the rest alone. */
const IN_POD = /\bin (?:the|their|its) (?:pods?|shells?)\b/i;

/** Share of a whole bird, as it is sold, that the bones leave: USDA SR Legacy portions, grams of meat and skin in a pound (454 g) ready to cook. */
const OFF_THE_BONES: Record<string, number> = {
  'whole-chicken': (276 + 23 + 15) / 454, // 171447, with the giblets and neck of 5001
  duck: 287 / 454, // 172408
  goose: 320 / 454, // 174470
};
/** Grams from which on what is weighed is a bird, and no breast of one. */
const BIRD_MIN = 1_000;

/** Grams of so much of a food, as it is sold by weight, that are eaten: of a bird without its bones. A chicken that is counted is a whole one. */
export function withoutBones(grams: number, slug: string | undefined, isCounted: boolean): number {
  const bird = isCounted && slug === 'chicken' ? 'whole-chicken' : slug;
  return grams < BIRD_MIN ? grams : grams * (OFF_THE_BONES[bird ?? ''] ?? 1);
}

/** What comes with its bones or in its shell, of which the USDA weighs the meat alone. */
const SOLD_WITH_BONES = new Set([
  'chicken-wing',
  'chicken-drumstick',
  'chicken-leg',
  'turkey-wing',
  'turkey-leg',
  'beef-short-rib',
  'pork-rib',
  'baby-back-rib',
  'lamb-shank',
  'rack-of-lamb',
  'veal-shank',
  'lobster',
]);
const WITH_BONES = /\b(?:on the bone|bones?[- ]in)\b/i;
const WITHOUT_BONES = /\bbone(?:d|less)\b|\boff the bone\b|\bshelled\b|\b(?:meat|shells?) (?:only|removed)\b/i;

/** Whether the bones, or the shell, were on the scales with what a line weighs; how much of it they are is not known. */
export function isWeighedWithBones(slug: string | undefined, preparation: string | null): boolean {
  const said = preparation ?? '';
  return WITH_BONES.test(said) || (SOLD_WITH_BONES.has(slug ?? '') && !WITHOUT_BONES.test(said));
}

/** Pieces that are one food and of two sizes: a leg of chicken is sold with a piece of the back (450 g, as the USDA weighs it) or without (half of that). */
const OF_TWO_SIZES = new Set(['chicken-leg']);

/** Whether it is not known what a piece of the food weighs, or how much of it is eaten. */
export function isPieceOfAnySize(slug: string | undefined): boolean {
  return OF_TWO_SIZES.has(slug ?? '');
}

/**
 * Cuts that are so fat at one butcher's and so lean at the next that the figures of the one tell nothing of the other: the belly that the
 * USDA weighed is 53 % fat (SR28 10005), what Europe sells has about half of it.
 */
const FAT_OR_LEAN = new Set(['pork-belly']);

/**
 * The food as the line says it is eaten: without its skin, or juiced, it has other figures, and where it comes cooked, fresh or in its pod and only
 * dry or shelled figures are known, or is a cut of any fatness, it has none.
 */
export function asEaten<Food extends CountedFood>(food: Food, preparation: string | null): Food {
  const said = preparation ?? '';
  const part = partEaten(food, said);
  if (part) return { ...food, nutrients: part.nutrients, weights: { ...food.weights, ...part.weights } };
  return isOtherwise(food, said) ? { ...food, nutrients: null } : food;
}

function partEaten({ slug = '' }: CountedFood, said: string): EatenPart | undefined {
  const whole = undrained(slug, said);
  if (whole) return whole;
  const part = WITHOUT_SKIN.test(said) ? SKINLESS[slug] : undefined;
  const eaten = part ?? (JUICED.test(said) ? JUICES[slug] : undefined);
  return eaten && { nutrients: eaten.nutrients, weights: { piece: eaten.piece } };
}

function isOtherwise({ category, nutrients, slug }: CountedFood, said: string): boolean {
  if (nutrients === null) return false;
  if (FAT_OR_LEAN.has(slug ?? '')) return true;
  if (IN_POD.test(said)) return slug !== 'egg';
  const isDry = (category === 'grains' || category === 'pulses') && nutrients.calories >= DRY_FROM;
  return isDry && (BOILED.test(said) || (FRESH.test(said) && FRESH_HAS_OTHERS.test(slug ?? '')));
}

function juice(calories: number, protein: number, fat: number, carbs: number, fiber: number, sugar: number): Nutrients {
  return { calories, protein, fat, carbs, fiber, sugar, sodium: 1 };
}

function meat(calories: number, protein: number, fat: number, sodium: number): Nutrients {
  return { calories, protein, fat, carbs: 0, fiber: 0, sugar: 0, sodium };
}
