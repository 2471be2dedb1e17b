/** Recipes of the starter catalogue that the cooks of the model deal with. */
export const RECIPES = ['minestrone', 'guacamole', 'shakshuka', 'tiramisu', 'classic-hummus'] as const;
export type Slug = (typeof RECIPES)[number];

/** What the cooks type into a list: no recipe has such a line. */
export const TYPED = [
  '3 lemons from the market',
  '500 g of the good flour',
  'candles',
  'half a dozen eggs, the small ones',
] as const;

/** A collection as it should be. */
export interface KeptCollection {
  id: string;
  name: string;
  isPublic: boolean;
  recipes: Set<Slug>;
}

/** A shopping list as it should be. */
export interface KeptList {
  id: string;
  name: string;
  /** For how many each recipe is on it. */
  servings: Map<Slug, number>;
  typed: string[];
}

/** A recipe of one's own as it should be. */
export interface KeptDraft {
  id: string;
  title: string;
  status: 'DRAFT' | 'PENDING';
}

/** Everything of one cook as it should be. */
export interface Kept {
  saved: Set<Slug>;
  stars: Map<Slug, number>;
  steps: Map<Slug, Set<number>>;
  collections: KeptCollection[];
  lists: KeptList[];
  drafts: KeptDraft[];
}

/** A cook who has just signed up. */
export const nothingKept = (): Kept => ({
  saved: new Set(),
  stars: new Map(),
  steps: new Map(),
  collections: [],
  lists: [],
  drafts: [],
});
