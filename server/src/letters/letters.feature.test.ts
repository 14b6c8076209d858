import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { documentEndpoints, documentLimits } from '@creditfix/shared/documents';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '#test/a-document.ts';
import { aDraft, aDrawnSignature, aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { plainGet } from '#test/plain-get.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { createDraft, saveDraft, getDraft, listDrafts, deleteDraft, reviewDraft, generateLetter } =
  letterEndpoints;
const { listLetters, getLetter, getSavedSignature, deleteSavedSignature } = letterEndpoints;

let people = 0;
async function signedIn(): Promise<TestClient> {
  const client = app.client();
  await client.signIn(`person${(people += 1)}@example.com`);
  return client;
}

async function pdfText(
  client: TestClient,
  pdfUrl: string,
): Promise<{ text: string; pages: number; bytes: Buffer }> {
  const response = await client.fetch(pdfUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await response.arrayBuffer());
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages, bytes };
}

async function reviewed(client: TestClient, content = aDraft()) {
  const { data: draft } = await client.call(createDraft, { body: { content } });
  const { data: review } = await client.call(reviewDraft, { params: { id: draft.id } });
  return { draft, review };
}

/** A change behind the server's back. */
const changeLetter = (letterId: string, change: string) =>
  app.sql(`update letters set ${change} where id = ?`, [letterId]);

describe('the form in one call', () => {
  it('makes a signed PDF that says what the person said', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    expect(data.pdfUrl).toBe(`/api/letters/${data.letterId}/pdf`);
    const { text, pages, bytes } = await pdfText(client, data.pdfUrl);
    for (const fact of [
      'Maria O’Neill-Núñez',
      '48 Larkspur Lane',
      'Northgate Recovery',
      'Equifax',
    ]) {
      expect(text).toContain(fact);
    }
    // The letter is the person's own: our number is on none of its pages.
    expect(text).not.toContain(data.reference);
    expect(pages).toBeLessThanOrEqual(2);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.pdfSha256);
  });

  it('takes a drawn signature', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, {
      body: aLetter({ signature: aDrawnSignature() }),
    });
    expect((await pdfText(client, data.pdfUrl)).text).toContain('Northgate Recovery');
  });

  it('lists all three addresses where no bureau is chosen', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter({ bureauType: '' }) });
    const { text } = await pdfText(client, data.pdfUrl);
    for (const address of ['P.O. Box 740256', 'P.O. Box 4500', 'P.O. Box 2000'])
      expect(text).toContain(address);
  });

  it('answers the same bytes each time', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    const first = await pdfText(client, data.pdfUrl);
    const second = await pdfText(client, data.pdfUrl);
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  it('refuses a letter to be mailed on the Free plan before it is signed, and counts nothing', async () => {
    const client = await signedIn();
    const refused = await client.call(generateLetter, {
      body: aLetter({ deliveryMethod: 'mail' }),
    });
    expect(refused.problem.code).toBe('billing.pro_needed');
    expect((await client.call(listLetters)).data.allowance.left).toBe(1);
  });

  it('asks for a bureau where the letter is to be mailed', async () => {
    const client = await signedIn();
    const body = { ...aLetter({ deliveryMethod: 'mail' }), bureauType: undefined };
    const { problem } = await client.call(generateLetter, { body });
    expect(problem.fields?.map(({ path }) => path)).toContain('bureauType');
  });
});

