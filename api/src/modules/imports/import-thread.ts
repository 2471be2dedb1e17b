/** A thread that reads the recipes of a file, one each time it is asked: what a stranger packed may take seconds. */
import { parentPort, workerData } from 'node:worker_threads';
import { importItems } from './import-paths.ts';
import type { ArchivedPhoto, FileItem } from './imported-recipe.ts';

/** What the thread says: the next item with the bytes of its picture, a photo, or that there is none. */
export type FromImportThread =
  | { item: Exclude<FileItem, ArchivedPhoto>; picture?: Uint8Array<ArrayBuffer> | undefined }
  | { photo: string; picture: Uint8Array<ArrayBuffer> | undefined }
  | 'end';

const items = importItems(String(workerData));

parentPort?.on('message', () => {
  const { value, done } = items.next();
  const said = done ? 'end' : sendable(value);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(said, transferList(said));
});

// Everything it needs is there now.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');

function sendable(item: FileItem): FromImportThread {
  if ('photo' in item) return { photo: item.where, picture: copyOf(item.photo()) };
  if (!('recipe' in item) || !item.recipe.picture) return { item };
  const { picture, ...recipe } = item.recipe;
  return { item: { ...item, recipe }, picture: copyOf(picture()) };
}

/** A picture with a buffer of its own: a message with a view of the archive copies the whole archive. */
const copyOf = (picture: Uint8Array | undefined): Uint8Array<ArrayBuffer> | undefined =>
  picture && new Uint8Array(picture);

/** The buffers that the message moves to the other thread instead of copying them. */
const transferList = (said: FromImportThread): ArrayBuffer[] =>
  said !== 'end' && said.picture ? [said.picture.buffer] : [];
