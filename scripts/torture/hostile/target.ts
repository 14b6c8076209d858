import { startLobServer, type LobServer } from '@creditfix/server/test/lob';
import { startMailServer, type MailServer } from '@creditfix/server/test/mail-server';
import { startTestPostgres } from '@creditfix/server/test/postgres';
import { openStripeServer, type StripeServer } from '@creditfix/server/test/stripe';
import { TEST_STRIPE } from '@creditfix/server/test/stripe-settings';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServerProcess, type ServerProcess } from '#scripts/process/server-process.ts';

export const STAFF = {
  administrator: 'owner@staff.example.com',
  support: 'helper@staff.example.com',
  auditor: 'auditor@staff.example.com',
} as const;

/** A whole product that may be attacked: the server with everything that it talks to, all of it on this machine. */
export interface Target {
  /** Without rate limits, so that no attack is stopped by the number of the ones before. */
  readonly open: ServerProcess;
  /** With rate limits, behind one proxy. */
  readonly limited: ServerProcess;
  readonly stripe: StripeServer;
  readonly lob: LobServer;
  readonly mail: MailServer;
  readonly sql: pg.Client;
  /** What no answer and no log line may contain. */
  readonly secrets: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startTarget(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-hostile-'));
  const closing: (() => Promise<unknown>)[] = [
    async () => await rm(folder, { recursive: true, force: true }),
  ];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    return { ...(await open(folder, closing)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  folder: string,
  closing: (() => Promise<unknown>)[],
): Promise<Omit<Target, 'stop'>> {
  const postgres = await startTestPostgres(join(folder, 'postgres'));
  closing.push(() => postgres.stop());
  const name = `hostile_${process.pid}`;
  await postgres.createDatabase(name);
  const database = new URL(postgres.url);
  database.pathname = `/${name}`;
  const stripe = await openStripeServer(new Date());
  closing.push(() => stripe.close());
  const lob = await startLobServer();
  closing.push(() => lob.stop());
  const mail = await startMailServer();
  closing.push(() => mail.stop());
  const key = randomBytes(32).toString('base64');
  const settings = {
    DATA_DIR: join(folder, 'files'),
    DATABASE_URL: database.href,
    ENCRYPTION_KEYS: `k1:${key}`,
    LOG_LEVEL: 'info',
    SMTP_URL: mail.url,
    ...staffSettings(),
    STRIPE_API_BASE: stripe.apiBase,
    STRIPE_SECRET_KEY: TEST_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: TEST_STRIPE.webhookSecret,
    STRIPE_PRICE_ID: TEST_STRIPE.priceId,
    LOB_API_BASE: lob.url,
    LOB_API_KEY: lob.apiKey,
    LOB_WEBHOOK_SECRET: lob.webhookSecret,
    POSTAL_HOLD_MINUTES: '60',
  };
  const server = await startServerProcess(settings);
  closing.push(() => server.stop());
  const limited = await startServerProcess({ ...settings, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  closing.push(() => limited.stop());
  const sql = new pg.Client({ connectionString: database.href });
  await sql.connect();
  closing.push(() => sql.end());
  const secrets = {
    'the encryption key': key,
    "Stripe's key": TEST_STRIPE.secretKey,
    "the secret of Stripe's callbacks": TEST_STRIPE.webhookSecret,
    "Lob's key": lob.apiKey,
    "the secret of Lob's callbacks": lob.webhookSecret,
    'the address of the database': `${database.username}:${database.password}@`,
    'the data folder': folder,
  };
  return { open: server, limited, stripe, lob, mail, sql, secrets };
}

function staffSettings() {
  return {
    ADMIN_EMAILS: STAFF.administrator,
    SUPPORT_STAFF_EMAILS: STAFF.support,
    AUDITOR_EMAILS: STAFF.auditor,
    ADMIN_SECOND_FACTOR: 'off',
  };
}
