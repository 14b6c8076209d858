import { basisOf, type ClockBasis } from '@creditfix/shared/disputes';
import {
  agencyName,
  type LetterPurpose,
  LetterRecipient,
  purposeOf,
  SpecialPurpose,
} from '@creditfix/shared/letters';
import type { LegalMode } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { findLetterStory, type LetterStory } from '#server/letters/index.ts';
import { findArrival, findMailpiece, holdOwner, type MailpieceRow } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import {
  disputesOfDraft,
  addDispute,
  addRound,
  disputesOfLetter,
  type LinkedDispute,
  lockDispute,
  lockRoundsBeside,
  settleDispute,
} from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { keepEvidence } from './keep-evidence.ts';
import { keepDates } from './round-dates.ts';
import { disputePlaces, itemsOfLetter, type LetterItem, sealItem } from './sealed-item.ts';

/** Letters that dispute nothing: nobody owes an answer to them. */
const NO_DISPUTE: readonly LetterPurpose[] = [
  SpecialPurpose.goodwill,
  SpecialPurpose.pay_for_delete,
  SpecialPurpose.file_disclosure,
  SpecialPurpose.security_freeze,
  SpecialPurpose.protected_freeze,
  SpecialPurpose.active_duty_alert,
];

type RoundParts = Pick<DisputeParts, 'vault' | 'legalMode'>;

/**
 * Gives a letter that is mailed its place among the disputes: a further round where it follows an earlier letter, a dispute of its own
 * for each other item. Doing it again changes nothing.
 */
async function addRounds(
  tx: EntityManager,
  parts: RoundParts,
  story: LetterStory,
  now: Date,
): Promise<void> {
  const { followUp } = story.disputeDetails;
  if (NO_DISPUTE.includes(purposeOf(story.disputeDetails))) return;
  const items = itemsOfLetter(parts.vault, story);
  const linked = await findLinked(tx, story, items);
  for (const dispute of linked) {
    const own = items.find(({ key }) => key === dispute.itemKey) ?? items[0];
    if (own) await addRoundAbout(tx, parts, { disputeId: dispute.id, story, item: own, now });
  }
  if (followUp && linked.length > 0) return;
  const covered = new Set(linked.map(({ itemKey }) => itemKey));
  for (const item of items)
    if (!covered.has(item.key)) await openDispute(tx, parts, { story, item, now });
}

/** The disputes that this letter carries on: it was started there as a next step, or it names the letter that it follows. */
async function findLinked(
  tx: EntityManager,
  { id, accountId, disputeDetails: { followUp } }: LetterStory,
  items: readonly LetterItem[],
): Promise<readonly LinkedDispute[]> {
  const keys = new Set(items.map(({ key }) => key));
  const begun = await disputesOfDraft(tx, accountId, id);
  // What was taken out of a letter about several items is not carried on by it.
  const kept = begun.filter(({ itemKey }) => keys.has(itemKey));
  const started = begun.length > items.length && kept.length > 0 ? kept : begun;
  if (!followUp) return started;
  const followed = await disputesOfLetter(tx, accountId, followUp.letterId);
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

async function openDispute(tx: EntityManager, parts: RoundParts, round: NewRound): Promise<void> {
  const { story, item, now } = round;
  const id = randomUUID();
  const isNew = await addDispute(tx, {
    id,
    accountId: story.accountId,
    firstLetterId: story.id,
    itemNumber: item.number,
    itemKey: item.key,
    sealedItem: sealItem(parts.vault, id, item.item),
    createdAt: now,
  });
  if (isNew) await addRoundAbout(tx, parts, { ...round, disputeId: id });
}

async function addRoundAbout(
  tx: EntityManager,
  { vault, legalMode }: RoundParts,
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
    basis: clockBasis(story, item, legalMode),
    createdAt: now,
  });
  // What is carried on is not settled.
  if (isNew) await settleDispute(tx, disputeId, null);
}

function recipientOf({ disputeDetails: { recipient } }: LetterStory): LetterRecipient {
  return recipient ?? LetterRecipient.bureau;
}

/** Where the letter goes to a company or to an agency beside the three, its name is sealed: the person may have typed it. */
function sealedCompany(vault: Vault, roundId: string, story: LetterStory): string | null {
  const { agency, recipientAddress, creditorName } = story.disputeDetails;
  if (recipientOf(story) === LetterRecipient.bureau && !agency) return null;
  const name = agencyName(story.disputeDetails) ?? recipientAddress?.name;
  return vault.seal(name ?? creditorName, disputePlaces.target(roundId));
}

function clockBasis(
  story: LetterStory,
  { details, item }: LetterItem,
  legalMode: LegalMode,
): ClockBasis {
  const { followUp } = story.disputeDetails;
  return basisOf({
    recipient: recipientOf(story),
    purpose: purposeOf({ ...details, followUp }),
    legalMode,
    freeAnnualReport: item.freeAnnualReport,
    // The letter asks for a block where its text says so: it was written from the papers that were there then.
    asksForBlock: details.disputeReason === 'identity_theft' && story.cites('idt.block'),
  });
}

/**
 * Brings the disputes of a letter in line with its newest mailing: the first one makes them, arrival starts their clocks, and one that
 * came back stops them. It may run twice or late: it reads what is true now.
 */
export async function followMailpiece(
  {
    database,
    clock,
    vault,
    legalMode,
  }: Pick<DisputeParts, 'database' | 'clock' | 'vault' | 'legalMode'>,
  mailpieceId: string,
): Promise<void> {
  await database.fork().transactional(async (tx) => {
    // An account that is being deleted is waited for: nothing is added to it afterwards.
    if (!(await holdOwner(tx, mailpieceId))) return;
    const mailpiece = await findMailpiece(tx, mailpieceId, 'for update');
    if (!mailpiece) return;
    const story = await findLetterStory(tx, vault, mailpiece.letter_id);
    if (!story) return;
    const now = clock.now();
    await addRounds(tx, { vault, legalMode }, story, now);
    await setClocks(tx, story.id, await findArrival(tx, story.id), now);
    await keepEvidence(tx, story.id, lastStepOf(mailpiece));
  });
}

/** When a mailpiece last moved: what is told again later is no step of the dispute. */
function lastStepOf(mailpiece: MailpieceRow): Date {
  const { created_at, mailed_at, delivered_at, ended_at } = mailpiece;
  const steps = [created_at, mailed_at, delivered_at, ended_at];
  return new Date(Math.max(...steps.map((step) => step?.getTime() ?? 0)));
}

/** With the other rounds of the same disputes: what a later letter had ended goes on where that letter is taken back. */
async function setClocks(
  tx: EntityManager,
  letterId: string,
  receivedOn: string | null,
  now: Date,
): Promise<void> {
  const rounds = await lockRoundsBeside(tx, letterId);
  for (const round of rounds) {
    const isMoved = round.letter_id === letterId;
    await keepDates(tx, isMoved ? { ...round, received_on: receivedOn } : round, now);
  }
}
