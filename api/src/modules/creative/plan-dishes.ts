import { CUISINES, type Cuisine } from '../recipes/cuisine.ts';
import { seededRandom } from '../../shared/seeded-random.ts';
import { foodsOf, isAmong, type DishPlan, type Fill, type Fills, type CreativeRequest } from './dish-plan.ts';
import { fillForm, mayServe, type Kitchen } from './fill-form.ts';
import { cookedFood } from './grammar.ts';
import type { Form } from './grammar-schema.ts';

/** What a chip that is used is worth beside how well the foods go together; one that only seasons counts less. */
const WORTH = {
  chip: 1.4,
  seasoning: 0.5,
  missing: -0.9,
  missingSeasoning: -0.4,
  pairing: 0.8,
  belonging: 0.5,
  chance: 1.4,
};
/** Classes of which a little goes a long way. */
const SEASONING_CLASSES = new Set([
  'fat',
  'butter',
  'garlic',
  'ginger',
  'lemongrass',
  'chilli',
  'spice',
  'strong-spice',
  'seed-spice',
  'dried-herb',
  'woody-herb',
  'herb',
  'lemon',
  'lime',
  'vinegar',
  'soy-sauce',
  'fish-sauce',
  'thick-sauce',
  'hot-paste',
  'miso',
  'mirin',
  'mustard',
  'sesame-oil',
  'seed',
  'sugar',
  'syrup',
  'cinnamon',
  'vanilla',
  'baking-powder',
  'cornflour',
  'stock-cube',
  'tomato-paste',
  'pickle',
  'mayonnaise',
  'stock',
  'flour',
  'breadcrumbs',
  'cocoa',
  'wine',
  'nut',
  'peanut',
  'raisin',
  'pomegranate',
  'coconut',
  'spring-onion',
]);
/** Cuisines tried for a form: those that suit the chips best. */
const CUISINES_TRIED = 3;
/** What another dish of the same form, or of the same cuisine, loses: a page should not be all soups. */
const SAMENESS = { cuisine: 0.35, food: 1.6 };
/** Most dishes for one kitchen: a longer list is not read. */
const PLANS_MOST = 48;
/** Dishes for each of several foods that no dish takes together. */
const STRANGERS_EACH = 1;
/** Shared foods, as a share of both, from which two dishes of one form are one dish. */
const SAME_DISH = 0.5;

/** Whether a food of this class only seasons. */
const isSeasoning = (fill: Fill): boolean => SEASONING_CLASSES.has(fill.cooked.class);

/**
 * Every dish that the grammar has for these chips, in the order in which a cook would like to see them: what uses most of them and goes
 * together best first, and no two alike. The same seed gives the same order. Of strangers, foods that no dish takes together, each has
 * its own dish.
 */
export function planDishes(asked: CreativeRequest, kitchen: Kitchen): { plans: DishPlan[]; areStrangers: boolean } {
  // In one order: sums of the same fractions in another differ in their last digit, enough to swap cuisines that suit equally well.
  const request = { ...asked, held: asked.held.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)) };
  const plans = kitchen.grammar.forms
    .filter((form) => request.difficulty === null || form.difficulty === request.difficulty)
    .flatMap((form) => plansOf(form, request, kitchen));
  const strange = areStrangers(plans, request, kitchen);
  return { plans: strange ? fewPerFood(inOrder(plans)) : inOrder(plans), areStrangers: strange };
}

/** The cook's own foods that a dish is built on: more than seasonings. */
function mainsOf({ fills }: Pick<DishPlan, 'fills'>): Fill[] {
  return foodsOf(fills).filter((fill) => fill.isHeld && !isSeasoning(fill));
}

/** Whether no dish takes two of several foods together, as with chocolate and mackerel. */
function areStrangers(plans: readonly DishPlan[], request: CreativeRequest, { grammar, knowledge }: Kitchen): boolean {
  const mains = request.held.filter((food) => {
    const cooked = cookedFood(food, grammar, knowledge);
    return cooked && !SEASONING_CLASSES.has(cooked.class) && mayServe(food, request);
  });
  return mains.length > 1 && plans.every((plan) => mainsOf(plan).length < 2);
}

/** For foods that have nothing to do with each other, the best dishes of each: more would not be made of these chips. */
function fewPerFood(plans: readonly DishPlan[]): DishPlan[] {
  const seen = new Map<number, number>();
  return plans.filter((plan) => {
    const fresh = mainsOf(plan).filter(({ food }) => (seen.get(food.number) ?? 0) < STRANGERS_EACH);
    for (const { food } of fresh) seen.set(food.number, (seen.get(food.number) ?? 0) + 1);
    return fresh.length > 0;
  });
}

function plansOf(form: Form, request: CreativeRequest, kitchen: Kitchen): DishPlan[] {
  return cuisinesFor(form, request, kitchen).flatMap((cuisine): DishPlan[] => {
    const random = seededRandom(
      `${request.seed}|${form.form}|${cuisine}|${request.held.map((food) => food.slug).join()}`,
    );
    const fills = fillForm(form, cuisine, request, kitchen, random);
    if (!fills || !isDish(fills, request) || !isFood(form, fills) || !isCooksOwn(fills, request)) return [];
    const telling = new Set(
      foodsOf(fills)
        .filter((fill) => !isSeasoning(fill) && !fill.food.isStaple)
        .map(({ food }) => food.number),
    );
    return [{ form, cuisine, fills, telling, score: scoreOf(fills, cuisine, kitchen) + WORTH.chance * random() }];
  });
}

