import { documentEndpoints } from '@creditfix/shared/documents';
import { letterEndpoints } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type LetterBody } from '#test/a-dispute.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';
import {
  aFreshLetter,
  addEnclosure,
  changes,
  contentOf,
  gapsBeside,
  notRefused,
  onPro,
  readDraft,
  traces,
} from '#test/ways-to-a-letter.ts';

/** What is signed is what was read, by the person who read it, and says nothing that an earlier letter already said or denied. */

// Uploads and prints take their time on a busy machine.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { createDraft, saveDraft, generateLetter, listLetters } = letterEndpoints;
const { deleteDocument } = documentEndpoints;

/** What signing this answered or left behind that it should not have. */
async function gapsSigning(
  client: TestClient,
  body: LetterBody,
  why: { readonly code: string; readonly path?: string },
): Promise<readonly string[]> {
  const before = await traces(app, client);
  const answer = await client.call(generateLetter, { body });
  const gaps = notRefused({ way: 'signed', answer }, why);
  return [...gaps, ...changes(before, await traces(app, client))];
}

describe('what was read', () => {
  it('is not signed as something else', async () => {
    const client = await onPro(app);
    const enclosures = [
      await addEnclosure(client, 'statement'),
      await addEnclosure(client, 'contract'),
    ] as const;
    const body = { ...aFreshLetter({}), documents: [...enclosures] };
    const { draftId, documentSha256, review } = await readDraft(client, body);
    const read = { ...body, draftId, documentSha256 };
    const [opening] = review.document.blocks;
    if (opening?.kind !== 'paragraph') throw new Error('the letter has no opening');
    const edits = [
      { blockId: opening.id, replaced: opening.text, text: 'I write about one item.' },
    ];
    const code = 'letters.document_changed';
    const person = { ...body.personalInfo, lastName: 'Somebody Else' };
    const others: readonly LetterBody[] = [
      { ...read, documents: [enclosures[1], enclosures[0]] },
      { ...read, documents: [enclosures[0]] },
      { ...read, documents: [] },
      { ...read, bureauType: 'experian' },
      { ...read, bureaus: ['equifax', 'experian'] },
      { ...read, personalInfo: person },
      {
        ...read,
        disputeDetails: { ...body.disputeDetails, customDetails: 'One more thing to say.' },
      },
      { ...read, edits },
      { ...read, documentSha256: undefined },
    ];
    for (const other of others) expect(await gapsSigning(client, other, { code })).toEqual([]);
    expect((await client.call(generateLetter, { body: read })).status).toBe(200);
  });

  it('is not signed without a copy that it encloses', async () => {
    const client = await onPro(app);
    const id = await addEnclosure(client, 'statement');
    const body = { ...aFreshLetter({}), documents: [id] };
    const { draftId, documentSha256 } = await readDraft(client, body);
    await client.call(deleteDocument, { params: { id } });
    const gone = { code: 'letters.copy_missing', path: 'documents.0' };
    expect(await gapsSigning(client, { ...body, draftId, documentSha256 }, gone)).toEqual([]);
    const without = { ...body, draftId, documentSha256, documents: [] };
    expect(await gapsSigning(client, without, { code: 'letters.document_changed' })).toEqual([]);
  });

  it('has to have been read since it was last changed', async () => {
    const client = await onPro(app);
    const body = aFreshLetter({});
    const { draft, draftId, documentSha256 } = await readDraft(client, body);
    const content = contentOf(body);
    const save = { params: { id: draftId }, body: { revision: draft.revision, content } };
    expect((await client.call(saveDraft, save)).status).toBe(200);
    const asBefore = { ...body, draftId, documentSha256 };
    expect(await gapsSigning(client, asBefore, { code: 'letters.document_changed' })).toEqual([]);
  });

  it('is not signed when the time for it is over by then', async () => {
    const email = 'late@example.com';
    const validation = { to: 'collector', template: 'debt-validation' } as const;
    const body = aFreshLetter(validation, { noticeState: 'with_date', disputeBy: '2026-11-25' });
    const { draftId, documentSha256 } = await readDraft(await onPro(app, email), body);
    await app.setClock('2026-11-26T15:00:00.000Z');
    const read = { ...body, draftId, documentSha256 };
    const late = await onPro(app, email);
    expect(await gapsSigning(late, read, { code: 'letters.refused' })).toEqual([]);
    await app.setClock(TEST_START);
  });

  it('is signed by the person whose draft it is', async () => {
    const [owner, other] = [await onPro(app), await onPro(app)];
    const body = aFreshLetter({});
    const { draftId, documentSha256 } = await readDraft(owner, body);
    const stolen = { ...body, draftId, documentSha256 };
    expect(await gapsSigning(other, stolen, { code: 'letters.draft_not_found' })).toEqual([]);
  });

  it('comes before a signature under words that a model smoothed', async () => {
    const client = await onPro(app);
    const polished = { ...aFreshLetter({}), wording: 'polished' as const };
    const why = { code: 'request.invalid', path: 'wording' };
    expect(await gapsSigning(client, polished, why)).toEqual([]);
    const { data: draft } = await client.call(createDraft, {
      body: { content: contentOf(polished) },
    });
    const unread = { ...polished, draftId: draft.id, documentSha256: '0'.repeat(64) };
    expect(await gapsSigning(client, unread, { code: 'letters.document_changed' })).toEqual([]);
  });
});

