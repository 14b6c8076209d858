import { type AdminProblems, exportEndpoints, type ExportKind } from '@creditfix/shared/admin';
import type { CallServer } from '../main/offline.port.ts';
import { unreadablePage } from './row-cells.ts';
import type { ChangePage, SnapshotStore } from './snapshot-store.ts';

/** Fetches pages of the server's log of changes. */

export interface AnsweredPage<Kind extends ExportKind> extends ChangePage<Kind> {
  readonly hasMore: boolean;
  readonly serverTime: string;
  /** Rows of the server's whole table. */
  readonly total: number;
}

interface PagesParts {
  readonly api: CallServer;
  readonly signal: AbortSignal;
  readonly pause: Pause;
}

/** @throws AbortError */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface PageOptions<Kind extends ExportKind> {
  readonly kind: Kind;
  readonly after: string | null;
  /** The replica that may hold whole rows; null for masked ones. */
  readonly replica: string | null;
  /** False for the first call of a sync: if the server does not answer at all, the person is told at once. */
  readonly isPatient: boolean;
}

const ENDPOINTS = {
  users: exportEndpoints.syncUsers,
  letters: exportEndpoints.syncLetters,
} as const;

/** The most that the server gives at once. */
const LIMIT = 5_000;
/** A hiccup in the middle of a long sync costs seconds; the next sync resumes where it stopped. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
const BUSY = new Set([408, 425, 429]);

const UNKNOWN = 'admin.replica_unknown' satisfies keyof typeof AdminProblems.catalogue;

/** The code of an error that says that the server no longer lets this device have a replica. */
export const REFUSED = 'refused';

/**
 * @returns `too_old` if the log can't bring this replica up to date; `unknown` where the server knows no reason for whole rows in it
 * @throws Error of `api`; with the code `refused`, `unreadable` or `server`
 */
async function fetchPage<Kind extends ExportKind>(
  parts: PagesParts,
  options: PageOptions<Kind>,
): Promise<AnsweredPage<Kind> | 'too_old' | 'unknown'> {
  const { status, text } = await ask(parts, options);
  if (status === 410) return envelopeOf(text).code === UNKNOWN ? 'unknown' : 'too_old';
  if ((status === 401 || status === 403) && isOurRefusal(text))
    throw fault('the server refuses the replica', REFUSED);
  if (status !== 200) throw fault(`the server answered ${status}`, 'server');
  const page = ENDPOINTS[options.kind].data?.safeParse(envelopeOf(text).data);
  if (!page?.success) throw unreadablePage();
  const { hasMore, next } = page.data;
  // It would be asked for without end.
  if (hasMore && next === options.after) throw unreadablePage();
  return page.data as unknown as AnsweredPage<Kind>;
}

async function ask(
  { api, signal, pause }: PagesParts,
  { kind, after, replica, isPatient }: PageOptions<ExportKind>,
): Promise<{ readonly status: number; readonly text: string }> {
  const query = new URLSearchParams({
    limit: String(LIMIT),
    ...(after === null ? {} : { after }),
    ...(replica === null ? {} : { replica }),
  });
  const path = `${ENDPOINTS[kind].path}?${query}`;
  for (const wait of isPatient ? PAUSES_MS : []) {
    signal.throwIfAborted();
    const answer = await api(path, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    if (answer && answer.status < 500 && !BUSY.has(answer.status)) return answer;
    await pause(wait, signal);
  }
  signal.throwIfAborted();
  return await api(path, { signal });
}

/** A gate on the way may refuse as well: it knows nothing of roles, and nothing is deleted for its word. */
function isOurRefusal(text: string): boolean {
  const { code } = envelopeOf(text);
  return typeof code === 'string' && code.startsWith('admin.');
}

function envelopeOf(text: string): { readonly data?: unknown; readonly code?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

function fault(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Brings one file into step with the server's log, page after page; each page that came stays, whatever happens to the next. */

export interface UpToDateParts extends PagesParts {
  readonly store: SnapshotStore;
  /** The server has answered. */
  readonly onContact: (serverTime: string) => void;
  readonly onProgress: (progress: number | null) => void;
}

/** Letters name users: those come first. */
const KINDS = ['users', 'letters'] as const;
/** Of the way of a first sync: there are about ten letters to a user. */
const SHARE = { users: { from: 0, of: 0.1 }, letters: { from: 0.1, of: 0.9 } } as const;
/** What changed while pages were fetched is fetched too; on a busy day the rest waits for the next sync. */
const ROUNDS = 3;

/** @returns `too_old` if the replica is of another epoch or too old: a new one has to be made; `unknown` as `fetchPage` */
export async function bringUpToDate(
  parts: UpToDateParts,
): Promise<'in_step' | 'too_old' | 'unknown'> {
  let pages = 0;
  let serverTime: string | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = pages;
    for (const kind of KINDS) {
      const read = await readOn(parts, kind, { wasAnswered: pages > 0, isCatchUp: round > 0 });
      if (typeof read === 'string') return read;
      pages += read.pages;
      serverTime = read.serverTime;
    }
    if (pages - before <= KINDS.length) break;
  }
  if (serverTime) parts.store.finish(serverTime);
  return 'in_step';
}

/** Until the log has nothing more of this kind. */
async function readOn(
  parts: UpToDateParts,
  kind: ExportKind,
  { wasAnswered, isCatchUp }: { readonly wasAnswered: boolean; readonly isCatchUp: boolean },
): Promise<{ readonly pages: number; readonly serverTime: string } | 'too_old' | 'unknown'> {
  const { store, signal, onContact, onProgress } = parts;
  const { replica } = store;
  const isFirst = store.syncedAt === null;
  for (let pages = 1; ; pages += 1) {
    const after = store.cursor(kind);
    const isPatient = wasAnswered || pages > 1;
    const page = await fetchPage(parts, { kind, after, replica, isPatient });
    signal.throwIfAborted();
    if (typeof page === 'string') return page;
    if (store.epoch !== null && store.epoch !== page.epoch) return 'too_old';
    onContact(page.serverTime);
    store.applyPage(kind, after, page);
    onProgress(isFirst ? (isCatchUp ? 1 : progressOf(kind, store.fetched(kind), page)) : null);
    if (!page.hasMore) return { pages, serverTime: page.serverTime };
  }
}

function progressOf(
  kind: ExportKind,
  fetched: number,
  { total, hasMore }: { readonly total: number; readonly hasMore: boolean },
): number {
  const done = hasMore && total > 0 ? Math.min(1, fetched / total) : 1;
  return SHARE[kind].from + SHARE[kind].of * done;
}
