import { disputeEndpoints } from '@creditfix/shared/disputes';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aDraft, aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/**
 * Nobody writes into another person's trail. Every call that the API description knows is made by a stranger with the ids of
 * somebody else wherever it takes one, so that a new call is tried from its first day.
 */

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
}

interface ApiCall extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Of the stranger: what a schema alone does not tell. Their ids are put in afterwards. */
const BODIES: Readonly<Record<string, object>> = {
  createDraft: { content: aDraft() },
  saveDraft: { revision: 1, content: aDraft() },
  // A mark names one of the enclosures, and ids of those are tried by themselves.
  generateLetter: { ...aLetter(), marks: [], documentSha256: 'a'.repeat(64) },
  polishDraft: { sha256: 'a'.repeat(64) },
  secondReading: { sha256: 'a'.repeat(64) },
  putIntoEnglish: { sha256: 'a'.repeat(64) },
  confirmEnglish: { texts: [{ key: 'story', english: 'I paid it.' }] },
  recordOwnMailing: { mailedOn: '2026-11-21', mailClass: 'certified' },
  recordArrival: { on: '2026-11-21', what: 'delivered' },
  recordOutcome: { round: 1, outcome: 'no_answer', on: '2026-11-21' },
  addInformation: { receivedOn: '2026-11-21' },
};

const ADDRESS = {
  name: 'Mallory',
  line1: '1 Main Street',
  line2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  zipCode: '45402',
};

let app: TestApp;
let victim: TestClient;
let stranger: TestClient;
let calls: readonly ApiCall[];

beforeAll(async () => {
  app = await createTestApp();
  victim = app.client();
  stranger = app.client();
  await victim.signIn('victim@example.com');
  await stranger.signIn('stranger@example.com');
  calls = await describedCalls();
});
afterAll(() => app.close());

async function describedCalls(): Promise<readonly ApiCall[]> {
  const { paths } = (await (await app.client().fetch('/api/openapi.json')).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** Whether a caller can name anything in it: in its path, or with an id somewhere else. */
function namesSomething({ parameters, requestBody }: ApiCall): boolean {
  const isId = ({ in: place, schema }: ApiCall['parameters'][number]) =>
    place === 'path' || JSON.stringify(schema).includes('"format":"uuid"');
  return parameters.some(isId) || JSON.stringify(requestBody ?? {}).includes('"format":"uuid"');
}

/** A value that the schema allows; every id in it is this one. */
function sample(schema: Schema, id: string): unknown {
  const { const: only, enum: choices, format, anyOf, oneOf, properties, items } = schema;
  if (format === 'uuid') return id;
  if (only !== undefined) return only;
  if (choices) return choices[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return sample(first, id);
  if (format === 'date') return '2026-11-21';
  if (format === 'date-time') return '2026-11-21T12:00:00.000Z';
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name, each]) => isNeeded(schema, name) || carriesId(each))
        .map(([name, each]) => [name, name === 'from' ? ADDRESS : sample(each, id)]),
    );
  if (items) return [sample(items, id)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? false : 'something';
}

const isNeeded = ({ required = [] }: Schema, name: string) => required.includes(name);
const carriesId = (schema: Schema) => JSON.stringify(schema).includes('"format":"uuid"');

async function make(call: ApiCall, id: string): Promise<{ status: number; code: string }> {
  const { operationId, method, parameters, requestBody } = call;
  const path = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((so, { name, schema }) => {
      const isNumber = schema.type === 'integer' || schema.type === 'number';
      return so.replace(`{${name}}`, isNumber ? '1' : id);
    }, call.path);
  const asked = parameters.filter(({ in: place, required, schema }) => {
    return place === 'query' && (required || carriesId(schema));
  });
  const query = new URLSearchParams(
    asked.map(({ name, schema }) => [name, String(sample(schema, id))]),
  );
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema && { ...(sample(schema, id) as object), ...BODIES[operationId] };
  const response = await stranger.fetch(`${path}?${query}`, {
    method: method.toUpperCase(),
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: { 'Content-Type': body ? 'application/json' : 'application/octet-stream' },
  });
  const text = await response.text();
  const code = response.ok ? '' : String((JSON.parse(text) as { code?: unknown }).code);
  return { status: response.status, code };
}

/** What somebody has: a signed and mailed letter, its mailing and dispute, a draft that was read, and one that the browser named. */
async function belongings(): Promise<readonly string[]> {
  const { data: letter } = await victim.call(letterEndpoints.generateLetter, { body: aLetter() });
  const { data: mailpiece } = await victim.call(mailingEndpoints.recordOwnMailing, {
    params: { id: letter.letterId },
    body: { mailedOn: '2026-11-21', mailClass: 'certified' },
  });
  const other = { ...aDraft().disputeDetails, creditorName: 'Harbor Lending' };
  const { data: draft } = await victim.call(letterEndpoints.createDraft, {
    body: { content: aDraft({ disputeDetails: { ...other, accountNumber: '5550-1' } }) },
  });
  await victim.call(letterEndpoints.reviewDraft, { params: { id: draft.id } });
  // A job opens the dispute when the letter is mailed.
  const disputes = await vi.waitUntil(
    async () => {
      const { data } = await victim.call(disputeEndpoints.listDisputes);
      return data.disputes.length > 0 && data.disputes;
    },
    { timeout: 120_000 },
  );
  return [letter.letterId, mailpiece.id, draft.id, ...disputes.map(({ id }) => id)];
}

const trails = async () =>
  await app.sql(
    `select e.* from letter_events e where account_id = (select id from accounts where email = 'victim@example.com')
       or letter_id in (select l.id from letters l join accounts a on a.id = l.account_id where a.email = 'victim@example.com')
     order by number`,
  );

it('grows by the actions of its owner alone, whichever call a stranger makes with the ids of others', async () => {
  const ids = await belongings();
  expect(ids).toHaveLength(4);
  const before = await trails();
  // drafted, attested, signed, mailed; drafted and viewed.
  expect(before).toHaveLength(6);
  const naming = calls.filter(namesSomething);
  expect(naming.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['createDraft', 'reviewDraft', 'generateLetter', 'mailLetter']),
  );
  for (const id of ids) {
    for (const call of naming) {
      const { status, code } = await make(call, id);
      const what = `${call.operationId} with a foreign id`;
      expect.soft(status, `${what}: ${code}`).toBeLessThan(500);
      // A call that is refused before it looks at the id says nothing: give it a body above.
      expect.soft(code, what).not.toBe('request.invalid');
      expect.soft(await trails(), what).toEqual(before);
    }
  }
});

it('does not grow by what a stranger calls their own draft', async () => {
  const { data: theirs } = await victim.call(letterEndpoints.listLetters);
  const [letterId = ''] = theirs.letters.map(({ id }) => id);
  const before = await trails();
  const draft = { id: letterId, content: aDraft() };
  const { data: own } = await stranger.call(letterEndpoints.createDraft, { body: draft });
  expect(own.id).not.toBe(letterId);
  const { data: review } = await stranger.call(letterEndpoints.reviewDraft, {
    params: { id: own.id },
  });
  expect(await trails()).toEqual(before);
  const { documentSha256 } = review;
  const sign = async (draftId: string) =>
    await stranger.call(letterEndpoints.generateLetter, {
      body: { ...aLetter(), draftId, documentSha256 },
    });
  const refused = await sign(letterId);
  expect([refused.status, refused.problem.code]).toEqual([404, 'letters.draft_not_found']);
  expect((await sign(own.id)).status).toBe(200);
  expect(await trails()).toEqual(before);
});
