import type { LegalMode } from '@creditfix/shared/kernel';
import type { AuditAction } from '@creditfix/shared/admin';
import { createHash } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { Call } from '#server/platform/http/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { administratorOf } from '../access.policy.ts';
import type { AuditHead } from './audit-head.entity.ts';
import {
  auditHeads,
  type ChainedLine,
  chainedLines,
  hashOfLine,
  keepAuditHead,
  noteSetting,
  recordAudit,
} from './audit.repository.ts';

/**
 * Checks that the audit log is whole. The lines are hashed here again and not by the database that keeps them, and how far they
 * were verified is sealed with a key that the database has never seen: an attacker who rewrites old lines and all that follow is caught
 * at that seal, and one who cuts off the end is caught at the head that the writing trigger keeps.
 */

export type ChainState =
  | { readonly whole: true; readonly brokenAt: null; readonly head: Link }
  /** The number of the first line that is wrong or missing. */
  | { readonly whole: false; readonly brokenAt: number };

const BATCH = 1_000;
/** Older lines that are looked at again, in turns: a log of that length is checked whole each time. */
const WALKED_AT_ONCE = 5_000;
const WALKED_IN_AN_HOUR = 100_000;

interface Link {
  readonly number: number;
  readonly hash: string;
}

/** What the first line hangs on. */
const FIRST: Link = { number: 0, hash: '0'.repeat(64) };

/**
 * What runs every hour. The server's log is kept elsewhere, so it says how far the chain was whole and with which hash: that stays
 * to be compared with even where somebody made the heads here again. A broken chain is an error there.
 */
export async function watchAuditChain(parts: {
  readonly database: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<void> {
  const { database, vault, clock, log } = parts;
  const check = { at: clock.now(), older: WALKED_IN_AN_HOUR };
  const state = await database.fork().transactional((tx) => checkAuditChain(tx, vault, check));
  if (state.whole) log.info(state.head, 'the audit log is whole up to this line');
  else log.error({ number: state.brokenAt }, 'the audit log is not whole from this line on');
}

/** Checks what was written since the last time, and some of the older lines. Call it in a transaction. */
export async function checkAuditChain(
  tx: EntityManager,
  vault: Vault,
  { at, older: most = WALKED_AT_ONCE }: { readonly at: Date; readonly older?: number },
): Promise<ChainState> {
  // Before the lines are read: what is written meanwhile is then beyond this head, never missing before it.
  const heads = await auditHeads(tx);
  const headOf = (name: AuditHead['name']) => heads.find((head) => head.name === name);
  const verified = linkOf(headOf('verified'));
  const written = linkOf(headOf('written'));
  if (headOf('verified') && headOf('verified')?.seal !== sealOf(vault, verified))
    return brokenAt(verified.number);

  if (!(await isThere(tx, verified))) return brokenAt(verified.number);

  const fresh = await walk(tx, verified, { upTo: Number.POSITIVE_INFINITY });
  if (fresh.broken !== null) return brokenAt(fresh.broken);
  if (fresh.end.number < written.number) return brokenAt(fresh.end.number + 1);

  const begin = headOf('walked')?.number ?? 0;
  const older = await walkOlder(tx, { begin, to: verified, most });
  if (older.broken !== null) return brokenAt(older.broken);

  await keepAuditHead(tx, { ...fresh.end, name: 'verified', seal: sealOf(vault, fresh.end), at });
  const next = older.end.number >= verified.number ? 0 : older.end.number;
  await keepAuditHead(tx, { name: 'walked', number: next, hash: null, seal: null, at });
  return { whole: true, brokenAt: null, head: fresh.end };
}

/** Some of the lines before the head that was found whole: they must lead up to it. */
async function walkOlder(
  tx: EntityManager,
  { begin, to, most }: { readonly begin: number; readonly to: Link; readonly most: number },
): Promise<Walked> {
  const hash = begin < to.number ? await hashOfLine(tx, begin) : undefined;
  const from = hash === undefined ? FIRST : { number: begin, hash };
  const walked = await walk(tx, from, { upTo: to.number, most });
  const { end, broken } = walked;
  const strays = end.number === to.number && end.hash !== to.hash;
  return broken === null && strays ? { end, broken: to.number } : walked;
}

async function isThere(tx: EntityManager, { number, hash }: Link): Promise<boolean> {
  return number === 0 || (await hashOfLine(tx, number)) === hash;
}

interface Walked {
  readonly end: Link;
  /** The first line that does not fit. */
  readonly broken: number | null;
}

/** Follows the chain from one line on: to its end, or for some lines toward a number that must be reached. */
async function walk(
  tx: EntityManager,
  from: Link,
  { upTo, most = Number.POSITIVE_INFINITY }: { readonly upTo: number; readonly most?: number },
): Promise<Walked> {
  const isOpen = upTo === Number.POSITIVE_INFINITY;
  let end = from;
  for (let read = 0; read < most; read += BATCH) {
    const lines = await chainedLines(tx, end.number, BATCH);
    for (const line of lines) {
      const { number } = line;
      if (number > upTo) return { end, broken: end.number < upTo ? number : null };
      if (line.prevHash !== end.hash || line.hash !== hashOf(line)) return { end, broken: number };
      end = { number, hash: line.hash };
    }
    if (end.number === upTo) return { end, broken: null };
    if (lines.length < BATCH) return { end, broken: isOpen ? null : end.number + 1 };
  }
  return { end, broken: null };
}

/** As `audit_line_hash` in the migration: what comes last may hold anything, and the action's length says where it ends. */
function hashOf(line: ChainedLine): string {
  const { number, at, actorId, subjectId, prevHash, action, detail } = line;
  const length = Buffer.byteLength(action);
  const parts = [number, at, actorId, subjectId ?? '-', prevHash, length, action, detail];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function linkOf(head: AuditHead | undefined): Link {
  return head ? { number: head.number, hash: head.hash ?? FIRST.hash } : FIRST;
}

function sealOf(vault: Vault, { number, hash }: Link): string {
  return vault.fingerprint('audit-head', `${number}:${hash}`);
}

function brokenAt(number: number): ChainState {
  return { whole: false, brokenAt: number };
}

interface Audited<Result> {
  readonly result: Result;
  readonly detail: string;
  readonly subjectId?: string | null;
}

/** Runs a read or an action of the staff in a transaction that ends with its line in the audit log. */
export async function audited<Result>(
  call: Call,
  { clock }: { readonly clock: Clock },
  action: AuditAction,
  work: (tx: EntityManager, actorId: string) => Promise<Audited<Result>>,
): Promise<Result> {
  const { accountId: actorId } = administratorOf(call);
  return await call.em.transactional(async (tx) => {
    const { result, ...entry } = await work(tx, actorId);
    await recordAudit(tx, { actorId, action, ...entry, at: clock.now() });
    return result;
  });
}

/** Writes down at the first start, and at each change, what whoever runs this says that they are in law. */
export async function noteLegalMode(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  legalMode: LegalMode,
): Promise<void> {
  await database.fork().transactional(async (tx) => {
    const detail = `LEGAL_MODE=${legalMode}`;
    await noteSetting(tx, { action: 'choose_legal_mode', detail, at: clock.now() });
  });
}
