import { answerOf, maskedAccount } from './fact-words.rules.ts';
import type { LabelledValue } from './letter-document.ts';
import type { DisputeCase } from './reason-rules.ts';

/** How a letter shows the number of its item: whole where it is public or the company's own, else its end alone. */

/** Words by which a record of a court or an office is known where the kind of item does not say so. */
const COURT_WORDS =
  /(?<!\p{L})(?:courts?|clerk|docket|liens?|recorder|judgments?|bankruptcy|prothonotary|register of deeds)(?!\p{L})/iu;

/** A docket, case or lien number is public, and without it nobody finds the record. */
export function isCourtRecord({ details, facts }: Pick<DisputeCase, 'details' | 'facts'>): boolean {
  const type = answerOf(facts, 'itemType');
  if (type === 'judgment' || type === 'bankruptcy') return true;
  return (type === 'other_item' || type === '') && COURT_WORDS.test(details.creditorName);
}

/**
 * The account is named in full to the company that has it (12 CFR 1022.43(d)(1)), and by its last four to an agency or a collector. A
 * collector may have another number than the one on the report; it is not given more than it shows.
 */
export function itemNumberRow(
  dispute: Pick<DisputeCase, 'details' | 'facts' | 'recipient'>,
): LabelledValue {
  const { accountNumber } = dispute.details;
  if (isCourtRecord(dispute)) return { label: 'Case or record number', value: accountNumber };
  const whole = dispute.recipient === 'furnisher';
  return { label: 'Account number', value: whole ? accountNumber : maskedAccount(accountNumber) };
}
