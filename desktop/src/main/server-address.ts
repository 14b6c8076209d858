/** The operator's server as somebody writes it down: only encrypted, save on this very machine. */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns the origin, or null if this is no address that a session may be sent to */
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

/** @returns where newer versions are published, or null if that is no place to fetch a program from: only encrypted, without exception */
export function updateAddressOf(text: string | null): string | null {
  const url = URL.parse(text ?? '');
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return url.href;
}
