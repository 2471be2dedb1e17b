import { Button, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import { CookingPotIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { MoreButton } from '../../components/more-button.tsx';
import { RecipeTile, TileGrid, TileSkeletons } from '../../components/recipe-tile/recipe-tile.tsx';
import { browse as text } from '../../messages/browse.ts';
import { keptRecipes } from '../../messages/kept-recipes.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import type { RecipeList } from './use-recipe-list.ts';

interface RecipeTilesProps {
  list: RecipeList;
  /** The level of their titles among the headings of the page. */
  level: 'h2' | 'h3';
}

/** The recipes of a list that are there, a way to more, or why there are none; where they begin the page, their first picture comes first. */
export function RecipeTiles({ list: { recipes, isLoadingMore, loadMore }, level }: RecipeTilesProps) {
  if (!recipes) return <Loading />;
  if (recipes.totalCount === 0) return <None />;
  return (
    <Stack gap="10">
      <TileGrid>
        {recipes.edges.map(({ node }, index) => (
          <li key={node.id}>
            <RecipeTile recipe={node} level={level} isFirst={level === 'h2' && index === 0} />
          </li>
        ))}
      </TileGrid>
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
    <>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <TileSkeletons />
    </>
  );
}

function None() {
  return (
    <EmptyState icon={<CookingPotIcon />} title={text.none.title} text={text.none.text}>
      <HStack wrap="wrap" gap="3" justify="center">
        <Button variant="solid" asChild>
          <Link to={paths.recipes}>{text.none.index}</Link>
        </Button>
        <Button asChild>
          <Link to={paths.search}>{text.none.search}</Link>
        </Button>
      </HStack>
    </EmptyState>
  );
}
