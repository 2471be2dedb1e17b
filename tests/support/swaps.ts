import type { Cook } from './clients.ts';

/** A line of a recipe with what may stand in. */
export interface SwapLine {
  id: string;
  name: string;
  substitutes: { ratio: number | null; note: string | null; ingredient: { id: string; name: string } }[];
}

/** A recipe as far as its swaps go. */
export interface SwapRecipe {
  id: string;
  ingredients: SwapLine[];
}

const SUBMIT = `mutation ($input: RecipeInput!) { submitRecipe(input: $input) { recipe {
  id ingredients { id name substitutes { ratio note ingredient { id name } } } } } }`;

/** Writes a draft and reads what may stand in for its foods. */
export async function writeSwapRecipe(
  cook: Cook,
  title: string,
  lines: readonly string[],
  steps: readonly string[],
): Promise<SwapRecipe> {
  const { data } = await cook.graphql<{ submitRecipe: { recipe: SwapRecipe } }>(SUBMIT, {
    input: {
      isDraft: true,
      title,
      prepTime: 5,
      cookTime: 20,
      servings: 2,
      ingredients: lines.map((text) => ({ text })),
      instructions: steps.map((description) => ({ description })),
    },
  });
  return data.submitRecipe.recipe;
}

/** Names of what may stand in for a line, given by its name. */
export const offered = ({ ingredients }: SwapRecipe, name: string): string[] =>
  ingredients.find((line) => line.name === name)?.substitutes.map(({ ingredient }) => ingredient.name) ?? [];

/** What is said of one food in the place of a line's. */
export const standInOf = (
  { ingredients }: SwapRecipe,
  name: string,
  by: string,
): SwapLine['substitutes'][number] | undefined =>
  ingredients.find((line) => line.name === name)?.substitutes.find(({ ingredient }) => ingredient.name === by);
