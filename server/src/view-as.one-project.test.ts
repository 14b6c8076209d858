import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import * as admin from '@creditfix/shared/admin';
import * as billing from '@creditfix/shared/billing';
import { caseFileEndpoints } from '@creditfix/shared/case-files';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import type { Endpoint } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { reportEndpoints } from '@creditfix/shared/reports';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/** One of the staff sees the pages of a person as they do, and changes nothing, whatever is asked. */

const { startView, currentView, endView } = admin.viewEndpoints;
const { openEmail, sendEmailAgain } = admin.adminListEndpoints;
const MARIA = 'maria@example.com';
const REASON = 'She does not see her letter';

let app: TestApp;
let maria: TestClient;
let helper: TestClient;
let id: string;
beforeAll(async () => {
  app = await createTestApp({
    adminEmails: ['boss@example.com'],
    supportStaffEmails: ['helper@example.com'],
    auditorEmails: ['auditor@example.com'],
  });
  maria = app.client();
  await maria.signIn(MARIA);
  await maria.call(letterEndpoints.generateLetter, { body: aLetter() });
  const [account] = await app.sql('select id from accounts where email = ?', [MARIA]);
  id = String(account?.['id']);
  helper = await staff('helper@example.com');
});
afterAll(() => app.close());

async function staff(email: string): Promise<TestClient> {
  const client = app.client();
  await signInAsAdmin(app, client, email);
  return client;
}

const look = async (as = helper, reason = REASON) =>
  await as.call(startView, { params: { id }, body: { reason } });

const audit = async (action: string) =>
  await app.sql('select subject_id, detail from audit_log where action = ? order by number', [
    action,
  ]);

