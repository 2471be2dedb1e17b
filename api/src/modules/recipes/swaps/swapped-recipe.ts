import { ALLERGENS, type Allergen } from '../../ingredients/dietary.ts';
import { combineFacts, type Facts } from '../../ingredients/foods/food-knowledge.ts';
import type { IngredientService } from '../../ingredients/ingredient.service.ts';
import { knownNutrition, type Nutrition } from '../nutrition.ts';
import { nutritionLines } from '../nutrition-line.ts';
import type { Recipe, RecipeLine, RecipeStep } from '../recipe.entity.ts';
import { swapLines, type AppliedSwap, type SwappedLine } from './swap-lines.ts';
import { StepMentions } from '../uses/step-mentions.ts';
import { swapNames } from './swap-names.ts';

/** A recipe as it is with what a cook takes in the place of some of its foods. */
export interface SwappedRecipe extends Facts {
  lines: SwappedLine[];
  /** Allergens that only the swaps bring in, or may bring in. */
  added: Allergen[];
  instructions: Pick<RecipeStep, 'recipe' | 'step' | 'description' | 'timeMin'>[];
  nutrition: Nutrition | null;
}

/** A recipe with all that was written of it, and what is swapped. */
export interface WholeRecipe {
  recipe: Recipe;
  lines: readonly RecipeLine[];
  steps: readonly RecipeStep[];
  applied: readonly AppliedSwap[];
}

/** Works out a recipe with other foods in it, without storing anything. */
export function swapRecipe(
  { recipe, lines, steps, applied }: WholeRecipe,
  ingredients: IngredientService,
): SwappedRecipe {
  const swapped = swapLines(lines, applied);
  const facts = factsWith(recipe, {
    before: ingredients.factsOf(lines),
    after: ingredients.factsOf(swapped),
    added: applied.map(({ standIn }) => standIn.food),
  });
  const had = new Set([...recipe.contains, ...recipe.unsure]);
  return {
    ...facts,
    lines: swapped,
    added: [...facts.contains, ...facts.unsure].filter((allergen) => !had.has(allergen)),
    instructions: stepsWith(steps, lines, applied, ingredients),
    nutrition: knownNutrition(
      recipe,
      swapped.flatMap((line) => nutritionLines(line, ingredients)),
    ),
  };
}

/** What a recipe is known to contain beyond its lines, by hand or by a label, stays: only what the lines had can go. */
function factsWith(
  recipe: Recipe,
  { before, after, added }: { before: Facts; after: Facts; added: readonly Facts[] },
): Facts {
  const isOfLines = (allergen: Allergen): boolean =>
    before.contains.includes(allergen) || before.unsure.includes(allergen);
  const contains = ALLERGENS.filter(
    (allergen) => after.contains.includes(allergen) || (recipe.contains.includes(allergen) && !isOfLines(allergen)),
  );
  const unsure = ALLERGENS.filter(
    (allergen) =>
      !contains.includes(allergen) &&
      (after.unsure.includes(allergen) || (recipe.unsure.includes(allergen) && !isOfLines(allergen))),
  );
  return { diet: recipe.diet === before.diet ? after.diet : combineFacts([recipe, ...added]).diet, contains, unsure };
}

function stepsWith(
  steps: readonly RecipeStep[],
  lines: readonly RecipeLine[],
  applied: readonly AppliedSwap[],
  ingredients: IngredientService,
): SwappedRecipe['instructions'] {
  const mentions = new StepMentions(lines.map((line) => ({ name: line.name, food: ingredients.foodOf(line) ?? null })));
  const standsIn = new Map(applied.map(({ line, standIn }) => [lines.indexOf(line), standIn.food]));
  return steps.map(({ recipe, step, description, timeMin }) => ({
    recipe,
    step,
    description: swapNames(description, mentions.in(description), standsIn),
    timeMin,
  }));
}
