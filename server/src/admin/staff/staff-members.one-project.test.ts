import {
  type StaffRole,
  adminAuthEndpoints,
  adminListEndpoints,
  staffEndpoints,
} from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/** Who is on the staff, as administrators say on the screen. */

const { staffMembers, setStaffRole, removeFromStaff, forgetSecondFactor } = staffEndpoints;
const OWNER = 'owner@example.com';
const reason = 'She works here now';

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: [OWNER] });
  owner = app.client();
  await signInAsAdmin(app, owner, OWNER);
});
afterAll(() => app.close());

const give = async (email: string, role: StaffRole, by = owner) =>
  await by.call(setStaffRole, { body: { email, role, reason } });
const remove = async (email: string, by = owner) =>
  await by.call(removeFromStaff, { body: { email, reason } });

async function signedIn(email: string): Promise<TestClient> {
  const client = app.client();
  await signInAsAdmin(app, client, email);
  return client;
}

const roleAt = async (client: TestClient) =>
  (await client.call(adminAuthEndpoints.adminStatus)).data.role;

const audit = async (action: string) =>
  await app.sql('select detail from audit_log where action = ? order by number', [action]);

describe('the staff on the screen', () => {
  it('takes somebody in, whose role counts with their next call, and lets them go', async () => {
    const email = 'lee@example.com';
    expect((await give(email, 'support')).data).toEqual({ email, role: 'support' });
    const lee = await signedIn(email);
    expect(await roleAt(lee)).toBe('support');
    expect((await lee.call(staffMembers)).problem.code).toBe('admin.not_your_role');
    await give(email, 'auditor');
    expect(await roleAt(lee)).toBe('auditor');
    const { members } = (await owner.call(staffMembers)).data;
    expect(members).toEqual([
      {
        email,
        role: 'auditor',
        namedBy: 'screen',
        changedBy: OWNER,
        changedAt: expect.any(String),
        factors: [],
      },
      {
        email: OWNER,
        role: 'administrator',
        namedBy: 'server',
        changedBy: null,
        changedAt: null,
        factors: [],
      },
    ]);
    expect((await remove(email)).data.removed).toBe(true);
    expect(await roleAt(lee)).toBeNull();
    expect((await lee.call(adminListEndpoints.adminDashboard)).status).toBe(401);
    expect((await remove(email)).problem.code).toBe('admin.not_of_the_staff');
    expect((await audit('set_staff_role')).map(({ detail }) => detail)).toEqual([
      `nobody to support, because: ${reason}`,
      `support to auditor, because: ${reason}`,
    ]);
    expect((await audit('remove_from_staff')).map(({ detail }) => detail)).toEqual([
      `was auditor, because: ${reason}`,
    ]);
  });

  it('counts more than the settings of the server, which name the first administrator and no last one', async () => {
    const other = await createTestApp({
      adminEmails: [OWNER],
      supportStaffEmails: ['helper@example.com'],
    });
    try {
      const first = other.client();
      await signInAsAdmin(other, first, OWNER);
      const ask = async (email: string, role: StaffRole | null, by = first) =>
        role
          ? await by.call(setStaffRole, { body: { email, role, reason } })
          : await by.call(removeFromStaff, { body: { email, reason } });
      // Nobody else may do what they can.
      for (const role of ['auditor', null] as const)
        expect((await ask(OWNER, role)).problem.code).toBe('admin.last_administrator');
      const helper = other.client();
      await signInAsAdmin(other, helper, 'helper@example.com');
      void (await ask('helper@example.com', 'administrator')).data;
      expect(await roleAt(helper)).toBe('administrator');
      void (await ask(OWNER, 'auditor', helper)).data;
      expect(await roleAt(first)).toBe('auditor');
      void (await ask(OWNER, null, helper)).data;
      expect(await roleAt(first)).toBeNull();
      const { members, takenOff } = (await helper.call(staffMembers)).data;
      expect(members).toMatchObject([{ email: 'helper@example.com', namedBy: 'screen' }]);
      expect(takenOff).toEqual([OWNER]);
      expect((await ask(OWNER, null, helper)).problem.code).toBe('admin.not_of_the_staff');
      const written = await other.sql(
        'select action, detail from audit_log where action like ? order by number',
        ['%staff%'],
      );
      expect(written.filter(({ action }) => action !== 'look_at_staff')).toEqual([
        { action: 'set_staff_role', detail: `support to administrator, because: ${reason}` },
        { action: 'set_staff_role', detail: `administrator to auditor, because: ${reason}` },
        { action: 'remove_from_staff', detail: `was auditor, because: ${reason}` },
      ]);
      void (await ask(OWNER, 'administrator', helper)).data;
      const again = other.client();
      await signInAsAdmin(other, again, OWNER);
      expect(await roleAt(again)).toBe('administrator');
    } finally {
      await other.close();
    }
  });

  it('asks for a sign-in that is not long ago, and for a reason', async () => {
    const unsaid = await owner.call(setStaffRole, {
      body: { email: 'kim@example.com', role: 'support', reason: ' ' },
    });
    expect(unsaid.problem.fields?.[0]?.path).toBe('reason');
    await app.sql(`update sessions set authenticated_at = '2020-01-01' where kind = 'admin'`);
    expect((await give('kim@example.com', 'support')).problem.code).toBe('admin.sign_in_recently');
    owner = await signedIn(OWNER);
  });

  it('forgets a lost second factor and signs its owner out, but nobody’s own', async () => {
    const email = 'kim@example.com';
    await give(email, 'support');
    const kim = await signedIn(email);
    await app.sql(
      `insert into totp_factors (id, email, sealed_secret, last_step, confirmed_at) values (?, ?, 'v1', 0, now())`,
      [randomUUID(), email],
    );
    const factors = async () =>
      (await owner.call(staffMembers)).data.members.find((one) => one.email === email)?.factors;
    expect(await factors()).toEqual(['totp']);
    const forget = async (whose: string) =>
      await owner.call(forgetSecondFactor, { body: { email: whose, reason: 'Lost her phone' } });
    expect((await forget(email)).data.forgotten).toBe(true);
    expect(await factors()).toEqual([]);
    expect(await roleAt(kim)).toBeNull();
    expect((await forget(OWNER)).problem.code).toBe('admin.own_factor');
    expect((await forget('nobody@example.com')).problem.code).toBe('admin.not_of_the_staff');
    expect((await audit('forget_second_factor')).map(({ detail }) => detail)).toEqual([
      'because: Lost her phone',
    ]);
  });
});

