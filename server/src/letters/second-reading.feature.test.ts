import { letterEndpoints, type SecondReadingEvent } from '@creditfix/shared/letters';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answersWith,
  beginStream,
  type ModelBehavior,
  type ModelServer,
  openModelServer,
  saysContent,
} from '#test/a-model-server.ts';
import { aWordyDraft, PATIENT, sending, textOf } from '#test/a-polished-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readLines } from '#test/read-lines.ts';
import type { TestClient } from '#test/test-client.ts';

const { createDraft, previewSecondReading, reviewDraft, saveDraft } = letterEndpoints;

/** Nothing that the rules know, and yet it does not go with "this is not mine". */
const ODD = 'Their sofa has been in our front room since then.';
const SOFA = 'in our front room';

let model: ModelServer;
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  model = await openModelServer();
  app = await createTestApp({
    model: {
      baseUrl: model.baseUrl,
      timing: { ...PATIENT, firstWordMs: 400, wholeAnswerMs: 800 },
    },
  });
  client = app.client();
  await client.signIn('reader@example.com');
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(() => model.forget());

const path = (id: string) => `/api/letters/drafts/${id}/second-reading`;

function oddDraft(story = ODD) {
  const content = aWordyDraft();
  const { disputeDetails } = content;
  const facts = { ...disputeDetails.facts, story };
  return { ...content, wording: 'plain' as const, disputeDetails: { ...disputeDetails, facts } };
}

async function startDraft(who = client, content = oddDraft()) {
  const { data } = await who.call(createDraft, { body: { content } });
  return data;
}

const previewOf = async (id: string, who = client) =>
  (await who.call(previewSecondReading, { params: { id } })).data;

async function readSecond(id: string, who = client) {
  const { sha256 } = await previewOf(id, who);
  const { response, lines } = await readLines(who, path(id), sending(sha256 ?? 'a'.repeat(64)));
  expect(response.status).toBe(200);
  const last = (lines as readonly SecondReadingEvent[]).at(-1);
  if (last?.kind !== 'done') throw new Error(`the last line is ${JSON.stringify(last)}`);
  return last;
}

/** Asks about the text that holds the odd sentence. */
const asks =
  (...questions: readonly { quote: string; family: string }[]): ModelBehavior =>
  (response, asked) => {
    const key = asked.texts.find(({ text }) => text.includes(SOFA))?.key;
    const content = JSON.stringify({ questions: questions.map((one) => ({ key, ...one })) });
    return saysContent(content)(response, asked);
  };

describe('a second reading by a language model', () => {
  it('sends what was shown, to the byte, and raises a question of ours that does not stop signing', async () => {
    const { id } = await startDraft();
    const preview = await previewOf(id);
    expect(model.requests).toEqual([]);
    model.behave(asks({ quote: SOFA, family: 'own_account' }));
    const { outcome, questions, documentSha256 } = await readSecond(id);
    const [request, ...more] = model.requests;
    expect(more).toEqual([]);
    const { messages, response_format: format } = JSON.parse(request?.body ?? '') as {
      messages: { content: string }[];
      response_format: { json_schema: { strict: boolean; schema: object } };
    };
    expect(format.json_schema.strict).toBe(true);
    expect(JSON.stringify(format.json_schema.schema)).toContain('"theft_benefit"');
    const [instructions, texts] = messages.map(({ content }) => content);
    expect(instructions).toBe(preview.instructions);
    const shown = preview.texts.map(({ key, about, pieces }) => ({
      key,
      about,
      text: pieces.map(({ sent }) => sent).join(''),
    }));
    expect(texts).toBe(JSON.stringify({ texts: shown }));
    for (const secret of ['Northgate', 'Larkspur', '412.50', 'March 3'])
      expect(request?.body).not.toContain(secret);

    expect(outcome).toBe('read');
    expect(questions).toMatchObject([{ code: 'words.own_account', severity: 'warn' }]);
    expect(questions[0]?.message).toContain(ODD);
    const { data: review } = await client.call(reviewDraft, { params: { id } });
    expect(review.documentSha256).toBe(documentSha256);
    expect(review.findings.filter(({ code }) => code === 'words.own_account')).toEqual([]);
    const [{ blockId = '', start = 0, end = 0 } = {}] = questions;
    const block = review.document.blocks.find((each) => each.id === blockId);
    expect(JSON.stringify(block)).toContain(ODD);
    expect(end - start).toBeGreaterThan(SOFA.length);
  });

  it.each([
    ['names a family of its own', asks({ quote: SOFA, family: 'liar' }), 'read'],
    ['quotes what nobody wrote', asks({ quote: 'I stole it', family: 'own_account' }), 'read'],
    ['writes to the person', saysContent('Dear Marisol, call 555-0100.'), 'unavailable'],
    ['answers with another shape', saysContent('{"texts":[]}'), 'unavailable'],
    ['does not end', saysContent(`{"questions":[${'1,'.repeat(40_000)}`), 'unavailable'],
    ['fails', answersWith(500, '{}'), 'unavailable'],
    ['says nothing', beginStream, 'unavailable'],
  ] as const)('asks nothing where the model %s', async (_, behavior, outcome) => {
    const { id } = await startDraft();
    model.behave(behavior);
    expect(await readSecond(id)).toMatchObject({ outcome, questions: [] });
    const { data: review } = await client.call(reviewDraft, { params: { id } });
    expect(textOf(review)).toContain(ODD);
  });

  it('lets nothing through that the rules stopped', async () => {
    const { id } = await startDraft(client, oddDraft(`${ODD} I will sue you for this.`));
    model.behave(saysContent('{"questions":[]}'));
    expect(await readSecond(id)).toMatchObject({ outcome: 'read', questions: [] });
    const { data: review } = await client.call(reviewDraft, { params: { id } });
    expect(review.findings.some(({ severity }) => severity === 'block')).toBe(true);
  });

  it('sends nothing where the words are others than those that were shown, nor without a yes', async () => {
    const { id, revision } = await startDraft();
    const { sha256 } = await previewOf(id);
    const content = oddDraft(`${ODD} Please look.`);
    await client.call(saveDraft, { params: { id }, body: { revision, content } });
    const changed = await readLines(client, path(id), sending(sha256 ?? ''));
    expect(changed.response.status).toBe(409);
    expect(changed.lines).toMatchObject([{ code: 'letters.words_changed' }]);
    expect((await readLines(client, path(id))).response.status).toBe(415);
    expect(model.requests).toEqual([]);
  });

  it('is nobody else’s, and is not offered where no model is set up', async () => {
    const { id } = await startDraft();
    const stranger = app.client();
    await stranger.signIn('other@example.com');
    const foreign = await readLines(stranger, path(id), sending('a'.repeat(64)));
    expect(foreign.response.status).toBe(404);
    expect(model.requests).toEqual([]);
    const plain = await createTestApp();
    try {
      const who = plain.client();
      await who.signIn('plain@example.com');
      const own = await startDraft(who);
      expect(await previewOf(own.id, who)).toMatchObject({ model: null, texts: [], sha256: null });
      const other = plain.client();
      await other.signIn('another@example.com');
      const theirs = await readLines(other, path(own.id), sending('a'.repeat(64)));
      expect(theirs.response.status).toBe(404);
      expect(await readSecond(own.id, who)).toMatchObject({ outcome: 'not_set_up', questions: [] });
    } finally {
      await plain.close();
    }
  });
});
