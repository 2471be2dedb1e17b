import { combineFacts, type Facts, type KnownFood, UNKNOWN_FACTS } from '../foods/food-knowledge.ts';
import { certainLink, type FoodNames } from '../names/food-names.ts';
import { certainLinkOf, otherFoods, type Link } from './line-alternatives.ts';
import { isEquipment } from './line-equipment.ts';
import { isMadeElsewhere, type NoFood, pointsToPart, tellsOfRecipe, whyNoFood } from './line-foodless.ts';
import { certainFacts, factsInRemark, offeredFacts } from './line-evidence.ts';
import { doneWith, isForOthers } from './line-mentions.ts';
import { isOnlyModifiers } from './line-name.ts';
import { type LineReading, type ParsedLine, readLine } from './line-parser.ts';
import { cleanLine } from './line-text.ts';
import { findUnit } from './line-units.ts';
import { isClaim } from '../names/name-claims.ts';
import { withNounOf } from '../names/name-kinds.ts';
import { KIND_WORDS, MODIFIERS } from '../names/name-modifiers.ts';
import { singular } from '../names/name-words.ts';

/** An ingredient line with the food it asks for. */
export interface LinkedLine extends ParsedLine {
  /** The food, the first when the line names several ("salt and pepper"); null when it could not be linked. */
  food: KnownFood | null;
  /** How sure the link is, from 0 to 1. */
  confidence: number;
  /** Foods that the line allows instead, as far as they could be linked. */
  alternativeFoods: KnownFood[];
  /** Facts of everything the line names, taken together; unknown when some of it is not known. */
  facts: Facts;
  /** Nothing that the recipe asks for: a heading, a tool, a remark. Its facts are those of what a remark mentions, else of nothing. */
  isNoFood: boolean;
  /** Why it is none; null for a line of food. */
  noFood: NoFood | null;
  /** Nothing certain is known of some food of the line. */
  isUnknown: boolean;
}

/** Reads one line and links it to the catalogue. Total: any text gives a result. */
export function linkLine(line: string, names: FoodNames): LinkedLine {
  const reading = readLine(line);
  const { isHeading, phrase, whole: _whole, offered: _offered, ...parsed } = reading;
  if (isHeading || tellsOfRecipe(line)) return notFood(parsed, isHeading ? 'heading' : 'note', []);
  const named = linkPhrase(reading, names) ?? [
    linkWithNounOf(phrase, parsed.alternatives, names) ?? linkGloss(line, names),
  ];
  const namesFood = (text: string): boolean => names.mentionedIn(text).length > 0;
  const isCounted = parsed.quantity !== null && parsed.unit === null && !phrase.includes(' ');
  const isTool =
    (named[0] === undefined || (isCounted && !names.isEnglish(phrase))) && // "1 pan" is no Spanish bread
    [phrase, parsed.name, ...parsed.alternatives].some(
      (words) => isEquipment(words, namesFood) || names.isNotFood(words),
    );
  if (isTool) return notFood(parsed, 'tool', factsAside(reading, [], undefined, names));
  const { alternatives, instead } = otherFoods(reading, named[0], names);
  const main = [...named, ...instead].find((link) => link !== undefined);
  const why = named[0] === undefined ? whyNoFood(cleanLine(line), phrase) : null;
  if (why) return notFood(parsed, why, names.mentionedIn(line));
  const compound = named[0] === undefined ? factsOfName(reading, names) : [];
  const isUnknown = (named.includes(undefined) && compound.length === 0) || named.some((link) => link?.isDoubtful);
  if ((isUnknown || named[0] === undefined) && pointsToPart(line))
    return notFood(parsed, 'part', [UNKNOWN_FACTS, ...names.mentionedIn(line)]);
  return {
    ...parsed,
    alternatives,
    food: main?.food ?? null,
    confidence: main?.confidence ?? 0,
    alternativeFoods: [...new Set(foodsOf(instead))],
    facts: combineFacts([
      ...factsOf(named),
      ...factsOfFresh(phrase, main, names),
      ...compound,
      ...(isForOthers(line)
        ? []
        : [
            ...factsOf(instead).map(named[0] ? offeredFacts : asTheyAre),
            ...factsAside({ ...reading, alternatives }, instead, main, names),
          ]),
      ...(isUnknown || isMadeElsewhere(line) ? [UNKNOWN_FACTS] : []),
    ]),
    isNoFood: false,
    noFood: null,
    isUnknown,
  };
}

