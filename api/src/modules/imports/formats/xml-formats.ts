import {
  allNamed,
  attribute,
  childrenNamed,
  childrenOf,
  childText,
  textsNamed,
  trimmed,
  xmlTree,
  type Element,
} from '../archive/markup-tree.ts';
import type { OpenedFile } from '../archive/opened-file.ts';
import { ENDS_GROUP } from '../ends-group.ts';
import { headed } from './json-formats.ts';
import {
  heading,
  lineFrom,
  linesIn,
  pictureInText,
  recipeOfNode,
  type ReadItem,
  allBut,
  type RecipeFormat,
} from './recipe-format.ts';

/** Beginning of a file that says what it is, in characters. */
const HEAD = 4_000;
const begins = (mark: RegExp) => (file: OpenedFile) => mark.test(file.text.slice(0, HEAD));
const recipesIn = (file: OpenedFile, name: string, read: (recipe: Element) => ReadItem): ReadItem[] =>
  allNamed(xmlTree(file.text), name).map(read);

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
          prepTime: head && measure(childrenNamed(head, 'preptime')[0]),
          keywords: head && textsNamed(head, 'cat'),
          recipeIngredient: ingredients && childrenOf(ingredients).flatMap(recipeMlLines),
          recipeInstructions: directions && stepsOf(directions, 'step'),
        },
        { notes: childrenNamed(recipe, 'note').map(trimmed) },
      );
    }),
};

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

/** The elements of steps, or the lines of a text in one piece. */
function stepsOf(element: Element, name: string): string[] {
  const steps = textsNamed(element, name);
  return steps.length > 0 ? steps.flatMap(linesIn) : linesIn(trimmed(element));
}

/** Gourmet Recipe Manager's XML. */
export const GOURMET: RecipeFormat = {
  name: 'Gourmet',
  extensions: ['.grmt', '.xml'],
  keeps: allBut('description', 'nutrition', 'favourite'),
  isOf: begins(/<gourmetDoc\b/i),
  read: (file) =>
    recipesIn(file, 'recipe', (recipe) =>
      recipeOfNode(
        {
          name: childText(recipe, 'title'),
          author: childText(recipe, 'source'),
          url: childText(recipe, 'link'),
          recipeYield: childText(recipe, 'yields') || childText(recipe, 'servings'),
          prepTime: childText(recipe, 'preptime'),
          cookTime: childText(recipe, 'cooktime'),
          recipeCuisine: childText(recipe, 'cuisine'),
          keywords: childrenNamed(recipe, 'category').map(trimmed),
          recipeIngredient: childrenNamed(recipe, 'ingredient-list').flatMap((list) =>
            childrenOf(list).flatMap(gourmetLines),
          ),
          recipeInstructions: linesIn(childText(recipe, 'instructions')),
        },
        {
          notes: linesIn(childText(recipe, 'modifications')),
          rating: Number.parseFloat(childText(recipe, 'rating')),
          sets: childrenNamed(recipe, 'category').map(trimmed),
          pictures: [pictureInText(childText(recipe, 'image').replace(/\s+/g, ''))],
        },
      ),
    ),
};

function gourmetLines(part: Element): string[] {
  if (part.name === 'inggroup')
    return [
      ...heading(childText(part, 'groupname')),
      ...childrenNamed(part, 'ingredient').flatMap(gourmetLines),
      ENDS_GROUP,
    ];
  if (part.name !== 'ingredient') return [];
  const line = lineFrom([childText(part, 'amount'), childText(part, 'unit'), childText(part, 'item')]);
  return [attribute(part, 'optional') === 'yes' ? `${line} (optional)` : line];
}

