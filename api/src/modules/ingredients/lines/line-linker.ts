import { combineFacts, type Facts, type KnownFood, UNKNOWN_FACTS } from '../foods/food-knowledge.ts';
import type { FoodNames } from '../names/food-names.ts';
import { isClaim } from '../names/name-claims.ts';
import { addsUnknown } from './line-added-unknown.ts';
import { factsOfAnyKind, factsOfOpenKind } from './line-any-kind.ts';
import { otherFoods } from './line-alternatives.ts';
import { isEquipment, isToolInBrackets } from './line-equipment.ts';
import { certainFacts, factsInRemark, isGlossOf, offeredFacts } from './line-evidence.ts';
import { factsInForeignRemark } from './line-foreign-evidence.ts';
import { isMadeElsewhere, leavesOpen, NoFoodReason, pointsToPart, tellsOfRecipe, whyNoFood } from './line-foodless.ts';
import type { Link } from './line-link.ts';
import { factsMeantElsewhere } from './line-meant-elsewhere.ts';
import { isForOthers } from './line-mentions.ts';
import { asOpenChoice, shownInOpen } from './line-open-choice.ts';
import { offersNoFood } from './line-no-offer.ts';
import { factsOfOpenRest } from './line-open-rest.ts';
import { type LineReading, type ParsedLine, readLine } from './line-parser.ts';
import { completesName, linkGloss, linkPhrase, linkWithNounOf } from './line-phrase.ts';
import { foodsBeside } from './line-sum.ts';
import { cleanLine, withoutMarkup } from './line-text.ts';

/** An ingredient line with the food it asks for. */
export interface LinkedLine extends ParsedLine {
  /** The food, the first when the line names several; null when it could not be linked. */
  food: KnownFood | null;
  /** How sure the link is, from 0 to 1. */
  confidence: number;
  /** Foods that it asks for beside that one: the pepper of "salt and pepper". */
  foodsBeside: KnownFood[];
  /** Foods that the line allows instead, as far as they could be linked. */
  alternativeFoods: KnownFood[];
  /** Facts of everything the line names, taken together; unknown when some of it is not known. */
  facts: Facts;
  /** Nothing that the recipe asks for: a heading, a tool, a remark. Its facts are those of what a remark mentions, else of nothing. */
  isNoFood: boolean;
  /** Why it is none; null for a line of food. */
  noFood: NoFoodReason | null;
  /** Nothing certain is known of some food of the line. */
  isUnknown: boolean;
}

/** Reads one line and links it to the catalogue. Total: any text gives a result. */
export function linkLine(written: string, names: FoodNames): LinkedLine {
  const line = withoutMarkup(written);
  const reading = { ...readLine(written), line };
  const { isHeading, phrase, whole: _whole, offered: _offered, ...read } = reading;
  const parsed: ParsedLine = { ...read, line: written };
  if (isHeading || tellsOfRecipe(line))
    return notFood(parsed, isHeading ? NoFoodReason.HEADING : NoFoodReason.NOTE, []);
  const reason = whyNoFood(cleanLine(line), phrase);
  const named = linkPhrase(reading, names) ?? [
    linkWithNounOf(phrase, parsed.alternatives, names) ??
      (isEquipment(phrase) || reason ? undefined : linkGloss(line, names)),
  ];
  const namesFood = (text: string): boolean => names.mentionedIn(text).length > 0;
  const isCounted = parsed.quantity !== null && parsed.unit === null && !phrase.includes(' ');
  const isTool =
    isToolInBrackets(parsed.name, line) ||
    ((named[0] === undefined || (isCounted && !names.isEnglish(phrase))) && // "1 pan" is no Spanish bread
      [phrase, parsed.name, ...parsed.alternatives].some(
        (words) => isEquipment(words, namesFood) || names.isNotFood(words),
      ));
  const eaten = parsed.alternatives.filter((words) => !isEquipment(words)); // "a sieve or cheese cloth"
  if (isTool)
    return notFood(parsed, NoFoodReason.TOOL, factsAside({ ...reading, alternatives: eaten }, [], undefined, names));
  const { alternatives, instead: known } = otherFoods(reading, named[0], names);
  const instead = known.map((link, at) => link ?? linkAlone(alternatives[at] ?? '', line, names));
  const main = [...named, ...instead].find((link) => link !== undefined);
  const why = named[0] === undefined ? reason : null;
  if (why) return leftToCook(parsed, why, names) ?? notFood(parsed, why, names.mentionedIn(line));
  const compound = named[0] === undefined ? factsOfName(reading, names) : [];
  const isUnknown = (named.includes(undefined) && compound.length === 0) || named.some((link) => link?.isDoubtful);
  if ((isUnknown || named[0] === undefined) && pointsToPart(line))
    return notFood(parsed, NoFoodReason.PART, [UNKNOWN_FACTS, ...names.mentionedIn(line)]);
  const beside = foodsBeside(reading, named, names);
  return {
    ...parsed,
    alternatives,
    food: main?.food ?? null,
    confidence: main?.confidence ?? 0,
    foodsBeside: beside,
    alternativeFoods: [...new Set(foodsOf(instead))].filter((food) => !beside.includes(food) && food !== main?.food),
    facts: combineFacts([
      ...factsOf(named),
      ...factsOfFresh(phrase, main, names),
      ...compound,
      ...(main ? factsOfOpenKind(line, main.food, names) : []),
      ...factsOfOpenRest(line, names),
      ...factsMeantElsewhere(line, [...foodsOf(named), ...foodsOf(instead), ...beside], names),
      ...beside.map(asTheyAre),
      ...(isForOthers(line)
        ? []
        : [
            ...factsOf(instead).map(named[0] ? offeredFacts : asTheyAre),
            ...factsAside({ ...reading, alternatives }, instead, main, names),
            ...factsInForeignRemark(reading.preparation),
          ]),
      ...(isUnknown || isMadeElsewhere(line) || addsUnknown(reading.preparation?.split(', ') ?? [], names)
        ? [UNKNOWN_FACTS]
        : []),
    ]),
    isNoFood: false,
    noFood: null,
    isUnknown,
  };
}

