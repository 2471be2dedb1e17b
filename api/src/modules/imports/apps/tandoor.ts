import { isNode, items, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { textOf } from '../page/read-text.ts';
import { headingOf, lineOf, nameOf, namesOf } from './app-lines.ts';

/** `{{ ingredients[0] }}` in a step stands for that ingredient, `{{ scale(100) }}` for the number. */
const INGREDIENT = /\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g;
const SCALED = /\{\{\s*scale\((\d{1,9}(?:\.\d{1,9})?)\)\s*\}\}/g;

/** A recipe of Tandoor, whose ingredients stand with the steps that use them. */
export function ofTandoor(thing: JsonLdNode): JsonLdNode | undefined {
  const steps = items(thing['steps']).filter(isNode);
  if (!steps.some((step) => 'instruction' in step && 'ingredients' in step)) return undefined;
  return {
    name: thing['name'],
    description: thing['description'],
    url: thing['source_url'],
    recipeYield: [textOf(thing['servings']), textOf(thing['servings_text']) ?? 'servings'].join(' '),
    prepTime: thing['working_time'] || null,
    cookTime: thing['waiting_time'] || null,
    recipeIngredient: steps.flatMap(linesOf),
    recipeInstructions: steps.flatMap(stepsOf),
    keywords: namesOf(thing['keywords']),
  };
}

function linesOf({ name, ingredients }: JsonLdNode): string[] {
  const lines = items(ingredients).filter(isNode);
  return lines.length === 0 ? [] : [...headingOf(name), ...lines.flatMap(linesOfIngredient)];
}

function linesOfIngredient(ingredient: JsonLdNode): string[] {
  const { is_header: isHeader, no_amount: hasNoAmount, amount, unit, food, note } = ingredient;
  return isHeader === true
    ? headingOf(note)
    : [lineOf({ amount: hasNoAmount === true ? null : amount, unit, food, note })];
}

/** A timed step is one; of others each line is. */
function stepsOf({ name, instruction, ingredients, time }: JsonLdNode): unknown[] {
  const used = items(ingredients).map((one) => (isNode(one) ? (nameOf(one['food']) ?? '') : ''));
  const text = (typeof instruction === 'string' ? instruction : '')
    .replace(INGREDIENT, (_, at: string) => used[Number(at)] ?? '')
    .replace(SCALED, '$1');
  if (text.trim() === '') return [];
  const timed =
    Number(time) > 0 ? [{ '@type': 'HowToStep', text, timeRequired: `PT${Number(time)}M` }] : text.split(/\r?\n/);
  return [...headingOf(name), ...timed];
}