describe('a draft', () => {
  it('is kept on the server, saved over and over, and found again', async () => {
    const client = await signedIn();
    const { data: draft } = await client.call(createDraft, {
      body: { content: aDraft({ step: 1 }) },
    });
    const content = aDraft({ step: 2, bureauType: 'experian' });
    const saved = await client.call(saveDraft, {
      params: { id: draft.id },
      body: { revision: draft.revision, content },
    });
    expect(saved.data.revision).toBe(draft.revision + 1);
    expect(
      (await client.call(getDraft, { params: { id: draft.id } })).data.content.bureauType,
    ).toBe('experian');
    expect((await client.call(listDrafts)).data.drafts.map(({ id }) => id)).toEqual([draft.id]);
  });

  it('is started once, however often the browser asks because no answer came', async () => {
    const client = await signedIn();
    const key = randomUUID();
    const start = () => client.call(createDraft, { body: { id: key, content: aDraft() } });
    const [one, two] = await Promise.all([start(), start()]);
    const { id } = one.data;
    expect(two.data.id).toBe(id);
    const content = aDraft({ bureauType: 'experian' });
    await client.call(saveDraft, { params: { id }, body: { revision: 1, content } });
    const late = await start();
    expect(late.data).toMatchObject({ id, revision: 2, content: { bureauType: 'experian' } });
    expect((await client.call(listDrafts)).data.drafts).toHaveLength(1);
  });

  it('has an id of the server, whatever the browser calls it, and another one in each account', async () => {
    const [owner, stranger] = [await signedIn(), await signedIn()];
    const key = randomUUID();
    const start = async (client: TestClient) =>
      (await client.call(createDraft, { body: { id: key, content: aDraft() } })).data.id;
    const [own, theirs] = [await start(owner), await start(stranger)];
    expect(new Set([key, own, theirs]).size).toBe(3);
    expect((await stranger.call(getDraft, { params: { id: own } })).status).toBe(404);
    expect((await stranger.call(getDraft, { params: { id: theirs } })).status).toBe(200);
  });

  it('takes a half-filled form', async () => {
    const client = await signedIn();
    const { data } = await client.call(createDraft, {
      body: { content: { personalInfo: { firstName: 'Jo' } } },
    });
    expect(data.content.personalInfo.firstName).toBe('Jo');
  });

  it('is not overwritten by an older tab', async () => {
    const client = await signedIn();
    const { data: draft } = await client.call(createDraft, { body: { content: aDraft() } });
    const save = {
      params: { id: draft.id },
      body: { revision: draft.revision, content: aDraft() },
    };
    expect((await client.call(saveDraft, save)).status).toBe(200);
    expect((await client.call(saveDraft, save)).problem.code).toBe(
      'letters.draft_changed_elsewhere',
    );
  });

  it('does not exist for another person', async () => {
    const owner = await signedIn();
    const { data: draft } = await owner.call(createDraft, { body: { content: aDraft() } });
    const other = await signedIn();
    expect((await other.call(getDraft, { params: { id: draft.id } })).status).toBe(404);
    expect((await other.call(deleteDraft, { params: { id: draft.id } })).status).toBe(404);
    expect((await other.call(reviewDraft, { params: { id: draft.id } })).status).toBe(404);
  });

  it('can be thrown away', async () => {
    const client = await signedIn();
    const { data: draft } = await client.call(createDraft, { body: { content: aDraft() } });
    expect((await client.call(deleteDraft, { params: { id: draft.id } })).status).toBe(200);
    expect((await client.call(getDraft, { params: { id: draft.id } })).status).toBe(404);
  });

  it('takes along what the trail says of its reading when it is thrown away', async () => {
    const client = await signedIn();
    const { draft } = await reviewed(client);
    const lines = () => app.sql('select id from letter_events where letter_id = ?', [draft.id]);
    expect(await lines()).toHaveLength(2);
    await client.call(deleteDraft, { params: { id: draft.id } });
    expect(await lines()).toEqual([]);
  });

  it('names the fields that are missing before it can be read', async () => {
    const client = await signedIn();
    const { data: draft } = await client.call(createDraft, { body: { content: {} } });
    const { problem, status } = await client.call(reviewDraft, { params: { id: draft.id } });
    expect(status).toBe(400);
    expect(problem.fields?.map(({ path }) => path)).toContain('personalInfo.firstName');
  });
});

