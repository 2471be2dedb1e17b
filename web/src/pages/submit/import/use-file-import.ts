import { useMutation } from '@apollo/client/react';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { needsSignIn } from '../../../apollo/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { common } from '../../../messages/common.ts';
import { importRecipe as text } from '../../../messages/import-recipe.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { begun, inParts, withProgress, type FileImport } from './file-import.ts';
import { askProgress, cancelImport, forgetImport, sendFile, type ImportProgress } from './send-file.ts';

const DELETE_DRAFTS = graphql(`
  mutation DeleteDrafts($input: DraftIdsInput!) {
    deleteDrafts(input: $input) {
      deletedIds
    }
  }
`);

/** How often the server is asked how far it is, in milliseconds. */
const PACE = 1_000;

/** Takes a file over, and takes that back. What was sent earlier is shown again, also after the page was left. */
export function useFileImport(isSignedIn: boolean) {
  const [current, setCurrent] = useState<FileImport | null>(null);
  const [deleteDrafts] = useMutation(DELETE_DRAFTS);
  const take = (told: ImportProgress) => setCurrent(after(told));
  const fail = (error: unknown) =>
    setCurrent((before) => before && { ...before, isOver: before.isOver || isFinal(error), error: whyEnded(error) });
  const isAsking = useResumed(setCurrent, isSignedIn);
  usePolling(current, take, fail);
  const start = async (file: File) => {
    setCurrent({ ...begun(file.name), isSending: true });
    await sendFile(file).then(take, (error: unknown) => {
      fail(error);
      setCurrent((before) => before && { ...before, isSending: false, isOver: true });
    });
  };
  const cancel = () => cancelImport(current?.after ?? 0).then(take);
  const close = async () => {
    await forgetImport().catch(() => undefined);
    setCurrent(null);
  };
  const undo = async () => {
    const ids = (current?.stored ?? []).filter(({ outcome }) => outcome === 'created').map(({ id }) => id);
    let deleted = 0;
    for (const part of inParts(ids)) {
      const { data } = await deleteDrafts({
        variables: { input: { ids: part } },
        update: (cache) => void cache.evict({ fieldName: 'profile' }),
      });
      deleted += data?.deleteDrafts.deletedIds.length ?? 0;
    }
    showToast(text.files.undone(deleted));
    await close();
  };
  return { current, isAsking, start, undo, cancel, close };
}

const after =
  (told: ImportProgress) =>
  (before: FileImport | null): FileImport =>
    withProgress(before ?? begun(told.name), told);

/** Takes up what was sent before the page was opened. @returns whether it is still asked for */
function useResumed(setCurrent: Dispatch<SetStateAction<FileImport | null>>, isSignedIn: boolean): boolean {
  const [isAsking, setAsking] = useState(isSignedIn);
  useEffect(() => {
    let isLeft = !isSignedIn;
    // Where it cannot be told, the page is as without an import.
    const asked = isSignedIn ? askProgress(0).catch(() => null) : Promise.resolve(null);
    void asked.then((told) => {
      if (isLeft) return;
      if (told) setCurrent(after(told));
      setAsking(false);
    });
    return () => {
      isLeft = true;
    };
  }, [setCurrent, isSignedIn]);
  return isAsking;
}

function usePolling(
  current: FileImport | null,
  take: (told: ImportProgress) => void,
  fail: (e: unknown) => void,
): void {
  useEffect(() => {
    if (!current || current.isOver || current.isSending) return undefined;
    const timer = setTimeout(() => askProgress(current.after).then((told) => told && take(told), fail), PACE);
    return () => clearTimeout(timer);
  });
}

/** A connection that breaks does not end an import. */
const isFinal = (error: unknown): boolean => needsSignIn(error) || !(error instanceof TypeError);

function whyEnded(error: unknown): string {
  if (needsSignIn(error)) return common.signInFirst.description;
  return error instanceof TypeError || !(error instanceof Error) ? text.files.brokenOff : error.message;
}
