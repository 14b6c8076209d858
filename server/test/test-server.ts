import { type PriceTable, defaultPriceTable } from '@creditfix/shared/operator';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageOfAccount } from '#server/accounts/index.ts';
import { createApp } from '#server/app.ts';
import { takeReplies } from '#server/contact/index.ts';
import { cleanFile } from '#server/documents/index.ts';
import { databaseShape } from '#server/database-shape.ts';
import { emailExamples } from '#server/email-examples.ts';
import { handleJobs, hourlyChores, type Chores } from '#server/handle-jobs.ts';
import type { ModelTiming } from '#server/letters/index.ts';
import { readConfig, type Config } from '#server/platform/config/index.ts';
import { examineRunning } from '#server/examine-installation.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import {
  createLocalMailer,
  createOutbox,
  type Inbox,
  type MailboxMessage,
  type Mailer,
} from '#server/platform/email/index.ts';
import { createDiskFileStore, type FileStore } from '#server/platform/files/index.ts';
import { createHttpServer } from '#server/platform/http/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { createLog, type Log } from '#server/platform/logging/index.ts';
import {
  PdfFailure,
  createPdfPrinter,
  type PdfFailureReason,
  type PdfPrinter,
} from '#server/platform/pdf/index.ts';
import type { ClaimsMode, LegalMode } from '@creditfix/shared/kernel';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { openSite } from '#server/site-facts.ts';
import { TEST_CARRIER_COSTS, chosenAdapters } from './chosen-adapters.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { untilMailIsOut } from './until-mail-is-out.ts';

/** What a feature test may choose; the rest is filled in. */
export interface TestServerOptions {
  readonly captcha?: 'altcha' | 'off';
  readonly limits?: 'on' | 'off';
  readonly startAt?: string;
  /** Who may sign in as an administrator. */
  readonly adminEmails?: readonly string[];
  /** Who of the staff has which lower role. */
  readonly supportStaffEmails?: readonly string[];
  readonly auditorEmails?: readonly string[];
  readonly adminSecondFactor?: boolean;
  readonly trialDays?: number;
  /** For a test that opens what the server has sealed. */
  readonly encryptionKeys?: string;
  /** The mail server takes no email for this address, and does not refuse it either. */
  readonly hangingMailTo?: string;
  /** Where the stand-in for Stripe listens; without it no payments are set up. */
  readonly stripe?: { readonly apiBase: string; readonly automaticTax?: boolean };
  /** Where the stand-in for Lob listens; without it letters go to the manual mail queue. */
  readonly lob?: {
    readonly apiKey: string;
    readonly apiBase: string;
    readonly webhookSecret?: string;
    readonly timeoutMs?: number;
    readonly checkTimeoutMs?: number;
  };
  /** How long a letter can be taken back; 15 minutes if nothing is said. */
  readonly mailHoldMinutes?: number;
  readonly mailPrices?: PriceTable;
  /** The address that people use, if it is not this machine's own. */
  readonly publicUrl?: string;
  readonly trustedProxies?: number;
  readonly metricsToken?: string;
  /** Writes the log at its most talkative and keeps it for `logLines`. */
  readonly keepLog?: boolean;
  /** Serves a web app of one page and one script. */
  readonly webApp?: boolean;
  /** What the operator is in law; a form anybody may fill in, if nothing is said. */
  readonly legalMode?: LegalMode;
  /** How the pages show figures; none of them, if nothing is said. */
  readonly claims?: ClaimsMode;
  /** Claims ask for their proof, as in production. */
  readonly asInProduction?: boolean;
  /** How long one letter may take to be written and read. */
  readonly letterTimeLimitMs?: number;
  /** A mailbox in which answers by email arrive; without it, support reads them elsewhere. */
  readonly imapUrl?: string;
  /** A model server that speaks OpenAI's interface; without it no model is set up. */
  readonly model?: { readonly baseUrl: string; readonly timing?: ModelTiming };
}

