import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isBoughtWithout } from './made-food.ts';
import { PEOPLE } from './people.ts';
import { saysNothing } from './read-piece.ts';
import { NOT_ILL } from './sign-words.ts';
import type { Sign } from './sign.ts';
import { signAt } from './signs.ts';

/** A piece of a plain text: a word of a food, or words that say something of the foods around. */
export interface Token {
  sign: Sign | 'word';
  text: string;
}

/** Most words of a name that is looked for as a whole. */
const NAME_WORDS = 6;
/** What stays a part of the name behind it: "no sugar jam", "no-salt-added beans"; "no sugar" alone leaves sugar out. */
const PART_OF_NAME =
  /no (?:salt|sugar|fat|sodium|added (?:salt|sugar))(?: added)?(?= (?!(?:and|or|nor|in|on|please|pls|thanks|for|with|at|but|allowed|added)\b)[^\s,;])/iuy;
/** "And" or "or" between words. */
const JOINED = / (?:and|or) /i;

/** Cuts a plain text into tokens, in one pass: names of several words stay whole, so that the "and" of "half and half" joins nothing. */
export function tokensOf(plain: string, names: FoodNames): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < plain.length;) {
    const token =
      requestAt(plain, start, tokens) ??
      tokenAt(
        plain,
        start,
        names,
        tokens.some(({ sign }) => TAKES_AWAY.has(sign)),
      );
    tokens.push(token);
    start += token.text.length + 1;
  }
  return withPauses(tokens, names).map((token, at, tokens) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    return isVerb(token, before, after, names)
      ? { ...token, sign: 'open' }
      : settled(token, { before, after, isRefused: isRefusedBefore(tokens.slice(0, at)) });
  });
}

/** Where a food follows a place without a comma, it is another one: "salmon in the fridge bagels". */
function withPauses(tokens: readonly Token[], names: FoodNames): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 2], tokens[at + 1]];
    const isPlace = before?.sign === 'tail' && PLACE.test(token.text);
    const isBeforeFood = isPlace && after?.sign === 'word' && names.find(after.text) !== undefined;
    return isBeforeFood ? [token, { sign: 'pause', text: ',' }] : [token];
  });
}

const PLACE = /^(?:fridge|freezer|cupboard|larder|pantry|kitchen|counter|worktop|side|table)$/i;

/**
 * Whether a word that names nothing says what somebody does with the food behind it: "toddler spurns peas", "bin the ham". What that is no one
 * knows, so the food is neither there nor left out; who "picked" or "smoked" it has it.
 */
function isVerb(token: Token, before: Token | undefined, after: Token | undefined, names: FoodNames): boolean {
  if (token.sign !== 'word' || !/^[a-z]+$/.test(token.text) || token.text.endsWith('ed')) return false;
  const isBeforeFood =
    after?.sign === 'word' || after?.sign === 'small' || after?.sign === 'amount' || after?.sign === 'tail';
  const isBehindSomebody = before?.sign === 'filler' && SOMEBODY.test(before.text) && isBeforeFood;
  const isBeforeArticle = before?.sign !== 'word' && after?.sign === 'small' && ARTICLE.test(after.text);
  return (isBehindSomebody || isBeforeArticle) && isStranger(token.text, names);
}

const SOMEBODY = new RegExp(`^(?:i|we|they|he|she|nobody|${PEOPLE})$`, 'i');
const ARTICLE = /^(?:the|my|our|your|his|her|their)$/i;

/** Whether a word names no food and says nothing of one. */
const isStranger = (word: string, names: FoodNames): boolean => names.resolve(word) === undefined && !saysNothing(word);

