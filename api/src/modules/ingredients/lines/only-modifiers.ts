import { KIND_WORDS, MODIFIERS, withoutHarmlessPhrases } from '../names/name-modifiers.ts';
import { nameWords } from '../names/name-words.ts';

/** Whether every word only tells how a food is cut, how big, how good or of which kind it is. */
export function isOnlyModifiers(text: string): boolean {
  if (/^half[- ]and[- ]half$|\bcrisps\b|\bgreens$/i.test(text)) return false;
  return nameWords(withoutHarmlessPhrases(text)).every(
    (word) => MODIFIERS.has(word) || KIND_WORDS.has(word) || JOINERS.has(word) || ADJECTIVE.test(word),
  );
}

/** Numbers, participles and adverbs: "scraped", "richly"; not seed or jelly. */
const ADJECTIVE = /^\d+$|[^e]ed$|^(?!(?:jel|bel|hol|li|petersi)ly$)\w+ly$/;
const JOINERS = new Set(['and', 'or', 'but', 'to', 'yet']);
