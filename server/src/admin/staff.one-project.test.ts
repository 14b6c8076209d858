import {
  StaffRole,
  adminEndpoints,
  adminListEndpoints,
  adminAuthEndpoints,
  exportEndpoints,
  oversightEndpoints,
  manualMailQueueEndpoints,
  staffEndpoints,
  supportMessageEndpoints,
  viewEndpoints,
} from '@creditfix/shared/admin';
import type { Endpoint } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLetter } from '#test/a-letter.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/** Who of the staff may call what, and what each sees of a user, the messages and the machinery. */

const { adminUser, openLetter, staffSearch } = adminListEndpoints;
const { systemState } = oversightEndpoints;
const { adminMessages, finishMessages } = supportMessageEndpoints;
const { savedFilters, saveFilter, removeFilter } = oversightEndpoints;

const EMAILS = {
  administrator: 'boss@example.com',
  support: 'helper@example.com',
  auditor: 'auditor@example.com',
} as const satisfies Record<StaffRole, string>;

let app: TestApp;
const as = {} as Record<StaffRole, TestClient>;
beforeAll(async () => {
  app = await createTestApp({
    adminEmails: [EMAILS.administrator],
    // On both lists: the role that may more is the one.
    supportStaffEmails: [EMAILS.support, EMAILS.administrator],
    auditorEmails: [EMAILS.auditor, EMAILS.support],
  });
  for (const role of Object.values(StaffRole)) {
    as[role] = app.client();
    await signInAsAdmin(app, as[role], EMAILS[role]);
  }
});
afterAll(() => app.close());

const audit = (action: string) =>
  app.sql('select subject_id, detail from audit_log where action = ? order by number', [action]);

/** Somebody writes to support; that feature sits beside this one. */
async function write(message: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(message);
  const answer = await app.client().fetch('/api/contact', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { messageId: string } };
  return data.messageId;
}

/** Every call of the staff, and who may make it: a new one is put here too. */
const { administrator, support, auditor } = StaffRole;
const EVERYBODY = [administrator, support, auditor];
const HELPERS = [administrator, support];
const WATCHERS = [administrator, auditor];
const WHO: Readonly<Record<string, readonly StaffRole[]>> = {
  findAccounts: HELPERS,
  staffSearch: HELPERS,
  clearFlag: HELPERS,
  clearFlags: HELPERS,
  reopenFlags: HELPERS,
  grantPro: [administrator],
  giveLetter: HELPERS,
  withdrawLetter: HELPERS,
  giveLetters: HELPERS,
  withdrawLetters: HELPERS,
  grantProToMany: [administrator],
  withdrawProFromMany: [administrator],
  withdrawPro: [administrator],
  refundPayment: [administrator],
  cancelContractFor: [administrator],
  contractRecords: [administrator],
  manualMailQueue: HELPERS,
  makePrintBatch: HELPERS,
  printBatchPdf: HELPERS,
  printBatchForms: HELPERS,
  markMailed: HELPERS,
  recordMailEvent: HELPERS,
  refuseMailpiece: HELPERS,
  mailAgain: HELPERS,
  mailCosts: HELPERS,
  strandedMail: HELPERS,
  adminDashboard: EVERYBODY,
  adminUsers: EVERYBODY,
  flaggedUsers: EVERYBODY,
  adminUser: EVERYBODY,
  adminLetters: EVERYBODY,
  endUserSession: HELPERS,
  openLetter: HELPERS,
  openEmail: HELPERS,
  sendEmailAgain: HELPERS,
  startView: HELPERS,
  currentView: HELPERS,
  endView: HELPERS,

  adminMessages: HELPERS,
  adminMessage: HELPERS,
  answerMessage: HELPERS,
  noteOnMessage: HELPERS,
  changeMessage: HELPERS,
  savedReplies: HELPERS,
  saveReply: HELPERS,
  removeReply: HELPERS,
  finishMessages: HELPERS,
  addMessageFile: HELPERS,
  openMessageFile: HELPERS,

  staffMembers: [administrator],
  setStaffRole: [administrator],
  removeFromStaff: [administrator],
  forgetSecondFactor: [administrator],
  ownFactors: EVERYBODY,
  removeOwnPasskey: EVERYBODY,

  auditLog: WATCHERS,
  systemState: WATCHERS,

  savedFilters: EVERYBODY,
  saveFilter: EVERYBODY,
  removeFilter: EVERYBODY,

  exportUsers: EVERYBODY,
  exportLetters: EVERYBODY,
  scheduleExport: EVERYBODY,

  countUsers: EVERYBODY,
  countLetters: EVERYBODY,

  listExports: EVERYBODY,
  downloadExport: EVERYBODY,
  stopExport: EVERYBODY,

  reportExports: EVERYBODY,
  syncUsers: EVERYBODY,
  syncLetters: EVERYBODY,
  beginReplica: HELPERS,
};

