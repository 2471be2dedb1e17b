import { unitOf } from '../ingredients/units/units.ts';

/** A household measure as the USDA weighed it: so many grams for so many of what the text says ("cup, chopped"). */
export interface Portion {
  amount: number;
  text: string;
  grams: number;
}

/** The words that tell which of several portions is meant for a food of ours. */
export interface PortionFood {
  name: string;
  aliases: string[];
  /** What the USDA calls it. */
  description: string;
}

interface Candidate {
  unit: string;
  /** What the text says beside the unit, such as `chopped`. */
  detail: string;
  grams: number;
  /** How many the USDA weighed: one is more telling than ten or a third. */
  amount: number;
}

/** No cook's measures: shares of a meal or of another weight, and packages, whose size is the maker's. */
const NOT_MEASURES = /^(serving|nlea|oz|lb|g|grams?|cubic|unit|portion|pat|spray|drink|twists?|package|packet|pack|container|carton|box|bag|bottle|jar|individual|large rectangular)\b|not eaten|skin only|or bottle/;

/** Shares of a whole that call themselves pieces: "piece (1/8 of 9" crust)". */
const SHARES = /^piece \((1\/\d+ of|yield|\d)/;

/** Words that stand for the whole thing, whatever the food. */
const WHOLES = new Set(['fruit', 'piece', 'each', 'whole', 'steak', 'chop', 'cutlet', 'patty', 'pattie', 'cake', 'bird', 'plant', 'gourd', 'pepper', 'kernel', 'berry', 'nut', 'bar', 'roll', 'cookie', 'cracker', 'wrapper', 'melon', 'egg']);

/** Words beside the whole thing that do not make it another: "fruit without refuse", "lemon yields" (its juice). */
const BESIDE_WHOLE = /\b(yields?|without refuse|excluding refuse|without skin and seeds|with skin|pitted|raw|unpeeled|1 serving|bone removed)\b/g;

/** Units that are the whole of a food which has no weight for a piece: "1 cauliflower" is a head. */
const WHOLE_UNITS = ['head', 'bulb', 'ear', 'fillet', 'link', 'block', 'spear', 'leaf', 'pod', 'sheet', 'stalk', 'disc'];

/** Of several portions in one unit, the one a recipe line most likely means, the likeliest first. */
const LIKELIEST = [
  /^$/, /\bfluid\b/, /\bleaves\b/, /\bchopped\b/, /\bshredded\b/, /\bgrated\b/, /\bcrumbled\b/, /\bdiced\b/, /\bpieces or slices\b/, /\bcube[sd]?\b/, /(?<!un)\bpacked\b/,
  /\bmedium\b/, /\bregular\b/, /\bwhole\b/, /\bhalves\b/, /\bslice[sd]?\b/, /\bcrumbs\b/, /\bpieces\b|\bchunks\b/, /\bsections\b/, /\bground\b/, /\bunsifted\b/, /\bchips\b/, /\bdrained\b/,
];

const SIZES = ['small', 'medium', 'large'];

/**
 * Grams of one of each usual measure of a food, in Larder's words for units: `cup`, `clove`, `piece` for a whole one, and `small`,
 * `medium`, `large` where the USDA weighed sizes. Of several weights for one measure ("cup, sliced", "cup, chopped") the one that
 * says the same as the food's name wins, else the one that a recipe line most likely means: plain before chopped before sliced.
 */
export function weightsOfPortions(food: PortionFood, portions: Portion[]): Record<string, number> {
  const name = new Set(wordsOf(food.name));
  const nouns = new Set([...WHOLES, ...[food.name, food.description, ...food.aliases].flatMap(wordsOf)]);
  const candidates = portions.flatMap((portion) => candidateOf(portion, nouns) ?? []);
  const weights: Record<string, number> = {};
  for (const unit of new Set(candidates.map((candidate) => candidate.unit))) {
    const [likeliest] = candidates.filter((candidate) => candidate.unit === unit).sort((one, two) => unlikeliness(one, name) - unlikeliness(two, name));
    if (likeliest) weights[unit] = likeliest.grams;
  }
  return withPiece(weights);
}

function candidateOf(portion: Portion, nouns: Set<string>): Candidate | undefined {
  const text = portion.text.toLowerCase().trim();
  const plain = text.replace(/\s*\(.*$/, '');
  if (NOT_MEASURES.test(plain) || SHARES.test(text) || !(portion.amount > 0)) return undefined;
  const parts = plain.split(/[\s,]+/).filter(Boolean);
  const twoWords = unitOf(parts.slice(0, 2).join(' '));
  const unit = twoWords ?? unitOf(parts[0] ?? '');
  const isWhole = unit?.dimension === 'size' || unit?.name === 'piece' || /^nuts?$/.test(parts[0] ?? ''); // which to a cook is a knob: "a nut of butter"
  if (!unit || isWhole) return wholeOf(plain, portion, nouns);
  return { unit: unit.name, detail: parts.slice(twoWords ? 2 : 1).join(' '), grams: gramsOfOne(portion, unit.name), amount: portion.amount };
}

/** Of a large fish the USDA weighs half a fillet, which is what a cook buys as one. */
function gramsOfOne(portion: Portion, unit: string): number {
  return unit === 'fillet' && portion.amount === 0.5 ? portion.grams : portion.grams / portion.amount;
}

/** A whole one, perhaps in a size: "fruit", "potato medium", "large"; undefined when the words name something else. */
function wholeOf(plain: string, portion: Portion, nouns: Set<string>): Candidate | undefined {
  const words = plain.replace(BESIDE_WHOLE, ' ').split(/[\s,]+/).filter(Boolean);
  const size = SIZES.find((word) => words.includes(word));
  const others = words.filter((word) => word !== size);
  if (!others.every((word) => nouns.has(singular(word)))) return undefined;
  return { unit: size ?? 'piece', detail: others.join(' '), grams: portion.grams / portion.amount, amount: portion.amount };
}

function unlikeliness(candidate: Candidate, name: Set<string>): number {
  const detail = wordsOf(candidate.detail);
  const odd = candidate.amount === 1 ? 0 : 0.5;
  if (detail.length > 0 && detail.every((word) => name.has(word))) return odd - 1;
  const found = LIKELIEST.findIndex((pattern) => pattern.test(candidate.detail));
  return odd + (found < 0 ? LIKELIEST.length : found);
}

/** A piece is a medium one; the literal "piece" of the USDA may be a cut. */
function withPiece(weights: Record<string, number>): Record<string, number> {
  const whole = WHOLE_UNITS.find((unit) => weights[unit] !== undefined);
  const piece = weights['medium'] ?? weights['piece'] ?? weights['large'] ?? (whole === undefined ? undefined : weights[whole]);
  return piece === undefined ? weights : { ...weights, piece };
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-zé-]+/).filter((word) => word.length > 2).map(singular);

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/oes$/, 'o').replace(/([^s])s$/, '$1');
