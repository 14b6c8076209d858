import type { Session } from 'electron';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { APP_SCHEME, isOwnPage } from './app-scheme.ts';
import type { ServerGate } from './server-gate.ts';

/** The built web app as it is answered inside the shell: its files by name, and for every other address the page that it draws itself into. */

interface WebFiles {
  /** @param path as it is in the address, with its escapes */
  answer(path: string, signedIn: boolean): Promise<Response>;
}

export interface WebFolders {
  /** `webapp/dist` as `scripts/build-webapp.ts` lays it out. */
  readonly webapp: string;
  /** The shell's own first page. */
  readonly welcome: string;
}

const WELCOME = '/welcome/';

/** Laid out for the server, which looks into them; no addresses of their own. */
const NOT_SERVED = /^\/(?:pages|build)(?:\/|$)|\/\.|\.map$/;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  // What reads pictures learned its letters from.
  '.gz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** What every answer carries. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export function webFiles(folders: WebFolders): WebFiles {
  return {
    async answer(escaped, signedIn) {
      const path = plainPath(escaped);
      if (path === null || NOT_SERVED.test(path)) return notFound();
      if (path === WELCOME || path.startsWith(WELCOME)) return await welcome(folders, path);
      if (extname(path)) return (await file(folders.webapp, path)) ?? notFound();
      const html = await shellOf(folders.webapp, path);
      return page(markSignedIn(html, signedIn));
    },
  };
}

/** @returns null for what is no path of ours, whatever the file system would make of it */
function plainPath(escaped: string): string | null {
  try {
    const path = decodeURIComponent(escaped);
    return /[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(path) || !path.startsWith('/') ? null : path;
  } catch {
    return null;
  }
}

async function welcome({ welcome: folder, webapp }: WebFolders, path: string): Promise<Response> {
  const name = path.slice(WELCOME.length);
  const font = /^(sans|serif)\.woff2$/.exec(name)?.[1];
  if (font) return (await file(webapp, await fontOf(webapp, font))) ?? notFound();
  if (name !== '') return (await file(folder, `/${name}`)) ?? notFound();
  return page(await readFile(join(folder, 'welcome.html'), 'utf8'));
}

/** The web app names its files by what is in them. */
async function fontOf(webapp: string, font: string): Promise<string> {
  const begin = `source-${font === 'sans' ? 'sans-3' : 'serif-4'}-latin-wght-normal-`;
  const names = await readdir(join(webapp, 'assets'));
  return `/assets/${names.find((each) => each.startsWith(begin) && each.endsWith('.woff2'))}`;
}

async function file(folder: string, path: string): Promise<Response | null> {
  const place = resolve(folder, `.${path}`);
  const inside = relative(folder, place);
  if (inside.startsWith('..') || isAbsolute(inside) || inside.split(sep).includes('..'))
    return null;
  const type = TYPES[extname(place)];
  if (!type) return null;
  const bytes = await readFile(place).catch(() => null);
  if (!bytes) return null;
  if (extname(place) === '.html') return page(bytes.toString());
  const hashed = path.startsWith('/assets/');
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...ALWAYS,
      'Content-Type': type,
      'Cache-Control': hashed ? 'max-age=31536000, immutable' : 'no-cache',
    },
  });
}

async function shellOf(webapp: string, path: string): Promise<string> {
  const language = /^\/es(?:\/|$)/.test(path) ? 'es' : 'en';
  const html = await readFile(join(webapp, 'pages', language, 'app.html'), 'utf8');
  // What only a running server knows; the web app has words for its absence.
  return html.replaceAll(/%%[A-Za-z.-]+%%/g, '');
}

/**
 * The web app asks its browser whether somebody is signed in, to choose what it shows. Here the session is the shell's, so the page
 * says it, before any of its scripts run.
 */
function markSignedIn(html: string, signedIn: boolean): string {
  const script = signedIn
    ? "localStorage.setItem('authToken','signed-in')"
    : "localStorage.removeItem('authToken')";
  return html.replace('<head>', `<head><script>${script}</script>`);
}

function page(html: string): Response {
  const nonce = randomBytes(16).toString('base64');
  const filled = html.replaceAll('__STYLE_NONCE__', nonce);
  return new Response(filled, {
    headers: {
      ...ALWAYS,
      'Content-Type': TYPES['.html'] ?? '',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy(nonce, scriptHashes(filled)),
    },
  });
}

function notFound(): Response {
  return new Response('Not Found', {
    status: 404,
    headers: { ...ALWAYS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

export interface AppProtocolParts {
  readonly session: Session;
  readonly files: WebFiles;
  readonly gate: ServerGate;
  readonly signedIn: () => boolean;
}

/** Answers every request of a page: `/api/…` from the operator's server, all else from the files in the package. */
export function answerAppScheme({ session, files, gate, signedIn }: AppProtocolParts): void {
  session.protocol.handle(APP_SCHEME, async (request) => {
    if (!isOwnPage(request.url)) return new Response(null, { status: 404 });
    const path = pathAsWritten(request.url);
    if (path.startsWith('/api/')) return await gate.forward(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405 });
    }
    return await files.answer(path, signedIn());
  });
}

/** With its escapes: `%2e%2e` is for the guard of the files to judge. */
function pathAsWritten(address: string): string {
  return new URL(address).pathname;
}

/** The policy of every page in the shell: our own files only, and nothing of the network but what the shell fetches itself. */
function pagePolicy(nonce: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    // React sets style attributes for measured sizes; an attribute can't run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Allows the page's inline scripts and no others. */
function scriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
