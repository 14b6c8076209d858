import type { Middleware } from 'koa';
import type { Database } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { PdfPrinter } from '#server/platform/pdf/index.ts';
import type { ServiceWatch } from './service-watch.ts';

interface HealthParts {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly pdf: PdfPrinter;
  readonly services: Pick<ServiceWatch, 'away'>;
  /** Aborted once this process is asked to end. */
  readonly stopping: AbortSignal;
}

/** Somebody waits for the answer: a part that says nothing for so long is away. */
const PATIENCE_MS = 1_500;
/** However often it is asked, the parts are looked at once in this time. */
const KEPT_MS = 1_000;
const RETRY_AFTER_SECONDS = 2;

type Part = 'database' | 'files' | 'jobs' | 'pdf';
type Faults = ReadonlyMap<Part, string>;

/**
 * `/api/health/live`: this process answers. `/api/health/ready`: so does each part that a letter needs, and the process is not about
 * to end. An outside service that is away is named and stops nobody: what needs it says so, and a process that is taken out of
 * service for it would help no one.
 */
export function healthChecks(parts: HealthParts): Middleware {
  const faultsOf = keptFor(KEPT_MS, async () => await lookAt(parts));
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return await next();
    if (ctx.path === '/api/health/live') {
      ctx.body = { success: true, data: { live: true } };
    } else if (ctx.path === '/api/health/ready') {
      ctx.set('Cache-Control', 'no-store');
      if (parts.stopping.aborted) return notReady(ctx, { server: 'is stopping' });
      const faults = await faultsOf();
      const away = parts.services.away();
      if (faults.size > 0) return notReady(ctx, { ...Object.fromEntries(faults), ...away });
      ctx.body = { success: true, data: { ready: true, away } };
    } else {
      await next();
    }
  };
}

function notReady(ctx: Parameters<Middleware>[0], faults: Readonly<Record<string, string>>): void {
  const said = Object.entries(faults).map(([part, fault]) => `${part} ${fault}`);
  ctx.status = 503;
  ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
  ctx.body = {
    success: false,
    code: 'health.not_ready',
    error: `Not ready: ${said.join('; ')}.`,
    faults,
  };
}

/** What is wrong with each part that is not well. */
async function lookAt({ database, files, jobs, pdf }: HealthParts): Promise<Faults> {
  const looks: Readonly<Record<Part, () => Promise<string | undefined>>> = {
    async database() {
      await database.fork().execute('select 1');
      return undefined;
    },
    files: async () => await files.findFault(),
    async jobs() {
      await jobs.check();
      return undefined;
    },
    async pdf() {
      await pdf.warmUp();
      return undefined;
    },
  };
  const found = Object.entries(looks).map(async ([part, look]) => {
    const fault = await inTime(look).catch(() => 'does not work');
    return fault === undefined ? [] : [[part as Part, fault] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

async function inTime(look: () => Promise<string | undefined>): Promise<string | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve('does not answer'), PATIENCE_MS);
  try {
    return await Promise.race([look(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One look for all who ask at the same time or a moment later. */
function keptFor<Value>(ms: number, look: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return async () => {
    if (kept) return await kept;
    kept = look();
    const forget = () => void setTimeout(() => (kept = undefined), ms).unref();
    kept.then(forget, forget);
    return await kept;
  };
}
