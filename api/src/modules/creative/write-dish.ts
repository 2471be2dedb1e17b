import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { seededRandom } from '../../shared/seeded-random.ts';
import { QUICK_MAX } from '../recipes/checks/check-lines.ts';
import type { CheckedStep } from '../recipes/checks/checked-recipe.ts';
import { minutesOffHeat, minutesOnHeat } from '../recipes/checks/elapsed-minutes.ts';
import type { DraftLine, RecipeDraft } from '../recipes/recipe-draft.ts';
import { foodsOf, isSide, type DishPlan } from './dish-plan.ts';
import { stepsOf } from './dish-steps.ts';
import { fillText, type Amounts } from './dish-text.ts';
import { amountsOfDish, lineText } from './food-amount.ts';

/** A recipe made for what a cook has, before it is stored and has an address. */
export interface CreativeDraft extends Omit<RecipeDraft, 'slug' | 'origin' | 'steps'> {
  steps: CheckedStep[];
}

/** Whose name creative recipes bear. */
export const CREATIVE_AUTHOR = 'Larder Creative';

/** Minutes before anything is cut: getting things out. */
const PREP = { base: 4, most: 35, large: 1.3 };
/** Servings from which there is markedly more to cut. */
const LARGE = 6;

/** Writes a planned dish down; undefined when no name of the form fits what it is made of. */
export function writeDish(plan: DishPlan, servings: number, seed: string): CreativeDraft | undefined {
  const { form, cuisine, fills } = plan;
  const amounts = amountsOfDish(form.slots, fills, servings);
  const steps = stepsOf(form, amounts, servings);
  const title = firstTold(form.titles, amounts);
  const description = anyTold(form.about, amounts, `${seed}|${title}`);
  if (title === undefined || description === undefined) return undefined;
  const cookTime = minutesOnHeat(steps).most;
  const prepTime = Math.max(prepOf(plan, servings) + minutesOffHeat(steps), ovenWait(steps));
  return {
    title,
    description,
    cuisine,
    steps,
    servings,
    prepTime,
    cookTime,
    authorName: CREATIVE_AUTHOR,
    difficulty: form.difficulty,
    status: RecipeStatus.PUBLISHED,
    isCreative: true,
    tags: [...form.tags, ...(isSide(form, fills) ? ['side'] : [])].filter(
      (tag) => tag !== 'quick' || prepTime + cookTime <= QUICK_MAX,
    ),
    lines: [...linesOf(plan, amounts), ...seasoningLines(steps)],
  };
}

function linesOf({ form }: DishPlan, amounts: Amounts): DraftLine[] {
  const order = form.slots.flatMap(([slot]) => amounts.get(slot) ?? []);
  return order.map((amount) => ({ text: lineText(amount), group: null, food: amount.fill.food.name }));
}

/** Salt and pepper are listed where a step asks for them. */
function seasoningLines(steps: readonly CheckedStep[]): DraftLine[] {
  const told = steps.map(({ text }) => text).join(' ');
  return [
    ['salt', /\bsalt\b/i],
    ['black pepper', /\bblack pepper\b/i],
  ].flatMap(([name, word]) => ((word as RegExp).test(told) ? [{ text: name as string, group: null, food: null }] : []));
}

function prepOf({ fills }: DishPlan, servings: number): number {
  const cutting = foodsOf(fills).reduce((sum, { cooked }) => sum + cooked.prep, 0);
  return Math.min(PREP.most, Math.round(PREP.base + cutting * (servings > LARGE ? PREP.large : 1)));
}

/** Minutes for which a cook waits for the oven: it heats while other things are cooked, or else before anything is. */
function ovenWait(steps: readonly CheckedStep[]): number {
  const heating = steps.findIndex(({ text }) => text.startsWith('Heat the oven'));
  const baking = steps.findIndex(({ text }, at) => at > heating && /\b(?:bake|roast)\b/i.test(text));
  const meanwhile = minutesOnHeat(steps.slice(heating + 1, baking)).least;
  return heating === -1 ? 0 : Math.max(0, (steps[heating]?.minutes ?? 0) - meanwhile);
}

function firstTold(texts: readonly string[], amounts: Amounts): string | undefined {
  for (const text of texts) {
    const told = fillText(text, amounts);
    if (told !== undefined) return told;
  }
  return undefined;
}

function anyTold(texts: readonly string[], amounts: Amounts, seed: string): string | undefined {
  const told = texts.map((text) => fillText(text, amounts)).filter((text) => text !== undefined);
  return told[Math.floor(seededRandom(seed)() * told.length)];
}
