import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { BackToOwnRecipes } from './back-link.tsx';
import { emptyDraft } from './recipe-draft.ts';
import { RecipeForm } from './recipe-form.tsx';
import { useWriter } from './use-writer.ts';

/** Writing a recipe, `/submit/new`. */
export function NewRecipePage() {
  const writer = useWriter();
  const [initial] = useState(emptyDraft);
  return (
    <PageFrame title={ownRecipe.form.newTitle} back={<BackToOwnRecipes />}>
      {writer === undefined ? (
        <Skeleton h="80" borderRadius="xl" />
      ) : (
        <RecipeForm of={{ writer, place: 'new' }} initial={initial} recipeId={null} />
      )}
    </PageFrame>
  );
}
