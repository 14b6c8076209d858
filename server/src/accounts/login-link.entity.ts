import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A requested login link. The token is made when the email is sent, and only its SHA-256 is kept. */
export const LoginLink = defineEntity({
  name: 'LoginLink',
  tableName: 'login_links',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    /** The address that the person used us at; the link leads back there. */
    origin: p.text(),
    redirectTo: p.text(),
    tokenHash: p.text().nullable().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    consumedAt: p.datetime().nullable(),
    /** Set when a newer link was asked for. */
    replacedAt: p.datetime().nullable(),
  },
});
export type LoginLink = InferEntity<typeof LoginLink>;
