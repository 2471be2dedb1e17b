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
      description
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
  /** Scaled to the servings; empty where the recipe names none, or the step takes a part of it. */
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
  const { ingredientIds: named = [], description = '' } = instructions.find((one) => one.step === step) ?? {};
  const used = step === READY_STEP ? ingredients : ingredients.filter(({ id }) => named.includes(id));
  return used.map((line) => {
    const standIn = line.substitutes.find(({ ingredient }) => ingredient.id === substitutes[line.id]);
    const isAmbiguous = used.some((other) => other !== line && other.name === line.name);
    return {
      id: line.id,
      name: standIn?.ingredient.name ?? line.name,
      amount: isPartOf(line.name, description)
        ? ''
        : amountText(line, standIn, { chosen: servings, recipe: own }, measures),
      part: isAmbiguous ? line.group : null,
    };
  });
}

/** What a step says of a part, before the food. */
const PART =
  'half|halves|thirds?|quarters?|fifths?|most|some|more|part|rest|remainder|remaining|little|bit|splash|handful|spoonfuls?|tablespoons?|tbsp|teaspoons?|tsp|ladlefuls?';

/** Whether a step takes only a part of a food, as "half of the butter" and "the rest of the cold butter": its words say how much, and the whole amount would mislead. */
function isPartOf(name: string, description: string): boolean {
  const word =
    name
      .split(' ')
      .at(-1)
      ?.replace(/(?:es|s|y)$/, '') ?? '';
  const food = word.replace(/[^\p{L}]/gu, '');
  return (
    food !== '' && new RegExp(`\\b(?:${PART})\\b(?: of)?(?: the)?(?: [\\p{L}-]+){0,2} ${food}`, 'iu').test(description)
  );
}
