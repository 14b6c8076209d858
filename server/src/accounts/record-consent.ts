import { legalVersions, type ConsentKind } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { addConsent, consentsOf, hasAgreed } from './consent.repository.ts';

const COLUMN = 'consents.sealed_origin';
const USER_AGENT_LENGTH = 400;

interface Agreement {
  readonly accountId: string;
  readonly at: Date;
  readonly origin: { readonly ip: string; readonly userAgent: string };
}

/** Notes that somebody who signs in agrees to the terms, once for each version of them: the sign-in page says so. */
export async function agreeToTerms(
  tx: EntityManager,
  vault: Vault,
  agreement: Agreement,
): Promise<void> {
  const terms = { kind: 'terms', version: legalVersions.terms } as const;
  if (await hasAgreed(tx, { accountId: agreement.accountId, ...terms })) return;
  await recordConsent(tx, vault, { ...agreement, ...terms });
}

/** Notes what a person agreed to, in the transaction of whatever they agreed with. */
export async function recordConsent(
  tx: EntityManager,
  vault: Vault,
  consent: Agreement & {
    readonly kind: ConsentKind;
    /** Of the text that was agreed to. */
    readonly version: string;
  },
): Promise<void> {
  const id = randomUUID();
  const { accountId, kind, version, at, origin } = consent;
  const userAgent = origin.userAgent.slice(0, USER_AGENT_LENGTH);
  const sealedOrigin = vault.sealJson({ ip: origin.ip, userAgent }, { column: COLUMN, rowId: id });
  await addConsent(tx, { id, accountId, kind, version, at, sealedOrigin });
}

/** What a person agreed to, oldest first. */
export async function findConsents(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<readonly { kind: ConsentKind; version: string; at: string; origin: unknown }[]> {
  const consents = await consentsOf(em, accountId);
  return consents.map(({ id, kind, version, at, sealedOrigin }) => ({
    kind,
    version,
    at: at.toISOString(),
    origin: vault.openJson(sealedOrigin, { column: COLUMN, rowId: id }),
  }));
}
