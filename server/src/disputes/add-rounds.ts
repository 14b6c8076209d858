import { basisOf, type ClockBasis } from '@creditfix/shared/disputes';
import {
  LetterRecipient,
  SpecialPurpose,
  purposeOf,
  type LetterPurpose,
} from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import type { LetterStory } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { disputePlaces } from './dispute-places.ts';
import { itemsOfLetter, sealItem, type LetterItem } from './sealed-item.ts';

/** Letters that dispute nothing: nobody owes an answer to them. */
const NO_DISPUTE: readonly LetterPurpose[] = [
  SpecialPurpose.goodwill,
  SpecialPurpose.pay_for_delete,
  SpecialPurpose.file_disclosure,
];

interface LinkedRow {
  readonly id: string;
  readonly item_key: string;
}

/**
 * Gives a letter that is mailed its place among the disputes: a further round where it follows an earlier letter, a dispute of its own
 * for each other item. Doing it again changes nothing.
 */
export async function addRounds(
  tx: EntityManager,
  vault: Vault,
  story: LetterStory,
  now: Date,
): Promise<void> {
  const { followUp } = story.disputeDetails;
  if (NO_DISPUTE.includes(purposeOf(story.disputeDetails))) return;
  const items = itemsOfLetter(vault, story);
  const linked = await findLinked(tx, story, items);
  for (const dispute of linked) {
    const own = items.find(({ key }) => key === dispute.item_key) ?? items[0];
    if (own) await addRound(tx, vault, { disputeId: dispute.id, story, item: own, now });
  }
  if (followUp && linked.length > 0) return;
  const covered = new Set(linked.map(({ item_key }) => item_key));
  for (const item of items)
    if (!covered.has(item.key)) await openDispute(tx, vault, { story, item, now });
}

/** The disputes that this letter carries on: it was started there as a next step, or it names the letter that it follows. */
async function findLinked(
  tx: EntityManager,
  { id, accountId, disputeDetails: { followUp } }: LetterStory,
  items: readonly LetterItem[],
): Promise<readonly LinkedRow[]> {
  const started = await tx.execute<LinkedRow[]>(
    `select distinct d.id, d.item_key from dispute_drafts s
      join dispute_rounds r on r.id = s.round_id join disputes d on d.id = r.dispute_id
      where s.draft_id = ? and d.account_id = ?`,
    [id, accountId],
  );
  if (!followUp) return started;
  const followed = await tx.execute<LinkedRow[]>(
    `select d.id, d.item_key from dispute_rounds r join disputes d on d.id = r.dispute_id
      where r.letter_id = ? and d.account_id = ?`,
    [followUp.letterId, accountId],
  );
  const keys = new Set(items.map(({ key }) => key));
  const named = followed.filter(({ item_key }) => keys.has(item_key));
  // An item whose name was changed in the later letter is still one of those that the earlier letter was about.
  const all = [...started, ...(named.length > 0 || started.length > 0 ? named : followed)];
  return [...new Map(all.map((row) => [row.id, row])).values()];
}

interface NewRound {
  readonly story: LetterStory;
  readonly item: LetterItem;
  readonly now: Date;
}

async function openDispute(tx: EntityManager, vault: Vault, round: NewRound): Promise<void> {
  const { story, item, now } = round;
  const id = randomUUID();
  const made = await tx.execute<{ id: string }[]>(
    `insert into disputes (id, account_id, first_letter_id, item_number, item_key, sealed_item, created_at)
      values (?, ?, ?, ?, ?, ?, ?) on conflict (first_letter_id, item_number) do nothing returning id`,
    [
      ...[id, story.accountId, story.id, item.number, item.key],
      ...[sealItem(vault, id, item.item), now],
    ],
  );
  if (made.length === 1) await addRound(tx, vault, { ...round, disputeId: id });
}

async function addRound(
  tx: EntityManager,
  vault: Vault,
  { disputeId, story, item, now }: NewRound & { readonly disputeId: string },
): Promise<void> {
  // Two letters of one dispute can be mailed at once: the second waits here and gets the next number.
  await tx.execute('select 1 from disputes where id = ? for update', [disputeId]);
  const id = randomUUID();
  const made = await tx.execute<unknown[]>(
    `insert into dispute_rounds (id, dispute_id, number, letter_id, recipient, bureau, sealed_target, basis, created_at)
      select ?::uuid, ?::uuid, coalesce(max(number), 0) + 1, ?::uuid, ?, ?, ?, ?, ?::timestamptz
        from dispute_rounds where dispute_id = ?
      on conflict (dispute_id, letter_id) do nothing returning id`,
    [
      ...[
        id,
        disputeId,
        story.id,
        recipientOf(story),
        story.bureau,
        sealedCompany(vault, id, story),
      ],
      ...[clockBasis(story, item), now, disputeId],
    ],
  );
  // What is carried on is not settled.
  if (made.length === 1)
    await tx.execute('update disputes set resolved_at = null where id = ?', [disputeId]);
}

function recipientOf({ disputeDetails: { recipient } }: LetterStory): LetterRecipient {
  return recipient ?? LetterRecipient.bureau;
}

/** Where the letter goes to a company, its name is the person's own word. */
function sealedCompany(vault: Vault, roundId: string, story: LetterStory): string | null {
  if (recipientOf(story) === LetterRecipient.bureau) return null;
  const { recipientAddress, creditorName } = story.disputeDetails;
  return vault.seal(recipientAddress?.name ?? creditorName, disputePlaces.target(roundId));
}

function clockBasis(story: LetterStory, { details, item }: LetterItem): ClockBasis {
  const { followUp } = story.disputeDetails;
  return basisOf({
    recipient: recipientOf(story),
    purpose: purposeOf({ ...details, followUp }),
    freeAnnualReport: item.freeAnnualReport,
    // The letter asks for a block where its text says so: it was written from the papers that were there then.
    asksForBlock: details.disputeReason === 'identity_theft' && story.cites('idt.block'),
  });
}
