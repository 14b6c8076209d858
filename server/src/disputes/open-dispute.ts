import { DisputeProblems } from '@creditfix/shared/disputes';
import type { EntityManager } from '#server/platform/database/index.ts';
import { findDispute, lockDispute } from './dispute.repository.ts';
import { storyOf, whoHeard, type DisputeStory } from './dispute-story.ts';
import type { DisputeParts } from './disputes.parts.ts';

/**
 * One dispute of that person. Another person's answers as if it did not exist.
 *
 * @throws Problem `disputes.not_found`
 */
export async function openDispute(
  em: EntityManager,
  { vault, clock }: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
): Promise<DisputeStory> {
  const [asked, ...others] = await findDispute(em, whose.accountId, whose.disputeId);
  if (asked?.[0].dispute_id !== whose.disputeId) throw DisputeProblems.raise('disputes.not_found');
  return storyOf(vault, asked, whoHeard([asked, ...others]), clock.now());
}

/** The same, for who will change it: two changes of one dispute come after each other. */
export async function openDisputeAlone(
  tx: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
): Promise<DisputeStory> {
  await lockDispute(tx, whose);
  return await openDispute(tx, parts, whose);
}
