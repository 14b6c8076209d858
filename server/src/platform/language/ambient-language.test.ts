import { RequestProblems, currentLanguage } from '@creditfix/shared/kernel';
import Koa from 'koa';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorAnswer, requestLog } from '#server/platform/http/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { inLanguage, languageOfRequest } from './index.ts';

/** Requests that wait at `/api/both` until there are two of them: each then answers in what it still takes for its language. */
const waiting: (() => void)[] = [];

const app = new Koa();
app.use(requestLog(createLog('silent')));
app.use(languageOfRequest());
app.use(errorAnswer());
app.use(async (ctx) => {
  if (ctx.path === '/api/refused') throw RequestProblems.raise('request.busy');
  if (ctx.path === '/api/file') {
    ctx.type = 'application/pdf';
    ctx.body = Buffer.from('%PDF');
    return;
  }
  if (ctx.path === '/api/both') {
    await new Promise<void>((go) => {
      waiting.push(go);
      if (waiting.length === 2) for (const each of waiting) each();
    });
  }
  ctx.body = { language: currentLanguage() };
});
const server = createServer(app.callback());
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function ask(path: string, asked?: string) {
  const { port } = server.address() as AddressInfo;
  const headers = asked === undefined ? {} : { 'Accept-Language': asked };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { response, headers: response.headers };
}

it.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR,fr;q=0.9,es;q=0.8', 'es'],
  ['en-US,es;q=0.9', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('answers %s in %s, and says so', async (asked, language) => {
  const { response, headers } = await ask('/api/said', asked);
  expect(await response.json()).toEqual({ language });
  expect(headers.get('Content-Language')).toBe(language);
  expect(headers.get('Vary')).toBe('Accept-Language');
});

it('refuses in the language of the request', async () => {
  const { response, headers } = await ask('/api/refused', 'es');
  expect(await response.json()).toMatchObject({
    code: 'request.busy',
    error: expect.stringMatching(/^Estamos un poco ocupados/) as string,
  });
  expect(headers.get('Content-Language')).toBe('es');
});

it('keeps two requests at the same time apart', async () => {
  const answers = await Promise.all(['es', 'en'].map((asked) => ask('/api/both', asked)));
  expect(await Promise.all(answers.map(({ response }) => response.json()))).toEqual([
    { language: 'es' },
    { language: 'en' },
  ]);
});

it('says nothing of the language of files and of pages', async () => {
  expect((await ask('/api/file', 'es')).headers.get('Content-Language')).toBeNull();
  const page = await ask('/said', 'es');
  expect(page.headers.get('Content-Language')).toBeNull();
  expect(page.headers.get('Vary')).toBeNull();
});

it('does a job in the language of its person, and speaks English outside of one', async () => {
  const said = await inLanguage('es', async () => {
    await Promise.resolve();
    return currentLanguage();
  });
  expect([said, currentLanguage()]).toEqual(['es', 'en']);
});
