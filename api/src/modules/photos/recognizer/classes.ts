import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

/** The trained networks and what their outputs mean. */
const ASSETS = new URL('../../../../assets/recognizer/', import.meta.url);

/** The file with the networks' weights. */
export const NETWORKS_FILE = fileURLToPath(new URL('networks.onnx', ASSETS));

/** What a class of the networks is called, and the slug of the catalogue's food that it is. */
export interface FoodOfClass {
  name: string;
  food: string | null;
}

/** Classes that are one food to a cook; which of them it is may be told more narrowly. */
export interface ClassGroup extends FoodOfClass {
  kinds: FoodOfClass[];
}

const foodOfClass = { name: z.string(), food: z.string().nullable() };
const groups = z.array(z.object({ ...foodOfClass, kinds: z.array(z.union([z.string(), z.object(foodOfClass)])) }));

/** The groups of classes, in the order of the networks' outputs; one more output means that nothing is known. */
export function readClassGroups(): ClassGroup[] {
  const content: unknown = parse(readFileSync(new URL('classes.yaml', ASSETS), 'utf8'));
  return groups.parse(content).map(({ name, food, kinds }) => ({
    name,
    food,
    kinds: kinds.map((kind) => (typeof kind === 'string' ? { name, food } : kind)),
  }));
}