describe('a role', () => {
  const features = [adminEndpoints, adminListEndpoints, exportEndpoints, oversightEndpoints];
  const endpoints: Endpoint[] = [
    ...features,
    manualMailQueueEndpoints,
    supportMessageEndpoints,
    viewEndpoints,
    staffEndpoints,
  ]
    .flatMap((feature) => Object.values(feature) as Endpoint[])
    .filter(({ access }) => access === 'admin');

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'may %s, or is refused, as the table says',
    async (name, { method, path }) => {
      const url = path.replace(':id', randomUUID());
      const refused: string[] = [];
      for (const role of Object.values(StaffRole)) {
        const answer = await as[role].fetch(url, { method });
        const text = await answer.text();
        if (answer.status !== 403) continue;
        expect(text).toContain('admin.not_your_role');
        refused.push(role);
      }
      expect(refused).toEqual(EVERYBODY.filter((role) => !WHO[name]?.includes(role)));
    },
  );

  it('is told, and each refusal and sign-in is written down', async () => {
    const { data } = await as.support.call(adminAuthEndpoints.adminStatus);
    expect(data).toMatchObject({ role: 'support', isAdmin: true, email: EMAILS.support });
    expect((await audit('sign_in')).map(({ detail }) => detail)).toEqual([
      'as administrator, in a browser',
      'as support, in a browser',
      'as auditor, in a browser',
    ]);
    const details = (await audit('refused_by_role')).map(({ detail }) => detail);
    expect(details).toContain('refundPayment as support');
    expect(details).toContain('openLetter as auditor');
  });
});

describe('a user', () => {
  it('is seen whole by the person who helps, masked by an auditor, and each look is written down', async () => {
    const client = app.client();
    await client.signIn('maria@example.com');
    const { letterId } = (await client.call(letterEndpoints.generateLetter, { body: aLetter() }))
      .data;
    const [{ id }] = (await app.sql(
      `select id from accounts where email = 'maria@example.com'`,
    )) as [{ id: string }];
    const message = {
      name: 'Maria',
      email: 'maria@example.com',
      subject: 'billing',
      message: 'Where is my letter?',
    };
    const messageId = await write(message);
    await app.sql(
      `insert into payments (id, account_id, what, amount_cents, refunded_cents, currency, paid_at)
       values (?, ?, 'pro', 2999, 1000, 'usd', now())`,
      [randomUUID(), id],
    );

    const news = () => app.sql('select 1 from outgoing_emails where account_id = ?', [id]);
    await expect.poll(async () => (await news()).length).toBe(1);
    const seen = (await as.support.call(adminUser, { params: { id } })).data;
    expect(seen).toMatchObject({
      user: { email: 'maria@example.com', totalLetters: 1, revenueGenerated: 19.99 },
      plan: { source: null, grantEndsAt: null, periodEndsAt: null, cancelsAtPeriodEnd: false },
      letters: [{ id: letterId, userId: id, status: 'drafted' }],
      payments: [{ amountCents: 2999, refundedCents: 1000, status: 'partly_refunded' }],
      messages: [{ subject: 'Billing and payments' }],
      drafts: [],
      disputes: [],
      emails: [{ kind: 'letter_ready', status: expect.stringMatching(/queued|sent/) }],
      sessions: [{ kind: 'browser' }],
      audit: [],
    });
    const masked = (await as.auditor.call(adminUser, { params: { id } })).data;
    expect(masked.user.email).toBe('m***@example.com');
    expect(masked.audit).toMatchObject([{ action: 'look_at_user', actor: EMAILS.support }]);

    const found = async (text: string) =>
      (await as.support.call(staffSearch, { body: { text } })).data;
    const she = [{ id, email: 'maria@example.com' }];
    await app.sql(`update accounts set first_name = 'María', last_name = 'Ruiz' where id = ?`, [
      id,
    ]);
    const [{ reference }] = (await app.sql('select reference from letters where id = ?', [
      letterId,
    ])) as [{ reference: string }];
    expect((await found('MARIA@')).people).toMatchObject(she);
    expect((await found('rui')).people).toMatchObject(she);
    expect((await found('Rosa Ruiz')).people).toEqual([]);
    expect((await found('María Ruiz')).people).toMatchObject(she);
    expect((await found(id)).people).toMatchObject(she);
    const messages = [{ id: messageId, subject: 'Billing and payments', status: 'open' }];
    for (const text of ['maria@example.com', 'Ruiz', messageId])
      expect((await found(text)).messages).toMatchObject(messages);
    // What it says is sealed: the newest are opened for it.
    const said = await found('WHERE letter?');
    expect(said.messages).toMatchObject([
      { id: messageId, excerpt: expect.stringMatching(/^Where is my letter\?/) },
    ]);
    expect(said.searchedMessages).toBeGreaterThan(0);
    expect((await found('Where is my parcel?')).messages).toEqual([]);
    expect((await found('billing and')).messages).toMatchObject(messages);
    expect((await found(reference)).letters).toMatchObject([{ id: letterId, reference }]);
    expect(await found('%')).toEqual({
      people: [],
      letters: [],
      messages: [],
      searchedMessages: 0,
    });
    expect((await audit('search')).map(({ detail }) => detail)).toContain(`1: ${letterId}`);

    const params = { id: letterId };
    const unsaid = await as.support.call(openLetter, { params, body: { reason: ' ' } });
    expect(unsaid.problem.fields?.[0]?.path).toBe('reason');
    const body = { reason: 'She asks which law it names' };
    const opened = (await as.support.call(openLetter, { params, body })).data;
    expect(opened.reference).toMatch(/^CF-/);
    expect(opened.paragraphs.join(' ')).toContain('15 U.S.C.');
    expect(await audit('open_letter')).toEqual([
      { subject_id: id, detail: `letter ${letterId}, because: She asks which law it names` },
    ]);

    await app.sql('update accounts set deleted_at = now() where id = ?', [id]);
    expect((await as.support.call(adminUser, { params: { id } })).status).toBe(404);
    expect((await as.support.call(openLetter, { params, body })).status).toBe(404);
  });
});

