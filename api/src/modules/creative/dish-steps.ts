import type { CheckedStep } from '../recipes/checks/checked-recipe.ts';
import { spoons, type FoodAmount } from './food-amount.ts';
import { isNamed } from './grammar.ts';
import type { Form, StagedStep, TextStep, Way } from './grammar-schema.ts';
import { fillText, foodsIn, type Amounts } from './dish-text.ts';

/** Writes the steps of a dish: those whose foods it has, in the order of the form. */
export function stepsOf(form: Form, amounts: Amounts, servings: number): CheckedStep[] {
  return form.steps
    .filter((step) => isWanted(step, amounts, servings))
    .flatMap((step) => {
      const told = 'stage' in step ? stagedSteps(step, amounts) : textStep(step, amounts);
      return told.map((one) => forSo(one, step, servings)).map((one) => salted(one, form, amounts, servings));
    });
}

/** A step for so many: in lots where a pan is too small, longer where there is more to heat or to boil down. */
function forSo(told: CheckedStep, step: TextStep | StagedStep, servings: number): CheckedStep {
  if ('panful' in step && step.panful !== undefined) return inLots(told, servings, step.panful);
  if ('byAmount' in step && step.byAmount) return byAmount(told, servings);
  const lots = inTwoLots(told, servings);
  const isFried = 'by' in step && step.by === 'fry';
  return lots === told && isFried && servings > PANFUL ? byAmount(told, servings) : lots;
}

/** The minutes of four servings for another number: twice the food takes half as long again, not twice. */
function byAmount(step: CheckedStep, servings: number): CheckedStep {
  if (step.minutes === null) return step;
  return { ...step, minutes: Math.max(1, Math.round(step.minutes * Math.sqrt(servings / PANFUL))) };
}

/** Teaspoons of salt for each in a step that has a pinch, or a good one where no stock has salted the pan. */
const SALT = { pinch: 0.125, good: 0.25 };

/** What is sweet, of which a pinch of salt stays one. */
const SWEET_TAGS = ['dessert', 'drink', 'breakfast'];
const SWEETENED = new Set(['sugar', 'syrup', 'fruit']);
const isSweetened = ({ tags, slots }: Form): boolean =>
  SWEET_TAGS.some((tag) => tags.includes(tag)) && slots.some(([slot]) => SWEETENED.has(slot));

/** For more than two a pinch of salt is not enough: it is told in spoons. */
function salted(step: CheckedStep, form: Form, amounts: Amounts, servings: number): CheckedStep {
  if (isSweetened(form)) return step;
  const isStock = [...amounts.values()].flat().some(({ fill }) => isNamed(fill, ['stock', 'stock-cube']));
  const told = (text: string, share: number): string => (servings > 2 ? `${spoons(share * servings)} salt` : text);
  const text = step.text
    .replaceAll('a good pinch of salt', (pinch) => told(pinch, isStock ? SALT.pinch : SALT.good))
    .replaceAll('a pinch of salt', (pinch) => told(pinch, SALT.pinch));
  return { ...step, text };
}

function isWanted(step: TextStep | StagedStep, amounts: Amounts, servings: number): boolean {
  const isFilled = (slot: string): boolean => foodsIn(slot, amounts).length > 0;
  const has = Object.entries(step.has).every(([slot, kinds]) =>
    foodsIn(slot, amounts).some(({ fill }) => kinds.includes(fill.cooked.class) || kinds.includes(fill.food.slug)),
  );
  const { moreThan = 0, atMost = Infinity } = step;
  return (
    has &&
    servings > moreThan &&
    servings <= atMost &&
    step.with.every(isFilled) &&
    !step.without.some(isFilled) &&
    (step.anyWith.length === 0 || step.anyWith.some(isFilled))
  );
}

/** Most servings that brown in one pan. */
const PANFUL = 4;
/** Longer, not twice as long: the second lot goes into a hot pan. */
const LOTS = 1.75;

/** What is put into a pan to brown: "fry the chicken", and not what is only stirred "until fragrant". */
const BROWNED =
  /\b(?:fry|brown) (?![^.]*until fragrant)the (?!rest)(?:(?!soften)[^.])*?(?=,? (?:until|tossing|turning|stirring|breaking|then)\b|[.])/i;

