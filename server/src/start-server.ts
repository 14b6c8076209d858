import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import serverPackage from '../package.json' with { type: 'json' };
import { createApp, type AppParts } from '#server/app.ts';
import { databaseShape } from '#server/database-shape.ts';
import { handleJobs } from '#server/handle-jobs.ts';
import { createOpenAiProsePolisher, finishInterrupted, noPolisher } from '#server/letters/index.ts';
import { captchaOff, createAltchaCaptcha } from '#server/platform/captcha/index.ts';
import { systemClock as clock } from '#server/platform/clock/index.ts';
import type { Config } from '#server/platform/config/index.ts';
import { openDatabase, takeDataFolder, type Database } from '#server/platform/database/index.ts';
import { createLocalMailer, createSmtpMailer } from '#server/platform/email/index.ts';
import { createDiskFileStore } from '#server/platform/files/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { createRateLimiter, noRateLimits } from '#server/platform/limits/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { createPdfPrinter } from '#server/platform/pdf/index.ts';
import { Vault, checkKeys, loadEncryptionKeys } from '#server/platform/vault/index.ts';

/** Long enough for 15 MB over a slow line at home; the head of a request still has to come within a minute. */
const REQUEST_TIMEOUT_MS = 300_000;
const WEB_FOLDER = resolve(import.meta.dirname, '../../webapp/dist');

export interface RunningServer {
  /** Where people reach it. */
  readonly address: string;
  /** Answers what is being asked, finishes running jobs, closes everything. */
  stop(): Promise<void>;
}

interface Surroundings {
  readonly log: Log;
  /** Says something to whoever runs the product locally. */
  readonly say: (text: string) => void;
}

/** Chooses the adapters that the settings name, opens them in the order in which they need each other, and listens. */
export async function startServer(
  config: Config,
  { log, say }: Surroundings,
): Promise<RunningServer> {
  const dataDir = resolve(config.DATA_DIR);
  const letGo = config.DATABASE_URL ? () => {} : takeDataFolder(dataDir);
  const database = await openDatabase(
    config.DATABASE_URL
      ? { kind: 'postgres', url: config.DATABASE_URL }
      : { kind: 'pglite', dataDir },
    databaseShape,
  );
  const vault = new Vault(await loadEncryptionKeys(config.ENCRYPTION_KEYS, dataDir));
  await checkKeys(database.fork(), vault);
  const { mailer, localMailer } = mailers(config, { database, vault, say });
  const jobs = createPgBossJobs(database, config.DATABASE_URL, log);
  const pdf = createPdfPrinter({
    chromiumPath: config.CHROMIUM_PATH,
    workers: config.PDF_WORKERS,
    log,
  });
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: 60_000 });
  const parts: AppParts = {
    ...{ database, vault, jobs, pdf, clock, log, localMailer },
    files: createDiskFileStore(join(dataDir, 'files')),
    captcha: captchaFor(config, database, vault),
    polisher: polisherFor(config),
    limiter:
      config.RATE_LIMITS === 'off' ? noRateLimits : createRateLimiter({ database, clock, vault }),
    site: {
      publicOrigin: config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin,
      port: () => portOf(server),
      loopbackOnly: ['127.0.0.1', 'localhost', '::1'].includes(config.HOST),
    },
    version: serverPackage.version,
    trustedProxies: config.TRUST_PROXY,
    webFolder: WEB_FOLDER,
  };
  handleJobs({ ...parts, mailer });
  server.on('request', createApp(parts).callback());
  await jobs.start({ work: true });
  if (database.kind === 'pglite') await finishInterrupted(parts, clock.now());
  await listen(server, config);
  await pdf.warmUp().catch((error: unknown) => say(`Letters can't be made yet. ${String(error)}`));
  return {
    address: parts.site.publicOrigin ?? `http://${nameOf(config.HOST)}:${portOf(server)}`,
    async stop() {
      await closeServer(server);
      await jobs.stop();
      await pdf.close();
      await mailer.close();
      await database.close();
      letGo();
    },
  };
}

function mailers(
  config: Config,
  parts: { database: Database; vault: Vault; say: (text: string) => void },
) {
  if (config.SMTP_URL)
    return { mailer: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }) };
  const announce = (to: string, link: string) => parts.say(`Login link for ${to}:\n  ${link}`);
  const localMailer = createLocalMailer({ ...parts, clock, announce });
  return { mailer: localMailer, localMailer };
}

function captchaFor(config: Config, database: Database, vault: Vault) {
  if (config.CAPTCHA === 'off') return captchaOff;
  return createAltchaCaptcha({ database, clock, secret: vault.fingerprint('captcha', 'altcha') });
}

function polisherFor({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Config) {
  if (!OPENAI_API_KEY) return noPolisher;
  return createOpenAiProsePolisher({
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL,
  });
}

function nameOf(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo | null)?.port ?? 0;
}

async function listen(server: Server, { HOST, PORT }: Config): Promise<void> {
  await new Promise<void>((resolveListen, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolveListen);
  });
}

async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolveClose) => {
    server.close(() => resolveClose());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  });
}
