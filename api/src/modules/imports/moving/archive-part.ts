import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { PhotoFiles } from './photo-files.ts';
import type { RecipeNames } from './recipe-names.ts';
import type { RecipeRef } from './values.ts';

/** Whose things are read, and how recipes and photos are named in the archive. */
export interface Leaving {
  em: EntityManager;
  user: string;
  names: RecipeNames;
  photos: PhotoFiles;
}

/** Whose things come in, and what is known by then. */
export interface Arriving {
  tx: EntityManager;
  user: string;
  /** Id of the recipe that is meant, if it is here. */
  recipeOf: (ref: RecipeRef) => Promise<string | undefined>;
  /** Address without the size of the photo that came in as this file. */
  photoOf: (file: string) => string | undefined;
}

/** What came in of one part. */
export interface Restored {
  count: number;
  /** Why some did not, a sentence's end each. */
  refused: string[];
}

/** One kind of thing that an archive holds besides recipes. */
export interface ArchivePart<Content = unknown> {
  /** Its file. */
  file: string;
  /** What its things are called, after a number. */
  what: { one: string; many: string };
  /** What the file may hold. */
  content: z.ZodType<Content>;
  read: (leaving: Leaving) => Promise<object>;
  /** Adds to what is there, and changes nothing of that: the same a second time changes nothing. */
  restore: (arriving: Arriving, content: Content) => Promise<Restored>;
}

/** Ties the types of a part together. */
export const definePart = <Content>(part: ArchivePart<Content>): ArchivePart => part as unknown as ArchivePart;
