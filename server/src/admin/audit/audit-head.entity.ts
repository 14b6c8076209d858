import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** The newest line of the audit log that was written, and the newest that was checked. They only go forward. */
export const AuditHead = defineEntity({
  name: 'AuditHead',
  tableName: 'audit_heads',
  properties: {
    name: p.text().$type<'written' | 'verified' | 'walked'>().primary(),
    number: p.bigint('number'),
    hash: p.text().nullable(),
    /** Of what the server has verified, with a key that the database never sees. */
    seal: p.text().nullable(),
    at: p.datetime(),
  },
});
export type AuditHead = InferEntity<typeof AuditHead>;
