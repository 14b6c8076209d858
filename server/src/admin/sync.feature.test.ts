import { exportEndpoints, type LetterExportRow, type UserExportRow } from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addLetters, addUsers, letterId } from '#test/many-rows.ts';
import type { TestClient } from '#test/test-client.ts';

/** Offline replicas: however the log of changes is read, split, repeated or broken off, they end up as the export. */

const { syncUsers, syncLetters, exportUsers, exportLetters } = exportEndpoints;

const OWNER = 'owner@example.com';
const AUDITOR = 'auditor@example.com';
let app: TestApp;
let admin: TestClient;
let auditor: TestClient;
const people = Array.from({ length: 12 }, () => randomUUID());

beforeAll(async () => {
  app = await createTestApp({ adminEmails: [OWNER], auditorEmails: [AUDITOR] });
  admin = app.client();
  auditor = app.client();
  await signInAsAdmin(app, admin, OWNER);
  await signInAsAdmin(app, auditor, AUDITOR);
  await addUsers(
    app,
    people.map((id, number) => ({ id, email: `person${number}@example.com`, firstName: 'Ann' })),
  );
  for (const accountId of people) await addLetters(app, { accountId, count: 20 });
});
afterAll(() => app.close());

type AnyRow = UserExportRow | LetterExportRow;
type Kind = 'users' | 'letters';
const endpoints = { users: syncUsers, letters: syncLetters } as const;
const random = (below: number) => Math.floor(Math.random() * below);

/** A replica as the desktop app keeps one: rows and cursor change together. */
class OfflineReplica {
  rows = new Map<string, AnyRow>();
  cursor: string | undefined;
  readonly #kind: Kind;
  readonly #client: TestClient;

  constructor(kind: Kind, client = admin) {
    this.#kind = kind;
    this.#client = client;
  }

  async page(limit: number) {
    const query = {
      limit: String(limit),
      ...(this.cursor === undefined ? {} : { after: this.cursor }),
    };
    return await this.#client.call(endpoints[this.#kind], { query });
  }

  /** @returns whether there is more */
  async take(limit: number, fate = random(5)): Promise<boolean> {
    const before = { rows: new Map(this.rows), cursor: this.cursor };
    const { data } = await this.page(limit);
    for (const row of data.rows) this.rows.set(row.id, row);
    for (const id of data.deleted) this.rows.delete(id);
    this.cursor = data.next;
    // It breaks off before anything of the page was kept, or in the middle of it with the old cursor: rows that come again do no harm.
    if (fate === 0) this.rows = before.rows;
    if (fate <= 1) this.cursor = before.cursor;
    return data.hasMore || fate <= 1;
  }

  async catchUp(): Promise<void> {
    while (await this.take(1 + random(40)));
  }
}

async function exported(kind: Kind): Promise<Map<string, AnyRow>> {
  const { path } = kind === 'users' ? exportUsers : exportLetters;
  const lines = (await (await admin.fetch(`${path}?format=jsonl`)).text()).trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as AnyRow).map((row) => [row.id, row]));
}

/**
 * Until whatever is committed can be read. A reader waits for the transactions that were under way at the time, and on a server of
 * several databases those of all the others too: of the tests beside these, which may migrate a database for seconds.
 */
