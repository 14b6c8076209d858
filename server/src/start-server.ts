import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import serverPackage from '../package.json' with { type: 'json' };
import { languageOfAccount } from '#server/accounts/index.ts';
import { noteLegalMode } from '#server/admin/index.ts';
import { createApp, createWorkerApp, type AppParts } from '#server/app.ts';
import { adaptersFor, mailersFor } from '#server/choose-adapters.ts';
import { databaseShape } from '#server/database-shape.ts';
import { chooseBoundary } from '#server/documents/index.ts';
import { emailExamples } from '#server/email-examples.ts';
import { backUpDaily, sendBackupsPatiently } from '#server/backup-installation.ts';
import { examineRunning } from '#server/examine-installation.ts';
import { handleBackups, handleJobs } from '#server/handle-jobs.ts';
import { createLetterWork, finishInterrupted } from '#server/letters/index.ts';
import { endLeases, resumeMail } from '#server/mailing/index.ts';
import { openBackupFolder } from '#server/platform/backup/index.ts';
import { systemClock as clock } from '#server/platform/clock/index.ts';
import { WEB_PORT, configWarnings, type Config } from '#server/platform/config/index.ts';
import { findDatabase, openDatabase, type FoundDatabase } from '#server/platform/database/index.ts';
import { createOutbox, type Mailer } from '#server/platform/email/index.ts';
import { openFileStore } from '#server/platform/files/index.ts';
import {
  createHttpServer,
  drainHttpServer,
  isPublic,
  type Site,
  watchLoop,
} from '#server/platform/http/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { createPdfPrinter, type PdfPrinter } from '#server/platform/pdf/index.ts';
import { openTracing, tracedPort, type Tracing } from '#server/platform/tracing/index.ts';
import { Vault, checkKeys, loadEncryptionKeys } from '#server/platform/vault/index.ts';
import { readSettingsFile } from '#server/read-settings-file.ts';
import { openSite } from '#server/site-facts.ts';
import { stopInOrder, type StopStep } from '#server/stop-in-order.ts';
import { watchServices } from '#server/watch-services.ts';

/** `docker stop` and its like wait for ten seconds in all; the process itself takes a moment to end. */
const STOP_MS = 7_500;
/** What is being asked when the end comes is answered for this long. */
const ANSWER_MS = 3_000;
/** This long outside services may still answer: time is left to say what became of it. */
const OUTSIDE_MS = 2_000;

const WEB_FOLDER = resolve(import.meta.dirname, '../../webapp/dist');

export interface RunningServer {
  /** Where people reach it. */
  readonly address: string;
  /** Email stays here and can be read at `/dev/mailbox`. */
  readonly showsMailbox: boolean;
  /**
   * Answers what is being asked, lets jobs end, closes everything, within eight seconds whatever hangs.
   *
   * @returns the names of what was still open
   */
  stop(): Promise<readonly string[]>;
}

interface Surroundings {
  readonly log: Log;
  /** Says something to the person who runs the product locally. */
  readonly say: (text: string) => void;
}

/** Chooses the adapters that the settings name, opens them in the order in which they need each other, and listens. */
export async function startServer(
  config: Config,
  surroundings: Surroundings,
): Promise<RunningServer> {
  for (const warning of configWarnings(config)) surroundings.log.warn(warning);
  const dataDir = resolve(config.DATA_DIR);
  const { DATABASE_URL: url, CREATE_DATABASE } = config;
  const found = await findDatabase(
    { dataDir, url, createMissing: CREATE_DATABASE === 'on' },
    surroundings,
  );
  try {
    return await startOn(found, config, surroundings);
  } catch (error) {
    await found.leave();
    throw error;
  }
}

async function startOn(
  found: FoundDatabase,
  config: Config,
  { log, say }: Surroundings,
): Promise<RunningServer> {
  const dataDir = resolve(config.DATA_DIR);
  const { version } = serverPackage;
  const tracing = await openTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, {
    role: config.ROLE,
    version,
    log,
  });
  const pdf = printerFor(config, log);
  const letterWork = createLetterWork({
    hidesWords: config.OPENAI_API_KEY !== undefined,
    legalMode: config.LEGAL_MODE,
  });
  // While the database opens: neither needs the other.
  const warm = warmUp({ pdf, letterWork }, { log, say });
  const database = await openDatabase(found.place, databaseShape);
  const vault = new Vault(await loadEncryptionKeys(config.ENCRYPTION_KEYS, dataDir));
  await checkKeys(database.fork(), vault);
  const publicOrigin = config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin;
  const stopping = new AbortController();
  const watch = watchServices(clock);
  const adapterParts = { database, vault, stopping: endOfCalls(stopping.signal), watch };
  const { mailer, localMailer } = mailersFor(config, { ...adapterParts, say });
  const jobs = createPgBossJobs(database, log);
  const server = createHttpServer();
  const origin = () => addressOf(config, server);
  const parts: AppParts = {
    database,
    vault,
    jobs,
    pdf,
    clock,
    log,
    letterWork,
    localMailer: config.TRUST_PROXY > 0 || isPublic({ publicOrigin }) ? undefined : localMailer,
    files: tracedPort('files', openFileStore({ ...config, DATA_DIR: dataDir })),
    ...adaptersFor(config, adapterParts),
    services: watch.services,
    outbox: createOutbox({
      vault,
      jobs,
      clock,
      publicOrigin: origin,
      languageOf: languageOfAccount,
    }),
    emailExamples: config.NODE_ENV === 'production' ? undefined : emailExamples,
    gallery: config.NODE_ENV !== 'production',
    ...openSite(config, readSettingsFile(config.SETTINGS_FILE), { database, clock, log }),
    examine: (how) => examineRunning(config, { database, log, pdf }, how),
    publicOrigin: origin,
    site: siteOf(config, server),
    version,
    trustedProxies: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
    backups: config.BACKUP_DIR ? openBackupFolder(resolve(config.BACKUP_DIR)) : undefined,
    stopping: stopping.signal,
    webFolder: WEB_FOLDER,
  };
  handleJobs({ ...parts, mailer: tracedPort('mail', mailer) });
  keepBackups(config, parts);
  const app = config.ROLE === 'worker' ? createWorkerApp : createApp;
  server.on('request', app({ ...parts, loopLateMs: watchLoop(stopping.signal) }).callback());
  await jobs.start({ work: config.ROLE !== 'web' });
  await finishStarting(parts, found, config);
  await listen(server, config);
  warnOfProxy(config, parts.site, log);
  await warm;
  return {
    ...reachOf(config, server, parts.localMailer),
    async stop() {
      stopping.abort();
      const steps = stepsToStop({ ...parts, server, mailer, letterWork, found, tracing });
      return await stopInOrder(steps, { withinMs: STOP_MS, log });
    },
  };
}

