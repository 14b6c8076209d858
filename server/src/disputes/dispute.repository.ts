import type { CalendarDate } from '@creditfix/shared/kernel';
import { sql, type AliasedExpression, type Selectable } from 'kysely';
import type { Document } from '#server/documents/index.ts';
import type { Letter } from '#server/letters/index.ts';
import type { Mailpiece } from '#server/mailing/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { DisputeDraft } from './dispute-draft.entity.ts';
import { DisputeRound } from './dispute-round.entity.ts';
import { Dispute } from './dispute.entity.ts';

/** Disputes with their rounds, and the drafts of their next letters. */

type DisputeTables = Tables<typeof Dispute | typeof DisputeRound | typeof DisputeDraft>;

/** A round with its dispute, its letter and that letter's newest mailing. Days are `YYYY-MM-DD`. */
export type RoundRow = Awaited<ReturnType<typeof readRounds>>[number];

/** The rounds of one dispute, oldest first. */
export type DisputeRows = readonly [RoundRow, ...RoundRow[]];

/** A person who disputes for years stays below this; beyond it the oldest settled ones are left out. */
const MOST_LISTED = 500;

/** A person's disputes in one query: those that are not settled first, then the newest. */
export async function findDisputes(
  em: EntityManager,
  accountId: string,
  most = MOST_LISTED,
): Promise<readonly DisputeRows[]> {
  const chosen = em
    .getKysely<DisputeTables>()
    .selectFrom('disputes')
    .selectAll()
    .select(({ eb }) => eb('resolved_at', 'is not', null).as('is_later'))
    .where('account_id', '=', accountId)
    .orderBy('is_later')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most);
  return byDispute(await readRounds(em, chosen.as('d')));
}

/** One dispute of that person first, then those about the same item; empty if it is not theirs. */
export async function findDispute(
  em: EntityManager,
  accountId: string,
  disputeId: string,
): Promise<readonly DisputeRows[]> {
  const chosen = em
    .getKysely<DisputeTables>()
    .selectFrom('disputes as asked')
    .innerJoin('disputes as same', (join) =>
      join
        .onRef('same.account_id', '=', 'asked.account_id')
        .onRef('same.item_key', '=', 'asked.item_key'),
    )
    .selectAll('same')
    .select(({ eb, ref }) => eb('same.id', '<>', ref('asked.id')).as('is_later'))
    .where('asked.id', '=', disputeId)
    .where('asked.account_id', '=', accountId);
  return byDispute(await readRounds(em, chosen.as('d')));
}

type ChosenDispute = Selectable<DisputeTables['disputes']> & { readonly is_later: unknown };

