import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import { readRecipeFiles, type SeedRecipe } from '../../api/src/modules/catalogue/recipe-files.ts';

/** A web page made for a test, and what a careful person would read on it. */
export interface RecipePage {
  html: string;
  title: string;
  ingredients: number;
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  servings: number | null;
}

type Json = Record<string, unknown>;
type Shape<T> = readonly [weight: number, shape: (recipe: T) => unknown];

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const iso = (minutes: number): string => `PT${minutes}M`;
const isoHours = (minutes: number): string => `P0DT${Math.floor(minutes / 60)}H${minutes % 60}M`;
const step = (text: string): Json => ({ '@type': 'HowToStep', text });
const section = (name: string, texts: string[]): Json => ({
  '@type': 'HowToSection',
  name,
  itemListElement: texts.map(step),
});
const textsOf = (recipe: SeedRecipe): string[] => recipe.instructions.map(({ text }) => text);
const linesOf = (recipe: SeedRecipe): string[] => recipe.ingredients.map(({ text }) => text);
const image = 'https://example.com/dish.jpg';

/** Shapes in the proportions counted on 957 real pages. */
const INSTRUCTIONS: Shape<SeedRecipe>[] = [
  [672, (recipe) => textsOf(recipe).map(step)],
  [130, (recipe) => [section('Cook', textsOf(recipe).slice(0, 2)), section('Serve', textsOf(recipe).slice(2))]],
  [37, (recipe) => [section('Cook', textsOf(recipe).slice(0, 2)), ...textsOf(recipe).slice(2).map(step)]],
  [
    39,
    (recipe) =>
      textsOf(recipe)
        .map((text, at) => `<p>${at + 1}. ${text}</p>`)
        .join('\r\n'),
  ],
  [35, textsOf],
  [33, () => undefined],
  [6, () => []],
  [4, (recipe) => [textsOf(recipe).map(step)]],
  [1, (recipe) => section('Cook', textsOf(recipe))],
];
const INGREDIENTS: Shape<SeedRecipe>[] = [
  [921, linesOf],
  [12, () => undefined],
  [12, (recipe) => ({ old: linesOf(recipe) })],
  [6, (recipe) => linesOf(recipe).join('\n')],
  [4, () => []],
];
const YIELDS: Shape<number>[] = [
  [400, (count) => [String(count), `${count} servings`]],
  [198, (count) => [`${count} servings`]],
  [219, (count) => `Serves ${count}`],
  [78, (count) => count],
  [53, () => undefined],
  [3, (count) => ({ '@type': 'QuantitativeValue', value: count, unitText: 'servings' })],
];
const IMAGES: Shape<string>[] = [
  [717, (url) => [url, url]],
  [126, (url) => url],
  [69, (url) => ({ '@type': 'ImageObject', url })],
  [33, (url) => [{ '@type': 'ImageObject', contentUrl: url }]],
  [7, () => ({ '@type': 'ImageObject' })],
  [4, () => undefined],
];
const AUTHORS: Shape<string>[] = [
  [451, (name) => ({ '@type': 'Person', name })],
  [376, (name) => ({ name })],
  [39, (name) => ({ '@type': 'Organization', name })],
  [38, (name) => [{ '@type': 'Person', name }]],
  [17, (name) => name],
  [31, () => undefined],
];
const TIMES: Shape<number>[] = [
  [2_000, iso],
  [324, isoHours],
  [20, (minutes) => `${minutes} minutes`],
  [10, (minutes) => minutes],
  [9, (minutes) => `PT${Math.floor(minutes / 60)}H${minutes % 60}`],
  [8, (minutes) => `PT${minutes * 60}S`],
];
const CONTAINERS: Shape<Json>[] = [
  [
    598,
    (recipe) => ({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'A kitchen' },
        { '@type': 'Person', '@id': '#cook', name: 'A Cook' },
        recipe,
      ],
    }),
  ],
  [322, (recipe) => ({ '@context': 'http://schema.org/', ...recipe })],
  [43, (recipe) => [{ '@type': 'BreadcrumbList', itemListElement: [] }, recipe]],
  [2, (recipe) => ({ '@type': 'WebPage', mainEntity: recipe })],
  [10, (recipe) => [{ ...recipe, name: 'Another dish', recipeIngredient: ['1 egg'] }, recipe]],
];
/** Slips of templates that leave JSON broken. */
const SLIPS: Shape<string>[] = [
  [900, (json) => json],
  [20, (json) => json.replaceAll('}', ',}')],
  [15, (json) => `<!--\n${json}\n-->`],
  [12, (json) => `//<![CDATA[\n${json}\n//]]>`],
  [10, (json) => json.replaceAll('. ', '.\n\t')],
];

