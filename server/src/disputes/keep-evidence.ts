import { documentLimits } from '@creditfix/shared/documents';
import { keepDocuments } from '#server/documents/index.ts';
import { keepPackets } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { evidenceBeside } from './dispute.repository.ts';

/**
 * Keeps what proves the disputes of a letter: copies are deleted after a while, and a dispute of two years is shown to a lawyer with what was
 * sent in its first letter. Call it whenever something happens in a dispute.
 *
 * @param at when it happened, which may be long before it is heard of
 */
export async function keepEvidence(tx: EntityManager, letterId: string, at: Date): Promise<void> {
  const rounds = await evidenceBeside(tx, letterId);
  const until = new Date(at);
  until.setUTCFullYear(until.getUTCFullYear() + documentLimits.evidenceYears);
  const letterIds = [...new Set(rounds.map((round) => round.letterId))].toSorted();
  const documentIds = [...new Set(rounds.flatMap(({ documentId }) => documentId ?? []))].toSorted();
  if (letterIds.length > 0) await keepPackets(tx, letterIds, until);
  if (documentIds.length > 0) await keepDocuments(tx, documentIds, until);
}
