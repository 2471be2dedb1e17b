import { SignInNeeded } from '../../apollo/failure.ts';
import { photos } from '../../messages/photos.ts';

/** A failure of the transfer, with a sentence for the cook. */
export class SendError extends Error {}

/** How long nothing may go or come before the connection is taken for lost, in milliseconds. */
const STALL_MS = 45_000;

/**
 * Sends a file to its signed address. `onProgress` hears how much has gone, 0 to 100.
 * @throws SendError in a sentence that helps; SignInNeeded for a status of 401; the signal's reason when it is given up
 */
export function sendFile(
  url: string,
  file: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // fetch tells nothing of what has been sent.
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  const lose = () => {
    reject(new SendError(photos.uploading.connection));
    request.abort();
  };
  let stall = setTimeout(lose, STALL_MS);
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    clearTimeout(stall);
    stall = setTimeout(lose, STALL_MS);
    if (lengthComputable) onProgress(Math.round((100 * loaded) / total));
  });
  // Neither we nor a store answer with a page: somebody between does.
  const isStranger = () => request.getResponseHeader('content-type')?.startsWith('text/html') ?? false;
  request.addEventListener('load', () =>
    request.status >= 300 ? reject(refusalOf(request.status)) : isStranger() ? lose() : resolve(),
  );
  request.addEventListener('error', () => reject(new SendError(photos.uploading.connection)));
  request.addEventListener('abort', () => reject(signal.reason));
  request.open('PUT', url);
  request.setRequestHeader('Content-Type', file.type);
  signal.addEventListener('abort', abort, { once: true });
  request.send(file);
  return promise.finally(() => {
    clearTimeout(stall);
    signal.removeEventListener('abort', abort);
  });
}

function refusalOf(status: number): Error {
  return status === 401 ? new SignInNeeded() : new SendError(photos.uploading.refused(status));
}