describe('the page of a user', () => {
  it('shows where they are: the step of a draft, a dispute by name and day, and mail with all that happened to it; an auditor sees no names', async () => {
    const client = app.client();
    await client.signIn('rosa@example.com');
    void (
      await client.call(letterEndpoints.createDraft, { body: { content: aDraft({ step: 2 }) } })
    ).data;
    const { letterId } = (await client.call(letterEndpoints.generateLetter, { body: aLetter() }))
      .data;
    const trackingNumber = '9407111898765432109876';
    void (
      await client.call(mailingEndpoints.recordOwnMailing, {
        params: { id: letterId },
        body: { mailedOn: '2026-11-21', mailClass: 'certified', trackingNumber },
      })
    ).data;
    const [account] = await app.sql(`select id from accounts where email = 'rosa@example.com'`);
    const params = { id: String(account?.['id']) };
    const look = async (role: StaffRole) => (await as[role].call(adminUser, { params })).data;
    await expect.poll(async () => (await look('support')).disputes.length).toBe(1);
    const { drafts, disputes, mail, letters } = await look('support');
    const reference = letters[0]?.reference ?? '';
    expect(drafts).toMatchObject([{ step: 2, isRead: false, about: 'Northgate Recovery' }]);
    const round = {
      letterId,
      reference,
      recipient: 'bureau',
      target: 'Equifax',
      mailedOn: '2026-11-21',
      receivedOn: null,
    };
    const item = 'Northgate Recovery, account ending in 4417';
    expect(disputes).toMatchObject([{ item, reason: 'not_mine', rounds: [round] }]);
    expect(mail).toMatchObject([{ letterId, reference, trackingNumber, status: 'mailed' }]);
    expect(mail[0]?.to).toMatch(/^Equifax.*, Atlanta, GA$/);
    expect(mail[0]?.events.map(({ text }) => text)).toEqual([
      'Handed to the Postal Service, as they told us',
    ]);

    const masked = await look('auditor');
    expect(masked.drafts).toMatchObject([{ step: 2, about: null }]);
    expect(masked.disputes).toMatchObject([{ item: null, rounds: [round] }]);
    expect(masked.mail).toMatchObject([{ to: null, trackingNumber: null, reference }]);
    const all = JSON.stringify(masked);
    for (const word of ['Northgate', '4417', trackingNumber, 'Atlanta'])
      expect(all).not.toContain(word);
  });
});

