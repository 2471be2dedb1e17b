import { jobsOf } from '../../api/src/jobs/jobs.ts';
import { inMemory } from '../../api/src/modules/imports/archive/byte-source.ts';
import { zipContent } from '../../api/src/modules/imports/archive/zip.ts';
import { FILE_IMPORT } from '../../api/src/modules/imports/files/file-import-job.ts';
import type { TestApp } from './app.ts';
import { freshAddress, type Client } from './clients.ts';

/** What became of one thing of a file. */
export interface ToldEvent {
  where: string;
  id?: string;
  title?: string | null;
  outcome?: string;
  reason?: string;
  restored?: string;
  count?: number;
}

/** All that a cook keeps, as it is downloaded. */
export async function downloadArchive(app: TestApp, client: Client) {
  const reply = await app.app.inject({
    method: 'GET',
    url: '/api/profile/archive',
    remoteAddress: freshAddress(),
    cookies: Object.fromEntries(client.cookies),
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

/** How far an import is, as the server tells it. */
export interface ToldProgress {
  name: string;
  state: string;
  events: ToldEvent[];
  after: number;
}

/** Asks for something under `/api/import/file`. @returns the status and the body */
export async function askImport(
  app: TestApp,
  client: Client,
  method: 'GET' | 'POST' | 'DELETE',
  rest = '',
  bytes?: Uint8Array,
): Promise<{ status: number; body: string; progress: () => ToldProgress }> {
  const reply = await app.app.inject({
    method,
    url: `/api/import/file${rest}`,
    remoteAddress: freshAddress(),
    cookies: Object.fromEntries(client.cookies),
    ...(bytes && { headers: { 'content-type': 'application/octet-stream' }, payload: Buffer.from(bytes) }),
  });
  return { status: reply.statusCode, body: reply.body, progress: () => reply.json<ToldProgress>() };
}

/** Hands a file in; it is not read yet. */
export const handIn = (app: TestApp, client: Client, name: string, bytes: Uint8Array) =>
  askImport(app, client, 'POST', `?name=${encodeURIComponent(name)}`, bytes);

/** Reads the files that wait, as the job does. */
export async function readFiles(app: TestApp, signal = new AbortController().signal): Promise<void> {
  await jobsOf(app.platform)
    .find(({ name }) => name === FILE_IMPORT)
    ?.run({}, signal);
}

/** Sends a file to be imported, and waits for its end. @returns what the server says of it */
export async function sendFile(app: TestApp, client: Client, name: string, bytes: Uint8Array): Promise<ToldEvent[]> {
  await handIn(app, client, name, bytes);
  await readFiles(app);
  return (await askImport(app, client, 'GET')).progress().events;
}

/** The files of an archive, texts as texts and pictures in base64; the moment at which it was written is left out. */
export function filesOf(archive: Uint8Array): Record<string, string> {
  const { entries } = zipContent(inMemory(archive));
  return Object.fromEntries(
    entries.map(({ path, bytes }) => [
      path,
      Buffer.from(bytes())
        .toString(path.endsWith('.webp') ? 'base64' : 'utf8')
        .replace(path === 'larder.json' ? /"writtenAt": "[^"]*"/ : /(?!)/, ''),
    ]),
  );
}
