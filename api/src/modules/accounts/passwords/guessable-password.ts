import { COMMON_WORDS } from './common-words.ts';

/** Rows that fingers and minds walk along: the alphabet, digits, keys across and down. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  'zaq1xsw2cde3vfr4',
  'zaq12wsx',
  '147258369',
  '741852963',
  '159753',
  '13579',
  '2468',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Fewest steps that make a walk. */
const WALK_MIN = 3;
/** Digits and signs around a word that a guesser tries. */
const DECORATION_MAX = 6;
/** Longest number that is no more than a date or a telephone number. */
const NUMBER_MAX = 10;

/** Letters of two common words side by side that are still few ("sunnyday"). */
const PAIR_MAX = 9;
/** Letters of a longer word at which old systems cut it off. */
const CUT_MIN = 7;

const LETTER_SIGNS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Whether a password is among those a guesser tries first: a common word, or one of `ownWords` such as the user name, bare,
 * doubled, backwards, cut off, dressed up with digits and signs or written with them; a walk over the keyboard; a short number; a repetition.
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const words = new Set(ownWords.map((word) => joined(word.toLowerCase())));
  const isKnown = (text: string): boolean =>
    COMMON_WORDS.has(text) || words.has(text) || (text.length >= CUT_MIN && beginsCommonWord(text));
  return (
    isShortNumber(plain) ||
    isRepetition(plain) ||
    isWalk(plain) ||
    cores(plain).some((core) => isCommonCore(core, isKnown))
  );
}

const beginsCommonWord = (text: string): boolean => [...COMMON_WORDS].some((word) => word.startsWith(text));

const isShortNumber = (text: string): boolean => text.length <= NUMBER_MAX && /^[\d .\-/+]+$/.test(text);

/** One to four characters over and over, or one that makes up nearly all. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4;

function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const step = longestWalk(text, at);
    if (step < WALK_MIN) return text.length - at < WALK_MIN && at >= 2 * WALK_MIN;
    at += step;
  }
  return true;
}

function longestWalk(text: string, from: number): number {
  let length = WALK_MIN;
  while (from + length <= text.length && WALKS.some((walk) => walk.includes(text.slice(from, from + length)))) length++;
  return length - 1;
}

/** What remains of a password without its decoration, as it stands and with signs read as letters. */
function cores(text: string): string[] {
  const bare = /^[^\p{L}]*(.*?)[^\p{L}]*$/u.exec(text)?.[1] ?? '';
  const read = spelled(text);
  const readBare = spelled(bare);
  return [bare, readBare, read, text].filter((core) => text.length - core.length <= DECORATION_MAX).map(joined);
}

const joined = (text: string): string => text.replace(/[\s._-]/g, '');

const spelled = (text: string): string => [...text].map((sign) => LETTER_SIGNS[sign] ?? sign).join('');

function isCommonCore(core: string, isKnown: (text: string) => boolean): boolean {
  const half = core.slice(0, core.length / 2);
  const isDoubled = half !== '' && half + half === core;
  return (
    isKnown(core) ||
    isKnown([...core].reverse().join('')) ||
    (isDoubled && isKnown(half)) ||
    (core.endsWith('s') && isKnown(core.slice(0, -1))) ||
    isPair(core)
  );
}

function isPair(core: string): boolean {
  const cuts = core.length > PAIR_MAX ? [] : Array.from({ length: Math.max(0, core.length - 5) }, (_, at) => at + 3);
  return cuts.some((cut) => COMMON_WORDS.has(core.slice(0, cut)) && COMMON_WORDS.has(core.slice(cut)));
}
