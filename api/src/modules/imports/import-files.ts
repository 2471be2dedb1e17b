import { basename, extname } from 'node:path';
import { slugify } from '../../shared/slug.ts';
import { isArchive, openEntries, type OpenedEntries } from './archive/open-entries.ts';
import { OpenedFile, type Entry } from './archive/opened-file.ts';
import { UnpackError } from './archive/zip.ts';
import { formatOf, RECIPE_FILES } from './formats/all-formats.ts';
import type { ReadItem } from './formats/recipe-format.ts';
import { whyTooLarge } from './import-size.ts';
import type { FileItem } from './imported-recipe.ts';
import { archiveRoots, isMovedRecipe, readMovedFile, restOfArchive, rootOf } from './moving/read-archive.ts';

/** Whether a file may hold recipes, by its extension in any case. */
export const mayHoldRecipes = (path: string): boolean =>
  isArchive(path) || RECIPE_FILES.includes(extname(path).toLowerCase());

/** The recipes of some files and of the archives among them, and all that an archive of a cook holds, one file after the other, so that no more than one is held at a time. */
export function* itemsOf(entries: readonly Entry[]): Generator<FileItem> {
  const opened = openEntries(entries, mayHoldRecipes);
  yield* opened.refusals;
  const roots = archiveRoots(opened);
  for (const entry of opened.files) {
    const root = rootOf(entry.path, roots);
    if (root === undefined) yield* itemsOfFile(entry, opened, readByFormat);
    else if (isMovedRecipe(entry.path, root)) yield* itemsOfFile(entry, opened, readMovedFile);
  }
  for (const root of roots) yield* restOfArchive(root, opened);
}

const readByFormat = (file: OpenedFile): ReadItem[] =>
  formatOf(file)?.read(file) ?? [{ refusal: 'the file is of a kind that Larder does not know' }];

function itemsOfFile(entry: Entry, { pictures }: OpenedEntries, read: (file: OpenedFile) => ReadItem[]): FileItem[] {
  try {
    const found = read(new OpenedFile(entry, pictures));
    if (found.length === 0) return [{ where: entry.path, refusal: 'no recipe found' }];
    return found.map((item, at) => located(item, entry.path, found.length === 1 ? '' : `#${at + 1}`));
  } catch (cause) {
    const { message } = cause as Error;
    return [{ where: entry.path, refusal: cause instanceof UnpackError ? message : `it cannot be read: ${message}` }];
  }
}

/** A recipe is known by its address, or else by its file and title; a site's front page is the address of none. */
function located(item: ReadItem, file: string, place: string): FileItem {
  const where = item.where ?? file + place;
  if ('refusal' in item) return { where, refusal: item.refusal };
  const refusal = whyTooLarge(item);
  if (refusal !== undefined) return { where, refusal };
  const { where: _where, ...recipe } = item;
  const { url, title } = item;
  const address = url !== null && isFrontPage(url) ? null : url;
  return { where, recipe: { ...recipe, key: item.key ?? address ?? `${basename(file)}#${slugify(title)}` } };
}

function isFrontPage(url: string): boolean {
  const { pathname, search, hash } = URL.parse(url) ?? {};
  return pathname === '/' && !search && !hash;
}
