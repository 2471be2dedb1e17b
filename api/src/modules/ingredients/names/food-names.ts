import { fullName, nameBeforeAmount, parseChip } from '../lines/chip-parser.ts';
import { findUnit } from '../lines/line-units.ts';
import {
  combineFacts,
  type Facts,
  type FoodKnowledge,
  type KnownFood,
  namesOf,
  UNKNOWN_FACTS,
} from '../foods/food-knowledge.ts';
import { atMost, noMoreThanSaid, type Claim, keeping, mayKeep, takeClaims } from './name-claims.ts';
import { FamilyWords } from './family-words.ts';
import type { ForeignLocale } from './foreign-name.ts';
import { ForeignNames } from './foreign-names.ts';
import { isAscii, ROMANCE } from './foreign-words.ts';
import { makesAnother } from './name-before.ts';
import { inFull } from './short-words.ts';
import { MisspeltNames } from './misspelt-names.ts';
import { NameIndex } from './name-index.ts';
import { type IsMeant, NameMentions } from './name-mentions.ts';
import { MAKER_WORDS } from './name-makers.ts';
import { CHANGING_WORDS, PART_WORDS, withoutHarmlessPhrases } from './name-modifiers.ts';
import { BEFORE_NAMES, IN_CHIPS, IN_LINES, type Mending, Spelling } from './name-spelling.ts';
import { type FoodSuggestion, NameSuggestions } from './name-suggestions.ts';
import { type NameWord, nameWords, readWords } from './name-words.ts';
import {
  isDoubtful,
  isKind,
  isMeasureBefore,
  isMisspelt,
  isModifier,
  isPartOf,
  isSaid,
  joinsTwo,
  mayFollow,
} from './word-roles.ts';

/** A food that a text names, and how sure that is, from 0 to 1. */
export interface FoodLink {
  food: KnownFood;
  confidence: number;
  /** What is known of it: the food's own facts, those that the text promises ("gluten-free Worcestershire sauce"), or less. */
  facts: Facts;
  /** An unknown word stands before it and may bring in anything: "mac cheese" holds wheat. */
  isDoubtful: boolean;
}

/** What each liberty leaves of the sureness of an exact name. */
const SURE = { exact: 1, modified: 0.95, kind: 0.9, part: 0.95, unknownWord: 0.7, misspelt: 0.8 } as const;

/** Finds foods by what people call them. Immutable, as the knowledge it is made of. */
export class FoodNames {
  readonly knowledge: FoodKnowledge;
  readonly #index: NameIndex;
  readonly #spelling: Spelling;
  readonly #misspelt: MisspeltNames;
  readonly #mentions: NameMentions;
  readonly #suggestions: NameSuggestions;
  readonly #families: FamilyWords;
  readonly #notFoods: ReadonlySet<string>;
  readonly #foreign: ForeignNames;

  constructor(knowledge: FoodKnowledge) {
    this.knowledge = knowledge;
    this.#index = new NameIndex(knowledge.foods);
    this.#spelling = new Spelling(this.#index.forms);
    this.#misspelt = new MisspeltNames(this.#index);
    this.#mentions = new NameMentions(this.#index);
    this.#suggestions = new NameSuggestions(knowledge.foods);
    this.#families = new FamilyWords(knowledge.foods);
    this.#notFoods = new Set(knowledge.notFoods.map(formsOf));
    const { foreign, foods } = knowledge;
    this.#foreign = new ForeignNames(foreign, (id) => knowledge.byId(id), foods.flatMap(namesOf));
  }

