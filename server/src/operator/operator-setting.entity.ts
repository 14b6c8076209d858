import type { OperatorKey } from '@creditfix/shared/operator';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One version of one of the operator's settings. Rows are only added: the newest of a key counts, and the others are its history. */
export const OperatorSetting = defineEntity({
  name: 'OperatorSetting',
  tableName: 'operator_settings',
  properties: {
    /** Over all keys: whoever knows the newest number knows whether anything has changed. */
    version: p.integer().primary().autoincrement(false),
    key: p.text().$type<OperatorKey>(),
    /** Null where the settings of the server count again. */
    value: p.json().nullable(),
    /** The account of the administrator. It may be gone by now: the history outlives it, as the audit log does. */
    changedBy: p.uuid(),
    /** The earlier version that it was taken back to. */
    restored: p.integer().nullable(),
    changedAt: p.datetime(),
  },
  indexes: [{ properties: ['key', 'version'] }],
});
export type OperatorSetting = InferEntity<typeof OperatorSetting>;
