import type { OpenedFile, Picture } from '../archive/opened-file.ts';
import type { ImportedRecipe } from '../imported-recipe.ts';
import { items, property, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { readRecipeNode } from '../page/page-recipe.ts';
import { readSets } from './read-sets.ts';
import { readAddress, readNutrition } from '../page/read-details.ts';
import { linesOf, textsOf } from '../page/read-text.ts';
import { readYield } from '../page/read-yield.ts';

/** What a format may hold of a recipe, as `docs/importing.md` names it. */
export const KEPT = [
  'title',
  'description',
  'lines',
  'groups',
  'steps',
  'times',
  'yield',
  'tags',
  'cuisine',
  'picture',
  'source',
  'notes',
  'rating',
  'nutrition',
  'favourite',
  'collections',
] as const;
/** One of these. */
export type Kept = (typeof KEPT)[number];
/** What every format has. */
const ALWAYS: ReadonlySet<Kept> = new Set(['title', 'lines', 'steps']);

/** What is kept of a format that may say all of it but these. */
export const allBut = (...missing: readonly Kept[]): readonly Kept[] =>
  KEPT.filter((kept) => !ALWAYS.has(kept) && !missing.includes(kept));

/** A recipe of a file; what tells it apart is added later. */
export type ReadRecipe = Omit<ImportedRecipe, 'key'> & Partial<Pick<ImportedRecipe, 'key'>>;

/** What was read, or why nothing could be; `where` says it better than the file's name where there is something better. */
export type ReadItem = (ReadRecipe | { refusal: string }) & { where?: string };

/** One way in which an app, or a person, writes recipes. */
export interface RecipeFormat {
  /** The app, or what people call it. */
  name: string;
  /** Of the files, in lower case; those of an archive's files where it comes packed. */
  extensions: readonly string[];
  /** What is taken over, where the file says it. Title, lines and steps always are. */
  keeps: readonly Kept[];
  /** Whether a file with such an extension is one. */
  isOf: (file: OpenedFile) => boolean;
  /** Its recipes, in order. */
  read: (file: OpenedFile) => ReadItem[];
}

/** What a recipe says beyond schema.org's `Recipe`. */
export interface Extras {
  /** Notes of the cook's, a line or paragraph each. */
  notes?: unknown;
  /** Stars that the cook gave, of five. */
  rating?: unknown;
  isFavorite?: boolean;
  /** Names of the sets that the cook put it in, or `{name, description}`; what only describes it is a keyword. */
  sets?: readonly unknown[];
  /** The first that can be had is its picture. */
  pictures?: readonly (Picture | undefined)[];
}

const NOWHERE = { title: null, image: null, url: null, base: null };
/** A picture that stands in the text itself. */
const DATA_URI = /^data:image\/[a-z+.-]+;base64,/i;

/** A recipe told in the terms of schema.org, with what else its app says of it. */
export function recipeOfNode(
  node: JsonLdNode,
  { notes, rating, isFavorite, sets, pictures = [] }: Extras = {},
): ReadItem {
  const recipe = readRecipeNode(node, NOWHERE);
  if (!recipe) return { refusal: 'it has no title' };
  const stars = starsOf(rating);
  const picture = pictures.find((one) => one !== undefined);
  const noted = notesOf([...items(notes), ...yieldNotes(property(node, 'recipeYield'), recipe.servings)]);
  const nutrition = readNutrition(property(node, 'nutrition'));
  const named = readSets(sets);
  return {
    ...recipe,
    url: readAddress(property(node, 'isBasedOn'), null) ?? recipe.url,
    ...(noted && { notes: noted }),
    ...(stars !== null && { stars }),
    ...(isFavorite && { isFavorite }),
    ...(named.length > 0 && { sets: named }),
    ...(nutrition && { nutrition }),
    ...(picture && { picture }),
  };
}

/** What it makes, where that is no count, or another than that of the servings: `2 cups`, `1 loaf`. */
const yieldNotes = (value: unknown, servings: number | null): string[] =>
  textsOf(value)
    .filter((text) => /[1-9½¼¾]/.test(text) && /\p{L}/u.test(text))
    .filter((text) => readYield(text).servings === null || readYield(text).servings !== servings)
    .map((text) => `Yield: ${text}`);

/** Notes as one text, a line each. */
export function notesOf(value: unknown): string | null {
  return (
    items(value)
      .flatMap((note) => linesOf(note))
      .join('\n') || null
  );
}

/** Whole stars from 1 to 5; null where none are given. */
function starsOf(value: unknown): number | null {
  const stars = Math.round(Number(value));
  return stars >= 1 && stars <= 5 ? stars : null;
}

/** A picture in base64, or the address of one as a data URI; undefined for anything else. */
export function pictureInText(value: unknown): Picture | undefined {
  if (typeof value !== 'string' || value.length < 100) return undefined;
  const isAddress = /^[a-z]+:/i.test(value);
  if (isAddress && !DATA_URI.test(value)) return undefined;
  return () => Buffer.from(value.replace(DATA_URI, ''), 'base64');
}

/** The lines of a text, without empty ones. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A heading among lines; none where it has no words. */
export const heading = (text: string): string[] => (text.trim() === '' ? [] : [`## ${text.trim()}`]);

/** `2 cups` and `flour` and `sifted` as a line: parts without words are left out, and brackets need no comma. */
export function lineFrom(parts: readonly string[], preparation = ''): string {
  const said = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  return [said, preparation.trim()].filter(Boolean).join(/^\s*\(/.test(preparation) ? ' ' : ', ');
}

/** Where a recipe comes from, which stands in for its author; beside one it is a note. */
export interface SaidSource {
  author: string | undefined;
  url: string | undefined;
  notes: string[];
}

/** What is written where a name is not known. */
const NO_NAME = /^(?:n\/?a|none|unknown|unbekannt|anonymous)?$/i;
/** Also as mail writes it, `<https://…>`. */
const ADDRESS = /<?(https?:\/\/[^\s<>]+)>?/;
/** A word before an address: `the archive at https://…`. */
const BEFORE_ADDRESS = /(?:\s(?:at|from|on|see|unter|bei))?[\s:,(]{0,5}$/i;

/** A source in the words of a file: an address, or a name such as a book's. */
export function sourceOf(said = '', author = ''): SaidSource {
  const [address, url] = ADDRESS.exec(said) ?? [];
  const name = (address === undefined ? said : said.replace(address, '').replace(BEFORE_ADDRESS, '')).trim();
  const by = NO_NAME.test(author.trim()) ? '' : author;
  const isNew = name !== '' && name !== by;
  return { author: by || name || undefined, url, notes: by && isNew ? [`Source: ${name}`] : [] };
}

/** Of several sources the first that names somebody; what others say besides is noted. */
export function oneOf(...sources: readonly SaidSource[]): SaidSource {
  const author = sources.find((source) => source.author !== undefined)?.author;
  const notes = sources.flatMap((source) => source.notes);
  const said = [author, ...notes].join('\n');
  const others = sources.flatMap((source) => source.author ?? []).filter((name) => !said.includes(name));
  const url = sources.find((source) => source.url !== undefined)?.url;
  return { author, url, notes: [...notes, ...others.map((name) => `Source: ${name}`)] };
}
