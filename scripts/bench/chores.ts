import { databaseShape } from '@creditfix/server/database-shape';
import { openDatabase } from '@creditfix/server/platform/database';
import { checkKeys, newEncryptionKeys, Vault } from '@creditfix/server/platform/vault';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { startTimedServer } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { fillBusiness, withoutIndexes } from './fill-business.ts';
import { conclude, residentMb } from './measuring.ts';

/**
 * What a server does every hour, at 1,000,000 people and 5,000,000 letters with their trails, mail, disputes, drafts and emails: each
 * chore by itself, as the job that it is, in a real worker. The first time, reminders and nudges by the thousand are due; the second time
 * nothing is, which is what looking for work costs. Not filled: the audit log (its watch goes on from where it was) and files.
 */

const PEOPLE = isPlanted ? 200 : Number(process.env.USERS ?? 1_000_000);
const LETTERS = isPlanted ? 500 : Number(process.env.LETTERS ?? 5_000_000);
/** Of reminders and of drafts each. */
const DUE = isPlanted ? 3 : Number(process.env.DUE ?? 1_000);
const TARGETS = { lookS: 10, grownMb: 250 };
const PATIENCE_MS = 30 * 60_000;

/** What `fillBusiness` leaves out: it fills what lists, figures and exports read. */
const FILLED: readonly (readonly [tables: readonly string[], statement: string])[] = [
  [
    ['letter_events'],
    `insert into letter_events (id, account_id, letter_id, kind, at, sealed_origin)
     select gen_random_uuid(), account_id, id, kind, created_at + after, 'sealed'
     from letters cross join (values ('signed', interval '0'), ('downloaded', interval '1 hour')) steps (kind, after)`,
  ],
  [
    ['mailpieces'],
    `insert into mailpieces (id, letter_id, account_id, carrier, mail_class, status, price_cents, pages, sheets, packet_sha256,
       sealed_addresses, to_state, created_at, send_after, asked_at, carrier_id, mailed_at, delivered_at, ended_at, polled_at)
     select gen_random_uuid(), id, account_id, 'lob', 'certified', status, 1200, 2, 3, repeat('0', 64), 'sealed', 'GA', created_at,
       case when status = 'queued' then now() + interval '3 days' else created_at end, case when status <> 'queued' then created_at end,
       case when status <> 'queued' then 'bench_' || id end, case when status <> 'queued' then created_at + interval '1 day' end,
       case when status = 'delivered' then created_at + interval '6 days' end,
       case when status in ('delivered', 'returned') then created_at + interval '6 days' end,
       case when status in ('queued', 'mailed', 'in_transit') then now() + interval '3 days' end
     from letters where mail_date is not null or status = 'queued'`,
  ],
  [
    ['mail_events'],
    `insert into mail_events (id, mailpiece_id, source_key, kind, at, recorded_at)
     select gen_random_uuid(), id, kind, kind, created_at + after, created_at + after
     from mailpieces cross join (values ('mailed', interval '1 day'), ('in_transit', interval '3 days')) steps (kind, after)
     where status <> 'queued'`,
  ],
  [
    ['disputes'],
    `insert into disputes (id, account_id, first_letter_id, item_number, item_key, sealed_item, created_at)
     select id, account_id, id, 1, 'key-' || id, 'sealed', created_at from letters where mail_date is not null`,
  ],
  [
    ['dispute_rounds'],
    `insert into dispute_rounds (id, dispute_id, number, letter_id, recipient, basis, received_on, due_on, remind_on, created_at)
     select gen_random_uuid(), id, 1, id, 'bureau', 'reinvestigation', created_at::date + 6, created_at::date + 36,
       case when created_at > now() - interval '650 days' then created_at::date + 700 end, created_at
     from disputes`,
  ],
  [
    ['letter_drafts'],
    `insert into letter_drafts (id, account_id, revision, sealed_content, created_at, updated_at, signed_at)
     select case when n % 8 = 0 then gen_random_uuid() else id end, account_id, 1, 'sealed', created_at - interval '1 hour', created_at,
       case when n % 8 <> 0 then created_at end
     from (select *, row_number() over () as n from letters) l`,
  ],
  [
    ['nudges'],
    // A day of its own for each: a person has one nudge a day at most.
    `insert into nudges (kind, subject_id, account_id, sent_on, sent_at)
     select kind, id, account_id, date '2000-01-01' + (row_number() over ())::int, at
     from (select 'mail_check' as kind, id, account_id, created_at + interval '4 days' as at from letters
         where status = 'drafted' and created_at < now() - interval '3 days'
       union all select 'draft_waits', id, account_id, updated_at + interval '3 days' from letter_drafts where signed_at is null) asked`,
  ],
  [
    ['outgoing_emails'],
    `insert into outgoing_emails (id, key, kind, account_id, sealed_message, keeps_text, status, created_at, sent_at)
     select id, 'letter_ready:' || id, 'letter_ready', account_id, case when created_at > now() - interval '90 days' then 'sealed' end, true,
       'sent', created_at, created_at from letters`,
  ],
  [
    ['sessions'],
    `insert into sessions (id, account_id, kind, how, token_hash, created_at, last_seen_at, expires_at, ended_at, on_device, sealed_origin)
     select gen_random_uuid(), id, 'person', 'link', 'hash-' || id, created_at, created_at, created_at + interval '30 days',
       case when created_at < now() - interval '30 days' then created_at + interval '30 days' end, false, 'sealed' from accounts`,
  ],
];

