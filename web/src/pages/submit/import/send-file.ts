import { SignInNeeded } from '../../../apollo/failure.ts';

/** What became of one recipe of a file. */
export interface StoredRecipe {
  id: string;
  title: string;
  /** `unchanged` where the file was taken over before. */
  outcome: 'created' | 'updated' | 'unchanged';
  doubtfulLines: number;
  /** Names of the collections that were made for it; none where that is left out. */
  collections?: string[];
}

/** What could not be taken over, and why. */
export interface RefusedItem {
  where: string;
  title: string | null;
  reason: string;
}

/** What came in of a cook's archive besides recipes. */
export interface RestoredThings {
  where: string;
  /** As it is called after the number. */
  restored: string;
  count: number;
}

/** What the server says of each thing in a file. */
export type ImportEvent = StoredRecipe | RestoredThings | RefusedItem;

/** How far the server is with a file. */
export interface ImportProgress {
  name: string;
  state: 'RECEIVING' | 'READING' | 'DONE' | 'CANCELLED' | 'FAILED';
  /** What is new since it was asked last. */
  events: ImportEvent[];
  after: number;
}

const ADDRESS = '/api/import/file';

/**
 * Sends a file of recipes, which the server stores and reads by itself from then on.
 * @throws SignInNeeded for want of a sign-in, Error with the server's sentence when the file is refused
 */
export const sendFile = async (file: File): Promise<ImportProgress> =>
  progressOf(
    await fetch(`${ADDRESS}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
  );

/** How far the last file is, behind what was told; null where there is none. */
export async function askProgress(after: number): Promise<ImportProgress | null> {
  const answer = await fetch(`${ADDRESS}?after=${after}`);
  return answer.status === 204 ? null : progressOf(answer);
}

/** Ends the import; what has come in stays. */
export const cancelImport = async (after: number): Promise<ImportProgress> =>
  progressOf(await fetch(`${ADDRESS}/cancel?after=${after}`, { method: 'POST' }));

/** Shows the import no more. */
export async function forgetImport(): Promise<void> {
  await fetch(ADDRESS, { method: 'DELETE' });
}

async function progressOf(answer: Response): Promise<ImportProgress> {
  if (answer.status === 401) throw new SignInNeeded('This file needs a sign-in.');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as ImportProgress;
}
