import ipaddr from 'ipaddr.js';

/** Who sends no address that can be read is one caller with all the others who send none. */
const UNKNOWN = 'unknown';

/**
 * The address in an entry of `X-Forwarded-For`. Some proxies write the port too (`203.0.113.7:50001`, `[2001:db8::1]:50001`), and it
 * changes with each connection: counted with it, everybody would be somebody new each time.
 */
export function callerAddress(entry: string): string {
  const text =
    /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text).toString() : UNKNOWN;
}

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
