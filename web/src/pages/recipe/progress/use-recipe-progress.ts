import { useMemo } from 'react';
import {
  NO_PROGRESS,
  parseProgress,
  progressKey,
  toggled,
  withSubstitute,
  type RecipeProgress,
} from './recipe-progress.ts';
import { useKeptProgress } from './use-kept-progress.ts';
import { useStoredState } from './use-stored-state.ts';

/** What a cook can do to the progress of a recipe. */
export interface ProgressActions {
  /** Ticks an ingredient, or unticks it. */
  toggleIngredient: (id: string) => void;
  /** Marks a step as done, or as not done. */
  toggleStep: (step: number) => void;
  setServings: (servings: number) => void;
  /** Puts a food in place of an ingredient; null brings the ingredient back. */
  setSubstitute: (ingredientId: string, foodId: string | null) => void;
  checkAll: (ids: string[]) => void;
  completeAll: (steps: number[]) => void;
  /** Notes the step that cook mode stands at. */
  standAt: (step: number) => void;
  /** Unticks all ingredients and steps, and cook mode begins at the first; servings and substitutes stay. */
  reset: () => void;
}

/** The progress of one recipe, kept in this browser and in the cook's account. Remount the component for another recipe. */
export function useRecipeProgress(recipeId: string): [RecipeProgress, ProgressActions] {
  const [progress, store] = useStoredState(progressKey(recipeId), parseProgress);
  useKeptProgress(recipeId, progress, store);
  const actions = useMemo((): ProgressActions => {
    const change = (make: (old: RecipeProgress) => RecipeProgress) => store((old) => ({ ...make(old), isKept: false }));
    const set = (part: Partial<RecipeProgress>) => change((old) => ({ ...old, ...part }));
    return {
      toggleIngredient: (id) => change((old) => ({ ...old, ingredients: toggled(old.ingredients, id) })),
      toggleStep: (step) => change((old) => ({ ...old, steps: toggled(old.steps, step) })),
      setServings: (servings) => set({ servings }),
      setSubstitute: (id, foodId) =>
        change((old) => ({ ...old, substitutes: withSubstitute(old.substitutes, id, foodId) })),
      checkAll: (ingredients) => set({ ingredients }),
      completeAll: (steps) => set({ steps }),
      standAt: (standsAt) => store((old) => (old.standsAt === standsAt ? old : { ...old, standsAt })),
      reset: () =>
        set({ ingredients: NO_PROGRESS.ingredients, steps: NO_PROGRESS.steps, standsAt: NO_PROGRESS.standsAt }),
    };
  }, [store]);
  return [progress, actions];
}
