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
import { disputesOfDraft } from './dispute-draft.repository.ts';
import { disputePlaces } from './dispute-places.ts';
import {
  addDispute,
  addRound,
  disputesOfLetter,
  lockDispute,
  settleDispute,
  type LinkedDispute,
} from './dispute.repository.ts';
import { itemsOfLetter, sealItem, type LetterItem } from './sealed-item.ts';

/** Letters that dispute nothing: nobody owes an answer to them. */
const NO_DISPUTE: readonly LetterPurpose[] = [
  SpecialPurpose.goodwill,
  SpecialPurpose.pay_for_delete,
  SpecialPurpose.file_disclosure,
];

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
    const own = items.find(({ key }) => key === dispute.itemKey) ?? items[0];
    if (own) await addRoundAbout(tx, vault, { disputeId: dispute.id, story, item: own, now });
  }
  if (followUp && linked.length > 0) return;
  const covered = new Set(linked.map(({ itemKey }) => itemKey));
  for (const item of items)
    if (!covered.has(item.key)) await openDispute(tx, vault, { story, item, now });
}

/** The disputes that this letter carries on: it was started there as a next step, or it names the letter that it follows. */
async function findLinked(
  tx: EntityManager,
  { id, accountId, disputeDetails: { followUp } }: LetterStory,
  items: readonly LetterItem[],
): Promise<readonly LinkedDispute[]> {
  const started = await disputesOfDraft(tx, accountId, id);
  if (!followUp) return started;
  const followed = await disputesOfLetter(tx, accountId, followUp.letterId);
  const keys = new Set(items.map(({ key }) => key));
  const named = followed.filter(({ itemKey }) => keys.has(itemKey));
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
  const isNew = await addDispute(tx, {
    id,
    accountId: story.accountId,
    firstLetterId: story.id,
    itemNumber: item.number,
    itemKey: item.key,
    sealedItem: sealItem(vault, id, item.item),
    createdAt: now,
  });
  if (isNew) await addRoundAbout(tx, vault, { ...round, disputeId: id });
}

async function addRoundAbout(
  tx: EntityManager,
  vault: Vault,
  { disputeId, story, item, now }: NewRound & { readonly disputeId: string },
): Promise<void> {
  // Two letters of one dispute can be mailed at once: the second waits here and gets the next number.
  await lockDispute(tx, { disputeId, accountId: story.accountId });
  const id = randomUUID();
  const isNew = await addRound(tx, {
    id,
    disputeId,
    letterId: story.id,
    recipient: recipientOf(story),
    bureau: story.bureau,
    sealedTarget: sealedCompany(vault, id, story),
    basis: clockBasis(story, item),
    createdAt: now,
  });
  // What is carried on is not settled.
  if (isNew) await settleDispute(tx, disputeId, null);
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
