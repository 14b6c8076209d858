import { documentEndpoints, documentLimits } from '@creditfix/shared/documents';
import { longDate } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aPdf, aPhoto, aPng } from '#test/a-document.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';
import { aFreshLetter, addEnclosure, onPro, readDraft, traces } from '#test/ways-to-a-letter.ts';

/** The letter with the enclosures that it encloses, as it is printed and mailed. */

// Uploads and prints take their time on a busy machine.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { generateLetter, getLetter, listLetters } = letterEndpoints;
const { deleteDocument, listDocuments } = documentEndpoints;

async function pdfAt(client: TestClient, url: string) {
  const response = await client.fetch(url);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
  };
}

const sheetsOf = ({ pages }: { readonly pages: readonly string[] }) =>
  pages.filter((page) => page.startsWith('Exhibit '));

async function threeEnclosures(client: TestClient): Promise<string[]> {
  return [
    await addEnclosure(client, 'photo_id', await aPhoto({ width: 900, height: 600 })),
    await addEnclosure(client, 'statement', await aPdf(3)),
    await addEnclosure(client, 'marked_report_page', await aPng({ gray: true })),
  ];
}

describe('a packet', () => {
  it('is the letter and a sheet for each page of its enclosures, as they are kept', async () => {
    const client = await onPro(app);
    const documents = await threeEnclosures(client);
    const body = { ...aFreshLetter({}), documents };
    const { draftId, documentSha256, review } = await readDraft(client, body);
    const signing = { ...body, draftId, documentSha256 };
    const { data } = await client.call(generateLetter, { body: signing });
    const { data: letter } = await client.call(getLetter, { params: { id: data.letterId } });
    const [packet, alone] = [
      await pdfAt(client, data.pdfUrl),
      await pdfAt(client, `${data.pdfUrl}?part=letter`),
    ];

    const { sender, date } = letter.document;
    expect(letter.document).toEqual(review.document);
    expect(letter.exhibitPages).toBe(5);
    expect((await client.call(listLetters)).data.letters[0]?.exhibitPages).toBe(5);
    expect([packet.sha256, alone.sha256]).toEqual([data.pdfSha256, letter.pdfSha256]);
    expect(alone.pages).toHaveLength(letter.pages);
    expect(packet.pages.slice(0, letter.pages)).toEqual(alone.pages);
    expect(packet.pages.slice(letter.pages)).toEqual(
      [
        'Exhibit A: Copy of my government-issued photo ID',
        'Exhibit B: Copy of my account statement, page 1 of 3',
        'Exhibit B: Copy of my account statement, page 2 of 3',
        'Exhibit B: Copy of my account statement, page 3 of 3',
        'Exhibit C: Page of my credit report with the disputed item marked',
      ].map((line) => `${line} ${sender.name}, ${longDate(date)}`),
    );
    const listed = [
      'Exhibit A: Copy of my government-issued photo ID (1 page)',
      'Exhibit B: Copy of my account statement (3 pages)',
      'Exhibit C: Page of my credit report with the disputed item marked (1 page)',
    ];
    for (const line of listed) expect(alone.pages.join(' ')).toContain(line);
    for (const [id, pages] of [
      [documents[0], 1],
      [documents[1], 3],
      [documents[2], 1],
    ] as const) {
      for (let page = 1; page <= pages; page += 1) {
        const kept = await client.fetch(`/api/documents/${id}/pages/${page}`);
        expect(kept.status).toBe(200);
        // The picture goes in as it is.
        expect(packet.bytes.includes(Buffer.from(await kept.arrayBuffer()))).toBe(true);
      }
    }
  });

  it('calls a paper enclosed that nobody uploaded only where the person says that it is in the envelope', async () => {
    const client = await onPro(app);
    const body = {
      ...aFreshLetter({}, { enclosures: 'photo_id,other_papers' }),
      documents: [await addEnclosure(client, 'photo_id')],
    };
    const { draftId, documentSha256, review } = await readDraft(client, body);
    expect(review.document.enclosures).toEqual([
      'Copies of other papers that support this dispute',
    ]);
    for (const asked of [body, { ...body, draftId, documentSha256 }]) {
      const { status, problem } = await client.call(generateLetter, { body: asked });
      expect([status, problem.code]).toEqual([422, 'letters.envelope_unconfirmed']);
      expect(problem.fields).toEqual([
        { path: 'inEnvelope.other_papers', message: 'Other papers that support what I say' },
      ]);
    }
    expect((await client.call(listLetters)).data.letters).toEqual([]);
    const said = { ...body, draftId, documentSha256, inEnvelope: ['other_papers' as const] };
    const { data } = await client.call(generateLetter, { body: said });
    const { pages } = await pdfAt(client, data.pdfUrl);
    expect(pages.join(' ')).toContain('Copies of other papers that support this dispute');
  });

  it('points to the page and line that the person marked, and shows the mark on that sheet', async () => {
    const client = await onPro(app);
    const documents = await threeEnclosures(client);
    const [, statement = '', report = ''] = documents;
    const frame = { left: 20, top: 400, width: 960, height: 30 };
    const marks = [
      { documentId: statement, page: 2, line: 4, frame },
      { documentId: report, page: 1, frame },
    ];
    const body = { ...aFreshLetter({}), documents, marks };
    const { draftId, documentSha256, review } = await readDraft(client, body);
    expect(review.findings.filter(({ severity }) => severity === 'block')).toEqual([]);
    const said = 'Please see Exhibit B, page 2, line 4, and Exhibit C.';
    expect(JSON.stringify(review.document)).toContain(said);
    expect(review.document.exhibits?.[1]?.marks).toEqual([{ page: 2, line: 4, frame }]);
    const { data } = await client.call(generateLetter, {
      body: { ...body, draftId, documentSha256 },
    });
    const { pages } = await pdfAt(client, data.pdfUrl);
    expect(pages.join(' ')).toContain(said);
    expect(sheetsOf({ pages }).map((sheet) => sheet.includes('line 4'))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);

    const before = await traces(app, client);
    for (const stray of [
      { documentId: statement, page: 4, line: 1 },
      { documentId: '7f6a979a-739d-4d70-b2b9-8214b417fc48', page: 1, line: 1 },
    ]) {
      const other = { ...aFreshLetter({}), documents, marks: [stray] };
      const { problem } = await client.call(generateLetter, { body: other });
      expect([problem.code, problem.fields?.[0]?.path]).toEqual(['request.invalid', 'marks.0']);
    }
    expect(await traces(app, client)).toEqual(before);
  });

  it('is made for each bureau, and no page bears our reference', async () => {
    const client = await onPro(app);
    const documents = [
      await addEnclosure(client, 'photo_id'),
      await addEnclosure(client, 'contract'),
    ];
    const bureaus = ['equifax', 'experian', 'transunion'] as const;
    const body = { ...aFreshLetter({}), documents, bureaus: [...bureaus] };
    const { data } = await client.call(generateLetter, { body });
    expect(data.letters.map(({ bureau, ready }) => [bureau, ready])).toEqual(
      bureaus.map((bureau) => [bureau, true]),
    );
    for (const { pdfUrl, reference } of data.letters) {
      const { pages } = await pdfAt(client, pdfUrl);
      expect(sheetsOf({ pages })).toHaveLength(2);
      // The person's letter is the person's: no page bears a number of ours.
      expect(pages.join(' ')).not.toContain(reference);
    }
    const { letters } = (await client.call(listLetters)).data;
    expect(letters.map(({ exhibitPages }) => exhibitPages)).toEqual([2, 2, 2]);
  });

  it('stays as it is when a copy is deleted afterwards', async () => {
    const client = await onPro(app);
    const documents = [await addEnclosure(client, 'photo_id')];
    const { data } = await client.call(generateLetter, {
      body: { ...aFreshLetter({}), documents },
    });
    const before = await pdfAt(client, data.pdfUrl);
    for (const id of documents) await client.call(deleteDocument, { params: { id } });
    expect((await client.call(listDocuments)).data.documents).toEqual([]);
    expect((await pdfAt(client, data.pdfUrl)).bytes.equals(before.bytes)).toBe(true);
  });

  it('is not bound to another person’s enclosure', async () => {
    const [client, other] = [await onPro(app), await onPro(app)];
    const documents = [await addEnclosure(other, 'photo_id')];
    const { problem } = await client.call(generateLetter, {
      body: { ...aFreshLetter({}), documents },
    });
    expect(problem.code).toBe('letters.copy_missing');
    expect(problem.fields?.[0]?.path).toBe('documents.0');
  });
});

