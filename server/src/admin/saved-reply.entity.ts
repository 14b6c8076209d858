import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An answer that the staff keep to use again. What is the person's own is left open in it, so that nothing here is sealed. */
export const SavedReply = defineEntity({
  name: 'SavedReply',
  tableName: 'saved_replies',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique(),
    text: p.text(),
    /** Counts the changes, so that of two made at once one is refused. */
    version: p.integer(),
    changedBy: p.uuid(),
    changedAt: p.datetime(),
  },
});
export type SavedReply = InferEntity<typeof SavedReply>;
