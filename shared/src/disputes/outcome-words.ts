import { spoken } from '../kernel/index.ts';
import type { LetterRecipient } from '../letters/index.ts';
import { ClockBasis, DisputeOutcome } from './dispute-outcome.ts';
import { words as en } from './dispute.words.ts';
import { words as es } from './dispute.words.es.ts';

/** How screens ask what came back. */
export function outcomeWords(outcome: DisputeOutcome): {
  readonly label: string;
  readonly hint: string;
} {
  return spoken({ en, es }).outcomes[outcome];
}

/** What a person can choose: only a bureau blocks items and puts deleted ones back. */
export function outcomesFor({
  recipient,
  basis,
}: {
  readonly recipient: LetterRecipient;
  readonly basis: ClockBasis;
}): readonly DisputeOutcome[] {
  return Object.values(DisputeOutcome).filter((outcome) => {
    if (outcome === DisputeOutcome.block_declined) {
      return recipient === 'bureau' && basis === ClockBasis.identity_theft_block;
    }
    return outcome !== DisputeOutcome.reinserted || recipient === 'bureau';
  });
}
