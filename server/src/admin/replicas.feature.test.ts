import { exportEndpoints, oversightEndpoints } from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInDevice } from '#test/a-device.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addUsers } from '#test/many-rows.ts';
import type { TestClient } from '#test/test-client.ts';

/** Replicas with whole names and addresses: a device's alone, for a reason that is in the audit log. */

const { beginReplica, syncUsers, syncLetters, exportUsers } = exportEndpoints;

const OWNER = 'owner@example.com';
const SUPPORT = 'support@example.com';
const AUDITOR = 'auditor@example.com';
const WHOLE = 'maria.nunez@example.com';
const reason = 'Field visit without a network on November 22';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
  // A change can be read once every transaction that began before it has ended, in any database of this server.
  const browser = await inBrowser(OWNER);
  const isReadable = async () => emailsIn(await browser.call(syncUsers)).length > 0;
  await vi.waitUntil(isReadable, { timeout: 120_000 });
});
afterAll(() => app.close());

async function openApp(limits: 'on' | 'off' = 'off'): Promise<TestApp> {
  const opened = await createTestApp({
    adminEmails: [OWNER],
    supportStaffEmails: [SUPPORT],
    auditorEmails: [AUDITOR],
    limits,
  });
  await addUsers(opened, [{ id: randomUUID(), email: WHOLE, firstName: 'Maria' }]);
  return opened;
}

async function inBrowser(email: string, where = app): Promise<TestClient> {
  const client = where.client();
  await signInAsAdmin(where, client, email);
  return client;
}

/** @returns calls of a desktop app that this person is signed in with */
async function onDevice(email: string) {
  const client = app.client();
  const { headers } = await signInDevice(app, client, { email, audience: 'staff' });
  return {
    begin: async () => await client.call(beginReplica, { body: { reason }, headers }),
    users: async (query: Record<string, string> = {}) =>
      await client.call(syncUsers, { query, headers }),
    letters: async (query: Record<string, string> = {}) =>
      await client.call(syncLetters, { query, headers }),
  };
}

async function auditLines(action: string): Promise<readonly string[]> {
  const admin = await inBrowser(OWNER);
  const { data } = await admin.call(oversightEndpoints.auditLog, { query: { action } });
  return data.lines.map(({ detail }) => detail);
}

const emailsIn = ({ data }: Awaited<ReturnType<Awaited<ReturnType<typeof onDevice>>['users']>>) =>
  data.rows.map(({ email }) => email);

describe('a replica', () => {
  it('is masked for every role, in the desktop app as in a browser', async () => {
    for (const email of [OWNER, SUPPORT, AUDITOR]) {
      const pages = [
        await (await onDevice(email)).users(),
        await (await inBrowser(email)).call(syncUsers),
      ];
      for (const page of pages) {
        expect(emailsIn(page)).toContain('m***@example.com');
        expect(emailsIn(page)).not.toContain(WHOLE);
      }
    }
  });

  it('holds whole rows on a device whose person has stated why, and every page says so in the audit log', async () => {
    const device = await onDevice(SUPPORT);
    const { replica } = (await device.begin()).data;
    const page = await device.users({ replica, limit: '1' });
    expect(emailsIn(page)).toContain(WHOLE);
    expect((await device.letters({ replica })).status).toBe(200);
    await device.users({ replica, after: page.data.next });
    expect(await auditLines('begin_replica')).toEqual([`replica ${replica}, because: ${reason}`]);
    const because = `replica ${replica}, because: ${reason}`;
    const lines = await auditLines('sync_users');
    expect(lines).toContain(`1 row, unmasked, a new replica, ${because}`);
    expect(lines.filter((line) => line.includes('unmasked'))).toSatisfy((whole: string[]) =>
      whole.every((line) => line.endsWith(because)),
    );
    expect(await auditLines('sync_letters')).toContain(
      `0 rows, unmasked, a new replica, ${because}`,
    );
  });

  it('is never whole in a browser, whoever has begun it', async () => {
    const { replica } = (await (await onDevice(SUPPORT)).begin()).data;
    const browser = await inBrowser(SUPPORT);
    const begun = await browser.call(beginReplica, { body: { reason } });
    expect([begun.status, begun.problem.code]).toEqual([403, 'admin.device_needed']);
    const read = await browser.call(syncUsers, { query: { replica } });
    expect([read.status, read.problem.code]).toEqual([410, 'admin.replica_unknown']);
  });

  it("is not another session's, nor can an auditor begin one", async () => {
    const { replica } = (await (await onDevice(SUPPORT)).begin()).data;
    for (const other of [await onDevice(SUPPORT), await onDevice(OWNER), await onDevice(AUDITOR)])
      expect((await other.users({ replica })).problem.code).toBe('admin.replica_unknown');
    const auditor = await (await onDevice(AUDITOR)).begin();
    expect([auditor.status, auditor.problem.code]).toEqual([403, 'admin.not_your_role']);
  });

  it('takes a reason', async () => {
    const client = app.client();
    const { headers } = await signInDevice(app, client, { email: SUPPORT, audience: 'staff' });
    const refused = await client.call(beginReplica, { body: { reason: ' ' }, headers });
    expect(refused.problem.fields?.map(({ path }) => path)).toEqual(['reason']);
  });

  it('starts over where its rows become whole, masked again, or whole for another reason', async () => {
    const device = await onDevice(SUPPORT);
    const { replica } = (await device.begin()).data;
    const { replica: other } = (await device.begin()).data;
    const masked = (await device.users()).data.next;
    const whole = (await device.users({ replica })).data.next;
    expect((await device.users({ replica, after: whole })).status).toBe(200);
    expect((await device.users({ after: masked })).status).toBe(200);
    for (const query of [
      { replica, after: masked },
      { after: whole },
      { replica: other, after: whole },
    ])
      expect((await device.users(query)).problem.code).toBe('admin.sync_too_old');
  });
});

it('lets nobody of the staff read rows or take exports without end', async () => {
  const limited = await openApp('on');
  try {
    const admin = await inBrowser(OWNER, limited);
    for (let calls = 1; calls <= 60; calls += 1)
      await (await admin.fetch(exportUsers.path)).arrayBuffer();
    const refused = await admin.fetch(exportUsers.path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // As after 1,180 reads of lists and 2,980 pages of replicas.
    const spend = `update rate_buckets set hits = case when key like 'staff-reads:%' then 1180 else 2980 end where key like 'staff-%'`;
    for (const path of ['/api/admin/users?limit=1', `${syncUsers.path}?limit=1`]) {
      expect((await admin.fetch(path)).status).toBe(200);
      await limited.sql(spend);
      const read = async () => (await admin.fetch(path)).status;
      const answers = await Promise.all(Array.from({ length: 50 }, read));
      expect(new Set(answers)).toEqual(new Set([200, 429]));
    }
  } finally {
    await limited.close();
  }
});
