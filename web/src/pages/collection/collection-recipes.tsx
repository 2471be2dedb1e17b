import { Button, Stack } from '@chakra-ui/react';
import { FolderHeartIcon, FolderMinusIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useMembership } from '../../components/collection/use-membership.ts';
import { MoreButton } from '../../components/more-button.tsx';
import { RecipeTile, TileGrid } from '../../components/recipe-tile/recipe-tile.tsx';
import { collections } from '../../messages/collections.ts';
import { keptRecipes } from '../../messages/kept-recipes.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { ShownCollection } from './collection-page.tsx';

const text = collections.page;

interface CollectionRecipesProps {
  collection: ShownCollection;
  isLoadingMore: boolean;
  onLoadMore: () => void;
}

/** The recipes of a collection, those added last first; its cook can take them out. */
export function CollectionRecipes({ collection, isLoadingMore, onLoadMore }: CollectionRecipesProps) {
  const { recipes, recipeCount, isOwn } = collection;
  if (recipes.edges.length === 0) return <Empty isOwn={isOwn} />;
  return (
    <Stack gap="10">
      <TileGrid>
        {recipes.edges.map(({ node }) => (
          <li key={node.id}>
            <RecipeTile recipe={node} actions={isOwn && <RemoveButton collection={collection} recipe={node} />} />
          </li>
        ))}
      </TileGrid>
      {recipes.pageInfo.hasNextPage && (
        <MoreButton
          isLoading={isLoadingMore}
          onClick={onLoadMore}
          shown={keptRecipes.shown(recipes.edges.length, recipeCount)}
        />
      )}
    </Stack>
  );
}

/** Takes a recipe out at once; the notice offers to put it back. */
function RemoveButton({ collection, recipe }: { collection: ShownCollection; recipe: { id: string; title: string } }) {
  const { add, remove } = useMembership(recipe.id);
  const handleClick = async () => {
    const isDone = await remove(collection);
    const putBack = () => void add({ ...collection, recipeCount: collection.recipeCount - 1 });
    if (isDone) showToast({ ...text.removed(recipe.title), action: { label: text.undo, onPress: putBack } });
  };
  return (
    <IconButton variant="card" label={text.remove(recipe.title)} onClick={() => void handleClick()}>
      <FolderMinusIcon />
    </IconButton>
  );
}

function Empty({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      icon={<FolderHeartIcon />}
      title={text.empty.title}
      text={isOwn ? text.empty.text : text.emptyForOthers}
    >
      {isOwn && (
        <Button variant="solid" asChild>
          <Link to={paths.search}>{collections.findRecipes}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