describe('signing what was read', () => {
  it('signs the reviewed text, edits and all', async () => {
    const client = await signedIn();
    const { review } = await reviewed(client);
    const paragraph = review.document.blocks.find(
      (block) => block.kind === 'paragraph' && block.role === 'opening',
    );
    if (paragraph?.kind !== 'paragraph') throw new Error('the letter has no opening');
    const edits = [
      {
        blockId: paragraph.id,
        replaced: paragraph.text,
        text: 'I looked at my report with a cup of tea.',
      },
    ];
    // The composed wording follows the letter's reference, so the edit belongs to this draft's own text.
    const { data: drafts } = await client.call(listDrafts);
    const [draft] = drafts.drafts;
    if (!draft) throw new Error('the draft is gone');
    await client.call(saveDraft, {
      params: { id: draft.id },
      body: { revision: draft.revision, content: aDraft({ edits }) },
    });
    const { data: second } = await client.call(reviewDraft, { params: { id: draft.id } });
    const body = {
      ...aLetter({ edits }),
      draftId: draft.id,
      documentSha256: second.documentSha256,
    };
    const { data } = await client.call(generateLetter, { body });
    expect(data.letterId).toBe(draft.id);
    expect((await pdfText(client, data.pdfUrl)).text).toContain('with a cup of tea');
    const { data: letter } = await client.call(getLetter, { params: { id: data.letterId } });
    expect(letter.documentSha256).toBe(second.documentSha256);
    expect(letter.trail.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['drafted', 'viewed', 'attested', 'signed', 'downloaded']),
    );
  });

  it('refuses a text that is not the one that was shown last', async () => {
    const client = await signedIn();
    const { draft, review } = await reviewed(client);
    const changed = aDraft({ bureauType: 'transunion' });
    await client.call(saveDraft, {
      params: { id: draft.id },
      body: { revision: draft.revision, content: changed },
    });
    const body = { ...aLetter(), draftId: draft.id, documentSha256: review.documentSha256 };
    expect((await client.call(generateLetter, { body })).problem.code).toBe(
      'letters.document_changed',
    );
  });

  it('refuses a form that is not the one that was read', async () => {
    const client = await signedIn();
    const { draft, review } = await reviewed(client);
    const body = {
      ...aLetter({ bureauType: 'experian' }),
      draftId: draft.id,
      documentSha256: review.documentSha256,
    };
    expect((await client.call(generateLetter, { body })).problem.code).toBe(
      'letters.document_changed',
    );
  });

  it('answers with the same letter when the same draft is sent again', async () => {
    const client = await signedIn();
    const { draft, review } = await reviewed(client);
    const body = { ...aLetter(), draftId: draft.id, documentSha256: review.documentSha256 };
    const answers = await Promise.all([1, 2, 3].map(() => client.call(generateLetter, { body })));
    expect(new Set(answers.map(({ data }) => data.letterId))).toEqual(new Set([draft.id]));
    expect(new Set(answers.map(({ data }) => data.pdfSha256)).size).toBe(1);
  });

  it('tells a tab with another text that the draft is signed already', async () => {
    const client = await signedIn();
    const { draft, review } = await reviewed(client);
    const body = { ...aLetter(), draftId: draft.id, documentSha256: review.documentSha256 };
    await client.call(generateLetter, { body });
    const stale = await client.call(generateLetter, {
      body: { ...body, documentSha256: '0'.repeat(64) },
    });
    expect(stale.problem.code).toBe('letters.draft_already_signed');
  });

  it('ends in one letter or none when one of several tries at once can not be printed', async () => {
    // Several times, since it is a matter of luck which try meets the letter that is being taken back.
    for (let round = 0; round < 8; round++) {
      const client = await signedIn();
      const { draft, review } = await reviewed(client);
      const body = { ...aLetter(), draftId: draft.id, documentSha256: review.documentSha256 };
      await app.failNextPdf('browser_failed');
      const tries = await Promise.all(
        [1, 2, 3, 4].map(() => client.call(generateLetter, { body })),
      );
      expect(
        tries.map(({ status }) => status).filter((status) => status !== 200 && status !== 503),
      ).toEqual([]);
      const made = tries.some(({ status }) => status === 200) ? 1 : 0;
      const { data } = await client.call(listLetters);
      expect([data.letters.length, data.allowance.used]).toEqual([made, made]);
    }
  });

  it('takes back a letter that is too long, and counts nothing', async () => {
    const client = await signedIn();
    const customDetails = 'Word. \n\n'.repeat(480);
    const disputeDetails = { ...aLetter().disputeDetails, customDetails };
    const answer = await client.call(generateLetter, { body: aLetter({ disputeDetails }) });
    expect(answer.problem.code).toBe('letters.too_long');
    expect((await client.call(listLetters)).data.allowance.left).toBe(1);
  });

  it('keeps the signature for the next letter when asked to, and forgets it when asked to', async () => {
    const client = await signedIn();
    await client.call(generateLetter, { body: { ...aLetter(), saveSignature: true } });
    expect((await client.call(getSavedSignature)).data.signature).toEqual({
      typedName: 'Maria O’Neill-Núñez',
    });
    await client.call(deleteSavedSignature);
    expect((await client.call(getSavedSignature)).data.signature).toBeNull();
  });
});

