import type { LineName } from './line-name.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import { withNounOf } from '../names/name-kinds.ts';
import { withoutHarmlessPhrases } from '../names/name-modifiers.ts';
import { nameWords } from '../names/name-words.ts';

const OR = /(?:^| )(?:and\/)?or (?:try |use |even )?/i;
/** What follows are examples. */
export const SUCH_AS = /^(?:like|such as|preferably|ideally|e\.?g|including|use|a mix)\b/i;
/** "chocolate chips (or chocolate)" offers another food. */
const namesItAlready = (phrase: string, kind: string): boolean =>
  nameWords(kind).some((word) => nameWords(phrase).includes(word));

/** What is poured: beside another such, rum is no flavour of an extract. */
const SPIRIT = /^(?:rum|bourbon|brandy|cognac|whisk(?:e)?y|kirsch|vodka|amaretto|liqueur)$/i;

/** Most words of a kind: "low-fat", "gluten free". */
const WORDS_MAX = 2;

/**
 * "milk (oat, almond or regular)" and "milk (or soy)" offer kinds of the line's own noun. They are said in full and become alternatives: read alone, the
 * first of them would be the food, and "soy" a sauce. Colours and the like change nothing and stay as they are.
 */
export function offerKinds(parts: LineName): void {
  const last = parts.remarks.findIndex((remark) => OR.test(remark));
  if (last === -1 || parts.remarks.slice(0, last + 1).some((remark) => SUCH_AS.test(remark))) return;
  const noun = withoutHarmlessPhrases(parts.phrase).trim(); // "milk of choice (oat or soy)"
  const inFull = (word = ''): string | undefined =>
    word.split(' ').length > WORDS_MAX ? undefined : withNounOf(noun, word);
  let first = last;
  while (first > 0 && inFull(parts.remarks[first - 1]) !== undefined) first -= 1;
  const offered = parts.remarks
    .slice(first, last + 1)
    .flatMap((remark) => remark.split(OR))
    .filter(Boolean);
  if (offered.filter((word) => SPIRIT.test(word)).length > 1) return;
  const kinds = new Set(
    offered.filter(
      (word) => inFull(word) !== undefined && !(offered.length === 1 && namesItAlready(parts.phrase, word)),
    ),
  );
  if ([...kinds].every(isOnlyModifiers)) return;
  const said = offered.map((word) => inFull(word) ?? word).join(' or ');
  parts.remarks.splice(first, last + 1 - first, offered.length === 1 ? `or ${said}` : said);
  parts.alternatives = [
    ...new Set([
      ...parts.alternatives.filter((word) => !kinds.has(word)),
      ...[...kinds].map((word) => inFull(word) ?? word),
    ]),
  ];
}
