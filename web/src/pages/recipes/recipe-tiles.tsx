import { Button, HStack } from '@chakra-ui/react';
import { CookingPotIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { LoadingTiles } from '../../components/recipe-tile/recipe-tile.tsx';
import { TileList } from '../../components/recipe-tile/tile-list.tsx';
import { browse as text } from '../../messages/browse.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import type { RecipeList } from './use-recipe-list.ts';

interface RecipeTilesProps {
  list: RecipeList;
  /** The level of their titles among the headings of the page. */
  level: 'h2' | 'h3';
}

/** The recipes of a list that are there, a way to more, or why there are none; where they begin the page, their first picture comes first. */
export function RecipeTiles({ list: { recipes, isLoadingMore, loadMore }, level }: RecipeTilesProps) {
  if (!recipes) return <LoadingTiles text={text.loading} />;
  if (recipes.totalCount === 0) return <None />;
  return (
    <TileList
      recipes={recipes}
      isLoadingMore={isLoadingMore}
      loadMore={loadMore}
      level={level}
      isFirst={level === 'h2'}
    />
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
