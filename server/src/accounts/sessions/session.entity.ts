import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '../account.entity.ts';

/** A session opens a person's own pages or the administrators' pages, never both. */
export const SessionKind = { person: 'person', admin: 'admin' } as const;
export type SessionKind = keyof typeof SessionKind;

/** A signed-in browser or desktop app. Its cookie, or its keychain, holds a random token; only the token's SHA-256 is kept. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade').index(),
    kind: p.text().$type<SessionKind>(),
    how: p.text().$type<'link' | 'passkey'>(),
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    /** When it was last proved by a link or a passkey. */
    authenticatedAt: p.datetime().nullable(),
    lastSeenAt: p.datetime().nullable(),
    /** When an administrator's second factor was proved. */
    secondFactorAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** Keyed fingerprint of the browser's device cookie. */
    deviceKey: p.text().nullable(),
    /** A session of the desktop app: its token goes into a header, and never works as a cookie. */
    onDevice: p.boolean(),
    sealedOrigin: p.text(),
    /** Whose pages an administrator's session is looking at, and until when. */
    viewedAccountId: p.uuid().nullable(),
    viewedUntil: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['deviceKey'], where: 'device_key is not null' },
    { properties: ['expiresAt'] },
    { properties: ['createdAt'] },
  ],
});
export type Session = InferEntity<typeof Session>;
