import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfPrinter } from './chromium-pdf-printer.ts';
import { findChromium } from './find-chromium.ts';

/** Unescaped documents, against a listener that counts connections. */
const server = createServer((_, answer) => answer.end('SECRET-OF-THE-LISTENER'));
const knocks: string[] = [];
server.on('connection', () => knocks.push('connection'));
server.on('request', ({ url }) => knocks.push(String(url)));

const printer = createPdfPrinter({ log: { info() {}, warn() {} } });
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await printer.close();
  server.close();
});

const ATTACKS: Readonly<Record<string, string>> = {
  script: '<script>document.write("SCRIPT-RAN");fetch("URL/a")</script>',
  'external script':
    '<script src="URL/a.js"></script><script type="module" src="URL/b.js"></script>',
  'event handler':
    '<svg onload="fetch(\'URL/a\')"></svg><details open ontoggle="fetch(\'URL/b\')">x</details>',
  image:
    '<img src="URL/a.png"><img srcset="URL/b.png 2x"><picture><source srcset="URL/c.png"><img></picture>',
  'style sheet': '<link rel="stylesheet" href="URL/a.css"><style>@import "URL/b.css";</style>',
  'style picture':
    '<p style="background:url(URL/a.png);list-style-image:url(URL/b.png);cursor:url(URL/c.cur),auto">x</p><style>p::before{content:url(URL/d.png)}</style>',
  font: '<style>@font-face{font-family:f;src:url(URL/a.woff2)}p{font-family:f}</style><p>x</p>',
  prefetch:
    '<link rel="prefetch" href="URL/a"><link rel="preload" as="image" href="URL/b"><link rel="preconnect" href="URL"><link rel="dns-prefetch" href="URL"><link rel="modulepreload" href="URL/c"><link rel="prerender" href="URL/d">',
  'icon and manifest': '<link rel="icon" href="URL/a.ico"><link rel="manifest" href="URL/b.json">',
  refresh: '<meta http-equiv="refresh" content="0;url=URL/a">',
  frames:
    '<iframe src="URL/a"></iframe><object data="URL/b"></object><embed src="URL/c"><iframe srcdoc="<img src=URL/d>"></iframe>',
  media: '<video src="URL/a" poster="URL/b" autoplay></video><audio src="URL/c" autoplay></audio>',
  drawing: '<svg><image href="URL/a.png"/><use href="URL/b.svg#x"/><feImage href="URL/c"/></svg>',
  form: '<form action="URL/a"><input type="image" src="URL/b"><button autofocus>x</button></form>',
  base: '<base href="URL/"><img src="a.png">',
  'file in a frame':
    '<iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object>',
  'file as picture and style':
    '<img src="file:///etc/passwd"><link rel="stylesheet" href="file:///etc/passwd">',
  'speculation rules':
    '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["URL/a"]}]}</script>',
};

/** @param name asked for with each address, so that a late request says whose it is */
async function textAfter(attack: string, name = 'all'): Promise<string> {
  const address = `${origin}/${encodeURIComponent(name)}`;
  const html = `<!doctype html><html lang="en"><head></head><body><p>CF-HOSTILE</p>${attack.replaceAll('URL', address)}</body></html>`;
  const { bytes } = await printer.print({ html, title: 'Hostile', mustContain: 'CF-HOSTILE' });
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text;
}

describe('a hostile document', () => {
  it('would reach the listener from an ordinary browser', async () => {
    const { executablePath, sandbox } = await findChromium();
    const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox });
    const page = await browser.newPage();
    const knocked = once(server, 'request');
    const all = Object.values(ATTACKS).join('\n').replaceAll('URL', origin);
    const shown = page.setContent(all, { waitUntil: 'commit' }).catch(() => undefined);
    await knocked;
    await browser.close();
    await shown;
    expect(knocks.length).toBeGreaterThan(0);
    knocks.length = 0;
  });

  it.each(Object.entries(ATTACKS))('reaches nothing through %s', async (name, attack) => {
    const before = knocks.length;
    // Where something is missing on the page, no PDF at all is the right answer too.
    const text = await textAfter(attack, name).catch((error: Error) => error.message);
    expect(text).not.toMatch(/SECRET|SCRIPT-RAN|root:/);
    expect(knocks.slice(before)).toEqual([]);
  });

  it('reaches nothing with everything at once, and leaves nothing to the next document', async () => {
    await textAfter(Object.values(ATTACKS).join('\n')).catch(() => undefined);
    // The clean one gives a late request of any of them the time to be made.
    expect(await textAfter('<p>clean</p>')).toBe('CF-HOSTILE\nclean');
    expect(knocks).toEqual([]);
  });
});
