import { useQuery } from '@apollo/client/react';
import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { ChefHatIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { needsSignIn } from '../../../apollo/failure.ts';
import { moreOf } from '../../../apollo/more-of.ts';
import { refreshOnOpen } from '../../../apollo/fetch-policies.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { graphql } from '../../../gql/gql.ts';
import { keptRecipes } from '../../../messages/kept-recipes.ts';
import { profile } from '../../../messages/profile.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { RecentRow } from './recent-row.tsx';

const text = profile.recent;

/** How many recipes come at a time. */
const PAGE_SIZE = 24;

/** Rows while the real ones are on their way (specification, section 9). */
const SKELETONS = [1, 2, 3, 4, 5];

const RECENT_RECIPES = graphql(`
  query RecentRecipes($first: Int!, $after: String) {
    profile {
      recentRecipes(first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            lastCooked
            recipe {
              id
              ...RecentRow_recipe
            }
          }
        }
      }
    }
  }
`);

/** What the cook has cooked, the last one first. */
export function RecentRecipes() {
  const { data, error, refetch, ...asked } = useQuery(RECENT_RECIPES, {
    variables: { first: PAGE_SIZE },
    ...refreshOnOpen,
    notifyOnNetworkStatusChange: true,
  });
  const recipes = data?.profile?.recentRecipes;
  if (!recipes && error && !needsSignIn(error))
    return <LoadFailed title={keptRecipes.failed.title} onRetry={() => void refetch()} />;
  if (!recipes) return <Loading />;
  if (recipes.totalCount === 0) return <NothingCooked />;
  const { isLoadingMore, loadMore } = moreOf(asked, recipes.pageInfo.endCursor);
  return (
    <Stack gap="5">
      <chakra.p color="mute">{text.count(recipes.totalCount)}</chakra.p>
      <Stack as="ul" gap="4" listStyleType="none">
        {recipes.edges.map(({ node }) => (
          <RecentRow key={node.recipe.id} recipe={node.recipe} lastCooked={node.lastCooked} />
        ))}
      </Stack>
      {recipes.pageInfo.hasNextPage && (
        <MoreButton
          isLoading={isLoadingMore}
          onClick={loadMore}
          shown={keptRecipes.shown(recipes.edges.length, recipes.totalCount)}
        />
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="4">
      {SKELETONS.map((row) => (
        <Skeleton key={row} h="32" borderRadius="xl" />
      ))}
    </Stack>
  );
}

function NothingCooked() {
  return (
    <EmptyState icon={<ChefHatIcon />} title={text.empty.title} text={text.empty.text}>
      <Button variant="solid" asChild>
        <Link to={paths.search}>{profile.findRecipes}</Link>
      </Button>
    </EmptyState>
  );
}
