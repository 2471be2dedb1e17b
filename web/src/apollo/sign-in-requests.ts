/** What asks for a sign-in: something the cook did, or a page that only shows itself to one who is signed in. */
export type SignInReason = 'act' | 'page';

const listeners = new Set<(reason: SignInReason) => void>();

/** Sends the cook to sign in, with the specification's notice, and back here afterwards. For every answer of 401. */
export function askToSignIn(reason: SignInReason): void {
  for (const listener of listeners) listener(reason);
}

/** Hears of each request to sign in; returns how to stop. */
export function onSignInRequest(listener: (reason: SignInReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
