import { useQuery } from '@apollo/client/react';
import { chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useRef, type KeyboardEvent } from 'react';
import { ListChecksIcon } from 'lucide-react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { toastError } from '../../../apollo/toast-error.ts';
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
  const { data, error, loading, fetchMore, refetch } = useQuery(ADMIN_UNLINKED_LINES, {
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
  if (!lines)
    return error && !loading ? (
      <LoadFailed title={admin.failed.title} onRetry={() => void refetch()} />
    ) : (
      <Skeleton h="80" borderRadius="lg" />
    );
  return (
    <Stack gap="5">
      {lines.edges.length === 0 ? (
        <EmptyState icon={<ListChecksIcon />} title={text.empty.title} text={text.empty.text} />
      ) : (
        <>
          <chakra.p color="mute">
            {text.lead} <chakra.span hideBelow="md">{text.keys}</chakra.span>
          </chakra.p>
          <chakra.ul ref={list} display="grid" gap="3" listStyleType="none" onKeyDown={handleKey}>
            {lines.edges.map(({ node }, at) => (
              <UnlinkedRow key={node.phrase} line={node} meanings={meanings} onSettled={() => handleSettled(at)} />
            ))}
          </chakra.ul>
          {lines.pageInfo.hasNextPage && (
            <MoreButton
              isLoading={loading}
              shown={admin.shown(lines.edges.length, lines.totalCount)}
              onClick={() => void fetchMore({ variables: { after: lines.pageInfo.endCursor } }).catch(toastError)}
            />
          )}
        </>
      )}
      <NotFoods meanings={meanings} />
    </Stack>
  );
}

const rowsOf = (list: HTMLUListElement | null): Element[] => [...(list?.children ?? [])];

const focusRow = (row: Element | undefined): void => row?.querySelector('button')?.focus();