/** Reads what other features have beside a round in the same statement: a screen full of disputes is one query. */
async function readRounds(em: EntityManager, chosen: AliasedExpression<ChosenDispute, 'd'>) {
  return await em
    .getKysely<DisputeTables & Tables<typeof Letter | typeof Document | typeof Mailpiece>>()
    .selectFrom(chosen)
    .innerJoin('dispute_rounds as r', 'r.dispute_id', 'd.id')
    .innerJoin('letters as l', 'l.id', 'r.letter_id')
    .leftJoin('documents as answer', (join) =>
      join.onRef('answer.id', '=', 'r.answer_document_id').on('answer.status', '=', 'ready'),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('mailpieces as p')
          .select(['p.id', 'p.carrier', 'p.mail_class', 'p.status'])
          .select(['p.tracking_number', 'p.expected_on'])
          .whereRef('p.letter_id', '=', 'l.id')
          .orderBy('p.created_at', 'desc')
          .orderBy('p.id', 'desc')
          .limit(1)
          .as('mailpiece'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      // A next letter that was signed and is not on its way, whether or not it is printed yet, and the step that it was started for.
      ({ selectFrom }) =>
        selectFrom('dispute_drafts as s')
          .innerJoin('letters as next', 'next.id', 's.draft_id')
          .select(['next.id', 's.step'])
          .where('next.status', 'in', ['drafted', 'preparing'])
          .whereRef('s.round_id', '=', 'r.id')
          .orderBy('s.created_at', 'desc')
          .limit(1)
          .as('signed'),
      (join) => join.onTrue(),
    )
    .select(['d.id as dispute_id', 'd.account_id', 'd.item_key', 'd.sealed_item', 'd.resolved_at'])
    .select(['r.id', 'r.number', 'r.letter_id', 'r.recipient', 'r.bureau', 'r.sealed_target'])
    .select(['r.basis', 'r.received_on', 'r.information_added_on', 'r.due_on'])
    .select(['r.outcome', 'r.outcome_on'])
    .select(['r.created_at as added_at', 'r.outcome_noted_at'])
    .select(['r.earlier_outcome', 'r.earlier_outcome_on', 'r.sealed_note'])
    .select(['answer.id as answer_document_id', 'l.reference', 'l.created_at as signed_at'])
    .select(['l.follow_up', 'l.mail_date', 'mailpiece.id as mailpiece_id', 'mailpiece.carrier'])
    .select([
      'mailpiece.mail_class',
      'mailpiece.status as mail_status',
      'mailpiece.tracking_number',
    ])
    .select([
      'mailpiece.expected_on',
      'signed.id as signed_letter_id',
      'signed.step as signed_step',
    ])
    .orderBy('d.is_later')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .orderBy('r.number')
    .execute();
}

function byDispute(rows: readonly RoundRow[]): readonly DisputeRows[] {
  const disputes = new Map<string, [RoundRow, ...RoundRow[]]>();
  for (const row of rows) {
    const known = disputes.get(row.dispute_id);
    if (known) known.push(row);
    else disputes.set(row.dispute_id, [row]);
  }
  return [...disputes.values()];
}

/** Two changes of one dispute come after each other. Another person's is not locked. */
export async function lockDispute(
  tx: EntityManager,
  { disputeId, accountId }: { readonly disputeId: string; readonly accountId: string },
): Promise<void> {
  await tx
    .getKysely<DisputeTables>()
    .selectFrom('disputes')
    .select('id')
    .where('id', '=', disputeId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
}

export interface LinkedDispute {
  readonly id: string;
  readonly itemKey: string;
}

export async function disputesOfLetter(
  tx: EntityManager,
  accountId: string,
  letterId: string,
): Promise<readonly LinkedDispute[]> {
  return await tx
    .getKysely<DisputeTables>()
    .selectFrom('dispute_rounds as r')
    .innerJoin('disputes as d', 'd.id', 'r.dispute_id')
    .select(['d.id', 'd.item_key as itemKey'])
    .where('r.letter_id', '=', letterId)
    .where('d.account_id', '=', accountId)
    .execute();
}

/** @returns false if this item of that letter has its dispute already */
export async function addDispute(
  tx: EntityManager,
  dispute: Omit<Dispute, 'resolvedAt'>,
): Promise<boolean> {
  const added = await tx
    .getKysely<DisputeTables>()
    .insertInto('disputes')
    .values({
      id: dispute.id,
      account_id: dispute.accountId,
      first_letter_id: dispute.firstLetterId,
      item_number: dispute.itemNumber,
      item_key: dispute.itemKey,
      sealed_item: dispute.sealedItem,
      created_at: dispute.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['first_letter_id', 'item_number']).doNothing())
    .returning('id')
    .execute();
  return added.length === 1;
}

type NewRound = Pick<
  DisputeRound,
  'id' | 'disputeId' | 'letterId' | 'recipient' | 'bureau' | 'sealedTarget' | 'basis' | 'createdAt'
>;

/**
 * Gives a dispute its next round. Lock the dispute first: two letters of it can be mailed at once.
 *
 * @returns false if the letter is a round of it already
 */
export async function addRound(tx: EntityManager, round: NewRound): Promise<boolean> {
  const added = await tx
    .getKysely<DisputeTables>()
    .insertInto('dispute_rounds')
    .values(({ selectFrom }) => ({
      id: round.id,
      dispute_id: round.disputeId,
      number: selectFrom('dispute_rounds')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('dispute_id', '=', round.disputeId),
      letter_id: round.letterId,
      recipient: round.recipient,
      bureau: round.bureau ?? null,
      sealed_target: round.sealedTarget ?? null,
      basis: round.basis,
      created_at: round.createdAt,
    }))
    .onConflict((conflict) => conflict.columns(['dispute_id', 'letter_id']).doNothing())
    .returning('id')
    .execute();
  return added.length === 1;
}

/** Notes since when a dispute is settled; null opens it again. */
export async function settleDispute(
  tx: EntityManager,
  disputeId: string,
  resolvedAt: Date | null,
): Promise<void> {
  await tx.nativeUpdate(Dispute, { id: disputeId }, { resolvedAt });
}

/** Changes what is noted of a round: its answer, its dates, its reminder. */
export async function updateRound(
  tx: EntityManager,
  roundId: string,
  noted: Partial<
    Pick<
      DisputeRound,
      | 'receivedOn'
      | 'informationAddedOn'
      | 'dueOn'
      | 'remindOn'
      | 'outcome'
      | 'outcomeOn'
      | 'outcomeNotedAt'
      | 'earlierOutcome'
      | 'earlierOutcomeOn'
      | 'sealedNote'
      | 'answerDocumentId'
    >
  >,
): Promise<void> {
  await tx.nativeUpdate(DisputeRound, { id: roundId }, noted);
}

/** The rounds of all disputes that this letter is a round of, locked in one order for everybody. */
export async function lockRoundsBeside(tx: EntityManager, letterId: string) {
  return await tx
    .getKysely<DisputeTables>()
    .selectFrom('dispute_rounds')
    .select(['id', 'letter_id', 'recipient', 'basis', 'received_on', 'information_added_on'])
    .select(['outcome', 'outcome_on'])
    .where('dispute_id', 'in', ({ selectFrom }) =>
      selectFrom('dispute_rounds').select('dispute_id').where('letter_id', '=', letterId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What proves the disputes that this letter is a round of: their letters, and copies of the answers. */
export async function evidenceBeside(tx: EntityManager, letterId: string) {
  return await tx
    .getKysely<DisputeTables>()
    .selectFrom('dispute_rounds')
    .select(['letter_id as letterId', 'answer_document_id as documentId'])
    .where('dispute_id', 'in', ({ selectFrom }) =>
      selectFrom('dispute_rounds').select('dispute_id').where('letter_id', '=', letterId),
    )
    .execute();
}

/** The next rounds after this one, by their ids, whose person is to be reminded by that day. */
export async function roundsToRemind(
  em: EntityManager,
  by: CalendarDate,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return await em
    .getKysely<DisputeTables>()
    .selectFrom('dispute_rounds as r')
    .innerJoin('disputes as d', 'd.id', 'r.dispute_id')
    .select(['r.id', 'd.id as disputeId', 'd.account_id as accountId'])
    .where('r.remind_on', '<=', by)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** With their rounds. */
export async function removeDisputes(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(Dispute, { accountId });
}

/** The drafts that were started for a step and filled in from that. */
export async function draftsOfStep(
  tx: EntityManager,
  { roundId, step, madeFrom }: Pick<DisputeDraft, 'roundId' | 'step' | 'madeFrom'>,
): Promise<readonly string[]> {
  const drafts = await tx.find(
    DisputeDraft,
    { roundId, step, madeFrom },
    { fields: ['draftId'], disableIdentityMap: true },
  );
  return drafts.map(({ draftId }) => draftId);
}

export async function addDisputeDraft(tx: EntityManager, draft: DisputeDraft): Promise<void> {
  await tx.insert(DisputeDraft, draft);
}

/** The disputes in which this letter was started as a next step. */
export async function disputesOfDraft(
  tx: EntityManager,
  accountId: string,
  draftId: string,
): Promise<readonly LinkedDispute[]> {
  return await tx
    .getKysely<Tables<typeof Dispute | typeof DisputeRound | typeof DisputeDraft>>()
    .selectFrom('dispute_drafts as s')
    .innerJoin('dispute_rounds as r', 'r.id', 's.round_id')
    .innerJoin('disputes as d', 'd.id', 'r.dispute_id')
    .select(['d.id', 'd.item_key as itemKey'])
    .distinct()
    .where('s.draft_id', '=', draftId)
    .where('d.account_id', '=', accountId)
    .execute();
}