await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const keys = newEncryptionKeys();
  const database = await openDatabase({ url }, databaseShape);
  await checkKeys(database.fork(), new Vault(keys));
  await database.close();
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  bed.closing(() => sql.end());

  const startedAt = performance.now();
  await fillBusiness(url, { users: PEOPLE, letters: LETTERS });
  await fillTrails(sql);
  const due = await fillDue(sql, new Vault(keys));
  await sql.query('vacuum (analyze)');
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(`${PEOPLE} people and ${LETTERS} letters, filled in ${seconds} s.\n`);

  // Nobody is written to at night.
  const noonInNewYork = new Date(`${new Date().toISOString().slice(0, 10)}T17:00:00.000Z`);
  const worker = await startTimedServer(
    { DATA_DIR: join(bed.folder, 'worker'), DATABASE_URL: url, ENCRYPTION_KEYS: keys },
    noonInNewYork,
  );
  bed.closing(() => worker.stop());
  const before = residentMb(worker.pid);
  const { rows } = await sql.query<{ chore: string }>(
    `select key as chore from pgboss.schedule where name = 'hourly' order by key`,
  );
  const lines: { chore: string; 'with work s': number; 'without s': number; 'MB after': number }[] =
    [];
  for (const { chore } of rows) {
    const withWork = await secondsOf(sql, chore);
    const without = await secondsOf(sql, chore);
    process.stdout.write(`${chore}: ${withWork} s, then ${without} s\n`);
    lines.push({
      chore,
      'with work s': withWork,
      'without s': without,
      'MB after': Math.round(residentMb(worker.pid)),
    });
  }
  console.table(lines);
  const slowest = orPlanted(
    'the longest look for work',
    Math.max(...lines.map((line) => line['without s'])),
    999,
  );
  const sent = await sql.query<{ nudged: number; reminded: number }>(
    `select (select count(*)::int from nudges where subject_id = any ($1)) as nudged,
       (select count(*)::int from outgoing_emails where kind = 'deadline_overdue' and status = 'sent') as reminded`,
    [due.drafts],
  );
  console.table(sent.rows);
  const grown = residentMb(worker.pid) - before;
  process.stdout.write(`The worker has ${Math.round(grown)} MB more than before.\n`);
  conclude([
    { what: `longest look for work: ${slowest} s`, met: slowest < TARGETS.lookS },
    { what: `memory: ${grown} MB`, met: grown < TARGETS.grownMb },
    { what: 'everybody was nudged', met: sent.rows[0]?.nudged === DUE },
    { what: 'everybody was reminded', met: sent.rows[0]?.reminded === DUE },
  ]);
});