describe('the last administrator', () => {
  it('stays, also where two would remove each other at once', async () => {
    const other = await createTestApp({ supportStaffEmails: ['helper@example.com'] });
    try {
      const emails = ['one@example.com', 'two@example.com'] as const;
      for (const email of emails)
        await other.sql(
          `insert into staff_members (email, role, changed_by, changed_at) values (?, 'administrator', ?, now())`,
          [email, randomUUID()],
        );
      const clients = emails.map(() => other.client());
      for (const [place, email] of emails.entries())
        await signInAsAdmin(other, clients[place] ?? other.client(), email);
      const answers = await Promise.all(
        emails.map(
          async (_, place) =>
            await clients[place]?.call(removeFromStaff, {
              body: { email: emails[1 - place] ?? '', reason },
            }),
        ),
      );
      const left = await other.sql('select email from staff_members');
      expect(left).toHaveLength(1);
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
      const last = String(left[0]?.['email']);
      const client = clients[emails.findIndex((email) => email === last)] ?? other.client();
      const down = await client.call(setStaffRole, {
        body: { email: last, role: 'support', reason },
      });
      expect(down.problem.code).toBe('admin.last_administrator');
      const gone = await client.call(removeFromStaff, { body: { email: last, reason } });
      expect(gone.problem.code).toBe('admin.last_administrator');
    } finally {
      await other.close();
    }
  });
});
