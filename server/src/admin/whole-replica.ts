import { AdminProblems, StaffRole } from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import type { Call } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import { recordAudit } from './audit.repository.ts';
import { addReplica, findOwnReplica } from './sync.repository.ts';

/** Replicas with whole names and addresses: on a device alone, for a reason that is stated once and stands in the audit log. */

export interface WholeReplica {
  readonly id: string;
  readonly reason: string;
}

/** @throws Problem `admin.device_needed` */
export async function beginReplica(call: Call, reason: string, at: Date): Promise<string> {
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
export async function findReplica(call: Call, id: string): Promise<WholeReplica> {
  const { sessionId, role } = administratorOf(call);
  const mayHave = call.bearer !== undefined && role !== StaffRole.auditor;
  const replica = mayHave ? await findOwnReplica(call.em, { id, sessionId }) : null;
  if (!replica) throw AdminProblems.raise('admin.replica_unknown');
  return replica;
}
