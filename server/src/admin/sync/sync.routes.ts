import {
  AdminProblems,
  StaffRole,
  exportEndpoints,
  type ExportKind,
} from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import { implement, type Call, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from '../access.policy.ts';
import type { AdminParts } from '../admin.parts.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { rowsInWords } from '../exports/export-options.ts';
import { findSyncPage, type SyncPage } from './sync-page.ts';
import { addReplica, findOwnReplica } from './sync.repository.ts';

interface Asked {
  readonly after?: string | undefined;
  readonly replica?: string | undefined;
  readonly limit: number;
}

/** Changes of users and letters since a place in the log, for replicas that work offline: masked unless one was begun for a reason. */
export function syncRoutes({ clock }: AdminParts): Route[] {
  const answer = async <Kind extends ExportKind>(call: Call, kind: Kind, asked: Asked) => {
    const { after, limit } = asked;
    const { accountId: actorId } = administratorOf(call);
    const now = clock.now();
    const whole = asked.replica === undefined ? null : await findReplica(call, asked.replica);
    const wanted = { kind, after, limit, replica: whole?.id ?? null, now };
    const page = await findSyncPage(call.em, wanted);
    const seen = lineOf(kind, page, { whole, isNew: after === undefined });
    if (seen)
      await call.em.transactional((tx) =>
        recordAudit(tx, { actorId, action: `sync_${kind}`, detail: seen, at: now }),
      );
    return { ...page, serverTime: now.toISOString() };
  };
  return [
    implement(exportEndpoints.beginReplica)([], async ({ body }, call) => ({
      replica: await beginReplica(call, body.reason, clock.now()),
    })),
    implement(exportEndpoints.syncUsers)(
      [],
      async ({ query }, call) => await answer(call, 'users', query),
    ),
    implement(exportEndpoints.syncLetters)(
      [],
      async ({ query }, call) => await answer(call, 'letters', query),
    ),
  ];
}

/** What the audit log says: every page with people on it; of letters, whose rows name nobody, that a replica was begun. */
function lineOf(
  kind: ExportKind,
  { rows }: SyncPage<ExportKind>,
  { whole, isNew }: { readonly whole: WholeReplica | null; readonly isNew: boolean },
): string | undefined {
  if (!isNew && (kind === 'letters' || rows.length === 0)) return undefined;
  return [
    `${rowsInWords(rows.length)}, ${whole ? 'unmasked' : 'masked'}`,
    ...(isNew ? ['a new replica'] : []),
    ...(whole ? [`replica ${whole.id}, because: ${whole.reason}`] : []),
  ].join(', ');
}

/** Replicas with whole names and addresses: on a device alone, for a reason that is stated once and is in the audit log. */

interface WholeReplica {
  readonly id: string;
  readonly reason: string;
}

/** @throws Problem `admin.device_needed` */
async function beginReplica(call: Call, reason: string, at: Date): Promise<string> {
  const { accountId: actorId, sessionId } = administratorOf(call);
  if (call.bearer === undefined) throw AdminProblems.raise('admin.device_needed');
  const id = randomUUID();
  await call.em.transactional(async (tx) => {
    await addReplica(tx, { id, sessionId, reason, begunAt: at });
    const detail = `replica ${id}, because: ${reason}`;
    await recordAudit(tx, { actorId, action: 'begin_replica', detail, at });
  });
  return id;
}

/**
 * The replica that this session of this device has begun. Nobody else's counts, and none of an auditor's: their role may have been
 * another one when it was begun.
 *
 * @throws Problem `admin.replica_unknown`
 */
async function findReplica(call: Call, id: string): Promise<WholeReplica> {
  const { sessionId, role } = administratorOf(call);
  const mayHave = call.bearer !== undefined && role !== StaffRole.auditor;
  const replica = mayHave ? await findOwnReplica(call.em, { id, sessionId }) : null;
  if (!replica) throw AdminProblems.raise('admin.replica_unknown');
  return replica;
}
