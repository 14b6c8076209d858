import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealedDocumentFiles } from '#server/documents/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import {
  createDiskFileStore,
  removeLater,
  removeNoted,
  type FileStore,
} from '#server/platform/files/index.ts';
import {
  Vault,
  VaultError,
  checkKeys,
  findSealedColumns,
  newEncryptionKeys,
  rotateKeys,
  sealingKeyId,
  type Place,
  type SealedColumn,
} from '#server/platform/vault/index.ts';
import { sealedFeatures } from '#server/sealed-features.ts';
import { openTestDatabase } from '#test/open-test-database.ts';

/** A change of keys over the tables and files of all features. */

const oldKeys = newEncryptionKeys();
const newKeys = newEncryptionKeys();
const at = new Date('2026-11-21T15:00:00Z');
/** More than one batch. */
const TRAIL_LINES = 250;

let database: Database;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-keys-'));
  files = createDiskFileStore(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const sql = async (query: string, params: readonly unknown[] = []) =>
  await database.fork().execute<Record<string, unknown>[]>(query, [...params]);

let letterIds: string[];
let paperFiles: typeof copyFiles;
let messageFiles: typeof copyFiles;
let copyFiles: readonly { readonly key: string; readonly place: Place }[];
/** Rows in every table that has a sealed column, whichever those are, and two letters with their files. */
beforeEach(async () => {
  const vault = new Vault(oldKeys);
  const columns = await findSealedColumns(database.fork());
  const tables = [...new Set(columns.map(({ table }) => table))].filter(
    (table) => table !== 'accounts' && table !== 'letters' && table !== 'vault_check',
  );
  await sql('delete from accounts');
  for (const table of ['vault_check', 'key_rotation', ...tables]) await sql(`delete from ${table}`);
  await checkKeys(database.fork(), vault);
  const accountId = await addRows(vault, 'accounts', {});
  letterIds = [];
  for (const row of [1, 2]) {
    const id = randomUUID();
    letterIds.push(id);
    const [pdf_key, packet_key] = [`letters/${id}.pdf`, `packets/${id}.pdf`];
    const places = {
      pdf: { column: 'letters.pdf', rowId: id },
      packet: { column: 'letters.packet', rowId: id },
    };
    await files.put(pdf_key, vault.sealBytes(Buffer.from(`letter ${row}`), places.pdf));
    await files.put(packet_key, vault.sealBytes(Buffer.from(`packet ${row}`), places.packet));
    await addRows(vault, 'letters', { id, account_id: accountId, pdf_key, packet_key });
  }
  await addRows(vault, 'documents', { account_id: accountId, status: 'ready', pages: 2 });
  copyFiles = (await sealedDocumentFiles.next(database.fork(), null, 10)).flatMap(
    (row) => row.files,
  );
  for (const { key, place } of copyFiles)
    await files.put(key, vault.sealBytes(Buffer.from(place.column), place));
  const mailpieceId = randomUUID();
  const proof = {
    key: `mail/${mailpieceId}.pdf`,
    place: { column: 'mailpieces.proof', rowId: mailpieceId },
  };
  paperFiles = [proof];
  await files.put(proof.key, vault.sealBytes(Buffer.from(proof.place.column), proof.place));
  const [letter_id] = letterIds;
  const mailpiece = { id: mailpieceId, account_id: accountId, letter_id, proof_key: proof.key };
  await addRows(vault, 'mailpieces', mailpiece);
  const dispute_id = await addRows(vault, 'disputes', {
    account_id: accountId,
    first_letter_id: letter_id,
  });
  const message_id = await addRows(vault, 'contact_messages', {});
  const messageFileId = await addRows(vault, 'contact_files', { message_id, ending: 'jpg' });
  const attached = {
    key: `messages/${messageFileId}.jpg`,
    place: { column: 'contact_files.file', rowId: messageFileId },
  };
  messageFiles = [attached];
  await files.put(
    attached.key,
    vault.sealBytes(Buffer.from(attached.place.column), attached.place),
  );
  const made = new Set(['mailpieces', 'disputes', 'contact_messages', 'contact_files']);
  for (const table of tables.filter((name) => !made.has(name))) {
    const rows = table === 'letter_events' ? TRAIL_LINES : 1;
    const given = { account_id: accountId, letter_id, dispute_id, message_id };
    await addRows(vault, table, given, rows);
  }
});

const DUMMIES: Readonly<Record<string, () => unknown>> = {
  uuid: () => randomUUID(),
  text: () => randomUUID(),
  integer: () => 0,
  bigint: () => 0,
  boolean: () => false,
  jsonb: () => '{}',
  'timestamp with time zone': () => at,
  date: () => '2026-11-21',
};

interface Table {
  readonly sealed: readonly SealedColumn[];
  readonly needed: readonly { readonly name: string; readonly type: string }[];
  readonly names: ReadonlySet<string>;
}

const known = new Map<string, Table>();
async function tableOf(table: string): Promise<Table> {
  const found = known.get(table);
  if (found) return found;
  const columns = await sql(
    `select column_name as name, data_type as type,
        is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
      from information_schema.columns where table_schema = 'public' and table_name = ?`,
    [table],
  );
  const facts = {
    sealed: (await findSealedColumns(database.fork())).filter((one) => one.table === table),
    needed: columns
      .filter(({ needed }) => needed)
      .map(({ name, type }) => ({ name: String(name), type: String(type) })),
    names: new Set(columns.map(({ name }) => String(name))),
  };
  known.set(table, facts);
  return facts;
}

/** Rows in which every sealed column is filled, and whatever else the table insists on; answers the id of the last one. */
async function addRows(
  vault: Vault,
  table: string,
  given: Readonly<Record<string, unknown>>,
  count = 1,
): Promise<string> {
  const { sealed, needed, names } = await tableOf(table);
  const rows = Array.from({ length: count }, () => {
    const row: Record<string, unknown> = {};
    for (const { name, type } of needed) row[name] = DUMMIES[type]?.();
    for (const [name, value] of Object.entries(given)) if (names.has(name)) row[name] = value;
    for (const { column, id } of sealed) {
      const place = { column: `${table}.${column}`, rowId: String(row[id]) };
      row[column] = vault.seal(`${column} of ${String(row[id])}`, place);
    }
    return row;
  });
  const columns = Object.keys(rows[0] ?? {});
  const places = `(${columns.map(() => '?').join(', ')})`;
  await sql(
    `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => places).join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
  return String(rows.at(-1)?.['id']);
}

type Change = Parameters<typeof rotateKeys>[0];
const change = (over: Partial<Change> = {}) =>
  rotateKeys({
    database,
    files,
    vault: new Vault(`${newKeys},${oldKeys}`),
    report: () => {},
    features: sealedFeatures,
    ...over,
  });

/** Everything that is sealed, opened with these keys alone. */
async function openAll(keys: string): Promise<Map<string, string>> {
  const vault = new Vault(keys);
  const opened = new Map<string, string>();
  for (const { table, column, id } of await findSealedColumns(database.fork())) {
    const name = `${table}.${column}`;
    const rows = await sql(
      `select "${id}"::text as id, "${column}" as sealed from "${table}" where "${column}" is not null`,
    );
    expect(rows.length, `${name} needs a row in this test`).toBeGreaterThan(0);
    for (const row of rows) {
      const rowId = String(row['id']);
      opened.set(`${name} ${rowId}`, vault.open(String(row['sealed']), { column: name, rowId }));
    }
  }
  for (const id of letterIds) {
    for (const [folderOf, column] of [
      ['letters', 'letters.pdf'],
      ['packets', 'letters.packet'],
    ] as const) {
      const sealed = await files.get(`${folderOf}/${id}.pdf`);
      if (sealed)
        opened.set(`${column} ${id}`, vault.openBytes(sealed, { column, rowId: id }).toString());
    }
  }
  for (const { key, place } of [...copyFiles, ...paperFiles, ...messageFiles]) {
    const sealed = await files.get(key);
    if (sealed)
      opened.set(`${place.column} ${place.rowId}`, vault.openBytes(sealed, place).toString());
  }
  return opened;
}

describe('a change of keys', () => {
  it('reaches every sealed column and file, changes no content and no fingerprint', async () => {
    const before = await openAll(oldKeys);
    const first = new Vault(oldKeys);
    await checkKeys(database.fork(), first);
    const fingerprint = first.fingerprint('rate', 'somebody');

    const rotation = await change();

    expect(rotation).toMatchObject({ left: 0, failed: [], missing: [] });
    expect(copyFiles).toHaveLength(3);
    expect(rotation.resealed).toBe(before.size);
    expect(await openAll(newKeys)).toEqual(before);
    await expect(openAll(oldKeys)).rejects.toThrow(VaultError);
    const alone = new Vault(newKeys);
    await checkKeys(database.fork(), alone);
    expect(alone.fingerprint('rate', 'somebody')).toBe(fingerprint);
    expect((await change()).resealed).toBe(0);
  });

  it('goes on where it was stopped', async () => {
    const before = await openAll(oldKeys);
    let first = 0;
    const stopped = change({
      report: ({ place, resealed }) => {
        first += resealed;
        if (place === 'letter_events.sealed_origin') throw new Error('the power went');
      },
    });
    await expect(stopped).rejects.toThrow('the power went');
    expect(first).toBeLessThan(before.size);
    const rotation = await change();
    expect(rotation).toMatchObject({ left: 0, failed: [], resealed: before.size - first });
    expect(await openAll(newKeys)).toEqual(before);
  });

  it('keeps what others write while it runs', async () => {
    const both = new Vault(`${newKeys},${oldKeys}`);
    const [draft] = await sql('select id from letter_drafts');
    const place = { column: 'letter_drafts.sealed_content', rowId: String(draft?.['id']) };
    let said = '';
    const done = new AbortController();
    const write = async () => {
      for (let round = 0; !done.signal.aborted; round += 1) {
        said = `version ${round}`;
        await sql('update letter_drafts set sealed_content = ?', [both.seal(said, place)]);
      }
    };
    const writing = write();
    const rotation = await change().finally(() => done.abort());
    await writing;
    expect(rotation).toMatchObject({ left: 0, failed: [] });
    expect((await openAll(newKeys)).get(`${place.column} ${place.rowId}`)).toBe(said);
  });

  it('finds what a server without the new key has written while the files were changed', async () => {
    const old = new Vault(oldKeys);
    const [draft] = await sql('select id from letter_drafts');
    const place = { column: 'letter_drafts.sealed_content', rowId: String(draft?.['id']) };
    const write = async () =>
      await sql('update letter_drafts set sealed_content = ?', [old.seal('late', place)]);
    const late: typeof sealedDocumentFiles = {
      ...sealedDocumentFiles,
      async next(...asked) {
        await write();
        return await sealedDocumentFiles.next(...asked);
      },
    };
    expect(await change({ features: [late] })).toMatchObject({ left: 0, failed: [] });
    const [row] = await sql('select sealed_content from letter_drafts');
    expect(sealingKeyId(String(row?.['sealed_content']))).toBe(newKeys.split(':')[0]);
  });

  it('does not bring back a file that is removed while it is written', async () => {
    const [id = ''] = letterIds;
    const key = `packets/${id}.pdf`;
    const removed = async () => {
      await database.fork().transactional(async (tx) => {
        await tx.execute('update letters set packet_key = null where id = ?', [id]);
        await removeLater(tx, [key], at);
      });
      await removeNoted({ database, files }, at);
    };
    const slow: FileStore = {
      ...files,
      async put(written, bytes) {
        if (written === key) await removed();
        await files.put(written, bytes);
      },
    };
    await change({ files: slow });
    expect(await files.get(key)).toBeUndefined();
  });

  it('clears a file up that came back because it was stopped in that moment', async () => {
    const [id = ''] = letterIds;
    const key = `letters/${id}.pdf`;
    const dying: FileStore = {
      ...files,
      async put(written, bytes) {
        await files.put(written, bytes);
        if (written !== key) return;
        await sql('delete from letters where id = ?', [id]);
        throw new Error('the power went');
      },
    };
    await expect(change({ files: dying })).rejects.toThrow('the power went');
    expect(await files.get(key)).toBeDefined();
    await change();
    expect(await files.get(key)).toBeUndefined();
  });

  it('says what does not open and what is not there, and does the rest', async () => {
    const [one = '', other = ''] = letterIds;
    await sql(`update letters set sealed_form = 'v1.${oldKeys.split(':')[0]}.AAAA' where id = ?`, [
      one,
    ]);
    await files.remove(`letters/${other}.pdf`);
    const rotation = await change();
    expect(rotation.failed.join()).toContain(`letters.sealed_form of row ${one}`);
    expect(rotation.left).toBe(1);
    expect(rotation.missing).toEqual([`letters/${other}.pdf`]);
    const packet = await files.get(`packets/${other}.pdf`);
    expect(sealingKeyId(packet ?? '')).toBe(newKeys.split(':')[0]);
  });

  it('leaves the trail as unchangeable as it was', async () => {
    await change();
    for (const what of [`sealed_origin = 'v1.x.y'`, `kind = 'signed'`])
      await expect(sql(`update letter_events set ${what}`)).rejects.toThrow(/trail/);
    await expect(
      database.fork().transactional(async (tx) => {
        await tx.execute(`select set_config('creditfix.resealing', 'on', true)`);
        await tx.execute(`update letter_events set kind = 'signed'`);
      }),
    ).rejects.toThrow(/trail/);
  });
});

describe('the index key', () => {
  it('is one for all processes, also where they begin at once with other keys in front', async () => {
    await sql('delete from vault_check');
    const vaults = [new Vault(`${newKeys},${oldKeys}`), new Vault(`${oldKeys},${newKeys}`)];
    await Promise.all(vaults.map((vault) => checkKeys(database.fork(), vault)));
    const [one, other] = vaults.map((vault) => vault.fingerprint('rate', 'somebody'));
    expect(one).toBe(other);
  });

  it('is what an installation made its fingerprints with before it had one of its own', async () => {
    await sql(`delete from vault_check where id = 'index'`);
    const vault = new Vault(oldKeys);
    const before = vault.fingerprint('rate', 'somebody');
    await checkKeys(database.fork(), vault);
    expect(vault.fingerprint('rate', 'somebody')).toBe(before);
    const later = new Vault(`${newKeys},${oldKeys}`);
    await checkKeys(database.fork(), later);
    expect(later.fingerprint('rate', 'somebody')).toBe(before);
  });
});
