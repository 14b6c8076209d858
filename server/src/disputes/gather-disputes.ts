import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { feedOf, removeFeed } from './calendar-feed.repository.ts';
import { disputePlaces, openItem } from './sealed-item.ts';
import { targetOf } from './dispute-story.ts';
import { findDisputes, removeDisputes, type RoundRow } from './dispute.repository.ts';
import { removeAllScores } from './dashboard.repository.ts';
import { findScores } from './scores.ts';

/** More than anybody can have signed letters about while we keep them. */
const ALL = 100_000;

/** Everything that this feature keeps of a person, for the person to take along. The secret address of the calendar stays here. */
export async function gatherDisputes(em: EntityManager, vault: Vault, accountId: string) {
  const disputes = await findDisputes(em, accountId, ALL);
  const calendar = await feedOf(em, accountId);
  return {
    disputes: disputes.map((rows) => ({
      id: rows[0].dispute_id,
      item: openItem(vault, rows[0].dispute_id, rows[0].sealed_item),
      resolvedAt: rows[0].resolved_at,
      rounds: rows.map((row) => roundOf(vault, row)),
    })),
    scores: await findScores(em, accountId),
    calendarMadeAt: calendar?.createdAt ?? null,
  };
}

function roundOf(vault: Vault, row: RoundRow) {
  return {
    number: row.number,
    letterId: row.letter_id,
    letter: row.reference,
    recipient: row.recipient,
    name: targetOf(vault, row),
    receivedOn: row.received_on,
    informationAddedOn: row.information_added_on,
    outcome: row.outcome,
    outcomeOn: row.outcome_on,
    earlierOutcome: row.earlier_outcome,
    earlierOutcomeOn: row.earlier_outcome_on,
    note: row.sealed_note && vault.open(row.sealed_note, disputePlaces.note(row.id)),
    answerDocumentId: row.answer_document_id,
  };
}

/** Forgets everything of this feature with an account. The letters stay as long as they have to; what became of them does not. */
export async function forgetDisputes(tx: EntityManager, accountId: string): Promise<void> {
  await removeDisputes(tx, accountId);
  await removeFeed(tx, accountId);
  await removeAllScores(tx, accountId);
}
