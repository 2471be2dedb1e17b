import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImportPath } from '../../api/src/modules/imports/import-paths.ts';

/** What stands for a picture where only its bytes count. */
export const picture = Buffer.alloc(400, 7);
/** The same as a text holds it. */
export const inBase64 = picture.toString('base64');

/** What a file of this name and content holds, with the sizes of the pictures in their place. */
export function readFileNamed(name: string, content: string | Uint8Array): object[] {
  const folder = mkdtempSync(join(tmpdir(), 'larder-formats-'));
  const file = join(folder, name);
  writeFileSync(file, content);
  const items = readImportPath(file).map((item) =>
    'refusal' in item ? item : { ...item.recipe, picture: item.recipe.picture?.()?.length ?? null },
  );
  rmSync(folder, { recursive: true });
  return items;
}

/** The soup that the samples of all formats hold. */
export const soup = (more: object): object => ({ title: 'Lentil Soup', ...more });

/** Steps of these texts, whatever else is known of them. */
export const steps = (...texts: string[]): object => ({
  instructions: texts.map((text) => expect.objectContaining({ text })),
});
