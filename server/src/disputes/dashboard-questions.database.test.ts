import type { LetterDocument } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentHash } from '#server/letters/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { aLetter } from '#test/a-letter.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createTestClock } from '#test/test-clock.ts';
import { TEST_START } from '#test/test-server.ts';
import { readDashboard } from './dashboard.ts';
import { followMailpiece } from './follow-mailpiece.ts';

/** How many questions the dashboard asks of the database: counted at the connection, if none can hide. */

const clock = createTestClock(TEST_START);
const vault = new Vault(newEncryptionKeys());
const accountId = randomUUID();
const person = { accountId, firstName: 'Maria' };
let database: Database;

let stopCounting = () => {};

beforeAll(async () => {
  stopCounting = countAtConnection();
  database = await openTestDatabase();
  await database
    .fork()
    .execute(`insert into accounts (id, email, plan, created_at) values (?, ?, 'pro', ?)`, [
      accountId,
      'many@example.com',
      clock.now(),
    ]);
});
afterAll(async () => {
  stopCounting();
  await database.close();
});

function countAtConnection(): () => void {
  const plain = pg.Client.prototype.query;
  pg.Client.prototype.query = function counted(this: pg.Client, ...question: unknown[]) {
    asked.push(question[0]);
    return (plain as (...asked: unknown[]) => unknown).apply(this, question);
  } as typeof plain;
  return () => void (pg.Client.prototype.query = plain);
}

const form = { ...aLetter(), bureau: 'equifax' };
const document: LetterDocument = {
  version: 1,
  reference: 'CF-7KQ2-M9XD',
  date: '2026-11-21',
  subject: 'Dispute',
  sender: {
    name: 'Maria',
    lines: [],
  },
  recipient: {
    name: 'Equifax',
    lines: [],
  },
  identification: [],
  salutation: 'To whom',
  blocks: [],
  closing: 'Sincerely',
  enclosures: [],
  mailingChoices: [],
  ruleTableVersion: '1',
};

/** A signed letter that was mailed and has arrived. */
async function addLetter(number: number): Promise<void> {
  const em = database.fork();
  const [id, mailpieceId] = [randomUUID(), randomUUID()];
  const place = (column: string) => ({ column: `letters.${column}`, rowId: id });
  const disputeDetails = { ...form.disputeDetails, creditorName: `Creditor ${number}` };
  const at = new Date(Date.parse(TEST_START) - number * 60_000);
  await em.execute(
    `insert into letters (id, account_id, signing_id, position, plan_month, status, reference, dispute_reason, recipient,
        sealed_form, sealed_document, sealed_signature, document_sha256, exhibit_pages, mail_date, created_at)
      values (?, ?, ?, 0, '2026-11', 'delivered', 'CF-7KQ2-M9XD', 'not_mine', 'bureau', ?, ?, '', ?, 0, '2026-11-21', ?)`,
    [
      id,
      accountId,
      randomUUID(),
      vault.sealJson(
        {
          ...form,
          disputeDetails,
        },
        place('sealed_form'),
      ),
      vault.sealJson(document, place('sealed_document')),
      documentHash(document),
      at,
    ],
  );
  await em.execute(
    `insert into mailpieces (id, letter_id, account_id, carrier, mail_class, status, price_cents, pages, sheets,
        packet_sha256, sealed_addresses, to_state, created_at, send_after, delivered_on)
      values (?, ?, ?, 'self', 'certified', 'delivered', 0, 1, 2, '', '', 'GA', ?, ?, '2026-11-21')`,
    [mailpieceId, id, accountId, at, at],
  );
  await followMailpiece({ database, vault, clock, legalMode: 'self_help' }, mailpieceId);
}

/** The statements that went out since. */
let asked: unknown[] = [];

async function questionsOf(work: () => Promise<unknown>): Promise<readonly unknown[]> {
  asked = [];
  await work();
  return asked;
}

it('asks five questions beside the session’s own, with one letter or two hundred', async () => {
  const read = async () => await readDashboard(database.fork(), { vault, clock }, person);
  await addLetter(0);
  expect(await questionsOf(read)).toHaveLength(5);
  for (let number = 1; number < 200; number += 1) await addLetter(number);
  expect(await questionsOf(read)).toHaveLength(5);
  const full = await read();
  expect([full.letters.length, full.disputes.length]).toEqual([100, 100]);
  expect(full.letterCounts).toEqual({ total: 200, onTheirWay: 0, delivered: 200 });
  expect(full.disputes[0]).toMatchObject({ state: 'waiting', target: 'Equifax' });
});
