import type { ConsentKind } from '@creditfix/shared/accounts';
import {
  preparedStatement,
  type EntityManager,
  type Tables,
} from '#server/platform/database/index.ts';
import { Consent } from './consent.entity.ts';

export async function hasAgreed(
  em: EntityManager,
  agreement: {
    readonly accountId: string;
    readonly kind: ConsentKind;
    readonly version: string;
  },
): Promise<boolean> {
  const { accountId, kind, version } = agreement;
  const found = await em.findOne(
    Consent,
    { accountId, kind, version },
    { fields: ['id'], disableIdentityMap: true },
  );
  return found !== null;
}

export async function addConsent(tx: EntityManager, consent: Consent): Promise<void> {
  await insertConsent(tx, consent);
}

/** Each signed letter brings one. */
const insertConsent = preparedStatement('add-consent', (em, consent: Consent) =>
  em
    .getKysely<Tables<typeof Consent>>()
    .insertInto('consents')
    .values({
      id: consent.id,
      account_id: consent.accountId,
      kind: consent.kind,
      version: consent.version,
      at: consent.at,
      sealed_origin: consent.sealedOrigin,
    })
    .compile(),
);

/** What a person agreed to, oldest first. */
export async function consentsOf(em: EntityManager, accountId: string): Promise<Consent[]> {
  return await em.find(
    Consent,
    { accountId },
    { orderBy: { at: 1, id: 1 }, disableIdentityMap: true },
  );
}

/** Forgets agreements to sign electronically that are older than any letter that is kept. */
export async function purgeConsents(em: EntityManager, signedBefore: Date): Promise<void> {
  await em.nativeDelete(Consent, { kind: 'electronic_signature', at: { $lt: signedBefore } });
}