function notFood(parsed: ParsedLine, noFood: NoFood, mentioned: Facts[]): LinkedLine {
  const facts = combineFacts(mentioned.map((food) => (food === UNKNOWN_FACTS ? food : certainFacts(food))));
  return {
    ...parsed,
    food: null,
    confidence: 0,
    alternativeFoods: [],
    facts,
    isNoFood: true,
    noFood,
    isUnknown: false,
  };
}

const asTheyAre = (facts: Facts): Facts => facts;

const foodsOf = (links: Link[]): KnownFood[] => links.flatMap((link) => (link ? [link.food] : []));

const factsOf = (links: Link[]): Facts[] => links.flatMap((link) => (link ? [link.facts] : []));

/** Fresh pasta is most often made with eggs, whatever its shape. */
function factsOfFresh(phrase: string, main: Link, names: FoodNames): Facts[] {
  const [pasta, fresh] = [names.find('pasta'), names.find('fresh pasta')];
  const isPasta =
    pasta !== undefined && main !== undefined && [main.food.number, ...main.food.ancestors].includes(pasta.number);
  if (!isPasta || !fresh || !/^fresh\b/i.test(phrase)) return [];
  return [
    {
      diet: fresh.diet,
      contains: [],
      unsure: fresh.contains.filter((allergen) => !main.facts.contains.includes(allergen)),
    },
  ];
}

/** Facts of a name that no food goes by: what it promises, or those of the foods it is made of. */
function factsOfName({ phrase, preparation }: LineReading, names: FoodNames): Facts[] {
  const remark = preparation?.split(', ')[0] ?? '';
  const promised = names.promised(isClaim(remark) ? `${remark} ${phrase}` : phrase);
  return promised ? [promised] : names.foodsOfCompound(phrase);
}

/** The foods of the line's own words, one unless it joins several: "salt and pepper". Undefined when no food is known by any of them. */
function linkPhrase(reading: LineReading, names: FoodNames): Link[] | undefined {
  const counted = reading.quantity !== null && reading.unit === null ? names.findCounted(reading.name) : undefined;
  const exact = counted ? certainLink(counted) : (foreignName(reading, names) ?? fullerName(reading, names));
  if (exact) return [exact];
  const parts = reading.phrase.split(/ (?:and|&|\+|plus|y|und|et|e) | ?[&+] ?/i).filter((part) => part.trim() !== '');
  const links = parts.length > 1 ? parts.map((part) => (isOnlyModifiers(part) ? undefined : names.link(part))) : [];
  const whole = names.link(reading.phrase);
  const isClear = links.length > 0 && links.every((link) => link?.isDoubtful === false);
  const isOneOfThem = links.some((link) => link?.food === whole?.food);
  if (whole && (!isClear || !isOneOfThem)) return [whole];
  return linkDoneWith(reading.phrase, names) ?? (links.some((link) => link !== undefined) ? links : undefined);
}

/** The food of a name in another language, with what an English line would leave to a remark: "lievito per dolci". */
function foreignName({ whole, unit }: LineReading, names: FoodNames): Link {
  const link = names.linkForeign(whole);
  return link && unit === 'can' ? (certainLinkOf(names.findCanned(link.food.name)) ?? link) : link;
}

/** The foods of a name that tells what was done to one with another: "bacon-wrapped dates" are dates, and bacon. */
function linkDoneWith(phrase: string, names: FoodNames): Link[] | undefined {
  const done = doneWith(phrase);
  if (!done) return undefined;
  const [food, added] = [names.link(done.food), names.link(done.added)];
  if (food?.isDoubtful !== false || added?.isDoubtful !== false) return undefined;
  return [done.isCrust ? { ...food, isDoubtful: true } : food, added];
}

