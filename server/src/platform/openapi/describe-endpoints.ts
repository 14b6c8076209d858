import type { Endpoint } from '@creditfix/shared/kernel';
import { RequestProblems } from '@creditfix/shared/kernel';
import { z } from 'zod';

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
