import type { Facts, KnownFood } from '../foods/food-knowledge.ts';
import { certainLink, type FoodNames } from '../names/food-names.ts';
import { isClaim } from '../names/name-claims.ts';
import { sharedNoun, withNounOf } from '../names/name-kinds.ts';
import { MADE_OF_MANY } from '../names/name-mentions.ts';
import { isAscii, ROMANCE } from '../names/foreign-words.ts';
import { KIND_WORDS, MODIFIERS } from '../names/name-modifiers.ts';
import { singular } from '../names/name-words.ts';
import { foodByAmount } from './food-by-amount.ts';
import { certainLinkOf, type Link } from './line-link.ts';
import { doneWith, type DoneWith } from './line-mentions.ts';
import { partOfSame } from './line-same-origin.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import type { LineReading } from './line-parser.ts';
import { cleanLine } from './line-text.ts';
import { findUnit } from './line-units.ts';

/** What joins foods in a name. */
export const JOINED = / (?:and|&|\+|plus|y|und|et|e) | ?[&+] ?/i;

/** The foods of the line's own words, one unless it joins several: "salt and pepper". Undefined when no food is known by any of them. */
export function linkPhrase(reading: LineReading, names: FoodNames): Link[] | undefined {
  const isCounted = reading.quantity !== null && reading.unit === null;
  const meant = (isCounted ? names.findCounted(reading.name) : undefined) ?? foodByAmount(reading, names);
  const exact = meant ? certainLink(meant) : (foreignName(reading, names) ?? fullerName(reading, names));
  if (exact) return [exact];
  const [first = '', ...others] = reading.phrase.split(JOINED).filter((part) => part.trim() !== '');
  const parts = [first, ...others.map((part) => partOfSame(part, first))];
  const links = parts.length > 1 ? linkParts(parts, names) : [];
  const whole = names.link(reading.phrase);
  const isClear = links.length > 0 && links.every((link) => link?.isDoubtful === false);
  const isOneOfThem = links.some((link) => link?.food === whole?.food);
  if (whole && (!isClear || !isOneOfThem)) return [whole];
  return linkDoneWith(reading.phrase, names) ?? (links.some((link) => link !== undefined) ? links : undefined);
}

/** Foods that are made in kinds named for what is in them: the raisins of "almond and raisin granola" are no food beside it. */
const MADE_IN_KINDS =
  /(?: (?:crackers?|granola|muesli|seasoning|spread|bars?|cookies?|biscuits?|soup|stuffing|ice cream|yogh?urt|jams?|chutney|relish|marmalade|liqueur|sorbet|pie|quiche|dip|dressing|marinade|smoothie))$/i;

/** What is done to a food of its own: "honey and crumbled cookies" are two. */
const BROKEN = /^ ?(?:\w+ly )?(?:crumbled|crushed|chopped|broken|ground|crumbs?|smashed|sliced|cubed) /i;

/** What comes mixed in a packet, whatever it tastes of. */
const MIXED = / (?:seasoning(?: (?:mix|blend|packet))?|(?:soup|dip|dressing|marinade|gravy) mix)$/i;

/** Whether joined words only tell the kind of the last: "almond and raisin granola", "roasted garlic and herb seasoning"; not "salt and Italian seasoning". */
export function isToldByOthers(parts: readonly string[], names: FoodNames): boolean {
  const last = parts.at(-1)?.trim() ?? '';
  const others = parts.slice(0, -1).map((part) => part.trim());
  if (MIXED.test(last)) return !isOfItsOwn(last, names) && others.every((part) => flavours(part, names));
  return MADE_IN_KINDS.test(last) && !BROKEN.test(last) && others.every((part) => !part.includes(' '));
}

/** What any seasoning is that has no name of its own. */
const ANY_SEASONING = 'seasoning blend';

/** Whether a mix is a food by itself, and not only "herb seasoning". */
function isOfItsOwn(mix: string, names: FoodNames): boolean {
  const food = names.find(mix);
  return food !== undefined && food !== names.find(ANY_SEASONING);
}

/** Whether a mix may taste of a food: of any but what it is fried in. */
const flavours = (part: string, names: FoodNames): boolean => names.link(part)?.food.category !== 'oils-and-vinegars';