function keepBackups(config: Config, parts: AppParts): void {
  if (!config.BACKUP_DIR) return;
  handleBackups(parts.jobs, config, async () => {
    await backUpDaily(config, parts);
    if (config.BACKUP_S3_URL) await sendBackupsPatiently(config, parts.log);
  });
}

function printerFor({ CHROMIUM_PATH, PDF_WORKERS }: Config, log: Log): PdfPrinter {
  const printer = createPdfPrinter({ chromiumPath: CHROMIUM_PATH, workers: PDF_WORKERS, log });
  return tracedPort('pdf', printer);
}

/** Aborted a while after we begin to stop. */
function endOfCalls(stopping: AbortSignal): AbortSignal {
  const calls = new AbortController();
  const endSoon = () => void setTimeout(() => calls.abort(), OUTSIDE_MS).unref();
  stopping.addEventListener('abort', endSoon, { once: true });
  return calls.signal;
}

async function warmUp(
  { pdf, letterWork }: Pick<AppParts, 'pdf' | 'letterWork'>,
  { log, say }: Surroundings,
): Promise<void> {
  const told = (what: string) => (error: unknown) => say(`${what} ${String(error)}`);
  await Promise.all([
    letterWork.warmUp().catch(told("Letters can't be written yet.")),
    pdf.findBrowser().catch(told("Letters can't be made yet.")),
    chooseBoundary(log).catch(told("Files can't be taken yet.")),
  ]);
}

type Stopped = AppParts & {
  readonly server: Server;
  readonly mailer: Mailer;
  readonly letterWork: ReturnType<typeof createLetterWork>;
  readonly found: FoundDatabase;
  readonly tracing: Tracing;
};

/** In the order in which they need each other. The last one gets what the others leave, and that is a second at least. */
function stepsToStop({
  server,
  jobs,
  pdf,
  mailer,
  database,
  log,
  letterWork,
  found,
  tracing,
}: Stopped): StopStep[] {
  const requests = async () => {
    const cut = await drainHttpServer(server, ANSWER_MS);
    if (cut > 0) log.warn({ cut }, 'stopping: requests were cut');
  };
  return [
    { name: 'requests', withinMs: ANSWER_MS + 100, stop: requests },
    { name: 'jobs', withinMs: 2_000, stop: async () => await jobs.stop() },
    {
      name: 'pdf',
      withinMs: 800,
      stop: async () => void (await Promise.all([letterWork.close(), pdf.close()])),
    },
    {
      name: 'mail and traces',
      withinMs: 200,
      stop: async () => void (await Promise.all([mailer.close(), tracing.close()])),
    },
    { name: 'database', withinMs: 500, stop: async () => await database.close() },
    // It writes down what it has in memory.
    { name: 'database server', withinMs: 'rest', stop: async () => await found.leave() },
  ];
}

/** Takes up what an end in the middle of it has left: all of it if nobody else can be at it. */
async function finishStarting(
  parts: AppParts,
  { isFirst, admitOthers }: FoundDatabase,
  { LEGAL_MODE }: Config,
): Promise<void> {
  if (isFirst) {
    await finishInterrupted(parts, clock.now());
    await endLeases(parts);
  }
  await resumeMail(parts);
  await noteLegalMode(parts, LEGAL_MODE);
  admitOthers();
}

function siteOf({ PUBLIC_URL, HOST }: Config, server: Server): Site {
  return {
    publicOrigin: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    port: () => portOf(server),
    loopbackOnly: ['127.0.0.1', 'localhost', '::1'].includes(HOST),
  };
}

/** Without this setting everybody behind the proxy counts as one caller, and the limits would stop them all together. */
function warnOfProxy({ TRUST_PROXY }: Config, site: Site, log: Log): void {
  if (TRUST_PROXY === 0 && site.loopbackOnly && isPublic(site))
    log.warn('people reach this server through a proxy; set TRUST_PROXY to the number of proxies');
}

/** Where this very process is reached. */
function reachOf(
  config: Config,
  server: Server,
  localMailer: AppParts['localMailer'],
): Pick<RunningServer, 'address' | 'showsMailbox'> {
  const isWorker = config.ROLE === 'worker';
  const own = `http://${nameOf(config.HOST)}:${portOf(server)}`;
  return {
    address: isWorker ? own : addressOf(config, server),
    showsMailbox: localMailer !== undefined && !isWorker,
  };
}

/** Where people reach us. A worker writes emails, too, and nobody is sent to it: without PUBLIC_URL its links lead to a server beside it. */
function addressOf(config: Config, server: Server): string {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin;
  const port = config.ROLE === 'worker' ? WEB_PORT : portOf(server);
  return `http://${nameOf(config.HOST)}:${port}`;
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
