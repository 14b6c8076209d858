import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { Vault } from '@creditfix/server/platform/vault';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { simpleLetter } from '#scripts/process/simple-letter.ts';

type Row = Record<string, unknown>;

/** Tables of one mailed letter, each after those that it refers to, with the columns that refer. */
const TABLES = [
  { table: 'letters', refers: [] },
  { table: 'mailpieces', refers: ['letter_id'] },
  { table: 'disputes', refers: ['first_letter_id'] },
  { table: 'dispute_rounds', refers: ['dispute_id', 'letter_id'] },
] as const;

/**
 * Gives a person so many mailed letters with their disputes: one is made and mailed through the API, the others are copies of
 * its rows, sealed anew for their own ids.
 */
export async function fillDashboard(options: {
  readonly person: BlackBoxPerson;
  readonly url: string;
  readonly databaseUrl: string;
  readonly keys: string;
  readonly letters: number;
}): Promise<void> {
  const { person, url, letters } = options;
  const { letterId } = await person.ask(url, letterEndpoints.generateLetter, {
    body: simpleLetter,
  });
  const today = new Date().toISOString().slice(0, 10);
  const mailpiece = await person.ask(url, mailingEndpoints.recordOwnMailing, {
    id: letterId,
    body: { mailedOn: today, mailClass: 'certified' },
  });
  await person.ask(url, mailingEndpoints.recordArrival, {
    id: mailpiece.id,
    body: { on: today, what: 'delivered' },
  });
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    const originals = await readOriginals(client, letterId);
    const vault = new Vault(options.keys);
    for (let copy = 1; copy < letters; copy += 1) await copyAll(client, vault, originals);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** A job makes the dispute in its own time. */
async function readOriginals(client: pg.Client, letterId: string): Promise<Map<string, Row>> {
  for (let tries = 0; tries < 200; tries += 1) {
    const rows = new Map<string, Row>();
    const where = {
      letters: 'id = $1',
      mailpieces: 'letter_id = $1',
      disputes: 'first_letter_id = $1',
      dispute_rounds: 'letter_id = $1 and received_on is not null',
    };
    for (const { table } of TABLES) {
      const found = await client.query<Row>(`select * from ${table} where ${where[table]}`, [
        letterId,
      ]);
      if (found.rows[0]) rows.set(table, found.rows[0]);
    }
    if (rows.size === TABLES.length) return rows;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the dispute of the first letter did not come');
}

async function copyAll(
  client: pg.Client,
  vault: Vault,
  originals: Map<string, Row>,
): Promise<void> {
  const newIds = new Map<unknown, string>();
  for (const { table, refers } of TABLES) {
    const original = originals.get(table) ?? {};
    const id = randomUUID();
    newIds.set(original.id, id);
    const row: Row = { ...original, id };
    for (const column of refers) row[column] = newIds.get(original[column]);
    for (const [name, value] of Object.entries(original)) {
      if (!name.startsWith('sealed_') || typeof value !== 'string') continue;
      const column = `${table}.${name}`;
      const opened = vault.openJson(value, { column, rowId: String(original.id) });
      row[name] = vault.sealJson(opened, { column, rowId: id });
    }
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    await client.query(
      `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
      names.map((name) => row[name]),
    );
  }
}
