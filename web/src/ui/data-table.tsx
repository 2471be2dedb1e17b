import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Rows of the same kind. Where it does not fit it slides sideways, also by keyboard. */
export interface DataTableProps {
  /** Names the table. */
  caption: string
  columns: readonly string[]
  /** Stands in for the rows when there are none. */
  empty: string
  isEmpty: boolean
  /** `tr` elements. */
  children: ReactNode
}

/** See {@link DataTableProps}. */
export function DataTable({ caption, columns, empty, isEmpty, children }: DataTableProps) {
  return (
    <chakra.div role="region" aria-label={caption} tabIndex={0} overflowX="auto" bg="card" border="hairline" borderRadius="lg" boxShadow="soft">
      <chakra.table w="full" borderCollapse="collapse" fontSize="sm">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column} scope="col">
                {column}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {isEmpty ? (
            <tr>
              <Cell colSpan={columns.length} textAlign="center" color="mute" py="12">
                {empty}
              </Cell>
            </tr>
          ) : (
            children
          )}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

/** A cell of a {@link DataTable}. */
export const Cell = chakra('td', { base: { px: '4', py: '3', borderTop: 'hairline', whiteSpace: 'nowrap', verticalAlign: 'middle' } })

/** One for what people write: as long as they like, it goes on in the next line and pushes nothing out of sight. */
export const TextCell = chakra(Cell, { base: { whiteSpace: 'normal', overflowWrap: 'anywhere', minW: '9rem', maxW: '18rem' } })

const HeadCell = chakra('th', { base: { px: '4', py: '3', textAlign: 'start', color: 'mute', fontWeight: 'semibold', whiteSpace: 'nowrap' } })
