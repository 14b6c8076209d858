import type { CalendarDate } from '../kernel/index.ts';
import type { LetterPurpose, LetterRecipient } from '../letters/index.ts';
import type { MailStatus } from '../mailing/index.ts';
import type { DisputeClock } from './clock.rules.ts';
import type { ClockBasis, DisputeOutcome } from './dispute-outcome.ts';

/** One letter of a dispute, as the rules see it. */
export interface RoundSoFar {
  readonly purpose: LetterPurpose;
  /** Of the letter's newest mailpiece. */
  readonly mail: MailStatus | 'none';
  /** The day of delivery at the recipient's place, from the carrier or from the person. */
  readonly receivedOn?: CalendarDate | undefined;
  /** By when it should have arrived; see `expectedMailDates`. */
  readonly arrivesBy?: CalendarDate | undefined;
  /** Which time its arrival starts, also while it is on its way. */
  readonly basis: ClockBasis;
  readonly clock?: DisputeClock | undefined;
  readonly outcome?: DisputeOutcome | undefined;
  /** The day of the answer that is recorded. */
  readonly answeredOn?: CalendarDate | undefined;
}

/** An item with one recipient, as the rules see it. */
export interface DisputeSoFar {
  readonly recipient: LetterRecipient;
  /** Oldest first; the last one counts. */
  readonly rounds: readonly RoundSoFar[];
  /** Who else got a dispute about the same item. */
  readonly alsoDisputedWith?: readonly LetterRecipient[] | undefined;
  /** What 12 CFR 1022.43(b)(1) keeps out of direct disputes: inquiries, personal details, public records and the like. */
  readonly outsideDirectDispute?: boolean | undefined;
  readonly today: CalendarDate;
}
