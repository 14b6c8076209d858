import {
  itemIdentityForAll,
  itemsOf,
  type AttachedEnclosure,
  type DisputeDetails,
} from '@creditfix/shared/letters';
import { countSighting, raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { countOtherDisputers } from './disputed-item.repository.ts';

/** What an administrator should see of the disputes that people sign. A flag stops nothing. */

interface SignedDispute {
  readonly accountId: string;
  /** The first letter of the signing. */
  readonly letterId: string;
  readonly details: DisputeDetails;
  readonly attached: readonly AttachedEnclosure[];
  readonly at: Date;
}

/** One letter a month is all that the free plan has: three claims within this time are as often as it lets anyone ask. */
const CLAIMS_WITHIN_DAYS = 90;
const UNREPORTED_CLAIMS = 3;

export async function flagDisputes(
  tx: EntityManager,
  vault: Vault,
  dispute: SignedDispute,
): Promise<void> {
  await flagSameDispute(tx, vault, dispute);
  await flagUnreportedTheft(tx, dispute);
}

/** The fingerprint of an item that every account would give it. */
export function sharedItemKey(vault: Vault, item: DisputeDetails): string | null {
  const identity = itemIdentityForAll(item);
  return identity === undefined ? null : vault.fingerprint('shared_items', identity);
}

/**
 * Only the account that signs now is flagged. To flag the others, each of two signings of one item at once would wait for the
 * other's account.
 */
async function flagSameDispute(
  tx: EntityManager,
  vault: Vault,
  { accountId, details, at }: SignedDispute,
): Promise<void> {
  const keys = itemsOf(details).flatMap((item) => sharedItemKey(vault, item) ?? []);
  if (keys.length === 0) return;
  const others = await countOtherDisputers(tx, accountId, keys);
  if (others === 0) return;
  const detail = `Disputes an item that ${others === 1 ? 'another account' : `${others} other accounts`} disputed before.`;
  await raiseFlag(tx, { accountId, rule: 'same_dispute', detail, at });
}

/** Without the pages of a report the letter stays an ordinary dispute; who claims theft again and again that way is looked at. */
async function flagUnreportedTheft(
  tx: EntityManager,
  { accountId, letterId, details, attached, at }: SignedDispute,
): Promise<void> {
  const isClaim = itemsOf(details).some(({ disputeReason }) => disputeReason === 'identity_theft');
  const isReported = attached.some(({ kind }) => kind === 'ftc_report' || kind === 'police_report');
  if (!isClaim || isReported) return;
  const rule = 'unreported_identity_theft';
  const claims = await countSighting(tx, {
    accountId,
    rule,
    subjectId: letterId,
    at,
    withinDays: CLAIMS_WITHIN_DAYS,
  });
  if (claims < UNREPORTED_CLAIMS) return;
  const detail = `${claims} signed letters in ${CLAIMS_WITHIN_DAYS} days claim identity theft without the pages of a report.`;
  await raiseFlag(tx, { accountId, rule, detail, at });
}
