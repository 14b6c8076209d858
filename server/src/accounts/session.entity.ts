import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A signed-in browser. Its cookie holds a random token; only the token's SHA-256 is kept. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    sealedOrigin: p.text(),
  },
});
export type Session = InferEntity<typeof Session>;
