import { BillingProblems, statesNotServed } from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from './billing.parts.ts';

/**
 * Refuses to sell anything to somebody of a state that is not served. Where every state is, nobody is asked for theirs.
 *
 * @param state two letters; empty where we do not know it
 * @throws Problem `billing.state_not_served` or `billing.state_needed`
 */
export async function refuseUnserved(
  em: EntityManager,
  { operator, legalMode }: Pick<BillingParts, 'operator' | 'legalMode'>,
  state: string,
): Promise<void> {
  const { states } = await operator.read(em);
  const refused: readonly string[] = statesNotServed(states, legalMode);
  if (refused.length === 0) return;
  if (state === '') throw BillingProblems.raise('billing.state_needed');
  if (refused.includes(state)) throw BillingProblems.raise('billing.state_not_served');
}
