import { readAmount } from '../../ingredients/lines/line-amount.ts';
import type { UnitKind } from '../../ingredients/lines/line-units.ts';
import { isNode, items, property, type JsonLdNode } from './json-ld-nodes.ts';
import { textOf } from './read-text.ts';

/** What a recipe makes. */
export interface PageYield {
  /** In the words of the page: `4 servings`, `12 cookies`. */
  yield: string | null;
  /** How many servings or pieces that are, of a span the lower end; null where the yield is no count ("2 cups") or unknown. */
  servings: number | null;
}

/** Words for those who eat, and for what each gets. */
export const PEOPLE =
  '(?:servings?|serves|people|persons?|portions?|guests|personen|portionen|personnes|personas|porciones|raciones|persone|porzioni|pessoas|porções|porties|personer|portioner)';
const BEFORE_PEOPLE = new RegExp(`(\\d+)\\s*(?:(?:-|–|to|or)\\s*\\d+\\s*)?(?:\\w+\\s+)?${PEOPLE}\\b`, 'i');
const BEHIND_SERVES = /\b(?:serves|servings|feeds|portions|serving size)\b\s*:?\s*(?:about |around |up to |~)?(\d+)/i;
/** One of something that is cut: `1 loaf (10 slices)`. */
const CUT =
  /\b(\d{1,3})\s*(?:slices|pieces|wedges|squares|scheiben|stücke?|tranches|parts|rebanadas|trozos|fette|pezzi|fatias|pedaços|plakken|stukken|skivor|bitar)(?!\p{L})/iu;
const LEAD = /^(?:(?:makes|yields?|makes enough for|for|serves|about|approximately|approx\.?|~)\s*:?\s*)+/i;
const MEASURES: ReadonlySet<UnitKind> = new Set(['weight', 'volume']);
/** Volumes that one person gets. */
const VESSELS = new Set(['bowl', 'glass', 'mug']);
const SERVINGS_MAX = 1_000;
/** Longest text that is searched for a number, in characters. */
const YIELD_MAX = 200;

/** Reads a yield in any shape: a number, a text, a `QuantitativeValue`, or a list of these such as `["4", "4 servings"]`. */
export function readYield(value: unknown): PageYield {
  const texts = items(value)
    .map((item) => (isNode(item) ? quantityText(item) : textOf(item)))
    .filter((text) => text !== null);
  const told =
    texts.find((text) => /\d/.test(text) && /\p{L}/u.test(text)) ?? texts.find((text) => /\d/.test(text)) ?? texts[0];
  return { yield: told ?? null, servings: servingsOf(texts) };
}

function quantityText(item: JsonLdNode): string | null {
  const number = textOf(property(item, 'value', 'minValue', 'maxValue'));
  const unit = textOf(property(item, 'unitText', 'unitCode'));
  return number === null ? textOf(item) : [number, unit].filter((part) => part !== null).join(' ');
}

/** The servings that yields speak of: what is counted in people, else what counts anything. */
export function servingsOf(yields: readonly string[]): number | null {
  const texts = yields.map((text) => text.slice(0, YIELD_MAX));
  const count = [...texts.map(ofPeople), ...texts.map(ofPieces)].find(
    (number) => number !== null && number >= 1 && number <= SERVINGS_MAX,
  );
  return count == null ? null : Math.floor(count);
}

function ofPeople(text: string): number | null {
  const number = (BEFORE_PEOPLE.exec(text) ?? BEHIND_SERVES.exec(text))?.[1];
  return number === undefined ? null : Number(number);
}

function ofPieces(text: string): number | null {
  const bare = text.replace(LEAD, '');
  const { quantity, unit } = readAmount(bare);
  if (unit && MEASURES.has(unit.kind) && !VESSELS.has(unit.name)) return null;
  const count = quantity ?? Number(/\d+/.exec(bare)?.[0] ?? NaN);
  return count === 1 ? Number(CUT.exec(bare)?.[1] ?? 1) : count;
}