/** What can go wrong below us, done to a server with two enclosures; the last leaves it without any. */
const faults: Readonly<Record<string, (own: TestApp) => Promise<void>>> = {
  'the letter is not printed': (own) => own.failNextPdf('browser_failed'),
  async 'the packet is not stored'(own) {
    const [file = ''] = await own.storedFiles();
    // A file stands where the folder has to be.
    const inTheWay = join(dirname(dirname(file)), 'packets');
    await writeFile(inTheWay, '', { flag: 'wx' });
    onTestFinished(() => rm(inTheWay));
  },
  async 'a page of a copy is gone'(own) {
    for (const file of await own.storedFiles()) await rm(file);
  },
};

describe('a packet that cannot be made', () => {
  /** One whose clock is moved, and which is broken and mended. */
  let own: TestApp;
  beforeAll(async () => {
    own = await createTestApp();
  });
  afterAll(() => own.close());

  it.each(Object.keys(faults))('leaves nothing behind where %s', async (fault) => {
    const client = await onPro(own);
    const documents = [
      await addEnclosure(client, 'photo_id'),
      await addEnclosure(client, 'statement'),
    ];
    await faults[fault]?.(own);
    const before = [await traces(own, client), await own.storedFiles()];
    const body = { ...aFreshLetter({}), documents };
    const { problem } = await client.call(generateLetter, { body });
    expect(problem.code).toBe('letters.pdf_unavailable');
    expect([await traces(own, client), await own.storedFiles()]).toEqual(before);
    for (const id of documents)
      expect((await client.call(deleteDocument, { params: { id } })).status).toBe(200);
  });

  it('keeps its enclosures until it is made after all', async () => {
    const client = await onPro(own);
    const id = await addEnclosure(client, 'photo_id');
    const body = { ...aFreshLetter({}), documents: [id] };
    await own.failNextPdf('browser_failed', 1);
    const bureaus: typeof body.bureaus = ['equifax', 'experian'];
    const { data } = await client.call(generateLetter, { body: { ...body, bureaus } });
    expect(data.letters.map(({ ready }) => ready)).toEqual([true, false]);
    const early = await client.call(deleteDocument, { params: { id } });
    expect(early.problem.code).toBe('documents.in_use');
    await own.setClock(later(0.1));
    await own.runHourly();
    const letterId = data.letters[1]?.letterId ?? '';
    await untilMade(client, letterId);
    expect((await client.call(deleteDocument, { params: { id } })).status).toBe(200);
    const packet = await pdfAt(client, data.letters[1]?.pdfUrl ?? '');
    expect(sheetsOf(packet)).toHaveLength(1);
  });

  it('ends with the allowance given back where a page of it is lost before it is made', async () => {
    const client = await onPro(own);
    const id = await addEnclosure(client, 'photo_id');
    const stored = await own.storedFiles();
    const body = { ...aFreshLetter({}), documents: [id] };
    await own.failNextPdf('browser_failed', 1);
    const bureaus: typeof body.bureaus = ['equifax', 'experian'];
    const { data } = await client.call(generateLetter, { body: { ...body, bureaus } });
    const letterId = data.letters[1]?.letterId ?? '';
    const uses = async () =>
      await own.sql('select count(*)::int as count from letter_uses where letter_id = ?', [
        letterId,
      ]);
    expect(await uses()).toEqual([{ count: 1 }]);
    for (const file of stored) await rm(file);
    await own.setClock(later(0.2));
    await own.runHourly();
    await expect.poll(uses, { timeout: 60_000 }).toEqual([{ count: 0 }]);
    expect((await client.call(getLetter, { params: { id: letterId } })).status).toBe(404);
    const others = (await client.call(listLetters)).data.letters;
    expect(others.map((letter) => letter.id)).toEqual([data.letters[0]?.letterId]);
  });

  it('names a copy that is deleted in the very moment of signing', async () => {
    const client = await onPro(own);
    const documents = [await addEnclosure(client, 'photo_id')];
    await own.sql(`create function vanish() returns trigger language plpgsql as
      $$ begin update documents set status = 'removing'; return new; end $$`);
    await own.sql(
      'create trigger vanish after insert on letters for each row execute function vanish()',
    );
    onTestFinished(async () => void (await own.sql('drop function vanish cascade')));
    const before = await traces(own, client);
    const { problem } = await client.call(generateLetter, {
      body: { ...aFreshLetter({}), documents },
    });
    expect(problem.code).toBe('letters.copy_missing');
    expect(await traces(own, client)).toEqual(before);
  });

  it('is refused, or whole, where a copy is deleted at the same moment', async () => {
    const client = await onPro(app);
    for (const wait of [0, 1, 2]) {
      const id = await addEnclosure(client, 'photo_id');
      const body = { ...aFreshLetter({}), documents: [id] };
      const signing = client.call(generateLetter, { body });
      for (let times = 0; times < wait; times += 1) await client.call(listDocuments);
      const deleted = await client.call(deleteDocument, { params: { id } });
      const signed = await signing;
      const isMade = signed.status === 200;
      const sheets = isMade ? sheetsOf(await pdfAt(client, signed.data.pdfUrl)).length : 0;
      expect([
        ['made', 1],
        ['letters.copy_missing', 0],
      ]).toContainEqual([isMade ? 'made' : signed.envelope['code'], sheets]);
      expect([200, 409]).toContain(deleted.status);
    }
  });
});

