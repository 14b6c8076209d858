import {
  csvHead,
  csvRow,
  exportColumns,
  exportEndpoints,
  maskedEmail,
  maskedName,
  type UserExportRow,
} from '@creditfix/shared/admin';
import * as sheets from '@e965/xlsx';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { HOSTILE_CELLS, addLetters, addUsers } from '#test/many-rows.ts';
import type { TestClient } from '#test/test-client.ts';

/** Tables to take along: byte for byte what the shared rules say, on either database, whole or in two halves. */

const { exportUsers, exportLetters, scheduleExport, listExports, downloadExport, stopExport } =
  exportEndpoints;
const { reportExports } = exportEndpoints;

const OWNER = 'owner@example.com';
const AUDITOR = 'auditor@example.com';
const LETTERS = 1_500;
const WRITER = randomUUID();
let app: TestApp;
let admin: TestClient;
let auditor: TestClient;
const people = HOSTILE_CELLS.map(personOf);

beforeAll(async () => {
  app = await createTestApp({ adminEmails: [OWNER], auditorEmails: [AUDITOR] });
  admin = app.client();
  auditor = app.client();
  await signInAsAdmin(app, admin, OWNER);
  await signInAsAdmin(app, auditor, AUDITOR);
  await addUsers(app, [...people, { id: WRITER, email: 'writer@example.com' }]);
  await addLetters(app, { accountId: WRITER, count: LETTERS });
});
afterAll(() => app.close());

/** Their addresses are no less hostile than their names. */
function personOf(cell: string, number: number): UserExportRow {
  // Two of three share an instant.
  const second = String(Math.floor(number / 3)).padStart(2, '0');
  return {
    id: randomUUID(),
    email: `${cell}${number}@hostile.example`,
    firstName: cell,
    lastName: number % 2 === 0 ? '' : [...cell].toReversed().join(''),
    plan: 'free',
    status: 'none',
    flagged: 'no',
    lettersThisMonth: 0,
    lettersTotal: 0,
    revenueCents: 0,
    createdAt: `2026-09-01T03:59:${second}.000Z`,
  };
}

function inOrder(rows: readonly UserExportRow[]): UserExportRow[] {
  const byText = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);
  return rows.toSorted((a, b) => byText(a.createdAt, b.createdAt) || byText(a.id, b.id));
}

const textOf = async (path: string, client = admin) => await (await client.fetch(path)).text();
/** With its mark, which a reader of text would take away. */
const bytesOf = async (path: string, client = admin) =>
  Buffer.from(await (await client.fetch(path)).arrayBuffer());
const HOSTILE = 'from=2026-08-31&to=2026-08-31';
const audit = async (action: string) =>
  (await app.sql('select detail from audit_log where action = ? order by number', [action])).map(
    ({ detail }) => String(detail),
  );

