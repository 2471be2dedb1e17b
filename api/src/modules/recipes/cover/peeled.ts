import { called, type Cooking } from './cooking.ts';

const PEELED = /\b(?:peel(?:ed)?|pare[d]?|skinned)\b/i;

/** Whether a fruit is peeled: its line says so, or a step that names it. */
export function isPeeled({ cut, lineage, steps }: Pick<Cooking, 'cut' | 'lineage' | 'steps'>): boolean {
  const name = called(lineage);
  return PEELED.test(cut) || steps.split(/[.;]/).some((sentence) => PEELED.test(sentence) && name.test(sentence));
}
