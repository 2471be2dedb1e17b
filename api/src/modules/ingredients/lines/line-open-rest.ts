import { type Facts, UNKNOWN_FACTS } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { factsOfAnyKind } from './line-any-kind.ts';
import { cleanLine } from './line-text.ts';

/** What ends a list and leaves the rest of it to the cook: "tomato, lettuce, other taco contents", "and any other vegetables you like". */
const OPEN_REST =
  /^(?:and |plus |& )?(?:(?:any|some|your) )?(?:other|(?:whatever|anything) else)\b(?! than\b)(?!.*\b(?:works?|will do|can|could|may|fine|ok)\b) ?(?=[a-z])/i;
/** Said of a rest, and no name of it. */
const LIKED =
  /\b(?:favou?rite|desired|preferred)\b ?| ?\b(?:that |which |as )?you (?:like|want|wish|fancy|prefer|have)\b.*$/gi;

/** Whether a remark leaves the rest of a list to the cook. */
export function isOpenRest(remark: string): boolean {
  return OPEN_REST.test(remark);
}

/** `line` without such rests behind its commas, which are no choice between its foods. */
export function withoutOpenRest(line: string): string {
  return partsOf(line)
    .filter((part, at) => at === 0 || !isOpenRest(part))
    .join(', ');
}

const partsOf = (line: string): string[] => line.split(/ ?, ?/);

/** What the rest of a list may hold: what any kind of a food that it names does, else anything. */
export function factsOfOpenRest(line: string, names: FoodNames): Facts[] {
  const [, ...behind] = partsOf(cleanLine(line));
  return behind.filter(isOpenRest).map((rest) => {
    const link = names.link(rest.replace(OPEN_REST, '').replace(LIKED, '').trim());
    return link?.isDoubtful === false ? factsOfAnyKind(link.food, names) : UNKNOWN_FACTS;
  });
}
