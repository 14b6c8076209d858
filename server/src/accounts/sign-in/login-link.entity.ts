import type { Language } from '@creditfix/shared/kernel';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { SessionKind } from '../sessions/session.entity.ts';

/** What a link opens: a session in a browser, or one of the desktop app that asked for it. */
export type LinkKind = SessionKind | 'device_person' | 'device_admin';

/** A requested login link. The token is made when the email is sent, and only its SHA-256 is kept. */
export const LoginLink = defineEntity({
  name: 'LoginLink',
  tableName: 'login_links',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<LinkKind>(),
    email: p.text(),
    /** The address that the person used us at; the link leads back there. */
    origin: p.text(),
    redirectTo: p.text(),
    tokenHash: p.text().nullable().unique(),
    /** SHA-256 of the mark of the browser that asked: there the link works without a click. */
    browserHash: p.text().nullable(),
    /** Keyed fingerprint of the six digits that the email carries beside the link. */
    codeHash: p.text().nullable(),
    codeExpiresAt: p.datetime().nullable(),
    /** How many codes were typed, right or wrong. */
    codeTries: p.smallint().default(0),
    /** Two digits on the screen that waits: who types them on another device lets that screen in. */
    pairNumber: p.smallint().nullable(),
    /** Since when the screen that waits may go on. */
    approvedAt: p.datetime().nullable(),
    /** SHA-256 of the verifier of the desktop app that asked: there the link opens nothing without it. */
    challenge: p.text().nullable(),
    /** Code of the person who invited this person. */
    referral: p.text().nullable(),
    /** In which it was asked for; a new account begins with it. */
    language: p.text().$type<Language>(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    consumedAt: p.datetime().nullable(),
    /** Set when a newer link was asked for. */
    replacedAt: p.datetime().nullable(),
  },
  uniques: [
    {
      name: 'login_links_live_index',
      properties: ['kind', 'email'],
      where: 'consumed_at is null and replaced_at is null',
    },
  ],
  indexes: [{ properties: ['email'] }, { properties: ['expiresAt'] }],
  checks: [
    {
      name: 'login_links_language_check',
      expression: "(language = ANY (ARRAY['en'::text, 'es'::text]))",
    },
  ],
});
export type LoginLink = InferEntity<typeof LoginLink>;
