/** A collection as its cook fills it in. */
export interface CollectionDraft {
  name: string;
  description: string;
  isPublic: boolean;
  /** Id of the recipe whose picture stands for it; empty for the one added last. */
  coverRecipeId: string;
}

/** A collection without anything in it. */
export const NO_COLLECTION: CollectionDraft = { name: '', description: '', isPublic: false, coverRecipeId: '' };
