import { currentLanguage } from '@creditfix/shared/kernel';
import { SECRET_TOKEN, hashSecretToken, newSecretToken } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { disputePlaces } from './dispute-places.ts';
import type { DisputeParts } from './disputes.parts.ts';

/**
 * The address of a person's calendar feed. Calendar programs sign in nowhere, so the address itself is the key: 32 random bytes, found
 * by their hash alone. A sealed copy shows it to its owner again.
 */

type Parts = Pick<DisputeParts, 'vault' | 'publicOrigin' | 'clock'>;

/** A new address; the one before stops working. */
export async function makeCalendar(
  em: EntityManager,
  { vault, publicOrigin, clock }: Parts,
  accountId: string,
): Promise<string> {
  const token = newSecretToken();
  await em.execute(
    `insert into calendar_feeds (account_id, token_hash, sealed_token, created_at) values (?, ?, ?, ?)
      on conflict (account_id) do update set token_hash = excluded.token_hash,
        sealed_token = excluded.sealed_token, created_at = excluded.created_at`,
    [
      ...[accountId, hashSecretToken(token)],
      ...[vault.seal(token, disputePlaces.calendar(accountId)), clock.now()],
    ],
  );
  return addressOf(publicOrigin(), token);
}

export async function findCalendar(
  em: EntityManager,
  { vault, publicOrigin }: Pick<Parts, 'vault' | 'publicOrigin'>,
  accountId: string,
): Promise<string | null> {
  const [row] = await em.execute<{ sealed_token: string }[]>(
    'select sealed_token from calendar_feeds where account_id = ?',
    [accountId],
  );
  return row ? addressOf(publicOrigin(), openToken(vault, accountId, row.sealed_token)) : null;
}

export async function endCalendar(em: EntityManager, accountId: string): Promise<void> {
  await em.execute('delete from calendar_feeds where account_id = ?', [accountId]);
}

/** Whose feed it is; undefined for whatever is no token of ours. */
export async function findFeedOwner(em: EntityManager, given: string): Promise<string | undefined> {
  const token = given.replace(/\.ics$/, '');
  if (!SECRET_TOKEN.test(token)) return undefined;
  const [row] = await em.execute<{ account_id: string }[]>(
    `select f.account_id from calendar_feeds f join accounts a on a.id = f.account_id and a.deleted_at is null
      where f.token_hash = ?`,
    [hashSecretToken(token)],
  );
  return row?.account_id;
}

function openToken(vault: Vault, accountId: string, sealed: string): string {
  return vault.open(sealed, disputePlaces.calendar(accountId));
}

/**
 * Some calendar programs take an address for a calendar only where its path ends like one. They don't say whom they ask for: the
 * language of whoever sees the address stands in it.
 */
function addressOf(origin: string, token: string): string {
  const language = currentLanguage();
  const address = `${origin}/api/calendar/${token}.ics`;
  return language === 'en' ? address : `${address}?lang=${language}`;
}
