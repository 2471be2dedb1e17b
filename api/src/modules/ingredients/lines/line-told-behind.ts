import { foldedForeign, isSaidBeside } from '../names/foreign-words.ts';

/** "sin gluten", "senza glutine", "glutenfrei" */
const CLAIM = String.raw`(?:s(?:in|ans) gluten|senza glutine|glutenfrei(?:e[snmr]?)?)`;
const BEHIND = new RegExp(
  String.raw`(?<=\p{L})(?: ?\( ?${CLAIM} ?\)|,? ${CLAIM}(?= ?(?:$|[,(\d]| (?:per|para|pour|für) )))`,
  'giu',
);
const BEFORE = /(?<!\p{L})glutenfreie[snmr]? (\p{Lu}\p{L}+)/gu;
/** Where it is one of two, or asked for only by some. */
const IS_OPEN =
  /(?<!\p{L})(?:o|od|oder|ou|u|or|e|y|und|et|and|si|se|falls|wenn|bei|if|auch|anche|también|aussi|evtl|eventuell|eventualmente|eventuellement|con|avec|mit|nicht|kein|keine|non|pas|no|am besten|besser|mejor|meglio|mieux|bedarf|wunsch|prefer\p{L}*|préf\p{L}*|idealerweise|ide?alement|idealmente|optionnel\p{L}*|opcional\p{L}*|n[eé]cess\p{L}*|necesari\p{L}*|posib\p{L}*|possib\p{L}*|möglich\p{L}*)(?!\p{L})/iu;

/** A line with the promise of no gluten, as other languages make it, in English: "pan rallado (sin gluten)", "glutenfreies Mehl". None where it may be without. */
export function withGlutenFree(line: string): string {
  return IS_OPEN.test(line) ? line : line.replace(BEHIND, ' (gluten-free)').replace(BEFORE, '$1 (gluten-free)');
}

/** A line without the comma between German adjectives: "blanchierte, gemahlene Mandeln". */
export const withJoinedAdjectives = (line: string): string =>
  line.replace(
    /(?<!\p{L})(\p{Ll}{3,}e[rsnm]?), (?=(\p{Ll}{3,}e[rsnm]?) \p{Lu})/gu,
    (all, one: string, other: string) =>
      [one, other].every((word) => isSaidBeside(foldedForeign(word))) ? `${one} ` : all,
  );