describe('an export', () => {
  it('is what the shared rules write, whole for a reason and masked without', async () => {
    const rows = inOrder(people);
    const whole = await bytesOf(`${exportUsers.path}?${HOSTILE}&masked=no&reason=A%20court%20asks`);
    const expected = csvHead('users') + rows.map((row) => csvRow('users', row)).join('');
    expect(whole.toString('utf8')).toBe(expected);
    const masked = rows.map((row) => ({
      ...row,
      email: maskedEmail(row.email),
      firstName: maskedName(row.firstName),
      lastName: maskedName(row.lastName),
    }));
    const answer = await admin.fetch(`${exportUsers.path}?${HOSTILE}`);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="users_export_2026-11-21.csv"',
    );
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(Buffer.from(await answer.arrayBuffer()).toString('utf8')).toBe(
      csvHead('users') + masked.map((row) => csvRow('users', row)).join(''),
    );
    const lines = await textOf(`${exportUsers.path}?${HOSTILE}&format=jsonl`);
    expect(lines).toBe(masked.map((row) => `${JSON.stringify(row)}\n`).join(''));
  });

  it('is for Excel a sheet of texts and numbers, and no formula', async () => {
    const path = `${exportUsers.path}?${HOSTILE}&format=xlsx&masked=no&reason=why`;
    const { SheetNames: names, Sheets: found } = sheets.read(await bytesOf(path));
    expect(names).toEqual(['users']);
    const sheet = found['users'] ?? {};
    const cells = Object.entries(sheet).filter(([place]) => !place.startsWith('!'));
    expect(cells.every(([, cell]) => (cell as sheets.CellObject).f === undefined)).toBe(true);
    const [head, ...rows] = sheets.utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 });
    expect(head).toEqual(exportColumns.users.map(([, name]) => name));
    // A reader of XML takes any end of a line for another.
    const ends = (text: string) => text.replaceAll(/[\r\n]+/g, '\n');
    expect(
      rows.map((row) => row.map((cell) => (typeof cell === 'string' ? ends(cell) : cell))),
    ).toEqual(
      inOrder(people).map((row) =>
        exportColumns.users.map(([key]) => {
          const cell = row[key];
          return typeof cell === 'string' ? ends(cell) : cell;
        }),
      ),
    );
  });

  it('is for Excel cut where its cells end, and free of what XML can not hold', async () => {
    const id = randomUUID();
    const firstName = `${'é'.repeat(32_766)}😀${'é'.repeat(9)}`;
    await addUsers(app, [{ id, email: 'long@example.com', firstName, lastName: 'x\uFFFE\uFFFF' }]);
    const path = `${exportUsers.path}?search=long@&format=xlsx&masked=no&reason=why`;
    const sheet = sheets.read(await bytesOf(path)).Sheets['users'] ?? {};
    await app.sql('delete from accounts where id = ?', [id]);
    const [first, last] = ['C2', 'D2'].map((place) => (sheet[place] as sheets.CellObject).v);
    expect([first === 'é'.repeat(32_766), last]).toEqual([true, 'x']);
  });

  it('that was cut off goes on with the next row, to the same bytes', async () => {
    const whole = await bytesOf(`${exportLetters.path}?search=${WRITER}`);
    expect(whole.toString('utf8').split('\r\n')).toHaveLength(LETTERS + 2);
    const leave = new AbortController();
    const answer = await admin.fetch(`${exportLetters.path}?search=${WRITER}`, {
      signal: leave.signal,
    });
    const half: Buffer[] = [];
    for await (const chunk of answer.body ?? []) {
      half.push(Buffer.from(chunk));
      if (Buffer.concat(half).length > whole.length * 0.4) break;
    }
    leave.abort();
    const got = Buffer.concat(half).subarray(0, Math.floor(whole.length * 0.4));
    const kept = got.subarray(0, got.lastIndexOf('\r\n') + 2);
    const lastId = kept.toString('utf8').trimEnd().split('\r\n').at(-1)?.slice(0, 36) ?? '';
    const rest = await bytesOf(`${exportLetters.path}?search=${WRITER}&resumeAfter=${lastId}`);
    expect(Buffer.concat([kept, rest]).equals(whole)).toBe(true);
    const gone = `${exportLetters.path}?resumeAfter=${randomUUID()}`;
    expect(await textOf(gone)).toContain('admin.export_row_unknown');
    expect(await textOf(`${gone}&format=xlsx`)).toContain('"resumeAfter"');
  });

  it('leaves nothing running when the reader goes away', async () => {
    for (let times = 0; times < 4; times += 1) {
      const leave = new AbortController();
      const answer = await admin.fetch(exportLetters.path, { signal: leave.signal });
      expect(answer.status).toBe(200);
      leave.abort();
      await answer.body?.cancel().catch(() => {});
      await expect
        .poll(async () => {
          const [begun, ended, cut] = await Promise.all(
            ['export_begun', 'export_ended', 'export_cut_off'].map(audit),
          );
          return (begun?.length ?? 0) - (ended?.length ?? 0) - (cut?.length ?? 0);
        })
        .toBe(0);
    }
    const running = `select 1 from pg_stat_activity where application_name = 'credit-fix-export' and datname = current_database()`;
    await expect.poll(() => app.sql(running)).toEqual([]);
  });

  it('is narrowed by day in Eastern time, and by what one searches for', async () => {
    const count = async (query: string) =>
      (await textOf(`${exportUsers.path}?format=jsonl&${query}`)).split('\n').length - 1;
    expect(await count('from=2026-08-31&to=2026-08-31')).toBe(people.length);
    expect(await count('from=2026-09-01&to=2026-09-01')).toBe(0);
    expect(await count('search=WRITER@')).toBe(1);
    expect(await count('search=w%25')).toBe(0);
    expect(await count(`search=${encodeURIComponent("wr' or '1'='1")}`)).toBe(0);
    expect(await count('plan=pro')).toBe(0);
    const told = async (query: string) =>
      JSON.parse(await textOf(`${exportEndpoints.countUsers.path}?${query}`)).data.rows as number;
    const all = people.length + 3;
    expect([await told(''), await told('plan=free')]).toEqual([all, all]);
    expect(await told('to=2026-08-31')).toBe(people.length);
    const written = `${exportEndpoints.countLetters.path}?search=${WRITER}`;
    expect(await textOf(written)).toContain(`"rows":${LETTERS}`);
    expect(await textOf(`${exportUsers.path}?plan=gold`)).toContain('"plan"');
  });

  it('of letters is narrowed by what they dispute, and has nothing to mask', async () => {
    await app.sql(
      `insert into letters (id, account_id, signing_id, plan_month, status, reference, dispute_reason, sealed_form,
         sealed_document, sealed_signature, document_sha256, position, recipient, exhibit_pages, pdf_pages, created_at)
       select gen_random_uuid(), a.id, gen_random_uuid(), '2026-11', 'drafted', 'CF-T' || n, reason, '', '', '', '', 0, 'bureau',
         0, 2, '2026-10-05T12:00:00Z'
       from accounts a, generate_series(1, 3) n, (values ('identity_theft'), ('other')) r (reason) where a.email = ?`,
      [OWNER],
    );
    const reasons = async (query: string) =>
      (await textOf(`${exportLetters.path}?format=jsonl&to=2026-10-31&${query}`))
        .split('\n')
        .flatMap((line) => (line ? [String(JSON.parse(line).reason)] : []));
    const theft = Array(3).fill('identity_theft');
    expect(await reasons('reason=identity_theft')).toEqual(theft);
    expect(await reasons('masked=no&reason=identity_theft')).toEqual(theft);
    expect((await audit('export_begun')).at(-1)).toMatch(
      /letters jsonl masked, reason=identity_theft to=2026-10-31$/,
    );
    expect(await reasons('masked=no')).toHaveLength(6);
    const refused = await admin.fetch(`${exportLetters.path}?reason=anything`);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('"reason"');
    const body = { kind: 'letters', filter: { reason: 'anything' } } as const;
    const { problem } = await admin.call(scheduleExport, { body });
    expect(problem.fields?.[0]?.path).toBe('filter.reason');
  });

  it('finds for an auditor whom they name in full, and guesses at nobody', async () => {
    const found = async (search: string) => {
      const query = `search=${encodeURIComponent(search)}`;
      const lines = await textOf(`${exportUsers.path}?format=jsonl&${query}`, auditor);
      const told = await textOf(`${exportEndpoints.countUsers.path}?${query}`, auditor);
      return [lines.split('\n').length - 1, JSON.parse(told).data.rows];
    };
    expect(await found('writer@example.co')).toEqual([0, 0]);
    expect(await found('w***@example.com')).toEqual([0, 0]);
    expect(await found(' Writer@Example.com ')).toEqual([1, 1]);
    const made: unknown[] = [];
    for (const search of ['writer@', 'WRITER@example.com']) {
      const body = { kind: 'users', filter: { search } } as const;
      const { id } = (await auditor.call(scheduleExport, { body })).data;
      const file = async () =>
        (await auditor.call(listExports)).data.files.find((each) => each.id === id);
      await expect.poll(async () => (await file())?.status).toBe('ready');
      made.push((await file())?.rows);
      void (await auditor.call(stopExport, { params: { id } })).data;
    }
    expect(made).toEqual([0, 1]);
  });

  it('leaves a line when it is only counted, of the number alone', async () => {
    await textOf(`${exportEndpoints.countUsers.path}?search=writer@`);
    await textOf(`${exportEndpoints.countLetters.path}?search=${WRITER}`);
    expect((await audit('count_users')).at(-1)).toBe('1 row');
    expect((await audit('count_letters')).at(-1)).toBe(`${LETTERS} rows`);
  });

  it('is whole only for a reason and never for an auditor; the log says all but what was searched for', async () => {
    const path = `${exportUsers.path}?masked=no`;
    const unsaid = await textOf(path);
    expect(unsaid).toContain('admin.reason_needed');
    expect(JSON.parse(unsaid).fields).toMatchObject([{ path: 'reason' }]);
    expect(await textOf(`${path}&reason=why`, auditor)).toContain('admin.not_your_role');
    await bytesOf(`${path}&reason=A%20court%20asks&search=writer@&plan=free`);
    expect((await audit('export_begun')).at(-1)).toMatch(
      /users csv unmasked, search plan=free, because: A court asks$/,
    );
    const sent = await bytesOf(`${exportUsers.path}?search=writer@`);
    await expect
      .poll(async () => (await audit('export_ended')).at(-1))
      .toContain(
        `1 row, users csv, ${sent.length} bytes, sha256 ${createHash('sha256').update(sent).digest('hex')}`,
      );
    const signedOut = await app.client().fetch(exportUsers.path);
    expect(signedOut.status).toBe(401);
  });
});

