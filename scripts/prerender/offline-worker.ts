import { siteSettings, type Language } from '@creditfix/shared/kernel';
import { createHash } from 'node:crypto';
import { sourceOf } from './bring-app.ts';
import { filesOf, type Manifest } from './drawing-side.ts';

/**
 * What lets the letter be opened without a connection: a service worker for the address of the wizard alone. It never answers a call
 * of the interface, nor a public page. The function is written into its file as it stands: it may use nothing from outside.
 */

/** The types of a page do not know what a worker has; this is what it uses. */
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface OfflineFiles {
  /** The same for every build of a language: what begins so and is of another build is thrown away. */
  readonly prefix: string;
  readonly version: string;
  /** The script that starts the app: a page that names another one is of another build. */
  readonly entry: string;
  readonly files: readonly string[];
}

function offlineWorker(self: WorkerScope, { prefix, version, entry, files }: OfflineFiles): void {
  const name = prefix + version;
  const SHELL = '/offline-page';
  const asked = { ignoreSearch: true, ignoreVary: true };

  // The page is the same for everybody: nothing of a person is in it.
  const keepPage = async (page: Response) => {
    const ours = page.ok && !page.redirected && (await page.clone().text()).includes(entry);
    if (ours) await (await caches.open(name)).put(SHELL, page);
    return ours;
  };

  const install = async () => {
    const cache = await caches.open(name);
    await cache.addAll(files);
    const page = await fetch(self.registration.scope, { cache: 'no-store' });
    if (!(await keepPage(page))) throw new Error('the page is of another build');
    await self.skipWaiting();
  };

  const takeOver = async () => {
    const old = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
    await Promise.all(old.map((each) => caches.delete(each)));
    await self.clients.claim();
  };

  // A line that hangs neither answers nor fails: nobody waits longer than this for it.
  const PATIENCE_MS = 4_000;

  const pageOf = async (event: WorkerEvent) => {
    const fresh = fetch(event.request);
    const kept = () => caches.match(SHELL, { cacheName: name });
    const hangs = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS, undefined));
    try {
      const page = await Promise.race([fresh, hangs]);
      if (!page) {
        // What comes later is nobody's any more.
        fresh.catch(() => {});
        return (await kept()) ?? (await fresh);
      }
      event.waitUntil(keepPage(page.clone()));
      return page;
    } catch (gone) {
      const page = await kept();
      if (page) return page;
      throw gone;
    }
  };

  // A file's name changes with its contents.
  const fileOf = async (request: Request) => {
    const cache = await caches.open(name);
    const kept = await cache.match(request, asked);
    if (kept) return kept;
    const file = await fetch(request);
    if (file.status === 200) await cache.put(request, file.clone());
    return file;
  };

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== self.location.origin) return;
    if (mode === 'navigate') event.respondWith(pageOf(event));
    else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(event.request));
  });
}

/** `webapp/src/app/keep-offline.ts` names it. */
export function offlineWorkerName(language: Language): string {
  return `offline.${language}.js`;
}

/** Where the letter begins, and the guard before it. */
const WIZARD = ['index.html', 'src/app/wizard.route.tsx', 'src/app/signed-in-only.tsx'];

/** What can't be used without a connection, or is a page of its own. */
const ELSEWHERE = /^src\/(?:site|reports|admin)\/|altcha-setup/;

/** @param manifest of that language's build */
export function offlineWorkerScript(manifest: Manifest, language: Language): string {
  const entry = manifest['index.html']?.file;
  if (entry === undefined) throw new Error('the build has no script that starts the app');
  const parts = [...wizardChunks(manifest)].flatMap((name) => manifest[name] ?? []);
  const named = parts.flatMap(({ file, css = [] }) => [file, ...css]);
  const files = [...new Set([...named, ...filesOf(manifest).fonts])]
    .map((file) => `/${file}`)
    .toSorted();
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  const given: OfflineFiles = {
    prefix: `letter-${language}-`,
    version,
    entry,
    files,
  };
  return `(${sourceOf(offlineWorker)})(self, ${JSON.stringify(given)});\n`;
}

/** With what comes later in files of its own: nobody knows at which step the connection goes. */
function wizardChunks(manifest: Manifest): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    // The entry leads to every page of the site.
    const later = name === 'index.html' ? [] : (chunk.dynamicImports ?? []);
    const wanted = later.filter((each) => !ELSEWHERE.test(each));
    for (const each of [...(chunk.imports ?? []), ...wanted]) take(each);
  };
  for (const name of WIZARD) {
    if (!manifest[name]) throw new Error(`${name}, where the letter begins, is not in the build`);
    take(name);
  }
  return found;
}

