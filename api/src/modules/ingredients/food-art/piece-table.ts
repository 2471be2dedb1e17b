import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Colour } from './colour.ts';
import { once } from './once.ts';
import { CONTAINERS } from './pieces/containers.ts';

/** How a food looks: the name of a drawing and the name of a colour. */
export interface Look {
  piece: string;
  colour: string;
}

/** Read from the sources, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FILE = new URL('../../../../src/modules/ingredients/food-art/food-pieces.yaml', import.meta.url);

const colour = z.templateLiteral(['#', z.string().regex(/^[0-9a-f]{6}$/)]);
const foodsByColour = z.record(z.string(), z.array(z.string()));
const schema = z.strictObject({
  colours: z.record(z.string(), colour),
  categories: z.record(z.string(), z.string()),
  inDish: z.record(z.string(), foodsByColour),
  whole: z.record(z.string(), foodsByColour),
});

const table = once(() => schema.parse(parse(readFileSync(FILE, 'utf8'))));
const inDish = once(() => looksByFood(table().inDish));
const whole = once(() => looksByFood(table().whole));
const colours = once(() => new Map<string, Colour>(Object.entries(table().colours)));
const categories = once(() => new Map(Object.entries(table().categories)));

/** How a food looks in a dish, by the table's own row for it; undefined where it has none. */
export function lookInDish(food: string): Look | undefined {
  return inDish().get(food);
}

/** How the thumbnail of a food looks, by the table's own row for it; undefined where it has none. */
export function lookOfThumbnail(food: string): Look | undefined {
  return whole().get(food) ?? inDish().get(food);
}

/** How a food looks of which only the category is known. */
export function lookOfCategory(category: string): Look | undefined {
  const name = categories().get(category);
  return name === undefined ? undefined : parseLook(name);
}

/** Whether a piece is of what stands in the kitchen but is not seen in a dish: a bottle, a powder. */
export function isUnseen(piece: string): boolean {
  return piece in CONTAINERS || piece === 'powder-mound';
}

/** The colour of a name of the table. */
export function colourOf(name: string): Colour | undefined {
  return colours().get(name);
}

/** Slugs of the foods that have a row of their own. */
export function foodsWithLook(): string[] {
  return [...new Set([...inDish().keys(), ...whole().keys()])];
}

/** `<piece>-<colour>`, as addresses and the table write it. */
export function lookName({ piece, colour: name }: Look): string {
  return `${piece}.${name}`;
}

/** Reads what `lookName` wrote. */
export function parseLook(name: string): Look {
  const [piece = '', colourName = ''] = name.split('.');
  return { piece, colour: colourName };
}

function looksByFood(rows: z.output<typeof schema>['inDish']): Map<string, Look> {
  const found = new Map<string, Look>();
  for (const [piece, byColour] of Object.entries(rows))
    for (const [name, foods] of Object.entries(byColour))
      for (const food of foods) {
        if (found.has(food)) throw new Error(`food-pieces.yaml: ${food} has two looks`);
        found.set(food, { piece, colour: name });
      }
  return found;
}
