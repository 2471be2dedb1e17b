import { posix } from 'node:path';
import type { OpenedEntries } from '../archive/open-entries.ts';
import { OpenedFile, type Entry } from '../archive/opened-file.ts';
import type { ReadItem } from '../formats/recipe-format.ts';
import type { ArchivedPhoto, ArchivedThings } from '../imported-recipe.ts';
import { isNode } from '../page/json-ld-nodes.ts';
import { ARCHIVE_PARTS } from './all-parts.ts';
import { ARCHIVE_FILE } from './archive-marks.ts';
import { readMoved } from './moved-recipe.ts';

/** Folders of recipes in an archive. */
const RECIPE_FOLDERS = new Set(['recipes', 'others']);
const PHOTO_FOLDER = 'photos';

/** Where archives of a cook are among opened files. */
export function archiveRoots({ files }: OpenedEntries): string[] {
  return files
    .filter(({ path }) => posix.basename(path) === ARCHIVE_FILE)
    .filter((entry) => isCookArchive(new OpenedFile(entry)))
    .map(({ path }) => posix.dirname(path));
}

function isCookArchive(file: OpenedFile): boolean {
  try {
    return isNode(file.json) && file.json['larder'] === 1 && file.json['kind'] === 'cook';
  } catch {
    return false;
  }
}

/** The archive that a file belongs to. */
export const rootOf = (path: string, roots: readonly string[]): string | undefined =>
  roots.find((root) => path.startsWith(`${root}/`));

/** Whether a file of an archive is a recipe as it is read back: its Markdown is for other programs. */
export const isMovedRecipe = (path: string, root: string): boolean =>
  posix.extname(path) === '.jsonld' && RECIPE_FOLDERS.has(posix.relative(root, posix.dirname(path)));

/** The recipe of a file of an archive. */
export function readMovedFile(file: OpenedFile): ReadItem[] {
  return isNode(file.json)
    ? [readMoved(file.json, (name) => file.picture(name))]
    : [{ refusal: 'the file is not JSON' }];
}

/** What an archive holds besides recipes: its photos, and then the things that may show them. */
export function* restOfArchive(
  root: string,
  { files, pictures }: OpenedEntries,
): Generator<ArchivedPhoto | ArchivedThings> {
  for (const entry of pictures)
    if (posix.dirname(entry.path) === `${root}/${PHOTO_FOLDER}`)
      yield { where: entry.path, photo: () => bytesOf(entry) };
  const things: Record<string, unknown> = {};
  for (const { file } of ARCHIVE_PARTS) {
    const entry = files.find(({ path }) => path === `${root}/${file}`);
    if (entry) things[file] = jsonOf(entry);
  }
  yield { where: root, things };
}

function bytesOf(entry: Entry): Uint8Array | undefined {
  try {
    return entry.bytes();
  } catch {
    return undefined;
  }
}

/** Null for what cannot be read. */
function jsonOf(entry: Entry): unknown {
  const bytes = bytesOf(entry);
  try {
    return bytes ? JSON.parse(Buffer.from(bytes).toString('utf8')) : null;
  } catch {
    return null;
  }
}
