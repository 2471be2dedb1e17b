import { z } from 'zod';

/** What rules and recipe files say of a cover. */
export const choice = {
  form: z.string(),
  vessel: z.string().optional(),
  colour: z.string().optional(),
  second: z.string().optional(),
};

/** What a recipe file may say of its cover where the rules are not enough. */
export const coverChoice = z.strictObject(choice);
/** Form, vessel and colours of a cover. */
export type CoverChoice = z.output<typeof coverChoice>;

/** A food of a recipe, as its cover needs it. */
export interface CoverFood {
  /** Slug of the food and of those it is a kind of, the nearest first. */
  lineage: readonly string[];
  /** How the line says it is cut or prepared. */
  cut: string;
}

/** What a cover is drawn from. */
export interface CoverInput {
  /** Seeds the drawing: a recipe always looks the same. */
  slug: string;
  title: string;
  cuisine: string | null;
  tags: readonly string[];
  /** In the order of the lines. */
  foods: readonly CoverFood[];
  /** What is done, a text a step. */
  steps: readonly string[];
  /** What the recipe itself says of its cover, before any rule. */
  cover?: CoverChoice | null;
}
