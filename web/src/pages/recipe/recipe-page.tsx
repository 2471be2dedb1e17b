import type { RouteQueries } from '../../app/route-queries.ts';
import { readKitchen } from '../../components/kitchen/kitchen-params.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { recipeQuestion, titleOf, useRecipeQuestion } from './recipe-question.ts';
import { RecipeFailed, RecipeNotFound } from './recipe-notice.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { WhyCard } from './why/why-card.tsx';

/** What the server asks of the page of an address: with the pantry of a cook, without one for a visitor who was sent their address. */
export const recipeQueries: RouteQueries = ({ params, search }) => {
  const questionOf = (isCook: boolean) => recipeQuestion(params['slug'] ?? '', search, isCook);
  if (!readKitchen(search).fromPantry) return [questionOf(false)];
  return [
    { ...questionOf(true), for: 'cook' },
    { ...questionOf(false), for: 'visitor' },
  ];
};

/** The page of one recipe, `/recipe/:slug`. Where the address carries a kitchen, the page says how the recipe fits it. */
export function RecipePage() {
  const { data, error, loading, isJudged, refetch } = useRecipeQuestion();
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
  return <RecipeSkeleton isJudged={isJudged} />;
}