/** The food of what is made in kinds, by its last words or else by its noun alone. */
const linkKind = (last: string, names: FoodNames): Link =>
  names.link(last) ?? names.link((MIXED.exec(last) ?? MADE_IN_KINDS.exec(last))?.[0].trim() ?? '');

/** Each of the foods that words join, with the noun that it leaves to the last ("beef and pork mince"); first the last, where the others only tell its kind. */
export function linkParts(parts: readonly string[], names: FoodNames): Link[] {
  const links = parts.map((part, at) => {
    const noun = sharedNoun(part, parts.slice(at + 1));
    const inFull = noun === undefined ? undefined : names.link(`${part} ${noun}`);
    return inFull?.isDoubtful === false ? inFull : isOnlyModifiers(part) ? undefined : names.link(part);
  });
  return isToldByOthers(parts, names) ? [linkKind(parts.at(-1) ?? '', names), ...links.slice(0, -1)] : links;
}

/** The food of a name in another language, with what an English line would leave to a remark: "lievito per dolci". */
function foreignName(reading: LineReading, names: FoodNames): Link {
  const { line, whole, phrase, unit } = reading;
  if (claimOf(reading) !== undefined) return undefined;
  const meant = ROMANCE.test(line) && !phrase.includes(' ') ? names.findAmongForeign(phrase) : undefined;
  const link = certainLinkOf(namedBehind(reading, names)) ?? names.linkForeign(whole) ?? certainLinkOf(meant);
  return link && unit === 'can' ? (certainLinkOf(names.findCanned(link.food.name)) ?? link) : link;
}

