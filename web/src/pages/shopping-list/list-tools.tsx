import { Flex } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { LuArrowUpDown, LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu'
import type { ListParts } from '../../components/list-changes/list-parts.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { shoppingLists as text } from '../../messages/shopping-lists.ts'
import { Button } from '../../ui/button.tsx'

const AisleOrderDialog = lazy(async () => ({ default: (await import('./aisle-order-dialog.tsx')).AisleOrderDialog }))
const AddRecipesDialog = lazy(async () => ({ default: (await import('./add-recipes-dialog.tsx')).AddRecipesDialog }))
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }))
const DeleteListDialog = lazy(async () => ({ default: (await import('./delete-list-dialog.tsx')).DeleteListDialog }))
const RecipesDialog = lazy(async () => ({ default: (await import('./recipes-dialog.tsx')).RecipesDialog }))

type Tool = 'recipes' | 'add' | 'aisles' | 'rename' | 'delete'

/** What can be done with a list as a whole; each opens in a window of its own. */
export function ListTools({ list }: { list: ListParts }) {
  const [open, setOpen] = useState<Tool | null>(null)
  const isPhone = useIsPhone()
  const close = () => setOpen(null)
  return (
    <Flex gap="2" overflowX="auto" scrollbarWidth="none" mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }} py="1" css={{ '& > button': { flexShrink: 0 } }}>
      <Button size="sm" onClick={() => setOpen('add')}>
        <LuPlus aria-hidden />
        {text.page.addRecipes}
      </Button>
      {isPhone && list.recipeCount > 0 && (
        <Button size="sm" onClick={() => setOpen('recipes')}>
          {text.recipes(list.recipeCount)}
        </Button>
      )}
      <Button size="sm" onClick={() => setOpen('aisles')}>
        <LuArrowUpDown aria-hidden />
        {text.aisles.order}
      </Button>
      <Button size="sm" onClick={() => setOpen('rename')}>
        <LuPencil aria-hidden />
        {text.page.rename}
      </Button>
      <Button size="sm" onClick={() => setOpen('delete')}>
        <LuTrash2 aria-hidden />
        {text.page.delete}
      </Button>
      <Suspense fallback={null}>
        {open === 'add' && <AddRecipesDialog listId={list.id} onClose={close} />}
        {open === 'recipes' && <RecipesDialog list={list} onClose={close} />}
        {open === 'aisles' && <AisleOrderDialog listId={list.id} aisles={list.aisles} onClose={close} />}
        {open === 'rename' && <RenameDialog id={list.id} name={list.name} onClose={close} />}
        {open === 'delete' && <DeleteListDialog id={list.id} name={list.name} onClose={close} />}
      </Suspense>
    </Flex>
  )
}
