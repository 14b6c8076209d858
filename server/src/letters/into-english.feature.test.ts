import { type IntoEnglishEvent, letterEndpoints } from '@creditfix/shared/letters';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEncryptionKeys, Vault } from '#server/platform/vault/index.ts';
import { aLetter } from '#test/a-letter.ts';
import {
  answers,
  answersWith,
  beginStream,
  type ModelServer,
  openModelServer,
  saysContent,
} from '#test/a-model-server.ts';
import { aWordyDraft, PATIENT, sending, textOf } from '#test/a-polished-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readLines } from '#test/read-lines.ts';
import type { TestClient } from '#test/test-client.ts';
import { letterPlaces } from './letter-places.ts';

const { createDraft, saveDraft, reviewDraft, generateLetter } = letterEndpoints;
const { previewIntoEnglish, confirmEnglish } = letterEndpoints;

const STORY =
  'Yo nunca abrí esta cuenta con Northgate. El 3 de marzo de 2024 la vi por primera vez en mi informe.';
const ENGLISH =
  'I never opened this account with Northgate. On March 3, 2024 I saw it for the first time on my report.';

const keys = newEncryptionKeys();
let model: ModelServer;
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  model = await openModelServer();
  app = await createTestApp({
    encryptionKeys: keys,
    model: {
      baseUrl: model.baseUrl,
      timing: { ...PATIENT, firstWordMs: 400, wholeAnswerMs: 800 },
    },
  });
  client = app.client();
  await client.signIn('english@example.com');
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(() => model.forget());

const path = (id: string) => `/api/letters/drafts/${id}/into-english`;

function spanishDraft(story = STORY) {
  const content = aWordyDraft();
  const { disputeDetails } = content;
  const facts = { ...disputeDetails.facts, story };
  return {
    ...content,
    wording: 'plain' as const,
    disputeDetails: { ...disputeDetails, customDetails: '', facts },
  };
}

async function startDraft(who = client, content = spanishDraft()) {
  return (await who.call(createDraft, { body: { content } })).data;
}

const previewOf = async (id: string, who = client) =>
  (await who.call(previewIntoEnglish, { params: { id } })).data;

async function translate(id: string, who = client) {
  const { sha256 } = await previewOf(id, who);
  const { response, lines } = await readLines(who, path(id), sending(sha256 ?? 'a'.repeat(64)));
  expect(response.status).toBe(200);
  const last = (lines as readonly IntoEnglishEvent[]).at(-1);
  if (last?.kind !== 'done') throw new Error(`the last line is ${JSON.stringify(last)}`);
  return last;
}

/** Says it in English, with the marks where English wants them. */
const translates = answers(({ texts }) =>
  texts.map(({ key, text }) => {
    const [bank, day, month, year] = text.match(/\[\[A\d+\]\]/g) ?? [];
    const english = `I never opened this account with ${bank}. On ${month} ${day}, ${year} I saw it for the first time on my report.`;
    return { key, text: english };
  }),
);

const reviewOf = async (id: string) => (await client.call(reviewDraft, { params: { id } })).data;
const stops = ({ findings }: Awaited<ReturnType<typeof reviewOf>>) =>
  findings.filter(({ severity }) => severity === 'block').map(({ code }) => code);

