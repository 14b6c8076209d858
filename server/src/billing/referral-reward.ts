import {
  REFERRAL_REWARD_CENTS,
  RING_DEPTH,
  ReferralRefusal,
  referralRefusal,
  suspectReferrals,
  type ReferralCase,
  type ReferralParty,
} from '@creditfix/shared/billing';
import { raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import { creditReferralJob } from './credit-referral.job.ts';

interface PartyRow {
  readonly id: string;
  readonly mailbox_key: string | null;
  readonly deleted_at: Date | string | null;
}

/**
 * Decides, at the first paid invoice of somebody who was invited, whether the invitation earns its credit. Call it in the
 * transaction that records the payment: the decision is made once, and the credit is given by a job.
 */
export async function referralPaid(
  tx: EntityManager,
  { jobs }: { readonly jobs: Jobs },
  payment: { readonly accountId: string; readonly invoiceId: string; readonly at: Date },
): Promise<void> {
  const { accountId: friendId, invoiceId, at } = payment;
  const referrer = await findReferrer(tx, friendId);
  if (!referrer) return;
  const facts = await caseOf(tx, friendId, referrer);
  const refusedBecause = referralRefusal(facts) ?? null;
  const decided = await tx.execute<unknown[]>(
    `insert into referrals (friend_id, referrer_id, joined_at, refused_because, rewarded_at, reward_cents, invoice_id)
     select id, ?, created_at, ?, ?, ?, ? from accounts where id = ?
     on conflict do nothing returning friend_id`,
    [
      referrer.id,
      refusedBecause,
      refusedBecause ? null : at,
      refusedBecause ? 0 : REFERRAL_REWARD_CENTS,
      invoiceId,
      friendId,
    ],
  );
  if (decided.length === 0) return;
  if (!refusedBecause) return await jobs.enqueue(tx, creditReferralJob, { friendId });
  const detail = suspectReferrals[refusedBecause];
  if (detail) await raiseFlag(tx, { accountId: referrer.id, rule: 'self_referral', detail, at });
}

/**
 * The payment that earned a credit went back. A credit that was not asked for yet is not given. One that was given stays: taking
 * it back could make the referrer owe money for what somebody else did, so a person decides.
 */
export async function referralPaidBack(
  tx: EntityManager,
  { invoiceId, at }: { readonly invoiceId: string; readonly at: Date },
): Promise<void> {
  const [row] = await tx.execute<{ referrer_id: string; credit_asked_at: Date | string | null }[]>(
    `update referrals set paid_back_at = ? where invoice_id = ? and rewarded_at is not null and paid_back_at is null
     returning referrer_id, credit_asked_at`,
    [at, invoiceId],
  );
  if (!row) return;
  if (row.credit_asked_at === null) {
    await tx.execute(
      'update referrals set rewarded_at = null, reward_cents = 0, refused_because = ? where invoice_id = ?',
      [ReferralRefusal.paid_back, invoiceId],
    );
    return;
  }
  const detail = 'The first payment of an invited account went back after its credit was given.';
  await raiseFlag(tx, { accountId: row.referrer_id, rule: 'self_referral', detail, at });
}

/** Whose invitation the account was made with. */
async function findReferrer(tx: EntityManager, friendId: string): Promise<PartyRow | undefined> {
  const [row] = await tx.execute<PartyRow[]>(
    `select referrer.id, referrer.mailbox_key, referrer.deleted_at
     from accounts friend
     join referral_codes on referral_codes.code = upper(friend.invited_with)
     join accounts referrer on referrer.id = referral_codes.account_id
     where friend.id = ?`,
    [friendId],
  );
  return row;
}

async function caseOf(
  tx: EntityManager,
  friendId: string,
  referrer: PartyRow,
): Promise<ReferralCase> {
  const [friend] = await tx.execute<(PartyRow & { shared_device: boolean; known: boolean })[]>(
    `select friend.id, friend.mailbox_key, friend.deleted_at,
       exists (select 1 from sessions theirs join sessions own on own.device_key = theirs.device_key
         where theirs.account_id = ? and own.account_id = friend.id) as shared_device,
       exists (select 1 from accounts older where older.mailbox_key = friend.mailbox_key
         and older.created_at <= friend.created_at and older.id <> friend.id) as known
     from accounts friend where friend.id = ?`,
    [referrer.id, friendId],
  );
  return {
    friend: { accountId: friendId, mailboxKey: friend?.mailbox_key ?? null },
    referrer: { ...partyOf(referrer), deleted: referrer.deleted_at !== null },
    referrerInvitedBy: await invitersOf(tx, referrer.id),
    sharedDevice: friend?.shared_device ?? false,
    friendKnownBefore: friend?.known ?? false,
  };
}

/** Who invited an account, who invited them, and so on, nearest first. */
async function invitersOf(tx: EntityManager, accountId: string): Promise<readonly ReferralParty[]> {
  const rows = await tx.execute<PartyRow[]>(
    `with recursive chain as (
       select id, mailbox_key, deleted_at, invited_with, 0 as depth from accounts where id = ?
       union all
       select inviter.id, inviter.mailbox_key, inviter.deleted_at, inviter.invited_with, chain.depth + 1
       from chain
       join referral_codes on referral_codes.code = upper(chain.invited_with)
       join accounts inviter on inviter.id = referral_codes.account_id
       where chain.depth < ?
     ) select id, mailbox_key, deleted_at from chain where depth > 0 order by depth`,
    [accountId, RING_DEPTH],
  );
  return rows.map(partyOf);
}

function partyOf({ id, mailbox_key }: PartyRow): ReferralParty {
  return { accountId: id, mailboxKey: mailbox_key };
}
