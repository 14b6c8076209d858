import type { LetterDraft } from '#server/letters/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { DisputeDraft } from './dispute-draft.entity.ts';
import type { DisputeRound } from './dispute-round.entity.ts';
import type { Dispute } from './dispute.entity.ts';
import type { LinkedDispute } from './dispute.repository.ts';

/** A draft that was signed or thrown away is no longer the next letter, nor one that was filled in from something else. */
export async function findOpenDraft(
  tx: EntityManager,
  { roundId, step, madeFrom }: Pick<DisputeDraft, 'roundId' | 'step' | 'madeFrom'>,
): Promise<string | undefined> {
  const draft = await tx
    .getKysely<Tables<typeof DisputeDraft | typeof LetterDraft>>()
    .selectFrom('dispute_drafts as s')
    .innerJoin('letter_drafts as d', 'd.id', 's.draft_id')
    .select('d.id')
    .where('d.signed_at', 'is', null)
    .where('s.round_id', '=', roundId)
    .where('s.step', '=', step)
    .where('s.made_from', '=', madeFrom)
    .orderBy('s.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return draft?.id;
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
