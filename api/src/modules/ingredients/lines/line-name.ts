import { partOfBird, sharedNoun } from '../names/name-kinds.ts';
import { readAmount } from './line-amount.ts';
import { joinKinds } from './line-joined-kinds.ts';
import { foodsOfEach, foodsOfMixture, joinMixture, startOfEach } from './line-mixtures.ts';
import { findRemark, isNoName, isOnlyOptional, isOptional, withoutOptional } from './line-remarks.ts';
import { completed, ORDINARY, partsOf, withoutClaims } from './line-shared-words.ts';
import { standIn } from './line-stand-ins.ts';
import { isOnlyModifiers } from './only-modifiers.ts';

/** The part of a line behind the amount, taken apart. */
export interface LineName {
  /** The food in the line's own words, with "fresh", "ground", "large"; what is linked. */
  phrase: string;
  /** Foods named instead of it. */
  alternatives: string[];
  /** What is said about it, in the order of the line. */
  remarks: string[];
  optional: boolean;
}

const BRACKETS = /[([{]([^()[\]{}]*)[)\]}]/;
const OPEN_BRACKET = /[([{].*$/;
const SEPARATOR =
  / ?(?:[,;]|(?<!\b(?:St|Dr|Mr|Mrs|No))\.(?= ?[A-Z]|$)| [-–—]+ |[–—](?= ?[a-z])|\.{2,}|…| -(?=[a-z])|[:!?]) ?/;
const OR =
  /^(?:(?:and\/)?or|oder|ou|oppure|o) (?:use |try |substitute |else |alternatively |even |with )?(?:more )?(?:(?:any other|any|another|other|similar|some other) (?:good |similar )?(?=\S+ \S|\S{3})|(?:your |any )?(?:own )?favou?rite (?:(?:kind|type|brand|sort|variety) of )?(?!(?:kind|type|brand|sort|variety|flavou?r)\b)(?=\S))?/i;
const NO_FOOD =
  /^(?:more|less|so|to taste|as (?:needed|required|desired|much|many)|until|other|for|non-(?!dairy|fat|alcoholic)|equal (?:parts|amounts)|similar(?:ly)?|any|equivalent|your|a mix|mix|use|substitute|whatever|whichever|what|just|even|another|if|by|to|\d+$|see|not(?!-)|both|about|(?:mini-?|small |large )?loa(?:f|ves)$)\b/i;

/** Takes the text behind the amount apart into the food, its alternatives and what is said about it. Never throws. */
export function splitName(text: string): LineName {
  const found: LineName = { phrase: '', alternatives: [], remarks: [], optional: IF_NEEDED.test(text) };
  const pieces = piecesOf(takeBrackets(text, found));
  found.phrase = takePhrase(pieces, found);
  pieces.forEach((piece, at) => takeRemark(piece, found, isOfOther(piece, pieces[at + 1], pieces[at - 1])));
  const certain = withoutOptional(found.phrase);
  found.optional ||= certain !== undefined && !isIfThere(found);
  found.phrase = certain ?? found.phrase;
  if (found.phrase === '') found.phrase = found.remarks.shift() ?? '';
  takeOffered(found);
  cutRemark(found);
  takeAlternatives(found);
  offerOrdinary(found);
  found.alternatives = found.alternatives.flatMap((name) => inFull(name, found.phrase));
  return found;
}

/** "(if using syrup, omit sugar)": the food is asked for, but with the other. */
const isLeftOut = (said: string, next = ''): boolean =>
  /^if using (?!it\b|them\b)\S/i.test(said) && /^(?:then )?(?:omit|skip|leave out)\b/i.test(next);

/** Said of the food itself, and not of what is done with it or of more of it: "milk, if needed", "water, to thin (if needed)"; not "prawns, deveined if needed". */
const IF_NEEDED =
  /^(?!.*\b(?:or|plus|more|extra|additional)\b.*\bif n)[^,;()]*?(?<!ed)(?:[,;] (?:to|for) [a-z ]+)? ?(?:[,;(] ?| )(?:only )?if (?:needed|necessary) ?(?:$|[,;)])/i;

/** Whether an "if" is said of another food, or of what is told before it: "if available, or dried", "seeded, if desired", "plus more, if desired". */
const isOfOther = (said: string, next = '', before = ''): boolean =>
  (IF_THERE_IS.test(said) && OR.test(next)) ||
  isLeftOut(said, next) ||
  IS_ANY_MORE.test(before) ||
  (/^if\b/i.test(said) && IS_TAKEN_OFF.test(before));

/** "fresh basil if available, or 1 tsp dried" */
const isIfThere = ({ phrase, remarks }: LineName): boolean =>
  / if available$/i.test(phrase) && remarks.some((remark) => OR.test(remark));

const IF_THERE_IS = /^if (?!desired\b|liked\b|using\b|you (?:like|wish|want)\b)/i;
const IS_ANY_MORE = /^(?:plus|\+|(?:and )?(?:some )?(?:more|additional|extra(?= (?:for|to))))(?: |$)/i;
const IS_TAKEN_OFF =
  /\b(?:removed|discarded|trimmed)$|^(?:\w+ly )?(?:peeled|skinned|seeded|deseeded|cored|pitted|stoned|deveined|stemmed)\b/i;

/** "butter or 3 tablespoons butter and 3 tablespoons oil", "milk or 1 cup each milk and cream", "prunes or use dates": what is offered whole, before a word of it is taken for a remark. */
function takeOffered(found: LineName): void {
  const starts = [found.phrase.search(OFFERED_WHOLE), startOfEach(found.phrase)].filter((at) => at > 0);
  if (starts.length === 0) return;
  const start = Math.min(...starts);
  const offered = found.phrase.slice(start);
  found.phrase = found.phrase.slice(0, start).trim();
  takeRemark(offered, found);
}

const OFFERED_WHOLE = /(?<= )or (?:[\d½¼¾⅓⅔⅛].*[a-z] (?:and|plus) [\d½¼¾⅓⅔⅛]|(?:use|try|substitute) (?:more )?[a-z])/i;

/** "Dairy-free milk (or regular)" offers milk; "fresh milk or regular" nothing else. */
function offerOrdinary(found: LineName): void {
  const ordinary = withoutClaims(found.phrase);
  found.alternatives = found.alternatives.flatMap((name) =>
    !ORDINARY.test(name) ? [name] : ordinary === found.phrase ? [] : [ordinary],
  );
}

/** An alternative with the noun that it leaves to the food itself: "bread flour (or all-purpose)", "1 tsp dried thyme or 1 tbsp fresh". None where only a cut or a size is said. */
function inFull(name: string, phrase: string): string[] {
  if (!isOnlyModifiers(name)) return [partOfBird(phrase, name) ?? name];
  const noun = KEPT.test(`${name} `) ? undefined : sharedNoun(name, [phrase]);
  if (noun !== undefined && `${name} ${noun}` !== phrase) return [`${name} ${noun}`];
  return /^fresh$/i.test(name) && KEPT.test(phrase) ? [phrase.replace(KEPT, 'fresh ')] : [];
}

/** How a food is kept that may also be fresh. */
const KEPT = /^(?:dried|ground|frozen|canned|tinned) /i;

function piecesOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .reduce(joinOther, [])
    .reduce(joinMixture, [])
    .map((piece) => piece.replace(/ (?:and\/or|or|and)$/i, ''))
    .filter(Boolean);
}

/** "cod or other mild, delicate white fish", "roasted or 2 canned, peeled chilies": the comma is one between adjectives. */
function joinOther(pieces: string[], piece: string): string[] {
  const [before = ''] = pieces.slice(-1);
  const adjective = /(?:^| )or (?:any )?(?:an)?other ([a-z-]+)$/i.exec(before)?.[1] ?? adjectivesOffered(before, piece);
  return adjective !== undefined && isOnlyModifiers(adjective)
    ? [...pieces.slice(0, -1), `${before} ${piece}`]
    : [...pieces, piece];
}

/** What stands behind the amount of an offer whose food may be the next piece. */
function adjectivesOffered(before: string, next: string): string | undefined {
  const offered = / (?<![\d½¼¾⅓⅔] )or ([\d½¼¾⅓⅔⅛].*)$/i.exec(before)?.[1] ?? '';
  const { rest } = readAmount(offered);
  return rest === '' || isOnlyModifiers(next) || LATER.test(next) || NO_FOOD.test(next) ? undefined : rest;
}

function takeBrackets(text: string, found: LineName): string {
  let rest = text;
  for (let match = BRACKETS.exec(rest); match; match = BRACKETS.exec(rest)) {
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    const [first = '', ...others] = (match[1] ?? '')
      .replace(/\.$/, '')
      .split(/ ?[,;] ?| [-–] (?=\d)/)
      .map((piece) => piece.trim())
      .reduce(joinMixture, []);
    takeRemark(first, found, isLeftOut(first, others[0]));
    // "(heads removed, if desired)", "(plus more for dusting, optional)"
    for (const piece of others) takeRemark(piece, found, /^if\b/i.test(piece) || IS_MORE.test(first));
  }
  const open = OPEN_BRACKET.exec(rest);
  if (open) takeRemark(open[0].slice(1).trim(), found);
  return rest
    .replace(OPEN_BRACKET, '')
    .replace(/[()[\]{}]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** More than the food itself. */
const IS_MORE = /^(?:plus|\+|(?:and )?(?:some )?(?:more|extra|additional) (?:for|to|as|if)) /i;

/** @param isOfOther whether what the remark leaves to the cook is not the food itself */
function takeRemark(text: string, found: LineName, isOfOther = false): void {
  if (text === '') return;
  found.optional ||= isOptional(text) && !isOfOther;
  const or = OR.exec(text);
  const offered = (or ? text.slice(or[0].length) : text).replace(ANY_BUT, '');
  const instead = standIn(offered).replace(ANY, '') || (or ? offered : measuredOther(offered));
  if (instead !== '' && (!NO_FOOD.test(instead) || foodsOfMixture(instead))) addAlternatives(instead, found);
  if (ORDINARY_TOO.test(text)) found.alternatives.push('regular');
  if (!isOnlyOptional(text)) found.remarks.push(text.replace(/^optional\b[,:]? ?/i, ''));
}

/** "Gluten-free flour (regular works too)" */
const ORDINARY_TOO =
  /^(?:the )?(?:regular|ordinary|normal)(?: (?:one|ones|kind|type|version))? (?:works?|will|is|are|can)\b/i;

/** "peanut oil (any oil will do)", not "(any kind will do)" */
const ANY = /^any (?=\S)(?!(?:\w+ )?(?:kinds?|types?|brands?|sorts?|size|shape|colou?r|variety|flavou?r|of)\b)/i;

/** "any non-balsamic vinegar" */
const ANY_BUT = /^non-(?!dairy|fat|alcoholic)[a-z]+ (?=[a-z])/i;

/** What a remark on the food before it goes on to offer by an amount: "thinly sliced or 1 small onion", "with bone or 2 steaks"; empty where it offers nothing. */
function measuredOther(remark: string): string {
  const [, said = '', other = ''] = /^(.+?)(?<![\d½¼¾⅓⅔]) or ((?:[\d½¼¾⅓⅔]|an? ).*)$/i.exec(remark) ?? [];
  const { quantity, rest } = readAmount(other);
  const isSaid = isOnlyModifiers(said) || WITH.test(said);
  return isSaid && quantity !== null && rest !== '' && !IS_CUT.test(rest) ? other : '';
}

const WITH = /^with(?:out)? \D*$|^(?:mixed|combined|beaten|whisked|blended) with /i;

/** "cubed or 2 inch chunks" */
const IS_CUT = /^(?:inch|cm|mm)\b|(?:pieces?|chunks?|slices|strips|cubes|wedges|rounds)$/i;

/** What goes on behind a name, and is none: "see note", "with skin", "cut into strips". */
const LATER = /^(?:see|for|to|if|or|plus|with|from|as|at|(?:cut |torn |sliced |chopped |broken )?in(?:to)?)\b/i;

/** What begins examples: the mustard of "bitter greens, like mustard". */
const LIKE = /^(?:like|such as|e\.?g)\b/i;

/** The first piece that is more than adjectives, with those before it: "boneless, skinless chicken". */
function takePhrase(pieces: string[], found: LineName): string {
  joinKinds(pieces);
  while (pieces.length > 1 && (isNoName(pieces[0] ?? '') || isAmount(pieces[0] ?? '')))
    found.remarks.push(pieces.shift() ?? '');
  const before: string[] = [];
  while (pieces.length > 1 && isOnlyModifiers(pieces[0] ?? '')) before.push(pieces.shift() ?? '');
  // "Italian, French or Greek olives": the first goes with "or", as each of them would, and how a food is kept stays with its name
  const isChoice =
    OR.test(pieces[0] ?? '') || (beginsWithKinds(pieces[0] ?? '') && !before.some((word) => KEPT.test(`${word} `)));
  if (before.length > 0 && isChoice) found.remarks.push(...before.splice(0));
  if (before.length > 0 && (pieces.every((piece) => LATER.test(piece)) || LIKE.test(pieces[0] ?? '')))
    return before.join(' ');
  return [...before, pieces.shift() ?? ''].join(' ').trim();
}

/** Whether only adjectives stand before the "or" of a piece: "French or Greek olives". */
function beginsWithKinds(piece: string): boolean {
  const [first = '', other] = partsOf(piece);
  return other !== undefined && isOnlyModifiers(first);
}

/** "2 packages, 10 ounces, frozen raspberries": the amount once more. */
function isAmount(piece: string): boolean {
  const { quantity, rest } = readAmount(piece.replace(/^(?:or|plus) /i, ''));
  return quantity !== null && /^(?:packages?|cans?|)$/i.test(rest);
}

/** Cuts "for garnish", "cut into cubes" and the like off the name, unless only adjectives stand before. */
function cutRemark(found: LineName): void {
  for (let at = findRemark(found.phrase, 0); at !== -1; at = findRemark(found.phrase, at + 1)) {
    if (isOnlyModifiers(found.phrase.slice(0, at))) continue;
    const remark = found.phrase.slice(at).trim();
    found.remarks.unshift(remark);
    found.phrase = found.phrase.slice(0, at).replace(/ (?:and\/or|or|and|y|e|et|und|ed)$/i, '');
    addAlternatives(measuredOther(remark), found);
    return;
  }
}

function takeAlternatives(found: LineName): void {
  const [first, ...others] = completed(partsOf(found.phrase));
  if (first === undefined || others.length === 0) return;
  found.phrase = first;
  const later = found.alternatives.splice(0);
  for (const other of others) addAlternatives(other, found);
  found.alternatives.push(...later);
}

function addAlternatives(offered: string, found: LineName): void {
  for (const text of offered.split(SUMMED)) addAlternative(text, found);
}

/** What is offered in sum: "2 pounds shrimp and 1 pound squid", "milk with a squeeze of lemon juice". */
const SUMMED =
  /(?<=[a-z]{3}) (?:(?:and|plus) (?=[\d½¼¾⅓⅔⅛])|(?:(?:mixed|soured|thinned) )?with (?=(?:[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛ ./-]*(?:tbsps?|tablespoons?|tsps?|teaspoons?|cups?|ml|g|oz|ounces?)|an? (?:\w+ )?(?:squeeze|squirt|splash|dash|drop|drizzle|pinch|spoonful|tablespoon|teaspoon|little|bit))\b))/i;

function addAlternative(text: string, found: LineName): void {
  const plain: LineName = { phrase: '', alternatives: [], remarks: [], optional: false };
  const bare = /^[([{]/.test(text) ? takeBrackets(text, plain) : text; // "(21 ounce) can cherries"
  const { unit, rest } = readAmount(bare);
  const each = foodsOfEach(rest);
  if (each) return void found.alternatives.push(...each.flatMap((food) => completed(partsOf(food))));
  plain.phrase = (piecesOf(takeBrackets(rest.replace(/^use (?=\S)/i, ''), plain))[0] ?? '')
    .replace(CONTAINER, '')
    .replace(/^(?!canned |tinned )(?=[a-z])/i, unit?.name === 'can' ? 'canned ' : '')
    .replace(LIKED, '')
    .replace(/ if\b.*$/i, '');
  cutRemark(plain);
  const mixed = foodsOfMixture(plain.phrase);
  found.alternatives.push(
    ...(mixed ?? completed(partsOf(plain.phrase))).filter((name) => ORDINARY.test(name) || !NO_FOOD.test(name)),
  );
}

/** "or your favorite mayonnaise", "or any Brie"; not "or any kind". */
const LIKED =
  /^(?:(?:your(?: own)?|any) |(?:(?:your|any|an?|the) )?(?:own )?(?:favou?rite|preferred) )(?!(?:\w+ )?(?:kinds?|types?|brands?|sorts?|size|shape|colou?r|variet(?:y|ies)|flavou?rs?|cuts?|combination|mix|mixture|choice|choosing|liking|taste|preference|favou?rite|preferred|own|other|of|one|will)\b)(?=\S)/i;

/** What is left of "(21 ounce) can cherries" without its brackets. */
const CONTAINER = /^(?:cans?|tins?|jars?|packages?|packets?|box(?:es)?|bags?|cartons?|tubs?) (?=[a-z])/i;
