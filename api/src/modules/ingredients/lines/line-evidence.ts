import { Allergen, KINDS_OF_SHELLFISH } from '../dietary.ts';
import type { Facts, KnownFood } from '../foods/food-knowledge.ts';
import { isClaim, keeping, takeClaims } from '../names/name-claims.ts';
import type { FoodNames } from '../names/food-names.ts';
import { withNounOf } from '../names/name-kinds.ts';
import { withoutHarmlessPhrases } from '../names/name-modifiers.ts';
import { readWords } from '../names/name-words.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import { broughtBy, isEatenWith, isInstead, isNamedBeside, measuredIn, mentionIn } from './line-mentions.ts';

/** What an alternative adds to the food it may replace: its allergens, possible ones too. Of its diet only what is certain: "water or stock" may be made vegan. */
export function offeredFacts({ diet, contains, unsure }: Facts): Facts {
  const isUnclear = diet === 'unknown' && !contains.some((allergen) => OF_ANIMALS.has(allergen));
  return { diet: isUnclear ? 'vegan' : diet, contains, unsure };
}

/** Allergens of which none is vegan. */
export const OF_ANIMALS: ReadonlySet<Allergen> = new Set([
  Allergen.DAIRY,
  Allergen.EGGS,
  Allergen.FISH,
  Allergen.SHELLFISH,
  ...KINDS_OF_SHELLFISH,
]);

/** What an example adds: of what only some brands contain there is no telling. */
export const certainFacts = ({ diet, contains }: Facts): Facts => ({ diet, contains, unsure: [] });

/** The words of a line that its remarks are about, and the category of the food it was linked to. */
interface About {
  phrase: string;
  category: string | undefined;
}

/** Facts of the foods that a remark names outright ("Salt, pepper"), measures, mentions or was done with ("buttered"), but to point away from them. */
export function factsInRemark(remark: string, about: About, names: FoodNames): Facts[] {
  const said = remark.replace(/^(?:and|plus|or) /i, '');
  const food = names.find(SOY.test(said) ? kindsInFull(said, about.phrase) : said); // other kinds than soy are also what they are called alone
  if (food) return [isInstead(remark) ? offeredFacts(food) : food];
  const measured = names.link(measuredIn(remark))?.food;
  const mentioned = measured ? [measured] : factsMentioned(mentionIn(remark), about, names);
  if (isInstead(remark)) return mentioned.map(offeredFacts);
  return isEatenWith(remark) ? mentioned : mentioned.map(certainFacts);
}

function factsMentioned(mention: string, { phrase, category }: About, names: FoodNames): Facts[] {
  if (takeClaims(readWords(mention)).claims.length > 0) return factsPromised(mention, names);
  const whole = names.mentionedIn(mention, (_, words) => words.length > 1); // "ready-made risotto", before "ready-made" is dropped
  const mentioned = names.mentionedIn(kindsInFull(withoutHarmlessPhrases(mention), phrase), (_, words) =>
    isNamedBeside(words, category),
  );
  return [...whole, ...mentioned, ...names.mentionedIn(broughtBy(mention))];
}

/** Facts of a mention that promises something of some of its foods: "use vegan butter or ghee". */
function factsPromised(mention: string, names: FoodNames): Facts[] {
  return mention.split(/ (?:and|or|plus|with) /i).flatMap((part): Facts[] => {
    const known = isClaim(part) ? undefined : (names.link(part)?.facts ?? names.promised(part));
    if (known || isClaim(part)) return known ? [known] : [];
    const { claims } = takeClaims(readWords(part));
    return names.mentionedIn(part).map((food) => claims.reduce((kept: Facts, claim) => keeping(claim, kept), food));
  });
}

/** Whether brackets say only what a drink itself is, by two words or more that end a name of it: the rice wine of "sake (rice wine)", Japanese rice wine. */
export function isGlossOf(remark: string, line: string, { aliases, category }: KnownFood): boolean {
  const isWhole = line
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (mark) => mark.trim())
    .includes(`(${remark})`);
  if (!isWhole || category !== 'drinks' || !remark.includes(' ')) return false;
  const gloss = ` ${remark.toLowerCase()}`;
  return aliases.some((name) => name.endsWith(gloss) && isOnlyModifiers(name.slice(0, -gloss.length)));
}

/** What begins a remark on the kinds that a cook likes best. */
const EXAMPLES =
  /^(?:(?:i|we) (?:like|love|prefer|used?)|such as|preferably|ideally|like|e\.?g\.?|for example|including)\b ?/i;

/**
 * A mention of nothing but kinds with the line's own noun in full: of a milk, "soy or oat" are milks too, and of tomatoes "I like beefsteak" is one.
 * Among other words only soy is what it is of the line's noun, for it is a sauce elsewhere; others are what they are called: "lettuce, sliced butter".
 */
function kindsInFull(mention: string, phrase: string): string {
  const words = mention.replace(EXAMPLES, '').split(' ');
  const isKinds =
    EXAMPLES.test(mention) || words.every((word) => JOINER.test(word) || withNounOf(phrase, word) !== undefined);
  const inFull = (word: string): string => (isKinds || SOY.test(word) ? withNounOf(phrase, word) : undefined) ?? word;
  return words.map((word, at) => (JOINER.test(words[at + 1] ?? 'or') ? inFull(word) : word)).join(' ');
}

const JOINER = /^(?:or|and)$/i;
const SOY = /^soya?$/i;
