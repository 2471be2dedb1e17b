import {
  allNamed,
  attribute,
  childrenNamed,
  childrenOf,
  childText,
  textsNamed,
  trimmed,
  type Element,
} from '../archive/markup-tree.ts';
import { heading, lineFrom, recipeOfNode, type RecipeFormat } from './recipe-format.ts';
import { begins, recipesIn, stepsOf } from './xml-recipes.ts';

/** RecipeML, in which also others write. */
export const RECIPE_ML: RecipeFormat = {
  name: 'RecipeML',
  extensions: ['.xml', '.recipeml'],
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'source', 'notes'],
  isOf: begins(/<recipeml\b/i),
  read: (file) =>
    recipesIn(file, 'recipe', (recipe) => {
      const [head, ingredients, directions] = ['head', 'ingredients', 'directions'].map(
        (name) => childrenNamed(recipe, name)[0],
      );
      const source = head && trimmed(allNamed(head, 'source')[0]);
      return recipeOfNode(
        {
          name: head && childText(head, 'title'),
          description: childText(recipe, 'description'),
          author: source,
          url: source && /https?:\/\/\S+/.exec(source)?.[0],
          recipeYield: head && measure(childrenNamed(head, 'yield')[0]),
          ...(head && timesOf(childrenNamed(head, 'preptime'))),
          keywords: head && textsNamed(head, 'cat'),
          recipeIngredient: ingredients && childrenOf(ingredients).flatMap(recipeMlLines),
          recipeInstructions: directions && stepsOf(directions, 'step'),
        },
        { notes: childrenNamed(recipe, 'note').map(trimmed) },
      );
    }),
};

/** What the type of a time may say, which is named after the preparing whatever it is. */
const TIMES: readonly [fact: string, type: RegExp][] = [
  ['totalTime', /total|gesamt/i],
  ['cookTime', /cook|bak|koch|back|cuisson/i],
  ['prepTime', /./],
];

function timesOf(times: readonly Element[]): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const time of times) {
    const type = attribute(time, 'type') || 'preparation';
    const fact = TIMES.find(([, pattern]) => pattern.test(type))?.[0] ?? 'prepTime';
    facts[fact] ??= measure(time);
  }
  return facts;
}

function measure(element: Element | undefined): string {
  if (!element) return '';
  const parts = childrenOf(element);
  return parts.length === 0 ? trimmed(element) : parts.map(measure).filter(Boolean).join(' ');
}

function recipeMlLines(part: Element): string[] {
  if (part.name === 'ing-div')
    return [...heading(childText(part, 'title')), ...childrenNamed(part, 'ing').flatMap(recipeMlLines)];
  if (part.name !== 'ing') return [];
  const amount = childrenNamed(part, 'amt')[0];
  const quantity = amount && (childText(amount, 'qty') || childrenNamed(amount, 'range').map(measureRange)[0]);
  const unit = amount && childText(amount, 'unit');
  return [lineFrom([quantity ?? '', unit ?? '', childText(part, 'item')], childText(part, 'prep'))];
}

const measureRange = (range: Element): string => `${childText(range, 'q1')} - ${childText(range, 'q2')}`;