/** The food of a name that leaves its noun to the one offered instead: "delicata or butternut squash". */
function linkWithNounOf(phrase: string, alternatives: readonly string[], names: FoodNames): Link {
  const words = alternatives.map((name) => name.split(' ')).find((some) => some.length > 1) ?? [];
  return words.length > 1 && names.link(words.join(' ')) ? names.link(`${phrase} ${words.at(-1)}`) : undefined;
}

/** The food that brackets behind an unknown name tell it to be: "kentjur (lesser galangal)". What else it may be stays unknown. */
function linkGloss(line: string, names: FoodNames): Link {
  const [gloss = ''] = (/^[^()]*\(([^()]*)\)/.exec(line)?.[1] ?? '').split(/,| or /).map((text) => text.trim());
  const link = isOnlyModifiers(gloss) ? undefined : names.link(gloss);
  return link && { ...link, isDoubtful: true };
}

const CANNED = /\b(?:canned|tinned)(?: imported| italian)?\b ?/i;

/** A name that unit or remark complete: a can of chickpeas, a stick of cinnamon, "oregano, dried", "butter (dairy-free)", "chipotles in adobo". */
function fullerName(reading: LineReading, names: FoodNames): Link {
  const { phrase, name, unit, preparation } = reading;
  const remarks = preparation?.split(', ') ?? [];
  const claim = remarks.find(isClaim);
  if (claim !== undefined) return names.link(`${claim} ${phrase}`);
  const isCanned =
    unit === 'can' || remarks.some((remark) => /^(?:cans?|tins?|canned|tinned)$/i.test(remark)) || CANNED.test(phrase);
  const kinds = remarks.filter(
    (remark, at) => /^[a-z-]+$/i.test(remark) && tellsKind(remark, at) && !isBeside(remark, phrase, names),
  );
  const fuller = [
    ...remarks.flatMap((remark) => namesWith([phrase, name, phrase.replace(CANNED, '')], remark)),
    ...(isCanned ? [phrase, name].map((text) => `canned ${text.replace(CANNED, '')}`) : []),
    ...(unit === 'can' ? [names.findCanned(phrase)?.name ?? ''] : []),
    ...(/^dry /i.test(phrase) ? [phrase.replace(/^dry /i, 'dried ')] : []),
    ...(unit === null || findUnit(unit)?.kind === 'volume' ? [] : [`${phrase} ${unit}`]), // a cup of peanut butter is no peanut butter cup
    ...kinds.map((kind) => `${kind} ${phrase}`),
    ...kindInBrackets(reading.line, phrase),
  ];
  return certainLinkOf(fuller.map((text) => names.find(text)).find((found) => found !== undefined));
}

/** What brackets say with the very noun of the name: "flour (wholemeal wheat flour)". */
function kindInBrackets(line: string, phrase: string): string[] {
  const kind = /^[^()]*\(([^()]*)\)/.exec(line)?.[1]?.trim() ?? '';
  const [noun, other] = [phrase, kind].map((text) => singular(text.split(' ').at(-1)?.toLowerCase() ?? ''));
  return noun === other && kind.includes(' ') ? [kind] : [];
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

/** Facts of foods beside the linked ones: those that remarks name, and any in an unknown alternative. */
function factsAside(
  { preparation, phrase, alternatives }: LineReading,
  instead: Link[],
  main: Link,
  names: FoodNames,
): Facts[] {
  const remarks = preparation?.split(', ') ?? [];
  const unknown = alternatives.filter((_, at) => instead[at] === undefined);
  const whole = remarks.slice(0, 1).flatMap((remark) => names.find(`${remark} ${phrase}`) ?? []);
  return [
    ...whole, // "bread, corn" may mean cornbread
    ...remarks.flatMap((remark) => factsInRemark(remark, { phrase, category: main?.food.category }, names)),
    ...unknown.flatMap((alternative) => names.mentionedIn(alternative)),
  ];
}
