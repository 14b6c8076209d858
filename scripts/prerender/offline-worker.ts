import type { Language } from '@creditfix/shared/kernel';
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

/** `webapp/src/app/wizard.route.tsx` names it. */
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
