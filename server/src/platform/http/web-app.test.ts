import { pricesOf, type SiteFacts } from '@creditfix/shared/kernel';
import Koa from 'koa';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createLog } from '#server/platform/logging/index.ts';
import { errorAnswer, requestLog } from './middleware.ts';
import { webApp } from './web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'credit-fix-pages-'));
const files = {
  'pages/paths.json': '["/","/disputes/:id","/dispute-letters/:slug","/letters/:slug","/login"]',
  'pages/en/index.html':
    '<style nonce="__STYLE_NONCE__"></style><script>ours()</script><h1>Home</h1>',
  'pages/en/figures.html':
    '%%if:claim.lettersSent|claim.founded%%<dl>%%if:claim.founded%%<dt>%%claim.founded%%</dt>%%end:claim.founded%%%%if:claim.lettersSent%%<dd>%%claim.lettersSent%% %%claim.lettersSent.text%%</dd>%%end:claim.lettersSent%%</dl>%%end:claim.lettersSent|claim.founded%%<p>%%company.legalName%%</p><script type="application/ld+json" data-page>{"legalName":"%%company.legalName%%"}</script><script type="application/json" id="site-facts">%%site-facts%%</script>',
  'pages/en/pricing.html':
    '%%if:mailPrices%%<p>%%mailPrices.certified.extraPage%%</p>%%end:mailPrices%%<script type="application/json" id="site-facts">%%site-facts%%</script>',
  'pages/en/app.html': '<h1>App</h1>',
  'pages/en/not-found.html': '<h1>Nothing here</h1>',
  'pages/en/dispute-letters/collections.html': '<h1>Collections</h1>',
  'pages/es/index.html': '<h1>Inicio</h1>',
  'pages/es/app.html': '<h1>App en español</h1>',
  'pages/es/not-found.html': '<h1>Aquí no hay nada</h1>',
  'robots.txt': 'Sitemap: %%origin%%/sitemap.xml',
  'assets/app.js': 'run()',
  'assets/worker.min-32WLk7pY.js': 'readLetters()',
  'offline.en.js': 'keep()',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plainFacts: SiteFacts = {
  supportEmail: 'help@example.com',
  accessibilityEmail: 'help@example.com',
  company: { legalName: 'Letters LLC', state: 'Ohio', addressLines: ['1 Main St'], address: '' },
  claims: {},
  testimonials: [],
  announcement: '',
  statesNotServed: '',
  registrations: '',
  lawReviewedBy: '',
  lawReviewedOn: '',
  prices: pricesOf(1_999),
  legalMode: 'self_help',
};
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function ask(
  path: string,
  {
    facts = plainFacts,
    guests = [] as readonly string[],
    gallery = false,
    accepted = '*',
    method = 'GET',
  } = {},
) {
  const origin = () => 'https://letters.example';
  const parts = { folder, guests, origin, facts: () => Promise.resolve(facts), gallery };
  const server = createServer(
    new Koa()
      .use(requestLog(createLog('silent')))
      .use(errorAnswer())
      .use(webApp(parts))
      .callback(),
  );
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'Accept-Encoding': accepted },
  });
  const text = await response.text();
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ');
  const policy = new Map(directives.map((each) => each.split(/ (.*)/s) as [string, string]));
  return { status: response.status, headers: response.headers, text, policy };
}

it('opens the pages for the bot check in use and for nobody else', async () => {
  const { policy } = await ask('/login', { guests: ['https://challenges.example.com'] });
  expect(policy.get('script-src')).toBe("'self' https://challenges.example.com");
  expect(policy.get('frame-src')).toBe('https://challenges.example.com');
  const own = (await ask('/login')).policy;
  expect(own.get('script-src')).toBe("'self'");
  expect(own.has('frame-src')).toBe(false);
  expect([...own.values()].join(' ')).not.toMatch(/https?:|\*/);
});