const favor = { to: 'furnisher', template: 'goodwill-adjustment' } as const;

describe('an earlier letter', () => {
  it('is not repeated, however the item is spelled and anyone else who it goes to', async () => {
    const client = await onPro(app);
    const first = aFreshLetter({});
    const details = first.disputeDetails;
    expect((await client.call(generateLetter, { body: first })).status).toBe(200);
    const again: readonly LetterBody[] = [
      { ...first, timeZone: 'America/Denver' },
      { ...first, disputeDetails: { ...details, creditorName: 'NORTHGATE  RECOVERY, Inc.' } },
      {
        ...first,
        disputeDetails: { ...details, accountNumber: `****${details.accountNumber.slice(-4)}` },
      },
      { ...first, personalInfo: { ...first.personalInfo, firstName: 'M.' } },
      { ...first, bureauType: '', bureaus: ['experian', 'equifax'] },
      { ...first, signature: { typedName: 'M. O’Neill-Núñez' } },
      { ...first, disputeDetails: { ...details, facts: {} } },
    ];
    for (const body of again)
      expect(await gapsBeside(app, client, body, 'letters.nothing_new')).toEqual([]);
  });

  it('is not signed with a threat for a name', async () => {
    const client = await onPro(app);
    const body = { ...aFreshLetter({}), signature: { typedName: 'I will sue you' } };
    const { status, problem } = await client.call(generateLetter, { body });
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'letters.wording_blocked',
      fields: [{ path: 'signature.typedName' }],
    });
  });

  it('is not signed with a name that would be a row of boxes', async () => {
    const client = await onPro(app);
    const body = { ...aFreshLetter({}), signature: { typedName: '王小明' } };
    const { status, problem } = await client.call(generateLetter, { body });
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      code: 'letters.facts_missing',
      fields: [{ path: 'signature.typedName', message: expect.stringContaining('credit report') }],
    });
  });

  it('is not repeated by a draft that was read before it', async () => {
    const client = await onPro(app);
    const body = aFreshLetter({});
    const { draftId, documentSha256 } = await readDraft(client, body);
    expect((await client.call(generateLetter, { body })).status).toBe(200);
    const read = { ...body, draftId, documentSha256 };
    expect(await gapsSigning(client, read, { code: 'letters.nothing_new' })).toEqual([]);
  });

  it('is not repeated by asking several times at once: each is answered with the one letter', async () => {
    const client = await onPro(app);
    const body = aFreshLetter({});
    const answers = await Promise.all([1, 2, 3].map(() => client.call(generateLetter, { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.letterId)).size).toBe(1);
    expect((await client.call(listLetters)).data.allowance.used).toBe(1);
  });

  it('that disputes an item allows no favor for it, and the other way around', async () => {
    const code = 'letters.contradicts_earlier';
    const dispute = aFreshLetter({});
    const { accountNumber } = dispute.disputeDetails;
    const goodwill = aFreshLetter(favor, {}, { accountNumber });
    const disputer = await onPro(app);
    expect((await disputer.call(generateLetter, { body: dispute })).status).toBe(200);
    expect(await gapsBeside(app, disputer, goodwill, code)).toEqual([]);
    const asker = await onPro(app);
    expect((await asker.call(generateLetter, { body: goodwill })).status).toBe(200);
    expect(await gapsBeside(app, asker, dispute, code)).toEqual([]);
    const { creditorName, disputeReason } = dispute.disputeDetails;
    const facts = answered({ disputeReason, further: true });
    const moreItems = [{ creditorName, accountNumber, disputeReason, facts }];
    const hidden = aFreshLetter({}, {}, { moreItems });
    expect(await gapsBeside(app, asker, hidden, code)).toEqual([]);
  });

  it('that was taken back is no earlier letter', async () => {
    const client = await onPro(app);
    const body = aFreshLetter({});
    const before = await traces(app, client);
    await app.failNextPdf('browser_failed');
    expect((await client.call(generateLetter, { body })).problem.code).toBe(
      'letters.pdf_unavailable',
    );
    expect(await traces(app, client)).toEqual(before);
    expect((await client.call(generateLetter, { body })).status).toBe(200);
  });
});

