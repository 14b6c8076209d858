import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { databaseShape } from '#server/database-shape.ts';
import { handleJobs, tidyUp } from '#server/handle-jobs.ts';
import { createOpenAiProsePolisher, noPolisher, type PolishTiming } from '#server/letters/index.ts';
import { captchaOff, createAltchaCaptcha } from '#server/platform/captcha/index.ts';
import { openDatabase, type DatabasePlace } from '#server/platform/database/index.ts';
import { createLocalMailer, type MailboxMessage } from '#server/platform/email/index.ts';
import { createDiskFileStore } from '#server/platform/files/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { createRateLimiter, noRateLimits } from '#server/platform/limits/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import {
  PdfFailure,
  createPdfPrinter,
  type PdfFailureReason,
  type PdfPrinter,
} from '#server/platform/pdf/index.ts';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { createTestClock } from './test-clock.ts';

/** What a room test may choose; the rest is filled in. */
export interface TestServerOptions {
  readonly captcha?: 'altcha' | 'off';
  readonly limits?: 'on' | 'off';
  readonly startAt?: string;
  /** A model server that speaks OpenAI's interface; without it no model is set up. */
  readonly model?: { readonly baseUrl: string; readonly timing?: PolishTiming };
}

/** A whole server of its own, on a real socket and a real database, and the handles that a test needs beside HTTP. */
export interface TestServer {
  readonly url: string;
  setClock(instant: string): Promise<void>;
  mailbox(): Promise<readonly MailboxMessage[]>;
  /** Looks into the database behind the server's back. */
  sql(query: string, params?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** The next document fails to print for that reason, or the one that comes after so many others. */
  failNextPdf(reason: PdfFailureReason, afterOthers?: number): Promise<void>;
  /** What runs by itself every hour. */
  runHourly(): Promise<void>;
  /** Everything the server has written to its file store, as it lies there. */
  storedFiles(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const TEST_START = '2026-11-21T15:00:00.000Z';
/** What the test server calls a model server with. */
const TEST_MODEL_KEY = 'sk-a-key-of-this-test';

export async function openTestServer(
  place: DatabasePlace,
  options: TestServerOptions,
): Promise<TestServer> {
  const clock = createTestClock(options.startAt ?? TEST_START);
  const log = createLog(process.env.TEST_LOG_LEVEL ?? 'silent');
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-test-'));
  const database = await openDatabase(place, databaseShape);
  const vault = new Vault(newEncryptionKeys());
  const mailer = createLocalMailer({ database, vault, clock, announce: () => {} });
  const jobs = createPgBossJobs(database, place.kind === 'postgres' ? place.url : undefined, log);
  const printer = createPdfPrinter({ workers: 1, log, chromiumPath: process.env.CHROMIUM_PATH });
  const { pdf, failNext } = failing(printer);
  const server = createServer();
  const parts = {
    ...{ clock, log, database, vault, jobs, pdf },
    files: createDiskFileStore(folder),
    captcha:
      options.captcha === 'altcha'
        ? createAltchaCaptcha({ database, clock, secret: 'a secret of this test' })
        : captchaOff,
    polisher: options.model
      ? createOpenAiProsePolisher({ apiKey: TEST_MODEL_KEY, model: 'test-model', ...options.model })
      : noPolisher,
    limiter: options.limits === 'on' ? createRateLimiter({ database, clock, vault }) : noRateLimits,
    site: {
      publicOrigin: undefined,
      port: () => (server.address() as AddressInfo).port,
      loopbackOnly: true,
    },
    version: '0.0.0-test',
    trustedProxies: 0,
    webFolder: join(folder, 'no-web-app'),
    localMailer: mailer,
  };
  handleJobs({ ...parts, mailer });
  await jobs.start({ work: true });
  server.on('request', createApp(parts).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setClock: async (instant) => clock.set(instant),
    mailbox: () => mailer.messages(),
    sql: (query, params = []) => database.fork().execute(query, [...params]),
    failNextPdf: async (reason, afterOthers) => failNext(reason, afterOthers),
    runHourly: () => tidyUp(parts),
    storedFiles: () => listFiles(folder),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await jobs.stop();
      await printer.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The real printer, and a switch that makes its next document fail as a broken browser would. */
function failing(printer: PdfPrinter): {
  pdf: PdfPrinter;
  failNext: (reason: PdfFailureReason, afterOthers?: number) => void;
} {
  let next: { readonly reason: PdfFailureReason; others: number } | undefined;
  const pdf: PdfPrinter = {
    ...printer,
    async print(job) {
      const due = next;
      if (!due || due.others > 0) {
        if (due) due.others -= 1;
        return await printer.print(job);
      }
      next = undefined;
      throw new PdfFailure(due.reason, 'a test asked for this failure');
    },
  };
  return { pdf, failNext: (reason, others = 0) => void (next = { reason, others }) };
}

async function listFiles(folder: string): Promise<string[]> {
  const { readdir } = await import('node:fs/promises');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
