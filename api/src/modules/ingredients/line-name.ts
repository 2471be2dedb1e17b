import { readAmount } from './line-amount.ts';
import { KIND_WORDS, MODIFIERS, withoutHarmlessPhrases } from './name-modifiers.ts';
import { nameWords } from './name-words.ts';

/** The part of a line behind the amount, taken apart. */
export interface LineName {
  /** The food in the line's own words, with "fresh", "ground", "large"; what is linked. */
  phrase: string;
  /** Foods named instead of it. */
  alternatives: string[];
  /** What is said about it, in the order of the line. */
  comments: string[];
  optional: boolean;
}

const BRACKETS = /[([{]([^()[\]{}]*)[)\]}]/;
const OPEN_BRACKET = /[([{].*$/;
const SEPARATOR = / ?(?:[,;]|\.(?= ?[A-Z]|$)| [-–—]+ |[–—](?= ?[a-z])|\.{2,}|…| -(?=[a-z])|[:!?]) ?/;
const OPTIONAL = /^(?:optional(?:ly)?|if desired|if you like|if you wish|if you want|if liked|if using|if available|if you have (?:it|them|some))\b/i;
const OPTIONAL_AT_END = / (?:optional|if desired|if you like|if you wish|if using|if available)$/i;
const OR = /^(?:and\/)?or (?:use |else |alternatively |even |with |more )?/i;
const NO_FOOD = /^(?:more|less|so|to taste|as (?:needed|required|desired|much|many)|until|other|similar|any|equivalent|your|a mix|mix|use|substitute|whatever|whichever|what|just|even|another|if|by|to|\d+$|see|not|both|about)\b/i;
const TAIL = / (?:to taste|to [a-z]+|for (?:[a-z]+|\d)|as (?:needed|required|desired|necessary|garnish|a|an|accompaniment|you)|if|at room|plus|with|without|in|from|such as|like|preferably|ideally|until|cut|on|off|per|see|depending|each|into|that|which|when|where|while|then|including|divided|and more|more|or so|or more|or less|or to taste|or as|is|are|was|were|works?|has|have|because|but|so|use|using|about|approx\.?|approximately|roughly|weighing|totall?ing|left|reserved|made|i|we|you|it|this|also|can|should|will|and (?:cut|then|finely|chopped|sliced|peeled|diced|drained|rinsed|halved|quartered|cored|seeded|deveined|trimmed|grated|minced|crushed|roughly|coarsely|thinly|pitted|shredded|mashed|divided|cooled|extra|its|their|the))(?: .*)?$/i;
const HEAD_NOUNS: Record<string, string> = {
  oil: 'vegetable canola corn peanut olive sunflower safflower grapeseed sesame coconut rapeseed groundnut soybean avocado walnut hazelnut almond neutral salad truffle',
  stock: 'chicken beef veal fish vegetable turkey lamb duck mushroom seafood pork ham game', vinegar: 'wine cider rice malt sherry balsamic champagne white red distilled',
  wine: 'white red rice dry', sugar: 'brown white caster powdered granulated cane icing raw palm coconut light dark muscovado turbinado demerara', juice: 'lemon lime orange grapefruit apple pineapple tomato',
  bean: 'black kidney pinto white cannellini navy red borlotti northern haricot', lettuce: 'romaine iceberg boston bibb butter green red leaf', onion: 'red white yellow green sweet brown spring spanish vidalia',
  pepper: 'red green yellow orange black white bell jalapeno serrano', rice: 'white brown basmati jasmine long-grain short-grain', milk: 'whole skim skimmed low-fat coconut almond soy oat 2% condensed evaporated',
  cream: 'heavy light whipping double single sour', zest: 'lemon lime orange', seasoning: 'cajun creole italian taco greek', mushroom: 'button cremini shiitake white brown portobello oyster wild field chestnut', potato: 'sweet red white russet yukon new',
  chocolate: 'dark milk semisweet bittersweet white unsweetened', flour: 'plain all-purpose bread white wheat self-raising rye spelt oat rice corn almond coconut buckwheat', cabbage: 'red white green savoy napa', cheese: 'cheddar swiss parmesan romano gruyere mozzarella provolone goat jack asiago pecorino colby feta blue american cream',
  tomato: 'plum cherry grape roma canned', olive: 'black green kalamata', apple: 'green red gala fuji', squash: 'acorn butternut summer winter yellow', grape: 'red green', scallop: 'sea bay', peppercorn: 'black white sichuan green pink', seed: 'mustard cumin fennel caraway coriander sesame sunflower pumpkin poppy celery dill', salt: 'kosher sea coarse table', mustard: 'dijon english yellow grainy brown wholegrain',
  bread: 'white brown wholemeal rye french italian', thigh: 'chicken turkey', breast: 'chicken turkey duck', sausage: 'pork beef turkey chicken italian', leaf: 'basil mint coriander parsley cilantro lettuce spinach bay lime curry', noodle: 'egg rice udon soba', paste: 'tomato curry miso', broth: '',
};
HEAD_NOUNS['broth'] = HEAD_NOUNS['stock'] ?? '';
const KINDS = new Map(Object.entries(HEAD_NOUNS).map(([head, kinds]) => [head, new Set(nameWords(kinds))]));

/** Takes the text behind the amount apart into the food, its alternatives and what is said about it. Never throws. */
export function splitName(text: string): LineName {
  const found: LineName = { phrase: '', alternatives: [], comments: [], optional: false };
  const outside = takeBrackets(text, found);
  const segments = outside.split(SEPARATOR).map((segment) => segment.trim()).filter(Boolean);
  found.phrase = takeName(segments, found);
  for (const segment of segments) takeComment(segment, found);
  if (OPTIONAL_AT_END.test(found.phrase)) {
    found.optional = true;
    found.phrase = found.phrase.replace(OPTIONAL_AT_END, '');
  }
  if (found.phrase === '') found.phrase = found.comments.shift() ?? '';
  cutTail(found);
  takeAlternatives(found);
  return found;
}

function takeBrackets(text: string, found: LineName): string {
  let rest = text;
  for (let match = BRACKETS.exec(rest); match; match = BRACKETS.exec(rest)) {
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    for (const part of (match[1] ?? '').split(/ ?[,;] ?/)) takeComment(part.trim(), found);
  }
  const open = OPEN_BRACKET.exec(rest);
  if (open) takeComment(open[0].slice(1).trim(), found);
  return rest.replace(OPEN_BRACKET, '').replace(/[()[\]{}]/g, ' ').replace(/ +/g, ' ').trim();
}

function takeComment(text: string, found: LineName): void {
  if (text === '') return;
  if (OPTIONAL.test(text)) found.optional = true;
  const or = OR.exec(text);
  const instead = or ? text.slice(or[0].length) : '';
  if (or && !NO_FOOD.test(instead)) addAlternative(instead, found);
  if (!OPTIONAL.test(text) || text.split(' ').length > 3) found.comments.push(text.replace(/^optional[,:]? ?/i, ''));
}

/** "corn, peanut or vegetable oil": kinds set off by commas before the noun they share. */
function joinKinds(segments: string[]): void {
  const last = segments.findIndex((segment) => / or /i.test(segment));
  const head = nameWords(segments[last]?.replace(TAIL, '') ?? '').at(-1) ?? '';
  const kinds = KINDS.get(head);
  if (last < 1 || !kinds || !segments.slice(0, last).every((segment) => kinds.has(nameWords(segment).at(-1) ?? ''))) return;
  segments.unshift(segments.splice(0, last + 1).join(' or '));
}

/** The first segment that is more than adjectives, with those before it: "boneless, skinless chicken". */
function takeName(segments: string[], found: LineName): string {
  joinKinds(segments);
  const before: string[] = [];
  while (segments.length > 1 && isOnlyModifiers(segments[0] ?? '')) before.push(segments.shift() ?? '');
  const or = OR.exec(segments[0] ?? '');
  if (or && before.length > 0) found.comments.push(...before.splice(0));
  return [...before, segments.shift() ?? ''].join(' ').trim();
}

const JOINERS = new Set(['and', 'or', 'but', 'to', 'yet']);

/** Whether every word only tells how a food is cut, how big or how good it is. */
export function isOnlyModifiers(text: string): boolean {
  return nameWords(withoutHarmlessPhrases(text)).every((word) => MODIFIERS.has(word) || KIND_WORDS.has(word) || JOINERS.has(word) || /^\d+$/.test(word));
}

/** Cuts "for garnish", "cut into cubes" and the like off the end of the name. */
function cutTail(found: LineName): void {
  let from = 0;
  for (;;) {
    const tail = TAIL.exec(found.phrase.slice(from));
    if (!tail) return;
    const at = from + tail.index;
    if (at > 0 && !isOnlyModifiers(found.phrase.slice(0, at))) {
      found.comments.unshift(found.phrase.slice(at).trim());
      found.phrase = found.phrase.slice(0, at);
      return;
    }
    from = at + 1;
  }
}

const ALTERNATIVE = / (?:and\/or|or|oder) | ?\/ ?(?=[a-z])/i;

function takeAlternatives(found: LineName): void {
  const parts = found.phrase.split(ALTERNATIVE).map((part) => part.trim()).filter(Boolean);
  if (parts.length < 2) return;
  const [first = '', ...others] = completed(parts);
  found.phrase = first;
  const before = found.alternatives.splice(0);
  for (const other of others) addAlternative(other, found);
  found.alternatives.push(...before);
}

function addAlternative(text: string, found: LineName): void {
  const amount = readAmount(text);
  const plain = { phrase: '', alternatives: [], comments: [], optional: false };
  const [segment = ''] = takeBrackets(amount.rest, plain).split(SEPARATOR);
  const part: LineName = { ...plain, phrase: segment.trim() };
  cutTail(part);
  const names = completed(part.phrase.split(ALTERNATIVE).map((name) => name.trim()).filter(Boolean));
  for (const name of names) if (!isOnlyModifiers(name) && !NO_FOOD.test(name)) found.alternatives.push(name);
}

function modifiersBefore(words: string[]): number {
  const at = words.findIndex((word) => !isOnlyModifiers(word));
  return at === -1 ? 0 : at;
}

/** Gives every part the noun they share: "vegetable", "chicken stock" become "vegetable stock", "chicken stock". */
function completed(parts: string[]): string[] {
  const lastWords = readAmount(parts.at(-1) ?? '').rest.split(' ');
  const head = nameWords(lastWords.at(-1) ?? '')[0] ?? '';
  const kinds = KINDS.get(head);
  const full = parts.map((part, at) => {
    if (at === parts.length - 1) return part;
    if (isOnlyModifiers(part)) return `${part} ${lastWords.slice(Math.min(modifiersBefore(lastWords), part.split(' ').length)).join(' ')}`;
    const kind = nameWords(part).at(-1) ?? '';
    return kinds?.has(kind) ? `${part} ${lastWords.at(-1) ?? ''}` : part;
  });
  return full;
}
