import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RouteQueries } from '../../app/route-queries.ts';
import { readKitchen } from '../../components/kitchen/kitchen-params.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecipePageQueryVariables } from '../../gql/graphql.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { recipe as text } from '../../messages/recipe.ts';
import { RecipeFailed, RecipeNotFound } from './recipe-notice.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { WhyCard } from './why/why-card.tsx';

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
    }
  }
`);

/** What the page of a recipe asks of the server; `params` carry the kitchen of the search it was found by. */
function recipeQuestion(
  slug: string,
  params: URLSearchParams,
): { query: typeof RECIPE_PAGE; variables: RecipePageQueryVariables } {
  const { chips, ...others } = readKitchen(params);
  return {
    query: RECIPE_PAGE,
    variables: {
      slug,
      kitchen: { ...others, ingredients: chips.map((chip) => chip.name) },
      isJudged: chips.length > 0,
    },
  };
}

/** See {@link recipeQuestion}. */
export const recipeQueries: RouteQueries = ({ params, search }) => [recipeQuestion(params['slug'] ?? '', search)];

/** The page of one recipe, `/recipe/:slug`. Where the address carries a kitchen, the page says how the recipe fits it. */
export function RecipePage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { query, variables } = recipeQuestion(slug, params);
  const { data, error, loading, refetch } = useQuery(query, { variables });
  useDocumentTitle(titleOf(data));
  if (data?.recipe) {
    return (
      <RecipeView key={data.recipe.id} recipe={data.recipe}>
        {data.recipe.match && <WhyCard match={data.recipe.match} />}
      </RecipeView>
    );
  }
  if (data) return <RecipeNotFound />;
  if (error && !loading) return <RecipeFailed onRetry={() => void refetch()} />;
  return <RecipeSkeleton isJudged={variables.isJudged} />;
}

function titleOf(data: { recipe: { title: string } | null } | undefined): string | undefined {
  return data && (data.recipe?.title ?? text.notFound.title);
}