/** The food of a name with the word behind its comma: "Zwiebeln, rote", "Bohnen, grüne", "oignon, rouge". */
function namedBehind({ line, whole }: LineReading, names: FoodNames): KnownFood | undefined {
  const [, told = ''] = /^[^,]*, ?(\p{Ll}+) ?(?:[,(]|$)/u.exec(line) ?? [];
  if (told === '' || !names.find(whole)) return undefined;
  const kinds = [`${told} ${whole}`, `${told}e ${whole}`, `${whole} ${told}`];
  const foods = kinds.map((kind) => (isAscii(kind) && names.isEnglish(kind) ? undefined : names.find(kind)));
  return foods.find((food) => food !== undefined);
}

/** The foods of a name that tells what was done to one with another: "bacon-wrapped dates" are dates, and bacon. */
function linkDoneWith(phrase: string, names: FoodNames): Link[] | undefined {
  const done = doneWith(phrase);
  if (!done) return undefined;
  const [food, added] = [names.link(done.food), names.link(done.added)];
  if (food?.isDoubtful !== false || added?.isDoubtful !== false) return undefined;
  if (done.isFlavoured && MADE_OF_MANY.has(food.food.category)) return undefined; // "shrimp-flavored ramen"
  const kind = kindWith(done, food.facts, names);
  return [done.isCrust ? { ...food, isDoubtful: true } : (kind ?? food), added];
}

/** The kind of a food that goes by what went into it, or by any fruit, if that holds all that the food does: pineapple-flavoured yogurt is flavoured yogurt, but no almond-flavoured is of almonds. */
function kindWith({ food, added, isFlavoured }: DoneWith, { contains }: Facts, names: FoodNames): Link {
  const isOfFruit = isFlavoured && names.find(added)?.category === 'fruit';
  const kinds = [names.find(`${added} ${food}`), isOfFruit ? names.find(`flavoured ${food}`) : undefined];
  return certainLinkOf(kinds.find((kind) => kind && contains.every((allergen) => kind.contains.includes(allergen))));
}

/** The food of a name that leaves its noun to the one offered instead: "delicata or butternut squash". */
export function linkWithNounOf(phrase: string, alternatives: readonly string[], names: FoodNames): Link {
  const words = alternatives.map((name) => name.split(' ')).find((some) => some.length > 1) ?? [];
  return words.length > 1 && names.link(words.join(' ')) ? names.link(`${phrase} ${words.at(-1)}`) : undefined;
}

/** The food that brackets behind an unknown name tell it to be: "kentjur (lesser galangal)". What else it may be stays unknown. */
export function linkGloss(line: string, names: FoodNames): Link {
  const [gloss = ''] = (/^[^()]*\(([^()]*)\)/.exec(cleanLine(line))?.[1] ?? '')
    .split(/,| or /)
    .map((text) => text.trim());
  const link = isOnlyModifiers(gloss) || /^\d/.test(gloss) ? undefined : names.link(gloss); // "1 (3-rib) roast"
  return link && { ...link, isDoubtful: true };
}

/** "(1 can)", "canned" */
const IN_CANS = /^(?:\d{1,2} )?(?:cans?|tins?|canned|tinned)$/i;
const CANNED = /\b(?:canned|tinned)(?: imported| italian)?\b ?/i;

/** How a food is kept or cut where that makes another food of it. */
const KEPT = /^(?:dried|ground|minced|frozen|smoked) /i;

/** What a remark promises of the food: "dairy-free". */
const claimOf = ({ preparation }: LineReading): string | undefined => preparation?.split(', ').find(isClaim);

/** The food that keeps a promise, by any name of the food that it is made of; where none is made so, the food itself without its gluten. */
function linkPromised(claim: string, { phrase, whole }: LineReading, names: FoodNames): Link {
  const foreign = names.linkForeign(whole)?.food;
  const food = foreign ?? names.find(phrase);
  const called = food ? [food.name, ...food.aliases] : [];
  const inOrder = foreign || !isAscii(phrase) ? [...called, phrase] : [phrase, ...called]; // pâtes are pasta, and pates are none
  const made = inOrder.map((name) => names.link(`${claim} ${name}`)).find((link) => link !== undefined);
  const facts = food && /gluten/i.test(claim) ? names.promised(`${claim} ${food.name}`) : undefined;
  return made ?? (food && facts ? { ...certainLink(food), facts } : undefined);
}

/** A name that unit or remark complete: a can of chickpeas, a stick of cinnamon, "oregano, dried", "butter (dairy-free)", "chipotles in adobo". */
function fullerName(reading: LineReading, names: FoodNames): Link {
  const { phrase, name } = reading;
  const claim = claimOf(reading);
  if (claim !== undefined) return linkPromised(claim, reading, names);
  const plainer = [phrase, ...(KEPT.test(name) ? [name] : [])]; // "dried sliced shiitake mushrooms", "ground very lean chuck"
  const firstOf = (some: string[]): KnownFood | undefined =>
    some.map((text) => names.find(text)).find((found) => found !== undefined && !isDenied(found, reading));
  return certainLinkOf(
    firstOf([...fullerNames(reading, names), ...oilShown(reading)]) ??
      narrowedInBrackets(reading, names) ??
      firstOf(plainer),
  );
}

/** Whether a line says that its food is not what this one is called for: "canned jalapenos, not pickled". */
function isDenied({ name }: KnownFood, { line, phrase }: LineReading): boolean {
  const denied = [...line.matchAll(/\bnot (\w+ed)\b/gi)].map(([, word = '']) => word.toLowerCase());
  return denied.some((word) => name.split(' ').includes(word) && !phrase.toLowerCase().includes(word));
}

/** What unit and remarks may make of a name, the likeliest first. */
function fullerNames({ line, phrase, name, unit, preparation }: LineReading, names: FoodNames): string[] {
  const remarks = preparation?.split(', ') ?? [];
  const isCanned = unit === 'can' || remarks.some((remark) => IN_CANS.test(remark)) || CANNED.test(phrase);
  const kinds = remarks.filter(
    (remark, at) =>
      /^(?:[a-z-]+|fresh(?:ly)? squeezed)$/i.test(remark) && tellsKind(remark, at) && !isBeside(remark, phrase, names),
  );
  return [
    ...remarks.flatMap((remark) => namesWith([phrase, name, phrase.replace(CANNED, '')], remark)),
    ...remarks.filter((remark) => completesName(remark, line, phrase)).map((remark) => `${phrase} ${remark}`),
    ...(isCanned ? [phrase, name].map((text) => `canned ${text.replace(CANNED, '')}`) : []),
    ...(unit === 'can' ? [names.findCanned(names.link(phrase)?.food.name ?? phrase)?.name ?? ''] : []),
    ...(/^dry /i.test(phrase) ? [phrase.replace(/^dry /i, 'dried ')] : []),
    ...(unit === null || findUnit(unit)?.kind === 'volume' ? [] : [`${phrase} ${unit}`]), // a cup of peanut butter is no peanut butter cup
    ...kinds.flatMap((kind) => [`${kind} ${phrase}`, `${phrase} ${kind}`]),
    ...kindInBrackets(line, phrase),
  ];
}

/** An oil that goes without a name is the one its only example shows: "flavorful oil (like olive oil)". */
function oilShown({ line, name, preparation }: LineReading): string[] {
  const example = /^(?:such as|like|e\.?g\.?) (.+ oil)$/i;
  if (name.toLowerCase() !== 'oil' || /\bor\b/i.test(line)) return [];
  return preparation?.split(', ').flatMap((remark) => example.exec(remark)?.[1] ?? []) ?? [];
}

/** Brackets with a few words of which none joins, prefers or denies. */
const FEW_WORDS =
  /^[^()]*\((?![^)]*\b(?:or|and|prefer\w*|used?|ideal\w*|with|without|not?|like|if|for)\b)([a-z]+(?:[ -][a-z]+){0,3})\)/i;

