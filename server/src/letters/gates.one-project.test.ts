import { documentEndpoints, documentLimits, type Enclosure } from '@creditfix/shared/documents';
import {
  disputeLetterRequestSchema,
  factFaults,
  letterEndpoints,
  refusalFor,
  type DisputeDetails,
} from '@creditfix/shared/letters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daringDisputes, type LetterBody } from '#test/a-dispute.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { blockedWordings, gatedLetters } from '#test/gated-letters.table.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';
import {
  aFreshLetter,
  addEnclosure,
  contentOf,
  everyWay,
  gapsFor,
  notRefused,
  onPro,
  readDraft,
  traces,
  type Step,
} from '#test/ways-to-a-letter.ts';

/** A letter that the rules refuse can't be had by asking in another way: in one call, through a draft, or by leaving a step out. */

// Uploads and prints take their time on a busy machine.
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  client = await onPro(app);
});
afterAll(() => app.close());

const { createDraft, saveDraft, reviewDraft, deleteDraft, generateLetter, getLetter } =
  letterEndpoints;
const { deleteDocument } = documentEndpoints;

describe('a gate of the rules', () => {
  it.each(gatedLetters)('stays shut: $name', async (gate) => {
    expect(await gapsFor(app, client, gate.body, gate)).toEqual([]);
  });

  it.each(blockedWordings)('is marked where it is read, and not signed: $name', async (gate) => {
    const before = await traces(app, client);
    const [atOnce, unread, read, signed] = await everyWay(client, gate.body);
    if (!atOnce || !unread || !read || !signed) throw new Error('the draft was not kept');
    expect(notRefused(atOnce, gate)).toEqual([]);
    expect(notRefused(unread, { code: 'letters.document_changed' })).toEqual([]);
    expect(blockedPlaces(read)).toContain('narrative');
    expect(notRefused(signed, gate)).toEqual([]);
    expect(await traces(app, client)).toEqual(before);
  });
});

it('asks about words that may not go with the answers, and leaves the rest to the person', async () => {
  const asked = aFreshLetter(
    { reason: 'not_mine' },
    {},
    { customDetails: 'The divorce decree gave this card to my former husband.' },
  );
  const { data: draft } = await client.call(createDraft, { body: { content: contentOf(asked) } });
  const { data: read } = await client.call(reviewDraft, { params: { id: draft.id } });
  await client.call(deleteDraft, { params: { id: draft.id } });
  const found = read.findings.filter(({ code }) => code.startsWith('words.'));
  expect(found.map(({ code, severity, blockId }) => [code, severity, blockId])).toEqual([
    ['words.divorce', 'warn', 'narrative'],
  ]);
  expect(found[0]?.message).toContain('Were you ever on this account yourself?');
});

function blockedPlaces({ answer }: Step): readonly string[] {
  const { findings } = answer.data as { findings: { severity: string; blockId: string }[] };
  return findings.filter(({ severity }) => severity === 'block').map(({ blockId }) => blockId);
}

it('answers whatever is asked for as the rules decide, read or signed', async () => {
  const decided = new Set<string>();
  const gaps: string[] = [];
  for (const { name, body } of daringDisputes(11)) {
    const { disputeDetails } = disputeLetterRequestSchema.parse(body);
    const code = decisionOn(disputeDetails);
    decided.add(code);
    const { data: draft } = await client.call(createDraft, {
      body: { content: contentOf(body) },
    });
    const read = await client.call(reviewDraft, { params: { id: draft.id } });
    await client.call(deleteDraft, { params: { id: draft.id } });
    const answers: unknown[] = [read.envelope['code'] ?? 'written'];
    // What may be written is printed elsewhere.
    if (code !== 'written')
      answers.push((await client.call(generateLetter, { body })).envelope['code']);
    if (answers.some((answer) => answer !== code)) gaps.push(`${name}: ${code}, not ${answers}`);
  }
  expect(gaps).toEqual([]);
  expect([...decided].toSorted()).toEqual(['letters.facts_missing', 'letters.refused', 'written']);
});

function decisionOn(details: DisputeDetails): string {
  const today = TEST_START.slice(0, 10);
  if (factFaults(details, today).length > 0) return 'letters.facts_missing';
  return refusalFor(details, today) ? 'letters.refused' : 'written';
}

const BLOCK_TEXT = /\bblock\b|four business days|1681c-2|extended fraud alert/i;
const ticked = { enclosures: 'ftc_report,police_report,photo_id', fraudAlert: 'none' };
const aTheft = (given = {}, change = {}) =>
  aFreshLetter({ reason: 'identity_theft' }, given, change);

const enclosures = new Map<Enclosure, Promise<string>>();

/** A copy of the writer's that nothing is done to: each upload takes a process, so there is one of each kind. */
async function enclosureOf(kind: Enclosure): Promise<string> {
  const enclosure = enclosures.get(kind) ?? addEnclosure(client, kind);
  enclosures.set(kind, enclosure);
  return await enclosure;
}

