import type { FoodUse } from '../../ingredients/foods/food-uses.ts';
import { calledOf, type UsedLine } from './used-line.ts';

/** What is made of a mash that holds together: cakes, dumplings and croquettes. */
const SHAPED =
  /\b(?:shape|patties|croquettes|dumplings)\b|\bpress (?:in|out|the (?:mash|mixture))|\b(?:form|roll)\b[^.;]{0,40}\b(?:balls|cakes|ropes?|logs?)\b/;
const CULTURES = /\b(?:milk|yogurt|kefir)\b/;
const SETS_OTHERWISE = /\begg|\bgelatine?\b|\bagar\b|\bstarch\b|flour\b/;

/** Sugar, honey and what is made of them. */
export const isSweet = (line: UsedLine): boolean =>
  /\b(?:sugar|honey|syrup|treacle|molasses|jam|chocolate|cocoa|guava paste|quince paste)\b/.test(calledOf(line));

/** Whether milk sets by what grows in it: yogurt and curd cheese, not custard. */
const sets = (lines: readonly UsedLine[], steps: readonly string[]): boolean =>
  lines.some((line) => /\bmilk\b/.test(calledOf(line))) &&
  lines.some((line) => /\b(?:yogurt|kefir|buttermilk|rennet|lemon juice|vinegar)\b/.test(calledOf(line))) &&
  !lines.some((line) => SETS_OTHERWISE.test(calledOf(line))) &&
  steps.some((step) => /\b(?:until|has) set\b|\bcurds?\b/.test(step.toLowerCase()));

/** Fats, butter included. */
export const isFat = ({ food }: UsedLine): boolean =>
  food?.category === 'oils-and-vinegars' || food?.name === 'ghee' || food?.name === 'butter';

/** A recipe as far as it tells the tasks that all of it sets. */
export interface TellingRecipe {
  lines: readonly UsedLine[];
  steps: readonly string[];
  dish: readonly FoodUse[];
  /** Whether its flour makes a dough or batter. */
  isMade: boolean;
}

/** Tasks that come of the recipe as a whole: a mash to be shaped, milk to be cultured, the fat of a savoury bake. */
export function tasksOfRecipe({
  lines,
  steps,
  dish,
  isMade,
}: TellingRecipe): (line: UsedLine, uses: readonly FoodUse[]) => FoodUse[] {
  const isShaped = steps.some((step) => SHAPED.test(step.toLowerCase()));
  const isSavoury = isMade && !dish.includes('dessert') && !lines.some(isSweet);
  const isCultured = sets(lines, steps);
  return (line, uses) => [
    ...(isSavoury && isFat(line) ? (['savoury'] as const) : []),
    ...(isCultured && CULTURES.test(calledOf(line)) ? (['setting'] as const) : []),
    ...(isShaped && uses.includes('mash') ? (['shaping'] as const) : []),
  ];
}
