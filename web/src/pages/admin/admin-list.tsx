import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { nextPage, type FetchMore } from '../../apollo/more-of.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { admin } from '../../messages/admin.ts';
import { DataTable, type DataTableProps } from '../../ui/display/data-table.tsx';

/** A list that comes page by page. */
interface PagedList<Node> {
  totalCount: number;
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface AskedList<Node> {
  /** What is there of it; undefined until it was loaded. */
  list: PagedList<Node> | undefined;
  /** The question that it answers. */
  asked: { error?: unknown; loading: boolean; fetchMore: FetchMore; refetch: () => Promise<unknown> };
}

interface AdminListProps<Node> extends AskedList<Node> {
  /** Shows what is there. */
  children: (nodes: readonly Node[]) => ReactNode;
}

/** A list of the admin page with a way to more of it, or what stands there until it is loaded. */
export function AdminList<Node>({ list, asked, children }: AdminListProps<Node>) {
  const { error, loading, fetchMore, refetch } = asked;
  if (!list)
    return error && !loading ? (
      <LoadFailed title={admin.failed.title} onRetry={() => void refetch()} />
    ) : (
      <Skeleton h="80" borderRadius="lg" />
    );
  return (
    <>
      {children(list.edges.map(({ node }) => node))}
      {list.pageInfo.hasNextPage && (
        <MoreButton
          isLoading={loading}
          shown={admin.shown(list.edges.length, list.totalCount)}
          onClick={() => nextPage(fetchMore, list.pageInfo.endCursor)}
        />
      )}
    </>
  );
}

interface AdminTableProps<Node> extends AskedList<Node> {
  text: Pick<DataTableProps, 'caption' | 'columns' | 'empty'>;
  /** Shows one of them as a row, with its key. */
  children: (node: Node) => ReactNode;
}

/** An {@link AdminList} in a table. */
export function AdminTable<Node>({ list, asked, text, children }: AdminTableProps<Node>) {
  return (
    <AdminList list={list} asked={asked}>
      {(nodes) => (
        <DataTable caption={text.caption} columns={text.columns} empty={text.empty} isEmpty={nodes.length === 0}>
          {nodes.map(children)}
        </DataTable>
      )}
    </AdminList>
  );
}
