import { useQuery } from '@apollo/client/react';
import { Button, Flex, Skeleton, Stack, VisuallyHidden, type FlexProps } from '@chakra-ui/react';
import { LinkIcon, NotebookPenIcon, PlusIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { needsSignIn } from '../../apollo/failure.ts';
import { moreOf } from '../../apollo/more-of.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { graphql } from '../../gql/gql.ts';
import type { OwnRecipesPageQuery } from '../../gql/graphql.ts';
import { importRecipe } from '../../messages/import-recipe.ts';
import { keptRecipes } from '../../messages/kept-recipes.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { OwnRecipeRow } from './own-recipe-row.tsx';

const text = ownRecipe.list;

/** How many recipes come at a time. */
const PAGE_SIZE = 24;

const OWN_RECIPES_PAGE = graphql(`
  query OwnRecipesPage($first: Int!, $after: String) {
    profile {
      recipes(first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            ...OwnRecipeRow_recipe
          }
        }
      }
    }
  }
`);

type OwnRecipes = NonNullable<OwnRecipesPageQuery['profile']>['recipes'];

/** The recipes that the cook has written, `/submit`. */
export function OwnRecipesPage() {
  const { data, error, refetch, ...asked } = useQuery(OWN_RECIPES_PAGE, {
    variables: { first: PAGE_SIZE },
    ...refreshOnOpen,
    notifyOnNetworkStatusChange: true,
  });
  const recipes = data?.profile?.recipes;
  const { isLoadingMore, loadMore } = moreOf(asked, recipes?.pageInfo.endCursor);
  const hasFailed = !recipes && error !== undefined && !needsSignIn(error);
  return (
    <PageFrame title={text.title} aside={recipes && recipes.totalCount > 0 && <NewRecipeLinks />}>
      {hasFailed && <LoadFailed title={text.failed.title} onRetry={() => void refetch()} />}
      {!recipes && !hasFailed && <Loading />}
      {recipes && <RecipeRows recipes={recipes} isLoadingMore={isLoadingMore} onLoadMore={loadMore} />}
    </PageFrame>
  );
}

function RecipeRows({
  recipes,
  isLoadingMore,
  onLoadMore,
}: {
  recipes: OwnRecipes;
  isLoadingMore: boolean;
  onLoadMore: () => void;
}) {
  if (recipes.totalCount === 0) {
    return (
      <EmptyState icon={<NotebookPenIcon />} title={text.empty.title} text={text.empty.text}>
        <NewRecipeLinks justify="center" />
      </EmptyState>
    );
  }
  return (
    <Stack gap="10">
      <Stack as="ul" gap="4" listStyleType="none">
        {recipes.edges.map(({ node }) => (
          <OwnRecipeRow key={node.id} recipe={node} />
        ))}
      </Stack>
      {recipes.pageInfo.hasNextPage && (
        <MoreButton
          isLoading={isLoadingMore}
          onClick={onLoadMore}
          shown={keptRecipes.shown(recipes.edges.length, recipes.totalCount)}
        />
      )}
    </Stack>
  );
}

function NewRecipeLinks(props: FlexProps) {
  return (
    <Flex gap="3" wrap="wrap" {...props}>
      <Button asChild>
        <Link to={paths.importRecipe}>
          <LinkIcon aria-hidden />
          {importRecipe.open}
        </Link>
      </Button>
      <Button variant="solid" asChild>
        <Link to={paths.newRecipe}>
          <PlusIcon aria-hidden />
          {text.new}
        </Link>
      </Button>
    </Flex>
  );
}

function Loading() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <Skeleton h="32" borderRadius="xl" />
      <Skeleton h="32" borderRadius="xl" />
    </Stack>
  );
}
