import { isClaim, takeClaims } from '../names/name-claims.ts';
import { cutOf, sharedNoun } from '../names/name-kinds.ts';
import { readWords } from '../names/name-words.ts';
import { readAmount } from './line-amount.ts';
import { isOnlyModifiers } from './only-modifiers.ts';

const ALTERNATIVE =
  / (?:and\/or|or|oder|ou|oppure|o(?! lantern)|u(?= o)) (?:alternatively )?(?:(?:(?:(?:any |some )?other |any )(?:good |similar )?|(?:a |some )?similar )(?=\S+ \S))?| ?\/ ?(?=[a-z])/i;

/** The names that an "or" parts, as they stand there. */
export const partsOf = (phrase: string): string[] =>
  phrase
    .split(ALTERNATIVE)
    .map((part) => part.trim())
    .filter(Boolean);

/** Gives every part what it shares with the last: "fresh", "frozen peas" become "fresh peas", "frozen peas". */
export function completed(parts: string[]): string[] {
  // What an adjective is said of: the broth of "fresh or canned broth or water".
  const nextAfter = (at: number): string => {
    const name = parts.slice(at + 1).find((part) => !isOnlyModifiers(part)) ?? parts.at(-1) ?? '';
    return readAmount(name).rest.replace(/-(?=wine\b)/i, ' ');
  };
  const isMeasured = parts.map((part) => readAmount(part).quantity !== null);
  const unmeasured = (from: number): string[] => parts.filter((_, at) => at >= from && !isMeasured[at]);
  return parts
    .map((part, at) =>
      at === parts.length - 1
        ? (cutOf(parts[0] ?? '', part) ?? cutOf(parts[at - 1] ?? '', part) ?? part)
        : completedBy(nextAfter(at), part.replace(/-$/, ''), unmeasured(at + 1), /[a-z]-$/i.test(part)),
    )
    .map((part) => part.replace(OTHER, ''));
}

/** "porcini or other mushrooms" */
const OTHER = /^(?:any |some )?other (?:good |similar )?(?=\S)/i;

/** What only `last` promises or is, the others are not: "regular or vegan butter" asks for butter, "whole or almond milk" for milk; "vegetable- or egg-noodles" leave the first open. */
function completedBy(last: string, part: string, later: string[], isLeftOpen: boolean): string {
  const kept = withoutClaims(last).replace(WHOLE_MILK, '');
  const words = kept.split(' ');
  const noun =
    sharedNoun(part, later) ?? ((ORDINARY.test(part) && kept === last) || isLeftOpen ? words.at(-1) : undefined);
  const isSaid = isOnlyModifiers(part);
  if (noun !== undefined && !(isSaid && isOnlyModifiers(words[0] ?? ''))) return `${part} ${noun}`;
  const said = part.split(' ').filter((word) => !ADVERB.test(word));
  return isSaid || isClaim(part) ? [part, ...withoutModifiers(words, said.length)].join(' ') : part;
}

/** What tells of an adjective and takes the place of none: of "freshly cooked or canned black beans" both are black. */
const ADVERB = /ly$/i;

/** What only the last is of: "Greek or whole milk yogurt". */
const WHOLE_MILK = /^whole[- ]milk (?=[a-z])/i;
/** What says that the food need keep no promise: "or regular". */
export const ORDINARY = /^(?:regular|ordinary|normal|plain|standard)(?: (?:one|ones|kind|type|version))?$/i;

/** `text` without what it promises: "gluten-free flour" to "flour". */
export function withoutClaims(text: string): string {
  const { claims, rest } = takeClaims(readWords(text));
  return claims.length === 0 || rest.length === 0 ? text : rest.map((word) => word.text).join(' ');
}

/** `words` without as many of the modifiers they begin with: "dark brown sugar" to "brown sugar" for one. */
function withoutModifiers(words: string[], most: number): string[] {
  const modifiers = Math.max(
    0,
    words.findIndex((word) => !isOnlyModifiers(word)),
  );
  return words.slice(Math.min(modifiers, most));
}
