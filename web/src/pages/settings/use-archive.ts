import { useState } from 'react';
import { needsSignIn, SignInNeeded } from '../../apollo/failure.ts';
import { common } from '../../messages/common.ts';
import { settings } from '../../messages/settings.ts';
import { saveFile } from '../../lib/save-file.ts';

const ARCHIVE_ADDRESS = '/api/profile/archive';
const ARCHIVE_NAME = 'my-larder.zip';
/** What the server says of how much will come. */
const ABOUT_BYTES = 'x-larder-about-bytes';

/** How far an archive has come. */
export interface ArchiveState {
  received: number;
  /** About how many bytes there will be; never fewer than have come. */
  total: number;
  isSaved: boolean;
  /** Why it ended before its end; null where it did not. */
  error: string | null;
}

/** Downloads all that the cook keeps, saying how far it has come. */
export function useArchive() {
  const [state, setState] = useState<ArchiveState | null>(null);
  const start = async () => {
    let now: ArchiveState = { received: 0, total: 1, isSaved: false, error: null };
    const show = (part: Partial<ArchiveState>) => setState((now = { ...now, ...part }));
    show({});
    try {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const { part, about } of receive()) {
        parts.push(part);
        const received = now.received + part.length;
        show({ received, total: Math.max(about, received) });
      }
      saveFile(new Blob(parts, { type: 'application/zip' }), ARCHIVE_NAME);
      show({ isSaved: true });
    } catch (error) {
      show({ error: whyEnded(error) });
    }
  };
  return { state, start };
}

/** @throws SignInNeeded for want of a sign-in, Error with the server's sentence when it is refused */
async function* receive(): AsyncGenerator<{ part: Uint8Array<ArrayBuffer>; about: number }> {
  const answer = await fetch(ARCHIVE_ADDRESS);
  if (answer.status === 401) throw new SignInNeeded('The archive needs a sign-in.');
  if (!answer.ok || !answer.body) throw new Error(await answer.text());
  const about = Number(answer.headers.get(ABOUT_BYTES) ?? 0);
  const reader = answer.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield { part: chunk.value, about };
}

function whyEnded(error: unknown): string {
  if (needsSignIn(error)) return common.signInFirst.description;
  return error instanceof TypeError || !(error instanceof Error) ? settings.data.brokenOff : error.message;
}
