import type { ClockBasis, DisputeOutcome, NextStep } from '@creditfix/shared/disputes';
import type { Bureau, FollowUp, LetterRecipient } from '@creditfix/shared/letters';
import type { MailCarrier, MailClass, MailStatus } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';

/** A round with its dispute, its letter and that letter's newest mailing. Days are `YYYY-MM-DD`, times as the database writes them. */
export interface RoundRow {
  readonly dispute_id: string;
  readonly account_id: string;
  readonly item_key: string;
  readonly sealed_item: string;
  readonly resolved_at: string | Date | null;
  readonly id: string;
  readonly number: number;
  readonly letter_id: string;
  readonly recipient: LetterRecipient;
  readonly bureau: Bureau | null;
  /** The company that it is to. */
  readonly sealed_target: string | null;
  readonly basis: ClockBasis;
  readonly received_on: string | null;
  readonly information_added_on: string | null;
  readonly outcome: DisputeOutcome | null;
  readonly outcome_on: string | null;
  readonly earlier_outcome: DisputeOutcome | null;
  readonly earlier_outcome_on: string | null;
  readonly sealed_note: string | null;
  readonly answer_document_id: string | null;
  readonly reference: string;
  readonly signed_at: string | Date;
  readonly follow_up: FollowUp | null;
  readonly mail_date: string | null;
  readonly piece_id: string | null;
  readonly carrier: MailCarrier | null;
  readonly mail_class: MailClass | null;
  readonly mail_status: MailStatus | null;
  readonly tracking_number: string | null;
  readonly expected_on: string | null;
  /** A next letter that was signed and is not on its way, and the step that it was started for. */
  readonly signed_letter_id: string | null;
  readonly signed_step: NextStep | null;
}

/** The rounds of one dispute, oldest first. */
export type DisputeRows = readonly [RoundRow, ...RoundRow[]];

/** A person who disputes for years stays below this; beyond it the oldest settled ones are left out. */
const MOST_LISTED = 500;

const COLUMNS = `d.id as dispute_id, d.account_id, d.item_key, d.sealed_item, d.resolved_at,
  r.id, r.number, r.letter_id, r.recipient, r.bureau, r.sealed_target, r.basis, r.received_on::text as received_on,
  r.information_added_on::text as information_added_on, r.outcome, r.outcome_on::text as outcome_on,
  r.earlier_outcome, r.earlier_outcome_on::text as earlier_outcome_on, r.sealed_note,
  answer.id as answer_document_id, l.reference, l.created_at as signed_at, l.follow_up,
  l.mail_date::text as mail_date, piece.id as piece_id, piece.carrier, piece.mail_class, piece.status as mail_status,
  piece.tracking_number, piece.expected_on::text as expected_on,
  signed.id as signed_letter_id, signed.step as signed_step`;

const JOINS = `join dispute_rounds r on r.dispute_id = d.id
  join letters l on l.id = r.letter_id
  left join documents answer on answer.id = r.answer_document_id and answer.status = 'ready'
  left join lateral (select id, carrier, mail_class, status, tracking_number, expected_on from mail_pieces
    where letter_id = l.id order by created_at desc, id desc limit 1) piece on true
  left join lateral (select next.id, s.step from dispute_drafts s
    join letters next on next.id = s.draft_id and next.status = 'drafted'
    where s.round_id = r.id order by s.created_at desc limit 1) signed on true`;

/** A person's disputes in one query: those that are not settled first, then the newest. */
export async function findDisputes(
  em: EntityManager,
  accountId: string,
  most = MOST_LISTED,
): Promise<readonly DisputeRows[]> {
  const rows = await em.execute<RoundRow[]>(
    `select ${COLUMNS} from (select * from disputes where account_id = ?
        order by (resolved_at is not null), created_at desc, id limit ${most}) d ${JOINS}
      order by (d.resolved_at is not null), d.created_at desc, d.id, r.number`,
    [accountId],
  );
  return byDispute(rows);
}

/** One dispute of that person first, then those about the same item; empty where it is not theirs. */
export async function findDispute(
  em: EntityManager,
  accountId: string,
  disputeId: string,
): Promise<readonly DisputeRows[]> {
  const rows = await em.execute<RoundRow[]>(
    `select ${COLUMNS} from disputes asked
      join disputes d on d.account_id = asked.account_id and d.item_key = asked.item_key ${JOINS}
      where asked.id = ? and asked.account_id = ?
      order by (d.id <> asked.id), d.created_at desc, d.id, r.number`,
    [disputeId, accountId],
  );
  return byDispute(rows);
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