async function fillTrails(sql: pg.Client): Promise<void> {
  await sql.query(`set session_replication_role = replica`);
  await sql.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'`);
  for (const [tables, statement] of FILLED) {
    const at = performance.now();
    await withoutIndexes(sql, tables, () => sql.query(statement));
    process.stdout.write(`${tables.join()}: ${Math.round((performance.now() - at) / 1000)} s\n`);
  }
}

/** What the worker has to open is sealed as the product seals it, bound to its row. @returns the ids of drafts that nobody was asked about */
async function fillDue(
  sql: pg.Client,
  vault: Vault,
): Promise<{ readonly drafts: readonly string[] }> {
  const { rows: people } = await sql.query<{ id: string }>(
    `select id from accounts where deleted_at is null order by id limit $1`,
    [DUE],
  );
  const drafts = people.map((person) => ({ account: person.id, id: randomUUID() }));
  await sql.query(
    `insert into letter_drafts (id, account_id, revision, sealed_content, created_at, updated_at)
     select id, account, 1, sealed, now() - interval '100 hours', now() - interval '100 hours'
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as due (id, account, sealed)`,
    [
      drafts.map(({ id }) => id),
      drafts.map(({ account }) => account),
      drafts.map(({ id }) =>
        vault.sealJson(
          { personalInfo: { state: 'NY' } },
          { column: 'letter_drafts.sealed_content', rowId: id },
        ),
      ),
    ],
  );
  // Their other drafts would be newer.
  await sql.query(
    `update letter_drafts set signed_at = updated_at where signed_at is null and account_id = any ($1) and id <> all ($2)`,
    [people.map(({ id }) => id), drafts.map(({ id }) => id)],
  );
  // Nor were they asked about one of late.
  await sql.query(`delete from nudges where kind = 'draft_waits' and account_id = any ($1)`, [
    people.map(({ id }) => id),
  ]);
  const { rows: disputes } = await sql.query<{ id: string }>(
    `select d.id from (select distinct on (account_id) id, account_id, created_at from disputes
       where created_at between now() - interval '400 days' and now() - interval '40 days' order by account_id) d
     join accounts a on a.id = d.account_id where a.deleted_at is null limit $1`,
    [DUE],
  );
  const ids = disputes.map(({ id }) => id);
  const item = {
    creditorName: 'Harbor Point Bank',
    accountEnding: '1234',
    disputeReason: 'not_mine',
    template: null,
    freeAnnualReport: false,
    outsideDirectDispute: false,
    timeZone: 'America/New_York',
    homeState: 'NY',
  };
  await sql.query(
    `update disputes d set sealed_item = due.sealed from unnest($1::uuid[], $2::text[]) as due (id, sealed) where d.id = due.id`,
    [ids, ids.map((id) => vault.sealJson(item, { column: 'disputes.sealed_item', rowId: id }))],
  );
  await sql.query(
    `update dispute_rounds set received_on = current_date - 42, due_on = current_date - 12, remind_on = current_date - 1
     where dispute_id = any ($1)`,
    [ids],
  );
  return { drafts: drafts.map(({ id }) => id) };
}

/** Puts one chore into the queue, as its clock does. @returns how long the worker had it, in seconds; without end if it failed */
async function secondsOf(sql: pg.Client, chore: string): Promise<number> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into pgboss.job (name, data) values ('hourly', jsonb_build_object('chore', $1::text)) returning id`,
    [chore],
  );
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const found = await sql.query<{ state: string; seconds: number }>(
      `select state, extract(epoch from completed_on - started_on)::float as seconds from pgboss.job where id = $1`,
      [rows[0]?.id],
    );
    const [job] = found.rows;
    if (job?.state === 'completed') return Number(job.seconds.toFixed(2));
    if (job?.state === 'failed' || job?.state === 'retry') return Number.POSITIVE_INFINITY;
    await pause(100);
  }
  throw new Error(`${chore} is not done after half an hour`);
}
