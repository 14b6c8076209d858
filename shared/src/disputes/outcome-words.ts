import type { LetterRecipient } from '../letters/index.ts';
import { ClockBasis, DisputeOutcome } from './dispute-outcome.ts';

/** How screens ask what came back. Content table. */
export const outcomeWords: Readonly<
  Record<DisputeOutcome, { readonly label: string; readonly hint: string }>
> = {
  deleted: {
    label: 'It was deleted',
    hint: 'Their answer says so, or the item is gone from a new report. A block after identity theft counts too.',
  },
  corrected: {
    label: 'It was corrected',
    hint: 'The item now says what you asked for.',
  },
  corrected_wrongly: {
    label: 'It was changed, but it is still wrong',
    hint: 'Something changed, and something that you named is still not right.',
  },
  verified: {
    label: 'They say that it is right',
    hint: 'The answer says "verified" or "accurate", and nothing changed.',
  },
  frivolous: {
    label: 'They set it aside',
    hint: 'The answer calls your dispute frivolous or irrelevant, or says that something is missing.',
  },
  need_id: {
    label: 'They want to know who I am',
    hint: 'They ask for proof of identity, or think that somebody else sent the letter.',
  },
  block_declined: {
    label: 'They refused or lifted the block',
    hint: 'You asked for a block after identity theft, and the item stays or is back.',
  },
  no_answer: {
    label: 'No answer came',
    hint: 'Nothing in the mail, and nothing changed on your report.',
  },
  reinserted: {
    label: 'A deleted item is back',
    hint: 'It was gone, and now your report shows it again.',
  },
};

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
