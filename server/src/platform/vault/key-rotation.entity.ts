import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** How far a change of keys has come in one place, and which file it is writing, so that a crash leaves no stray file. */
export const KeyRotation = defineEntity({
  name: 'KeyRotation',
  tableName: 'key_rotation',
  properties: {
    place: p.text().primary(),
    keyId: p.text(),
    lastId: p.text().nullable(),
    done: p.boolean().default(false),
    writingRow: p.text().nullable(),
    writingKey: p.text().nullable(),
  },
});
export type KeyRotation = InferEntity<typeof KeyRotation>;
