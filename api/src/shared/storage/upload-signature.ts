import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ExpectedFile, SentFile, SignedUpload } from './file-storage.ts';

/** Writes what is expected into the query of an address. */
export function signUpload(secret: Uint8Array, { key, contentType, size, expiresAt }: ExpectedFile): SignedUpload {
  const said = { type: contentType, size: String(size), expires: String(expiresAt.getTime()) };
  return { ...said, signature: signatureOf(secret, key, said) };
}

/** What was expected, when we wrote it and it has not expired; otherwise null. */
export function verifyUpload(
  secret: Uint8Array,
  key: string,
  said: SignedUpload,
  now = Date.now(),
): ExpectedFile | null {
  const right = Buffer.from(signatureOf(secret, key, said));
  const given = Buffer.from(said.signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const expires = Number(said.expires);
  return expires > now ? { key, contentType: said.type, size: Number(said.size), expiresAt: new Date(expires) } : null;
}

/** What was expected, when what is sent says the same of itself; otherwise null. */
export function expectedUpload(
  secret: Uint8Array,
  key: string,
  said: SignedUpload,
  { contentType, length }: SentFile,
): ExpectedFile | null {
  const expected = verifyUpload(secret, key, said);
  const isAsSaid = expected?.contentType === contentType && (length === undefined || length === expected.size);
  return isAsSaid ? expected : null;
}

/** The key stands for one photo of one cook, so that the signature holds for them alone. */
function signatureOf(
  secret: Uint8Array,
  key: string,
  { type, size, expires }: Omit<SignedUpload, 'signature'>,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['PUT', key, type, size, expires]))
    .digest('base64url');
}
