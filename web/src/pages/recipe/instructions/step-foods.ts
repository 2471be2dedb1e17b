import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { StepFoods_RecipeFragment } from '../../../gql/graphql.ts';
import type { Measures } from '../amounts/line-amount.ts';
import { amountText } from '../ingredients/ingredient-line.ts';

/** What the foods of the steps need to know of a recipe. */
const STEP_FOODS_RECIPE = graphql(`
  fragment StepFoods_recipe on Recipe {
    id
    servings
    ingredients {
      id
      name
      amount
      amountMax
      unit
      unitVolume
      group
      substitutes {
        ratio
        ingredient {
          id
          name
        }
      }
    }
    instructions {
      step
      ingredientIds
    }
  }
`);

/** A food that a step uses. */
export interface StepFood {
  /** Id of its line. */
  id: string;
  /** What is to be taken: the ingredient, or what stands in for it. */
  name: string;
  /** Scaled to the servings; empty where the recipe names none. */
  amount: string;
  /** The part of the recipe it belongs to, where lines of several parts have this name. */
  part: string | null;
}

/** How a cook cooks a recipe, as far as its foods depend on it. */
export interface FoodChoices {
  servings: number;
  measures: Measures;
  /** Ids of the foods that stand in, by those of the lines. */
  substitutes: Readonly<Record<string, string>>;
}

/** What comes before the first step: getting everything ready, which uses all foods. */
export const READY_STEP = 0;

/** Gives the foods of a step, as much as is needed of each, in the order of the recipe. */
export function useStepFoods(
  recipe: FragmentType<typeof STEP_FOODS_RECIPE>,
  choices: FoodChoices,
): (step: number) => StepFood[] {
  const { data } = useSuspenseFragment({ fragment: STEP_FOODS_RECIPE, from: recipe });
  return (step) => stepFoods(data, step, choices);
}

function stepFoods(
  { servings: own, ingredients, instructions }: StepFoods_RecipeFragment,
  step: number,
  { servings, measures, substitutes }: FoodChoices,
): StepFood[] {
  const named = instructions.find((one) => one.step === step)?.ingredientIds ?? [];
  const used = step === READY_STEP ? ingredients : ingredients.filter(({ id }) => named.includes(id));
  return used.map((line) => {
    const standIn = line.substitutes.find(({ ingredient }) => ingredient.id === substitutes[line.id]);
    const isAmbiguous = used.some((other) => other !== line && other.name === line.name);
    return {
      id: line.id,
      name: standIn?.ingredient.name ?? line.name,
      amount: amountText(line, standIn, { chosen: servings, recipe: own }, measures),
      part: isAmbiguous ? line.group : null,
    };
  });
}
