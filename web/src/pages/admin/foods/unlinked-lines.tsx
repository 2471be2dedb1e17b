import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { useRef, type KeyboardEvent } from 'react';
import { ListChecksIcon } from 'lucide-react';
import { graphql } from '../../../gql/gql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { AdminList } from '../admin-list.tsx';
import { NotFoods } from './not-foods.tsx';
import { useMeanings } from './say-what-it-means.ts';
import { UnlinkedRow } from './unlinked-row.tsx';

const text = adminFoods.lines;
const PAGE = 25;

const ADMIN_UNLINKED_LINES = graphql(`
  query AdminUnlinkedLines($first: Int!, $after: String) {
    adminUnlinkedLines(first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          phrase
          lines
          recipes
          example
          suggestions {
            id
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The words in recipes that no food was found for, and what they mean, said once for all recipes. */
export function UnlinkedLines() {
  const { data, ...asked } = useQuery(ADMIN_UNLINKED_LINES, {
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const meanings = useMeanings();
  const list = useRef<HTMLUListElement>(null);
  const lines = data?.adminUnlinkedLines;
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const rows = rowsOf(list.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (step === 0 || at === -1 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    focusRow(rows[at + step]);
  };
  // What is settled goes: the next takes its place, and the focus.
  const handleSettled = (at: number) => focusRow(rowsOf(list.current)[at] ?? rowsOf(list.current).at(-1));
  return (
    <Stack gap="5">
      <AdminList list={lines} asked={asked}>
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState icon={<ListChecksIcon />} title={text.empty.title} text={text.empty.text} />
          ) : (
            <>
              <chakra.p color="mute">
                {text.lead} <chakra.span hideBelow="md">{text.keys}</chakra.span>
              </chakra.p>
              <chakra.ul ref={list} display="grid" gap="3" listStyleType="none" onKeyDown={handleKey}>
                {shown.map((line, at) => (
                  <UnlinkedRow key={line.phrase} line={line} meanings={meanings} onSettled={() => handleSettled(at)} />
                ))}
              </chakra.ul>
            </>
          )
        }
      </AdminList>
      {lines && <NotFoods meanings={meanings} />}
    </Stack>
  );
}

const rowsOf = (list: HTMLUListElement | null): Element[] => [...(list?.children ?? [])];

const focusRow = (row: Element | undefined): void => row?.querySelector('button')?.focus();
