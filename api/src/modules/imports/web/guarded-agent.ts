import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { RefusedAddress } from './refused-address.ts';

/** Longest wait for a connection, in milliseconds. */
const CONNECT_LIMIT = 3_000;

/** Turns a name into its addresses. */
export type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/** What an agent may connect to, and how names are resolved. */
export interface AgentRules {
  isAllowed: (address: string) => boolean;
  resolve?: Resolve;
}

const resolveAll: Resolve = (host, done) =>
  resolve(host, { all: true }, (error, addresses) => done(error, addresses ?? []));

/**
 * An agent that connects to nothing but allowed addresses. A name is resolved once and the connection goes to what was looked at, so
 * that a name which means something else a moment later gains nothing; what was connected to is looked at once more.
 */
export function guardedAgent({ isAllowed, resolve = resolveAll }: AgentRules): Agent {
  const connect = buildConnector({ timeout: CONNECT_LIMIT, lookup: guardedLookup(isAllowed, resolve) });
  return new Agent({
    connections: 1,
    connect: (options, done) => {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isAllowed(host)) return done(new RefusedAddress(host), null);
      connect(options, (...[error, socket]) => {
        if (error) return done(error, null);
        if (isAllowed(socket.remoteAddress ?? '')) return done(null, socket);
        socket.destroy();
        done(new RefusedAddress(host), null);
      });
    },
  });
}

function guardedLookup(isAllowed: AgentRules['isAllowed'], resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses;
      const refusal =
        error ?? (first && addresses.every(({ address }) => isAllowed(address)) ? null : new RefusedAddress(host));
      if (refusal || !first) return done(refusal, '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
