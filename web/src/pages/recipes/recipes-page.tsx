import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { RouteQueries } from '../../app/route-queries.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { browse as text } from '../../messages/browse.ts';
import { GroupSkeletons } from './group-skeletons.tsx';
import { Part, RecipeGroups } from './recipe-groups.tsx';
import { RECIPE_INDEX } from './recipe-index.ts';
import { RecipeTiles } from './recipe-tiles.tsx';
import { listQuestion, useRecipeList } from './use-recipe-list.ts';

/** What the index of all recipes asks. */
export const recipesQueries: RouteQueries = () => [{ query: RECIPE_INDEX }, listQuestion(null)];

/** The index of all recipes, `/recipes`: their groups, and all of them by title. */
export function RecipesPage() {
  const { data, error, loading, refetch } = useQuery(RECIPE_INDEX, { notifyOnNetworkStatusChange: true });
  const list = useRecipeList(null);
  const retry = () => {
    if (error) void refetch();
    if (list.hasFailed) list.retry();
  };
  return (
    <PageFrame title={text.title}>
      <chakra.p textStyle="lead" color="mute" maxW="prose" mt="-3">
        {text.lead}{' '}
        <chakra.span asChild color="leaf" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="4px">
          <Link to={paths.search}>{text.fromKitchen}</Link>
        </chakra.span>
      </chakra.p>
      {(error && !loading) || list.hasFailed ? (
        <LoadFailed title={text.failed.title} onRetry={retry} />
      ) : (
        <Stack gap={{ base: '10', md: '14' }} pt="2">
          {data ? <RecipeGroups index={data.recipeIndex} /> : <GroupSkeletons />}
          <Part title={text.sections.all}>
            <RecipeTiles list={list} level="h3" />
          </Part>
        </Stack>
      )}
    </PageFrame>
  );
}
