import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Rows of the same kind. Where they do not fit they slide sideways, also by keyboard; on less than a desktop each stands by itself. */
export interface DataTableProps {
  /** Names the table. */
  caption: string;
  columns: readonly string[];
  /** Stands in for the rows when there are none. */
  empty: string;
  isEmpty: boolean;
  /** {@link Row}s. */
  children: ReactNode;
}

/** See {@link DataTableProps}. */
export function DataTable({ caption, columns, empty, isEmpty, children }: DataTableProps) {
  return (
    <chakra.div
      role="region"
      aria-label={caption}
      tabIndex={0}
      overflowX="auto"
      bg="card"
      border="hairline"
      borderRadius="lg"
      boxShadow="soft"
    >
      <Table role="table" css={namedCells(columns)}>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <Head role="rowgroup">
          <Row>
            {columns.map((column) => (
              <HeadCell key={column} scope="col" role="columnheader">
                {column}
              </HeadCell>
            ))}
          </Row>
        </Head>
        <Rows role="rowgroup">
          {isEmpty ? (
            <Row>
              <Cell colSpan={columns.length} textAlign="center" color="mute" py="12">
                {empty}
              </Cell>
            </Row>
          ) : (
            children
          )}
        </Rows>
      </Table>
    </chakra.div>
  );
}

/** Where rows stand by themselves the head is out of sight, so that each cell says what it is, but for the first, which the row is about, and the last. */
function namedCells(columns: readonly string[]) {
  const names = columns.map((column, place) => [
    `& td:nth-of-type(${place + 1})::before`,
    { content: JSON.stringify(column) },
  ]);
  return {
    lgDown: {
      ...Object.fromEntries(names.slice(1, -1)),
      '& td:is(:first-of-type, :last-of-type)': { gridColumn: '1 / -1' },
    },
  };
}

/** Blocks are no table to a screen reader any more, which is why every part says what it is. */
const Table = chakra('table', {
  base: { w: 'full', borderCollapse: 'collapse', fontSize: 'sm', lgDown: { display: 'block' } },
});
const Rows = chakra('tbody', { base: { lgDown: { display: 'block' } } });
const Head = chakra('thead', { base: { lgDown: { srOnly: true } } });

/** A row of a {@link DataTable}; on less than a desktop, a card of a few columns. */
export const Row = chakra(
  'tr',
  {
    base: {
      lg: { transition: 'background-color 150ms', _hover: { bg: 'paper' } },
      lgDown: {
        display: 'grid',
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        gap: '3',
        p: '4',
        '&:not(:first-of-type)': { borderTop: 'hairline' },
      },
    },
  },
  { defaultProps: { role: 'row' } },
);

/** A cell of a {@link DataTable}. */
export const Cell = chakra(
  'td',
  {
    base: {
      px: { lg: '4' },
      py: { lg: '2.5' },
      borderTop: { lg: 'hairline' },
      whiteSpace: { lg: 'nowrap' },
      verticalAlign: 'middle',
      lgDown: {
        minW: '0',
        overflowWrap: 'anywhere',
        _before: { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'mute' },
      },
    },
  },
  { defaultProps: { role: 'cell' } },
);

/** One for what people write: as long as they like, it goes on in the next line and pushes nothing out of sight. */
export const TextCell = chakra(Cell, {
  base: { overflowWrap: 'anywhere', lg: { whiteSpace: 'normal', minW: '9rem', maxW: '18rem' } },
});

/** Something that can be done with a row: as quiet as its neighbours, as there is one in every row. */
export const RowButton = chakra(
  Button,
  {
    variants: {
      tone: {
        plain: {},
        leaf: { color: 'leaf' },
        tomato: { color: 'tomato.ink', _hover: { bg: 'tomato.soft', color: 'tomato.ink' } },
      },
    },
    defaultVariants: { tone: 'plain' },
  },
  { defaultProps: { size: 'sm', variant: 'ghost' } },
);

const HeadCell = chakra('th', {
  base: { px: '4', py: '3', textAlign: 'start', color: 'mute', fontWeight: 'semibold', whiteSpace: 'nowrap' },
});
