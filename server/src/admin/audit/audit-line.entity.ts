import type { AuditAction } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** What a member of the staff did or saw. It only grows; each line carries the hash of the one before it. */
export const AuditLine = defineEntity({
  name: 'AuditLine',
  tableName: 'audit_log',
  properties: {
    number: p.bigint('number').primary().autoincrement(false),
    actorId: p.uuid(),
    action: p.text().$type<AuditAction>(),
    /** The account that it was about, where it is one. */
    subjectId: p.uuid().nullable(),
    /** Ids and counts only: the log outlives the account. */
    detail: p.text(),
    at: p.datetime(),
    prevHash: p.text(),
    hash: p.text(),
  },
  indexes: [
    { properties: ['subjectId'], where: 'subject_id is not null' },
    { name: 'audit_log_action_index', properties: ['action', 'number'] },
  ],
});
export type AuditLine = InferEntity<typeof AuditLine>;
