import { RecipeStatus } from '../../recipes/recipe-enums.ts';
import type { Recipe, RecipeLine, RecipeStep } from '../../recipes/recipe.entity.ts';
import type { ExportedRecipe } from '../export/exported-recipe.ts';
import { recipeJsonLd } from '../export/recipe-json-ld.ts';
import { recipeMarkdown } from '../export/recipe-markdown.ts';
import { recipeOfNode, type ReadItem } from '../formats/recipe-format.ts';
import { toDraft } from '../import-draft.ts';
import { items, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { differencesOf, EXACT, exactPartsOf, type WholeParts } from './exact-parts.ts';

/** A recipe with all that its cook wrote. */
export interface WholeRecipe {
  recipe: Recipe;
  lines: readonly RecipeLine[];
  steps: readonly RecipeStep[];
}

/** A recipe of an archive as it stands in its two files. */
export interface MovedRecipe {
  jsonLd: string;
  markdown: string;
}

/** By what property a recipe of another cook says how its site calls it. */
const STAND_IN = 'larder:slug';

/**
 * The files of a recipe in an archive. Its JSON-LD is what other programs read; what would not come back from that word for word stands beside it.
 * @param picture its file, if there is one
 * @param url where it is, for a recipe of another cook
 */
export function movedRecipe(
  { recipe, lines, steps }: WholeRecipe,
  { picture, url = null, isOthers = false }: { picture?: string | undefined; url?: string | null; isOthers?: boolean },
): MovedRecipe {
  const whole = wholeParts({ recipe, lines, steps });
  const exported: ExportedRecipe = {
    ...whole,
    sourceUrl: whole.sourceUrl ?? null,
    url: null,
    images: picture === undefined ? [] : [picture],
    nutrition: null,
    rating: null,
    diet: recipe.diet,
    publishedAt: null,
  };
  const node = {
    ...recipeJsonLd({ ...exported, sourceUrl: exported.sourceUrl ?? url }),
    dateCreated: recipe.createdAt.toISOString(),
    ...(isOthers && { [STAND_IN]: recipe.slug }),
  };
  const exact = differencesOf({ ...whole, ...(url !== null && { sourceUrl: whole.sourceUrl ?? url }) }, readBack(node));
  const isSaid = Object.keys(exact).length === 0;
  return {
    jsonLd: `${JSON.stringify(isSaid ? node : { ...node, [EXACT]: exact }, null, 2)}\n`,
    markdown: recipeMarkdown(exported),
  };
}

/** A recipe of an archive, read from its JSON-LD. @param picture reads the file of this name beside it */
export function readMoved(
  node: JsonLdNode,
  picture: (name: string) => (() => Uint8Array | undefined) | undefined,
): ReadItem {
  const image = items(node['image']).find((one) => typeof one === 'string');
  const read = recipeOfNode(node, { notes: notesIn(node), pictures: image === undefined ? [] : [picture(image)] });
  if ('refusal' in read) return read;
  const written = typeof node['dateCreated'] === 'string' ? Date.parse(node['dateCreated']) : NaN;
  const slug = node[STAND_IN];
  return {
    ...read,
    exact: exactPartsOf(node),
    isOwnPicture: true,
    ...(Number.isFinite(written) && { writtenAt: new Date(Math.min(written, Date.now())) }),
    ...(typeof slug === 'string' && { standIn: { slug, title: read.title } }),
  };
}

const notesIn = (node: JsonLdNode): unknown[] =>
  items(node['comment']).map((comment) => (comment as JsonLdNode | null)?.['text']);

/** What becomes of the JSON-LD alone. */
function readBack(node: object): Partial<WholeParts> {
  const read = readMoved(JSON.parse(JSON.stringify(node)) as JsonLdNode, () => undefined);
  if ('refusal' in read) return {};
  const draft = toDraft({ ...read, key: 'moved' }, RecipeStatus.DRAFT);
  return 'refusal' in draft ? {} : draft;
}

function wholeParts({ recipe, lines, steps }: WholeRecipe): WholeParts {
  const { title, alsoCalled, description, authorName, difficulty, prepTime, cookTime, servings, tags } = recipe;
  return {
    title,
    alsoCalled,
    description,
    notes: recipe.notes ?? null,
    authorName,
    cuisine: recipe.cuisine ?? null,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    ...(recipe.sourceUrl && { sourceUrl: recipe.sourceUrl }),
    lines: lines.map(({ text, group, hint }) => ({ text, group: group ?? null, food: hint ?? null })),
    steps: steps.map(({ description: said, timeMin }) => ({ description: said, timeMin: timeMin ?? null })),
  };
}