describe('own words put into English by a language model', () => {
  it('are judged like any others: what the model adds goes nowhere', async () => {
    const { id, revision } = await startDraft();
    model.behave(
      answers(({ texts }) => texts.map(({ key }) => ({ key, text: 'I will sue you.' }))),
    );
    const { texts } = await translate(id);
    const [{ english = '' } = {}] = texts;
    await client.call(confirmEnglish, {
      params: { id },
      body: { texts: [{ key: 'story', english }] },
    });
    const content = spanishDraft(english);
    await client.call(saveDraft, { params: { id }, body: { revision, content } });
    expect(stops(await reviewOf(id))).not.toEqual([]);
  });

  it.each([
    ['answers in Spanish', answers(({ texts }) => texts), 'not_good_enough'],
    [
      'has lost a mark’s bracket',
      saysContent('{"texts":[{"key":"story","text":"I never [[A1]."}]}'),
      'not_good_enough',
    ],
    ['answers with another shape', saysContent('{"questions":[]}'), 'not_good_enough'],
    ['does not end', saysContent(`{"texts":[${'1,'.repeat(40_000)}`), 'not_good_enough'],
    ['fails', answersWith(500, '{}'), 'unavailable'],
    ['says nothing', beginStream, 'unavailable'],
  ] as const)('come to nothing where the model %s', async (_, behavior, outcome) => {
    const { id } = await startDraft();
    model.behave(behavior);
    expect(await translate(id)).toEqual({ kind: 'done', outcome, texts: [] });
  });

  it('are not sent where they are others than those that were shown, nor to nobody, nor for a stranger', async () => {
    const { id, revision } = await startDraft();
    const { sha256 } = await previewOf(id);
    const content = spanishDraft(`${STORY} Nunca la pagué.`);
    await client.call(saveDraft, { params: { id }, body: { revision, content } });
    const changed = await readLines(client, path(id), sending(sha256 ?? ''));
    expect(changed.lines).toMatchObject([{ code: 'letters.words_changed' }]);
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
      expect(await translate(own.id, who)).toMatchObject({ outcome: 'not_set_up', texts: [] });
      const { data } = await who.call(reviewDraft, { params: { id: own.id } });
      expect(data.wording.canTranslate).toBe(false);
      expect(data.findings.find(({ code }) => code === 'words.language')?.message).toContain(
        'ask somebody you trust',
      );
    } finally {
      await plain.close();
    }
  });

  it('stand in the letter once the person confirms them, and the record says who wrote the English', async () => {
    const { id, revision } = await startDraft();
    const before = await reviewOf(id);
    expect(stops(before)).toContain('words.language');
    expect(before.wording.canTranslate).toBe(true);

    const preview = await previewOf(id);
    expect(model.requests).toEqual([]);
    model.behave(translates);
    const { outcome, texts } = await translate(id);
    expect(outcome).toBe('translated');
    expect(texts).toMatchObject([{ key: 'story', original: STORY, english: ENGLISH }]);
    const [request] = model.requests;
    const { messages } = JSON.parse(request?.body ?? '') as { messages: { content: string }[] };
    expect(messages[0]?.content).toBe(preview.instructions);
    const shown = preview.texts.map(({ key, pieces }) => ({
      key,
      text: pieces.map(({ sent }) => sent).join(''),
    }));
    expect(messages[1]?.content).toBe(JSON.stringify({ texts: shown }));
    for (const secret of ['Northgate', 'marzo', '2024'])
      expect(messages[1]?.content).not.toContain(secret);
    // Until the person says so, the letter has their own words, and these stop it.
    expect(textOf(await reviewOf(id))).not.toContain('I never opened');

    const english = ENGLISH.replace('2024', '2025');
    const foreign = await client.call(confirmEnglish, {
      params: { id },
      body: { texts: [{ key: 'customDetails', english }] },
    });
    expect(foreign.problem).toMatchObject({ code: 'letters.words_changed' });
    await client.call(confirmEnglish, {
      params: { id },
      body: { texts: [{ key: 'story', english }] },
    });
    const content = spanishDraft(english);
    await client.call(saveDraft, { params: { id }, body: { revision, content } });
    const review = await reviewOf(id);
    expect(textOf(review)).toContain('On March 3, 2025 I saw it');
    expect(review.wording.canTranslate).toBe(false);
    expect(stops(review)).toEqual([]);

    const { step: _, ...form } = content;
    await client.call(generateLetter, {
      body: aLetter({
        ...(form as Parameters<typeof aLetter>[0]),
        draftId: id,
        documentSha256: review.documentSha256,
      }),
    });
    const rows = await app.sql('select sealed_writing from letters where id = ?', [id]);
    const sealed = String(rows[0]?.['sealed_writing']);
    expect(new Vault(keys).openJson(sealed, letterPlaces.writing(id))).toMatchObject({
      wording: 'plain',
      english: [
        {
          key: 'story',
          original: STORY,
          made: ENGLISH,
          english,
          model: 'test-model-2026-11-01',
          changedAfterwards: false,
          differing: { missing: ['2024'], added: ['2025'] },
        },
      ],
    });
    const events = await app.sql('select kind from letter_events where letter_id = ?', [id]);
    expect(events.map(({ kind }) => kind)).toContain('english_confirmed');
  });
});
