import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { disputePlaces } from './dispute-places.ts';
import { targetOf } from './dispute-story.ts';
import { findDisputes, type RoundRow } from './dispute-rows.ts';
import { openItem } from './sealed-item.ts';
import { findScores } from './scores.ts';

/** More than anybody can have signed letters about while we keep them. */
const ALL = 100_000;

/** Everything that this room keeps of a person, for the person to take along. The secret address of the calendar stays here. */
export async function gatherDisputes(em: EntityManager, vault: Vault, accountId: string) {
  const disputes = await findDisputes(em, accountId, ALL);
  const [calendar] = await em.execute<{ created_at: string | Date }[]>(
    'select created_at from calendar_feeds where account_id = ?',
    [accountId],
  );
  return {
    disputes: disputes.map((rows) => ({
      id: rows[0].dispute_id,
      item: openItem(vault, rows[0].dispute_id, rows[0].sealed_item),
      resolvedAt: rows[0].resolved_at,
      rounds: rows.map((row) => roundOf(vault, row)),
    })),
    scores: await findScores(em, accountId),
    calendarMadeAt: calendar?.created_at ?? null,
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
