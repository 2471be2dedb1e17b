import { networkOf } from '../../shared/network-of.ts';
import type { Viewer } from './viewer.ts';

/** The caller, as far as the transport knows. */
export interface Caller {
  /** Changes when the caller signs in or out on the way. */
  viewer: Viewer | null;
  /** Network address, past the proxies that are ours. */
  address: string;
  /** What the browser calls itself. */
  userAgent: string | null;
  /** Secret of the device cookie: this browser was signed in before. */
  device: string | null;
  /** Id of the request, which is in the log and in the audit log. */
  requestId: string;
  /** Secret of a visitor, whose photos are theirs in this browser; given with the first of them. */
  visitor: string | null;
  /** Where the caller reaches us in one's own network, such as `http://localhost:4000`; empty when it is elsewhere or unknown. */
  origin: string;
}

/** A caller of whom nothing is known. */
export const anonymous = (): Caller => ({
  viewer: null,
  address: '',
  userAgent: null,
  device: null,
  requestId: '',
  visitor: null,
  origin: '',
});

/** Whose work and tries are counted together: those of a cook, or of all visitors from one IPv4 address or IPv6 /64. */
export function callerKey({ viewer, address }: Pick<Caller, 'viewer' | 'address'>): string {
  return viewer ? `cook:${viewer.id}` : `address:${networkOf(address)}`;
}

/** Secrets for the cookies of a browser in which somebody has just signed in. */
export interface SessionSecrets {
  session: string;
  device: string;
}

/** The cookies of the browser that asks. */
export interface SessionCookies {
  keep(secrets: SessionSecrets): void;
  /** Knows a visitor again for a day. */
  keepVisitor(secret: string): void;
  /** Forgets the session and everything the browser stores of it. */
  drop(): void;
}

/** For callers without cookies. */
export const NO_COOKIES: SessionCookies = {
  keep: () => undefined,
  keepVisitor: () => undefined,
  drop: () => undefined,
};