/** What is offered by no name that is known, as it is read where it stands alone; undefined where that is no shorter than `line`, so that reading ends. */
function readAlone(offered: string, line: string, names: FoodNames): LinkedLine | undefined {
  return offered.length < line.length ? linkLine(offered, names) : undefined;
}

/** The food of what is offered, if it has one for certain where it stands alone: the tea of "mint leaves or 1 mint-flavored tea bag". */
function linkAlone(offered: string, line: string, names: FoodNames): Link {
  const { food, confidence, facts, isUnknown } = readAlone(offered, line, names) ?? { food: null, isUnknown: true };
  return food && !isUnknown ? { food, confidence, facts, isDoubtful: false } : undefined;
}

/** A line that leaves to the cook what goes in, so that anything may: with the foods that it shows, else without any. */
function leftToCook(parsed: ParsedLine, why: NoFoodReason, names: FoodNames): LinkedLine | undefined {
  if (!leavesOpen(cleanLine(parsed.line), why)) return undefined;
  const text = shownInOpen(parsed.line, why);
  const shown = text === undefined ? undefined : linkLine(text, names);
  return shown?.food
    ? asOpenChoice(shown, parsed)
    : notFood(parsed, why, [UNKNOWN_FACTS, ...names.mentionedIn(parsed.line)]);
}

function notFood(parsed: ParsedLine, noFood: NoFoodReason, mentioned: Facts[]): LinkedLine {
  const facts = combineFacts(mentioned.map((food) => (food === UNKNOWN_FACTS ? food : certainFacts(food))));
  return {
    ...parsed,
    food: null,
    confidence: 0,
    foodsBeside: [],
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

/** Facts of foods beside the linked ones: those that remarks name, and any in an unknown alternative. */
function factsAside(
  { line, preparation, phrase, alternatives }: LineReading,
  instead: Link[],
  main: Link,
  names: FoodNames,
): Facts[] {
  const remarks = (preparation?.split(', ') ?? [])
    .filter((remark) => main || !isEquipment(remark)) // "cake (tray)"
    .filter((remark) => !main || !isGlossOf(remark, line, main.food))
    .filter((remark) => !main || !isEndOfName(remark, { line, phrase }, main.food, names));
  const unknown = alternatives.filter((_, at) => instead[at] === undefined);
  const whole = remarks.slice(0, 1).flatMap((remark) => names.find(`${remark} ${phrase}`) ?? []);
  return [
    ...whole, // "bread, corn" may mean cornbread
    ...remarks.flatMap((remark) => factsInRemark(remark, { phrase, category: main?.food.category }, names)),
    ...unknown.flatMap((other) => [
      ...names.mentionedIn(other),
      ...factsOfUnknown(other, { line, phrase }, main, names).map(offeredFacts),
    ]),
  ];
}

/** Whether brackets hold the end of the food's own name: coconut milk, in "coconut (milk)", has none of a cow. */
const isEndOfName = (
  remark: string,
  { line, phrase }: { line: string; phrase: string },
  food: KnownFood,
  names: FoodNames,
): boolean => completesName(remark, line, phrase) && names.find(`${phrase} ${remark}`) === food;

/** What an offer may bring that no food is linked to: what is known of it alone, else anything. A brand beside a homemade food is the same from a shop. */
function factsOfUnknown(
  offered: string,
  { line, phrase }: { line: string; phrase: string },
  main: Link,
  names: FoodNames,
): Facts[] {
  if (offersNoFood(offered, phrase)) return [];
  const alone = readAlone(offered, line, names);
  if (alone && !alone.isUnknown) return [alone.facts];
  const isBrand = /^home-?made\b/i.test(phrase) && /^\p{Lu}\p{L}/u.test(offered);
  return [main && isBrand ? factsOfAnyKind(main.food, names) : UNKNOWN_FACTS];
}
