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
import { ENDS_GROUP } from '../ends-group.ts';
import { headed } from './json-formats.ts';
import { paragraphs } from './old-texts.ts';
import { heading, lineFrom, recipeOfNode, sourceOf, type ReadItem, type RecipeFormat } from './recipe-format.ts';
import { begins, recipesIn } from './xml-recipes.ts';

/** RecipeML, in which also others write. */
export const RECIPE_ML: RecipeFormat = {
  name: 'RecipeML',
  extensions: ['.xml', '.recipeml'],
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'source', 'notes'],
  isOf: begins(/<recipeml\b/i),
  read: (file) => {
    const recipes = recipesIn(file, 'recipe', recipeMlRecipe);
    // Some leave out the element that parts one recipe from the next.
    return recipes.length > 0 ? recipes : recipesIn(file, 'recipeml', recipeMlRecipe);
  },
};

function recipeMlRecipe(recipe: Element): ReadItem {
  const [head, ingredients, directions] = ['head', 'ingredients', 'directions'].map(
    (name) => childrenNamed(recipe, name)[0],
  );
  const source = sourceOf(head && sourceText(allNamed(head, 'source')[0]));
  return recipeOfNode(
    {
      name: head && childText(head, 'title'),
      description: [head && childText(head, 'subtitle'), childText(recipe, 'description')].filter(Boolean).join('. '),
      author: source.author,
      url: source.url,
      recipeYield: head && measure(childrenNamed(head, 'yield')[0]),
      ...(head && timesOf(childrenNamed(head, 'preptime'))),
      keywords: head && textsNamed(head, 'cat'),
      recipeIngredient: ingredients && childrenOf(ingredients).flatMap(recipeMlLines),
      recipeInstructions: directions && recipeMlSteps(directions),
    },
    {
      notes: [
        ...headed('Equipment', allNamed(recipe, 'tool').map(spoken).join(', ')),
        ...allNamed(recipe, 'note').flatMap(noteOf),
      ],
    },
  );
}

/** Its parts, such as an author and a book. */
function sourceText(source: Element | undefined): string {
  const parts = source ? textsNamed(source, 'srcitem') : [];
  return parts.length > 0 ? parts.join(', ') : trimmed(source);
}

const noteOf = (note: Element): string[] => {
  const [type, text] = [attribute(note, 'type'), spoken(note)];
  return type === '' ? [text] : headed(type, text);
};

/** What the type of a time may say, which is named after the preparing whatever it is. */
const TIMES: readonly [fact: string, type: RegExp][] = [
  ['totalTime', /total|gesamt/i],
  ['cookTime', /cook|bak|koch|back|cuisson/i],
  ['prepTime', /./],
];

/** Times of several types that count as one, such as preparing and cooling, come one after the other. */
function timesOf(times: readonly Element[]): Record<string, string> {
  const ofTypes = new Map<string, string>();
  for (const time of times) {
    const type = attribute(time, 'type') || 'preparation';
    if (!ofTypes.has(type)) ofTypes.set(type, measure(time));
  }
  const facts: Record<string, string> = {};
  for (const [type, time] of ofTypes) {
    const fact = TIMES.find(([, pattern]) => pattern.test(type))?.[0] ?? 'prepTime';
    facts[fact] = [facts[fact], time].filter(Boolean).join(' ');
  }
  return facts;
}

/** Numbers with their units; `<range>` has two ends. */
function measure(element: Element | undefined): string {
  if (!element) return '';
  const parts = childrenOf(element);
  if (element.name === 'range') return parts.map(trimmed).join('-');
  return parts.length === 0 ? trimmed(element) : parts.map(measure).filter(Boolean).join(' ');
}

function recipeMlLines(part: Element): string[] {
  if (part.name === 'ing-div')
    return [...heading(childText(part, 'title')), ...childrenNamed(part, 'ing').flatMap(recipeMlLines), ENDS_GROUP];
  if (part.name !== 'ing') return [];
  const instead = childrenNamed(part, 'alt-ing').map(foodsOf);
  const asides = [
    ...childrenNamed(part, 'ing-note').map(spoken),
    ...(attribute(part, 'optional') === 'yes' ? ['optional'] : []),
  ];
  return [[[foodsOf(part), ...instead].join(' or '), ...asides.map((aside) => `(${aside})`)].join(' ')];
}

/** A food behind its amount; what stands in for another may be several. */
function foodsOf(part: Element): string {
  const foods: string[] = [];
  let amount = '';
  for (const child of childrenOf(part)) {
    if (child.name === 'amt') amount = measure(child);
    if (child.name === 'item') foods.push(lineFrom([amount, spoken(child)]));
    if (child.name === 'item') amount = '';
  }
  return lineFrom([foods.join(' and ')], childText(part, 'prep'));
}

/** The steps below the titles of their parts. Several are one each, however their lines are broken; all in one is a text. */
function recipeMlSteps(directions: Element): string[] {
  const steps = allNamed(directions, 'step');
  if (steps.length < 2) return paragraphs(trimmed(steps[0] ?? directions).split('\n'));
  return childrenOf(directions).flatMap((part) =>
    part.name === 'step'
      ? [spoken(part)]
      : [...heading(childText(part, 'title')), ...allNamed(part, 'step').map(spoken)],
  );
}

/** A text with the elements in it on one line. */
const spoken = (element: Element): string => wordsOf(element).replace(/\s+/g, ' ').trim();

/** A unit stands apart from its number. */
function wordsOf(element: Element): string {
  const said = element.children.map((child) => {
    if ('data' in child) return child.data;
    if (!('attribs' in child)) return '';
    return /^(?:time)?unit$/.test(child.name) ? ` ${wordsOf(child)}` : wordsOf(child);
  });
  return said.join('');
}
