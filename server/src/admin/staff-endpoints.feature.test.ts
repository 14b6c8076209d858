import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import {
  adminAuthEndpoints,
  adminEndpoints,
  adminListEndpoints,
  deviceEndpoints,
  oversightEndpoints,
} from '@creditfix/shared/admin';
import { generate } from 'otplib';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askByDevice, signInDevice } from '#test/a-device.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { loginToken, type TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** The staff endpoints that no browser calls: device sign-in, and the audit log of what everybody did. */

const { requestDeviceLogin, openDeviceSession } = deviceEndpoints;
const { adminStatus, adminSignOut, startTotp, proveTotp } = adminAuthEndpoints;
const { findAccounts, grantPro } = adminEndpoints;
const { adminUser, endUserSession } = adminListEndpoints;
const { auditLog } = oversightEndpoints;
const { listSessions } = myAccountEndpoints;
const { session, signOut } = accountEndpoints;

const BOSS = 'boss@example.com';
const HELPER = 'helper@example.com';

describe('the desktop app', () => {
  let app: TestApp;
  let shell: TestClient;
  beforeAll(async () => {
    app = await createTestApp({
      adminEmails: [BOSS, 'both@example.com'],
      auditorEmails: ['both@example.com'],
      supportStaffEmails: [HELPER, 'leaving@example.com'],
    });
    shell = app.client();
  });
  afterAll(() => app.close());

  const staff = (email: string) => signInDevice(app, shell, { email, audience: 'staff' });
  const open = (body: { token: string; verifier: string }) =>
    shell.call(openDeviceSession, { body: { ...body, device: 'Office laptop' } });

  it('gets the same answer for every address, and only the staff get the email', async () => {
    const challenge = randomBytes(32).toString('base64url');
    const ask = (email: string) =>
      shell.call(requestDeviceLogin, { body: { email, challenge, audience: 'staff' } });
    const answers = [
      await ask('stranger@example.com'),
      await ask('no address'),
      await ask(' Both@Example.com '),
    ];
    for (const { status, envelope } of answers)
      expect([status, envelope]).toEqual([200, answers[0]?.envelope]);
    const token = await loginToken(app, 'both@example.com');
    const mailbox = await app.mailbox();
    expect(mailbox.map(({ to }) => to)).toEqual(['both@example.com']);
    expect(mailbox[0]?.text).toContain(`/admin/auth/verify?token=${token}&client=desktop`);
  });

  it('signs in with its own verifier alone, once, within half an hour', async () => {
    const asked = await askByDevice(app, shell, { email: BOSS, audience: 'staff' });
    const other = await askByDevice(app, shell, { email: HELPER, audience: 'staff' });
    const browser = app.client();
    const stolen = await browser.call(adminAuthEndpoints.confirmAdminLogin, {
      body: { token: asked.token },
    });
    expect(stolen.problem.code).toBe('accounts.link_invalid');
    for (const verifier of [other.verifier, randomBytes(32).toString('base64url')])
      expect((await open({ ...asked, verifier })).problem.code).toBe('accounts.link_invalid');

    const answers = await Promise.all([open(asked), open(asked)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const opened = answers.find(({ status }) => status === 200);
    expect(opened?.data).toMatchObject({ email: BOSS, role: 'administrator', idleDays: 14 });
    expect(opened?.headers.getSetCookie()).toEqual([]);
    expect((await open(asked)).problem.code).toBe('accounts.link_invalid');

    await app.setClock('2026-11-21T15:30:00.000Z');
    expect((await open(other)).problem.code).toBe('accounts.link_expired');
    await app.setClock(TEST_START);
  });

  it('proves itself by its header, never by a cookie, and changes no cookie', async () => {
    const bearer = await staff(BOSS);
    expect((await shell.call(adminStatus, bearer)).data).toMatchObject({
      isAdmin: true,
      email: BOSS,
      role: 'administrator',
    });
    const token = bearer.headers.Authorization.slice('Bearer '.length);
    const browser = app.client();
    browser.cookies.set('cf_admin_token', token);
    expect((await browser.call(findAccounts)).status).toBe(401);

    // A cookie beside the header counts for nothing, and a browser's token is none for the header.
    await signInAsAdmin(app, browser, BOSS);
    const cookie = browser.cookies.get('cf_admin_token') ?? '';
    for (const wrong of [cookie, `cfd_${cookie}`, ''])
      expect(
        (await browser.call(findAccounts, { headers: { Authorization: `Bearer ${wrong}` } }))
          .status,
      ).toBe(401);
    expect((await browser.call(findAccounts)).status).toBe(200);

    const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    const bare = await browser.call(adminSignOut, { headers: elsewhere });
    expect(bare.problem.code).toBe('request.cross_site');
    const over = await browser.call(adminSignOut, {
      headers: { ...elsewhere, ...bearer.headers },
    });
    expect([over.status, over.headers.getSetCookie()]).toEqual([200, []]);
    expect((await shell.call(findAccounts, bearer)).status).toBe(401);
    expect((await browser.call(findAccounts)).status).toBe(200);
  });

  it('is signed out after 14 days without contact, and after 90 days in any case', async () => {
    const bearer = await staff(BOSS);
    const start = Date.parse(TEST_START);
    const isInAfter = async (days: number) => {
      await app.setClock(new Date(start + days * 86_400_000).toISOString());
      return (await shell.call(adminStatus, bearer)).data.isAdmin;
    };
    for (let day = 13; day < 90; day += 13) expect(await isInAfter(day)).toBe(true);
    expect(await isInAfter(90)).toBe(false);
    await app.setClock(TEST_START);
    const idle = await staff(BOSS);
    await app.setClock(new Date(start + 14 * 86_400_000).toISOString());
    expect((await shell.call(findAccounts, idle)).status).toBe(401);
    await app.setClock(TEST_START);
  });

  it('loses what the settings take, at once and for good; of two lists the higher counts', async () => {
    const both = await staff('both@example.com');
    expect((await shell.call(adminStatus, both)).data.role).toBe('administrator');
    const leaving = await staff('leaving@example.com');
    expect((await shell.call(findAccounts, leaving)).status).toBe(200);
    const body = { until: null, reason: 'A test' };
    const refused = await shell.call(grantPro, { params: { id: randomUUID() }, body, ...leaving });
    expect([refused.status, refused.problem.code]).toEqual([403, 'admin.not_your_role']);
    const rename = (from: string, to: string) =>
      app.sql('update accounts set email = ? where email = ?', [to, from]);
    await rename('leaving@example.com', 'left@example.com');
    expect((await shell.call(findAccounts, leaving)).status).toBe(401);
    await rename('left@example.com', 'leaving@example.com');
    expect((await shell.call(findAccounts, leaving)).status).toBe(401);
    const lines = await app.sql(
      `select action, detail from audit_log l join accounts a on a.id = l.actor_id where a.email = 'leaving@example.com'
       and action <> 'find_accounts' order by number`,
    );
    expect(lines).toEqual([
      { action: 'sign_in', detail: 'as support, in the desktop app' },
      { action: 'refused_by_role', detail: 'grantPro as support' },
    ]);
  });

  it('is a customer’s too, named among their sessions, and can be ended by them and by staff', async () => {
    const who = { email: 'maria@example.com', audience: 'customer' } as const;
    const [first, second] = [
      await signInDevice(app, shell, who),
      await signInDevice(app, shell, who),
    ];
    expect((await shell.call(session, first)).data.isAuthenticated).toBe(true);
    expect((await shell.call(findAccounts, first)).status).toBe(401);
    const { sessions } = (await shell.call(listSessions, first)).data;
    expect(sessions.map(({ device }) => device)).toEqual(['Office laptop', 'Office laptop']);

    const boss = await staff(BOSS);
    const { accounts } = (await shell.call(findAccounts, { query: { email: who.email }, ...boss }))
      .data;
    const params = { id: accounts[0]?.id ?? '' };
    const seen = (await shell.call(adminUser, { params, ...boss })).data;
    expect(seen.sessions.map(({ device, kind }) => [device, kind])).toEqual([
      ['Office laptop', 'desktop app'],
      ['Office laptop', 'desktop app'],
    ]);
    const current = sessions.find((each) => each.current)?.id ?? '';
    const end = () => shell.call(endUserSession, { params: { id: current }, ...boss });
    expect((await end()).status).toBe(200);
    expect((await end()).problem.code).toBe('admin.session_unknown');
    expect((await shell.call(session, first)).data.isAuthenticated).toBe(false);
    expect((await shell.call(signOut, second)).headers.getSetCookie()).toEqual([]);
    expect((await shell.call(session, second)).data.isAuthenticated).toBe(false);
  });

  it('of one of the staff is ended by an administrator alone', async () => {
    const [boss, helper] = [await staff(BOSS), await staff(HELPER)];
    const idOf = async (email: string) =>
      String(
        (
          await app.sql(
            `select s.id from sessions s join accounts a on a.id = s.account_id
             where a.email = ? and s.ended_at is null order by s.created_at desc limit 1`,
            [email],
          )
        )[0]?.id,
      );
    const end = (id: string, bearer: typeof boss) =>
      shell.call(endUserSession, { params: { id }, ...bearer });
    expect((await end(await idOf(BOSS), helper)).problem.code).toBe('admin.not_your_role');
    expect((await shell.call(findAccounts, boss)).status).toBe(200);
    expect((await end(await idOf(HELPER), boss)).status).toBe(200);
    expect((await shell.call(findAccounts, helper)).status).toBe(401);
  });
});

describe('where a second factor is asked for', () => {
  let app: TestApp;
  let shell: TestClient;
  let auditor: { readonly headers: { readonly Authorization: string } };
  beforeAll(async () => {
    app = await createTestApp({ auditorEmails: ['auditor@example.com'], adminSecondFactor: true });
    shell = app.client();
    auditor = await signInDevice(app, shell, { email: 'auditor@example.com', audience: 'staff' });
  });
  afterAll(() => app.close());

  const look = async (query: Record<string, string> = {}) =>
    (await shell.call(auditLog, { query, ...auditor })).data;
  const chain = async () => (await look()).chain;
  const write = (detail: string) =>
    app.sql(
      `insert into audit_log (actor_id, action, detail, at) values (?, 'a_test', ?, now()) returning number`,
      [randomUUID(), detail],
    );
  const lastNumber = async () =>
    Number((await app.sql('select max(number) as last from audit_log'))[0]?.last);

  /** What somebody can do who owns the database; answers how to undo it. */
  async function tamper(...statements: string[]): Promise<() => Promise<unknown>> {
    const tables = ['audit_log', 'audit_heads'];
    for (const table of tables) {
      await app.sql(`create table copy_of_${table} as table ${table}`);
      await app.sql(`alter table ${table} disable trigger user`);
    }
    for (const statement of statements) await app.sql(statement);
    for (const table of tables) await app.sql(`alter table ${table} enable trigger user`);
    return async () => {
      for (const table of tables) {
        await app.sql(`alter table ${table} disable trigger user`);
        await app.sql(`delete from ${table}`);
        await app.sql(`insert into ${table} select * from copy_of_${table}`);
        await app.sql(`drop table copy_of_${table}`);
        await app.sql(`alter table ${table} enable trigger user`);
      }
      expect((await chain()).whole).toBe(true);
    };
  }

  it('opens nothing to a device before it is proved, and leaves it its token', async () => {
    const refused = await shell.call(auditLog, auditor);
    expect(refused.problem.code).toBe('admin.second_factor_needed');
    const { secret } = (await shell.call(startTotp, { body: {}, ...auditor })).data;
    const code = await generate({ secret, epoch: Date.parse(TEST_START) / 1000 });
    const proved = await shell.call(proveTotp, { body: { code }, ...auditor });
    expect([proved.status, proved.headers.getSetCookie()]).toEqual([200, []]);
    expect((await chain()).whole).toBe(true);
  });

  it('keeps an audit log that is one chain, however many write at once', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await Promise.all(numbers.map((index) => write(`line ${index} – “ü\n”`)));
    const first = await look({ action: 'a_test', limit: '20' });
    expect(first.chain).toEqual({ whole: true, brokenAt: null, checkedAt: TEST_START });
    expect(first.lines).toHaveLength(20);
    const older = await look({ action: 'a_test', limit: '100', after: first.next ?? '' });
    expect(older.lines).toHaveLength(30);
    expect(older.next).toBeNull();
    const odd = await shell.call(auditLog, { query: { action: 'a\0test' }, ...auditor });
    expect([odd.status, odd.problem.fields?.[0]?.path]).toEqual([400, 'action']);
    const [row] = await app.sql(
      `select count(*)::int as lines, count(distinct prev_hash)::int as links, max(number)::int as last from audit_log`,
    );
    expect(row).toEqual({ lines: row?.last, links: row?.last, last: row?.last });
  });

  it('takes no number for a line that was rolled back, and lets nobody go back', async () => {
    const undecided = `do $$ begin
      insert into audit_log (actor_id, action, detail, at) values (gen_random_uuid(), 'a_test', '', now());
      raise exception 'thought better of it';
    end $$`;
    await expect(app.sql(undecided)).rejects.toThrow('thought better of it');
    await expect(app.sql(`update audit_log set detail = ''`)).rejects.toThrow('never changed');
    await expect(app.sql('update audit_heads set number = 1')).rejects.toThrow('only go forward');
    await expect(app.sql('delete from audit_heads')).rejects.toThrow('only go forward');
    expect((await chain()).whole).toBe(true);
  });

  it.each([
    ['before', () => Promise.resolve()],
    ['after', chain],
  ])('says where a line was changed, %s it was found whole', async (_, foundWhole) => {
    await write('the truth');
    const number = await lastNumber();
    await foundWhole();
    const undo = await tamper(`update audit_log set detail = 'a lie' where number = ${number}`);
    const broken = { whole: false, brokenAt: number, checkedAt: TEST_START };
    expect([await chain(), await chain()]).toEqual([broken, broken]);
    await undo();
  });

  it('notices a line that was taken out, and an end that was cut off', async () => {
    for (const detail of ['one', 'two', 'three']) await write(detail);
    const last = await lastNumber();
    const undoGap = await tamper(`delete from audit_log where number = ${last - 1}`);
    expect((await chain()).brokenAt).toBe(last);
    await undoGap();
    for (const detail of ['four', 'five']) await write(detail);
    const end = await lastNumber();
    const undoCut = await tamper(`delete from audit_log where number >= ${end}`);
    expect((await chain()).brokenAt).toBe(end);
    await undoCut();
    // An attacker who cuts off verified lines, and the writer's head with them, still lacks the key of the seal.
    const head = `update audit_heads set number = 3, hash = (select hash from audit_log where number = 3)`;
    const undoAll = await tamper(
      'delete from audit_log where number > 3',
      `${head} where name = 'written'`,
    );
    expect((await chain()).whole).toBe(false);
    await undoAll();
    const undoSeal = await tamper('delete from audit_log where number > 3', head);
    expect((await chain()).whole).toBe(false);
    await undoSeal();
  });

  it('notices a log that was written anew from a changed line on', async () => {
    const undo = await tamper(`do $$
      declare line record; head text := repeat('0', 64);
      begin
        update audit_log set detail = 'a lie' where number = 2;
        for line in select * from audit_log order by number loop
          update audit_log set prev_hash = head, hash = audit_line_hash(line.number, line.at, line.actor_id, line.action,
            line.subject_id, line.detail, head) where number = line.number returning hash into head;
        end loop;
        update audit_heads set hash = head where name = 'written';
      end $$`);
    expect((await chain()).whole).toBe(false);
    await undo();
  });
});
