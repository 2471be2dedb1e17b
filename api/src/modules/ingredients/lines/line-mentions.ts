import { readAmount } from './line-amount.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import { DONE_IN } from './line-remarks.ts';
import { takeClaims } from '../names/name-claims.ts';
import { type NameWord, nameWords, readWords } from '../names/name-words.ts';

/** Words behind which a remark tells what the food is not, or what it stands in for. */
const NOT_THERE =
  /\b(?:instead of|rather than|in place of|other than|without|sans|sin|senza|ohne|minus|not?|non(?!-stick)|never|don['’]?t|do not|skip|leav(?:e|ing)(?: \w+)? out|left out|omit\w*|avoid\w*|than|free (?:of|from))\b(?: (?:use|using))?\b(?:(?! (?:but|use|using) ).)*/gi;
/**
 * Words behind which it tells what the food is for, how much of it, or where to look: "for frying the fish", "per chicken", "see pesto", "if you use
 * salted butter". What it says to take is there: "for a creamier soup use almond milk".
 */
const POINTS_AWAY =
  /\b(?:for|to|per|if|when|until|depend\w*|requires?|see)\b(?: (?:you|we|i|not|you['’]re|are|and))*(?: (?:use|using|add|adding|try))?\b(?:(?! (?:with|plus|use|using|add|try|substitute) ).)*/gi;
/** Words behind which it tells what is cut off a food, or what it is cut into: "trimmed of fat", "cut into steaks". */
const CUTS =
  /\b(?:(?:trimmed|removed?)(?: \w+)? (?:of|from)|(?:cut|sliced|torn|broken|shaped|formed|ground|crushed)(?: \w+)? (?:in|as|like)|into)\b(?:(?! (?:with|plus|and|then|or) ).)*/gi;
/** What a food is likened to: "the size of a walnut", "the consistency of cream", "almond-shaped". */
const LIKENED =
  /\b(?:size|shape|thickness|consistency|texture|colou?r|weight) of (?:an? |the )?(?:\w+ )?\w+|\b\w+-(?:shaped|like|textured)\b/gi;
/** "Eggs from free-range chickens", "toast in a dry pan", "toasted under the broiler". */
const NO_INGREDIENT =
  /\bfrom +(?:[\w-]+ +)*(?:chickens|hens|cows|goats|ewes|sheep|bees)\b|\bunder (?:the |a )?(?:broiler|grill)\b|^toast\b|\bto go with\b.*|\btoast (?:the|them|it|in|until|under|before|lightly)\b/gi;
/** Tools and shops that go by what they are for: "a cake pan", "the cheese grater". */
const TOOL_FOR =
  /\b(?:vegetables?|potato|apple|garlic|lemon|citrus|cakes?|pies?|tarts?|loaf|bread|cookie|biscuit|muffin|bun|pastry|cheese|pasta|rice|egg|butter|fish|seafood|meat|steak|salad|soup|nut|coffee|milk|dairy) (?:pans?|tins?|dish(?:es)?|sheets?|cutters?|graters?|boards?|brush(?:es)?|cloths?|slicers?|kni(?:fe|ves)|peelers?|corers?|squeezers?|juicers?|steamers?|ricers?|mashers?|machines?|makers?|mou?lds?|spatulas?|cookers?|press|mills?|grinders?|racks?|rings?|stands?|shops?|department|counter|section|aisle)\b/gi;
/** Makers of fish sauce that go by another animal: "Three Crabs Brand". */
const OF_MAKER = /\bthree crabs\b|\b(?:squid|oyster|shrimp|crab|lobster|fish|cow) brand\b/gi;
const TURNS_AWAY = [LIKENED, OF_MAKER, NO_INGREDIENT, TOOL_FOR, POINTS_AWAY, NOT_THERE, CUTS];

/** What tells of a part, a shape or a cut where it stands alone, though a food goes by it too. */
const PARTS_LIKE_FOODS = new Set(
  nameWords(
    'shell crust fat crumb juice liquid water oil seed bone rib chop clove loaf danish crisp wrap tart green equal bitter scotch stuffing starch',
  ),
);
/** Cuts that are a food of their own unless the line is about flesh anyway: "tuna, in 4 steaks". */
const CUTS_OF_FLESH = new Set(nameWords('steak mince meat rasher'));
const FLESH = new Set(['meat', 'poultry', 'fish', 'deli', 'canned-and-jarred']);

/** Words behind which stands what a food is cooked, soaked or wrapped in. */
const AROUND = new RegExp(`^in (?!place of )|\\b(?:${DONE_IN.join('|')}) in(?:to)? `, 'i');

/** Words that offer one food in place of another. */
const INSTEAD = /\b(?:or|substitut\w+|alternativ\w*|works?|can|could|may|instead)\b/i;
const EATEN_WITH = /\b(?:with|plus|mix(?:ed|ture)?|toss(?:ed)?|brushed)\b/i;
/** "(or soy sauce if not gluten-free)": offered to those who need not keep what the food before it keeps. */
const FOR_OTHERS = new RegExp(
  "\\b(?:if|when|for) (?:you(?:['’]?re| are)? |those )?(?:not|non|aren['’]?t)[- ](?:strictly |a )?(?:vegan|vegetarian|veggie|plant[- ]based|(?:dairy|gluten|nut|egg|soy)[- ]free|gf|celiac|coeliac|allergic)",
  'i',
);

/** Whether what a remark brings in may stand in for the food, and does not go with it. */
export function isInstead(remark: string): boolean {
  return INSTEAD.test(remark);
}

/** Whether what a remark brings in is eaten with the food, and is no example of it: "yogurt with granola". */
export function isEatenWith(remark: string): boolean {
  return EATEN_WITH.test(remark);
}

/** Whether what a line offers instead is for cooks without the diet that the line itself fits. */
export function isForOthers(line: string): boolean {
  return FOR_OTHERS.test(line);
}

/** The words of a remark that may name a food to eat with the line's own: empty when it only tells how, how much or what for. */
export function mentionIn(remark: string): string {
  const told = partsOf(remark).map(withoutPointers);
  return told.join(' ').replace(/ +/g, ' ').trim();
}

/** What was done to a food with another that goes unnamed. */
const DONE_WITH = new Map([
  ['buttered', 'butter'],
  ['buttery', 'butter'],
  ['cheesy', 'cheese'],
  ['gratineed', 'cheese'],
  ['gratinated', 'cheese'],
  ['creamed', 'cream'],
  ['milky', 'milk'],
  ['eggy', 'egg'],
  ['breaded', 'breadcrumbs'],
  ['crumbed', 'breadcrumbs'],
  ['breadcrumbed', 'breadcrumbs'],
  ['floured', 'flour'],
  ['battered', 'flour'],
  ['honeyed', 'honey'],
  ['amandine', 'almond'],
  ['almondine', 'almond'],
]);

/** The foods that words say something was made with: butter of "buttered". */
export function broughtBy(text: string): string {
  return nameWords(text)
    .map((word) => DONE_WITH.get(word) ?? '')
    .join(' ');
}

/** A crust holds more than it is named for: flour or crumbs, often egg and milk. */
const CRUSTS = 'crusted|encrusted|breaded|crumbed|battered';
/** What is done to one food with another that is named before it: "bacon-wrapped dates". */
const WITH_ANOTHER = new RegExp(
  `^(?:(.+)[ -])?(${CRUSTS}|flavou?red|infused|scented|wrapped|packed|stuffed|filled|topped|coated|covered|dipped|dusted|studded|drizzled|brushed|washed|floured|buttered|buttery|cheesy|creamed|milky|eggy|honeyed|gratin[eé]ed|gratinated) ([a-z].+)$`,
  'i',
);
/** "Green beans amandine" */
const BEHIND = /^(.+) (amandine|almondine)$/i;

const JOINED = /(?:^| )(?:and|or|&|\+|with)(?: |$)/i;

/** A food with what was done to it. */
export interface DoneWith {
  food: string;
  added: string;
  /** Flour, egg and milk may be there, too. */
  isCrust: boolean;
  /** It tastes of the other: of a dish, that says nothing of what else is in it. */
  isFlavoured: boolean;
}

/** A name that tells what was done to its food with another, as the names of both: mackerel and sunflower oil. Undefined for any other. */
export function doneWith(name: string): DoneWith | undefined {
  if (takeClaims(readWords(name)).claims.length > 0) return undefined; // "vegan buttery spread" holds no butter
  const [, plain = '', behind = ''] = BEHIND.exec(name) ?? [];
  if (behind !== '') return { food: plain, added: broughtBy(behind).trim(), isCrust: false, isFlavoured: false };
  const [, before = '', done = '', food = ''] = WITH_ANOTHER.exec(name) ?? [];
  const how = { isCrust: new RegExp(CRUSTS, 'i').test(done), isFlavoured: /flavou?red|infused|scented/i.test(done) };
  const unnamed = broughtBy(done).trim();
  if (before === '' || isOnlyModifiers(before) || (unnamed !== '' && !how.isCrust))
    return unnamed === '' ? undefined : { food: `${before} ${food}`.trim(), added: unnamed, ...how };
  return JOINED.test(before) || /^(?:and|or|&) /i.test(food) ? undefined : { food, added: before, ...how };
}

/** Whether words within a remark on a food of `category` name another, and no part or cut of it. */
export function isNamedBeside(words: readonly NameWord[], category: string | undefined): boolean {
  const [form, next] = words.map((word) => word.form);
  if (form === undefined || next !== undefined) return true;
  return !PARTS_LIKE_FOODS.has(form) && !(CUTS_OF_FLESH.has(form) && FLESH.has(category ?? ''));
}

const withoutPointers = (text: string): string => TURNS_AWAY.reduce((rest, words) => rest.replace(words, ' '), text);

/** The food that a piece of a line measures out for itself: "salt, 6 tablespoons butter" asks for butter too. */
export function measuredIn(remark: string): string {
  return (
    partsOf(remark)
      .map(measured)
      .find((food) => food !== '') ?? ''
  );
}

function measured(part: string): string {
  if (!/\d|[½¼¾⅓⅔⅛]/.test(part)) return '';
  const { quantity, unit, rest } = readAmount(withoutPointers(part.replace(/^(?:and|plus|or|\+|&) /i, '')));
  return quantity !== null && unit?.kind !== 'container' && /[a-z]{3}/i.test(rest) ? rest : '';
}

/** A remark, and apart from it what the food lies in: it is eaten too, whatever else the remark turns away. */
const partsOf = (remark: string): string[] => remark.split(AROUND);
