import { z } from 'zod';

/** A recipe as the files of an archive name it: a file of the same archive, or what it goes by at its site. */
export const recipeRef = z.union([
  z.object({ file: z.string().max(200) }),
  z.object({ slug: z.string().max(200), title: z.string().max(1_000) }),
]);
/** See {@link recipeRef}. */
export type RecipeRef = z.infer<typeof recipeRef>;

/** A text of at most so many characters that the database can hold. */
export const storedText = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^[^\u0000]*$/, 'It has a character that cannot be kept.');

/** A moment, never in the future; as the file wrote it, to the millisecond. */
export const pastMoment = z.iso.datetime().transform((said) => new Date(Math.min(Date.parse(said), Date.now())));
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date();

/** Why a thing stays behind that belongs to a recipe. */
export const notHere = (ref: RecipeRef): string => `${'title' in ref ? ref.title : ref.file} is not here`;
