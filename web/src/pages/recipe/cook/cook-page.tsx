import { chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useDocumentTitle } from '../../../hooks/use-document-title.ts';
import { cook as text } from '../../../messages/cook.ts';
import { recipe as recipeText } from '../../../messages/recipe.ts';
import { RecipeFailed, RecipeNotFound } from '../recipe-notice.tsx';
import { titleOf, useRecipeQuestion } from '../recipe-question.ts';
import { CookView } from './cook-view.tsx';

/** Cook mode, `/recipe/:slug/cook`: one step at a time, to be read from afar. */
export function CookPage() {
  const { data, error, loading, refetch } = useRecipeQuestion();
  const title = titleOf(data);
  useDocumentTitle(data?.recipe ? text.title(data.recipe.title) : title);
  if (data?.recipe) return <CookView key={data.recipe.id} recipe={data.recipe} />;
  if (data) return <RecipeNotFound />;
  if (error && !loading) return <RecipeFailed onRetry={() => void refetch()} />;
  return (
    <chakra.div p="6" aria-busy>
      <VisuallyHidden role="status">{recipeText.loading}</VisuallyHidden>
      <Skeleton h="80dvh" />
    </chakra.div>
  );
}
