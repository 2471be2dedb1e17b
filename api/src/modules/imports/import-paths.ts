import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../shared/errors.ts';
import { onDisk } from './archive/byte-source.ts';
import { isPicture, type Entry } from './archive/opened-file.ts';
import { RECIPE_FILES } from './formats/all-formats.ts';
import { itemsOf, mayHoldRecipes } from './import-files.ts';
import type { FileItem, RecipeItem } from './imported-recipe.ts';

/**
 * The recipes of a file, by its extension, or of every such file in a folder and those below it; archives are opened.
 * @throws StartError when the file or folder cannot be read, or nothing in it is of a kind that is known
 */
export function* importItems(path: string): Generator<FileItem> {
  yield* itemsOf(entriesAt(path));
}

/** The recipes alone, all at once. */
export const readImportPath = (path: string): RecipeItem[] =>
  [...importItems(path)].filter((item) => 'recipe' in item || 'refusal' in item);

function entriesAt(path: string): Entry[] {
  try {
    if (statSync(path).isDirectory()) return folderAt(path);
    if (!mayHoldRecipes(path))
      throw new StartError(`${path}: recipes are imported from ${RECIPE_FILES.join(', ')} files.`);
    return [fileAt(path), ...picturesBeside(path)];
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(`${path} cannot be read: ${(cause as Error).message}`);
  }
}

const fileAt = (path: string): Entry => ({ path, bytes: () => readFileSync(path), parts: () => onDisk(path) });

/** A file that is named alone may still show pictures that lie beside it. */
function picturesBeside(path: string): Entry[] {
  return filesBelow(join(path, '..'), 2).filter(isPicture).map(fileAt);
}

function folderAt(folder: string): Entry[] {
  const files = filesBelow(folder).sort();
  if (!files.some(mayHoldRecipes))
    throw new StartError(`${folder}: there are no ${RECIPE_FILES.join(', ')} files in it.`);
  return files.filter((path) => mayHoldRecipes(path) || isPicture(path)).map(fileAt);
}

/** Links are not followed, as they may lead out of the folder or round in circles; Node's own recursive listing would follow them. */
function filesBelow(folder: string, depth = Infinity): string[] {
  if (depth === 0) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === '__MACOSX' ? [] : filesBelow(path, depth - 1);
    return entry.isFile() && !entry.name.startsWith('.') ? [path] : [];
  });
}
