import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network of one subscriber (RFC 6177). */
const SUBSCRIBER_BITS = 64;

/** What stands for one caller among addresses: an IPv4 address itself, also where it is written as IPv6, and of IPv6 the /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${SUBSCRIBER_BITS}`).toString();
}