/**
 * Everywhere but at the letter a page comes from the server. Where there is none, an installed program would show the browser's error:
 * this says so in our words, and leads to the letter that the device keeps. Written into its file as it stands, too.
 */
function awayWorker(self: WorkerScope, said: AwayPages): void {
  const ADDRESSES = { en: '/generate-letter', es: '/es/generate-letter' } as const;

  const page = async (pathname: string) => {
    const own = /^\/es(?:\/|$)/.test(pathname) ? 'es' : 'en';
    const names = await caches.keys();
    const keptIn = [own, own === 'en' ? 'es' : 'en'] as const;
    const kept = keptIn.find((each) => names.some((name) => name.startsWith(`letter-${each}-`)));
    const { html, withLetter, without } = said[own];
    const letter = kept ? withLetter.replace('%%address%%', ADDRESSES[kept]) : without;
    return new Response(html.replace('%%letter%%', letter), {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  };

  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || mode !== 'navigate' || origin !== self.location.origin) return;
    if (['/api/', '/dev/', '/metrics'].some((ours) => pathname.startsWith(ours))) return;
    event.respondWith(fetch(event.request).catch(async () => await page(pathname)));
  });
}

interface AwayPage {
  readonly html: string;
  /** What stands in it where a letter is kept, and where none is. */
  readonly withLetter: string;
  readonly without: string;
}

type AwayPages = Readonly<Record<Language, AwayPage>>;

const AWAY_WORDS = {
  en: {
    title: 'No connection right now',
    text: 'This page comes from the internet, and your device is offline.',
    kept: 'The letter that you began is kept on this device. You can open it and go on typing.',
    open: 'Open my letter',
    none: 'As soon as you are back online, load this page again. What you saved is safe.',
    again: 'Load this page again',
  },
  es: {
    title: 'No hay conexión en este momento',
    text: 'Esta página viene de internet, y su dispositivo está sin conexión.',
    kept: 'La carta que empezó está guardada en este dispositivo. Puede abrirla y seguir escribiendo.',
    open: 'Abrir mi carta',
    none: 'Cuando vuelva a tener conexión, cargue esta página otra vez. Lo que guardó está a salvo.',
    again: 'Volver a cargar la página',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** In the colors of `webapp/src/kit/theme/tokens.css`; the site's own typefaces are out of reach. */
const AWAY_STYLE = `:root{color-scheme:light dark;--paper:#f6f3ec;--sheet:#fff;--ink:#17233a;--muted:#4b566b;--green:#1d6b45;--on-green:#fff;--link:#1f4f9c}
@media(prefers-color-scheme:dark){:root{--paper:#11161d;--sheet:#1a2029;--ink:#e9e6de;--muted:#aab2bf;--green:#5dbb8b;--on-green:#07140d;--link:#9abdf7}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:clamp(2rem,12vh,7rem) 1.25rem}
.name{display:flex;gap:.625rem;align-items:center;font:600 1.3rem/1 Georgia,serif}
svg{width:2rem;height:2rem;fill:none;stroke:var(--on-green);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}rect{fill:var(--green);stroke:none}
h1{margin:2rem 0 .75rem;font:600 2rem/1.2 Georgia,serif;text-wrap:balance}p{margin:0 0 1rem}
a{color:var(--link);display:inline-flex;align-items:center;min-height:2.75rem}
a.first{margin-right:1.5rem;padding:0 1.25rem;border-radius:4px;background:var(--green);color:var(--on-green);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}.muted{color:var(--muted)}`;

const LOGO =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="4"/><path d="M6 9h20v12H6zM6.500 9.500L16 17l9.500-7.500"/><path d="M7 25.500h3M13 25.500h1M17 25.500h4M24 25.500h1"/></svg>';

function awayPage(language: Language): AwayPage {
  const { title, text, kept, open, none, again } = AWAY_WORDS[language];
  const { productName } = siteSettings;
  const reload = `<a href="">${again}</a>`;
  return {
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${productName}</title><style>${AWAY_STYLE}</style></head>
<body><main><div class="name">${LOGO}${productName}</div><h1>${title}</h1><p>${text}</p>%%letter%%</main></body>
</html>
`,
    withLetter: `<p>${kept}</p><p><a class="first" href="%%address%%">${open}</a>${reload}</p>`,
    without: `<p class="muted">${none}</p><p>${reload}</p>`,
  };
}

/** `webapp/src/app/keep-offline.ts` names it. */
export const AWAY_WORKER = 'offline.away.js';

export function awayWorkerScript(): string {
  const said: AwayPages = { en: awayPage('en'), es: awayPage('es') };
  return `(${sourceOf(awayWorker)})(self, ${JSON.stringify(said)});\n`;
}
