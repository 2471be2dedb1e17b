import { attentionOf, heatsOven, isHot, needsOven, saysMeanwhile } from './step-attention.ts';

/** A recipe as far as planning needs to know it. */
export interface PlannedRecipe {
  /** Minutes of work, and of waits off the heat. */
  prepTime: number;
  cookTime: number;
  ingredients: readonly unknown[];
  instructions: readonly { description: string; timeMin: number | null }[];
}

/** What one step asks of the cook, and of the clock; in whole minutes. */
export interface StepWork {
  /** Its number in the recipe; 0 for getting everything ready, which no recipe counts as a step. */
  step: number;
  /** The hands are needed so long from its beginning. */
  hands: number;
  /** From its beginning to its end. */
  minutes: number;
  /** Whether it keeps its dish hot, so that the next step should follow soon. */
  isHot: boolean;
  /** What must have come before it: numbers of earlier steps, and whether these must be over or just off the hands. */
  after: readonly { step: number; until: 'end' | 'hands' }[];
}

/** Words of a step that take a minute, where nothing better is known. */
const WORDS_A_MINUTE = 8;
/** Lines of ingredients that are got ready in a minute, where nothing better is known. */
const LINES_A_MINUTE = 2;

/**
 * What the steps of a recipe ask. Recipes give minutes only for the steps that wait, and the work as a sum: their time from start to
 * table less those waits. That sum is shared out by a plain guess: to getting the ingredients ready by their number, to each step by its
 * words. A recipe without times gets the guess itself.
 */
export function dishWork(recipe: PlannedRecipe): StepWork[] {
  const { instructions, ingredients } = recipe;
  const texts = instructions.map(({ description }) => description);
  const guesses = texts.map((text, index) => wordsOf(text) / WORDS_A_MINUTE / (timed(instructions[index]) ? 2 : 1));
  const ready = ingredients.length / LINES_A_MINUTE;
  const scale = scaleOf(recipe, ready + sum(guesses));
  const steps = instructions.map((instruction, index) => ({
    step: index + 1,
    ...minutesOf(instruction, Math.round((guesses[index] ?? 0) * scale)),
    isHot: isHot(instruction.description),
    after: [{ step: index, until: 'hands' as const }, ...waitedFor(texts, index)],
  }));
  const first = Math.max(1, Math.round(ready * scale));
  return [{ step: 0, hands: first, minutes: first, isHot: false, after: [] }, ...steps];
}

/** By how much the guesses are to be stretched so that they add up to the work that the recipe states. */
function scaleOf({ prepTime, cookTime, instructions }: PlannedRecipe, guessed: number): number {
  const stated = prepTime + cookTime - waitedIn(instructions);
  return stated > 0 && guessed > 0 ? stated / guessed : 1;
}

/** Minutes that the steps wait one after the other. */
function waitedIn(instructions: PlannedRecipe['instructions']): number {
  return sum(instructions.map((step) => (runsBeside(step.description) ? 0 : (step.timeMin ?? 0))));
}

/** With minutes of its own a step takes these after the work that begins it; how many of them keep the hands is {@link attentionOf}. */
function minutesOf({ description, timeMin }: PlannedRecipe['instructions'][number], work: number) {
  if (timeMin === null || timeMin <= 0) return { hands: Math.max(1, work), minutes: Math.max(1, work) };
  const attention = attentionOf(description, timeMin);
  const begun = { held: 0, watched: work, free: Math.max(1, work) }[attention];
  const kept = { held: timeMin, watched: Math.ceil(timeMin / 2), free: 0 }[attention];
  return { hands: begun + kept, minutes: begun + timeMin };
}

/** The steps that a step waits for besides the order of the hands: all before it, but one beside it, and an oven not needed yet. */
function waitedFor(texts: readonly string[], at: number): StepWork['after'] {
  const text = texts[at] ?? '';
  const beside = runsBeside(text) ? texts.slice(0, at).findLastIndex((earlier) => !runsBeside(earlier)) : -1;
  const isNeeded = needsOven(text);
  return texts.slice(0, at).flatMap((earlier, index) => {
    const isWaitedFor = heatsOven(earlier) ? isNeeded : beside === -1 || index < beside;
    return isWaitedFor ? [{ step: index + 1, until: 'end' as const }] : [];
  });
}

const runsBeside = (text: string) => heatsOven(text) || saysMeanwhile(text);
const timed = (step: { timeMin: number | null } | undefined) => (step?.timeMin ?? 0) > 0;
const wordsOf = (text: string) => text.trim().split(/\s+/).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
