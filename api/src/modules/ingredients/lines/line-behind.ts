import { type LineAmount, readAmount } from './line-amount.ts';
import { isOnlyModifiers, type LineName } from './line-name.ts';
import { findRemark } from './line-remarks.ts';
import { findUnit, type LineUnit } from './line-units.ts';

/** An amount behind the name, and what belongs to it: "medium" of "2 medium". */
interface Behind {
  amount: LineAmount;
  told: string;
}

/** The amount, or only its unit, where it stands behind the name: "Flour - 200 g", "Garlic (2 cloves)", "Onion - 2 medium", "2 syrup (tbsp)". */
export function amountBehind(amount: LineAmount, parts: LineName): LineAmount {
  if (amount.quantity !== null) return unitInRemarks(amount, parts);
  const match = /^(.*[a-z]) ([~\d½¼¾⅓⅔⅛].*)$/i.exec(parts.phrase.replace(TIMES, ' '));
  const behind = match && readBehind(match[2] ?? '');
  if (!behind) return amountInRemarks(amount, parts);
  parts.phrase = match?.[1] ?? '';
  if (behind.told !== '') parts.remarks.unshift(behind.told);
  return { ...behind.amount, rest: amount.rest };
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

/** An amount of which all is read, but for adjectives: "4", "2 medium", "4 cloves", "1 inch piece". */
function readBehind(text: string): Behind | undefined {
  const end = findRemark(text, 0);
  const amount = readAmount(text.slice(0, end === -1 ? undefined : end).replace(TIMES, ''));
  const after = end === -1 ? '' : text.slice(end + 1);
  if (amount.quantity === null || (after !== '' && (amount.unit === null || /\d|^(?:each|per)\b/i.test(after))))
    return undefined;
  const part = partAtEnd(amount);
  const told = part === undefined ? amount.rest : amount.rest.replace(/ ?\S+$/, '');
  const isAdjective = !IS_SIZE.test(told) && isOnlyModifiers(told);
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
