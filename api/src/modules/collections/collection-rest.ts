import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { recipePictures } from '../recipes/recipe-pictures.ts';
import type { Collection } from './collection.entity.ts';

/** What `restCollection` gives. */
export const collectionShape = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    coverImage: z.string().describe('Address of a picture; empty while it holds no recipe.'),
    isPublic: z.boolean().describe('Whether anyone with the link may see it.'),
    recipeCount: z.int(),
  })
  .meta({ id: 'Collection' });

/** A collection without its recipes. */
export async function restCollection(
  collection: Collection,
  { collectionReader }: RequestContext,
): Promise<z.output<typeof collectionShape>> {
  const cover = await collectionReader.cover(collection);
  const { id, name, description, isPublic } = collection;
  return {
    id,
    name,
    description: description ?? '',
    coverImage: cover ? recipePictures(cover).tablet : '',
    isPublic,
    recipeCount: await collectionReader.recipeCount(collection),
  };
}
