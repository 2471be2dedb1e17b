import { decodeHtml } from '../html/decode-html.ts';
import { chooseRecipe, ingredientsOf, instructionsOf } from './choose-recipe.ts';
import { findRecipes } from './find-recipes.ts';
import { readHeadedLists } from './headed-lists.ts';
import { parseJsonLd } from './json-ld-text.ts';
import { statedBy, type JsonLdNode } from './json-ld-nodes.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';
import { readRecipeNode, type PageRecipe } from './page-recipe.ts';
import { readAddress } from './read-details.ts';

/** The recipe of a page, or why there is none. */
export type PageReading = { recipe: PageRecipe } | { error: string };

/**
 * The recipe of a web page in one shape, from schema.org JSON-LD, or else microdata, RDFa Lite or microformats, or else what stands under
 * its headings. Total: any bytes give an answer.
 * @param url the address the page comes from, if known; what the page gives without a host is completed with it
 * @param charset the encoding that its server names, if any
 * @param imageBase the address that its pictures are relative to, where they were saved with it
 */
export function readPage(
  bytes: Uint8Array,
  url: string | null = null,
  charset: string | null = null,
  imageBase: string | null = null,
): PageReading {
  const html = decodeHtml(bytes, charset);
  const facts = readPageFacts(html);
  const found = recipeNode(html, facts, url);
  if ('error' in found) return found;
  const own = readAddress(facts.urls, url) ?? url;
  const recipe = readRecipeNode(found.node, {
    title: facts.titles[0] ?? null,
    image: readAddress(facts.image, imageBase ?? url ?? own),
    url: own,
    base: url ?? own,
    imageBase,
  });
  return recipe === null ? { error: 'no recipe found: what the page calls a recipe has no title' } : { recipe };
}

function recipeNode(html: string, facts: PageFacts, url: string | null): { node: JsonLdNode } | { error: string } {
  const page = { titles: facts.titles, urls: url === null ? facts.urls : [url, ...facts.urls] };
  const scripts = facts.scripts.map(parseJsonLd);
  const node = chooseRecipe(findRecipes(scripts), page);
  if (node && isWhole(node)) return { node };
  const marked = chooseRecipe(findRecipes(facts.items), page);
  const said = { ...marked, ...(node && statedBy(node)) };
  const headed = isWhole(said) ? undefined : readHeadedLists(html);
  if (node || marked || headed) return { node: { ...headed, ...said } };
  const isBroken = scripts.some((script, at) => script === undefined && /recipe/i.test(facts.scripts[at] ?? ''));
  return { error: isBroken ? 'no recipe found: the JSON-LD of the page is broken' : 'no recipe found' };
}

const isWhole = (node: JsonLdNode): boolean => ingredientsOf(node) !== undefined && instructionsOf(node) !== undefined;