/** KRecipes' XML. */
export const KRECIPES: RecipeFormat = {
  name: 'KRecipes',
  extensions: ['.kreml', '.xml'],
  keeps: ['groups', 'times', 'yield', 'tags', 'picture', 'source', 'rating', 'collections'],
  isOf: begins(/<krecipes\b/i),
  read: (file) =>
    recipesIn(file, 'krecipes-recipe', (recipe) => {
      const about = childrenNamed(recipe, 'krecipes-description')[0] ?? recipe;
      return recipeOfNode(
        {
          name: childText(about, 'title'),
          author: childrenNamed(about, 'author').map(trimmed),
          recipeYield: kreYield(childrenNamed(about, 'yield')[0]) || childText(about, 'serving'),
          prepTime: childText(about, 'preparation-time'),
          keywords: textsNamed(about, 'cat'),
          recipeIngredient: allNamed(recipe, 'krecipes-ingredients').flatMap((list) =>
            childrenOf(list).flatMap(kreLines),
          ),
          recipeInstructions: linesIn(trimmed(childrenNamed(recipe, 'krecipes-instructions')[0])),
        },
        {
          rating: Number.parseFloat(trimmed(allNamed(recipe, 'stars')[0])),
          sets: textsNamed(about, 'cat'),
          pictures: textsNamed(about, 'pic').map((pic) => pictureInText(pic.replace(/\s+/g, ''))),
        },
      );
    }),
};

function kreYield(element: Element | undefined): string {
  return element ? lineFrom([spanOf(childrenNamed(element, 'amount')[0]), childText(element, 'type')]) : '';
}

/** `2`, or `<min>2</min><max>3</max>`. */
function spanOf(amount: Element | undefined): string {
  if (!amount) return '';
  const ends = childrenOf(amount).map(trimmed);
  return ends.length > 0 ? ends.join('-') : trimmed(amount);
}

function kreLines(part: Element): string[] {
  if (part.name === 'ingredient-group')
    return [...heading(attribute(part, 'name')), ...childrenNamed(part, 'ingredient').flatMap(kreLines), ENDS_GROUP];
  if (part.name !== 'ingredient') return [];
  const instead = childrenNamed(part, 'substitutes').flatMap((list) =>
    childrenNamed(list, 'ingredient').flatMap(kreLines),
  );
  const amount = spanOf(childrenNamed(part, 'amount')[0]);
  const line = lineFrom(
    [amount === '0' ? '' : amount, childText(part, 'unit'), childText(part, 'name')],
    childText(part, 'prep'),
  );
  return [[line, ...instead].join(' or ')];
}

/** MasterCook's XML. */
export const MASTERCOOK_MX2: RecipeFormat = {
  name: 'MasterCook (mx2)',
  extensions: ['.mx2', '.mz2', '.xml'],
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'picture', 'source', 'notes'],
  isOf: begins(/<mx2\b/i),
  read: (file) =>
    recipesIn(file, 'RcpE', (recipe) => {
      const made = childrenNamed(recipe, 'Yield')[0];
      return recipeOfNode(
        {
          name: attribute(recipe, 'name'),
          description: childText(recipe, 'Desc'),
          author: attribute(recipe, 'author') || childText(recipe, 'Srce'),
          url: /https?:\/\/\S+/.exec(childText(recipe, 'Srce'))?.[0],
          recipeYield: [
            servings(attribute(childrenNamed(recipe, 'Serv')[0], 'qty')),
            lineFrom([attribute(made, 'qty'), attribute(made, 'unit')]),
          ].filter(Boolean),
          prepTime: attribute(childrenNamed(recipe, 'PrpT')[0], 'elapsed'),
          totalTime: attribute(childrenNamed(recipe, 'TTim')[0], 'elapsed'),
          keywords: textsNamed(recipe, 'CatT'),
          recipeIngredient: childrenNamed(recipe, 'IngR').flatMap(mx2Lines),
          recipeInstructions: textsNamed(recipe, 'DirT').flatMap(linesIn),
        },
        {
          notes: [...linesIn(childText(recipe, 'Note')), ...headed('Nutrition', childText(recipe, 'Nutr'))],
          pictures: [attribute(recipe, 'img')].filter(Boolean).map((image) => file.picture(image)),
        },
      );
    }),
};

