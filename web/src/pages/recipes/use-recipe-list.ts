import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../apollo/failure.ts';
import { moreOf } from '../../apollo/more-of.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipeListQuery, RecipeListQueryVariables } from '../../gql/graphql.ts';
import { filterOf, type Group } from './group.ts';

/** How many recipes come at a time. */
const PAGE_SIZE = 24;

const RECIPE_LIST = graphql(`
  query RecipeList(
    $first: Int!
    $after: String
    $cuisine: String
    $meal: Meal
    $food: String = ""
    $isOfFood: Boolean!
    $maxTime: Int
    $maxIngredients: Int
  ) {
    ingredient(slug: $food) @include(if: $isOfFood) {
      id
      slug
      nameInDish
    }
    recipes(
      first: $first
      after: $after
      cuisine: $cuisine
      meal: $meal
      food: $food
      maxTime: $maxTime
      maxIngredients: $maxIngredients
    ) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...RecipeTile_recipe
        }
      }
    }
  }
`);

/** What a list of recipes asks: those of a group, or all. */
export function listQuestion(group: Group | null): { query: typeof RECIPE_LIST; variables: RecipeListQueryVariables } {
  return { query: RECIPE_LIST, variables: { first: PAGE_SIZE, isOfFood: group?.kind === 'food', ...filterOf(group) } };
}

/** A list of recipes, and what can be done with it. */
export interface RecipeList {
  recipes: RecipeListQuery['recipes'] | undefined;
  /** The food that they need, as one says what a dish is made of, where the list is one of a food. */
  foodName: string | undefined;
  /** Whether there is no such group. */
  isUnknown: boolean;
  hasFailed: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The published recipes of a group, or all, by title. */
export function useRecipeList(group: Group | null): RecipeList {
  const { query, variables } = listQuestion(group);
  const { data, error, loading, refetch, ...asked } = useQuery(query, { variables, notifyOnNetworkStatusChange: true });
  return {
    recipes: data?.recipes,
    foodName: data?.ingredient?.nameInDish,
    isUnknown: (error !== undefined && failureOf(error).field === 'food') || data?.ingredient === null,
    hasFailed: error !== undefined && !loading && !data,
    ...moreOf(asked, data?.recipes.pageInfo.endCursor),
    retry: () => void refetch(),
  };
}
