import { TERMS_VERSION, type ConsentKind } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

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
  const [agreed] = await tx.execute<unknown[]>(
    `select 1 from consents where account_id = ? and kind = 'terms' and version = ?`,
    [agreement.accountId, TERMS_VERSION],
  );
  if (agreed) return;
  await recordConsent(tx, vault, { ...agreement, kind: 'terms', version: TERMS_VERSION });
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
  await tx.execute(
    `insert into consents (id, account_id, kind, version, at, sealed_origin) values (?, ?, ?, ?, ?, ?)`,
    [
      id,
      accountId,
      kind,
      version,
      at,
      vault.sealJson({ ip: origin.ip, userAgent }, { column: COLUMN, rowId: id }),
    ],
  );
}

/** What a person agreed to, oldest first. */
export async function findConsents(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<readonly { kind: ConsentKind; version: string; at: string; origin: unknown }[]> {
  const rows = await em.execute<
    {
      id: string;
      kind: ConsentKind;
      version: string;
      at: Date | string;
      sealed_origin: string;
    }[]
  >(
    'select id, kind, version, at, sealed_origin from consents where account_id = ? order by at, id',
    [accountId],
  );
  return rows.map(({ id, kind, version, at, sealed_origin }) => ({
    kind,
    version,
    at: new Date(at).toISOString(),
    origin: vault.openJson(sealed_origin, { column: COLUMN, rowId: id }),
  }));
}
