import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import { failureOf, needsSignIn, SignInNeeded } from '../../apollo/failure.ts';
import { endSession } from '../../apollo/sign-in-link.ts';
import { photos as messages } from '../../messages/photos.ts';
import { dismissToast, showToast, type Toast } from '../../ui/overlays/toast-store.ts';
import { COMPLETE_STAYS_MS, fileFault, isTooLarge, PHOTOS_MAX } from './photo-limits.ts';
import type { UploadedPhoto } from './photo-operations.ts';
import { SendError } from './send-file.ts';
import { deletePhoto, EmptyAnswer, uploadFile } from './upload-file.ts';
import {
  afterUploadEvent,
  NO_UPLOADS,
  takenPlaces,
  type UploadEntry,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts';
import { useSecondLook } from './use-second-look.ts';

/** How photos are taken in a place. */
export interface PhotoUploadOptions {
  /** Photos that are here already. */
  photos?: readonly UploadedPhoto[];
  /** At most so many; 5 when left out. */
  max?: number;
  /** Whether the foods in each photo are looked for. */
  isLookedAt?: boolean;
  /**
   * Called with each photo once it has arrived, and been looked at where that is wanted; when it is looked at again, with the names
   * that were sure before, too.
   */
  onPhoto?: (photo: UploadedPhoto, offered: readonly string[]) => void;
}

/** Files on their way, photos that have arrived, and what can be done with them. */
export interface PhotoUploads extends UploadState {
  max: number;
  isFull: boolean;
  add: (files: readonly File[]) => void;
  retry: (entry: UploadEntry) => void;
  /** Gives up a file on its way, or takes a failed one off the list. */
  cancel: (entry: UploadEntry) => void;
  /** Another picture is looked at again, where photos are. */
  edited: (photo: UploadedPhoto) => void;
  /** Retries a photo whose recognition failed. */
  lookAgain: (photo: UploadedPhoto) => void;
  remove: (photo: UploadedPhoto) => void;
  /** Forgets the photos that are here; on the server they stay for as long as they are kept. */
  clear: () => void;
}

const refused = (title: string, description: string): Toast => ({ title, description, variant: 'destructive' });

/** See {@link PhotoUploads}. */
export function usePhotoUploads({
  photos = [],
  max = PHOTOS_MAX,
  isLookedAt = false,
  onPhoto,
}: PhotoUploadOptions): PhotoUploads {
  const client = useApolloClient();
  const [state, tell] = useReducer(afterUploadEvent, { ...NO_UPLOADS, photos });
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), []);
  const arrived = useRef(onPhoto);
  useEffect(() => {
    arrived.current = onPhoto;
  });

  const secondLook = useSecondLook(tell, (photo, offered) => arrived.current?.(photo, offered));
  const start = (id: string, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    tell({ kind: 'chosen', id, file });
    void takeAlong(client, { id, file, isLookedAt, signal: controller.signal }, tell).then((photo) => {
      running.current.delete(id);
      if (photo) arrived.current?.(photo, []);
    });
  };
  const begin = (files: readonly File[]) => {
    const room = max - takenPlaces(state);
    for (const file of files.slice(0, Math.max(0, room))) start(crypto.randomUUID(), file);
  };
  // Every photo is made small on its way: of one that is too large that is offered beside the refusal (specification, section 4).
  const offer = (large: readonly File[]): Pick<Toast, 'action'> => {
    const makeSmaller = () => {
      dismissToast();
      begin(large);
    };
    return large.length > 0
      ? { action: { label: messages.invalid.makeSmaller(large.length), onPress: makeSmaller } }
      : {};
  };
  const add = (files: readonly File[]) => {
    const room = max - takenPlaces(state);
    const faults = files.map(fileFault);
    const good = files.filter((_, at) => faults[at] === undefined);
    const fault = faults.find(Boolean);
    if (fault) showToast({ ...refused(messages.toasts.invalid, fault), ...offer(files.filter(isTooLarge)) });
    if (good.length > room) showToast(refused(messages.toasts.limit, messages.invalid.limit(max)));
    begin(good);
  };
  const leave = (id: string) => {
    running.current.get(id)?.abort();
    tell({ kind: 'left', id });
  };
  return {
    ...state,
    max,
    isFull: takenPlaces(state) >= max,
    add,
    retry: ({ id, file }) => {
      if (takenPlaces(state) < max) leave(id);
      add([file]);
    },
    cancel: ({ id }) => leave(id),
    edited: (photo) => {
      const isOther = state.photos.some(({ id, version }) => id === photo.id && version !== photo.version);
      tell({ kind: 'edited', photo });
      if (isLookedAt && isOther) secondLook.begin(photo);
    },
    lookAgain: secondLook.begin,
    remove: ({ id }) => {
      secondLook.stop(id);
      tell({ kind: 'removed', id });
      deletePhoto(client, id);
    },
    clear: () => tell({ kind: 'cleared' }),
  };
}

interface Journey {
  id: string;
  file: File;
  isLookedAt: boolean;
  signal: AbortSignal;
}

/** Takes a file to the server and tells of it; gives the photo, or nothing when it failed or was given up. */
async function takeAlong(
  client: ApolloClient,
  { id, file, isLookedAt, signal }: Journey,
  tell: Dispatch<UploadEvent>,
): Promise<UploadedPhoto | undefined> {
  try {
    const photo = await uploadFile(client, file, isLookedAt, {
      signal,
      onStatus: (status) => tell({ kind: 'changed', id, change: { status } }),
      onProgress: (progress) => tell({ kind: 'changed', id, change: { progress } }),
    });
    signal.throwIfAborted();
    tell({ kind: 'arrived', id, photo });
    setTimeout(() => tell({ kind: 'left', id }), COMPLETE_STAYS_MS);
    showToast({
      title: messages.toasts.complete,
      description: photo.seen?.length ? messages.toasts.found(photo.seen.length) : messages.toasts.uploaded,
    });
    return photo;
  } catch (error) {
    if (signal.aborted) return undefined;
    const sentence = sentenceOf(error);
    tell({ kind: 'changed', id, change: { status: 'error', error: sentence ?? messages.uploading.failed } });
    // Of an answer of the store the client as a whole does not hear.
    if (error instanceof SignInNeeded) endSession(client, 'act');
    if (!needsSignIn(error))
      showToast({
        title: messages.toasts.failed,
        description: sentence ?? messages.toasts.failedText,
        variant: 'destructive',
      });
    return undefined;
  }
}

/** What the server or the transfer said, or that neither could be reached; undefined for an answer that says nothing. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SendError) return error.message;
  return error instanceof EmptyAnswer ? undefined : failureOf(error).message;
}
