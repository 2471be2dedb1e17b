import { LuShoppingBasket } from 'react-icons/lu'
import { shoppingLists as text } from '../../../messages/shopping-lists.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** The cook's shopping lists. */
export function ShoppingListsTab() {
  return <EmptyState icon={<LuShoppingBasket />} title={text.empty.title} />
}