function cuisinesFor(form: Form, request: CreativeRequest, { pairing }: Kitchen): Cuisine[] {
  if (request.cuisine !== null) return form.cuisines.includes(request.cuisine) ? [request.cuisine] : [];
  const belonging = (cuisine: Cuisine): number =>
    request.held.reduce((sum, food) => sum + pairing.belonging(food, cuisine), 0);
  const ranked = CUISINES.filter((cuisine) => form.cuisines.includes(cuisine)).map((cuisine) => ({
    cuisine,
    rank: belonging(cuisine),
  }));
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, CUISINES_TRIED)
    .map(({ cuisine }) => cuisine);
}

/** Without one of these a savoury dish tastes of salt only. */
const FLAVOURS = new Set([
  'onion',
  'spring-onion',
  'garlic',
  'ginger',
  'lemongrass',
  'chilli',
  'spice',
  'strong-spice',
  'seed-spice',
  'dried-herb',
  'woody-herb',
  'herb',
  'soy-sauce',
  'fish-sauce',
  'thick-sauce',
  'hot-paste',
  'miso',
  'curry-paste',
  'pesto',
  'mustard',
  'cured',
  'cured-raw',
  'ham',
  'sausage',
  'smoked-salmon',
  'anchovy',
  'melting-cheese',
  'crumbly-cheese',
  'hard-cheese',
  'kimchi',
  'olive',
  'pickle',
  'lemon',
  'lime',
  'vinegar',
  'tahini',
  'hummus',
  'baked-beans',
  'fennel',
  'canned-fish',
]);
const SWEET_TAGS = new Set(['dessert', 'drink', 'breakfast']);

/** A dish is built on at least one of the cook's own foods that is more than a seasoning, and has what must be used. */
function isDish(fills: Fills, { mustUse }: CreativeRequest): boolean {
  const held = foodsOf(fills).filter((fill) => fill.isHeld);
  return (
    held.some((fill) => !isSeasoning(fill)) && mustUse.every((foods) => held.some(({ food }) => foods.has(food.number)))
  );
}

/** What carries a dish is the cook's for the greater part, or else no more than two things of it are missing: seasonings, and what is only softened under the rest, do not count. */
function isCooksOwn(fills: Fills, { pantry }: CreativeRequest): boolean {
  const mains = [...fills]
    .filter(([slot]) => slot !== 'base')
    .flatMap(([, inSlot]) => inSlot.filter((fill) => !isSeasoning(fill) && !fill.food.isStaple));
  const missing = mains.filter(({ food, isHeld }) => !isHeld && !isAmong(pantry, food));
  return missing.length <= Math.max(2, mains.filter(({ isHeld }) => isHeld).length);
}

/** Savoury dishes taste of something; where a form says what must carry it or how many foods make it, they are there. */
function isFood({ tags, carried, least }: Form, fills: Fills): boolean {
  const all = foodsOf(fills);
  const isCarried =
    carried.length === 0 ||
    all.some(({ food, cooked }) => carried.includes(cooked.class) || carried.includes(food.slug));
  const isEnough =
    least === undefined || least.slots.reduce((sum, slot) => sum + (fills.get(slot)?.length ?? 0), 0) >= least.min;
  return isCarried && isEnough && isSeasoned(tags, fills);
}

function isSeasoned(tags: readonly string[], fills: Fills): boolean {
  return tags.some((tag) => SWEET_TAGS.has(tag)) || foodsOf(fills).some(({ cooked }) => FLAVOURS.has(cooked.class));
}

function worthOf(fill: Fill): number {
  if (fill.isHeld) return isSeasoning(fill) ? WORTH.seasoning : WORTH.chip;
  return isSeasoning(fill) ? WORTH.missingSeasoning : WORTH.missing;
}

function scoreOf(fills: Fills, cuisine: Cuisine, { pairing }: Kitchen): number {
  const all = foodsOf(fills).filter(({ food }) => !food.isStaple);
  const telling = all.filter((fill) => !isSeasoning(fill));
  const pairs = telling.flatMap((one, at) =>
    telling.slice(at + 1).map((other) => pairing.affinity(one.food, other.food)),
  );
  const mean = (numbers: number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
  const worth = all.reduce((sum, fill) => sum + worthOf(fill), 0);
  return (
    worth +
    WORTH.pairing * mean(pairs) +
    WORTH.belonging * mean(telling.map(({ food }) => pairing.belonging(food, cuisine)))
  );
}

/** Takes the best, then the best that is different, and so on. */
function inOrder(plans: DishPlan[]): DishPlan[] {
  const left = plans.toSorted((a, b) => b.score - a.score);
  const taken: DishPlan[] = [];
  while (left.length > 0 && taken.length < PLANS_MOST) {
    let best = 0;
    let most = -Infinity;
    for (const [at, plan] of left.entries()) {
      const worth = plan.score - samenessOf(plan, taken.slice(-6));
      if (worth > most) [best, most] = [at, worth];
    }
    const [plan] = left.splice(best, 1);
    if (plan && !taken.some((other) => isSameDish(plan, other))) taken.push(plan);
  }
  return taken;
}

function samenessOf(plan: DishPlan, before: readonly DishPlan[]): number {
  const shared = before.map(
    (other) => SAMENESS.food * alike(plan, other) + (other.cuisine === plan.cuisine ? SAMENESS.cuisine : 0),
  );
  return shared.reduce((sum, loss) => sum + loss, 0);
}

function isSameDish(one: DishPlan, other: DishPlan): boolean {
  return one.form === other.form && alike(one, other) >= SAME_DISH;
}

/** Foods in common that are more than seasonings, as a share of all of both (Jaccard), 0 to 1. */
function alike({ telling: one }: DishPlan, { telling: other }: DishPlan): number {
  let common = 0;
  for (const food of one) if (other.has(food)) common += 1;
  return common / Math.max(1, one.size + other.size - common);
}