describe('time', () => {
  it('takes packets and enclosures after the days they are kept, and leaves the letters', async () => {
    const own = await createTestApp();
    onTestFinished(() => own.close());
    const days = documentLimits.keptDays;
    const person = () => onPro(own, 'patient@example.com');
    const atFirst = await person();
    const [once, twice] = [
      await addEnclosure(atFirst, 'statement'),
      await addEnclosure(atFirst, 'photo_id'),
    ];
    const { data: old } = await atFirst.call(generateLetter, {
      body: { ...aFreshLetter({}), documents: [twice, once] },
    });
    const alone = await pdfAt(atFirst, `${old.pdfUrl}?part=letter`);
    const keptAt = async (day: number) => {
      await own.setClock(later(day));
      await own.runHourly();
      const client = await person();
      const { documents } = (await client.call(listDocuments)).data;
      const { letters } = (await client.call(listLetters)).data;
      return {
        copies: documents.map(({ id }) => id).toSorted(),
        exhibitPages: letters.map(({ exhibitPages }) => exhibitPages),
        packets: (await own.storedFiles()).filter((file) => file.includes('/packets/')).length,
      };
    };

    const both = [once, twice].toSorted();
    expect(await keptAt(60)).toEqual({ copies: both, exhibitPages: [2], packets: 1 });
    const { data: young } = await (
      await person()
    ).call(generateLetter, {
      body: { ...aFreshLetter({}), documents: [twice] },
    });
    expect(await keptAt(days - 0.1)).toEqual({
      copies: both,
      exhibitPages: [1, 2],
      packets: 2,
    });
    expect(await keptAt(days + 1)).toEqual({
      copies: [twice],
      exhibitPages: [1, 0],
      packets: 1,
    });
    expect(sheetsOf(await pdfAt(await person(), young.pdfUrl))).toHaveLength(1);
    expect(await keptAt(60 + days + 1)).toEqual({
      copies: [],
      exhibitPages: [0, 0],
      packets: 0,
    });

    const client = await person();
    const { data: letter } = await client.call(getLetter, { params: { id: old.letterId } });
    expect([letter.exhibitPages, letter.document.exhibits?.length]).toEqual([0, 2]);
    for (const url of [old.pdfUrl, `${old.pdfUrl}?part=letter`])
      expect((await pdfAt(client, url)).bytes.equals(alone.bytes)).toBe(true);
  });
});

function later(days: number): string {
  return new Date(Date.parse(TEST_START) + days * 86_400_000).toISOString();
}

/** Waits for the job that makes it. */
async function untilMade(client: TestClient, id: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await client.call(getLetter, { params: { id } })).data.status !== 'preparing') return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the letter was not made');
}
