import { caseFileEndpoints, faultsOfList, type CaseFile } from '@creditfix/shared/case-files';
import { disputeEndpoints, type Dispute, type DisputeOutcome } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import { canonicalJson } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { reportEndpoints, type KeptFacts } from '@creditfix/shared/reports';
import { makeZip } from 'client-zip';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { answered } from '#test/a-dispute.ts';
import { aPhoto } from '#test/a-document.ts';
import { aLetter } from '#test/a-letter.ts';
import { compileCache } from '#test/compile-cache.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readZip } from '#test/read-zip.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { TestClient } from '#test/test-client.ts';

/** Two years of one dispute, made by the calls that a person makes, and what a file of it holds and proves. */

const { generateLetter, reviewDraft, getDraft, saveDraft, getLetter } = letterEndpoints;
const { mailLetter, getMailpiece, recordOwnMailing, recordArrival } = mailingEndpoints;
const { listDisputes, recordOutcome, startNextLetter } = disputeEndpoints;
const { disputeCaseContents, disputeCaseFile, caseContents, caseFile } = caseFileEndpoints;

const START = '2024-11-25T15:00:00.000Z';
const NAME = 'Maria O’Neill-Núñez';
const BORN = '1984-02-29';
const SSN_END = '0417';

const clock = createTestClock(START);
let folder = '';
let lob: LobServer;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-case-'));
  lob = await startLobServer({ clock });
  app = await createTestApp({
    startAt: START,
    lob: { apiKey: lob.apiKey, apiBase: lob.url, webhookSecret: lob.webhookSecret },
  });
  lob.pointWebhooksAt(`${app.url}/api/webhooks/lob`);
});
afterAll(async () => {
  await app.close();
  await lob.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => await lob.behave({ kind: 'well' }));

async function moveTo(instant: string): Promise<void> {
  clock.set(instant);
  await app.setClock(instant);
}

const eventually = async <Value>(look: () => Promise<Value>) =>
  await vi.waitFor(look, { timeout: 120_000, interval: 50 });

/** Each is of another age than the sign-ins that long stories outlive. */
async function stayFresh(): Promise<void> {
  await app.sql(`update sessions set expires_at = '2030-01-01', authenticated_at = ?`, [
    clock.now(),
  ]);
}

async function signedIn(email: string): Promise<TestClient> {
  const client = app.client();
  await client.signIn(email);
  await app.sql(`update accounts set plan = 'pro' where email = ?`, [email]);
  await stayFresh();
  return client;
}

const FACTS = {
  itemType: 'credit_card',
  shownNow: 'Open, 560 dollars owed',
  fullOrSettled: 'full',
  paidDate: '2024-01-12',
  paidAmount: '560.00',
  paidTo: 'Northgate Recovery',
  paidMethod: 'check',
  enclosures: 'photo_id,payment_proof',
};

function report(date: string, listed: boolean): KeptFacts {
  return {
    bureau: 'equifax',
    layout: 'equifax_annual',
    date,
    reference: '4455667788',
    tradelines: [
      {
        facts: { creditor: 'OTHER BANK', accountNumber: '7777', balance: 100_00 },
        history: [],
        markedAdverse: false,
        inCollections: false,
      },
      ...(listed
        ? [
            {
              facts: {
                creditor: 'NORTHGATE RECOVERY',
                accountNumber: '4417',
                balance: 560_00,
                status: 'Collection account',
                firstDelinquency: '2021-03-14',
              },
              history: [],
              markedAdverse: true,
              inCollections: true,
            },
          ]
        : []),
    ],
    inquiries: [],
    publicRecords: [],
    neverPrinted: [],
  };
}

const keep = async (client: TestClient, date: string, listed: boolean) =>
  void (await client.call(reportEndpoints.keepReport, { body: report(date, listed) })).data;

const disputeOf = async (client: TestClient): Promise<Dispute> => {
  const [dispute] = (await client.call(listDisputes)).data.disputes;
  if (!dispute) throw new Error('there is no dispute');
  return dispute;
};

async function add(client: TestClient, kind: 'photo_id' | 'payment_proof' | 'other_papers') {
  const upload = { query: { kind }, upload: await aPhoto() };
  return (await client.call(documentEndpoints.addDocument, upload)).data.id;
}

async function note(client: TestClient, outcome: DisputeOutcome, on: string, more = {}) {
  const { id, rounds } = await disputeOf(client);
  const body = { round: rounds.at(-1)?.number ?? 1, outcome, on, ...more };
  void (await client.call(recordOutcome, { params: { id }, body })).data;
}

/** The first letter, with two copies, handed to the carrier and delivered with a receipt. */
async function firstRound(client: TestClient): Promise<string> {
  const documents = [await add(client, 'photo_id'), await add(client, 'payment_proof')];
  const body = aLetter({
    personalInfo: { ...aLetter().personalInfo, dateOfBirth: BORN, ssnLast4: SSN_END },
    disputeDetails: {
      creditorName: 'Northgate Recovery',
      accountNumber: '9912-4417',
      disputeReason: 'paid_in_full',
      facts: FACTS,
    },
    documents,
  });
  const { letterId } = (await client.call(generateLetter, { body })).data;
  const from = {
    name: 'Maria O’Neill',
    line1: '48 Larkspur Lane',
    city: 'Dayton',
    state: 'OH',
    zip: '45402',
  };
  const mailClass = 'certified_return_receipt' as const;
  const params = { id: letterId };
  const asked = { mailClass, from, asEntered: false, agreedCents: 68 };
  const { data: piece } = await client.call(mailLetter, { params, body: asked });
  await moveTo('2024-11-25T15:30:00.000Z');
  await app.runHourly();
  const carrierId = await eventually(async () => {
    const [row] = await app.sql('select carrier_id from mailpieces where id = ?', [piece.id]);
    expect(row?.['carrier_id']).toBeTruthy();
    return String(row?.['carrier_id']);
  });
  const startAt = clock.now();
  await moveTo('2024-12-02T15:00:00.000Z');
  await lob.play(carrierId, 'certified', { startAt });
  await eventually(async () => {
    const { data } = await client.call(getMailpiece, { params: { id: piece.id } });
    expect(data).toMatchObject({ status: 'delivered', hasProof: true, hasReceipt: true });
    expect((await disputeOf(client)).rounds[0]?.receivedOn).toBeTruthy();
  });
  return letterId;
}

/** A follow-up: begun as a draft, read, signed, mailed by the person and delivered. */
async function nextRound(
  client: TestClient,
  step: 'method_of_verification' | 'reinsertion_notice',
  [mailedOn, arrivedOn]: readonly [string, string],
): Promise<void> {
  const { id } = await disputeOf(client);
  const started = await client.call(startNextLetter, { params: { id }, body: { step } });
  const params = { id: started.data.draftId };
  const { data: draft } = await client.call(getDraft, { params });
  const { disputeReason, recipient, followUp, ...details } = draft.content.disputeDetails;
  const about = { disputeReason: disputeReason || 'other', recipient, followUp } as const;
  const disputeDetails = {
    ...draft.content.disputeDetails,
    facts: answered(about, { ...details.facts, enclosures: '' }),
  };
  const content = { ...draft.content, disputeDetails, documents: [] };
  const body = { revision: draft.revision, content };
  void (await client.call(saveDraft, { params, body })).data;
  const { documentSha256 } = (await client.call(reviewDraft, { params })).data;
  const { step: _, ...form } = (await client.call(getDraft, { params })).data.content;
  const signing = { ...form, signature: { typedName: NAME }, draftId: params.id, documentSha256 };
  const { data } = await client.call(generateLetter, { body: signing as never });
  const { data: piece } = await client.call(recordOwnMailing, {
    params: { id: data.letterId },
    body: { mailedOn, mailClass: 'certified', trackingNumber: '9407 1118 9876 5432 1098 76' },
  });
  await moveTo(`${arrivedOn}T20:00:00.000Z`);
  void (
    await client.call(recordArrival, {
      params: { id: piece.id },
      body: { on: arrivedOn, what: 'delivered' },
    })
  ).data;
  await eventually(async () => {
    const round = (await disputeOf(client)).rounds.at(-1);
    expect(round).toMatchObject({ letterId: data.letterId, receivedOn: arrivedOn });
  });
}

interface Story {
  readonly client: TestClient;
  readonly firstLetterId: string;
  readonly disputeId: string;
  /** Made within the ninety days in which copies are kept. */
  readonly early: { readonly whole: Buffer; readonly careful: Buffer };
}

const NOTE = `They wrote to me, born February 29, 1984 (2/29/84), SSN 123-45-${SSN_END}, ends in ${SSN_END}.`;

async function twoYears(email: string): Promise<Story> {
  await moveTo(START);
  const client = await signedIn(email);
  await keep(client, '2024-11-20', true);
  const firstLetterId = await firstRound(client);
  await moveTo('2024-12-20T15:00:00.000Z');
  await stayFresh();
  const documentId = await add(client, 'other_papers');
  await note(client, 'verified', '2024-12-18', { note: NOTE, documentId });
  const { id: disputeId } = await disputeOf(client);
  const early = {
    whole: await download(client, 'zip', { disputeId }),
    careful: await download(client, 'zip', { disputeId, leaveOut: 'identity,notes' }),
  };
  await nextRound(client, 'method_of_verification', ['2024-12-20', '2024-12-27']);
  await moveTo('2025-02-10T15:00:00.000Z');
  await keep(client, '2025-02-09', false);
  await note(client, 'deleted', '2025-02-08');
  await moveTo('2026-03-02T15:00:00.000Z');
  await keep(client, '2026-03-01', true);
  await note(client, 'reinserted', '2026-03-01');
  await stayFresh();
  await nextRound(client, 'reinsertion_notice', ['2026-03-02', '2026-03-09']);
  await moveTo('2026-04-06T15:00:00.000Z');
  await note(client, 'deleted', '2026-04-05');
  await moveTo('2026-11-20T15:00:00.000Z');
  // Copies have had their time.
  await app.runHourly();
  await stayFresh();
  return { client, firstLetterId, disputeId, early };
}

async function download(
  client: TestClient,
  format: 'pdf' | 'zip',
  { disputeId, leaveOut }: { readonly disputeId?: string; readonly leaveOut?: string } = {},
): Promise<Buffer> {
  const path = disputeId ? `/api/disputes/${disputeId}/case-file` : '/api/case-file';
  const query = new URLSearchParams({ format, ...(leaveOut && { leaveOut }) });
  const response = await client.fetch(`${path}?${query}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    `application/${format}`,
  ]);
  return Buffer.from(await response.arrayBuffer());
}

const listIn = (zip: Buffer): CaseFile =>
  JSON.parse(readZip(zip).get('case-file.json')?.toString('utf8') ?? '') as CaseFile;

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

const run = promisify(execFile);
const TOOL = resolve(import.meta.dirname, '../../../scripts/verify.ts');

/** What the command says of each, as the code with which it would end for that one alone. */
interface Verdict {
  readonly code: number;
  readonly said: string;
}

/** All in one run of the command: starting it takes longer than what it does. */
async function verify(...cases: readonly Buffer[]): Promise<Verdict[]> {
  const paths = cases.map((_, index) => join(folder, `case-${index}`));
  for (const [index, path] of paths.entries()) await writeFile(path, cases[index] ?? '');
  // No database, no setting.
  const env = compileCache;
  const { code, stdout, stderr } = await run(process.execPath, [TOOL, ...paths], { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const lines = [stdout, stderr].flatMap((output) => output.split(/^(?=case-\d+: )/m));
  const verdicts = cases.map((_, index) => {
    const said = lines.find((line) => line.startsWith(`case-${index}: `)) ?? '';
    return { code: codeOf(said), said };
  });
  expect(code).toBe(Math.max(...verdicts.map((verdict) => verdict.code)));
  return verdicts;
}

function codeOf(said: string): number {
  // A program that breaks says nothing of a file.
  if (said === '') return -1;
  if (said.includes(': It is as it was made on ')) return 0;
  return said.includes(': It is not as it was made:\n') ? 1 : 2;
}

async function zipOf(files: Iterable<readonly [string, Buffer]>): Promise<Buffer> {
  const entries = [...files].map(([name, bytes]) => ({ name, input: new Uint8Array(bytes) }));
  return Buffer.from(await new Response(makeZip(entries)).arrayBuffer());
}

const withOther = (files: ReadonlyMap<string, Buffer>, name: string) =>
  new Map(files).set(name, changed(files.get(name) ?? Buffer.alloc(0)));

const without = (files: ReadonlyMap<string, Buffer>, name: string) =>
  [...files].filter(([each]) => each !== name);

function changed(bytes: Buffer, place = Math.floor(bytes.length / 2)): Buffer {
  const other = Buffer.from(bytes);
  other[place] = (other[place] ?? 0) ^ 1;
  return other;
}

async function textOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

let story: Story;
beforeAll(async () => {
  story = await twoYears('two-years@example.com');
});

describe('a zip of two years', () => {
  it('holds each letter as it was sent with its exhibits, the carrier’s documents and the answer, two years later too', async () => {
    const { client, disputeId, early, firstLetterId } = story;
    const { data: letter } = await client.call(getLetter, { params: { id: firstLetterId } });
    const files = readZip(early.whole);
    const kinds = listIn(early.whole).files.map(({ kind }) => kind);
    expect(kinds).toEqual(['overview', 'packet', 'proof', 'receipt', 'answer']);
    for (const { name, sha256, bytes } of listIn(early.whole).files) {
      expect(hashOf(files.get(name) ?? Buffer.alloc(0))).toBe(sha256);
      expect(files.get(name)?.length).toBe(bytes);
    }
    const late = listIn(await download(client, 'zip', { disputeId }));
    // Two years later nothing of it is gone: the dispute went on.
    expect(late.files.map(({ kind }) => kind)).toEqual([
      'overview',
      'packet',
      'proof',
      'receipt',
      'letter',
      'letter',
      'answer',
    ]);
    const before = listIn(early.whole);
    const hashes = (list: CaseFile) =>
      list.files
        .filter(({ kind }) => kind === 'packet' || kind === 'answer')
        .map((one) => one.sha256);
    expect(hashes(late)).toEqual(hashes(before));
    expect(late.files[1]).toMatchObject({ letter: letter.reference });
    expect(late.absent).toEqual([]);
  });

  it('records who did what when: facts, readings, signatures, mailings, answers and reports', async () => {
    const { client, disputeId } = story;
    const { records } = listIn(await download(client, 'zip', { disputeId }));
    const all = records.map(({ record }) => record);
    const of = (kind: string) => all.filter((record) => record.kind === kind);
    expect(of('letter')).toHaveLength(3);
    expect(of('answer').map(({ facts }) => facts['outcome'])).toEqual([
      'verified',
      'deleted',
      'reinserted',
      'deleted',
    ]);
    expect(
      of('report').map(({ at: on, facts }) => [on, facts['listed'], facts['balance']]),
    ).toEqual([
      ['2024-11-20', 'yes', 560_00],
      ['2025-02-09', 'no', undefined],
      ['2026-03-01', 'yes', 560_00],
    ]);
    const trail = new Set(of('trail').map(({ facts }) => facts['event']));
    for (const event of ['drafted', 'viewed', 'attested', 'signed', 'mailed', 'in_case_file'])
      expect(trail).toContain(event);
    expect(of('fact').map(({ facts }) => facts['answer'])).toContain('Northgate Recovery');
    expect(of('mail_event').some(({ facts }) => facts['event'] === 'delivered')).toBe(true);
    expect(of('draft')).toHaveLength(2);
  });

  it('says of each fact when it was given, and which ones came from the dispute so far', async () => {
    const { client, disputeId } = story;
    const zip = await download(client, 'zip', { disputeId });
    const { records } = listIn(zip);
    const all = records.map(({ record }) => record);
    const [one, second] = all.flatMap(({ kind, letter }) => (kind === 'letter' ? [letter] : []));
    const given = (letter: string | undefined) =>
      all.flatMap((record) =>
        record.kind === 'fact' && record.letter === letter
          ? [[record.facts['question'], record.at, record.facts['from']]]
          : [],
      );
    // The first letter was signed in one call: its facts were given with the signature.
    expect(new Set(given(one).map(([, at]) => at))).toEqual(new Set([undefined]));
    expect(given(second)).toContainEqual(['Company', '2024-12-20T15:00:00.000Z', 'earlier_letter']);
    const pages = await getDocumentProxy(new Uint8Array(readZip(zip).get('case-file.pdf') ?? []));
    const { text } = await extractText(pages, { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Taken over from the dispute so far, Dec 20, 2024',
    );
  });

  it('is written into the trail of each letter, with its seal', async () => {
    const { client, disputeId, firstLetterId } = story;
    const { seal } = listIn(await download(client, 'zip', { disputeId }));
    const { data } = await client.call(getLetter, { params: { id: firstLetterId } });
    expect(data.trail.at(-1)).toMatchObject({ kind: 'in_case_file', documentSha256: seal });
  });
});

describe('what is left out', () => {
  it('goes with the pages that show it, and is named with its hash', async () => {
    const { early } = story;
    const { files, absent, leftOut } = listIn(early.careful);
    expect(leftOut).toEqual(['identity', 'notes']);
    expect(files.map(({ kind }) => kind)).toEqual([
      'overview',
      'letter',
      'exhibits',
      'receipt',
      'answer',
    ]);
    expect(absent).toMatchObject([
      { what: 'Exhibit A: Copy of my government-issued photo ID', why: 'left_out' },
      { what: 'The mail service’s picture of the pages', why: 'left_out' },
    ]);
    const exhibits = files.find(({ kind }) => kind === 'exhibits')?.name ?? '';
    const pages = await textOf(readZip(early.careful).get(exhibits) ?? Buffer.alloc(0));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Exhibit B: Copy of my proof of payment');
    expect(
      await textOf(readZip(early.careful).get('case-file.pdf') ?? Buffer.alloc(0)),
    ).not.toEqual(expect.arrayContaining([expect.stringContaining('They wrote to me')]));
  });

  it('is never the letter: Social Security number and birth date are there alone', async () => {
    const { early } = story;
    const files = readZip(early.whole);
    const ours = [
      files.get('case-file.json')?.toString('utf8') ?? '',
      ...(await textOf(files.get('case-file.pdf') ?? Buffer.alloc(0))),
    ].join('\n');
    expect(ours).toContain('They wrote to me');
    // Hashes, ids and sizes hold any four digits.
    expect(ours).not.toMatch(/123-45|(?<![\da-f])(?:0417|1984)(?![\da-f])|2\/29\//);
    const letter = [...files.keys()].find((name) => name.startsWith('letters/')) ?? '';
    const said = (await textOf(files.get(letter) ?? Buffer.alloc(0))).join('\n');
    expect(said).toMatch(/0417/);
    expect(said).toMatch(/February 29, 1984/);
  });
});

describe('one PDF', () => {
  it('has a table of contents that is right, a number on each page, bookmarks and its list', async () => {
    const pdf = await download(story.client, 'pdf', { disputeId: story.disputeId });
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { text } = await extractText(document);
    for (const [at, page] of text.entries())
      expect(page).toContain(`Case file, page ${at + 1} of ${text.length}`);
    // A reader takes one apostrophe of the font for the other.
    const plain = (words = '') => words.replaceAll(/\s/g, '').replaceAll('ʼ', '’');
    const contents = plain(text[1]);
    const outline = (await document.getOutline()) ?? [];
    expect(outline.length).toBeGreaterThan(10);
    for (const { title, dest } of outline.slice(2)) {
      const [ref] = dest as [Parameters<typeof document.getPageIndex>[0]];
      const page = (await document.getPageIndex(ref)) + 1;
      expect(contents).toContain(plain(`${title} ${page}`));
    }
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Case file', Language: 'en-US' });
    const attached = [...((await document.getAttachments()) ?? []).values()];
    expect(attached.map(({ filename }) => filename)).toEqual(['case-file.json']);
    const { caseFile: whole, faults } = faultsOfList(listOfPdf(pdf), hashOf);
    expect(faults).toEqual([]);
    expect(whole?.parts?.reduce((sum, { pages }) => sum + pages, 0)).toBe(text.length);
  });

  it('verifies, and a changed byte is found in whichever part it is', async () => {
    const pdf = await download(story.client, 'pdf', { disputeId: story.disputeId });
    const { caseFile: whole } = faultsOfList(listOfPdf(pdf), hashOf);
    const parts = whole?.parts ?? [];
    expect(parts.length).toBeGreaterThan(5);
    const inParts = parts.map(({ start, end }) => changed(pdf, Math.floor((start + end) / 2)));
    const ends = [1, 12, 60, 120].map((before) => pdf.length - before);
    const places = [0, 3, 12, ...ends, pdf.indexOf('"records":[') + 40];
    const others = [
      ...places.map((place) => changed(pdf, place)),
      Buffer.concat([pdf, Buffer.from('\n')]),
      Buffer.concat([pdf, Buffer.alloc(5_000)]),
      pdf.subarray(0, pdf.length - 3),
    ];
    // One that is whole comes last, and takes nothing back.
    const verdicts = await verify(...inParts, ...others, pdf);
    for (const [at, { name }] of parts.entries()) expect(verdicts[at]?.said).toContain(name);
    const faulty = [...inParts, ...others].map(() => 1);
    expect(verdicts.map(({ code }) => code)).toEqual([...faulty, 0]);
  });
});

function listOfPdf(pdf: Buffer): string {
  const [, from, length] = /list (\d+) (\d+) sha256/.exec(pdf.toString('latin1')) ?? [];
  return pdf.toString('utf8', Number(from), Number(from) + Number(length));
}

/** The command runs on Node either way. */
describe.runIf(inject('testProjectFacts').testProject === 'postgres')(
  'npm run verify, of a zip',
  () => {
    it('says that it is as it was made', async () => {
      const zip = await download(story.client, 'zip');
      const { seal, files } = listIn(zip);
      const [verdict] = await verify(zip);
      expect(verdict?.code).toBe(0);
      expect(verdict?.said).toContain(`${files.length} files`);
      expect(verdict?.said).toContain(seal);
    });

    it('names a file of which one byte is changed, one that is gone, and one that is new', async () => {
      const zip = await download(story.client, 'zip');
      const files = readZip(zip);
      const names = [...files.keys()];
      const more = await zipOf(new Map(files).set('letters/another.pdf', Buffer.from('%PDF-')));
      const twice = await zipOf([...files, ...[...files].slice(0, 1)]);
      const [added, doubled, ...rest] = await verify(
        more,
        twice,
        ...(await Promise.all(names.map((name) => zipOf(withOther(files, name))))),
        ...(await Promise.all(names.map((name) => zipOf(without(files, name))))),
      );
      expect(added?.said).toContain('letters/another.pdf was put in');
      expect([added?.code, doubled?.code]).toEqual([1, 1]);
      for (const [at, name] of names.entries()) {
        const [other, gone] = [rest[at], rest[names.length + at]];
        const isList = name === 'case-file.json';
        expect([name, other?.code, gone?.code]).toEqual([name, 1, isList ? 2 : 1]);
        expect(other?.said).toMatch(isList ? /list|record/ : `${name} was changed`);
        expect(gone?.said).toContain(name);
      }
    });

    it('sees a list that was changed, in whichever field', async () => {
      const zip = await download(story.client, 'zip');
      const files = readZip(zip);
      const list = listIn(zip);
      const [first, ...rest] = list.records;
      if (!first) throw new Error('there is no record');
      const changes: Record<string, unknown> = {
        'another day': { ...list, madeAt: '2026-11-21T15:00:00.000Z' },
        'a record less': { ...list, records: rest },
        'a record twice': { ...list, records: [first, first, ...rest] },
        'another order': { ...list, records: [...rest, first] },
        'another record': {
          ...list,
          records: [
            { ...first, record: { ...first.record, at: '2024-11-26T15:00:00.000Z' } },
            ...rest,
          ],
        },
        'a field more': { ...list, more: true },
        'one that is said to be absent': {
          ...list,
          absent: [
            { what: 'Exhibit C', letter: list.files[1]?.letter, why: 'deleted', sha256: null },
          ],
        },
        'another seal': { ...list, seal: 'a'.repeat(64) },
      };
      const withList = (text: string) =>
        zipOf(new Map(files).set('case-file.json', Buffer.from(text)));
      const others = Object.values(changes).map((other) => withList(canonicalJson(other)));
      const spaced = withList(JSON.stringify(list, null, 1));
      const verdicts = await verify(...(await Promise.all([...others, spaced])));
      for (const [at, what] of [...Object.keys(changes), 'other spaces'].entries())
        expect([what, verdicts[at]?.code]).toEqual([what, 1]);
    });

    it('sees a letter that was exchanged, although the list was sealed anew', async () => {
      const zip = await download(story.client, 'zip');
      const files = readZip(zip);
      const { sealCaseFile } = await import('@creditfix/shared/case-files');
      const { records, seal: _, ...head } = listIn(zip);
      const letter = head.files.find(({ kind }) => kind === 'letter');
      const forged = changed(files.get(letter?.name ?? '') ?? Buffer.alloc(0));
      const list = sealCaseFile(
        {
          ...head,
          files: head.files.map((one) =>
            one === letter ? { ...one, sha256: hashOf(forged) } : one,
          ),
        },
        records.map(({ record }) => record),
        hashOf,
      );
      const other = new Map(files)
        .set(letter?.name ?? '', forged)
        .set('case-file.json', Buffer.from(canonicalJson(list)));
      const [verdict] = await verify(await zipOf(other));
      expect(verdict?.code).toBe(1);
      expect(verdict?.said).toContain('is not the file that was signed');
    });

    it('knows what is no case file', async () => {
      const others = await verify(Buffer.from('hello'), await zipOf([['a.txt', Buffer.from('a')]]));
      expect(others.map(({ code }) => code)).toEqual([2, 2]);
      const path = join(folder, 'nowhere');
      await expect(run(process.execPath, [TOOL, path], { env: {} })).rejects.toMatchObject({
        code: 2,
      });
    });
  },
);

describe('who may have it', () => {
  it('is the person alone, signed in not long ago, from our own pages', async () => {
    const { client, disputeId } = story;
    const stranger = await signedIn('case-stranger@example.com');
    const params = { id: disputeId };
    const asked = [
      await stranger.call(disputeCaseContents, { params }),
      await stranger.call(disputeCaseFile, { params, query: { format: 'zip' } }),
    ];
    for (const { status, problem } of asked)
      expect([status, problem.code]).toEqual([404, 'disputes.not_found']);
    const none = await stranger.call(caseFile, { query: { format: 'pdf' } });
    expect([none.status, none.problem.code]).toEqual([404, 'case_files.nothing_yet']);
    expect((await stranger.call(caseContents)).data).toMatchObject({ letters: 0 });
    expect((await app.client().call(caseFile, { query: { format: 'pdf' } })).status).toBe(401);
    const odd = await client.call(caseFile, { query: { format: 'doc' } });
    expect([odd.status, odd.problem.code]).toEqual([400, 'request.invalid']);
    await app.sql(`update sessions set authenticated_at = '2026-11-20T01:00:00Z'`);
    const old = await client.call(caseFile, { query: { format: 'pdf' } });
    expect(old.problem.code).toBe('accounts.sign_in_again');
    await stayFresh();
  });

  it('is told before what it will hold', async () => {
    const { client, disputeId } = story;
    const { data } = await client.call(disputeCaseContents, { params: { id: disputeId } });
    expect(data).toEqual({
      letters: 3,
      pages: expect.any(Number),
      trackingDocuments: 2,
      answerPages: 1,
      reports: 3,
      // In the mail service's picture, which is kept longer than the copies.
      identityCopies: 1,
      notes: 1,
      exhibitsGone: 0,
    });
    expect((await client.call(caseContents)).data).toEqual(data);
  });

  it('waits where nothing can be printed, and the turn ends with it', async () => {
    const { client } = story;
    await app.failNextPdf('no_browser');
    const refused = await client.call(caseFile, { query: { format: 'pdf' } });
    expect([refused.status, refused.problem.code]).toEqual([503, 'request.busy']);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await download(client, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

/** A job that tells of a delivery can run twice, or long after it. */
async function tellAgain(letterId: string): Promise<void> {
  const moved = `insert into pgboss.job (name, data)
    select 'mailpiece-moved', json_build_object('mailpieceId', id) from mailpieces where letter_id = ? returning id`;
  const [told] = await app.sql(moved, [letterId]);
  await eventually(async () => {
    const [job] = await app.sql('select state from pgboss.job where id = ?', [told?.['id']]);
    expect(job).toEqual({ state: 'completed' });
  });
}

describe('two years after the last step of a dispute', () => {
  it('the copies are gone, and the file names each of them with its hash', async () => {
    const { client, disputeId, firstLetterId } = story;
    const { data: letter } = await client.call(getLetter, { params: { id: firstLetterId } });
    // The last answer was noted on April 6, 2026.
    await moveTo('2028-04-06T14:00:00.000Z');
    await app.runHourly();
    await stayFresh();
    expect(listIn(await download(client, 'zip', { disputeId })).absent).toEqual([]);
    await tellAgain(firstLetterId);
    await moveTo('2028-04-06T16:00:00.000Z');
    // A letter whose trail is being written, as after the download above, is passed over until the next hour.
    await eventually(async () => {
      await app.runHourly();
      const kept = 'select id from letters where id = ? and packet_key is not null';
      expect(await app.sql(kept, [firstLetterId])).toEqual([]);
    });
    await stayFresh();
    const late = listIn(await download(client, 'zip', { disputeId }));
    expect(late.files.map(({ kind }) => kind)).toEqual([
      'overview',
      'letter',
      'proof',
      'receipt',
      'letter',
      'letter',
    ]);
    expect(late.files[1]).toMatchObject({ sha256: letter.pdfSha256, letter: letter.reference });
    expect(late.absent.map(({ why }) => why)).toEqual(['deleted', 'deleted']);
  });
});
