/** A recipe to shop for, and for how many. */
export interface ChosenRecipe {
  id: string;
  title: string;
  servings: number;
}
