import { Role, TokenScope } from './user-enums.ts';
import { AppError } from '../../shared/errors.ts';

/** The cook on whose behalf a request comes. */
export interface Viewer {
  id: string;
  username: string;
  role: Role;
  /** A session may do everything; a token only what its scopes say. */
  via: SessionOfViewer | { kind: 'token'; scopes: readonly TokenScope[] };
}

/** The session of a cook who asks. */
interface SessionOfViewer {
  kind: 'session';
  id: string;
  /** Whether the password was given in it a short time ago. */
  isConfirmed: boolean;
}

/** A cook who is signed in in a browser. */
export type ViewerInBrowser = Viewer & { via: SessionOfViewer };

/** A cook for whom something is read without being asked by them just now, such as for a message to them. */
export const readerFor = ({ id, username, role }: Pick<Viewer, 'id' | 'username' | 'role'>): Viewer => ({
  id,
  username,
  role,
  via: { kind: 'token', scopes: [TokenScope.READ] },
});

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
export function requireSession(viewer: Viewer | null): ViewerInBrowser {
  if (!viewer) throw signInFirst();
  const { via } = viewer;
  if (via.kind !== 'session') throw new AppError('FORBIDDEN', 'An API token cannot do this. Sign in instead.');
  return { ...viewer, via };
}

/**
 * The cook who asks, who gave their password in this browser a short time ago: what changes how they sign in is nothing for one who found the browser
 * open, or its cookie.
 * @throws AppError UNAUTHENTICATED when no one is signed in, FORBIDDEN for an API token, PASSWORD_REQUIRED when the password was given too long ago
 */
export function requireConfirmed(viewer: Viewer | null): ViewerInBrowser {
  const cook = requireSession(viewer);
  if (!cook.via.isConfirmed) throw new AppError('PASSWORD_REQUIRED', 'Enter your password to go on.');
  return cook;
}

/**
 * The admin who acts, and gave their password in this browser a short time ago.
 * @throws AppError as {@link requireAdmin}, and PASSWORD_REQUIRED when the password was given too long ago
 */
export function requireActingAdmin(viewer: Viewer | null): ViewerInBrowser {
  requireAdmin(viewer);
  return requireConfirmed(viewer);
}

/**
 * The admin who looks, signed in in a browser: no API token looks after a site.
 * @throws AppError UNAUTHENTICATED when no one is signed in, FORBIDDEN for everyone else
 */
export function requireAdmin(viewer: Viewer | null): ViewerInBrowser {
  const cook = requireSession(viewer);
  if (cook.role !== Role.ADMIN) throw new AppError('FORBIDDEN', 'Only an admin can do this.');
  return cook;
}
