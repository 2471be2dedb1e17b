import type { Entry } from './archive/opened-file.ts';
import { OpenedFile } from './archive/opened-file.ts';
import { formatOf } from './formats/all-formats.ts';
import type { ReadRecipe } from './formats/recipe-format.ts';

/** The first recipe in a text of JSON, as schema.org has it in whichever container, or as another app writes its own; null where there is none. */
export function readJsonRecipe(text: string): ReadRecipe | null {
  const entry: Entry = { path: 'pasted.json', bytes: () => Buffer.from(text) };
  const file = new OpenedFile(entry);
  const read = formatOf(file)
    ?.read(file)
    .find((item) => !('refusal' in item));
  return read && !('refusal' in read) ? read : null;
}
