import { paths } from '../../app/paths.ts';

const ENTRIES: ReadonlySet<string> = new Set([paths.login, paths.signUp, paths.forgotPassword, paths.resetPassword]);

/**
 * Where to go after signing in: `next` if it is an address of this site that is not itself about signing in, the first page
 * otherwise. What begins with `//`, whatever it is dressed as, would be another site.
 */
export function nextAddress(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, window.location.origin)) return paths.home;
  const { origin, pathname, search, hash } = new URL(next, window.location.origin);
  const isHere = origin === window.location.origin && !pathname.startsWith('//') && !ENTRIES.has(pathname);
  return isHere ? pathname + search + hash : paths.home;
}
