import { randomUUID } from 'node:crypto';
import {
  chargeMail,
  creditReferral,
  createStripePayments,
  noPayments,
  processStripeEvent,
  resumeMoneyJobs,
  sendRefund,
  settleMailPayment,
  type BillingParts,
} from '#server/billing/index.ts';
import type { LegalMode } from '@creditfix/shared/kernel';
import { languageOfAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { createOutbox } from '#server/platform/email/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { noRateLimits } from '#server/platform/limits/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { openStripeServer, type StripeEvent, type StripeServer } from './a-stripe-server.ts';
import { TEST_STRIPE } from './a-stripe-server/test-stripe.ts';
import { createOperatorSettings } from '#server/operator/index.ts';
import { readSettingsFile } from '#server/read-settings-file.ts';
import { operatorDefaults } from '#server/site-facts.ts';
import { openTestDatabase } from './open-test-database.ts';
import { giveContract } from './a-contract.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { TEST_START } from './test-server.ts';

/** The billing feature alone, on a real database and the stand-in for Stripe; its jobs and its events wait until a test works on them. */
export interface BillingFixture {
  readonly parts: BillingParts;
  /** The same feature with no payments set up. */
  readonly offline: BillingParts;
  readonly stripe: StripeServer;
  sql<Row extends object>(query: string, params?: readonly unknown[]): Promise<Row[]>;
  write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  anAccount(change?: { readonly invitedWith?: string }): Promise<string>;
  /** Lets time pass here and at Stripe. */
  goTo(instant: string): void;
  /** Carries over what Stripe has to tell, and works on everything that is queued, until nothing is left. */
  settle(): Promise<void>;
  deliver(event: StripeEvent): Promise<void>;
  /** What runs by itself every hour, of this feature. */
  hourly(): Promise<void>;
  /** The kinds of emails that an account was sent, by their names. */
  mail(accountId: string): Promise<string[]>;
  close(): Promise<void>;
}

/** The kinds of work that a test waits for, and what does them. */
const works: Readonly<
  Record<string, (parts: BillingParts, ids: Record<string, string>) => Promise<void>>
> = {
  'charge-mail': (parts, { mailpieceId = '' }) => chargeMail(parts, mailpieceId),
  'settle-mail-payment': async (parts, { mailpieceId = '' }) =>
    void (await settleMailPayment(parts, mailpieceId)),
  'send-refund': (parts, { refundId = '' }) => sendRefund(parts, refundId),
  'credit-referral': (parts, { friendId = '' }) => creditReferral(parts, friendId),
};
const WORKED_ON = Object.keys(works);

/** In `cro` every account has a contract whose days are over. */
export async function openBillingFixture(
  legalMode: LegalMode = 'self_help',
): Promise<BillingFixture> {
  const stripe = await openStripeServer(new Date(TEST_START));
  const clock = createTestClock(TEST_START);
  const parts = { ...(await openParts(stripe, clock)), legalMode };
  const sql = <Row extends object>(query: string, params: readonly unknown[] = []) =>
    parts.database.fork().execute<Row[]>(query, [...params]);
  const fixture: BillingFixture = {
    parts,
    stripe,
    sql,
    offline: {
      ...parts,
      payments: noPayments,
    },
    write: (work) => parts.database.fork().transactional(work),
    async anAccount({ invitedWith } = {}) {
      const id = randomUUID();
      await sql(
        `insert into accounts (id, email, plan, invited_with, mailbox_key, created_at) values (?, ?, 'free', ?, ?, ?)`,
        [id, `${id}@example.com`, invitedWith ?? null, id, clock.now()],
      );
      if (legalMode === 'cro') await giveContract({ sql }, id, clock.now());
      return id;
    },
    goTo(instant) {
      stripe.advance(instant);
      clock.set(instant);
    },
    async deliver({ id, type, created, body }) {
      const { data } = JSON.parse(body) as {
        data: {
          object: {
            id: string;
          };
        };
      };
      await sql(
        `insert into stripe_events (id, type, object_id, created_at, received_at) values (?, ?, ?, ?, ?)`,
        [id, type, data.object.id, new Date(created * 1e3), clock.now()],
      );
      await processStripeEvent(parts, id);
    },
    async settle() {
      for (;;) {
        const events = stripe.takeEvents();
        for (const event of events) await fixture.deliver(event);
        if (!(await workOnOne(fixture)) && events.length === 0) return;
      }
    },
    async hourly() {
      await resumeMoneyJobs(parts);
      await fixture.settle();
    },
    async mail(accountId) {
      const rows = await sql<{
        kind: string;
      }>('select kind from outgoing_emails where account_id = ?', [accountId]);
      return rows.map(({ kind }) => kind).toSorted();
    },
    async close() {
      await parts.jobs.stop();
      await parts.database.close();
      await stripe.close();
    },
  };
  return fixture;
}

async function openParts(stripe: StripeServer, clock: TestClock): Promise<BillingParts> {
  const log = createLog('silent');
  const vault = new Vault(newEncryptionKeys());
  const database = await openTestDatabase();
  const jobs = createPgBossJobs(database, log);
  for (const queue of [
    ...WORKED_ON,
    'mail-payment-moved',
    'send-email',
    'sync-subscription',
    'stripe-event',
  ])
    jobs.handle({ queue, retries: 8, retryDelaySeconds: 15 }, () => Promise.resolve());
  await jobs.start({ work: false });
  const publicOrigin = () => 'https://example.com';
  return {
    database,
    clock,
    jobs,
    log,
    publicOrigin,
    limiter: noRateLimits,
    trialDays: 0,
    legalMode: 'self_help',
    vault,
    operator: createOperatorSettings({
      database,
      log,
      defaults: operatorDefaults({ SUPPORT_EMAIL: undefined }, readSettingsFile(undefined)),
    }),
    outbox: createOutbox({
      vault,
      jobs,
      clock,
      publicOrigin,
      languageOf: languageOfAccount,
    }),
    payments: createStripePayments({
      ...TEST_STRIPE,
      apiBase: stripe.apiBase,
      automaticTax: false,
    }),
  };
}

/** @returns false if nothing is queued */
async function workOnOne({ sql, parts }: BillingFixture): Promise<boolean> {
  const [job] = await sql<{ id: string; name: string; data: Record<string, string> }>(
    `select id, name, data from pgboss.job where name in ('${WORKED_ON.join("', '")}') limit 1`,
  );
  if (!job) return false;
  await sql('delete from pgboss.job where id = ?', [job.id]);
  await works[job.name]?.(parts, job.data);
  return true;
}
