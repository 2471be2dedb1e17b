import { readOptionalText, readText } from '../../shared/input-text.ts';

/** What a cook says of a collection; what is left out stays as it is, or is plain in a new one. */
export interface CollectionChange {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** Whether anyone with the link may see it. */
  isPublic?: boolean | null | undefined;
  /** Slug or id of the recipe whose picture stands for it; null takes the one added last. */
  coverRecipeId?: string | null | undefined;
}

/** @throws AppError BAD_USER_INPUT for a name that is blank or too long */
export function readCollectionName(name: string): string {
  return readText(name, { what: 'A name', field: 'name', min: 1, max: 80 });
}

/** The columns of a change, but for the cover. @throws AppError BAD_USER_INPUT naming the field at fault */
export function readCollectionChange({ name, description, isPublic }: CollectionChange) {
  return {
    ...(typeof name === 'string' && { name: readCollectionName(name) }),
    ...(description !== undefined && {
      description: readOptionalText(description, {
        what: 'A description',
        field: 'description',
        max: 500,
        isLong: true,
      }),
    }),
    ...(typeof isPublic === 'boolean' && { isPublic }),
  };
}
