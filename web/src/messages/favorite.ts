/** Sentences of keeping a recipe among one's favorites. */
export const favorite = {
  save: (title: string) => `Save ${title}`,
  remove: (title: string) => `Remove ${title} from favorites`,
  button: 'Save',
  saved: 'Saved',
  added: { title: 'Recipe saved!', description: 'Added to your favorites' },
  removed: { title: 'Recipe removed from favorites', description: 'Removed from your favorites' },
  failed: 'Failed to update favorites. Please try again.',
} as const;
