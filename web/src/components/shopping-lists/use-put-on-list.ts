import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import { addToList } from '../../messages/add-to-list.ts';
import { requestChange } from '../unsent-changes/change-requests.ts';
import { keepList } from '../unsent-changes/list-page.ts';
import { useCreateList } from './use-create-list.ts';

const LIST_NAMES = graphql(`
  query ListNames {
    shoppingLists {
      id
      name
    }
  }
`);

/** A shopping list, as far as it is named. */
interface NamedList {
  id: string;
  name: string;
}

/** Puts foods on the cook's newest shopping list, in one press. */
export interface PutOnList {
  /** Resolves to the list, or to null where it failed, of which a toast tells. */
  put: (foods: readonly string[]) => Promise<NamedList | null>;
  isBusy: boolean;
}

/** See {@link PutOnList}. A cook without a list gets one. What is sent again, because no answer came, is on the list once. */
export function usePutOnList(): PutOnList {
  const client = useApolloClient();
  const create = useCreateList();
  const [isBusy, setBusy] = useState(false);
  const ids = useRef(new Map<string, string>());
  const findList = async (): Promise<NamedList> => {
    const { data } = await client.query({ query: LIST_NAMES, fetchPolicy: 'network-only' });
    const name = addToList.defaultName;
    return data?.shoppingLists[0] ?? { id: await create({ name, recipes: [] }), name };
  };
  const put = async (foods: readonly string[]): Promise<NamedList | null> => {
    if (isBusy) return null;
    setBusy(true);
    try {
      const list = await findList();
      for (const text of foods) {
        const itemId = ids.current.get(text) ?? crypto.randomUUID();
        ids.current.set(text, itemId);
        await requestChange(client, { listId: list.id, itemId, act: { kind: 'add', text } });
      }
      keepList(client, list.id);
      foods.forEach((text) => ids.current.delete(text));
      return list;
    } catch (error) {
      toastError(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { put, isBusy };
}
