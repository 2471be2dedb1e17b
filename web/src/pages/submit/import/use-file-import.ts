import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { needsSignIn } from '../../../apollo/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { common } from '../../../messages/common.ts';
import { importRecipe as text } from '../../../messages/import-recipe.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { sendFile, type RefusedItem, type RestoredThings, type StoredRecipe } from './send-file.ts';

const DELETE_DRAFTS = graphql(`
  mutation DeleteDrafts($input: DraftIdsInput!) {
    deleteDrafts(input: $input) {
      deletedIds
    }
  }
`);

/** A file that is taken over, or was. */
export interface FileImport {
  name: string;
  stored: StoredRecipe[];
  restored: RestoredThings[];
  refused: RefusedItem[];
  isOver: boolean;
  /** Why it ended before its end; null where it did not. */
  error: string | null;
}

const begun = (name: string): FileImport => ({
  name,
  stored: [],
  restored: [],
  refused: [],
  isOver: false,
  error: null,
});

/** Takes a file over, and takes that back. */
export function useFileImport() {
  const [current, setCurrent] = useState<FileImport | null>(null);
  const [deleteDrafts] = useMutation(DELETE_DRAFTS);
  const start = async (file: File) => {
    let now = begun(file.name);
    const show = (part: Partial<FileImport>) => setCurrent((now = { ...now, ...part }));
    show({});
    try {
      for await (const event of sendFile(file)) {
        if ('reason' in event) show({ refused: [...now.refused, event] });
        else if ('restored' in event) show({ restored: [...now.restored, event] });
        else show({ stored: [...now.stored, event] });
      }
      show({ isOver: true });
    } catch (error) {
      show({ isOver: true, error: whyEnded(error) });
    }
  };
  const undo = async () => {
    const ids = (current?.stored ?? []).filter(({ outcome }) => outcome === 'created').map(({ id }) => id);
    const { data } = await deleteDrafts({
      variables: { input: { ids } },
      update: (cache) => void cache.evict({ fieldName: 'profile' }),
    });
    if (data) showToast(text.files.undone(data.deleteDrafts.deletedIds.length));
    setCurrent(null);
  };
  return { current, start, undo, close: () => setCurrent(null) };
}

function whyEnded(error: unknown): string {
  if (needsSignIn(error)) return common.signInFirst.description;
  return error instanceof TypeError || !(error instanceof Error) ? text.files.brokenOff : error.message;
}
