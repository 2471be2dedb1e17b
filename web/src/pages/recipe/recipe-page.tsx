import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RouteQueries } from '../../app/route-queries.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { recipeQuestion, titleOf } from './recipe-question.ts';
import { RecipeFailed, RecipeNotFound } from './recipe-notice.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { WhyCard } from './why/why-card.tsx';

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
      <RecipeView key={data.recipe.id} recipe={data.recipe} lines={data.recipe.match?.lines ?? null}>
        {data.recipe.match && <WhyCard match={data.recipe.match} />}
      </RecipeView>
    );
  }
  if (data) return <RecipeNotFound />;
  if (error && !loading) return <RecipeFailed onRetry={() => void refetch()} />;
  return <RecipeSkeleton isJudged={variables.isJudged} />;
}
