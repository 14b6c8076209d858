import type { ExportKind } from '@creditfix/shared/admin';
import { fetchPage, type PagesParts } from './change-pages.ts';
import type { SnapshotStore } from './snapshot-store.ts';

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