describe('the free plan', () => {
  it('makes exactly one letter of fifty asked for at once', async () => {
    const { disputeDetails } = aLetter();
    const another = (number: number) =>
      aLetter({ disputeDetails: { ...disputeDetails, accountNumber: `9912-${4000 + number}` } });
    const client = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        client.call(generateLetter, { body: another(number) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status)),
    ).toEqual(new Set([402]));
    const { data } = await client.call(listLetters);
    expect(data.letters).toHaveLength(1);
    expect(data.allowance).toMatchObject({
      plan: 'free',
      limit: 1,
      used: 1,
      left: 0,
      renewsOn: '2026-12-01',
    });
  });

  it('renews with the calendar month, in Eastern time', async () => {
    const client = await signedIn();
    expect((await client.call(generateLetter, { body: aLetter() })).status).toBe(200);
    const next = aLetter({ bureauType: 'experian' });
    await app.setClock('2026-12-01T04:59:00.000Z');
    expect((await client.call(generateLetter, { body: next })).status).toBe(402);
    await app.setClock('2026-12-01T05:01:00.000Z');
    expect((await client.call(generateLetter, { body: next })).status).toBe(200);
    await app.setClock(TEST_START);
  });

  it('counts nothing where the PDF could not be made, and leaves nothing half-made', async () => {
    const client = await signedIn();
    const { draft, review } = await reviewed(client);
    const body = { ...aLetter(), draftId: draft.id, documentSha256: review.documentSha256 };
    await app.failNextPdf('browser_failed');
    const failed = await client.call(generateLetter, { body });
    expect(failed.status).toBe(503);
    expect(failed.problem.code).toBe('letters.pdf_unavailable');
    expect((await client.call(listLetters)).data).toMatchObject({
      letters: [],
      allowance: { left: 1 },
    });
    expect(await app.sql('select id from letters where id = ?', [draft.id])).toHaveLength(0);
    const again = await client.call(generateLetter, { body });
    expect(again.data.letterId).toBe(draft.id);
  });
});

describe('a letter at rest', () => {
  it('lies sealed: no name, address, account or text in the database or the files', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    const dump = JSON.stringify([
      await app.sql('select * from letters where id = ?', [data.letterId]),
      await app.sql('select * from letter_events where letter_id = ?', [data.letterId]),
      await app.sql('select name, data from pgboss.job'),
    ]);
    for (const secret of ['Larkspur', 'Northgate', '9912-4417', 'Dayton', '127.0.0.1'])
      expect(dump).not.toContain(secret);
    for (const path of await app.storedFiles()) {
      const bytes = await readFile(path);
      expect(bytes.includes('%PDF')).toBe(false);
    }
  });

  it('has a trail that the database refuses to change', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    const change = app.sql("update letter_events set kind = 'viewed' where letter_id = ?", [
      data.letterId,
    ]);
    await expect(change).rejects.toThrow(/never changed/);
    const removal = app.sql('delete from letter_events where letter_id = ?', [data.letterId]);
    await expect(removal).rejects.toThrow(/never changed/);
  });

  it('keeps the hashes of what was signed, even against the database itself', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    for (const column of [
      'document_sha256',
      'pdf_sha256',
      'pdf_key',
      'packet_key',
      'packet_sha256',
      'recipient',
      'template',
      'reference',
      'dispute_reason',
      'plan_month',
    ])
      await expect(changeLetter(data.letterId, `${column} = 'other'`)).rejects.toThrow(
        /never changed/,
      );
    for (const column of ['position', 'exhibit_pages'])
      await expect(changeLetter(data.letterId, `${column} = 7`)).rejects.toThrow(/never changed/);
  });

  it('lets go of its enclosures as a whole, and in no other way', async () => {
    const client = await signedIn();
    const { addDocument } = documentEndpoints;
    const upload = await aPhoto();
    const { data: enclosure } = await client.call(addDocument, {
      query: { kind: 'photo_id' },
      upload,
    });
    const { data } = await client.call(generateLetter, {
      body: aLetter({ documents: [enclosure.id] }),
    });
    for (const change of ['packet_key = null', `packet_sha256 = ''`, 'exhibit_pages = 0'])
      await expect(changeLetter(data.letterId, change)).rejects.toThrow(/never changed/);
    await changeLetter(data.letterId, 'packet_key = null, packet_sha256 = null, exhibit_pages = 0');
    expect((await client.fetch(data.pdfUrl)).status).toBe(200);
  });

  it('does not keep its enclosures from being deleted where its packet cannot be', async () => {
    const aged = await createTestApp();
    try {
      const client = aged.client();
      await client.signIn('aged@example.com');
      const query = { kind: 'photo_id' };
      const upload = await aPhoto();
      const { data: enclosure } = await client.call(documentEndpoints.addDocument, {
        query,
        upload,
      });
      await client.call(generateLetter, { body: aLetter({ documents: [enclosure.id] }) });
      const packet = (await aged.storedFiles()).find((file) => file.includes('packets')) ?? '';
      await rm(packet);
      await mkdir(packet);
      const days = documentLimits.keptDays + 1;
      await aged.setClock(new Date(Date.parse(TEST_START) + days * 86_400_000).toISOString());
      await expect(aged.runHourly()).rejects.toThrow(/not all done/);
      expect(await aged.sql('select id from documents')).toEqual([]);
    } finally {
      await aged.close();
    }
  });

  it('is answered only to its owner', async () => {
    const owner = await signedIn();
    const { data } = await owner.call(generateLetter, { body: aLetter() });
    const other = await signedIn();
    expect((await other.call(getLetter, { params: { id: data.letterId } })).status).toBe(404);
    expect((await other.fetch(data.pdfUrl)).status).toBe(404);
    expect((await app.client().fetch(data.pdfUrl)).status).toBe(401);
  });

  it('is kept by no browser, and not sent again to the person who has it', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    const first = await client.fetch(data.pdfUrl);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Cookie: cookie, 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await plainGet(app.url + data.pdfUrl, headers)).status).toBe(304);
  });
});

