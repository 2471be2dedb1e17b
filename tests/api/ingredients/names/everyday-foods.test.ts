import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { readTyped } from '../../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../starter-foods.ts';

const book = { knowledge, names };
const tableOf = (language: string): [word: string, food: string][] =>
  Object.entries(parse(readFileSync(`${import.meta.dirname}/everyday/${language}.yaml`, 'utf8')) as object);

/** Least of what a shopper types that must mean the right food. */
const LEAST = 0.97;

describe.each(['de', 'fr', 'es', 'it'])('everyday foods in "%s"', (language) => {
  const table = tableOf(language);
  const missed = (foodOf: (word: string) => string | undefined): string[] =>
    table
      .filter(([word, food]) => foodOf(word) !== food)
      .map(([word, food]) => `${word}: ${foodOf(word)}, not ${food}`);

  test('are 200 or more', () => {
    expect(table.length).toBeGreaterThanOrEqual(200);
  });

  test('mean the right food as chips', () => {
    const wrong = missed(
      (word) =>
        readTyped(word, book)
          .held.map(({ food }) => food.name)
          .join(' and ') || undefined,
    );
    expect(wrong.length <= table.length * (1 - LEAST) ? [] : wrong).toEqual([]);
  });

  test('mean the right food in lines', () => {
    const wrong = missed((word) => linkLine(word, names).food?.name);
    expect(wrong.length <= table.length * (1 - LEAST) ? [] : wrong).toEqual([]);
  });
});