  /** The food of a chip that a cook typed ("2 eggs", "beef mince 500g", "cherry toms"), or undefined. As `link`, but short misspelt words are mended too. */
  resolve(text: string): FoodLink | undefined {
    const exact = this.find(text);
    if (exact) return certainLink(exact);
    const full = inFull(text);
    return (full === text ? undefined : this.#resolveChip(full)) ?? this.#resolveChip(text);
  }

  #resolveChip(text: string): FoodLink | undefined {
    const chip = parseChip(text);
    const { qty, name, unit } = chip;
    const counted = qty !== null && unit === null ? this.findCounted(name) : undefined;
    const isCan = unit !== null && findUnit(unit)?.name === 'can';
    const fuller = counted ?? this.find(fullName(chip)) ?? (isCan ? this.findCanned(name) : undefined);
    return fuller ? certainLink(fuller) : (this.#resolveName(name) ?? this.#resolveName(nameBeforeAmount(text)));
  }

  #resolveName(name: string): FoodLink | undefined {
    const foreign = this.linkForeign(name);
    if (foreign) return foreign;
    const found = misspeltLink(this.#misspelt.knownMistake(name)) ?? this.link(name);
    if (found && found.confidence > SURE.unknownWord) return found;
    return misspeltLink(this.#misspelt.letterOff(name)) ?? found ?? this.#linkMended(wordsOf(name), IN_CHIPS);
  }

  /**
   * The food that the name in a recipe line means: the name itself, or the longest known name at its end when the rest is harmless
   * (`boneless chicken breast`). Undefined when the rest may make it another food (`nut-free pesto`, `vegan butter` if unknown).
   */
  link(name: string): FoodLink | undefined {
    const exact = this.find(name);
    if (exact) return certainLink(exact);
    const foreign = this.linkForeign(name);
    if (foreign) return foreign;
    const { claims, rest } = takeClaims(wordsOf(name));
    const found = this.#linkNearest(rest);
    if (claims.length === 0 || rest.length === 0)
      return found?.isDoubtful === false ? found : (this.#linkForeignHead(name) ?? found);
    const kept = this.#madeToKeep(claims, rest) ?? found;
    return kept && claims.every((claim) => mayKeep(claim, kept.food))
      ? { ...kept, facts: promisedBy(claims, kept.facts) }
      : undefined;
  }

  /** Facts of a food that keeps the promises of its name and goes by none of our foods: "vegan chicken broth". Undefined when it promises nothing. */
  promised(name: string): Facts | undefined {
    const { claims, rest } = takeClaims(wordsOf(name));
    const found = claims.length > 0 ? (this.#madeToKeep(claims, rest) ?? this.#linkWords(rest)) : undefined;
    return found && promisedBy(claims, found.facts);
  }

  /** The food that goes by exactly this name, in singular or plural. An English name goes before one of another language, unless only that has these accents. */
  find(name: string): KnownFood | undefined {
    return this.#foreign.spelt(name) ?? this.#index.find(readWords(name)) ?? this.#foreign.find(name);
  }

  /** The food of a name in another language, where English has none; words that only say what it is like are left out. */
  linkForeign(name: string): FoodLink | undefined {
    if (this.isEnglish(name)) return undefined;
    const whole = this.#foreign.find(name);
    const food = whole ?? this.#foreign.findSaid(name);
    return food && { ...certainLink(food), confidence: whole ? SURE.exact : SURE.modified };
  }

  /** The food of a name in another language, with words that only say what it is like, wherever they stand: "pan duro". */
  findForeign(name: string): KnownFood | undefined {
    const link = this.linkForeign(name) ?? (this.isEnglish(name) ? undefined : this.#linkForeignHead(name));
    return link && !link.isDoubtful ? link.food : undefined;
  }

  /** The food of a name in another language with more said of it than is known. */
  #linkForeignHead(name: string): FoodLink | undefined {
    const head = this.#foreign.findHead(name, (word) => !ROMANCE.test(name) && this.isEnglish(word));
    if (!head) return undefined;
    const { food, isDoubtful } = head;
    return isDoubtful
      ? { food, confidence: SURE.unknownWord, facts: doubted(food), isDoubtful }
      : { ...certainLink(food), confidence: SURE.modified };
  }

  /** What a word of English means in another language, if that is another food, where the words around it are of another language: "zeste d'un citron". */
  findAmongForeign(name: string): KnownFood | undefined {
    const food = this.isEnglish(name) && isAscii(name) ? this.#foreign.find(name) : undefined;
    return food === this.find(name) ? undefined : food;
  }

  /** The food that this is a name of in one language other than English. */
  findIn(name: string, locale: ForeignLocale): KnownFood | undefined {
    return this.#foreign.findIn(name, locale);
  }

  /** Whether an English name is made of exactly these words. */
  isEnglish(name: string): boolean {
    return this.#index.find(readWords(name)) !== undefined;
  }

  /** The food of a can of this: "pois chiches" in a can are canned chickpeas. Undefined where that is no food of its own. */
  findCanned(name: string): KnownFood | undefined {
    const food = this.find(name);
    return food && this.find(`canned ${food.name}`);
  }

  /** The food that several of this name are, where one alone goes by the spoon or the gram: "1 pepper" is a vegetable, "pepper" a spice; "2 Paprika", too. */
  findCounted(name: string): KnownFood | undefined {
    const one = this.find(name);
    const foreign = this.#foreign.find(name);
    const several = one?.category === 'spices' && foreign?.commonUnit === 'piece' ? foreign : this.find(`${name}s`);
    return one !== several && one?.commonUnit !== 'piece' && several?.commonUnit === 'piece' ? several : undefined;
  }

  /** Whether an admin has said that these words, in singular or plural, stand for nothing to eat. */
  isNotFood(text: string): boolean {
    return this.#notFoods.size > 0 && this.#notFoods.has(formsOf(text));
  }

  /**
   * Every food that goes by some words of a text, the longest names first taken: for a text that means something unknown.
   * @param isMeant leaves out foods that the text does not mean, by their names as they stand there: "leek soup" is no food of a recipe that asks for leeks
   */
  mentionedIn(text: string, isMeant?: IsMeant): KnownFood[] {
    return this.#mentions.in(readWords(text), isMeant);
  }

  /** The foods of a name that is made of known names and harmless words only: see `NameMentions`. None behind a promise: "veggie nuggets" are made of whatever keeps it. */
  foodsOfCompound(text: string): KnownFood[] {
    const words = wordsOf(text);
    return takeClaims(words).claims.length > 0 ? [] : this.#mentions.ofCompound(words);
  }

  /** Names that go on from what a cook has typed, in the order of `NameSuggestions`. */
  suggest(text: string, first: number, popularity: (food: KnownFood) => number): FoodSuggestion[] {
    return this.#suggestions.suggest(text, first, popularity);
  }

  /** The food made to keep a promise: "dairy-free cream cheese" is vegan cream cheese. */
  #madeToKeep(claims: Claim[], said: NameWord[]): FoodLink | undefined {
    const words = said.filter((word) => !isModifier(word) && !PART_WORDS.has(word.form));
    for (const [start] of words.entries()) {
      for (const [claim, made] of claims.flatMap((claim) => claim.namedWith.map((named) => [claim, named] as const))) {
        const food = this.#index.find([...made, ...words.slice(start)]);
        const link = food && this.#linkBehind(words.slice(0, start), food);
        if (!link) continue;
        const ordinary = this.#linkWords(said)?.facts;
        return { ...link, facts: noMoreThanSaid(claim, made, atMost(claim, link.facts), ordinary) };
      }
    }
    return undefined;
  }

  /** The food of words that may be misspelt, one that leaves nothing in doubt before others. */
  #linkNearest(words: NameWord[]): FoodLink | undefined {
    const found = this.#linkWords(words);
    if (!found) return this.#linkMended(words, IN_LINES);
    const mended = found.isDoubtful ? this.#linkMended(words, BEFORE_NAMES) : undefined;
    return mended && !mended.isDoubtful && mended.food !== found.food ? mended : found;
  }

  #linkWords(words: NameWord[]): FoodLink | undefined {
    return (
      this.#longestSuffix(words) ??
      this.#longestSuffix(words.filter((word, at) => !isModifier(word) || joinsTwo(words, at)))
    );
  }

  /** The longest known name at the end of `words`, when neither what stands before nor the parts behind change what it is. */
  #longestSuffix(words: NameWord[]): FoodLink | undefined {
    for (let end = words.length; end > 0; end -= 1) {
      const behind = words[end];
      if (behind && !mayFollow(behind)) return undefined;
      const found = this.#nameAtEnd(words.slice(0, end));
      if (found && !words.slice(end).every((word) => isPartOf(word, found.food))) return undefined;
      if (found)
        return { ...found, confidence: toHundredths(behind ? found.confidence * SURE.part : found.confidence) };
    }
    return undefined;
  }