async function settled(): Promise<void> {
  const [before] = await app.sql('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  const isReadable = async () =>
    await app.sql('select 1 where pg_snapshot_xmin(pg_current_snapshot()) >= ?::xid8', [
      String(before?.['next']),
    ]);
  await expect.poll(isReadable).not.toEqual([]);
}

const sortedRows = (rows: Map<string, AnyRow>) =>
  [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

let made = 100;
/** Something that changes what an exported row says, or does not; several of them overlap where the database can do so. */
async function change(): Promise<void> {
  const who = people[2 + random(people.length - 2)] ?? '';
  const letter = `(select id from letters where account_id = '${who}' order by md5(id::text || clock_timestamp()) limit 1)`;
  const lasting = `perform pg_sleep(${random(20) / 1_000});`;
  const actions = [
    `update letters set status = (array['mailed','delivered','failed'])[1 + floor(random() * 3)::int],
       mail_date = current_date where id = ${letter};`,
    `update letters set tracking_number = 'nothing that a row says' where id = ${letter};`,
    `delete from letters where id = ${letter};`,
    `update accounts set first_name = 'Zoë ${random(1_000)}' where id = '${who}' and deleted_at is null;`,
    `update accounts set plan = case plan when 'pro' then 'free' else 'pro' end where id = '${who}';`,
    `insert into account_flags (id, account_id, rule, detail, raised_at)
       values (gen_random_uuid(), '${who}', 'test_${randomUUID()}', '', now());`,
    `delete from account_flags where account_id = '${who}';`,
    `insert into payments (id, account_id, what, amount_cents, currency, paid_at)
       values (gen_random_uuid(), '${who}', 'plan', 999, 'usd', now());`,
  ];
  if (random(4) === 0) {
    made += 1;
    await addLetters(app, { accountId: who, from: made, count: 1 });
    return;
  }
  const action = actions[random(actions.length)] ?? '';
  await app.sql(`do $$ begin ${action} ${lasting} end $$`);
}

it('end up as the export, whatever happens while they are read', async () => {
  const copies = { users: new OfflineReplica('users'), letters: new OfflineReplica('letters') };
  await copies.users.take(3);
  for (let round = 0; round < 12; round += 1) {
    const changes = Array.from({ length: 8 }, () => change());
    await Promise.all([copies.users.take(1 + random(9)), copies.letters.take(1 + random(60))]);
    await Promise.all(changes);
    if (round === 6) {
      // An account is deleted and another one goes wholly, with its letters.
      await app.sql(
        `update accounts set email = 'deleted', first_name = null, deleted_at = now() where id = ?`,
        [people[0] ?? ''],
      );
      await app.sql('delete from accounts where id = ?', [people[1] ?? '']);
      await app.runHourly();
    }
  }
  await settled();
  for (const kind of ['users', 'letters'] as const) {
    const expected = sortedRows(await exported(kind));
    const copy = copies[kind];
    await copy.catchUp();
    expect(sortedRows(copy.rows)).toEqual(expected);
    const anew = new OfflineReplica(kind);
    await anew.catchUp();
    expect(sortedRows(anew.rows)).toEqual(expected);
    expect((await anew.page(1)).data.total).toBe(expected.length);
  }
});

it('miss nothing that is committed after what came later', async () => {
  const copy = new OfflineReplica('letters');
  await copy.catchUp();
  const whose = people[7] ?? '';
  const mail = (number: number, seconds: number) =>
    app.sql(
      `do $$ begin
        update letters set status = 'mailed' where id = ${letterId(`'${number}'`).replace('?', `'${whose}'`)};
        perform pg_sleep(${seconds});
      end $$`,
    );
  const slow = mail(7, 1);
  await mail(8, 0);
  await copy.take(100, 2);
  await slow;
  await settled();
  while (await copy.take(100, 2));
  expect(sortedRows(copy.rows)).toEqual(sortedRows(await exported('letters')));
});

it('learn that a month is over', async () => {
  const copy = new OfflineReplica('users');
  await copy.catchUp();
  const writer = [...copy.rows.values()].find((row) => 'plan' in row && row.lettersThisMonth > 0);
  expect(writer).toBeDefined();
  await app.setClock('2026-12-01T05:00:01.000Z');
  await signInAsAdmin(app, admin, OWNER);
  // The first reader of the month notes it for all.
  await copy.catchUp();
  await settled();
  await copy.catchUp();
  expect(copy.rows.get(writer?.id ?? '')).toMatchObject({ lettersThisMonth: 0 });
  expect(sortedRows(copy.rows)).toEqual(sortedRows(await exported('users')));
  await signInAsAdmin(app, auditor, AUDITOR);
});

it('are masked, whoever reads in a browser', async () => {
  for (const client of [admin, auditor]) {
    const copy = new OfflineReplica('users', client);
    await copy.catchUp();
    expect([...copy.rows.values()]).toContainEqual(
      expect.objectContaining({ email: expect.stringMatching(/^p\*\*\*@example\.com$/) }),
    );
    expect(JSON.stringify([...copy.rows.values()])).not.toMatch(/Ann|person\d/);
  }
});

it('are rebuilt once it is forgotten what was deleted, or the log was started over', async () => {
  const [old, away] = [new OfflineReplica('letters'), new OfflineReplica('letters')];
  await old.catchUp();
  await away.take(1, 2);
  // Letters of their own: chance may have deleted any other by now.
  const whose = people[5] ?? '';
  await addLetters(app, { accountId: whose, from: 9_001, count: 2 });
  await app.sql(`delete from letters where id = ${letterId('9001')}`, [whose]);
  await app.sql(`update letters set status = 'mailed' where id = ${letterId('9002')}`, [whose]);
  await settled();
  await old.catchUp();
  const tidy = async () => {
    await app.sql(`update sync_changes set changed_at = changed_at - interval '91 days'`);
    await app.runHourly();
    return await app.sql('select 1 from sync_changes where deleted');
  };
  await expect.poll(tidy).toEqual([]);
  // This one had heard of it in time; the other one can't know anymore what it should throw away.
  expect((await old.page(1)).status).toBe(200);
  expect((await away.page(1)).status).toBe(410);
  const fresh = new OfflineReplica('letters');
  await fresh.catchUp();
  expect(sortedRows(fresh.rows)).toEqual(sortedRows(await exported('letters')));

  await app.sql('select rebuild_sync_log()');
  expect((await fresh.page(1)).problem.code).toBe('admin.sync_too_old');
  const query = { after: 'nothing of ours' };
  expect((await admin.call(syncLetters, { query })).problem.code).toBe('admin.sync_too_old');
});
