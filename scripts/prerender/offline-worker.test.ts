import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { awayWorkerScript, offlineWorkerScript } from './offline-worker.ts';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    dynamicImports: ['src/site/home.page.tsx'],
  },
  'src/site/home.page.tsx': { file: 'assets/home-1.js' },
  'src/app/wizard.route.tsx': {
    file: 'assets/wizard-1.js',
    imports: ['_base.js'],
    dynamicImports: ['src/letters/generate-letter.page.tsx', 'src/site/home.page.tsx'],
  },
  'src/app/signed-in-only.tsx': { file: 'assets/guard-1.js' },
  'src/letters/generate-letter.page.tsx': {
    file: 'assets/letter-1.js',
    css: ['assets/a-1.css'],
  },
  '_base.js': { file: 'assets/base-1.js' },
};

const ORIGIN = 'https://letters.example';
const PAGE = `<script>"/assets/index-1.js"</script>`;

/** A browser as far as the worker needs one: caches, a network that can go, and what it asks the worker. */
async function installed({ page = PAGE, script = offlineWorkerScript(manifest, 'en') } = {}) {
  const stored = new Map<string, Map<string, Response>>([['letter-en-old', new Map()]]);
  const network = { gone: false, hangs: false, asked: [] as string[] };
  const listeners = new Map<string, (event: unknown) => void>();
  const fetched = async (asked: string | { url: string }): Promise<Response> => {
    const url = typeof asked === 'string' ? asked : asked.url;
    network.asked.push(url);
    if (network.hangs) return await new Promise<Response>(() => {});
    if (network.gone) return await Promise.reject(new TypeError('Failed to fetch'));
    return new Response(url.includes('/assets/') ? 'a file' : page);
  };
  const keyOf = (asked: string | { url: string }) =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return await Promise.resolve({
      addAll: async (all: string[]) => {
        for (const file of all) files.set(file, await fetched(ORIGIN + file));
      },
      put: async (asked: string, answer: Response) =>
        void files.set(keyOf(asked), await Promise.resolve(answer)),
      match: (asked: string) => files.get(keyOf(asked))?.clone(),
    });
  };
  const caches = {
    open,
    keys: () => [...stored.keys()],
    delete: (name: string) => stored.delete(name),
    match: (asked: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(asked)?.clone(),
  };
  const self = {
    location: { origin: ORIGIN },
    registration: { scope: `${ORIGIN}/generate-letter` },
    clients: { claim: () => {} },
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  };
  runInNewContext(script, {
    self,
    caches,
    fetch: fetched,
    // A wait is over at once: how long it is, nobody wants to sit through here.
    setTimeout: (done: () => void) => setTimeout(done, 0),
    URL,
    Response,
  });
  const tell = async (type: string) => {
    let work: unknown;
    listeners.get(type)?.({ waitUntil: (done: unknown) => (work = done) });
    await work;
  };
  const ask = async (path: string, request: { mode?: string; method?: string } = {}) => {
    let answer: Promise<Response> | undefined;
    const whole = {
      url: ORIGIN + path,
      method: 'GET',
      mode: 'cors',
      ...request,
    };
    listeners.get('fetch')?.({
      request: whole,
      waitUntil: () => {},
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return await answer;
  };
  await tell('install');
  await tell('activate');
  return { stored, network, ask };
}

describe('the letter without a connection', () => {
  test('keeps the files of the wizard and none of the public pages', async () => {
    const { stored } = await installed();
    const [files] = [...stored.values()];
    expect([...(files?.keys() ?? [])]).toEqual([
      '/assets/a-1.css',
      '/assets/base-1.js',
      '/assets/guard-1.js',
      '/assets/index-1.js',
      '/assets/letter-1.js',
      '/assets/wizard-1.js',
      '/offline-page',
    ]);
  });

  test('throws away what an earlier build kept', async () => {
    const { stored } = await installed();
    expect([...stored.keys()]).toEqual([expect.stringMatching(/^letter-en-[0-9a-f]{12}$/)]);
  });

  test('is not installed with the page of another build', async () => {
    await expect(installed({ page: '<script>"/assets/index-2.js"</script>' })).rejects.toThrow(
      'another build',
    );
  });

  test('asks the network for the page first, and gives the kept one where there is none', async () => {
    const { network, ask } = await installed();
    const page = { mode: 'navigate' };
    network.asked.length = 0;
    expect(await (await ask('/generate-letter', page))?.text()).toBe(PAGE);
    expect(network.asked).toEqual([`${ORIGIN}/generate-letter`]);
    network.gone = true;
    expect(await (await ask('/generate-letter?draft=1', page))?.text()).toBe(PAGE);
    expect(await (await ask('/assets/letter-1.js'))?.text()).toBe('a file');
  });

  test('gives the kept page where the line hangs, and waits for the network where none is kept', async () => {
    const { network, ask, stored } = await installed();
    const page = { mode: 'navigate' };
    network.hangs = true;
    expect(await (await ask('/generate-letter', page))?.text()).toBe(PAGE);
    for (const files of stored.values()) files.clear();
    const asked = ask('/generate-letter', page);
    const first = await Promise.race([asked, new Promise((done) => setTimeout(done, 50, 'waits'))]);
    expect(first).toBe('waits');
  });

  test('leaves the calls of the interface to the browser', async () => {
    const { ask } = await installed();
    expect(await ask('/api/letters/drafts')).toBeUndefined();
    expect(await ask('/assets/letter-1.js', { method: 'POST' })).toBeUndefined();
    expect(await ask('/zip/606.json')).toBeUndefined();
  });
});

describe('every other page without a connection', () => {
  const page = { mode: 'navigate' };

  test('comes from the network, and where there is none says so in its language and leads to the letter', async () => {
    const { network, ask } = await installed({ script: awayWorkerScript() });
    expect(await (await ask('/', page))?.text()).toBe(PAGE);
    network.gone = true;
    const english = await ask('/start?about=late-payment', page);
    expect(english?.status).toBe(503);
    const said = await english?.text();
    expect(said).toContain('<html lang="en">');
    expect(said).toContain('href="/generate-letter"');
    // The letter of this device is in English, whatever the page would have been in.
    const spanish = await (await ask('/es', page))?.text();
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain('href="/generate-letter"');
  });

  test('leads to no letter where none is kept', async () => {
    const { network, ask, stored } = await installed({ script: awayWorkerScript() });
    stored.clear();
    network.gone = true;
    const said = await (await ask('/', page))?.text();
    expect(said).toContain('What you saved is safe');
    expect(said).not.toContain('generate-letter');
  });

  test('leaves files, calls and their answers to the browser', async () => {
    const { ask } = await installed({ script: awayWorkerScript() });
    expect(await ask('/assets/letter-1.js')).toBeUndefined();
    expect(await ask('/api/letters/1/pdf', page)).toBeUndefined();
    expect(await ask('/', { ...page, method: 'POST' })).toBeUndefined();
  });
});