describe('the news that a letter is ready', () => {
  const newsTo = async (address: string) =>
    (await app.mailbox()).filter(
      ({ to, subject }) => to === address && subject === 'Your letter is ready',
    );

  it('goes out once for each letter, says what to do next, and names neither item nor recipient', async () => {
    const client = await signedIn();
    const email = `person${people}@example.com`;
    const { draft, review } = await reviewed(client);
    const body = {
      ...aLetter(),
      draftId: draft.id,
      documentSha256: review.documentSha256,
    };
    const { data } = await client.call(generateLetter, { body });
    // The same letter asked for again is the same news.
    expect((await client.call(generateLetter, { body })).data.letterId).toBe(data.letterId);
    await expect.poll(async () => (await newsTo(email)).length).toBe(1);
    const [news] = await newsTo(email);
    expect(news?.links[0]).toBe(`${app.url}/dashboard`);
    expect(news?.text).toContain(data.reference);
    expect(news?.text).toContain('certified mail');
    expect(news?.text).toContain(`Choose which emails you get:\n${app.url}/account`);
    expect(`${news?.text}${news?.html}`).not.toMatch(/Northgate|9912-4417|Equifax/);
    const queued = await app.sql('select status from outgoing_emails where key = ?', [
      `letter_ready:${data.letterId}`,
    ]);
    expect(queued).toHaveLength(1);
  });

  it('comes soon after a print that took long, and not only once its request must have died', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    await app.sql('alter table letters disable trigger user');
    await app.sql("update letters set status = 'preparing' where id = ?", [data.letterId]);
    const looks = async () =>
      await app.sql(
        "select state from pgboss.job where name = 'follow-signing' and data->>'letterId' = ? and data->>'waitedSeconds' = '13'",
        [data.letterId],
      );
    await expect.poll(looks).toEqual([{ state: 'created' }]);
    await app.sql("update letters set status = 'drafted' where id = ?", [data.letterId]);
    await app.sql('alter table letters enable trigger user');
    await app.sql(
      "update pgboss.job set start_after = now() where name = 'follow-signing' and state = 'created' and data->>'letterId' = ?",
      [data.letterId],
    );
    await expect
      .poll(() =>
        app.sql('select kind from outgoing_emails where key = ?', [
          `letter_ready:${data.letterId}`,
        ]),
      )
      .toEqual([{ kind: 'letter_ready' }]);
  });

  it('stays away where its reader has switched it off', async () => {
    const client = await signedIn();
    await client.call(myAccountEndpoints.saveEmailPreferences, {
      body: { emails: { letter_news: false } },
    });
    const { data } = await client.call(generateLetter, { body: aLetter() });
    // It would have been queued by the job that follows the signing.
    const waiting = async () =>
      await app.sql(
        "select state from pgboss.job where name = 'follow-signing' and data->>'letterId' = ? and state < 'completed'",
        [data.letterId],
      );
    await expect.poll(waiting).toEqual([]);
    expect(
      await app.sql('select id from outgoing_emails where key = ?', [
        `letter_ready:${data.letterId}`,
      ]),
    ).toEqual([]);
  });
});