it('lets one file compile machine code, the worker that reads pictures, and no page', async () => {
  const worker = (await ask('/assets/worker.min-32WLk7pY.js')).policy;
  expect(worker.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
  expect(worker.get('default-src')).toBe("'none'");
  for (const path of ['/', '/login', '/assets/app.js']) {
    expect([...(await ask(path)).policy.values()].join(' ')).not.toContain('eval');
  }
});

it('lets the worker that opens the letter without a connection ask us, and nobody else', async () => {
  const worker = (await ask('/offline.en.js')).policy;
  expect([...worker]).toEqual([
    ['default-src', "'none'"],
    ['connect-src', "'self'"],
  ]);
});

it('lets the scripts that are in the page run by their hash alone', async () => {
  const { policy } = await ask('/');
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
});

it('gives every answer a nonce of its own', async () => {
  const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
  const [first, second] = [await ask('/'), await ask('/')];
  expect(first.policy.get('style-src')).toContain(`'nonce-${nonceOf(first.text)}'`);
  expect(nonceOf(first.text)).not.toBe(nonceOf(second.text));
});

it('answers an address that exists with 200 and any other with 404, in its language', async () => {
  expect(await ask('/disputes/7')).toMatchObject({ status: 200, text: '<h1>App</h1>' });
  expect(await ask('/es/disputes/7')).toMatchObject({
    status: 200,
    text: '<h1>App en español</h1>',
  });
  expect(await ask('/dispute-letters/collections')).toMatchObject({ status: 200 });
  expect(await ask('/dispute-letters/nothing')).toMatchObject({
    status: 404,
    text: '<h1>App</h1>',
  });
  expect(await ask('/wp-login')).toMatchObject({ status: 404, text: '<h1>Nothing here</h1>' });
  expect(await ask('/es/wp-login')).toMatchObject({
    status: 404,
    text: '<h1>Aquí no hay nada</h1>',
  });
  expect(await ask('/app')).toMatchObject({ status: 404 });
  expect(await ask('/pages/en/app.html')).toMatchObject({ status: 404 });
  expect(await ask('/es')).toMatchObject({ status: 200, text: '<h1>Inicio</h1>' });
});

it.each([
  ['/login', 405],
  ['/assets/app.js', 405],
  ['/wp-login', 404],
  ['/api/letters', 404],
])('is only read: POST %s is answered %i', async (path, status) => {
  const answer = await ask(path, { method: 'POST' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
});

it('lets the app draw the gallery of components where it is switched on, and there alone', async () => {
  expect(await ask('/dev/gallery', { gallery: true })).toMatchObject({
    status: 200,
    text: '<h1>App</h1>',
  });
  expect(await ask('/es/dev/gallery', { gallery: true })).toMatchObject({ status: 404 });
  expect(await ask('/dev/gallery')).toMatchObject({ status: 404, text: 'Not Found' });
  expect(await ask('/es/dev/gallery')).toMatchObject({ status: 404 });
});

it('knows a page by one address', async () => {
  const slashed = await ask('/login/?a=1');
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/login?a=1']);
  expect((await ask('/index.html')).headers.get('location')).toBe('/');
  expect((await ask('//elsewhere.example/')).headers.get('location')).toBe('/elsewhere.example');
  expect((await ask('/es//disputes/7')).headers.get('location')).toBe('/es/disputes/7');
});

it.each([
  ['/Dispute-Letters/Collections?a=B', '/dispute-letters/collections?a=B'],
  ['/LOGIN', '/login'],
  ['/ES', '/es'],
  ['/l%6Fgin', '/login'],
  ['/letters/Collections?a=1', '/dispute-letters/collections?a=1'],
])('leads from %s, as somebody wrote it, to %s', async (written, address) => {
  const { status, headers } = await ask(written);
  expect([status, headers.get('location')]).toEqual([301, address]);
});

it.each(['/index', '/index.html.html', '/Index.Hidden', '/%', '/WP'])(
  'has nothing at %s',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, text: '<h1>Nothing here</h1>' });
  },
);

it('packs what it sends as the browser can unpack it', async () => {
  const packedAs = async (path: string, accepted: string) =>
    (await ask(path, { accepted })).headers.get('content-encoding');
  for (const path of ['/assets/app.js', '/robots.txt', '/']) {
    expect(await packedAs(path, 'gzip, deflate, br, zstd')).toBe('br');
    expect(await packedAs(path, 'gzip, deflate')).toBe('gzip');
    expect(await packedAs(path, 'identity')).toBeNull();
  }
  expect((await ask('/assets/app.js', { accepted: 'gzip' })).text).toBe('run()');
});

it('cuts out what it has no value for, slots in slots too, and puts the others in, escaped for their place', async () => {
  const nothing = await ask('/figures');
  expect(nothing.text).toMatch(/^<p>Letters LLC<\/p>/);
  const known = {
    ...plainFacts,
    company: { ...plainFacts.company, legalName: '"L" & <b> $& %%origin%%' },
    claims: { lettersSent: { source: 'claimed', figure: '1,204 <b>', text: 'letters' } },
  } as const;
  const { text } = await ask('/figures', { facts: known });
  expect(text).toContain(
    '<dl><dd>1,204 &lt;b&gt; letters</dd></dl><p>&quot;L&quot; &amp; &lt;b&gt;',
  );
  expect(text).not.toMatch(/%%(?:if|end|claim|company)/);
  const inside = (of: RegExp) => JSON.parse(of.exec(text)?.[1] ?? '') as unknown;
  expect(inside(/ld\+json" data-page>([^<]*)<\/script>/)).toEqual({
    legalName: known.company.legalName,
  });
  expect(inside(/id="site-facts">([^<]*)<\/script>/)).toEqual(known);
});

it('names its own address in the files for search engines', async () => {
  expect((await ask('/robots.txt')).text).toBe('Sitemap: https://letters.example/sitemap.xml');
});

it.each([
  [String.raw`/\evil.com/`, '/evil.com'],
  [String.raw`/\/evil.com/`, '/evil.com'],
  [String.raw`/login\/`, '/login'],
  ['//evil.com/', '/evil.com'],
])('leads from %s to a page of its own', async (path, place) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, place]);
});

it('sends the prices of mail with the pages that show them, and with no other', async () => {
  const parts = { firstPage: '$1.00', extraPage: '$0.10', largeEnvelope: '$2.00' };
  const facts = {
    ...plainFacts,
    mailPrices: { firstClass: parts, certified: parts, withReceipt: parts },
  };
  const shown = await ask('/pricing', { facts });
  expect(shown.text).toContain('"mailPrices":{');
  expect(shown.text).toContain('<p>$0.10</p>');
  expect((await ask('/pricing')).text).not.toContain('<p>');
  expect((await ask('/figures', { facts })).text).not.toContain('mailPrices');
});
