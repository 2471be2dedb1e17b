import { useMutation } from '@apollo/client/react';
import { failureOf, needsSignIn } from '../../apollo/failure.ts';
import type { ListItem } from '../../components/list-changes/list-parts.ts';
import { graphql } from '../../gql/gql.ts';
import type { ExportListMutation } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = shoppingLists.export;

const EXPORT_LIST = graphql(`
  mutation ExportList($input: ExportShoppingListInput!) {
    exportShoppingList(input: $input) {
      message
      fileName
      csv
      delivery
    }
  }
`);

/** The ways to take a list along; each says by a toast what became of it. */
export interface ListExport {
  copy: () => Promise<void>;
  csv: () => Promise<void>;
  email: () => Promise<void>;
}

/** See {@link ListExport}. @param layout chooses the words (specification, section 8) */
export function useExport(id: string, items: readonly ListItem[], layout: 'mobile' | 'desktop'): ListExport {
  const [exportList, { loading }] = useMutation(EXPORT_LIST);
  const request = async (format: 'CSV' | 'EMAIL', show: (answer: ExportListMutation['exportShoppingList']) => void) => {
    if (loading) return;
    try {
      const { data } = await exportList({ variables: { input: { id, format } } });
      if (data) show(data.exportShoppingList);
    } catch (error) {
      const { code, message } = failureOf(error);
      if (!needsSignIn(error)) showToast(common.failed(code === 'INTERNAL_SERVER_ERROR' ? text.failed : message));
    }
  };
  return {
    copy: async () => {
      try {
        await navigator.clipboard.writeText(copyText(items));
        showToast(text.copied[layout]);
      } catch {
        showToast(text.copyFailed);
      }
    },
    csv: () =>
      request('CSV', ({ csv, fileName }) => {
        download(csv ?? '', fileName ?? '');
        showToast(text.csvStarted);
      }),
    email: () =>
      request('EMAIL', ({ delivery, message }) =>
        showToast(delivery === 'SMTP' ? text.sent[layout] : { title: message }),
      ),
  };
}

/** One line for each item: name, amount and unit. */
export function copyText(items: readonly ListItem[]): string {
  return items.map(({ name, amountText }) => [name, amountText].filter(Boolean).join(': ')).join('\n');
}

function download(csv: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
