import type { CheckedRecipe, Finding } from './checked-recipe.ts';
import { elapsedMinutes } from './elapsed-minutes.ts';

/** Minutes that the actions between the steps that wait may take together. */
const BETWEEN_STEPS = 10;
/** Longest hands-on work before the first heat that a home cook is asked for, in minutes. */
export const PREP_MAX = 60;

/** A cook is told to wait: heat or time does the work. Not as an adjective ("boiled"), nor as a noun ("the rest", "to the boil"). */
const WAITS = new RegExp([
  String.raw`\b(?:simmer|bake|roast|braise|chill|marinate|soak|steam|poach|prove|refrigerate|freeze|infuse|fry|cook|grill|rise|sear|soften|reduce)\b`,
  String.raw`(?<!\bthe )\b(?:boil|rest)\b`,
  String.raw`\b(?:let|leave)\b.*\b(?:cool|stand|drain|set|dry|thicken)\b`,
  String.raw`(?:^|, |\band |\bthen )cool\b(?! water)`,
].join('|'), 'i');

/** Times that disagree with the steps, and steps that wait without saying how long. */
export function checkTimes(recipe: CheckedRecipe): Finding[] {
  const findings = recipe.instructions.flatMap((step, at): Finding[] => {
    const field = `instructions.${at + 1}`;
    if (step.minutes === null && WAITS.test(step.text)) return [{ file: recipe.file, field, message: 'waits without minutes' }];
    if (step.minutes === null && step.meanwhile) return [{ file: recipe.file, field, message: 'runs beside another step without minutes' }];
    return [];
  });
  const waited = sum(recipe, false);
  const most = elapsedMinutes(recipe.instructions) + BETWEEN_STEPS;
  const { prepTime, cookTime } = recipe;
  if (cookTime < waited || cookTime > most) {
    findings.push({ file: recipe.file, field: 'cookTime', message: `is ${cookTime}, the steps take ${waited} to ${most} minutes` });
  }
  if (prepTime < 1 || prepTime > PREP_MAX) findings.push({ file: recipe.file, field: 'prepTime', message: `is ${prepTime}, not 1 to ${PREP_MAX} minutes` });
  if (sum(recipe, true) > prepTime + cookTime) findings.push({ file: recipe.file, field: 'instructions', message: 'the steps that run beside others take longer than all the rest' });
  return findings;
}

function sum(recipe: CheckedRecipe, meanwhile: boolean): number {
  return recipe.instructions.filter((step) => step.meanwhile === meanwhile).reduce((minutes, step) => minutes + (step.minutes ?? 0), 0);
}
