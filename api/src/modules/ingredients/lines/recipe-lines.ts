import { combineFacts } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { MODIFIERS } from '../names/name-modifiers.ts';
import { nameWords } from '../names/name-words.ts';
import { NoFoodReason, pointsToPart } from './line-foodless.ts';
import { type LinkedLine, linkLine } from './line-linker.ts';

/** A line as it stands in its recipe. */
export interface RecipeLine {
  text: string;
  /** The part of the recipe that it belongs to; null where no heading stands before it, or the heading is a line itself. */
  group: string | null;
}

/** Reads the lines of one recipe. A line that names a part of it ("pizza dough (see above)") is that part: no food of its own, with the facts of the part's lines. */
export function linkLines(lines: readonly RecipeLine[], names: FoodNames): LinkedLine[] {
  const linked = lines.map(({ text }) => linkLine(text, names));
  const groups = groupsOf(lines, linked);
  return linked.map((line, at) => {
    const own = mayBePart(line) ? linesOfPart(line, at, linked, groups) : [];
    if (own.length === 0) return line;
    const facts = combineFacts(own.map((part) => part.facts));
    return {
      ...line,
      food: null,
      confidence: 0,
      foodsBeside: [],
      alternativeFoods: [],
      facts,
      isNoFood: true,
      noFood: NoFoodReason.PART,
      isUnknown: false,
    };
  });
}

const mayBePart = ({ line, isUnknown, noFood }: LinkedLine): boolean =>
  noFood === NoFoodReason.PART || (noFood === null && (isUnknown || pointsToPart(line)));

/** The lines of the part that a line names, in another group than its own; without such a group, all before a line that only points above. */
function linesOfPart(
  { line, name, noFood }: LinkedLine,
  at: number,
  linked: readonly LinkedLine[],
  groups: readonly string[],
): LinkedLine[] {
  const part = nameOf(name);
  const own = linked.filter((_, other) => part !== '' && groups[other] === part && groups[at] !== part);
  if (own.some(({ isNoFood }) => !isNoFood)) return own;
  const before = linked.slice(0, at).filter(({ isNoFood }) => !isNoFood);
  return noFood === NoFoodReason.PART && /\babove\b/i.test(line) ? before : [];
}

/** The name of each line's part as it is compared: of its group, else of the last heading before it. */
function groupsOf(lines: readonly RecipeLine[], linked: readonly LinkedLine[]): string[] {
  let heading = '';
  return lines.map(({ group }, at) => {
    const line = linked[at];
    if (line?.noFood === 'heading') heading = nameOf(line.name);
    return group === null ? heading : nameOf(group);
  });
}

const OF_PARTS = new Set(
  nameWords('for the to make basic recipe batch prepared finished portion quantity from above below see'),
);

/** The words that name a part: "dough" of "For the dough", "1 batch basic dough". */
function nameOf(text: string): string {
  return nameWords(text)
    .filter((word) => !OF_PARTS.has(word) && !MODIFIERS.has(word))
    .join(' ');
}
