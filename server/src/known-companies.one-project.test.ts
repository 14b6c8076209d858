import { addressBookEndpoints, oversightEndpoints } from '@creditfix/shared/admin';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { letterEndpoints, type RecipientAddress } from '@creditfix/shared/letters';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { reportEndpoints, type KeptFacts } from '@creditfix/shared/reports';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';
import { readZip } from '#test/read-zip.ts';
import { aFreshLetter } from '#test/ways-to-a-letter.ts';

/** Companies that people need not look for: those they wrote to, those on their reports, and those that the operator has looked up. */

const { generateLetter, listCompanies } = letterEndpoints;
const { addressBook, addressBookHistory, saveAddress, retireAddress } = addressBookEndpoints;

let app: TestApp;
let boss: TestClient;
beforeAll(async () => {
  app = await createTestApp({
    adminEmails: ['boss@example.com'],
    supportStaffEmails: ['helper@example.com'],
    auditorEmails: ['auditor@example.com'],
  });
  boss = await staff('boss@example.com');
});
afterAll(() => app.close());

async function staff(email: string): Promise<TestClient> {
  const client = app.client();
  await signInAsAdmin(app, client, email);
  return client;
}

let people = 0;
async function person(email = `writer${(people += 1)}@example.com`): Promise<TestClient> {
  const client = app.client();
  await client.signIn(email);
  await app.sql(`update accounts set plan = 'pro' where email = ?`, [email]);
  return client;
}

const northgate: RecipientAddress = {
  name: 'Northgate Recovery',
  street: 'P.O. Box 12',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  source: 'report',
};

async function writeTo(client: TestClient, recipientAddress: RecipientAddress) {
  const body = aFreshLetter({ to: 'collector', reason: 'not_mine' }, {}, { recipientAddress });
  return (await client.call(generateLetter, { body })).data;
}

const offered = async (client: TestClient, kind: 'furnisher' | 'collector' | 'agency') =>
  (await client.call(listCompanies, { query: { kind } })).data.companies;

type Content = BodyInputOf<typeof saveAddress>['content'];

const entry = (change: Partial<Content> = {}): Content => ({
  kind: 'collector',
  purpose: 'any_letter',
  name: 'Book Collections LLC',
  street: '500 Ledger Road',
  city: 'Omaha',
  state: 'NE',
  zipCode: '68102',
  source: 'bookcollections.example/contact',
  checkedOn: '2026-11-20',
  ...change,
});

const add = async (content: Content, by = boss) =>
  await by.call(saveAddress, { body: { entry: null, content } });

const named = (companies: Awaited<ReturnType<typeof offered>>) =>
  companies.map(({ address, origin }) => `${address.name}: ${origin.from}`);

