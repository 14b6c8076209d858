import { letterEndpoints } from '@creditfix/shared/letters';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, beginStream, openModelServer, type ModelServer } from '#test/a-model-server.ts';
import {
  PATIENT,
  aWordyDraft,
  expectedOf,
  outcomeOf,
  polishPath,
  polished,
  signedText,
  textOf,
  yesTo,
} from '#test/a-polished-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { plainStory, slowCases } from '#test/model-behaviors.table.ts';
import type { TestClient } from '#test/test-client.ts';

/** What the runtime has a part in while a model answers: lines that come one by one, connections that are given up or refused. */

const { createDraft } = letterEndpoints;

/** Long enough for a busy machine to ask at all. */
const HASTY = { firstWordMs: 1_500, wholeAnswerMs: 2_500, pauseMs: 0 };

let model: ModelServer;
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  model = await openModelServer();
  app = await createTestApp({ model: { baseUrl: model.baseUrl, timing: PATIENT } });
  client = app.client();
  await client.signIn('writer@example.com');
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(() => model.forget());

describe('a model that takes its time', () => {
  let hasty: TestApp;
  let hurried: TestClient;
  beforeAll(async () => {
    hasty = await createTestApp({ model: { baseUrl: model.baseUrl, timing: HASTY } });
    hurried = hasty.client();
    await hurried.signIn('hurried@example.com');
  });
  afterAll(() => hasty.close());

  it.each(slowCases.map((modelCase) => [modelCase.name, modelCase] as const))(
    'is left alone where it %s',
    async (_, modelCase) => {
      const hungUp = model.hungUp();
      expect(await outcomeOf(model, hurried, modelCase)).toEqual(expectedOf(modelCase));
      await expect.poll(() => model.hungUp()).toBe(hungUp + modelCase.asked);
    },
  );
});

it('each line comes as it is made, not all of them at the end', async () => {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  model.behave(
    answers(async ({ texts }) => {
      await held;
      return texts;
    }),
  );
  const { data: draft } = await client.call(createDraft, { body: { content: aWordyDraft() } });
  const response = await client.fetch(polishPath(draft.id), await yesTo(client, draft.id));
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('{"kind":"started"}\n');
  resume();
  await reader?.cancel();
});

it('a model that is out of reach leaves the words as they are', async () => {
  const gone = await openModelServer();
  await gone.close();
  const alone = await createTestApp({ model: { baseUrl: gone.baseUrl, timing: PATIENT } });
  try {
    const who = alone.client();
    await who.signIn('alone@example.com');
    const { done, review, draft } = await polished(who);
    expect(done).toEqual({ kind: 'done', kept: 'unavailable', polished: [] });
    expect(textOf(review)).toContain(plainStory);
    expect(await signedText(who, draft, review)).toContain(plainStory);
  } finally {
    await alone.close();
  }
});

it('who leaves the page keeps the model busy no longer', async () => {
  model.behave(beginStream);
  const hungUp = model.hungUp();
  const { data: draft } = await client.call(createDraft, { body: { content: aWordyDraft() } });
  const leave = new AbortController();
  const { signal } = leave;
  const yes = await yesTo(client, draft.id);
  const response = await client.fetch(polishPath(draft.id), { ...yes, signal });
  expect(response.status).toBe(200);
  await expect.poll(() => model.requests.length).toBe(1);
  leave.abort();
  await expect.poll(() => model.hungUp()).toBe(hungUp + 1);
});
