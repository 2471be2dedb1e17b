import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, type Dispatch } from 'react';
import type { UploadedPhoto } from './photo-operations.ts';
import { sureNames } from './seen-food.ts';
import { lookAt } from './upload-file.ts';
import type { UploadEvent } from './upload-state.ts';

/** Has photos looked at again that have arrived before. */
export interface SecondLook {
  begin: (photo: UploadedPhoto) => void;
  /** Its result is no longer awaited. */
  stop: (id: string) => void;
}

/** See {@link SecondLook}. `onSeen` is given each photo and the names that were sure before: the cook has had those offered. */
export function useSecondLook(
  tell: Dispatch<UploadEvent>,
  onSeen: (photo: UploadedPhoto, offered: readonly string[]) => void,
): SecondLook {
  const client = useApolloClient();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), []);
  const stop = (id: string) => running.current.get(id)?.abort();
  const begin = (photo: UploadedPhoto) => {
    const { id, seen: before = [] } = photo;
    stop(id);
    const { signal } = running.current.set(id, new AbortController()).get(id) as AbortController;
    tell({ kind: 'looking', id });
    // Where a sign-in is asked for, the client as a whole leads there.
    const look = lookAt(client, id).catch(() => undefined);
    void look.then((seen) => {
      if (signal.aborted) return;
      tell({ kind: 'looked', photo: { ...photo, seen } });
      onSeen({ ...photo, seen }, sureNames(before));
    });
  };
  return { begin, stop };
}
