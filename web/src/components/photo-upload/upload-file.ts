import type { ApolloClient } from '@apollo/client';
import { needsSignIn } from '../../apollo/failure.ts';
import {
  COMPLETE_UPLOAD,
  DELETE_PHOTO,
  RECOGNIZE_PHOTO,
  SIGN_UPLOAD,
  type SeenFood,
  type UploadedPhoto,
} from './photo-operations.ts';
import { GUESS, SUGGESTIONS_MAX } from './photo-limits.ts';
import { prepareFile } from './prepare-file.ts';
import { sendFile } from './send-file.ts';

/** Where a file stands on its way (specification, section 4). */
export type UploadStatus = 'processing' | 'uploading' | 'recognizing' | 'complete' | 'error';

/** The server answered, and said nothing. */
export class EmptyAnswer extends Error {}

/** Progress of an upload. */
export interface UploadWatch {
  onStatus: (status: UploadStatus) => void;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Makes a file small, sends it, and has it looked at if so wanted. Looking may fail: that is only logged. What is given up on the way
 * does not stay on the server.
 * @throws Error with a sentence of the server or of the transfer; any of which `needsSignIn` holds also where looking asks for that
 */
export async function uploadFile(
  client: ApolloClient,
  file: File,
  isLookedAt: boolean,
  { onStatus, onProgress, signal }: UploadWatch,
): Promise<UploadedPhoto> {
  const prepared = await prepareFile(file);
  signal.throwIfAborted();
  onStatus('uploading');
  const { imageId, uploadUrl } = await sign(client, file.name, prepared);
  signal.throwIfAborted();
  await sendFile(uploadUrl, prepared, onProgress, signal);
  const { data } = await client.mutate({ mutation: COMPLETE_UPLOAD, variables: { input: { imageId } } });
  if (!data) throw new EmptyAnswer();
  const forget = () => deletePhoto(client, imageId);
  if (signal.aborted) forget();
  signal.throwIfAborted();
  if (!isLookedAt) return data.completeUpload.photo;
  onStatus('recognizing');
  signal.addEventListener('abort', forget);
  const seen = await lookAt(client, imageId).finally(() => signal.removeEventListener('abort', forget));
  return { ...data.completeUpload.photo, seen };
}

/** Takes a photo off the server, from where it would go by itself a little later, too. */
export function deletePhoto(client: ApolloClient, id: string): void {
  client
    .mutate({ mutation: DELETE_PHOTO, variables: { input: { id } } })
    .catch((error: unknown) => console.warn('The photo could not be deleted.', error));
}

let lastSigned: Promise<unknown> = Promise.resolve();

/** One after another: the first answer gives a visitor's browser the cookie by which all its photos are known. */
function sign(client: ApolloClient, filename: string, file: Blob) {
  const ask = async () => {
    const { data } = await client.mutate({
      mutation: SIGN_UPLOAD,
      variables: { input: { filename, contentType: file.type, size: file.size } },
    });
    if (!data) throw new EmptyAnswer();
    return data.signUpload;
  };
  const signed = lastSigned.then(ask, ask);
  lastSigned = signed;
  return signed;
}

/** The foods in a photo; undefined when recognition failed, which is only logged. @throws the refusal for want of a sign-in */
export async function lookAt(client: ApolloClient, imageId: string): Promise<readonly SeenFood[] | undefined> {
  try {
    const { data } = await client.mutate({
      mutation: RECOGNIZE_PHOTO,
      variables: { input: { imageId, maxSuggestions: SUGGESTIONS_MAX } },
    });
    return data?.recognizePhoto.recognized.filter(({ confidence }) => confidence >= GUESS);
  } catch (error) {
    if (needsSignIn(error)) throw error;
    console.warn('Photo recognition failed.', error);
    return undefined;
  }
}
