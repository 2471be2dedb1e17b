import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../shared/errors.ts';
import { readerOf, RECIPE_FILES } from './import-files.ts';
import type { FileItem } from './imported-recipe.ts';

/**
 * The recipes of a file, by its extension, or of every such file in a folder and those below it.
 * @throws StartError when the file or folder cannot be read, or nothing in it is of a kind that is known
 */
export function readImportPath(path: string): FileItem[] {
  const reading = (): FileItem[] => (statSync(path).isDirectory() ? readFolder(path) : readFile(path));
  try {
    return reading();
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(`${path} cannot be read: ${(cause as Error).message}`);
  }
}

function readFile(file: string): FileItem[] {
  const reader = readerOf(file);
  if (!reader) throw new StartError(`${file}: recipes are imported from ${RECIPE_FILES.join(', ')} files.`);
  return reader(readFileSync(file), file);
}

function readFolder(folder: string): FileItem[] {
  const files = filesBelow(folder).sort();
  if (files.length === 0) throw new StartError(`${folder}: there are no ${RECIPE_FILES.join(', ')} files in it.`);
  return files.flatMap((file) => {
    try {
      return readFile(file);
    } catch (cause) {
      return [{ where: file, refusal: `it cannot be read: ${(cause as Error).message}` }];
    }
  });
}

/** Links are not followed, as they may lead out of the folder or round in circles; Node's own recursive listing would follow them. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() && readerOf(path) ? [path] : [];
  });
}
