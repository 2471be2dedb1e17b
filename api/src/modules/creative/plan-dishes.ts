import { CUISINES, type Cuisine } from '../recipes/cuisine.ts';
import { seededRandom } from '../../shared/seeded-random.ts';
import {
  foodsOf,
  isAmong,
  isSide,
  mayServe,
  withoutSide,
  type DishPlan,
  type Fill,
  type Fills,
  type CreativeRequest,
} from './dish-plan.ts';
import { isSeasoning, scoreOf, SEASONING_CLASSES, WORTH } from './dish-worth.ts';
import { fillForm, type Kitchen } from './fill-form.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { cookedFood, isNamed } from './grammar.ts';
import type { Form } from './grammar-schema.ts';

/** Cuisines in which a form is planned: those that suit the chips best. */
const CUISINES_TRIED = 3;
/** What another dish of the same form, or of the same cuisine, loses: a page should not be all soups. */
const SAMENESS = { cuisine: 0.35, food: 1 };
/** Most dishes for one kitchen: a longer list is not read. */
const PLANS_MOST = 48;
/** Suppers from which on a kitchen is not helped with what it has little for. */
const SEVERAL = 4;
/** Dishes for each of several foods that no dish takes together. */
const STRANGERS_EACH = 1;
/** Shared foods, as a share of both, from which two dishes of one form are one dish. */
const SAME_DISH = 0.5;

/** Dishes that were planned. */
export interface Planned {
  plans: DishPlan[];
  /** No dish takes two of the cook's foods together. */
  areStrangers: boolean;
}

/**
 * Every dish that the grammar has for these chips, in the order in which a cook would like to see them: what uses most of them and goes
 * together best first, and no two alike. The same seed gives the same order. Strangers are foods that no dish takes together.
 */
export function planDishes(asked: CreativeRequest, kitchen: Kitchen): Planned {
  const request = inOneOrder(asked);
  const plans = formsFor(request, kitchen).flatMap((form) => plansOf(form, request, kitchen));
  return { plans: inOrder(suppersFirst(plans, request)), areStrangers: areStrangers(plans, request, kitchen) };
}

/** Dishes for a kitchen that has nothing to build on: they are seasoned with what it has, and the rest is bought. */
export function planBoughtDishes(asked: CreativeRequest, kitchen: Kitchen): Planned {
  const request = inOneOrder(asked);
  const forms = formsFor(request, kitchen).map((form): Form => ({ ...form, humble: 'always' }));
  return { plans: inOrder(forms.flatMap((form) => plansOf(form, request, kitchen))), areStrangers: false };
}

/** Sums of the same fractions in another order differ in their last digit, enough to swap cuisines that suit equally well. */
function inOneOrder(asked: CreativeRequest): CreativeRequest {
  return { ...asked, held: asked.held.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)) };
}

function formsFor({ difficulty }: CreativeRequest, { grammar }: Kitchen): Form[] {
  return grammar.forms.filter((form) => difficulty === null || form.difficulty === difficulty);
}

/** The cook's own foods that a dish is built on: more than seasonings. */
function mainsOf({ fills }: Pick<DishPlan, 'fills'>): Fill[] {
  return foodsOf(withoutSide(fills)).filter((fill) => fill.isHeld && !isSeasoning(fill));
}

const ownMains = (plan: DishPlan): number => mainsOf(plan).length;

/**
 * Where a kitchen has the makings of a supper, what is none comes after: a side stays where it is all the cook's own but for seasonings and
 * uses more of the kitchen than any supper. Of a kitchen with several suppers only what is the cook's own is offered beside them.
 */
