import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a session, device or API token: 32 random bytes in URL-safe letters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. With 256 random bits a plain SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