  #nameAtEnd(words: NameWord[]): FoodLink | undefined {
    for (let start = Math.max(0, words.length - this.#index.longest); start < words.length; start += 1) {
      const food = this.#index.find(words.slice(start));
      if (!food) continue;
      const before = words.slice(0, start);
      return this.#linkBehind(before, food, this.#narrowed(before, food));
    }
    return undefined;
  }

  /** The link to a food behind these words; undefined when they make it another. */
  #linkBehind(before: NameWord[], food: KnownFood, narrowed = food): FoodLink | undefined {
    const telling = before.filter((word, at) => !isModifier(word) && !isMeasureBefore(word, before[at + 1]));
    if (telling.some((word) => CHANGING_WORDS.has(word.form))) return undefined;
    const unknown = telling.filter((word) => !isKind(word));
    const named = unknown.map((word) => this.#index.find([word]));
    // "Pak choi" and "spring greens" are foods of which no single word is one.
    const whole = [before, unknown].map((words) => this.#index.find(words));
    if ([...whole, ...named].some((other) => makesAnother(other, food))) return undefined;
    const kind = unknown.length < telling.length ? SURE.kind : 1;
    const modified = telling.length < before.length ? SURE.modified : 1;
    const isStranger = ({ form }: NameWord): boolean => !isMisspelt(form) && !this.#families.tells(form, narrowed);
    const strangers = unknown.filter((word, at) => named[at] === undefined && isStranger(word));
    const confidence = kind * modified * SURE.unknownWord ** strangers.length;
    const inDoubt = isDoubtful(strangers, before, narrowed);
    return { food: narrowed, confidence, facts: inDoubt ? doubted(narrowed) : narrowed, isDoubtful: inDoubt };
  }

  /** Of a family named twice, the narrower food is meant: chorizo sausage is chorizo. */
  #narrowed(before: NameWord[], food: KnownFood): KnownFood {
    const named = [before, ...before.map((word) => [word])].map((words) => this.#index.find(words));
    return named.find((other) => other?.ancestors.includes(food.number)) ?? food;
  }

  /** The link of the words with those that no food is called by replaced by the nearest that one is. */
  #linkMended(words: NameWord[], { shortest, edits }: Mending): FoodLink | undefined {
    let isMended = false;
    const mended = words.map((word) => {
      const isKnown =
        this.#spelling.has(word.form) || isSaid(word) || MAKER_WORDS.has(word.form) || word.form.length < shortest;
      const form = isKnown ? undefined : this.#spelling.nearest(word.form, edits(word.form.length));
      isMended ||= form !== undefined;
      return form === undefined ? word : { text: form, form, isMended: true };
    });
    const found = isMended ? this.#linkWords(mended) : undefined;
    return found && { ...found, confidence: toHundredths(found.confidence * SURE.misspelt) };
  }
}

/** The link to a food that is called by just these words. */
export const certainLink = (food: KnownFood): FoodLink => ({
  food,
  confidence: SURE.exact,
  facts: food,
  isDoubtful: false,
});

const misspeltLink = (food: KnownFood | undefined): FoodLink | undefined =>
  food && { ...certainLink(food), confidence: SURE.misspelt };

/** What is known of a food behind an unknown word: what it contains, and that anything else may be there. */
const doubted = (food: KnownFood): Facts => combineFacts([food, UNKNOWN_FACTS]);

const promisedBy = (claims: Claim[], facts: Facts): Facts =>
  claims.reduce((kept: Facts, claim) => keeping(claim, kept), facts);

const toHundredths = (sureness: number): number => Math.round(sureness * 100) / 100;

/** The words of a name without phrases such as "low-fat" that leave the food what it is. */
const wordsOf = (name: string): NameWord[] => readWords(withoutHarmlessPhrases(name));

const formsOf = (text: string): string => nameWords(text).join(' ');