/** All that is kept but what says who looked and who called how often. */
async function allRows(): Promise<Record<string, unknown>> {
  const tables = await app.sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not in ('audit_log', 'audit_heads', 'rate_buckets') order by 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables)
    rows[String(name)] = (
      await app.sql(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${String(name)}" t
         ${name === 'sessions' ? `where kind = 'person'` : ''}`,
      )
    )[0]?.['sum'];
  return rows;
}

const features = [
  accountEndpoints,
  myAccountEndpoints,
  billing.billingEndpoints,
  billing.contractEndpoints,
  documentEndpoints,
  letterEndpoints,
  reportEndpoints,
  mailingEndpoints,
  disputeEndpoints,
  caseFileEndpoints,
  contactEndpoints,
  privacyEndpoints,
  admin.deviceEndpoints,
];
const endpoints = features
  .flatMap((feature) => Object.values(feature) as Endpoint[])
  .filter(({ path, raw }) => !path.startsWith('/api/admin/') && !raw);

describe('a view as a person', () => {
  it('shows their pages for a stated reason, which is kept and told to them, until it is ended', async () => {
    const unsaid = await look(helper, ' ');
    expect(unsaid.problem.fields?.[0]?.path).toBe('reason');
    const { told } = (await look()).data;
    expect(told).toBe(true);
    expect((await helper.call(currentView)).data.view).toMatchObject({ userId: id, email: MARIA });

    const own = (await helper.call(letterEndpoints.listLetters)).data.letters;
    expect(own).toEqual((await maria.call(letterEndpoints.listLetters)).data.letters);
    expect(own).toHaveLength(1);
    const session = (await helper.call(accountEndpoints.session)).data;
    expect(session).toMatchObject({ isAuthenticated: true, user: { email: MARIA } });
    expect(await audit('view_as')).toEqual([
      { subject_id: id, detail: `30 minutes, told by email, because: ${REASON}` },
    ]);
    expect(await audit('view_page')).toEqual([
      { subject_id: id, detail: 'listLetters' },
      { subject_id: id, detail: 'session' },
    ]);
    const mine = async () => (await app.mailbox()).filter(({ to }) => to === MARIA);
    await expect
      .poll(async () => (await mine()).some(({ text }) => text.includes(REASON)))
      .toBe(true);

    expect((await helper.call(endView)).data).toEqual({ userId: id });
    expect((await helper.call(letterEndpoints.listLetters)).status).toBe(401);
    expect((await helper.call(currentView)).data.view).toBeNull();
    expect(await audit('end_view')).toEqual([{ subject_id: id, detail: '' }]);
  });

  it('changes nothing, whatever is asked', async () => {
    await look();
    // What follows a signing or a view is done within seconds, and may write an email.
    const underWay = `select name from pgboss.job where state < 'completed' and start_after < now() + interval '1 minute' and name not like '\\_\\_%'
      union all select kind from outgoing_emails where status = 'queued'`;
    await expect.poll(async () => await app.sql(underWay)).toEqual([]);
    const before = await allRows();
    const taken: string[] = [];
    for (const { name, method, path } of endpoints) {
      const url = path.replaceAll(/:(\w+)/g, () => randomUUID());
      const answer = await helper.fetch(url, {
        method,
        ...(method === 'GET'
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: '{}' }),
      });
      const text = await answer.text();
      const isRefused = answer.status === 403 && text.includes('request.only_viewed');
      if (method === 'GET' ? answer.status >= 500 : !isRefused) taken.push(`${name}: ${text}`);
    }
    expect(taken).toEqual([]);
    expect(endpoints.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(50);
    expect(await allRows()).toEqual(before);
    // Hers is as it was.
    expect((await maria.call(accountEndpoints.session)).data.isAuthenticated).toBe(true);
    await helper.call(endView);
  });

  it('takes nothing whole out of the account', async () => {
    await look();
    for (const path of ['/api/privacy/download', '/api/case-file']) {
      const answer = await helper.fetch(path);
      expect(answer.headers.get('content-type')).not.toContain('zip');
    }
    await helper.call(endView);
  });

  it('is over with its time, with the staff’s session, with the account, and for whoever is taken off the list', async () => {
    const read = async () => (await helper.call(letterEndpoints.listLetters)).status;
    await look();
    expect(await read()).toBe(200);
    await app.sql(`update sessions set viewed_until = '2020-01-01' where kind = 'admin'`);
    expect(await read()).toBe(401);
    await look();
    // The cookie of the page alone opens nothing.
    const stranger = app.client();
    stranger.cookies.set(admin.VIEW_COOKIE, 'yes');
    expect((await stranger.call(letterEndpoints.listLetters)).status).toBe(401);
    const other = await staff('boss@example.com');
    other.cookies.set(admin.VIEW_COOKIE, 'yes');
    expect((await other.call(letterEndpoints.listLetters)).status).toBe(401);
    await helper.call(admin.adminAuthEndpoints.adminSignOut);
    helper.cookies.set(admin.VIEW_COOKIE, 'yes');
    expect(await read()).toBe(401);
    helper = await staff('helper@example.com');
  });

  it('is for those who help alone, and the person may not be told where the operator does not want it', async () => {
    const auditor = await staff('auditor@example.com');
    expect((await look(auditor)).status).toBe(403);
    const boss = await staff('boss@example.com');
    const change = { key: 'staffViews', value: { tellPerson: false } } as const;
    await boss.call(admin.operatorEndpoints.changeOperatorSetting, {
      body: { basedOn: 0, change },
    });
    expect((await look(boss)).data.told).toBe(false);
    const params = { id: randomUUID() };
    expect((await boss.call(startView, { params, body: { reason: REASON } })).status).toBe(404);
  });
});

describe('an email that was sent', () => {
  it('is opened word for word and sent again by whoever helps, and each is written down', async () => {
    const ready = async () =>
      await app.sql(
        `select id, status from outgoing_emails where kind = 'letter_ready' and account_id = ? order by created_at`,
        [id],
      );
    await expect.poll(async () => (await ready())[0]?.['status']).toBe('sent');
    const params = { id: String((await ready())[0]?.['id']) };
    const opened = (await helper.call(openEmail, { params })).data;
    const received = (await app.mailbox()).filter(({ to }) => to === MARIA);
    expect(received.map(({ text }) => text)).toContain(opened.text);
    expect(received.map(({ html }) => html)).toContain(opened.html);
    expect(opened).toMatchObject({ kind: 'letter_ready', to: MARIA });
    expect(await audit('open_email')).toEqual([
      { subject_id: id, detail: `email ${params.id}, letter_ready` },
    ]);

    const unsaid = await helper.call(sendEmailAgain, {
      params,
      body: { reason: '', press: randomUUID() },
    });
    expect(unsaid.problem.fields?.[0]?.path).toBe('reason');
    const body = { reason: 'It was in her spam', press: randomUUID() };
    expect((await helper.call(sendEmailAgain, { params, body })).data).toEqual({ to: MARIA });
    await expect
      .poll(async () => (await ready()).map(({ status }) => status))
      .toEqual(['sent', 'sent']);
    expect(await audit('send_email_again')).toEqual([
      { subject_id: id, detail: `email ${params.id}, because: It was in her spam` },
    ]);
    const unknown = { params: { id: randomUUID() }, body };
    expect((await helper.call(sendEmailAgain, unknown)).status).toBe(404);
    const auditor = await staff('auditor@example.com');
    expect((await auditor.call(openEmail, { params })).status).toBe(403);
  });
});
