import { createHash } from 'node:crypto';

/** SHA-256 (hex) over the pages of an enclosure in order: what a signature is bound to. */
export function hashPages(pages: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page);
  return hash.digest('hex');
}
