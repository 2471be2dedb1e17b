import { useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { PlusIcon, ShoppingBasketIcon } from 'lucide-react';
import { needsSignIn } from '../../../apollo/failure.ts';
import { refreshOnOpen } from '../../../apollo/fetch-policies.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { LoadingTiles, TileGrid } from '../../../components/recipe-tile/recipe-tile.tsx';
import { ListCard } from '../../../components/shopping-lists/list-card.tsx';
import { OWN_LISTS } from '../../../components/shopping-lists/own-lists.ts';
import { useLazyDialog } from '../../../hooks/use-lazy-dialog.ts';
import { shoppingLists as text } from '../../../messages/shopping-lists.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';

const loadDialog = () => import('../../../components/shopping-lists/create-list-dialog.tsx');

/** The cook's shopping lists, the newest first, with a button for a new one. */
export function ShoppingListsTab() {
  const { data, error, refetch } = useQuery(OWN_LISTS, refreshOnOpen);
  const { part, isOpen, open, close } = useLazyDialog(loadDialog);
  const lists = data?.shoppingLists;
  if (!lists && error && !needsSignIn(error)) return <LoadFailed title={text.failed} onRetry={() => void refetch()} />;
  if (!lists) return <LoadingTiles text={text.loading} />;
  return (
    <>
      {lists.length === 0 ? (
        <EmptyState icon={<ShoppingBasketIcon />} title={text.empty.title} text={text.empty.text}>
          <Button variant="solid" onClick={open}>
            {text.empty.create}
          </Button>
        </EmptyState>
      ) : (
        <Stack gap="5">
          <Flex justify="flex-end">
            <Button variant="solid" onClick={open}>
              <PlusIcon aria-hidden />
              {text.new}
            </Button>
          </Flex>
          <TileGrid>
            {lists.map((list) => (
              <chakra.li key={list.id}>
                <ListCard list={list} />
              </chakra.li>
            ))}
          </TileGrid>
        </Stack>
      )}
      {part && isOpen && <part.CreateListDialog onClose={close} />}
    </>
  );
}
