import { zipContent } from '../../api/src/modules/imports/archive/zip.ts';
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

/** Sends a file to be imported. @returns what the server says of it */
export async function sendFile(app: TestApp, client: Client, name: string, bytes: Uint8Array): Promise<ToldEvent[]> {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/import/file?name=${encodeURIComponent(name)}`,
    remoteAddress: freshAddress(),
    headers: { 'content-type': 'application/octet-stream' },
    cookies: Object.fromEntries(client.cookies),
    payload: Buffer.from(bytes),
  });
  return reply.body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ToldEvent);
}

/** The files of an archive, texts as texts and pictures in base64; the moment at which it was written is left out. */
export function filesOf(archive: Uint8Array): Record<string, string> {
  const { entries } = zipContent(archive);
  return Object.fromEntries(
    entries.map(({ path, bytes }) => [
      path,
      Buffer.from(bytes())
        .toString(path.endsWith('.webp') ? 'base64' : 'utf8')
        .replace(path === 'larder.json' ? /"writtenAt": "[^"]*"/ : /(?!)/, ''),
    ]),
  );
}
