import { Role, type TokenScope } from './user-enums.ts';
import { AppError } from '../../shared/errors.ts';

/** The cook on whose behalf a request comes. */
export interface Viewer {
  id: string;
  username: string;
  role: Role;
  /** A session may do everything; a token only what its scopes say. */
  via: { kind: 'session'; id: string } | { kind: 'token'; scopes: readonly TokenScope[] };
}

/** The spec's sentence for a call that needs an account. */
export const signInFirst = (): AppError => new AppError('UNAUTHENTICATED', 'Please log in to continue.');

/**
 * The cook who asks.
 * @param scope what an API token needs for it
 * @throws AppError UNAUTHENTICATED when no one is signed in, FORBIDDEN when the token lacks the scope
 */
export function requireViewer(viewer: Viewer | null, scope: `${TokenScope}`): Viewer {
  if (!viewer) throw signInFirst();
  if (viewer.via.kind === 'token' && !viewer.via.scopes.some((given) => given === scope))
    throw new AppError('FORBIDDEN', `This API token may not ${scope}.`);
  return viewer;
}

/** The cook who asks, signed in in a browser, with the id of that session: what concerns the account itself is nothing for an API token. */
export function requireSession(viewer: Viewer | null): Viewer & { via: { kind: 'session'; id: string } } {
  if (!viewer) throw signInFirst();
  const { via } = viewer;
  if (via.kind !== 'session') throw new AppError('FORBIDDEN', 'An API token cannot do this. Sign in instead.');
  return { ...viewer, via };
}

/**
 * The admin who asks, signed in in a browser: no API token looks after a site.
 * @throws AppError UNAUTHENTICATED when no one is signed in, FORBIDDEN for everyone else
 */
export function requireAdmin(viewer: Viewer | null): Viewer & { via: { kind: 'session'; id: string } } {
  const cook = requireSession(viewer);
  if (cook.role !== Role.ADMIN) throw new AppError('FORBIDDEN', 'Only an admin can do this.');
  return cook;
}
