import { documentLimits, enclosureLabel } from '@creditfix/shared/documents';
import { BUSINESS_TIME_ZONE, calendarDateAt, spoken } from '@creditfix/shared/kernel';
import {
  Bureau,
  LetterProblems,
  birthDateFaults,
  blockText,
  composeLetter,
  factFaults,
  letterReference,
  lintLetter,
  refusalFor,
  withPolished,
  type AttachedEnclosure,
  type DisputeDetails,
  type LetterDocument,
  type LetterEdit,
  type LetterInput,
  type LintFinding,
  type PersonalInfo,
  type PolishedWords,
} from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import { words as en } from './letters.words.ts';
import { words as es } from './letters.words.es.ts';

/** Everything a letter is written from. */
export interface LetterForm {
  readonly personalInfo: PersonalInfo;
  readonly disputeDetails: DisputeDetails;
  readonly bureauType?: Bureau | null | undefined;
  readonly bureaus?: readonly Bureau[] | undefined;
  readonly documents?: readonly string[] | undefined;
  readonly wording?: 'plain' | 'polished' | undefined;
  readonly deliveryMethod?: 'download' | 'mail' | undefined;
  readonly edits?: readonly LetterEdit[] | undefined;
  readonly timeZone?: string | undefined;
}

/** What the form itself does not hold. */
export interface WritingFacts {
  /** Id of the first letter; the ids of the others follow from it. */
  readonly letterId: string;
  readonly now: Date;
  /** The enclosures that the form names, in its order. */
  readonly attached?: readonly AttachedEnclosure[] | undefined;
  /** The person's sentences as the language model smoothed them; used where the form asks for it. */
  readonly polished?: readonly PolishedWords[] | undefined;
}

/** One letter of a signing. */
export interface WrittenLetter {
  readonly id: string;
  readonly bureau: Bureau | undefined;
  readonly document: LetterDocument;
}

export interface Writing {
  readonly letters: readonly [WrittenLetter, ...WrittenLetter[]];
  readonly findings: readonly LintFinding[];
}

/**
 * Writes the letter from the form, dated in the person's own time zone, once for each bureau it goes to, and lets the linter
 * read it. The letters differ in address and reference only.
 *
 * @throws Problem `letters.facts_missing` with the fields, `letters.refused` if no letter should be written, or
 *   `letters.too_many_copies`
 */
export function writeLetters(form: LetterForm, facts: WritingFacts): Writing {
  const { letterId, now, attached = [], polished = [] } = facts;
  const { disputeDetails } = form;
  const date = calendarDateAt(now, form.timeZone ?? BUSINESS_TIME_ZONE);
  const missing = [
    ...birthDateFaults(form.personalInfo, date),
    ...factFaults(disputeDetails, date, attached),
  ];
  if (missing.length > 0) throw LetterProblems.raise('letters.facts_missing', { fields: missing });
  const refusal = refusalFor(disputeDetails, date, attached);
  if (refusal)
    throw LetterProblems.raise('letters.refused', { text: `${refusal.title}. ${refusal.text}` });
  refuseHeavyPacket(attached);
  const [first, ...others] = recipientsOf(form);
  const input: LetterInput = {
    personalInfo: form.personalInfo,
    disputeDetails,
    bureau: first,
    date,
    reference: letterReference(letterId),
    wordingSeed: letterReference(letterId),
    attached,
    edits: form.edits ?? [],
  };
  // The linter compares with what the person said, never with what the model made of it.
  const worded =
    form.wording === 'polished'
      ? { ...input, disputeDetails: withPolished(disputeDetails, polished) }
      : input;
  const document = composeLetter(worded);
  const copies = others.map((bureau) => {
    const id = siblingId(letterId, bureau);
    return {
      id,
      bureau,
      document: composeLetter({ ...worded, bureau, reference: letterReference(id) }),
    };
  });
  return {
    letters: [{ id: letterId, bureau: first, document }, ...copies],
    findings: [
      ...(form.deliveryMethod === 'mail' ? missingEnclosures(document) : []),
      ...lintLetter(document, input),
    ],
  };
}

/** Only what is in the packet is enclosed in what we mail: what the letter lists beside it stops the signing. */
function missingEnclosures({ blocks, enclosures }: LetterDocument): readonly LintFinding[] {
  const last = blocks.at(-1);
  if (!last || enclosures.length === 0) return [];
  const names = enclosures.map(enclosureLabel).join(', ');
  const message = spoken({ en, es }).enclosuresMissing(names);
  const place = { blockId: last.id, start: 0, end: blockText(last).length };
  return [{ code: 'enclosures.missing', severity: 'block', ...place, message }];
}

/** The bureaus, one letter each; a letter to a company, or one that leaves the bureau open, is a single one. */
function recipientsOf(form: LetterForm): readonly [Bureau | undefined, ...Bureau[]] {
  if ((form.disputeDetails.recipient ?? 'bureau') !== 'bureau') return [undefined];
  const [first, ...others] = form.bureaus ?? [];
  return first ? [first, ...others] : [form.bureauType ?? undefined];
}

function refuseHeavyPacket(attached: readonly AttachedEnclosure[]): void {
  const pages = attached.reduce((sum, copy) => sum + copy.pages, 0);
  const bytes = attached.reduce((sum, copy) => sum + (copy.bytes ?? 0), 0);
  if (pages > documentLimits.pagesPerLetter || bytes > documentLimits.bytesPerLetter)
    throw LetterProblems.raise('letters.too_many_copies');
}

/** Every id under which the trail of a draft may stand: that of its first letter, and of those to the other bureaus. */
export function idsOfSigning(draftId: string): readonly string[] {
  return [draftId, ...Object.values(Bureau).map((bureau) => siblingId(draftId, bureau))];
}

/** The further letters of a signing have ids of their own that anyone can work out again: a version 8 UUID (RFC 9562). */
function siblingId(letterId: string, bureau: Bureau): string {
  const hex = createHash('sha256').update(`${letterId}/${bureau}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @throws Problem `letters.wording_blocked` that names each paragraph to change */
export function refuseBlockedWording(findings: readonly LintFinding[]): void {
  const blocking = findings.filter((finding) => finding.severity === 'block');
  if (blocking.length === 0) return;
  const fields = blocking.map(({ blockId, message }) => ({ path: `document.${blockId}`, message }));
  throw LetterProblems.raise('letters.wording_blocked', { fields });
}