/** What would be signed. */
async function textOf(body: LetterBody): Promise<string> {
  const { review } = await readDraft(client, body);
  expect(review.findings.filter(({ severity }) => severity === 'block')).toEqual([]);
  return JSON.stringify(review.document);
}

describe('the block of 15 U.S.C. 1681c-2', () => {
  it('is asked for with the pages of a report, a proof of identity and the statement', async () => {
    const documents = [await enclosureOf('ftc_report'), await enclosureOf('photo_id')];
    expect(await textOf({ ...aTheft(), documents })).toMatch(BLOCK_TEXT);
  });

  it('is not had with ticks, with other enclosures, or with four fields only', async () => {
    const [statement, id] = [await enclosureOf('statement'), await enclosureOf('photo_id')];
    const report = await enclosureOf('ftc_report');
    const tries: readonly LetterBody[] = [
      aTheft(ticked),
      { ...aTheft(ticked), documents: [statement, id] },
      { ...aTheft(ticked), documents: [statement, report] },
      aTheft({}, { facts: {} }),
      { ...aTheft({}, { facts: {} }), documents: [id] },
    ];
    for (const body of tries) expect(await textOf(body)).not.toMatch(BLOCK_TEXT);
    const signer = await onPro(app);
    const { data } = await signer.call(generateLetter, {
      body: { ...aTheft(ticked), inEnvelope: ['ftc_report', 'police_report', 'photo_id'] },
    });
    const { data: letter } = await signer.call(getLetter, { params: { id: data.letterId } });
    expect(JSON.stringify(letter.document)).not.toMatch(BLOCK_TEXT);
  });

  it('needs the identity as well, and an alert of seven years needs the report', async () => {
    const documents = [await enclosureOf('ftc_report')];
    for (const [key, body] of [
      ['enclosures', { ...aTheft(), documents }],
      ['fraudAlert', aTheft({ ...ticked, fraudAlert: 'seven_years' })],
      ['fraudAlert', aTheft({ fraudAlert: 'one_year' })],
    ] as const) {
      const path = `disputeDetails.facts.${key}`;
      const why = { code: 'letters.facts_missing', path };
      expect(await gapsFor(app, client, body, why)).toEqual([]);
    }
  });

  it('is not had with another person’s report, or with one that is deleted', async () => {
    const id = await enclosureOf('photo_id');
    const gone = await addEnclosure(client, 'ftc_report');
    await client.call(deleteDocument, { params: { id: gone } });
    const theirs = await addEnclosure(await onPro(app), 'ftc_report');
    for (const report of [gone, theirs]) {
      const body = { ...aTheft(ticked), documents: [id, report] };
      const why = { code: 'letters.copy_missing', path: 'documents.1' };
      expect(await gapsFor(app, client, body, why)).toEqual([]);
    }
  });

  it.each(['', 'I am not sure that it does not relate to any transaction by me.'])(
    'does not stand with "%s" in the place of the statement',
    async (text) => {
      const documents = [await enclosureOf('police_report'), await enclosureOf('photo_id')];
      const body = { ...aTheft(), documents };
      const { draft, review, draftId } = await readDraft(client, body);
      const statement = review.document.blocks.find(({ id }) => id === 'statement');
      if (statement?.kind !== 'paragraph') throw new Error('the letter makes no statement');
      // The wording follows the draft, so the edit is of this very draft.
      const edits = [{ blockId: 'statement', replaced: statement.text, text }];
      const content = { ...contentOf(body), edits };
      await client.call(saveDraft, {
        params: { id: draftId },
        body: { revision: draft.revision, content },
      });
      const read = await client.call(reviewDraft, { params: { id: draftId } });
      const before = await traces(app, client);
      const { documentSha256 } = read.data;
      const signed = await client.call(generateLetter, {
        body: { ...body, edits, draftId, documentSha256 },
      });
      expect(blockedPlaces({ way: 'read', answer: read })).toContain('law');
      const why = { code: 'letters.wording_blocked', path: 'document.law' };
      expect(notRefused({ way: 'signed', answer: signed }, why)).toEqual([]);
      expect(await traces(app, client)).toEqual(before);
    },
  );
});

describe('the enclosures of a letter', () => {
  it('are each there once', async () => {
    const id = await enclosureOf('statement');
    const body = { ...aFreshLetter({}), documents: [id, id] };
    const why = { code: 'request.invalid', path: 'documents.1' };
    expect(await gapsFor(app, client, body, why)).toEqual([]);
  });

  it('fit into one envelope', async () => {
    const documents = [
      await addEnclosure(client, 'statement'),
      await addEnclosure(client, 'contract'),
    ];
    const half = documentLimits.pagesPerLetter / 2;
    await app.sql('update documents set pages = ? where id = ?', [half, documents[0]]);
    await app.sql('update documents set pages = ? where id = ?', [half + 1, documents[1]]);
    const body = { ...aFreshLetter({}), documents };
    const why = { code: 'letters.too_many_copies' };
    expect(await gapsFor(app, client, body, why)).toEqual([]);
  });
});
