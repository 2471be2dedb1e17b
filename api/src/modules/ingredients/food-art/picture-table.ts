import { z } from 'zod';
import type { Colour } from './colour.ts';
import { FOOD_TABLE, readTable } from './art-files.ts';
import { once } from './once.ts';

/** A map, not an object, which would also answer to `constructor`. */
const mapOf = <T extends z.ZodType>(value: T): z.ZodType<Map<string, z.output<T>>> =>
  z.record(z.string(), value).transform((record) => new Map(Object.entries(record)));
const colour = z.templateLiteral(['#', z.string().regex(/^[0-9a-f]{6}$/)]);
const schema = z.strictObject({
  colours: mapOf(colour),
  standing: z.array(z.string()),
  seasoning: z.array(z.string()),
  low: mapOf(z.number().min(-8).max(8)),
  categories: mapOf(z.string()),
  icons: mapOf(z.array(z.string())),
  drawings: mapOf(z.array(z.string())),
});

const table = once(() => readTable(FOOD_TABLE, schema));
const standing = once(() => new Set(table().standing));
const seasoning = once(() => new Set(table().seasoning));
const pictureOf = once(() => {
  const found = new Map<string, string>();
  for (const [picture, foods] of [...table().icons, ...table().drawings]) {
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

/** Slugs of the foods that have a picture of their own. */
export function foodsWithPicture(): string[] {
  return [...pictureOf().keys()];
}

/** The picture of a food of which only the category is known; undefined for a category that the table lacks. */
export function categoryPicture(category: string): string | undefined {
  return table().categories.get(category);
}

/** The colours that drawings come in, by name. */
export function drawingColours(): ReadonlyMap<string, Colour> {
  return table().colours;
}

/** Whether a picture stands upright on a table, as a bottle does; others may lie at an angle. */
export function isStanding(picture: string): boolean {
  return isAmong(standing(), picture);
}

/** Whether a picture is of what only seasons or binds, as salt or an onion does. */
export function isSeasoning(picture: string): boolean {
  return isAmong(seasoning(), picture);
}

/** How far the middle of a picture lies below that of its square, in its own units. */
export function lowness(picture: string): number {
  return table().low.get(picture) ?? table().low.get(drawingOf(picture)) ?? 0;
}

/** Listed itself, or as a drawing in all its colours. */
function isAmong(list: ReadonlySet<string>, picture: string): boolean {
  return list.has(picture) || list.has(drawingOf(picture));
}

function drawingOf(picture: string): string {
  return picture.slice(0, picture.lastIndexOf('-'));
}
