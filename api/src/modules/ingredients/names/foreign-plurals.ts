import type { ForeignLocale } from './foreign-name.ts';

/** Ending of a word and what stands for it in the plural; the first that fits is taken. */
type Endings = readonly (readonly [ending: RegExp, plural: string])[];

const ENDINGS: Record<Exclude<ForeignLocale, 'de'>, Endings> = {
  fr: [
    [/[sxz]$/, '$&'],
    [/(?:eau|eu)$/, '$&x'],
    [/$/, 's'],
  ],
  es: [
    [/s$/, '$&'],
    [/z$/, 'ces'],
    [/ión$/, 'iones'],
    [/[aeiouáéíóú]$/, '$&s'],
    [/[^aeiou]$/, '$&es'],
  ],
  it: [
    [/[cg]o$/, '$&#'],
    [/[cg]a$/, '$&#'],
    [/(?<=[^aeiou][cg])ia$/, 'e'], // arancia, arance; camicia keeps its i
    [/io$/, 'i'],
    [/o$/, 'i'],
    [/a$/, 'e'],
    [/e$/, 'i'],
  ],
};

/** Words that end what a plural changes: of "pomme de terre" only the pomme. */
const LINKS =
  /^(?:de|du|des|d|à|au|aux|en|sans|avec|pour|et|del|al|con|sin|para|y|di|da|dal|della|in|per|e|all|alla|senza|sott)$/i;

const ADJECTIVE = /^\p{Ll}+e$/u;

/**
 * The plurals that the rules of the language make of a name: of its words up to a preposition, all or only the first. A German noun in
 * -e, -el or -er takes an n, and an adjective before it its endings ("rote Zwiebel", "roten Zwiebeln"). Those that do not exist harm nothing.
 */
export function pluralsOf(name: string, locale: ForeignLocale): string[] {
  if (locale === 'de') return germanForms(name);
  const words = name.split(/(?<=[ '’-])/);
  const end = words.findIndex((word) => LINKS.test(word.replace(/[ '’-]$/, '')));
  const head = end === -1 ? words.length : end;
  const all = words.map((word, at) => (at < head ? pluralOf(word, ENDINGS[locale]) : word)).join('');
  const first = words.map((word, at) => (at === 0 ? pluralOf(word, ENDINGS[locale]) : word)).join('');
  return [...new Set([all, first])].filter((plural) => plural !== name);
}

function pluralOf(written: string, endings: Endings): string {
  const [, word = '', tail = ''] = /^(.*?)([ '’-]?)$/.exec(written) ?? [];
  if (word.length < 3) return written;
  const [ending, plural] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, ''];
  return withoutMark(word.replace(ending, plural)) + tail;
}

/** Italian c and g keep their sound before an i or e: fungo, funghi; albicocca, albicocche. */
const withoutMark = (plural: string): string => plural.replace(/([cg])o#$/, '$1hi').replace(/([cg])a#$/, '$1he');

function germanForms(name: string): string[] {
  const words = name.split(' ');
  const noun = words.at(-1) ?? '';
  const nouns = /(?:e|el|er)$/.test(noun) && words.length < 3 ? [noun, `${noun}n`] : [noun];
  const [adjective = ''] = words;
  const isTold = words.length === 2 && ADJECTIVE.test(adjective);
  const before = isTold ? ['', 'n', 'r', 's'].map((ending) => [adjective + ending]) : [words.slice(0, -1)];
  return before.flatMap((told) => nouns.map((one) => [...told, one].join(' '))).filter((form) => form !== name);
}
