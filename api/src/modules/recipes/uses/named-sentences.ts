import type { FoodUse } from '../../ingredients/foods/food-uses.ts';
import { bakedSentences, lastSentences } from './heat.ts';
import { StepMentions } from './step-mentions.ts';
import type { UsedLine } from './used-line.ts';

/** Kinds of dish in which what one part needs of the oven says nothing of the others. */
const COLD = new Set<FoodUse>(['salad', 'dressing', 'dip', 'drinks', 'icing']);
/** What the steps say of a line. */
export interface Named {
  /** Sentences that name it, in lower case. */
  sentences: string[];
  /** Those of them after which it goes into the oven with the rest. */
  baked: string[];
  /** Whether it is only mixed into what is cooked already. */
  isLast: boolean;
}

/** Of a line that no step names. */
export const UNNAMED: Named = { sentences: [], baked: [], isLast: false };

/** What the steps of a dish say of each line. */
export function namedBy(lines: readonly UsedLine[], steps: readonly string[], dish: readonly FoodUse[]): Named[] {
  const mentions = new StepMentions(lines);
  const all = steps.flatMap((step) => step.split(/(?<=[.;!])\s+(?=[^\d])|, and (?=heat\b)/));
  const lower = all.map((sentence) => sentence.toLowerCase());
  const last = lastSentences(lower);
  const baked = dish.some((use) => COLD.has(use)) ? new Set<number>() : bakedSentences(lower);
  const places = lines.map((): number[] => []);
  for (const [place, sentence] of all.entries())
    for (const at of new Set(mentions.in(sentence).flatMap((mention) => mention.lines))) places[at]?.push(place);
  const said = (some: readonly number[]): string[] => some.map((place) => lower[place] ?? '');
  return places.map((named) => ({
    sentences: said(named),
    baked: said(named.filter((place) => baked.has(place))),
    isLast: named.length > 0 && named.every((place) => last.has(place)),
  }));
}
