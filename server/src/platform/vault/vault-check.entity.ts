import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One sealed known value. At the start it tells whether the keys are those that this data was sealed with. */
export const VaultCheck = defineEntity({
  name: 'VaultCheck',
  tableName: 'vault_check',
  properties: {
    id: p.text().primary(),
    sealed: p.text(),
  },
});
export type VaultCheck = InferEntity<typeof VaultCheck>;
