import { stripName } from '../names/name-stripping.ts';
import { nameWords } from '../names/name-words.ts';
import { convertAmount } from '../units/conversion.ts';
import { type LineAmount, readAmount } from './line-amount.ts';
import type { LineName } from './line-name.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import { findRemark } from './line-remarks.ts';
import { findUnit, type LineUnit } from './line-units.ts';

/** An amount behind the name, and what belongs to it: "medium" of "2 medium". */
interface Behind {
  amount: LineAmount;
  told: string;
}

/** The amount, or only its unit, where it stands behind the name: "Flour - 200 g", "Garlic (2 cloves)", "Onion - 2 medium", "2 syrup (tbsp)". */
export function amountBehind(amount: LineAmount, parts: LineName): LineAmount {
  if (amount.quantity !== null) return amount.unit === null ? unitInRemarks(amount, parts) : withPlus(amount, parts);
  const own = endingInAmount(parts.phrase);
  if (own) {
    parts.phrase = own.name;
    if (own.behind.told !== '') parts.remarks.unshift(own.behind.told);
    return { ...own.behind.amount, rest: amount.rest };
  }
  return amountOfLast(amount, parts) ?? amountInRemarks(amount, parts);
}

/** A name with an amount at its end, apart. */
function endingInAmount(text: string): { name: string; behind: Behind } | undefined {
  const [, name = '', written = ''] = /^(.*[a-z]) ([~\d½¼¾⅓⅔⅛].*)$/i.exec(text.replace(TIMES, ' ')) ?? [];
  const behind = written === '' ? undefined : readBehind(written);
  return behind && { name, behind };
}

/** The amount of all that a line names to choose from, where it stands behind the last: "Thyme/rosemary 2 tsp". */
function amountOfLast(amount: LineAmount, parts: LineName): LineAmount | undefined {
  const last = endingInAmount(parts.alternatives.at(-1) ?? '');
  if (!last || last.behind.told !== '') return undefined;
  parts.alternatives.splice(-1, 1, last.name);
  return { ...last.behind.amount, rest: amount.rest };
}

/** More of a food: "plus 2 tablespoons"; also for another use, where each has its own: "for soaking plus 4 cups or more for cooking". */
const PLUS = /^(?:plus|\+) (.+)$/i;
const PLUS_FOR = /^for [a-z ]+? plus ([\d½¼¾⅓⅔⅛][^,;()]*?)(?: or more)? for [a-z ]+$/i;

/** "1 cup flour (plus 2 tablespoons)": as much more of it. What a remark goes on to say is for something else: "plus 2 tablespoons for dusting". */
function withPlus(amount: LineAmount, parts: LineName): LineAmount {
  const { quantity, quantityMax, unit } = amount;
  const more = parts.remarks.map((remark) => {
    const added = (PLUS.exec(remark) ?? PLUS_FOR.exec(remark))?.[1];
    return added === undefined ? undefined : (readBehind(added) ?? moreOfSame(added, parts.phrase));
  });
  const at = more.findIndex((behind) => behind?.told === '');
  const { quantity: added = null, quantityMax: most = null, unit: small = null } = more[at]?.amount ?? {};
  const converted =
    added && small && small.kind !== 'little' && unit ? convertAmount(added, small.name, unit.name) : undefined;
  if (quantity === null || quantityMax !== null || most !== null || converted === undefined) return amount;
  if (PLUS.test(parts.remarks[at] ?? '')) parts.remarks.splice(at, 1);
  return { ...amount, quantity: Math.round((quantity + converted) * 1000) / 1000 };
}

/** An amount of the very same food: the "1/4 cup warm Cognac" that comes to 3 tablespoons of it. */
function moreOfSame(text: string, phrase: string): Behind | undefined {
  const amount = readAmount(text);
  const [name, own] = [amount.rest, phrase].map((words) => nameWords(stripName(words).name).join(' '));
  return amount.quantity !== null && name === own ? { amount, told: '' } : undefined;
}

function unitInRemarks(amount: LineAmount, parts: LineName): LineAmount {
  const units = parts.remarks.map((remark) =>
    IS_FOOD.test(remark)
      ? undefined
      : findUnit(
          remark.replace(/^(?:level|heap(?:ed|ing)|rounded|scant|generous|(?:small|large)(?= \w*spoon)) | of$/gi, ''),
        ),
  );
  const at = units.findIndex((unit) => unit !== undefined);
  if (at !== -1) parts.remarks.splice(at, 1);
  return { ...amount, unit: units[at] ?? null };
}

/** Units elsewhere, here what the line is about: "pork chops (rib)", "brownies (nuts)". */
const IS_FOOD = /^(?:ribs?|nuts?|nuggets?)$/i;

/** Of several amounts each may be of another kind: "peppers (1 red, 1 green)". */
function amountInRemarks(amount: LineAmount, parts: LineName): LineAmount {
  const found = parts.remarks.map(readBehind);
  const at = found.findIndex((behind) => behind !== undefined);
  const behind = found[at];
  const isOnly = parts.remarks.filter((remark) => /^(?:(?:or|plus|and) )?[\d½¼¾⅓⅔⅛]/i.test(remark)).length <= 1;
  if (!behind || (behind.told !== '' && !isOnly)) return amount;
  parts.remarks.splice(at, 1, ...(behind.told === '' ? [] : [behind.told]));
  return { ...behind.amount, rest: amount.rest };
}

/** "Onions x2", "beef bones (3x)" */
const TIMES = /(?:^| )[x×] ?(?=\d)|(?<=^\d+) ?[x×]$/i;
/** What makes a size of an amount: "about 1 lb each", "1/2 inch thick". */
const IS_SIZE = /\d|\b(?:each|inch(?:es)?|cm|thick|thin|long|wide)\b/i;

/** What tells of the food how good it is, and counts nothing: "(a good one)". */
const IS_PRAISE = /^an? (?:really |very )?(?:good|nice|decent|proper|great)\b/i;

/** An amount of which all is read, but for adjectives: "4", "2 medium", "4 cloves", "1 inch piece". */
function readBehind(text: string): Behind | undefined {
  const end = findRemark(text, 0);
  const amount = readAmount(text.slice(0, end === -1 ? undefined : end).replace(TIMES, ''));
  const after = end === -1 ? '' : text.slice(end + 1);
  if (amount.quantity === null || (after !== '' && (amount.unit === null || /\d|^(?:each|per)\b/i.test(after))))
    return undefined;
  const part = partAtEnd(amount);
  if (amount.unit !== null && amount.size === null && findUnit(amount.rest) !== undefined)
    return { amount, told: after }; // "1 clove/teaspoon"
  const told = part === undefined ? amount.rest : amount.rest.replace(/ ?\S+$/, '');
  const isAdjective = !IS_SIZE.test(told) && isOnlyModifiers(told) && !IS_PRAISE.test(text);
  return told === '' || isAdjective
    ? { amount: { ...amount, unit: part ?? amount.unit }, told: [told, after].filter(Boolean).join(' ') }
    : undefined;
}

/** The part that is counted: "cloves" of "4 cloves". "1-inch pieces" say how a food is cut and count nothing. */
function partAtEnd({ unit, size, rest }: LineAmount): LineUnit | undefined {
  const word = / ?(\S+)$/.exec(rest)?.[1] ?? '';
  const part = unit === null || size !== null ? findUnit(word) : undefined;
  return part?.kind === 'piece' && !(size !== null && word.endsWith('s')) ? part : undefined;
}
