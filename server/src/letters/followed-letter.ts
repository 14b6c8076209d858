import { spoken } from '@creditfix/shared/kernel';
import { LetterProblems, type DisputeDetails } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { findLetterStory } from './letter-story.ts';
import { words as en } from './letters.words.ts';
import { words as es } from './letters.words.es.ts';

/**
 * A follow-up follows a letter of the same person. One about a block follows a letter that asked for it: no person's word opens
 * 15 U.S.C. 1681c-2 without the report that the earlier letter held.
 *
 * @throws Problem `letters.not_found` or `letters.refused`
 */
export async function refuseWrongFollowUp(
  em: EntityManager,
  vault: Vault,
  { accountId, details }: { readonly accountId: string; readonly details: DisputeDetails },
): Promise<void> {
  const { followUp } = details;
  if (!followUp) return;
  const earlier = await findLetterStory(em, vault, followUp.letterId);
  if (earlier?.accountId !== accountId) throw LetterProblems.raise('letters.not_found');
  if (followUp.kind !== 'block_declined') return;
  if (earlier.cites('idt.block') || earlier.cites('idt.declineNotice')) return;
  throw LetterProblems.raise('letters.refused', {
    text: spoken({ en, es }).noBlockAsked,
  });
}