const servings = (count: string): string => (Number(count) > 0 ? `${count} servings` : '');

function mx2Lines(part: Element): string[] {
  const [name, quantity, unit] = ['name', 'qty', 'unit'].map((one) => attribute(part, one)) as [string, string, string];
  // "S" heads the lines behind it, "T" is a text among them.
  return attribute(part, 'code') === 'S' ? heading(name) : [lineFrom([quantity, unit, name], childText(part, 'IPrp'))];
}

/** RecipeSage's XML: columns of its table, with labels and pictures. */
export const RECIPESAGE_XML: RecipeFormat = {
  name: 'RecipeSage (XML)',
  extensions: ['.xml'],
  keeps: allBut('cuisine', 'nutrition', 'favourite'),
  isOf: (file) => begins(/<data\b/i)(file) && begins(/<recipe\b/i)(file),
  read: (file) =>
    recipesIn(file, 'recipe', (recipe) =>
      recipeOfNode(
        {
          name: childText(recipe, 'title'),
          description: childText(recipe, 'description'),
          author: childText(recipe, 'source'),
          url: childText(recipe, 'url'),
          recipeYield: childText(recipe, 'yield'),
          prepTime: childText(recipe, 'activeTime'),
          totalTime: childText(recipe, 'totalTime'),
          keywords: sageLabels(recipe),
          recipeIngredient: linesIn(childText(recipe, 'ingredients')),
          recipeInstructions: linesIn(childText(recipe, 'instructions')),
        },
        {
          notes: linesIn(childText(recipe, 'notes')),
          rating: childText(recipe, 'rating'),
          sets: sageLabels(recipe),
          pictures: textsNamed(recipe, 'location').map((place) => pictureInText(place) ?? file.picture(place)),
        },
      ),
    ),
};

const sageLabels = (recipe: Element): string[] =>
  ['labels', 'recipeLabels']
    .flatMap((name) => childrenNamed(recipe, name))
    .flatMap((label) => textsNamed(label, 'title'));

/** My CookBook, also called Cookmate: `.mcb` is a zip of XML and pictures. */
export const MY_COOKBOOK: RecipeFormat = {
  name: 'My CookBook (Cookmate)',
  extensions: ['.xml'],
  keeps: allBut('cuisine'),
  isOf: begins(/<cookbook\b/i),
  read: (file) =>
    recipesIn(file, 'recipe', (recipe) =>
      recipeOfNode(
        {
          name: childText(recipe, 'title'),
          description: cookmateLines(recipe, 'description').join(' '),
          author: childText(recipe, 'source'),
          url: childText(recipe, 'url'),
          recipeYield: childText(recipe, 'quantity'),
          prepTime: childText(recipe, 'preptime'),
          cookTime: childText(recipe, 'cooktime'),
          totalTime: childText(recipe, 'totaltime'),
          keywords: ['category', 'tag'].flatMap((name) => childrenNamed(recipe, name).map(trimmed)),
          recipeIngredient: cookmateLines(recipe, 'ingredient'),
          recipeInstructions: cookmateLines(recipe, 'recipetext'),
        },
        {
          notes: [...cookmateLines(recipe, 'comments'), ...headed('Nutrition', cookmateLines(recipe, 'nutrition'))],
          rating: childText(recipe, 'rating'),
          isFavorite: /^(?:1|true)$/i.test(childText(recipe, 'favorite')),
          sets: childrenNamed(recipe, 'category').map(trimmed),
          pictures: ['imagepath', 'image']
            .flatMap((name) => textsNamed(recipe, name))
            .map((path) => file.picture(path)),
        },
      ),
    ),
};

/** Its lists are `<li>` in an element, or lines. */
function cookmateLines(recipe: Element, name: string): string[] {
  return childrenNamed(recipe, name).flatMap((list) => stepsOf(list, 'li'));
}
