import ipaddr from 'ipaddr.js';

/** The addresses of IPv6 that are routed in the world; all others mean something inside, or carry an IPv4 address in them. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a link (where clouds keep their
 * metadata), a group, a tunnel or a range kept for later. An IPv4 address written as IPv6 is judged as what it is.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL);
}