/** The kind that words in brackets make of the line's own food, if it goes by one of them: "peas (dried green split)", not "tomatoes (peeled)". */
function narrowedInBrackets({ line, phrase }: LineReading, names: FoodNames): KnownFood | undefined {
  const words = FEW_WORDS.exec(line)?.[1]?.toLowerCase() ?? '';
  const own = names.find(phrase);
  const kind = own && words !== '' ? names.link(`${words} ${phrase}`) : undefined;
  if (!own || kind?.isDoubtful !== false || kind.food === own) return undefined;
  const calls = kind.food.name.split(' ');
  const isKind = kind.food.ancestors.includes(own.number) || calls.at(-1) === own.name;
  return isKind && words.split(/[ -]/).some((word) => calls.includes(singular(word))) ? kind.food : undefined;
}

/** What brackets say with the very noun of the name: "flour (wholemeal wheat flour)", "milk (actually nut milk)". */
function kindInBrackets(line: string, phrase: string): string[] {
  const kind =
    /^[^()]*\( ?(?:(?:actually|i\.e\.,?|that is,?|namely|also (?:known|called) as|also called|a\.?k\.?a\.?) )?([^()~]*)/i
      .exec(line)?.[1]
      ?.trim() ?? '';
  const [noun, other] = [phrase, kind].map((text) => singular(text.split(' ').at(-1)?.toLowerCase() ?? ''));
  return noun === other && kind.includes(' ') ? [kind] : [];
}

/** Whether brackets right behind a name go on with it: the paste of "tomato (paste)", the wrap of "spinach (wrap)"; not the milk of "chocolate (milk)", its kind. */
export function completesName(remark: string, line: string, phrase: string): boolean {
  const [, said = '', brackets = ''] =
    /^([^()]*?) ?\( ?([a-z]+(?: [a-z]+)?) ?(?:\)|,? or )/i.exec(cleanLine(line)) ?? [];
  const isBehind = said.endsWith(phrase) && brackets === remark;
  return isBehind && !isOnlyModifiers(remark) && withNounOf(phrase, remark) === undefined;
}

/** Whether a remark of one word names a food to go with the line's own, and not its kind: "bread, cheese", not "pepper, cayenne" or "milk, oat". */
function isBeside(remark: string, phrase: string, names: FoodNames): boolean {
  const [own, other] = [names.find(phrase), names.find(remark)];
  if (!own || !other || withNounOf(phrase, remark) !== undefined) return false;
  return other !== names.find(`${remark} ${phrase}`);
}

/** Words within names that elsewhere begin a remark: "tuna in oil", "olives stuffed with anchovies". */
const WITHIN_NAME = /^(?:in|with|without|packed|stuffed|on)\b/i;
/** Most words of a remark that belong to a name: "in soya bean oil". */
const WITHIN_NAME_MAX = 4;

/** The names that the words of a remark may belong to, the longest first. */
function namesWith(names: string[], remark: string): string[] {
  if (!WITHIN_NAME.test(remark)) return [];
  const words = remark.split(' ').slice(0, WITHIN_NAME_MAX);
  return words.flatMap((_, dropped) =>
    [...new Set(names)].map((name) => [name, ...words.slice(0, words.length - dropped)].join(' ')),
  );
}

/** Whether a remark of one word may tell the kind: the first whatever it is ("pepper, cayenne"), a later one where it is said of many foods. */
function tellsKind(remark: string, at: number): boolean {
  const form = singular(remark.toLowerCase());
  return at === 0 ? !MODIFIERS.has(form) : KIND_WORDS.has(form);
}