describe('messages to support', () => {
  it('come page by page, open or closed, and are closed together and opened again', async () => {
    await app.sql('delete from contact_messages');
    for (const index of [1, 2, 3]) {
      const email = `writer${index}@example.com`;
      await write({ name: `Writer ${index}`, email, subject: 'legal', message: 'Hello' });
    }
    const read = async (query: Record<string, string>) =>
      (await as.support.call(adminMessages, { query })).data;
    const writer = app.client();
    await writer.signIn('writer2@example.com');
    await app.sql(`update accounts set plan = 'pro' where email = 'writer2@example.com'`);
    const first = await read({ limit: '2', order: 'oldest' });
    const rest = await read({ limit: '2', order: 'oldest', after: first.next ?? '' });
    expect([first.messages.length, rest.messages.length, rest.next]).toEqual([2, 1, null]);
    // Answers first are part of Pro.
    const pro = [...first.messages, ...rest.messages].filter((message) => message.pro);
    expect(pro).toMatchObject([{ email: 'writer2@example.com' }]);
    const [one, two] = first.messages;
    const ids = [one?.id ?? '', two?.id ?? ''];
    const finish = async (done: boolean) =>
      (await as.support.call(finishMessages, { body: { ids, done } })).data.changed;
    expect([await finish(true), await finish(true)]).toEqual([2, 0]);
    expect((await read({ status: 'open' })).messages).toMatchObject([rest.messages[0] ?? {}]);
    expect((await read({ status: 'closed' })).messages.map(({ id }) => id).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(await finish(false)).toBe(2);
    const odd = await as.support.call(adminMessages, { query: { after: 'nowhere' } });
    expect([odd.status, odd.problem.fields?.[0]?.path]).toEqual([400, 'after']);
  });
});

describe('filters', () => {
  it('are one’s own, fifty at most, and sealed; the same name takes the place of the old one', async () => {
    const save = (name: string, query: Record<string, string>, client = as.support) =>
      client.call(saveFilter, { body: { kind: 'users', name, query } });
    const list = async (client = as.support) => (await client.call(savedFilters)).data.filters;
    await save('Pro', { plan: 'pro' });
    await save('Pro', { plan: 'pro', search: 'maria@' });
    const [kept] = await list();
    expect(kept).toMatchObject({ name: 'Pro', query: { plan: 'pro', search: 'maria@' } });
    expect(JSON.stringify(await app.sql('select * from staff_filters'))).not.toContain('maria');
    await app.sql(
      `insert into staff_filters (id, account_id, kind, name, sealed_query, created_at)
       select gen_random_uuid(), account_id, 'letters', 'Filter ' || n, '', now()
       from staff_filters, generate_series(1, 47) n`,
    );
    for (const odd of [{ tab: 'mail' }, { plan: 'gold' }, { from: '2026-02-30' }])
      expect(await save('Odd', odd as Record<string, string>)).toMatchObject({
        status: 400,
        problem: { fields: [{ path: expect.stringMatching(/^query/) }] },
      });
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(name, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect((await save('Pro', { plan: 'free' })).status).toBe(200);
    await app.sql(`delete from staff_filters where sealed_query = ''`);

    expect(await list(as.auditor)).toEqual([]);
    const { id } = (await list()).find(({ name }) => name === 'Pro') ?? { id: '' };
    await as.auditor.call(removeFilter, { params: { id } });
    expect(await list()).toHaveLength(3);
    await as.support.call(removeFilter, { params: { id } });
    expect(await list()).toHaveLength(2);
  });
});

describe('the machinery', () => {
  it('is told in figures', async () => {
    await app.sql(`insert into carrier_events (id, type, carrier_id, at, received_at)
      values ('evt_1', 'letter.mailed', 'ltr_1', now(), now())`);
    const state = (await as.auditor.call(systemState)).data;
    expect(state).toMatchObject({
      version: '0.0.0-test',
      database: expect.stringMatching(/PostgreSQL \d+/),
      runtime: expect.stringMatching(/^(Node|Deno) \d+/),
      mail: { carrier: 'print_queue', waiting: 0, failed: 0, orphaned: 0 },
    });
    expect(state.webhooks.map(({ source, waiting }) => [source, waiting])).toEqual([
      ['stripe', 0],
      ['mail carrier', 1],
    ]);
    expect(state.jobs.map(({ name }) => name)).toContain('send-email');
    expect(state.jobs.every(({ failed }) => failed === 0)).toBe(true);
    expect(state.disk.freeBytes).toBeGreaterThan(0);
    expect(state.email.lastSentAt).not.toBeNull();
  });

  it('names mailpieces that an earlier carrier still has', async () => {
    const client = app.client();
    await client.signIn('orphan@example.com');
    const { letterId } = (await client.call(letterEndpoints.generateLetter, { body: aLetter() }))
      .data;
    const { data: mailpiece } = await client.call(mailingEndpoints.recordOwnMailing, {
      params: { id: letterId },
      body: { mailedOn: '2026-11-21', mailClass: 'certified' },
    });
    await app.sql(
      `update mailpieces set carrier = 'lob', asked_at = now(), carrier_id = 'ltr_9' where id = ?`,
      [mailpiece.id],
    );
    const { mail } = (await as.administrator.call(systemState)).data;
    expect(mail).toMatchObject({ carrier: 'print_queue', orphaned: 1 });
    const { pieces } = (await as.support.call(manualMailQueueEndpoints.strandedMail)).data;
    expect(pieces).toMatchObject([
      { carrier: 'lob', carrierId: 'ltr_9', email: 'orphan@example.com', status: 'mailed' },
    ]);
  });
});