/** A whole server of its own, on a real socket and a real database, and the handles that a test needs beside HTTP. */
export interface TestServer {
  readonly url: string;
  setClock(instant: string): Promise<void>;
  /** All emails, also those that are queued just now; where one hangs, only what was sent already. */
  mailbox(): Promise<readonly MailboxMessage[]>;
  /** Looks into the database behind the server's back. */
  sql(query: string, params?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** The next document fails to print for that reason, or the one that comes after so many others. */
  failNextPdf(reason: PdfFailureReason, afterOthers?: number): Promise<void>;
  /** The disk is full for the next file that is to be stored. */
  fillDisk(): Promise<void>;
  /** What runs by itself every hour. */
  runHourly(): Promise<void>;
  /** What runs by itself every minute, where there is such a mailbox. */
  takeReplies(): Promise<void>;
  /** Everything the server has written to its file store, as it lies there. */
  storedFiles(): Promise<readonly string[]>;
  /** The log, where it is kept. */
  logLines(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Where a test server keeps its data, and what takes it away at the end. */
export interface TestDatabase {
  readonly url: string;
  drop?(): Promise<void>;
}

export const TEST_START = '2026-11-21T15:00:00.000Z';

export async function openTestServer(
  { url, drop }: TestDatabase,
  options: TestServerOptions,
): Promise<TestServer> {
  const clock = createTestClock(options.startAt ?? TEST_START);
  const { log, logLines } = logFor(options);
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-test-'));
  const database = await openDatabase({ url }, databaseShape);
  const { encryptionKeys = newEncryptionKeys() } = options;
  const vault = new Vault(encryptionKeys);
  const mailer = createLocalMailer({ database, vault, clock, announce: () => {} });
  const jobs = createPgBossJobs(database, log);
  const printer = sharedPrinter();
  const { pdf, failNext } = failing(printer);
  const { files, fillDisk } = filling(createDiskFileStore(join(folder, 'files')));
  const server = createHttpServer();
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const parts = {
    clock,
    log,
    database,
    vault,
    jobs,
    pdf,
    files,
    ...chosenAdapters(options, { database, vault, clock }),
    outbox: createOutbox({
      vault,
      jobs,
      clock,
      publicOrigin: origin,
      languageOf: languageOfAccount,
    }),
    emailExamples,
    ...siteOf(options, { database, clock, log }),
    examine: (how: { readonly online: boolean }) =>
      examineRunning(configOf(options, { folder, encryptionKeys }), { database, log, pdf }, how),
    publicOrigin: origin,
    site: {
      publicOrigin: options.publicUrl,
      port: () => (server.address() as AddressInfo).port,
      loopbackOnly: true,
    },
    version: '0.0.0-test',
    trustedProxies: options.trustedProxies ?? 0,
    metricsToken: options.metricsToken,
    stopping: new AbortController().signal,
    webFolder: await webFolder(folder, options.webApp),
    localMailer: mailer,
  };
  const hanging = hangingMailer(mailer, options.hangingMailTo);
  // A test says when the mailbox is looked into.
  handleJobs({ ...parts, inbox: undefined, mailer: hanging.mailer });
  await jobs.start({ work: true });
  server.on('request', createApp(parts).callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: origin(),
    setClock: async (instant) => clock.set(instant),
    mailbox: () => untilMailIsOut(database, options).then(() => mailer.messages()),
    sql: (query, params = []) => database.fork().execute(query, [...params]),
    failNextPdf: async (reason, afterOthers) => failNext(reason, afterOthers),
    fillDisk: async () => fillDisk(),
    runHourly: () => doAll(hourlyChores(parts)),
    takeReplies: () => lookIntoMailbox(parts),
    storedFiles: () => listFiles(folder),
    logLines: async () => logLines,
    async close() {
      hanging.release();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await jobs.stop();
      await parts.letterWork.close();
      await database.close();
      await drop?.();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const HALF_AN_HOUR_MS = 30 * 60_000;

let onePrinter: PdfPrinter | undefined;

/** One browser for all servers of this process: starting it takes longer than what most files print. It ends with the process. */
function sharedPrinter(): PdfPrinter {
  onePrinter ??= createPdfPrinter({
    workers: 1,
    // A busy machine is no fault of a test.
    documentTimeoutMs: HALF_AN_HOUR_MS,
    queueTimeoutMs: HALF_AN_HOUR_MS,
    log: createLog(process.env.TEST_LOG_LEVEL ?? 'silent'),
    chromiumPath: process.env.CHROMIUM_PATH,
  });
  return onePrinter;
}

/** What the operator could set, and the pages with it. */
function siteOf(
  options: TestServerOptions,
  parts: { readonly database: Database; readonly clock: TestClock; readonly log: Log },
) {
  const { claims = 'hidden', legalMode = 'self_help', mailPrices = defaultPriceTable } = options;
  const config = {
    NODE_ENV: options.asInProduction ? 'production' : 'test',
    CLAIMS: claims,
    LEGAL_MODE: legalMode,
    SUPPORT_EMAIL: 'support@example.com',
  } as const;
  const mail = { prices: mailPrices, carrierCosts: TEST_CARRIER_COSTS };
  return openSite(config, { site: {}, mail }, parts);
}

/** The settings with which a server of these options would have been started. */
function configOf(
  { adminEmails = [], claims, legalMode }: TestServerOptions,
  { folder, encryptionKeys }: { readonly folder: string; readonly encryptionKeys: string },
): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    ENCRYPTION_KEYS: encryptionKeys,
    ADMIN_EMAILS: adminEmails.join(','),
    CLAIMS: claims,
    LEGAL_MODE: legalMode,
  });
}

/** A log that is kept, where the test wants to read it. */
function logFor({ keepLog }: TestServerOptions): { log: Log; logLines: string[] } {
  const logLines: string[] = [];
  const log = keepLog
    ? createLog('trace', { write: (line) => void logLines.push(line) })
    : createLog(process.env.TEST_LOG_LEVEL ?? 'silent');
  return { log, logLines };
}

/** The real mailer, but for one address it neither sends nor fails until it is let go. */
function hangingMailer(
  mailer: Mailer,
  to: string | undefined,
): { mailer: Mailer; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send: Mailer['send'] = (message) => (message.to === to ? promise : mailer.send(message));
  return { mailer: { ...mailer, send }, release: resolve };
}

/** The real printer, and a switch that makes its next document fail as a broken browser would. */
function failing(printer: PdfPrinter): {
  pdf: PdfPrinter;
  failNext: (reason: PdfFailureReason, afterOthers?: number) => void;
} {
  let next: { readonly reason: PdfFailureReason; others: number } | undefined;
  let printed = 0;
  const pdf: PdfPrinter = {
    findBrowser: () => printer.findBrowser(),
    warmUp: () => printer.warmUp(),
    // The printer may be shared, the figures are this server's.
    status: () => ({ ...printer.status(), printed }),
    close: async () => {},
    async print(job) {
      const due = next;
      if (!due || due.others > 0) {
        if (due) due.others -= 1;
        const pdfFile = await printer.print(job);
        printed += 1;
        return pdfFile;
      }
      next = undefined;
      throw new PdfFailure(due.reason, 'a test asked for this failure');
    },
  };
  return { pdf, failNext: (reason, others = 0) => void (next = { reason, others }) };
}

/** The real file store, and a switch that makes it refuse its next file as a full disk would. */
function filling(store: FileStore): { files: FileStore; fillDisk: () => void } {
  let isFull = false;
  const files: FileStore = {
    ...store,
    async put(key, bytes) {
      if (!isFull) return await store.put(key, bytes);
      isFull = false;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
  return { files, fillDisk: () => void (isFull = true) };
}

async function webFolder(folder: string, wanted = false): Promise<string> {
  const built = join(folder, 'web-app');
  if (!wanted) return built;
  await mkdir(join(built, 'assets'), { recursive: true });
  await mkdir(join(built, 'pages/en'), { recursive: true });
  await writeFile(join(built, 'pages/paths.json'), '["/dashboard"]');
  for (const name of ['index', 'app', 'not-found']) {
    await writeFile(
      join(built, `pages/en/${name}.html`),
      '<!doctype html><title>Credit Fix</title><script type="application/json" id="site-facts">%%site-facts%%</script>',
    );
  }
  await writeFile(join(built, 'assets/app.js'), 'document.title += "!";');
  return built;
}

async function listFiles(folder: string): Promise<string[]> {
  const { readdir } = await import('node:fs/promises');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function lookIntoMailbox(
  parts: Omit<Parameters<typeof takeReplies>[0], 'inbox' | 'cleanFile'> & {
    readonly inbox: Inbox | undefined;
  },
): Promise<void> {
  const { inbox } = parts;
  if (inbox) await takeReplies({ ...parts, inbox, cleanFile });
}

/** Every chore once, although one fails. */
async function doAll(chores: Chores): Promise<void> {
  const failures: unknown[] = [];
  for (const chore of Object.values(chores))
    await chore().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'the hourly work is not all done');
}
