import { chakra, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ListItem } from '../../components/list-changes/list-parts.ts'
import { aisleName } from '../../messages/shopping-lists.ts'
import { ItemRow, type RowActions } from './item-row.tsx'

/** The lines of a list, by aisle. */
export interface ItemListProps {
  items: readonly ListItem[]
  /** Every aisle in the order of the shop. */
  aisles: readonly string[]
  actions: RowActions
  isPhone: boolean
}

/** See {@link ItemListProps}. A row is drawn again only when its own item changes. */
export function ItemList({ items, aisles, actions, isPhone }: ItemListProps) {
  const touched = useRef<string | null>(null)
  const byAisle = Map.groupBy(items, ({ aisle }) => aisle)
  const shown = [...new Set([...aisles, ...byAisle.keys()])].filter((aisle) => byAisle.has(aisle))
  return (
    <Stack gap="6">
      {shown.map((aisle) => (
        <chakra.section key={aisle} aria-label={aisleName(aisle)}>
          <chakra.h2 fontSize="sm" fontWeight="semibold" color="mute" mb="1">
            {aisleName(aisle)}
          </chakra.h2>
          <chakra.ul listStyleType="none">
            {byAisle.get(aisle)?.map((item) => (
              <ItemRow key={item.id} item={item} actions={actions} isPhone={isPhone} touched={touched} />
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </Stack>
  )
}
