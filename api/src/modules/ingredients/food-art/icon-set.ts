import { existsSync, readFileSync } from 'node:fs';
import { ICON_FOLDER } from './art-files.ts';

/** The names that the folder of icons may hold; anything else is no file of it. */
const NAME = /^[a-z\d-]+$/;
const WRAPPER = /^<svg[^>]*>|<\/svg>\s*$/g;

/** The SVG content of an icon of Fluent Emoji, drawn in 32 by 32 units; undefined when the folder has none of this name. */
export function iconBody(name: string): string | undefined {
  const file = new URL(`${name}.svg`, ICON_FOLDER);
  return NAME.test(name) && existsSync(file) ? readFileSync(file, 'utf8').replaceAll(WRAPPER, '') : undefined;
}
