import { toldSteps } from './told-steps.ts';
import { allBut, linesIn, recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';

/** What stands before a value, in the order of the file; a value goes on until the next of them. */
const LABELS = [
  'Title',
  'Description',
  'Yield',
  'ActiveTime',
  'TotalTime',
  'Source',
  'Url',
  'Folder',
  'Ingredients',
  'Instructions',
  'Notes',
  'CreatedAt',
  'UpdatedAt',
  'Rating',
  'Labels',
  'Images',
] as const;
type Label = (typeof LABELS)[number];

const LABELLED = new RegExp(`^\\s*(${LABELS.join('|')}): ?(.*)$`);
/** Before 2020 its labels began with a small letter, in another order and with ids between them. */
const OLD = /^title: /;
const OLD_LABELLED = new RegExp(`^(id|userId|${LABELS.map(inSmall).join('|')}): ?(.*)$`);
const HEAD = /^\s*==== Recipes ====\s*$/;
/** What a template writes where there is nothing. */
const NOTHING = /^(?:null|undefined)$/;

/** RecipeSage's export as text: a heading, and each value behind its label. */
export const RECIPESAGE_TEXT: RecipeFormat = {
  name: 'RecipeSage (text)',
  extensions: ['.txt'],
  keeps: allBut('cuisine', 'picture', 'nutrition', 'favourite'),
  isOf: (file) => HEAD.test(file.lines.find((line) => line.trim() !== '') ?? ''),
  read: (file) => (file.lines.some((line) => OLD.test(line)) ? oldRecipesOf : recipesOf)(file.lines).map(read),
};

type Values = Map<Label, string[]>;

/** A title begins the next recipe; a label counts only where it comes later than the one before, as words of a step may look like one. */
function recipesOf(lines: readonly string[]): Values[] {
  const recipes: Values[] = [];
  let at: number = LABELS.length;
  for (const line of lines) {
    const [, label, value = ''] = LABELLED.exec(line) ?? [];
    const place = LABELS.indexOf(label as Label);
    const isNext = place === 0 ? at >= LABELS.indexOf('Notes') : place > at;
    if (place === 0 && isNext) recipes.push(new Map());
    if (place >= 0 && isNext) at = place;
    const current = LABELS[at];
    if (current) recipes.at(-1)?.set(current, [...(recipes.at(-1)?.get(current) ?? []), isNext ? value : line]);
  }
  return recipes;
}

/** A title behind the steps begins the next recipe; any other label counts once. */
function oldRecipesOf(lines: readonly string[]): Values[] {
  const recipes: Values[] = [];
  let current: string[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = OLD_LABELLED.exec(line) ?? [];
    const label = LABELS.find((one) => inSmall(one) === name);
    if (label === 'Title' && recipes.at(-1)?.has('Instructions') !== false) recipes.push(new Map());
    const recipe = recipes.at(-1);
    if (label && recipe?.has(label) === false) recipe.set(label, (current = [value]));
    else if (name === '' || label) current.push(line);
    else current = [];
  }
  return recipes;
}

function inSmall(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function read(values: Values): ReadItem {
  const written = (label: Label): string =>
    (values.get(label) ?? []).filter((line) => !NOTHING.test(line.trim())).join('\n');
  const lines = (label: Label): string[] => linesIn(written(label));
  const text = (label: Label): string => lines(label).join(' ');
  const { steps, notes } = toldSteps(written('Instructions'));
  return recipeOfNode(
    {
      name: text('Title'),
      description: text('Description'),
      author: text('Source'),
      url: text('Url'),
      recipeYield: text('Yield'),
      prepTime: text('ActiveTime'),
      totalTime: text('TotalTime'),
      keywords: text('Labels'),
      recipeIngredient: lines('Ingredients'),
      recipeInstructions: steps,
    },
    { notes: [...lines('Notes'), ...notes], rating: text('Rating'), sets: text('Labels').split(',') },
  );
}
