import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** What a passkey is asked for; an answer to one question is none to another. */
export type PasskeyPurpose = 'sign_in' | 'add' | 'admin_set_up' | 'admin_prove';

/** A challenge is answered once. For a sign-in its id is the browser's cookie; otherwise it belongs to a session. */
export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    id: p.uuid().primary(),
    purpose: p.text().$type<PasskeyPurpose>(),
    sessionId: p.uuid().nullable(),
    challenge: p.text().unique(),
    expiresAt: p.datetime(),
  },
  indexes: [{ properties: ['expiresAt'] }, { properties: ['sessionId'] }],
});
export type PasskeyChallenge = InferEntity<typeof PasskeyChallenge>;