describe('a company that a person wrote to', () => {
  it('is offered with its address for the next letter, once, and to nobody else', async () => {
    const client = await person();
    expect(await offered(client, 'collector')).toEqual([]);
    await writeTo(client, northgate);
    await writeTo(client, { ...northgate, street2: 'Attn: Disputes', source: 'company' });
    await writeTo(client, northgate);
    const found = await offered(client, 'collector');
    expect(found).toEqual([
      {
        kind: 'collector',
        address: northgate,
        origin: { from: 'letter', on: '2026-11-21' },
      },
      {
        kind: 'collector',
        address: { ...northgate, street2: 'Attn: Disputes', source: 'company' },
        origin: { from: 'letter', on: '2026-11-21' },
      },
    ]);
    // A debt buyer may report the same debt, but it is no consumer reporting agency.
    expect(await offered(client, 'furnisher')).toEqual(found);
    expect(await offered(client, 'agency')).toEqual([]);
    expect(await offered(await person(), 'collector')).toEqual([]);
    expect((await app.client().call(listCompanies, { query: { kind: 'collector' } })).status).toBe(
      401,
    );
  });

  it('is unreadable in the database, taken along with the letters, and gone with the account', async () => {
    const email = 'leaver@example.com';
    const client = await person(email);
    await writeTo(client, { ...northgate, name: 'Quillfeather Partners' });
    expect(named(await offered(client, 'collector'))).toEqual(['Quillfeather Partners: letter']);
    for (const table of ['letters', 'address_book_versions']) {
      const rows = await app.sql(`select t::text as line from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain('Quillfeather');
    }
    const zip = await client.fetch(privacyEndpoints.downloadMyData.path);
    const files = [...readZip(Buffer.from(await zip.arrayBuffer())).values()];
    expect(files.some((file) => file.includes('Quillfeather Partners'))).toBe(true);
    void (await client.call(privacyEndpoints.deleteMyAccount, { body: { confirmEmail: email } }))
      .data;
    expect(await offered(await person(email), 'collector')).toEqual([]);
  });
});

describe('a company on a report that a person keeps', () => {
  const report = (address: string, more: Partial<KeptFacts> = {}): KeptFacts => ({
    bureau: 'experian',
    layout: 'experian_annual',
    date: '2026-10-02',
    reference: null,
    tradelines: [
      {
        facts: { creditor: 'EXAMPLE BANK NA', accountNumber: '1234', address },
        history: [],
        markedAdverse: true,
        inCollections: false,
      },
    ],
    inquiries: [],
    publicRecords: [],
    neverPrinted: [],
    ...more,
  });

  it('is offered with the address that stands there, and no address is guessed', async () => {
    const client = await person();
    const keep = async (body: KeptFacts) => await client.call(reportEndpoints.keepReport, { body });
    void (await keep(report('12 MAIN ST SAMPLETON, OH 44000'))).data;
    expect(await offered(client, 'furnisher')).toEqual([]);
    const { data } = await keep(report('PO BOX 10000, COLUMBUS, OH 43085'));
    expect(await offered(client, 'furnisher')).toEqual([
      {
        kind: 'furnisher',
        address: {
          name: 'EXAMPLE BANK NA',
          street: 'PO BOX 10000',
          city: 'COLUMBUS',
          state: 'OH',
          zipCode: '43085',
          source: 'report',
        },
        origin: { from: 'report', bureau: 'experian', on: '2026-10-02' },
      },
    ]);
    expect(await offered(await person(), 'furnisher')).toEqual([]);
    void (await client.call(reportEndpoints.deleteReport, { params: { id: data.id } })).data;
    expect(await offered(client, 'furnisher')).toEqual([]);
  });
});

describe('the address book', () => {
  it('offers its entries to everybody who writes to such a company, and says which are old', async () => {
    const client = await person();
    const { id } = (await add(entry())).data;
    await add(
      entry({
        kind: 'furnisher',
        name: 'Book Bank',
        purpose: 'disputes',
        street2: 'Attn: Direct Disputes',
        checkedOn: '2025-11-20',
      }),
    );
    expect(await offered(client, 'collector')).toEqual([
      {
        kind: 'collector',
        address: {
          name: 'Book Collections LLC',
          street: '500 Ledger Road',
          city: 'Omaha',
          state: 'NE',
          zipCode: '68102',
          source: 'business',
        },
        origin: { from: 'address_book', purpose: 'any_letter', on: '2026-11-20', isOld: false },
      },
    ]);
    const [bank] = await offered(client, 'furnisher');
    expect(bank).toMatchObject({
      address: { street2: 'Attn: Direct Disputes', source: 'company' },
      origin: { from: 'address_book', purpose: 'disputes', isOld: true },
    });
    await app.setClock('2027-11-20T17:00:00.000Z');
    const later = await person();
    const isOld = async () => (await offered(later, 'collector'))[0]?.origin;
    expect(await isOld()).toMatchObject({ isOld: false });
    await app.setClock('2027-11-21T17:00:00.000Z');
    await later.signIn('writer-of-later@example.com');
    expect(await isOld()).toMatchObject({ isOld: true });
    await app.setClock(TEST_START);
    void (await boss.call(retireAddress, { params: { id }, body: { basedOn: 1, isRetired: true } }))
      .data;
    expect(await offered(client, 'collector')).toEqual([]);
  });

  it('is searched and read page by page, and knows who changed what', async () => {
    for (let at = 1; at <= 30; at += 1)
      void (await add(entry({ kind: 'agency', name: `Agency ${String(at).padStart(2, '0')}` })))
        .data;
    const list = async (query: Record<string, string>) =>
      (await boss.call(addressBook, { query })).data;
    const first = await list({ kind: 'agency' });
    expect([first.entries.length, first.total, first.next]).toEqual([25, 30, '25']);
    const second = await list({ kind: 'agency', after: first.next ?? '' });
    expect(second.entries.map(({ content }) => content.name)).toEqual(
      [26, 27, 28, 29, 30].map((at) => `Agency ${at}`),
    );
    expect(second.next).toBeNull();
    expect((await list({ search: 'agency 07' })).entries).toHaveLength(1);
    expect((await list({ search: '%' })).entries).toEqual([]);

    const [found] = (await list({ search: 'Agency 07' })).entries;
    if (!found) throw new Error('the search found nothing');
    const { id } = found;
    const save = async (basedOn: number, change: Partial<Content>) =>
      await boss.call(saveAddress, {
        body: { entry: { id, basedOn }, content: { ...entry({ kind: 'agency' }), ...change } },
      });
    expect((await save(1, { name: 'Agency Seven' })).data).toEqual({ id, version: 2 });
    const late = await save(1, { name: 'Agency of somebody else' });
    expect([late.status, late.problem.code]).toEqual([409, 'admin.entry_changed']);
    const retire = async (basedOn: number, isRetired: boolean) =>
      await boss.call(retireAddress, { params: { id }, body: { basedOn, isRetired } });
    void (await retire(2, true)).data;
    expect((await list({ search: 'seven' })).entries).toEqual([]);
    expect((await list({ search: 'seven', show: 'retired' })).entries).toHaveLength(1);
    void (await retire(3, false)).data;
    const { versions } = (await boss.call(addressBookHistory, { params: { id } })).data;
    expect(
      versions.map(({ version, content, isRetired, changedBy }) => [
        version,
        content.name,
        isRetired,
        changedBy,
      ]),
    ).toEqual([
      [4, 'Agency Seven', false, 'boss@example.com'],
      [3, 'Agency Seven', true, 'boss@example.com'],
      [2, 'Agency Seven', false, 'boss@example.com'],
      [1, 'Agency 07', false, 'boss@example.com'],
    ]);
    const { lines } = (await boss.call(oversightEndpoints.auditLog, { query: { limit: '100' } }))
      .data;
    expect(
      lines
        .filter(({ detail }) => detail.includes(id))
        .map(({ action, detail }) => `${action} ${detail}`),
    ).toEqual([
      `offer_address entry ${id}: version 3 to 4`,
      `retire_address entry ${id}: version 2 to 3`,
      `save_address entry ${id}: version 1 to 2`,
      `save_address entry ${id}: version 0 to 1`,
    ]);
  });

  it.each<[string, Partial<Content>, string]>([
    ['a ZIP code of another state', { zipCode: '90210' }, 'content.zipCode'],
    ['no street', { street: ' ' }, 'content.street'],
    ['no source', { source: '' }, 'content.source'],
    ['a day that is still to come', { checkedOn: '2026-11-23' }, 'content.checkedOn'],
    ['signs that no letter prints', { name: 'Bank 銀行' }, 'content.name'],
  ])('takes no entry with %s', async (_, change, path) => {
    const refused = await add(entry(change));
    expect([refused.status, refused.problem.fields?.[0]?.path]).toEqual([400, path]);
  });

  it('is looked at by administrators and auditors, and changed by administrators who have just signed in', async () => {
    const [helper, auditor] = [
      await staff('helper@example.com'),
      await staff('auditor@example.com'),
    ];
    expect((await auditor.call(addressBook)).status).toBe(200);
    expect((await helper.call(addressBook)).problem.code).toBe('admin.not_your_role');
    for (const client of [helper, auditor])
      expect((await add(entry(), client)).problem.code).toBe('admin.not_your_role');
    const stranger = await person();
    expect((await stranger.call(addressBook)).status).toBe(401);
    const unknown = { params: { id: randomUUID() } };
    expect((await boss.call(addressBookHistory, unknown)).problem.code).toBe('admin.entry_unknown');
    const nothing = { ...unknown, body: { basedOn: 1, isRetired: true } };
    expect((await boss.call(retireAddress, nothing)).problem.code).toBe('admin.entry_unknown');
    await app.setClock('2026-11-21T18:00:00.000Z');
    expect((await add(entry())).problem.code).toBe('admin.sign_in_recently');
    expect((await boss.call(addressBook)).data.mayChange).toBe(false);
    await app.setClock(TEST_START);
  });
});
