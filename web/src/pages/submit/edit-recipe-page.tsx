import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@chakra-ui/react';
import { SearchXIcon } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { LOOK_AT_LINES } from '../../app/paths.ts';
import { needsSignIn } from '../../apollo/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { BackToOwnRecipes } from './back-link.tsx';
import { draftOf } from './recipe-draft.ts';
import { RecipeForm } from './recipe-form.tsx';
import { StatusNote } from './status-note.tsx';

const text = ownRecipe.form;

const EDIT_RECIPE_PAGE = graphql(`
  query EditRecipePage($id: String!) {
    profile {
      user {
        id
      }
    }
    recipe(slug: $id) {
      id
      title
      description
      notes
      cuisine
      difficulty
      prepTime
      cookTime
      servings
      tags
      status
      isOwn
      version
      hasPhoto
      imageSet {
        tablet
      }
      review {
        reason
      }
      ingredients {
        id
        text
        group
        name
        isDoubtful
        ingredient {
          id
          name
        }
      }
      instructions {
        step
        description
        timeMin
      }
    }
  }
`);

/** Going on with a recipe of one's own, `/submit/:id`; from an import, `?look`, with the lines that need an eye before all else. */
export function EditRecipePage() {
  const { id = '' } = useParams();
  const looksAtLines = useSearchParams()[0].has(LOOK_AT_LINES);
  const { data, error, loading, refetch } = useQuery(EDIT_RECIPE_PAGE, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const recipe = data?.recipe;
  const hasFailed = !data && !loading && error !== undefined && !needsSignIn(error);
  return (
    <PageFrame title={text.editTitle} back={<BackToOwnRecipes />}>
      {recipe?.isOwn && (
        <Stack gap="6">
          <StatusNote status={recipe.status} reason={recipe.review?.reason ?? null} />
          <RecipeForm
            key={`${recipe.id} ${recipe.version}`}
            of={{ writer: data?.profile?.user.id ?? '', place: recipe.id }}
            initial={draftOf(recipe, looksAtLines)}
            recipeId={recipe.id}
            photo={recipe.hasPhoto ? recipe.imageSet.tablet : null}
            onReload={refetch}
          />
        </Stack>
      )}
      {data && !recipe?.isOwn && (
        <EmptyState icon={<SearchXIcon />} title={text.notFound.title} text={text.notFound.text} />
      )}
      {hasFailed && <LoadFailed title={text.failed.title} onRetry={() => void refetch()} />}
      {!data && !hasFailed && <Skeleton h="80" borderRadius="xl" />}
    </PageFrame>
  );
}
