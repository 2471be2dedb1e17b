import workerUrl from '../../workers/prepare-photo.ts?worker&url';

/** How long the worker may take for one photo, in milliseconds. */
const PATIENCE_MS = 15_000;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let worker: Worker | undefined;
let lastId = 0;

/** A smaller photo without metadata, or the file itself where that cannot be made: an old browser, or no photo. */
export async function prepareFile(file: File): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return file;
  const small = await askWorker(file).catch((error: unknown) => {
    console.warn('The photo is sent as it is.', error);
    return null;
  });
  return small ?? file;
}

function askWorker(file: File): Promise<Blob | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob | null>();
  const id = ++lastId;
  const running = (worker ??= startWorker());
  const timer = setTimeout(() => reject(new Error('The worker took too long')), PATIENCE_MS);
  const hear = ({ data }: MessageEvent<{ id: number; small: Blob | null }>) => data.id === id && resolve(data.small);
  const fail = (event: ErrorEvent) => {
    worker = undefined;
    reject(new Error(event.message || 'The worker could not be started'));
  };
  running.addEventListener('message', hear);
  running.addEventListener('error', fail);
  running.postMessage({ id, file }, []);
  return promise.finally(() => {
    clearTimeout(timer);
    running.removeEventListener('message', hear);
    running.removeEventListener('error', fail);
  });
}

/** The page's policy wants script addresses vouched for; this one is of our own build. */
function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('larder-photos', { createScriptURL: (url) => url });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
