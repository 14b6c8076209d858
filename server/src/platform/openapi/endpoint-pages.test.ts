import { defineEndpoint } from '@creditfix/shared/kernel';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeEndpoints } from './endpoint-pages.ts';

const base = { method: 'POST', access: 'public', summary: 'It does.', problems: {} } as const;

function operationOf(endpoint: Parameters<typeof describeEndpoints>[0][number]) {
  const { paths } = describeEndpoints([endpoint], '1') as {
    paths: Record<string, { post: Record<string, unknown> }>;
  };
  return paths['/api/it']?.post;
}

it('describes an answer in lines by the shape of one line, with a problem as the last one', () => {
  const events = z.object({ count: z.number() });
  const operation = operationOf(defineEndpoint({ ...base, name: 'it', path: '/api/it', events }));
  expect(operation).toMatchObject({
    responses: {
      200: {
        content: {
          'application/x-ndjson': {
            schema: {
              anyOf: [
                { type: 'object', properties: { count: { type: 'number' } } },
                { $ref: '#/components/schemas/Problem' },
              ],
            },
          },
        },
      },
    },
  });
});

it('describes an upload as the bytes of a file of any type', () => {
  const upload = { maxBytes: 2_000 };
  const operation = operationOf(defineEndpoint({ ...base, name: 'it', path: '/api/it', upload }));
  expect(operation).toMatchObject({ requestBody: { required: true, content: { '*/*': {} } } });
  expect(JSON.stringify(operation?.['requestBody'])).toContain('2000');
});
