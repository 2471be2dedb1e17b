import { Button, Flex } from '@chakra-ui/react';
import { ArrowUpDownIcon, PencilIcon, PlusIcon, Trash2Icon } from 'lucide-react';
import type { ListParts } from '../../components/unsent-changes/list-parts.ts';
import { useIsPhone } from '../../hooks/use-is-phone.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { shoppingLists as text } from '../../messages/shopping-lists.ts';

const loadAisles = () => import('./aisle-order-dialog.tsx');
const loadAdd = () => import('./add-recipes-dialog.tsx');
const loadRename = () => import('./rename-dialog.tsx');
const loadDelete = () => import('./delete-list-dialog.tsx');
const loadRecipes = () => import('./recipes-dialog.tsx');

/** What can be done with a list as a whole; each opens in a window of its own. */
export function ListTools({ list }: { list: ListParts }) {
  const [add, recipes, aisles, rename, remove] = [
    useLazyDialog(loadAdd),
    useLazyDialog(loadRecipes),
    useLazyDialog(loadAisles),
    useLazyDialog(loadRename),
    useLazyDialog(loadDelete),
  ];
  const isPhone = useIsPhone();
  return (
    <Flex wrap="wrap" gap="2" py="1" _print={{ display: 'none' }}>
      <Button size="sm" onClick={add.open}>
        <PlusIcon aria-hidden />
        {text.page.addRecipes}
      </Button>
      {isPhone && list.recipeCount > 0 && (
        <Button size="sm" onClick={recipes.open}>
          {text.recipes(list.recipeCount)}
        </Button>
      )}
      <Button size="sm" onClick={aisles.open}>
        <ArrowUpDownIcon aria-hidden />
        {text.aisles.order}
      </Button>
      <Button size="sm" onClick={rename.open}>
        <PencilIcon aria-hidden />
        {text.page.rename}
      </Button>
      <Button size="sm" onClick={remove.open}>
        <Trash2Icon aria-hidden />
        {text.page.delete}
      </Button>
      {add.part && add.isOpen && <add.part.AddRecipesDialog listId={list.id} onClose={add.close} />}
      {recipes.part && recipes.isOpen && <recipes.part.RecipesDialog list={list} onClose={recipes.close} />}
      {aisles.part && aisles.isOpen && (
        <aisles.part.AisleOrderDialog listId={list.id} aisles={list.aisles} onClose={aisles.close} />
      )}
      {rename.part && rename.isOpen && (
        <rename.part.RenameDialog id={list.id} name={list.name} onClose={rename.close} />
      )}
      {remove.part && remove.isOpen && (
        <remove.part.DeleteListDialog id={list.id} name={list.name} onClose={remove.close} />
      )}
    </Flex>
  );
}
