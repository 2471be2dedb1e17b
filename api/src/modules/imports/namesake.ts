/** What two recipes are compared by. */
export interface Foods {
  /** Numbers of the foods of its lines, those that may be left out aside. */
  foods: readonly number[];
}

/** A stored recipe with the title of one that is imported. */
export interface Namesake extends Foods {
  id: string;
  slug: string;
  origin: string | null;
  /** Id of the cook whose it is; null where it is no cook's. */
  author: string | null;
}
