import { z } from 'zod';
import type { Colour } from './colour.ts';
import { readTable } from './cover-files.ts';
import { once } from './once.ts';

const slugs = z.record(z.string(), z.array(z.string()));
const schema = z.strictObject({
  colours: z.record(z.string(), z.templateLiteral(['#', z.string().regex(/^[0-9a-f]{6}$/)])),
  standing: z.array(z.string()),
  categories: z.record(z.string(), z.string()),
  icons: slugs,
  drawings: slugs,
});

const table = once(() => readTable('food-art.yaml', schema));
const standing = once(() => new Set(table().standing));
const pictureOf = once(() => {
  const found = new Map<string, string>();
  for (const [picture, foods] of [...Object.entries(table().icons), ...Object.entries(table().drawings)]) {
    for (const food of foods) {
      if (found.has(food)) throw new Error(`food-art.yaml: ${food} has two pictures`);
      found.set(food, picture);
    }
  }
  return found;
});

/** The picture that the table gives a food itself, without what it would inherit. */
export function ownPicture(slug: string): string | undefined {
  return pictureOf().get(slug);
}

/** The picture of a food of which only the category is known; undefined for a category that the table lacks. */
export function categoryPicture(category: string): string | undefined {
  return table().categories[category];
}

/** The colours that drawings come in, by name. */
export function drawingColours(): Readonly<Record<string, Colour>> {
  return table().colours;
}

/** Whether a picture stands upright on a table, as a bottle does; others may lie at an angle. */
export function isStanding(picture: string): boolean {
  return standing().has(picture) || standing().has(picture.slice(0, picture.lastIndexOf('-')));
}