describe('a letter of a later round', () => {
  const earlier = { earlierDate: '2026-10-02', earlierReference: 'CF-7Q4M-2K9D' };
  const asked = { ...earlier, resultsOn: '2026-11-04', resultSays: 'verified' };
  const arrival = { arrived: 'yes', deliveredOn: '2026-10-07' };

  function following(
    { disputeDetails, ...body }: LetterBody,
    followUp: NonNullable<LetterBody['disputeDetails']['followUp']>,
    facts: Readonly<Record<string, string>>,
  ): LetterBody {
    const { enclosures: _, story: _story, ...kept } = disputeDetails.facts ?? {};
    return {
      ...body,
      disputeDetails: { ...disputeDetails, followUp, facts: { ...kept, ...facts } },
    };
  }

  it('follows a letter of the same person once, and is called by its own name', async () => {
    const client = await onPro(app);
    const first = aFreshLetter({});
    const { letterId } = (await client.call(generateLetter, { body: first })).data;
    const followUp = { kind: 'method_of_verification', letterId } as const;
    const next = following(first, followUp, asked);

    const stranger = await onPro(app);
    expect(await gapsBeside(app, stranger, next, 'letters.not_found')).toEqual([]);
    const unknown = following(first, { ...followUp, letterId: randomUUID() }, asked);
    expect(await gapsBeside(app, client, unknown, 'letters.not_found')).toEqual([]);

    const { draftId, documentSha256 } = await readDraft(client, next);
    const signed = await client.call(generateLetter, {
      body: { ...next, draftId, documentSha256 },
    });
    expect(signed.status).toBe(200);
    const { letters } = (await client.call(listLetters)).data;
    expect(letters.map((letter) => letter.followUp)).toContainEqual(followUp);
    expect(await gapsBeside(app, client, next, 'letters.nothing_new')).toEqual([]);
  });

  it('speaks of a block only where the letter before it asked for one', async () => {
    const client = await onPro(app);
    const first = aFreshLetter({ reason: 'identity_theft' });
    const { letterId } = (await client.call(generateLetter, { body: first })).data;
    const facts = { ...earlier, ...arrival, blockRequested: 'yes', blockAnswer: 'none' };
    const next = following(first, { kind: 'block_declined', letterId }, facts);
    expect(await gapsBeside(app, client, next, 'letters.refused')).toEqual([]);
  });
});