/** What is fried until golden is fried in lots where there is too much for one pan. */
function inTwoLots(step: CheckedStep, servings: number): CheckedStep {
  if (servings <= PANFUL || step.minutes === null || step.minutes < 2 || !BROWNED.test(step.text)) return step;
  if (/ in two lots/.test(step.text)) return step;
  return { ...step, text: step.text.replace(BROWNED, '$& in two lots'), minutes: Math.round(LOTS * step.minutes) };
}

/** As often as the pan, which holds so many servings, must be filled. */
function inLots(step: CheckedStep, servings: number, panful: number): CheckedStep {
  const lots = Math.ceil(servings / panful);
  if (lots === 1 || step.minutes === null) return step;
  return { ...step, text: step.text.replace(BROWNED, '$& in lots'), minutes: lots * step.minutes };
}

function textStep({ text, minutes, meanwhile, offHeat }: TextStep, amounts: Amounts): CheckedStep[] {
  const told = fillText(text, amounts);
  if (told === undefined) return [];
  return [
    {
      text: told,
      minutes: typeof minutes === 'string' ? minutesOf(minutes, amounts) : (minutes ?? null),
      meanwhile,
      offHeat,
    },
  ];
}

/** `veg+pulse.simmer`: as long as the slowest of them takes. */
function minutesOf(expression: string, amounts: Amounts): number | null {
  const [slots = '', way] = expression.split('.');
  const times = foodsIn(slots, amounts).map((food) => timeIn(amounts)(food, way as Way));
  return times.length === 0 ? null : Math.max(...times);
}

type TimeOf = (food: FoodAmount, way: Way) => number;

/** In tomatoes, which are sour, potatoes take so many minutes longer. */
const SLOW_IN_ACID = 10;
const ACID = ['tomato', 'canned-tomato', 'cherry-tomato'];

/** How long a food of a dish takes in one way. */
function timeIn(amounts: Amounts): TimeOf {
  const isSour = [...amounts.values()].flat().some(({ fill }) => isNamed(fill, ACID));
  return ({ fill }, way) =>
    (fill.cooked[way]?.minutes ?? 0) +
    (isSour && way === 'simmer' && isNamed(fill, ['potato', 'sweet-potato']) ? SLOW_IN_ACID : 0);
}

/** What tells that foods are done: not said of those that go on cooking while the next are added. */
const DONENESS = /,? until \{foods:done\}[^.,]*/;

/**
 * One step for each group of foods that take about as long: the slowest go in first, and each cooks until the next is added. When the last
 * are done, all are.
 */
function stagedSteps(step: StagedStep, amounts: Amounts): CheckedStep[] {
  const timeOf = timeIn(amounts);
  const foods = step.stage
    .flatMap((slot) => amounts.get(slot) ?? [])
    .toSorted((a, b) => timeOf(b, step.by) - timeOf(a, step.by));
  const groups = grouped(foods, step, timeOf);
  return groups.map((group, at) => {
    const isFirst = at === 0 && !step.unless.some((slot) => foodsIn(slot, amounts).length > 0);
    const template =
      isFirst && groups.length === 1 && step.only !== undefined
        ? step.only
        : isFirst && step.start !== undefined
          ? step.start
          : step.text;
    const next = groups[at + 1]?.[0];
    const [first] = group;
    const minutes = (first ? timeOf(first, step.by) : 0) - (next ? timeOf(next, step.by) : 0);
    const told = next
      ? template.replace(DONENESS, '')
      : groups.length > 1
        ? template.replace('{foods:done}', '{staged:done}')
        : template;
    return {
      text: fillText(told, new Map([...amounts, ['foods', group], ['staged', foods]])) ?? '',
      minutes,
      meanwhile: step.meanwhile,
      offHeat: step.offHeat,
    };
  });
}

/** Foods within `gap` minutes of the slowest of their group share a step. */
function grouped(foods: readonly FoodAmount[], { by, gap }: StagedStep, timeOf: TimeOf): FoodAmount[][] {
  const groups: FoodAmount[][] = [];
  for (const food of foods) {
    const group = groups.at(-1);
    const slowest = group?.[0];
    if (group && slowest && timeOf(slowest, by) - timeOf(food, by) < gap) group.push(food);
    else groups.push([food]);
  }
  return groups;
}