/** "Peanuts: no" speaks of what is before it, "never peanuts" of what is behind. */
function settled(
  token: Token,
  { before, after, isRefused }: { before: Token | undefined; after: Token | undefined; isRefused: boolean },
): Token {
  const isNext = after?.sign === 'word' || after?.sign === 'amount' || after?.sign === 'small';
  if (token.sign === 'behind' && (isNext || before === undefined) && before?.sign !== 'word')
    return { ...token, sign: 'unwanted' };
  if (token.sign === 'tail' && OFF.test(token.text) && before === undefined && isNext)
    return { ...token, sign: 'unwanted' };
  // "No celery, I'm allergic" is said of the celery.
  const isSaidOfIt = before?.sign === 'filler' && isRefused;
  if (token.sign === 'allergyBehind' && before?.sign !== 'word' && !isSaidOfIt) return { ...token, sign: 'allergic' };
  const isLast = after === undefined || after.sign === 'stop' || (after.sign === 'pause' && before?.sign === 'word');
  return LONE_NO.test(token.text) && isLast ? { ...token, sign: 'behind' } : token;
}

/** "Give me something with eggs" asks for it; eggs that give me hives stand before. */
function requestAt(plain: string, start: number, before: readonly Token[]): Token | undefined {
  const sentence = before.slice(before.findLastIndex(({ sign }) => ENDS.has(sign)) + 1);
  if (!sentence.every(({ sign }) => sign === 'filler')) return undefined;
  REQUEST.lastIndex = start;
  const text = REQUEST.exec(plain)?.[0];
  return text === undefined ? undefined : { sign: 'filler', text };
}

const ENDS: ReadonlySet<Token['sign']> = new Set(['stop', 'pause', 'behind', 'allergyBehind']);

const REQUEST = new RegExp(
  `(?:(?:can|could|would|will) you )?(?:please )?(?:give|make|cook|show|tell|get|bring|find) (?:me|us)(?= )${NOT_ILL}`,
  'iuy',
);

/** Whether something is refused in this sentence. */
const isRefusedBefore = (before: readonly Token[]): boolean =>
  before.slice(before.findLastIndex(({ sign }) => sign === 'stop') + 1).some(({ sign }) => TAKES_AWAY.has(sign));

/** "Off dairy" at the beginning; "the milk is off". */
const OFF = /^off$/i;
const LONE_NO = /^(?:no|none|nope|nah|never|zero|0|not|nicht)$/i;

const TAKES_AWAY: ReadonlySet<Token['sign']> = new Set(['no', 'unwanted', 'allergic', 'lacking']);

function tokenAt(plain: string, start: number, names: FoodNames, isTakenAway: boolean): Token {
  const name = nameAt(plain, start, names, isTakenAway) ?? partOfNameAt(plain, start, names);
  if (name !== undefined) return { sign: 'word', text: name };
  const found = signAt(plain, start);
  if (found) return { sign: found.sign, text: plain.slice(start, found.end) };
  const end = plain.indexOf(' ', start);
  return { sign: 'word', text: plain.slice(start, end === -1 ? undefined : end) };
}

/** Two in Italian, which is no "du" before a name. */
const DUE = /^due /i;

/** The longest name of two words or more; of "no peas and carrots" both are taken away, and not only a bag of them. */
function nameAt(plain: string, start: number, names: FoodNames, isTakenAway: boolean): string | undefined {
  if (isTakenAway && signAt(plain, start)?.sign === 'held') return undefined; // "no eggs, just egg whites"
  if (DUE.test(plain.slice(start))) return undefined;
  const words = plain.slice(start).split(' ', NAME_WORDS);
  const end = words.findIndex((word) => word === ',' || word === ';');
  for (let length = end === -1 ? words.length : end; length > 1; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (names.find(name) && !(isTakenAway && JOINED.test(name) && name.split(JOINED).every((part) => names.find(part))))
      return name;
  }
  return undefined;
}

/** "No sugar" of "no sugar jam", which is bought so; of "no sugar snap peas" the peas are taken away, and of "no sugar cake" the sugar. */
function partOfNameAt(plain: string, start: number, names: FoodNames): string | undefined {
  PART_OF_NAME.lastIndex = start;
  const found = PART_OF_NAME.exec(plain)?.[0];
  if (found === undefined || nameAt(plain, start + 'no '.length, names, true) !== undefined) return undefined;
  const behind = start + found.length + 1;
  const name = nameAt(plain, behind, names, true) ?? plain.slice(behind).split(' ', 1)[0] ?? '';
  const food = names.resolve(name)?.food;
  return /^no fat/i.test(found) || (food && isBoughtWithout(`${found} ${name}`, food)) ? found : undefined;
}
