import type { FragmentType } from '@apollo/client';
import { Stack } from '@chakra-ui/react';
import type { RecipeTile_RecipeFragment } from '../../gql/graphql.ts';
import { keptRecipes as text } from '../../messages/kept-recipes.ts';
import { MoreButton } from '../more-button.tsx';
import { RecipeTile, TileGrid, type RecipeTileProps } from './recipe-tile.tsx';

interface TileListProps extends Pick<RecipeTileProps, 'level'> {
  recipes: {
    totalCount: number;
    edges: readonly { node: FragmentType<RecipeTile_RecipeFragment> & { id: string } }[];
    pageInfo: { hasNextPage: boolean };
  };
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Whether the first picture of the list is the first of the page. */
  isFirst?: boolean;
}

/** The recipes of a list that are there, as tiles, and a way to more. */
export function TileList({ recipes, isLoadingMore, loadMore, level, isFirst = false }: TileListProps) {
  return (
    <Stack gap="10">
      <TileGrid>
        {recipes.edges.map(({ node }, index) => (
          <li key={node.id}>
            <RecipeTile recipe={node} level={level} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </TileGrid>
      {recipes.pageInfo.hasNextPage && (
        <MoreButton
          isLoading={isLoadingMore}
          onClick={loadMore}
          shown={text.shown(recipes.edges.length, recipes.totalCount)}
        />
      )}
    </Stack>
  );
}
