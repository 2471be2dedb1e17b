import {
  attribute,
  htmlTree,
  trimmed,
  withAttribute,
  withClass,
  allNamed,
  childrenOf,
  type Element,
} from '../archive/markup-tree.ts';
import type { OpenedFile } from '../archive/opened-file.ts';
import { allBut, heading, linesIn, recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';

const PAGES = ['.html', '.htm'];

/** Recipe Keeper: `recipes.html` with a folder of pictures, zipped. */
export const RECIPE_KEEPER: RecipeFormat = {
  name: 'Recipe Keeper',
  extensions: PAGES,
  keeps: allBut('description', 'cuisine'),
  isOf: (file) => /class=["']?recipe-details\b/.test(file.text) && /itemprop=["']?recipeDirections\b/.test(file.text),
  read: (file) => withClass(htmlTree(file.text), 'recipe-details').map((recipe) => recipeKeeper(file, recipe)),
};

const KEEPER_NUTRITION: Readonly<Record<string, string>> = {
  recipeNutServingSize: 'servingSize',
  recipeNutCalories: 'calories',
  recipeNutTotalFat: 'fatContent',
  recipeNutSaturatedFat: 'saturatedFatContent',
  recipeNutCholesterol: 'cholesterolContent',
  recipeNutSodium: 'sodiumContent',
  recipeNutTotalCarbohydrate: 'carbohydrateContent',
  recipeNutDietaryFiber: 'fiberContent',
  recipeNutSugars: 'sugarContent',
  recipeNutProtein: 'proteinContent',
};

function recipeKeeper(file: OpenedFile, recipe: Element): ReadItem {
  const all = (name: string): Element[] => withAttribute(recipe, 'itemprop', name);
  const said = (element: Element | undefined): string => attribute(element, 'content') || trimmed(element);
  const fact = (name: string): string => said(all(name)[0]);
  const lines = (name: string): string[] => all(name).flatMap(linesOfBlocks);
  const source = all('recipeSource')[0];
  const nutrition = Object.entries(KEEPER_NUTRITION).map(([name, ours]) => [
    ours,
    fact(name) === '0' ? '' : fact(name),
  ]);
  const pictures = withClass(recipe, 'recipe-photo').concat(
    withClass(recipe, 'recipe-photos-div').flatMap((div) => allNamed(div, 'img')),
  );
  return recipeOfNode(
    {
      name: fact('name'),
      author: /^https?:/.test(said(source)) ? undefined : said(source),
      url: (source && attribute(allNamed(source, 'a')[0], 'href')) || said(source),
      recipeYield: fact('recipeYield'),
      prepTime: fact('prepTime'),
      cookTime: fact('cookTime'),
      keywords: ['recipeCourse', 'recipeCategory'].flatMap((name) => all(name).map(said)).filter(Boolean),
      recipeIngredient: lines('recipeIngredients'),
      recipeInstructions: lines('recipeDirections'),
      nutrition: Object.fromEntries(nutrition) as Record<string, unknown>,
    },
    {
      notes: lines('recipeNotes'),
      rating: fact('recipeRating'),
      isFavorite: fact('recipeIsFavourite').toLowerCase() === 'true',
      sets: all('recipeCollection').map(said),
      pictures: [...all('recipeImage').map(said), ...pictures.map((image) => attribute(image, 'src'))].map((path) =>
        file.picture(path),
      ),
    },
  );
}

/** The paragraphs of a part; one in bold heads those behind it. */
function linesOfBlocks(part: Element): string[] {
  const blocks = childrenOf(part).filter(
    ({ name }) => name === 'p' || name === 'li' || name === 'div' || name === 'h3',
  );
  if (blocks.length === 0) return linesIn(trimmed(part));
  return blocks.flatMap((block) => {
    const text = trimmed(block);
    const bold = [...allNamed(block, 'b'), ...allNamed(block, 'strong')][0];
    return block.name === 'h3' || (bold && trimmed(bold) === text) ? heading(text) : linesIn(text);
  });
}

/** Copy Me That: `recipes.html` with a folder of pictures, zipped. */
export const COPY_ME_THAT: RecipeFormat = {
  name: 'Copy Me That',
  extensions: PAGES,
  keeps: allBut('times', 'cuisine', 'nutrition'),
  isOf: (file) => /class=(?:["'][^"']*)?\brecipeIngredient\b/.test(file.text) && /id=["']?name\b/.test(file.text),
  read: (file) => withClass(htmlTree(file.text), 'recipe').map((recipe) => copyMeThat(file, recipe)),
};

function copyMeThat(file: OpenedFile, recipe: Element): ReadItem {
  const byId = (id: string): Element | undefined => withAttribute(recipe, 'id', id)[0];
  const link = byId('original_link');
  // Lists stand in a part with an id, or their items alone tell what they are.
  const list = (id: string, kind: string): string[] => {
    const found = byId(id);
    const listed = found ? itemsOf(found, kind) : withClass(recipe, kind);
    return listed.length > 0 ? listed.flatMap(itemLines) : linesIn(trimmed(found));
  };
  // Its page calls them tags and its markup categories: they are the only way in which it puts recipes together.
  const categories = withClass(recipe, 'recipeCategory')
    .map(trimmed)
    .filter((tag) => !/^tags:/i.test(tag));
  return recipeOfNode(
    {
      name: trimmed(byId('name')),
      description: trimmed(byId('description')),
      url: link && (attribute(link, 'href') || trimmed(link)),
      recipeYield: trimmed(byId('recipeYield')) || trimmed(byId('servings')).replace(/^servings:\s*/i, ''),
      keywords: categories,
      recipeIngredient: list('recipeIngredients', 'recipeIngredient'),
      recipeInstructions: list('recipeInstructions', 'instruction'),
    },
    {
      notes: list('recipeNotes', 'recipeNote'),
      rating: trimmed(byId('ratingValue')),
      isFavorite: trimmed(byId('starred')) !== '',
      sets: categories,
      pictures: allNamed(recipe, 'img').map((image) => file.picture(attribute(image, 'src'))),
    },
  );
}

/** The items of a list, and the headings that stand among them as parts of the same kind. */
function itemsOf(list: Element, kind: string): Element[] {
  const items = childrenOf(list).filter((item) => item.name === 'li' || withClass(item, kind).includes(item));
  return items.length > 0 ? items : allNamed(list, 'li');
}

function itemLines(item: Element): string[] {
  const kind = attribute(item, 'class');
  return /header|subheading|heading/i.test(kind) ? heading(trimmed(item)) : linesIn(trimmed(item));
}
