import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.tsx';
import { readKitchen } from '../../components/kitchen/kitchen-params.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipePageQueryVariables } from '../../gql/graphql.ts';
import { recipe as text } from '../../messages/recipe.ts';

const RECIPE_PAGE = graphql(`
  query RecipePage($slug: String!, $kitchen: SearchRecipesInput!, $isJudged: Boolean!) {
    recipe(slug: $slug) {
      id
      title
      match(input: $kitchen) @include(if: $isJudged) {
        matchPercentage
        hasAllIngredients
        needed
        have
        missingIngredients
        lines {
          state
          via
          note
          ingredient {
            id
            name
          }
        }
      }
      ...RecipeView_recipe
      ...Stepwise_recipe
    }
  }
`);

/**
 * What the page of a recipe and its cook mode ask of the server: the same, so that with one of them opened the other needs no network.
 * @param params carry the kitchen of the search it was found by
 * @param isCook whether somebody is signed in: no one else has a pantry that it could be found by
 */
export function recipeQuestion(
  slug: string,
  params: URLSearchParams,
  isCook: boolean,
): { query: typeof RECIPE_PAGE; variables: RecipePageQueryVariables } {
  const { chips, fromPantry: isWanted, ...others } = readKitchen(params);
  const fromPantry = isCook && isWanted;
  return {
    query: RECIPE_PAGE,
    variables: {
      slug,
      kitchen: { ...others, ingredients: chips.map((chip) => chip.name), ...(fromPantry && { fromPantry }) },
      isJudged: chips.length > 0 || fromPantry,
    },
  };
}

/** Asks for the recipe of the address, once it is known whose pantry it was found by. */
export function useRecipeQuestion() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const viewer = useViewer();
  const { query, variables } = recipeQuestion(slug, params, Boolean(viewer));
  const isWaiting = viewer === undefined && readKitchen(params).fromPantry;
  return { ...useQuery(query, { variables, skip: isWaiting }), isJudged: variables.isJudged };
}

/** What the browser tab is called after a recipe; undefined while it is not there. */
export function titleOf(data: { recipe: { title: string } | null } | undefined): string | undefined {
  return data && (data.recipe?.title ?? text.notFound.title);
}
