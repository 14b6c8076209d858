import type { CalendarDate } from '../kernel/index.ts';
import type { Bureau } from './bureau.ts';
import type { DisputeDetails, PersonalInfo } from './dispute-request.schema.ts';
import type { LetterEdit } from './letter-document.ts';

/** Everything a letter is written from; the same input gives the same letter, letter by letter. */
export interface LetterInput {
  readonly personalInfo: PersonalInfo;
  readonly disputeDetails: DisputeDetails;
  /** Absent where a downloaded letter leaves the bureau open. */
  readonly bureau: Bureau | undefined;
  /** The letter's date: the person's today. */
  readonly date: CalendarDate;
  readonly reference: string;
  readonly edits?: readonly LetterEdit[];
}

/** A friendly remark beside the questions; it never stops anyone. */
export interface Advice {
  readonly code: string;
  readonly text: string;
  readonly url?: string;
}
