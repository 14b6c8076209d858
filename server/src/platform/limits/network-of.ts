import ipaddr from 'ipaddr.js';

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6 one. A single household or server has a whole
 * /64 to choose from (RFC 6177), so counting full IPv6 addresses would limit nobody.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/64`).toString()}/64`;
}