const mailTo = async (email: string, subject: string) =>
  (await app.mailbox()).filter((each) => each.to === email && each.subject.includes(subject));

describe('an export in the background', () => {
  it('is made masked and sealed, told of by email, fetched by its owner, and deleted after seven days', async () => {
    const body = { kind: 'users', filter: { to: '2026-08-31' } } as const;
    const { id } = (await admin.call(scheduleExport, { body })).data;
    await expect.poll(() => mailTo(OWNER, 'is ready')).toHaveLength(1);
    const [mail] = await mailTo(OWNER, 'is ready');
    expect(mail?.links).toContain(`${app.url}/admin/dashboard?tab=exports&download=${id}`);
    const { files } = (await admin.call(listExports)).data;
    expect(files).toMatchObject([
      { id, status: 'ready', rows: people.length, trouble: 'none', filter: { to: '2026-08-31' } },
    ]);
    const path = downloadExport.path.replace(':id', id);
    const bytes = await bytesOf(path);
    expect(bytes.equals(await bytesOf(`${exportUsers.path}?to=2026-08-31`))).toBe(true);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(files[0]?.sha256);
    expect(await textOf(path, auditor)).toContain('admin.export_unknown');
    const stored = async () => (await app.storedFiles()).filter((each) => /exports/.test(each));
    expect(await stored()).toHaveLength(1);
    const ends = (at: string) => app.sql('update export_files set kept_until = ?', [at]);
    await ends('2026-11-21T15:00:00.000Z');
    expect(await textOf(path)).toContain('admin.export_unknown');
    await ends('2026-11-28T15:00:00.000Z');
    await app.setClock('2026-11-28T15:00:01.000Z');
    await app.runHourly();
    await app.setClock('2026-11-21T15:00:00.000Z');
    expect(await stored()).toEqual([]);
    expect(await textOf(path)).toContain('admin.export_unknown');
  });

  it('says that its file is gone, where somebody has taken it off the disk', async () => {
    const { id } = (await admin.call(scheduleExport, { body: { kind: 'users' } })).data;
    const files = async () => (await admin.call(listExports)).data.files;
    await expect.poll(async () => (await files())[0]?.status).toBe('ready');
    const swap = 'update export_files set attempt = ?::uuid where id = ? returning attempt';
    const [made] = await app.sql('select attempt from export_files where id = ?', [id]);
    await app.sql(swap, [randomUUID(), id]);
    const lost = await admin.fetch(downloadExport.path.replace(':id', id));
    expect([lost.status, await lost.text()]).toEqual([
      410,
      expect.stringContaining('ask for the export again'),
    ]);
    await app.sql(swap, [made?.attempt, id]);
    void (await admin.call(stopExport, { params: { id } })).data;
  });

  it('says that the disk is full, and keeps nothing', async () => {
    await app.fillDisk();
    const body = { kind: 'letters' } as const;
    const { id } = (await admin.call(scheduleExport, { body })).data;
    await expect.poll(() => mailTo(OWNER, 'could not be made')).toHaveLength(1);
    const { files } = (await admin.call(listExports)).data;
    expect(files).toMatchObject([{ id, status: 'failed', trouble: 'disk_full', rows: null }]);
    expect((await app.storedFiles()).filter((each) => /exports/.test(each))).toEqual([]);
    const path = downloadExport.path.replace(':id', id);
    expect(await textOf(path)).toContain('admin.export_not_ready');
  });

  it('comes each Monday at seven, until it is stopped', async () => {
    const body = { kind: 'letters', format: 'jsonl', every: 'week' } as const;
    const { id } = (await admin.call(scheduleExport, { body })).data;
    const [weekly] = (await admin.call(listExports)).data.weekly;
    expect(weekly).toMatchObject({ id, nextAt: '2026-11-23T12:00:00.000Z' });
    await app.setClock('2026-11-23T12:00:30.000Z');
    await app.runHourly();
    await app.runHourly();
    await signInAsAdmin(app, admin, OWNER);
    await expect.poll(() => mailTo(OWNER, 'export of letters is ready')).toHaveLength(1);
    expect((await admin.call(listExports)).data.weekly).toMatchObject([
      { nextAt: '2026-11-30T12:00:00.000Z' },
    ]);
    void (await admin.call(stopExport, { params: { id } })).data;
    expect((await admin.call(listExports)).data.weekly).toEqual([]);
    const wrong = { kind: 'letters', filter: { plan: 'pro' } } as const;
    expect((await admin.call(scheduleExport, { body: wrong })).status).toBe(400);
  });

  it('ends the first time that its owner is none of the staff anymore', async () => {
    await app.setClock('2026-11-23T12:10:00.000Z');
    await signInAsAdmin(app, auditor, AUDITOR);
    const body = { kind: 'letters', every: 'week' } as const;
    const { id } = (await auditor.call(scheduleExport, { body })).data;
    const rename = (from: string, to: string) =>
      app.sql('update accounts set email = ? where email = ?', [to, from]);
    await rename(AUDITOR, 'left@example.com');
    const filesOfTheirs = `select f.id from export_files f join accounts a on a.id = f.account_id where a.email = 'left@example.com'`;
    for (const monday of ['2026-11-30', '2026-12-07']) {
      await app.setClock(`${monday}T12:00:30.000Z`);
      await app.runHourly();
      expect(await app.sql(filesOfTheirs)).toEqual([]);
    }
    expect(await app.sql('select id from weekly_exports')).toEqual([]);
    const ended = (await audit('export_stopped')).filter((line) => line.startsWith(id));
    expect(ended).toEqual([`${id} asked for by nobody of the staff anymore`]);
    await rename('left@example.com', AUDITOR);
    await app.setClock('2026-11-23T12:00:30.000Z');
    await signInAsAdmin(app, admin, OWNER);
  });
});

it('puts an export that was made offline into the audit log once', async () => {
  const each = {
    id: randomUUID(),
    kind: 'users',
    rows: 12,
    masked: false,
    sha256: 'ab'.repeat(32),
    filter: { search: 'ann@' },
    madeAt: '2026-11-20T10:00:00.000Z',
  } as const;
  const report = async () => (await admin.call(reportExports, { body: { exports: [each] } })).data;
  expect([await report(), await report()]).toEqual([{ noted: 1 }, { noted: 0 }]);
  expect(await audit('export_offline')).toEqual([
    `${each.id} users unmasked, search, 12 rows, sha256 ${each.sha256}, made ${each.madeAt}`,
  ]);
});
