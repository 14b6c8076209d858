import { type Endpoint, RequestProblems } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';
import { z } from 'zod';
import { escapeHtml, sendPage } from '#server/platform/http/index.ts';

type Json = Record<string, unknown>;

const PROBLEM = '#/components/schemas/Problem';

/** Problems that any call can answer. */
const EVERY_CALL = RequestProblems.catalogue;

/** The OpenAPI 3.1 document of the given calls, from the same values that the server and its clients use. */
export function describeEndpoints(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Credit Fix', version, description: 'Dispute letters for US credit reports.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'cf_session_token' } },
      schemas: { Problem: problemSchema },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access === 'signed_in' ? { security: [{ session: [] }] } : {}),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...requestBody(endpoint),
    responses: { 200: success(endpoint), ...problemAnswers(endpoint) },
  };
}

function requestBody({ body, upload }: Endpoint): Json {
  if (upload) {
    const description = `The bytes of one file, at most ${upload.maxBytes} of them.`;
    return { requestBody: { required: true, description, content: { '*/*': {} } } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: schemaOf(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function success(endpoint: Endpoint): Json {
  if (endpoint.file) return { description: 'The file.', content: { [endpoint.file]: {} } };
  if (endpoint.events) return eventLines(endpoint.events);
  const data = endpoint.data ? schemaOf(endpoint.data, 'output') : {};
  const properties = { success: { const: true }, data, message: { type: 'string' } };
  return {
    description: 'It worked.',
    content: {
      'application/json': { schema: { type: 'object', required: ['success', 'data'], properties } },
    },
  };
}

/** OpenAPI has no word for an answer in lines: the schema is that of one line. */
function eventLines(events: z.ZodType): Json {
  const schema = { anyOf: [schemaOf(events, 'output'), { $ref: PROBLEM }] };
  return {
    description: 'One of these as JSON in each line, sent as they come. A problem ends the lines.',
    content: { 'application/x-ndjson': { schema } },
  };
}

function problemAnswers(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, text }] of Object.entries({ ...EVERY_CALL, ...endpoint.problems })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${text}`]);
  }
  const content = { 'application/json': { schema: { $ref: PROBLEM } } };
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [status, { description: lines.join('\n\n'), content }]),
  );
}

const problemSchema: Json = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'Text for the person.' },
    code: { type: 'string', description: 'Address of the problem, like letters.not_found.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
}

/**
 * `/api/openapi.json` for programs and `/api/docs` for people. They are written when they are first asked for, which takes longer than
 * all else that a server does before it is ready.
 */
export function endpointPages(endpoints: readonly Endpoint[], version: string): Middleware {
  let document: Json | undefined;
  let page: string | undefined;
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return await next();
    if (ctx.path === '/api/openapi.json') {
      ctx.set({ 'Cache-Control': 'no-cache', 'Content-Language': 'en' });
      ctx.body = document ??= describeEndpoints(endpoints, version);
    } else if (ctx.path === '/api/docs') {
      page ??= readablePage(endpoints);
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