function suppersFirst(plans: DishPlan[], { pantry }: CreativeRequest): DishPlan[] {
  const suppers = plans.filter((plan) => !isLight(plan) && ownMains(plan) > 0);
  if (suppers.length === 0) return plans;
  const kinds = new Set(suppers.map(({ form }) => form.form)).size;
  const most = Math.max(...suppers.map(ownMains));
  return plans.flatMap((plan) => {
    const isBought = boughtMains(plan, pantry).length > 0;
    const isLate = isLight(plan) ? isSweet(plan.form) || isBought || ownMains(plan) <= most : ownMains(plan) === 0;
    if (!isLate) return [plan];
    return isBought && kinds >= SEVERAL ? [] : [{ ...plan, score: plan.score + WORTH.late }];
  });
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
export function fewPerFood<T extends { plan: DishPlan }>(dishes: readonly T[]): T[] {
  const seen = new Map<number, number>();
  return dishes.filter(({ plan }) => {
    const fresh = mainsOf(plan).filter(({ food }) => (seen.get(food.number) ?? 0) < STRANGERS_EACH);
    for (const { food } of fresh) seen.set(food.number, (seen.get(food.number) ?? 0) + 1);
    return fresh.length > 0;
  });
}

function plansOf(form: Form, request: CreativeRequest, kitchen: Kitchen): DishPlan[] {
  const plans: DishPlan[] = [];
  for (const cuisine of cuisinesFor(form, request, kitchen)) {
    const plan = planOf(form, cuisine, request, kitchen);
    if (plan) plans.push(plan);
    if (plans.length === CUISINES_TRIED) break;
  }
  return plans;
}

function planOf(form: Form, cuisine: Cuisine, request: CreativeRequest, kitchen: Kitchen): DishPlan | undefined {
  const random = seededRandom(
    `${request.seed}|${form.form}|${cuisine}|${request.held.map((food) => food.slug).join()}`,
  );
  const fills = fillForm(form, cuisine, request, kitchen, random);
  if (!fills || !isDish(form, fills, request) || !isFood(form, fills)) return undefined;
  if (form.humble !== 'always' && !isCooksOwn(fills, request)) return undefined;
  if (!isDessert(form) && !isTrueTo(kitchen.grammar.cuisines[cuisine].marks, fills)) return undefined;
  const telling = new Set(
    foodsOf(withoutSide(fills))
      .filter((fill) => !isSeasoning(fill) && !fill.food.isStaple)
      .map(({ food }) => food.number),
  );
  const dinner = form.tags.includes('dinner') ? WORTH.dinner : 0;
  const score = scoreOf(fills, cuisine, request, kitchen) + dinner + WORTH.chance * random();
  return { form, cuisine, fills, telling, score };
}

/** Whether a dish has something that its cuisine is known by, where that has it in nearly every dish. */
function isTrueTo(marks: readonly string[], fills: Fills): boolean {
  return marks.length === 0 || foodsOf(fills).some((fill) => isNamed(fill, marks));
}

/** The cuisines of a form, those that suit the chips best first. */
function cuisinesFor(form: Form, request: CreativeRequest, { pairing }: Kitchen): Cuisine[] {
  if (request.cuisine !== null) return form.cuisines.includes(request.cuisine) ? [request.cuisine] : [];
  const belonging = (cuisine: Cuisine): number =>
    request.held.reduce((sum, food) => sum + pairing.belonging(food, cuisine), 0);
  return CUISINES.filter((cuisine) => form.cuisines.includes(cuisine))
    .map((cuisine) => ({ cuisine, rank: belonging(cuisine) }))
    .sort((a, b) => b.rank - a.rank)
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
const DESSERT_TAGS = new Set(['dessert', 'drink']);
const SWEET_TAGS = new Set([...DESSERT_TAGS, 'breakfast']);

/**
 * A dish is built on at least one of the cook's own foods that is more than a seasoning, a humble one on any of them when
 * no more must be bought that it cannot do without, one that is always humble whatever must be bought; and has what must be used.
 */
function isDish(form: Form, fills: Fills, { mustUse, pantry }: CreativeRequest): boolean {
  const held = foodsOf(fills).filter((fill) => fill.isHeld);
  if (held.length === 0 || !mustUse.every((foods) => held.some(({ food }) => foods.has(food.number)))) return false;
  if (form.humble === 'always') return true;
  const musts = form.slots.flatMap(([name, { min }]) => (min > 0 ? (fills.get(name) ?? []) : []));
  const bought = musts.filter(({ food, isHeld }) => !isHeld && !food.isStaple && !isAmong(pantry, food));
  return (
    withoutBase(fills).some((fill) => fill.isHeld && !isSeasoning(fill)) ||
    (form.humble && held.length >= bought.length)
  );
}

/** The foods of a dish but what is only softened under the rest, or eaten beside it. */
function withoutBase(fills: Fills): Fill[] {
  return [...withoutSide(fills)].filter(([slot]) => slot !== 'base').flatMap(([, inSlot]) => inSlot);
}

/** What carries a dish is the cook's for the greater part, or else no more than two things of it are missing: seasonings, and what is only softened under the rest, do not count. */
function isCooksOwn(fills: Fills, { pantry }: CreativeRequest): boolean {
  const own = withoutBase(fills).filter((fill) => fill.isHeld && !isSeasoning(fill) && !fill.food.isStaple);
  return boughtMains({ fills }, pantry).length <= Math.max(2, own.length);
}

/** What carries a dish and must be bought. */
function boughtMains({ fills }: Pick<DishPlan, 'fills'>, pantry: readonly KnownFood[]): Fill[] {
  const mains = withoutBase(fills).filter((fill) => !isSeasoning(fill) && !fill.food.isStaple);
  return mains.filter(({ food, isHeld }) => !isHeld && !isAmong(pantry, food));
}

/** Savoury dishes taste of something; where a form says what must carry it or how many foods make it, they are there. */
function isFood(form: Form, fills: Fills): boolean {
  const { carried, least } = form;
  const isCarried = carried.length === 0 || foodsOf(fills).some((fill) => isNamed(fill, carried));
  const isEnough =
    least === undefined || least.slots.reduce((sum, slot) => sum + (fills.get(slot)?.length ?? 0), 0) >= least.min;
  return isCarried && isEnough && isSeasoned(form, fills);
}

/** Tags of what is eaten beside a supper or instead of one, unless it may be a dinner as well. */
const LIGHT_TAGS = new Set([...SWEET_TAGS, 'side', 'bread']);
const isLight = ({ form, fills }: Pick<DishPlan, 'form' | 'fills'>): boolean =>
  isSide(form, fills) || (!form.tags.includes('dinner') && form.tags.some((tag) => LIGHT_TAGS.has(tag)));
const isDessert = ({ tags }: Form): boolean => tags.some((tag) => DESSERT_TAGS.has(tag));
const isSweet = ({ tags }: Form): boolean => tags.some((tag) => SWEET_TAGS.has(tag));

function isSeasoned(form: Form, fills: Fills): boolean {
  return isSweet(form) || foodsOf(fills).some(({ cooked }) => FLAVOURS.has(cooked.class));
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
