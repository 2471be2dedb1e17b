import { withoutFoods } from './food-mentions.ts';
import type { CheckedRecipe, CheckedStep, Finding } from './checked-recipe.ts';
import { minutesOffHeat, minutesOnHeat } from './elapsed-minutes.ts';
import { isUnmarkedWait } from './waits-off-heat.ts';

/** Minutes that the actions between the steps that wait may take together. */
const BETWEEN_STEPS = 10;
/** Longest hands-on work that a home cook is asked for beside the waits, in minutes. */
export const PREP_MAX = 60;

/** A step that tells the cook to wait: heat or time does the work. Not as an adjective ("boiled"), nor as a noun ("the rest", "to the boil"). */
const WAITS = new RegExp(
  [
    String.raw`\b(?:simmer|bake|roast|braise|chill|marinate|soak|steam|poach|prove|refrigerate|freeze|infuse|fry|cook|grill|rise|sear|soften|reduce)\b`,
    String.raw`(?<!\bthe )\b(?:boil|rest)\b`,
    String.raw`\b(?:let|leave)\b.*\b(?:cool|stand|drain|set|dry|thicken)\b`,
    String.raw`(?:^|, |\band |\bthen )cool\b(?! water)`,
  ].join('|'),
  'i',
);

/** Times that disagree with the steps, steps that wait without saying how long, and waits off the heat that are counted as cooking. */
export function checkTimes(recipe: CheckedRecipe): Finding[] {
  return [...checkSteps(recipe), ...checkCookTime(recipe), ...checkPrepTime(recipe), ...checkMeanwhile(recipe)];
}

function checkSteps({ file, instructions, derived }: CheckedRecipe): Finding[] {
  const foods = derived.lines.flatMap(({ food }) => food ?? []);
  return instructions.flatMap((step, at): Finding[] => {
    const finding = { file, field: `instructions.${at + 1}` };
    if (step.minutes === null && WAITS.test(withoutFoods(step.text, foods)))
      return [{ ...finding, message: 'waits without minutes' }];
    if (step.minutes === null && (step.meanwhile || step.offHeat))
      return [{ ...finding, message: `runs ${step.offHeat ? 'off the heat' : 'beside another step'} without minutes` }];
    if (isUnmarkedWait(step, instructions.slice(0, at)))
      return [
        { ...finding, message: `waits ${step.minutes} minutes off the heat: that is no cooking, mark it offHeat` },
      ];
    return [];
  });
}

function checkCookTime({ file, cookTime, instructions }: CheckedRecipe): Finding[] {
  const { least, most } = minutesOnHeat(instructions);
  if (cookTime >= least && cookTime <= most + BETWEEN_STEPS && !isCold(instructions, cookTime)) return [];
  const taken = isCold(instructions, cookTime)
    ? 'nothing is on the heat'
    : `the steps take ${least} to ${most + BETWEEN_STEPS} minutes`;
  return [{ file, field: 'cookTime', message: `is ${cookTime}, ${taken}` }];
}

/** Whether a time is stated for cooking where no step says that anything is heated. */
function isCold(steps: readonly CheckedStep[], cookTime: number): boolean {
  return cookTime > 0 && steps.every((step) => step.minutes === null || step.offHeat);
}

function checkPrepTime({ file, prepTime, instructions }: CheckedRecipe): Finding[] {
  const waits = minutesOffHeat(instructions);
  if (prepTime > waits && prepTime <= waits + PREP_MAX) return [];
  return [{ file, field: 'prepTime', message: `is ${prepTime}, not ${waits + 1} to ${waits + PREP_MAX} minutes` }];
}

function checkMeanwhile({ file, prepTime, cookTime, instructions }: CheckedRecipe): Finding[] {
  const beside = instructions
    .filter((step) => step.meanwhile)
    .reduce((minutes, step) => minutes + (step.minutes ?? 0), 0);
  return beside > prepTime + cookTime
    ? [{ file, field: 'instructions', message: 'the steps that run beside others take longer than all the rest' }]
    : [];
}
