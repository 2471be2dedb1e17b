/** A thread that reads the recipes of a file, one each time it is asked: what a stranger packed may take seconds. */
import { parentPort, workerData } from 'node:worker_threads';
import { importItems } from './import-paths.ts';
import type { ArchivedPhoto, FileItem } from './imported-recipe.ts';

/** What the thread says: the next item with the bytes of its picture, a photo, or that there is none. */
export type FromImportThread =
  | { item: Exclude<FileItem, ArchivedPhoto>; picture?: Uint8Array | undefined }
  | { photo: string; picture: Uint8Array | undefined }
  | 'end';

const items = importItems(String(workerData));

parentPort?.on('message', () => {
  const { value, done } = items.next();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(done ? 'end' : sendable(value));
});

// Everything it needs is there now.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');

function sendable(item: FileItem): FromImportThread {
  if ('photo' in item) return { photo: item.where, picture: item.photo() };
  if (!('recipe' in item) || !item.recipe.picture) return { item };
  const { picture, ...recipe } = item.recipe;
  return { item: { ...item, recipe }, picture: picture() };
}
