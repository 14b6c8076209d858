import { createHash } from 'node:crypto';

interface PolicyParts {
  /** This answer's own. */
  readonly nonce: string;
  /** Origins of the one bot check in use, if it is not our own. */
  readonly guests: readonly string[];
  /** Hashes of the page's inline scripts, as `scriptHashes` gives them. */
  readonly scripts?: readonly string[];
}

/** The policy of the pages: our own scripts only; styles are our own files or carry this answer's nonce. */
export function pagePolicy({ nonce, guests, scripts = [] }: PolicyParts): string {
  const also = guests.map((source) => ` ${source}`).join('');
  const inline = scripts.map((hash) => ` ${hash}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${inline}${also}`,
    `style-src 'self' 'nonce-${nonce}'${also}`,
    // React sets style attributes for measured sizes; an attribute can't run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also}`,
    ...(also ? [`frame-src${also}`] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Allows the page's inline scripts and no others: only those without attributes count here. */
export function scriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