/** As many pages as asked for, each with one recipe of the catalogue, in the shapes and proportions of real pages; the same in every run. */
export function recipePages(count: number, options: { seed?: number; padding?: number } = {}): RecipePage[] {
  const random = randomFrom(options.seed ?? 1);
  const recipes = readRecipeFiles(SEED_FOLDER).filter(({ instructions }) => instructions.length > 2);
  return Array.from({ length: count }, (_, at) =>
    pageOf(recipes[at % recipes.length]!, random, options.padding ?? 2_000),
  );
}

function choose<T>(shapes: readonly Shape<T>[], value: T, random: () => number): unknown {
  let place = random() * shapes.reduce((sum, [weight]) => sum + weight, 0);
  return shapes.find(([weight]) => (place -= weight) < 0)?.[1](value);
}

function pageOf(recipe: SeedRecipe, random: () => number, padding: number): RecipePage {
  const pick = <T>(shapes: readonly Shape<T>[], value: T): unknown => choose(shapes, value, random);
  const isEncoded = random() < 372 / 957;
  const total = recipe.prepTime + recipe.cookTime;
  const ingredients = pick(INGREDIENTS, recipe);
  const node: Json = {
    '@type': random() < 14 / 957 ? ['Recipe', 'NewsArticle'] : 'Recipe',
    name: recipe.title,
    description: recipe.description,
    ...(isOld(ingredients) ? { ingredients: ingredients.old } : { recipeIngredient: ingredients }),
    recipeInstructions: pick(INSTRUCTIONS, recipe),
    recipeYield: pick(YIELDS, recipe.servings),
    prepTime: pick(TIMES, recipe.prepTime),
    cookTime: pick(TIMES, recipe.cookTime),
    totalTime: pick(TIMES, total),
    image: pick(IMAGES, image),
    author: pick(AUTHORS, 'A Cook'),
  };
  const json = JSON.stringify(pick(CONTAINERS, isEncoded ? encoded(node) : node), null, random() < 0.5 ? 2 : 0);
  return {
    html: page(recipe.title, `<script type="application/ld+json">${String(pick(SLIPS, json))}</script>`, padding),
    title: recipe.title,
    ingredients:
      ingredients === undefined || (Array.isArray(ingredients) && ingredients.length === 0)
        ? 0
        : recipe.ingredients.length,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    totalTime: total,
    servings: node['recipeYield'] === undefined ? null : recipe.servings,
  };
}

function isOld(ingredients: unknown): ingredients is { old: string[] } {
  return typeof ingredients === 'object' && ingredients !== null && 'old' in ingredients;
}

/** Texts as pages encode them that pass them through HTML first. */
function encoded(node: Json): Json {
  const encode = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('é', '&eacute;').replaceAll('"', '&quot;');
  return JSON.parse(JSON.stringify(node), (_, value: unknown) =>
    typeof value === 'string' && !value.startsWith('<') ? encode(value) : value,
  ) as Json;
}

/** A page of at least so many characters around the given markup. */
export function page(title: string, markup: string, padding = 0): string {
  const block =
    '<div class="post"><p>Some words about <a href="/soup?a=1&amp;b=2">soup</a> &amp; bread.<br></p><ul><li>One<li>Two</ul></div>\n';
  const filler = block.repeat(Math.ceil(padding / block.length));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | A kitchen</title>${markup}</head><body><h1>${title}</h1>${filler}</body></html>`;
}
