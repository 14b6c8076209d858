/** The operator's server as somebody writes it down: only encrypted, save on this very machine. */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns the origin, or null where this is no address that a session may be sent to */
export function serverOriginOf(text: string): string | null {
  const written = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(written) ? written : `https://${written}`);
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (url.protocol === 'https:') return url.hostname.includes('.') ? url.origin : loopback(url);
  return url.protocol === 'http:' ? loopback(url) : null;
}

function loopback(url: URL): string | null {
  return LOOPBACK.has(url.hostname) ? url.origin : null;
}
