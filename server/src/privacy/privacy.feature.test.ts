import { accountEndpoints, legalVersions } from '@creditfix/shared/accounts';
import { documentEndpoints } from '@creditfix/shared/documents';
import { letterEndpoints, signingConsent } from '@creditfix/shared/letters';
import { reportEndpoints, type KeptFacts } from '@creditfix/shared/reports';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { aPhoto } from '#test/a-document.ts';
import { aDraft } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readZip } from '#test/read-zip.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';
import { aFreshLetter, addEnclosure } from '#test/ways-to-a-letter.ts';

/** What a person can take along, what goes with an account, and what is kept for how long. */

const PATIENTLY = { timeout: 120_000 };

const { whatIsKept, downloadMyData, deleteMyAccount } = privacyEndpoints;
const { generateLetter, getLetter, listLetters, listDrafts, createDraft, getSavedSignature } =
  letterEndpoints;

const keys = newEncryptionKeys();
let app: TestApp;
/** The subscriptions that were ended at the payment provider. */
const endedAtProvider: string[] = [];
let providerAnswers = true;
const provider = createServer((request, response) => {
  const id = /\/v1\/subscriptions\/(\w+)/.exec(request.url ?? '')?.[1] ?? '';
  response.setHeader('Content-Type', 'application/json');
  if (!providerAnswers) {
    response.writeHead(400).end(JSON.stringify({ error: { message: 'no', type: 'api_error' } }));
    return;
  }
  if (request.method === 'DELETE') endedAtProvider.push(id);
  if (request.url?.startsWith('/v1/invoices')) {
    response.end(JSON.stringify({ object: 'list', data: [], has_more: false }));
    return;
  }
  response.end(JSON.stringify({ id, object: 'subscription', status: 'canceled' }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  app = await createTestApp({
    encryptionKeys: keys,
    stripe: { apiBase: `http://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await app.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => app.setClock(TEST_START));

interface Someone {
  readonly client: TestClient;
  readonly email: string;
  readonly accountId: string;
  readonly letterId: string;
  readonly reference: string;
  /** What must be found nowhere once they are gone. */
  readonly words: readonly string[];
}

let people = 0;
/** Somebody who has used everything there is. */
async function someone(name: string): Promise<Someone> {
  const email = `${name.toLowerCase()}${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  const [account] = await app.sql('select id from accounts where email = ?', [email]);
  const accountId = String(account?.['id']);
  const street = `${100 + people} ${name} Street`;
  const accountNumber = `77${people}0-5514-${people}`;
  const personalInfo = { firstName: name, lastName: `${name}son`, address: street, city: 'Dayton' };
  const letter = aFreshLetter({}, {}, { accountNumber });
  const documents = [
    await addEnclosure(client, 'photo_id', await aPhoto({ width: 900, height: 600 })),
  ];
  const { data } = await client.call(generateLetter, {
    body: {
      ...letter,
      personalInfo: { ...letter.personalInfo, ...personalInfo },
      documents,
      saveSignature: true,
    },
  });
  const draft = aDraft();
  await client.call(createDraft, {
    body: { content: { ...draft, personalInfo: { ...draft.personalInfo, ...personalInfo } } },
  });
  const message = { name, email, subject: 'general', message: `I live at ${street}.` };
  const sent = await client.fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(sent.status).toBe(200);
  await app.sql('update accounts set first_name = ?, last_name = ? where id = ?', [
    name,
    `${name}son`,
    accountId,
  ]);
  await app.sql(
    `insert into payments (id, account_id, invoice_id, what, amount_cents, currency, invoice_url, paid_at)
      values (?, ?, ?, 'pro', 1999, 'usd', ?, ?)`,
    [
      randomUUID(),
      accountId,
      `in_${people}`,
      `https://pay.example/invoice-of-${name}`,
      new Date(TEST_START),
    ],
  );
  const { letterId, reference } = data;
  const words = [email, `${name}son`, street, accountNumber, `invoice-of-${name}`];
  return { client, email, accountId, letterId, reference, words };
}

async function downloaded({ client }: Pick<Someone, 'client'>) {
  const response = await client.fetch(downloadMyData.path);
  expect(response.status).toBe(200);
  const files = readZip(Buffer.from(await response.arrayBuffer()));
  return { response, files, text: (name: string) => files.get(name)?.toString('utf8') ?? '' };
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await app.sql(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const rows = await app.sql(`select t::text as line from ${String(name)} t`);
    dumps.push(...rows.map(({ line }) => `${String(name)}: ${String(line)}`));
  }
  return dumps.join('\n');
}

const filesOfKind = async (folder: string) =>
  (await app.storedFiles()).filter((path) => path.includes(`/${folder}/`));

describe('what is kept', () => {
  it('is counted, with what was agreed to', async () => {
    const ann = await someone('Ann');
    const { data } = await ann.client.call(whatIsKept);
    expect(data).toMatchObject({ letters: 1, drafts: 1, copies: 1, payments: 1 });
    expect(data.consents.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'electronic_signature', version: signingConsent.version, at: TEST_START },
      { kind: 'terms', version: legalVersions.terms, at: TEST_START },
    ]);
    await ann.client.signIn(ann.email);
    expect((await ann.client.call(whatIsKept)).data.consents).toEqual(data.consents);
  });
});

describe('a download', () => {
  it('holds everything of one person, and nothing of anybody else', async () => {
    const bea = await someone('Bea');
    const cyd = await someone('Cyd');
    const { response, files, text } = await downloaded(bea);

    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="credit-fix-my-data-2026-11-21.zip"',
    );
    expect([...files.keys()].toSorted()).toEqual(
      [
        'account.json',
        'consents.json',
        'copies/01-photo-id-page-1.jpg',
        'disputes.json',
        'drafts.json',
        'emails.json',
        'index.html',
        'letters.json',
        `letters/${bea.reference}-with-copies.pdf`,
        `letters/${bea.reference}.pdf`,
        'mail-orders.json',
        'mailings.json',
        'messages.json',
        'payments.json',
        'reports.json',
        'sessions.json',
      ].toSorted(),
    );
    const { data: letter } = await bea.client.call(getLetter, { params: { id: bea.letterId } });
    const pdf = files.get(`letters/${bea.reference}.pdf`) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(letter.pdfSha256);
    expect(letter.trail.at(-1)?.kind).toBe('downloaded');
    const [kept] = JSON.parse(text('letters.json')) as [Record<string, unknown>];
    expect(kept).toMatchObject({ id: bea.letterId, text: letter.document });
    expect(JSON.stringify(kept['facts'])).toContain(bea.words[3]);
    expect(JSON.stringify(kept['trail'])).toContain('127.0.0.1');
    expect(text('account.json')).toContain(bea.email);
    expect(text('messages.json')).toContain(bea.words[2]);
    expect(text('drafts.json')).toContain(bea.words[2]);
    expect(text('drafts.json')).toContain('savedSignature');
    expect(text('payments.json')).toContain('1999');
    expect(text('sessions.json')).toContain('127.0.0.1');
    expect(text('index.html')).toContain(bea.email);
    expect(text('index.html')).not.toMatch(/<script|https?:/);
    const all = Buffer.concat([...files.values()]).toString('latin1');
    for (const word of [...cyd.words, cyd.accountId, cyd.letterId, 'token_hash', 'sealed_'])
      expect(all).not.toContain(word);
  });

  it('names a file that is gone, and holds the others', async () => {
    const dot = await someone('Dot');
    const before = new Set(await filesOfKind('documents'));
    await app.setClock('2026-11-21T15:00:01.000Z');
    await addEnclosure(dot.client, 'statement');
    for (const path of await filesOfKind('documents')) if (!before.has(path)) await rm(path);
    const { files, text } = await downloaded(dot);
    expect(files.has('copies/01-photo-id-page-1.jpg')).toBe(true);
    expect(files.has('copies/02-statement-page-1.jpg')).toBe(false);
    expect(text('index.html')).toContain('<li>copies/02-statement-page-1.jpg</li>');
  });

  it('is one at a time, and its turn ends when its reader goes away', async () => {
    const eve = await someone('Eve');
    // More than a connection holds that nobody reads from.
    await app.sql(
      `insert into payments (id, account_id, what, amount_cents, currency, invoice_url, paid_at)
        select gen_random_uuid(), ?::uuid, 'pro', 1999, 'usd', repeat('x', 900), ?::timestamptz from generate_series(1, 12000)`,
      [eve.accountId, new Date(TEST_START)],
    );
    const leave = new AbortController();
    const first = await eve.client.fetch(downloadMyData.path, { signal: leave.signal });
    expect(first.status).toBe(200);
    const second = await eve.client.call(downloadMyData);
    expect(second.problem.code).toBe('privacy.download_busy');
    leave.abort();
    await expect
      .poll(async () => {
        const again = await eve.client.fetch(downloadMyData.path);
        await again.body?.cancel();
        return again.status;
      }, PATIENTLY)
      .toBe(200);
    await app.sql('delete from payments where account_id = ?', [eve.accountId]);
  });

  it('breaks off where something does not open, and never looks like a whole one', async () => {
    const fay = await someone('Fay');
    await app.sql(`update letters set sealed_form = 'v1.none.none' where id = ?`, [fay.letterId]);
    const response = await fay.client.fetch(downloadMyData.path);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow(Error);
    const after = await fay.client.fetch(downloadMyData.path);
    expect(after.status).toBe(200);
    await after.body?.cancel();
  });

  it('is for our own pages alone, not for a link on another one', async () => {
    const client = app.client();
    await client.signIn('kit@example.com');
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
      { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' },
    ]) {
      const { status, problem } = await client.call(downloadMyData, { headers });
      expect([status, problem.code]).toEqual([403, 'request.cross_site']);
    }
  });

  it('asks for a new sign-in after a quarter of an hour', async () => {
    const client = app.client();
    await client.signIn('gil@example.com');
    await app.setClock('2026-11-21T15:15:01.000Z');
    for (const answer of [
      await client.call(downloadMyData),
      await client.call(deleteMyAccount, { body: { confirmEmail: 'gil@example.com' } }),
    ])
      expect(answer.problem.code).toBe('accounts.sign_in_again');
    const [account] = await app.sql('select deleted_at from accounts where email = ?', [
      'gil@example.com',
    ]);
    expect(account).toEqual({ deleted_at: null });
  });
});

describe('a deletion', () => {
  const confirm = ({ client, email }: Someone, typed = email) =>
    client.call(deleteMyAccount, { body: { confirmEmail: typed } });

  it('leaves nothing in the clear, keeps what was signed sealed, and touches nobody else', async () => {
    const hal = await someone('Hal');
    const ida = await someone('Ida');
    const [letter] = await app.sql('select pdf_key, pdf_sha256 from letters where id = ?', [
      hal.letterId,
    ]);
    const idasRows = async () =>
      (await wholeDatabase()).split('\n').filter((line) => line.includes(ida.accountId));
    const waiting = () =>
      app.sql(`select id from outgoing_emails where status = 'queued' union all
        select id from pgboss.job where name = 'follow-signing' and state < 'completed'`);
    await expect.poll(waiting, PATIENTLY).toEqual([]);
    const before = { database: await wholeDatabase(), ida: await idasRows() };
    for (const word of [hal.email, 'Halson']) expect(before.database).toContain(word);
    const [enclosures, packets] = [await filesOfKind('documents'), await filesOfKind('packets')];

    const refused = await confirm(hal, 'hal@example.com');
    expect([refused.status, refused.problem.code]).toEqual([400, 'privacy.not_confirmed']);
    const { data, headers } = await confirm(hal, `  ${hal.email.toUpperCase()} `);

    expect(data).toEqual({ deleted: true });
    expect(headers.getSetCookie().join()).toContain('cf_session_token=;');
    const told = async () =>
      (await app.mailbox()).find(
        ({ to, subject }) => to === hal.email && subject === 'Your account is deleted',
      );
    await expect.poll(told, PATIENTLY).toBeDefined();
    expect((await told())?.text).toMatch(/1 signed letter .*November 21, 2033/s);
    await expect
      .poll(() => filesOfKind('documents'), PATIENTLY)
      .toHaveLength(enclosures.length - 2);
    await expect.poll(() => filesOfKind('packets'), PATIENTLY).toHaveLength(packets.length - 1);
    await expect.poll(() => app.sql('select * from removed_files'), PATIENTLY).toEqual([]);
    const after = await wholeDatabase();
    for (const word of hal.words) expect(after).not.toContain(word);
    expect(await idasRows()).toEqual(before.ida);
    expect((await downloaded(ida)).files.has(`letters/${ida.reference}.pdf`)).toBe(true);

    const path = (await filesOfKind('letters')).find((file) =>
      file.endsWith(String(letter?.['pdf_key'])),
    );
    const place = { column: 'letters.pdf', rowId: hal.letterId };
    const pdf = new Vault(keys).openBytes(await readFile(path ?? ''), place);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(letter?.['pdf_sha256']);
    const trail = await app.sql('select kind from letter_events where letter_id = ?', [
      hal.letterId,
    ]);
    expect(trail.length).toBeGreaterThan(0);

    const again = app.client();
    await again.signIn(hal.email);
    expect((await again.call(listLetters)).data.letters).toEqual([]);
    expect((await again.call(listDrafts)).data.drafts).toEqual([]);
    expect((await again.call(getSavedSignature)).data.signature).toBeNull();
    expect((await again.call(documentEndpoints.listDocuments)).data.documents).toEqual([]);
    const gone = await again.call(getLetter, { params: { id: hal.letterId } });
    expect(gone.status).toBe(404);
    expect((await again.call(whatIsKept)).data).toMatchObject({ letters: 0, payments: 0 });
    const boxes = await app.sql(
      `select count(distinct mailbox_key)::int as keys, count(*)::int as accounts from accounts
        where mailbox_key = (select mailbox_key from accounts where email = ?)`,
      [hal.email],
    );
    expect(boxes).toEqual([{ keys: 1, accounts: 2 }]);
  });

  it('signs every browser of the person out', async () => {
    const jan = await someone('Jan');
    const elsewhere = app.client();
    await elsewhere.signIn(jan.email);
    await confirm(jan);
    for (const client of [jan.client, elsewhere])
      expect((await client.call(accountEndpoints.session)).data.isAuthenticated).toBe(false);
  });

  it('ends a running subscription first, and deletes nothing if that fails', async () => {
    const kim = await someone('Kim');
    await app.sql(
      `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
          cancels_at_period_end, started_at, fetched_at)
        values ('sub_kim', ?, 'active', 1999, 'usd', ?, ?, false, ?, ?)`,
      [kim.accountId, ...Array.from({ length: 4 }, () => new Date(TEST_START))],
    );
    providerAnswers = false;
    const refused = await confirm(kim);
    providerAnswers = true;
    expect([refused.status, refused.problem.code]).toEqual([409, 'privacy.subscription_running']);
    expect((await kim.client.call(whatIsKept)).data).toMatchObject({ letters: 1, drafts: 1 });
    expect((await confirm(kim)).data).toEqual({ deleted: true });
    expect(endedAtProvider).toEqual(['sub_kim']);
  });

  it('is not filled again by what was under way', async () => {
    const lou = await someone('Lou');
    await confirm(lou);
    const late = [
      app.sql(`update accounts set first_name = 'Lou' where id = ?`, [lou.accountId]),
      app.sql(
        `insert into letter_drafts (id, account_id, revision, sealed_content, created_at, updated_at)
          values (?, ?, 1, 'v1', now(), now())`,
        [randomUUID(), lou.accountId],
      ),
    ];
    const outcomes = await Promise.allSettled(late);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('asks anyone who was uploading to sign in, and keeps nothing of it', async () => {
    const pam = await someone('Pam');
    const photo = await aPhoto();
    const before = (await filesOfKind('documents')).length;
    let deleted: (() => void) | undefined;
    const deletion = new Promise<void>((resolve) => (deleted = resolve));
    const body = new ReadableStream({
      async pull(stream) {
        await deletion;
        stream.enqueue(photo);
        stream.close();
      },
    });
    const uploading = pam.client.fetch(`${documentEndpoints.addDocument.path}?kind=statement`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    await confirm(pam);
    deleted?.();
    const answer = await uploading;
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'accounts.sign_in_needed' }),
    ]);
    await expect.poll(() => filesOfKind('documents'), PATIENTLY).toHaveLength(before - 2);
  });

  it('of which a crash left the files is finished by the hourly work', async () => {
    const moe = await someone('Moe');
    const before = await app.storedFiles();
    const [enclosure] = await app.sql('select id from documents where account_id = ?', [
      moe.accountId,
    ]);
    const [letter] = await app.sql('select packet_key from letters where id = ?', [moe.letterId]);
    await app.sql(`update documents set status = 'removing' where id = ?`, [enclosure?.['id']]);
    await app.sql('insert into removed_files (key, removed_at) values (?, ?)', [
      letter?.['packet_key'],
      new Date(TEST_START),
    ]);
    await app.runHourly();
    await app.runHourly();
    expect(await app.storedFiles()).toHaveLength(before.length - 3);
    expect(await app.sql('select 1 from documents where id = ?', [enclosure?.['id']])).toEqual([]);
  });
});

describe('a kept report', () => {
  it('is taken along opened, and deleted with the account', async () => {
    const quinn = await someone('Quinn');
    const body: KeptFacts = {
      bureau: 'equifax',
      layout: 'equifax_annual',
      date: '2026-03-14',
      reference: null,
      tradelines: [],
      inquiries: [{ company: 'LENDX', kind: 'hard', dates: ['2025-11-02'] }],
      publicRecords: [],
      neverPrinted: [],
    };
    await quinn.client.call(reportEndpoints.keepReport, { body });
    const { text } = await downloaded(quinn);
    expect(JSON.parse(text('reports.json'))).toMatchObject([{ facts: body }]);
    await quinn.client.call(deleteMyAccount, { body: { confirmEmail: quinn.email } });
    expect(
      await app.sql('select 1 from kept_reports where account_id = ?', [quinn.accountId]),
    ).toEqual([]);
  });
});

describe('what has been kept for its time', () => {
  it('goes by itself, and not a day before', async () => {
    const ned = await someone('Ned');
    const ola = await someone('Ola');
    await ned.client.call(deleteMyAccount, { body: { confirmEmail: ned.email } });
    await app.sql(
      `insert into stripe_events (id, type, object_id, created_at, received_at)
        values ('evt_old', 'x', 'y', ?::timestamptz, ?::timestamptz)`,
      [new Date(TEST_START), new Date(TEST_START)],
    );
    const counts = async () => {
      const [row] = await app.sql(
        `select (select count(*)::int from letters where id in (?, ?)) as letters,
          (select count(*)::int from letter_events where letter_id in (?, ?)) > 0 as trails,
          (select count(*)::int from letter_drafts where account_id = ?) as drafts,
          (select count(*)::int from payments where account_id in (?, ?)) as payments,
          (select count(*)::int from contact_messages) > 0 as messages,
          (select count(*)::int from stripe_events where id = 'evt_old') as events,
          (select count(*)::int from consents where account_id = ? and kind = 'electronic_signature') as signatures,
          (select count(*)::int from accounts where id in (?, ?)) as accounts`,
        [
          ned.letterId,
          ola.letterId,
          ned.letterId,
          ola.letterId,
          ola.accountId,
          ned.accountId,
          ola.accountId,
          ola.accountId,
          ned.accountId,
          ola.accountId,
        ],
      );
      return row;
    };
    const all = { letters: 2, trails: true, drafts: 1, payments: 2, accounts: 2, signatures: 1 };
    await app.setClock('2027-11-21T14:59:59.000Z');
    await app.runHourly();
    expect(await counts()).toMatchObject({ ...all, messages: true, events: 1 });
    await app.setClock('2028-11-21T15:00:01.000Z');
    await app.runHourly();
    expect(await counts()).toMatchObject({ ...all, messages: false, events: 0 });
    await app.setClock('2033-11-21T14:59:59.000Z');
    await app.runHourly();
    expect(await counts()).toMatchObject(all);
    expect((await filesOfKind('letters')).length).toBeGreaterThan(0);
    await app.setClock('2033-11-21T15:00:01.000Z');
    await app.runHourly();
    expect(await counts()).toMatchObject({
      letters: 0,
      trails: false,
      payments: 0,
      signatures: 0,
      drafts: 1,
      accounts: 1,
    });
    expect(await filesOfKind('letters')).toEqual([]);
    expect(await app.sql('select 1 from removed_files')).toEqual([]);
  });
});
