import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import {
  LetterProblems,
  composeLetter,
  factFaults,
  letterReference,
  lintLetter,
  refusalFor,
  type Bureau,
  type DisputeDetails,
  type LetterDocument,
  type LetterEdit,
  type LintFinding,
  type PersonalInfo,
} from '@creditfix/shared/letters';

/** Everything a letter is written from. */
export interface LetterForm {
  readonly personalInfo: PersonalInfo;
  readonly disputeDetails: DisputeDetails;
  readonly bureauType?: Bureau | null | undefined;
  readonly edits?: readonly LetterEdit[] | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Writes the letter from the form, dated in the person's own time zone, and lets the linter read it.
 *
 * @throws Problem `letters.facts_missing` with the fields, or `letters.refused` where no letter should be written
 */
export function writeLetter(
  form: LetterForm,
  letterId: string,
  now: Date,
): { document: LetterDocument; findings: readonly LintFinding[] } {
  const date = calendarDateAt(now, form.timeZone ?? BUSINESS_TIME_ZONE);
  const missing = factFaults(form.disputeDetails, date);
  if (missing.length > 0) throw LetterProblems.raise('letters.facts_missing', { fields: missing });
  const refusal = refusalFor(form.disputeDetails, date);
  if (refusal)
    throw LetterProblems.raise('letters.refused', { text: `${refusal.title}. ${refusal.text}` });
  const input = {
    personalInfo: form.personalInfo,
    disputeDetails: form.disputeDetails,
    bureau: form.bureauType ?? undefined,
    date,
    reference: letterReference(letterId),
    edits: form.edits ?? [],
  };
  const document = composeLetter(input);
  return { document, findings: lintLetter(document, input) };
}

/** @throws Problem `letters.wording_blocked` that names each paragraph to change */
export function refuseBlockedWording(findings: readonly LintFinding[]): void {
  const blocking = findings.filter((finding) => finding.severity === 'block');
  if (blocking.length === 0) return;
  const fields = blocking.map(({ blockId, message }) => ({ path: `document.${blockId}`, message }));
  throw LetterProblems.raise('letters.wording_blocked', { fields });
}
