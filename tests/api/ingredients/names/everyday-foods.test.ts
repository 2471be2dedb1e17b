import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { readTyped } from '../../../../api/src/modules/search/typed/read-typed.ts';
import { FoodKnowledge, namesOf } from '../../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../../../api/src/modules/ingredients/names/food-names.ts';
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

test('every English name and alias means what it means without other languages', () => {
  const english = new FoodNames(new FoodKnowledge([...knowledge.foods], [...knowledge.swaps]));
  const all = knowledge.foods.flatMap(namesOf);
  const changed = all.filter((name) => names.resolve(name)?.food.id !== english.resolve(name)?.food.id);
  expect(all.length).toBeGreaterThan(15_000);
  expect(changed).toEqual([]);
});

test.each([
  ['Kaese', 'cheese'],
  ['Aepfel', 'apple'],
  ['Gruenkohl', 'kale'],
  ['Suesskartoffel', 'sweet potato'],
  ['Weisskohl', 'white cabbage'],
  ['creme fraiche', 'crème fraîche'],
  ['boeuf', 'beef'],
  ['jamon', 'ham'],
  ['champinones', 'mushroom'],
  ["l'ail", 'garlic'],
  ['die Zwiebeln', 'onion'],
])('"%s" needs no accents: %s', (typed, food) => {
  expect(names.resolve(typed)?.food.name).toBe(food);
});

test.each([
  ['pâtes', 'pasta'],
  ['pâté', 'pâté'],
])('"%s" is told apart by its accents', (typed, food) => {
  expect(names.find(typed)?.name).toBe(food);
});

test.each([
  ['fein gehackte Paprika', 'bell pepper'],
  ['2 Paprika', 'bell pepper'],
  ['Paprika', 'paprika'],
  ['prune', 'prune'],
  ['raisins', 'raisin'],
])('"%s", a word of two meanings, is read as %s', (typed, food) => {
  expect(names.resolve(typed)?.food.name).toBe(food);
});

test('a word that means chillies in German and peppers in Italian means neither', () => {
  expect(names.find('peperoni')).toBeUndefined();
});

test.each([
  ['ohne Zwiebeln', [], ['onion']],
  ['Tomaten, Zwiebeln und Reis', ['tomato', 'onion', 'rice'], []],
  ['pollo, arroz y tomates sin cebolla', ['chicken', 'rice', 'tomato'], ['onion']],
  ['poulet et riz, pas de champignons', ['chicken', 'rice'], ['mushroom']],
  ['pasta, uova e pancetta senza aglio', ['pasta', 'egg', 'pancetta'], ['garlic']],
  ['500 g Mehl', ['plain flour'], []],
  ['2 EL Olivenöl', ['olive oil'], []],
  ['1 Dose Kichererbsen', ['canned chickpeas'], []],
])('"%s" is a list as an English one is', (text, held, left) => {
  const reading = readTyped(text, book);
  expect(reading.held.map(({ food }) => food.name)).toEqual(held);
  expect(reading.left.map(({ food }) => food?.name)).toEqual(left);
});
