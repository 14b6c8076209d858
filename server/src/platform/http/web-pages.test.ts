import Koa from 'koa';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { webApp } from './web-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'credit-fix-pages-'));
writeFileSync(join(folder, 'index.html'), '<style nonce="__STYLE_NONCE__"></style>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The policy of a page, directive by directive, and the nonce in the page. */
async function policyWith(guests: readonly string[]) {
  const server = createServer(new Koa().use(webApp(folder, guests)).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/login`);
  const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
  server.close();
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ');
  return {
    nonce,
    policy: new Map(directives.map((text) => text.split(/ (.*)/s) as [string, string])),
  };
}

it('opens the pages for the bot check in use and for nobody else', async () => {
  const { policy } = await policyWith(['https://challenges.example.com']);
  expect(policy.get('script-src')).toBe("'self' https://challenges.example.com");
  expect(policy.get('frame-src')).toBe('https://challenges.example.com');
  const own = (await policyWith([])).policy;
  expect(own.get('script-src')).toBe("'self'");
  expect(own.has('frame-src')).toBe(false);
  expect([...own.values()].join(' ')).not.toMatch(/https?:|\*/);
});

it('gives every answer a nonce of its own', async () => {
  const [first, second] = [await policyWith([]), await policyWith([])];
  expect(first.policy.get('style-src')).toContain(`'nonce-${first.nonce}'`);
  expect(first.nonce).not.toBe(second.nonce);
});
