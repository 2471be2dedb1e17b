import { useHouseholdServings } from '../../hooks/use-household-servings.ts';
import { useCooked, type Cooked } from '../../components/cooked/use-cooked.tsx';
import type { Measures } from './amounts/line-amount.ts';
import type { RecipeProgress } from './progress/recipe-progress.ts';
import { useRecipeProgress, type ProgressActions } from './progress/use-recipe-progress.ts';
import { stepActsOf, type StepActs } from './progress/step-acts.ts';
import { useMeasures } from './use-measures.ts';
import { useServings } from './use-servings.ts';
import { useSwapped, type SwappableRecipe, type Swapped } from './use-swapped.ts';

/** A recipe as far as cooking it needs to know it. */
interface CookedRecipe extends SwappableRecipe {
  servings: number;
  instructions: readonly { step: number }[];
}

/** How a cook cooks a recipe: the same on its page and in cook mode, in this browser and on the account. */
export interface Cooking {
  progress: RecipeProgress;
  actions: ProgressActions;
  stepActs: StepActs;
  cooked: Cooked;
  swapped: Swapped;
  servings: number;
  setServings: (servings: number) => void;
  measures: Measures;
  setMeasures: (measures: Measures) => void;
}

/**
 * See {@link Cooking}. Remount the component for another recipe.
 * @param isStepwise whether the last step is the end of cooking, and asks what went into it
 */
export function useCooking(recipe: CookedRecipe, { isStepwise = false } = {}): Cooking {
  const [progress, actions] = useRecipeProgress(recipe.id);
  const swapped = useSwapped(recipe, progress.substitutes);
  const household = useHouseholdServings();
  const [servings, setServings] = useServings(progress.servings ?? household ?? recipe.servings, actions.setServings);
  const [measures, setMeasures] = useMeasures();
  const steps = recipe.instructions.map(({ step }) => step);
  const cooked = useCooked({ recipeId: recipe.id, servings, swaps: swapped.swaps, opensAtEnd: isStepwise });
  const stepActs = stepActsOf(steps, progress.steps, actions, cooked.note);
  return { progress, actions, stepActs, cooked, swapped, servings, setServings, measures, setMeasures };
}
