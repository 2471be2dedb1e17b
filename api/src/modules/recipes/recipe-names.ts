import type { EntityManager } from '@mikro-orm/postgresql';
import { askedWord, fitOf, type AskedWord, type NameFit } from './name-fit.ts';
import { readCandidates, readNamesakes, readWords, type NameQuery } from './recipe-names.sql.ts';

/**
 * The published recipes that go by each of some texts, the nearest name first; as near, by number.
 * @param options.isFinished whether the last word of a text is all typed, so that it is not taken for the beginning of another
 * @param options.alsoTold whether recipes are found too of which tags, cuisine and description say all words
 */
export async function findByName(
  em: EntityManager,
  given: readonly string[],
  options: { isFinished: boolean; alsoTold: boolean },
): Promise<NameFit[][]> {
  const texts = given.map(storable);
  if (texts.length === 0) return [];
  const words = Map.groupBy(await readWords(em, texts), ({ text }) => text);
  const asked = texts.map((_text, at) => {
    const typed = words.get(at) ?? [];
    return typed.map((word, place) =>
      askedWord(word, { isUnfinished: !options.isFinished && place === typed.length - 1, isAlone: typed.length === 1 }),
    );
  });
  const queries = texts.map((text, at): NameQuery => ({
    text,
    named: namedBy(asked[at] ?? []),
    said: options.alsoTold ? saidOf(asked[at] ?? []) : '',
  }));
  const candidates = Map.groupBy(await readCandidates(em, queries), ({ text }) => text);
  return texts.map((_text, at) =>
    bestFits((candidates.get(at) ?? []).flatMap((candidate) => fitOf(candidate, asked[at] ?? []) ?? [])),
  );
}

/** Without the one sign that no stored text can have. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** One fit for each recipe, the best of its names. */
function bestFits(fits: readonly NameFit[]): NameFit[] {
  const seen = new Set<number>();
  return fits
    .toSorted((a, b) => b.fit - a.fit || a.number - b.number)
    .filter(({ number }) => !seen.has(number) && seen.add(number));
}

/** Stems of which any name that fits has one: the most telling words, until the others together are not enough. */
function namedBy(asked: readonly AskedWord[]): string {
  const sorted = asked.toSorted((a, b) => b.weight - a.weight);
  const half = sorted.reduce((total, { weight }) => total + weight, 0) / 2;
  let passed = 0;
  const telling = sorted.filter(({ weight }) => (passed += weight) - weight <= half);
  return telling.flatMap(({ meanings }) => [...meanings.keys()].map((stem) => `'${stem}':A`)).join('|');
}

function saidOf(asked: readonly AskedWord[]): string {
  if (asked.some(({ meanings }) => meanings.size === 0)) return '';
  return asked.map(({ meanings }) => `(${[...meanings.keys()].map((stem) => `'${stem}'`).join('|')})`).join('&');
}

/** Numbers of the published recipes that go by just these names, for each name. */
export async function findNamesakes(em: EntityManager, names: readonly string[]): Promise<number[][]> {
  const found = names.length === 0 ? [] : await readNamesakes(em, names.map(storable));
  return names.map((_name, at) => found.filter(({ text }) => text === at).map(({ number }) => number));
}
