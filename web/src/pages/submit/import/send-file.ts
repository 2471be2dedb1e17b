import { SignInNeeded } from '../../../apollo/failure.ts';

/** What became of one recipe of a file. */
export interface StoredRecipe {
  id: string;
  title: string;
  /** `unchanged` where the file was taken over before. */
  outcome: 'created' | 'updated' | 'unchanged';
  doubtfulLines: number;
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

/** What the server says, one by one. */
export type ImportEvent = StoredRecipe | RestoredThings | RefusedItem;

/**
 * Sends a file of recipes; the server stores them and tells each as it is done.
 * @throws SignInNeeded for want of a sign-in, Error with the server's sentence when the file is refused
 */
export async function* sendFile(file: File): AsyncGenerator<ImportEvent> {
  const answer = await fetch(`/api/import/file?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (answer.status === 401) throw new SignInNeeded('This file needs a sign-in.');
  if (!answer.ok || !answer.body) throw new Error(await answer.text());
  for await (const line of linesOf(answer.body)) yield JSON.parse(line) as ImportEvent;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
