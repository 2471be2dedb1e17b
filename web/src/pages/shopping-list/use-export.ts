import { useMutation } from '@apollo/client/react';
import { failureOf, needsSignIn } from '../../apollo/failure.ts';
import type { ListItem } from '../../components/unsent-changes/list-parts.ts';
import { graphql } from '../../gql/gql.ts';
import type { ExportListMutation } from '../../gql/graphql.ts';
import { saveFile } from '../../lib/save-file.ts';
import { common } from '../../messages/common.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = shoppingLists.export;

const EXPORT_LIST = graphql(`
  mutation ExportList($input: ExportShoppingListInput!) {
    exportShoppingList(input: $input) {
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

/** A list with its lines as they are shown. */
interface ExportedList {
  id: string;
  name: string;
  items: readonly ListItem[];
}

/** See {@link ListExport}. @param layout chooses the words (specification, section 8) */
export function useExport({ id, name, items }: ExportedList, layout: 'mobile' | 'desktop'): ListExport {
  const [exportList, { loading }] = useMutation(EXPORT_LIST);
  const writeMail = () => follow(mailAddress(name, copyText(items)));
  const request = async (format: 'CSV' | 'EMAIL', show: (answer: ExportListMutation['exportShoppingList']) => void) => {
    if (loading) return;
    try {
      const { data } = await exportList({ variables: { input: { id, format } } });
      if (data) show(data.exportShoppingList);
    } catch (error) {
      const { code, message } = failureOf(error);
      if (needsSignIn(error)) return;
      const toast = common.failed(code === 'INTERNAL_SERVER_ERROR' ? text.failed : message);
      const isRefused = format === 'EMAIL' && code === 'BAD_USER_INPUT';
      showToast(isRefused ? { ...toast, action: { label: text.ownProgram, onPress: writeMail } } : toast);
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
        saveFile(new Blob([csv ?? ''], { type: 'text/csv;charset=utf-8' }), fileName ?? '');
        showToast(text.csvStarted);
      }),
    email: () =>
      request('EMAIL', ({ delivery }) => {
        if (delivery !== 'SMTP') writeMail();
        showToast(delivery === 'SMTP' ? text.sent[layout] : text.inOwnProgram);
      }),
  };
}

/** One line for each item: name, amount and unit. */
function copyText(items: readonly ListItem[]): string {
  return items.map(({ name, amountText }) => [name, amountText].filter(Boolean).join(': ')).join('\n');
}

/** Opens the cook's own mail program with a message that has no receiver yet. */
function mailAddress(subject: string, body: string): string {
  // Mail programs want line ends as mails have them (RFC 6068).
  const write = (part: string) => encodeURIComponent(part.replaceAll('\n', '\r\n'));
  return `mailto:?subject=${write(subject)}&body=${write(body)}`;
}

function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
