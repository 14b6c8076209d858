import type { Endpoint } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';
import { escapeHtml, sendPage } from '#server/platform/http/index.ts';
import { describeEndpoints } from './describe-endpoints.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people. */
export function endpointPages(endpoints: readonly Endpoint[], version: string): Middleware {
  const document = describeEndpoints(endpoints, version);
  const page = readablePage(endpoints);
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return await next();
    if (ctx.path === '/api/openapi.json') {
      ctx.set({ 'Cache-Control': 'no-cache', 'Content-Language': 'en' });
      ctx.body = document;
    } else if (ctx.path === '/api/docs') {
      await sendPage(ctx, page);
    } else {
      await next();
    }
  };
}

function readablePage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>The calls of Credit Fix</title>
<style nonce="__STYLE_NONCE__">
body { font: 17px/1.55 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.25; } h2 { margin-top: 2.5rem; font-size: 1.15rem; }
code { font-size: .92em; overflow-wrap: anywhere; } table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid #8886; font-size: .94rem; }
</style></head><body>
<h1>The calls of Credit Fix</h1>
<p>Every answer is <code>{ success, data, message? }</code> or <code>{ success, error, code, fields? }</code>.
The exact shapes are in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${endpoints.map(section).join('\n')}
</body></html>`;
}

function section(endpoint: Endpoint): string {
  const rows = Object.entries(endpoint.problems).map(
    ([code, { status, text }]) =>
      `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<section><h2><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)} ${endpoint.access === 'signed_in' ? 'Needs a session.' : 'Open to everyone.'}</p>
<details><summary>What can go wrong</summary><table><tr><th>Status</th><th>Code</th><th>Text</th></tr>${rows.join('')}</table></details></section>`;
}
