import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import type { Database } from '#server/platform/database/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { TEST_START, openTestServer, type TestServer } from '#test/test-server.ts';
import { carrierContract, type CarrierWorld } from '../carrier/carrier-contract.ts';
import { createManualMailQueueCertifiedMailer } from './manual-mail-queue-certified-mailer.ts';

/** The manual mail queue as a carrier: the same questions as Lob's adapter is asked. What staff do with it is told in the admin feature. */

const { generateLetter } = letterEndpoints;
const { mailLetter } = mailingEndpoints;

let database: Database;
let app: TestServer;
let client: TestClient;
let world: CarrierWorld;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await openTestServer({ url: database.url }, { mailHoldMinutes: 0 });
  client = createTestClient(app);
  await client.signIn('sender@example.com');
  await app.sql(`update accounts set plan = 'pro'`);
  world = {
    carrier: createManualMailQueueCertifiedMailer({ database }),
    now: new Date(TEST_START),
    mailpiece: aMailpiece,
    async passTheLimit({ mailpieceId }) {
      await app.sql('update mailpieces set batch_id = ? where id = ?', [randomUUID(), mailpieceId]);
    },
  };
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const from = {
  name: 'Maria Lopez',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

let items = 0;
/** A mailpiece that was handed over, as the engine leaves it. */
async function aMailpiece() {
  const creditorName = `Creditor ${(items += 1)}`;
  const disputeDetails = { ...aLetter().disputeDetails, creditorName };
  // Each letter as if it were the first of its month.
  await app.sql('update letter_uses set given_back_at = ?', [TEST_START]);
  const made = await client.call(generateLetter, { body: aLetter({ disputeDetails }) });
  const { data } = await client.call(mailLetter, {
    params: { id: made.data.letterId },
    body: { mailClass: 'certified', from, asEntered: false, agreedCents: 68 },
  });
  // The job may be at it at the same time as the call.
  const sql = 'select 1 from mailpieces where id = ? and carrier_id is not null';
  await expect.poll(() => app.sql(sql, [data.id])).toHaveLength(1);
  const sheet = { mailClass: 'certified', pages: 1, sheets: 2 } as const;
  return { ...sheet, mailpieceId: data.id, to: data.to, from, pdf: new Uint8Array() };
}

it.each(carrierContract)('$says', async ({ ask, answer }) => {
  expect(await ask(world)).toEqual(answer);
});
