import {
  documentLimits,
  enclosureLabel,
  enclosureOfLine,
  type Enclosure,
  type ExhibitMark,
} from '@creditfix/shared/documents';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  RequestProblems,
  spoken,
  type LegalMode,
} from '@creditfix/shared/kernel';
import {
  type AttachedEnclosure,
  blockText,
  Bureau,
  composeLetter,
  type DisputeDetails,
  disputeLetterRequestSchema,
  needsNamedBureau,
  type DraftContent,
  factFaults,
  type LetterDocument,
  type LetterEdit,
  type LetterInput,
  LetterProblems,
  letterReference,
  type LintFinding,
  learnedWeights,
  readLetter,
  type PersonalInfo,
  type PolishedWords,
  refusalFor,
  senderFaults,
  unconfirmedEnclosures,
  withPolished,
} from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import { findEnclosures } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { checkInput } from '#server/platform/http/index.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';

/** Everything a letter is written from. */
export interface LetterForm {
  readonly personalInfo: PersonalInfo;
  readonly disputeDetails: DisputeDetails;
  readonly bureauType?: Bureau | null | undefined;
  readonly bureaus?: readonly Bureau[] | undefined;
  readonly documents?: readonly string[] | undefined;
  readonly marks?: readonly ExhibitMark[] | undefined;
  readonly inEnvelope?: readonly Enclosure[] | undefined;
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
  /** What the operator is in law; a letter to a company depends on it. */
  readonly legalMode?: LegalMode | undefined;
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
  const { letterId, attached = [], polished = [], legalMode } = facts;
  const { disputeDetails } = form;
  const input = inputOf(form, facts);
  const { date } = input;
  const missing = [
    ...senderFaults(form.personalInfo, date),
    ...factFaults(disputeDetails, date, attached),
  ];
  if (missing.length > 0) throw LetterProblems.raise('letters.facts_missing', { fields: missing });
  const refusal = refusalFor(disputeDetails, date, attached, legalMode);
  if (refusal)
    throw LetterProblems.raise('letters.refused', { text: `${refusal.title}. ${refusal.text}` });
  refuseHeavyPacket(attached);
  const [first, ...others] = recipientsOf(form);
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
      ...readLetter(document, input, { weights: learnedWeights() }),
    ],
  };
}

/** What the first letter is written from, and what its words are judged beside. */
export function inputOf(
  form: LetterForm,
  { letterId, now, attached = [], legalMode }: WritingFacts,
): LetterInput {
  const [bureau] = recipientsOf(form);
  return {
    personalInfo: form.personalInfo,
    disputeDetails: form.disputeDetails,
    bureau,
    date: calendarDateAt(now, form.timeZone ?? BUSINESS_TIME_ZONE),
    reference: letterReference(letterId),
    attached,
    edits: form.edits ?? [],
    legalMode,
  };
}

/** Only what is in the packet is enclosed in what we mail: what the letter lists beside it stops the signing. */
function missingEnclosures({ blocks, enclosures }: LetterDocument): readonly LintFinding[] {
  const last = blocks.at(-1);
  if (!last || enclosures.length === 0) return [];
  const names = enclosures.map(enclosureLabel).join(', ');
  const message = spoken({ en: en.lettersMessages, es: es.lettersMessages }).enclosuresMissing(
    names,
  );
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

/**
 * What the packet does not hold, the letter calls enclosed only on the person's word that it is in the envelope.
 *
 * @throws Problem `letters.envelope_unconfirmed` that names each paper
 */
export function refuseUnconfirmedEnvelope(
  document: LetterDocument,
  inEnvelope: readonly Enclosure[] | undefined,
): void {
  const fields = unconfirmedEnclosures(document, inEnvelope).map((line) => ({
    path: `inEnvelope.${enclosureOfLine(line) ?? line}`,
    message: enclosureLabel(line),
  }));
  if (fields.length > 0) throw LetterProblems.raise('letters.envelope_unconfirmed', { fields });
}

/**
 * The enclosures that a letter encloses, in the order in which they become exhibits.
 *
 * @throws Problem `letters.copy_missing` that names each enclosure which is not there, `request.invalid` if one is named twice or a
 *   mark lies on none of their pages
 */
export async function attachedEnclosures(
  em: EntityManager,
  accountId: string,
  { documents: documentIds = [], marks = [] }: Pick<LetterForm, 'documents' | 'marks'>,
): Promise<readonly AttachedEnclosure[]> {
  if (documentIds.length === 0 && marks.length === 0) return [];
  const twice = faults(
    documentIds,
    spoken({ en: en.lettersMessages, es: es.lettersMessages }).copyTwice,
    (id, index) => documentIds.slice(0, index).includes(id),
  );
  if (twice.length > 0) throw RequestProblems.raise('request.invalid', { fields: twice });
  const enclosures = await findEnclosures(em, accountId, documentIds);
  const found = new Set(enclosures.map(({ documentId }) => documentId));
  const missing = faults(
    documentIds,
    spoken({ en: en.lettersMessages, es: es.lettersMessages }).enclosureGone,
    (id) => !found.has(id),
  );
  if (missing.length > 0) throw LetterProblems.raise('letters.copy_missing', { fields: missing });
  refuseStrayMarks(enclosures, marks);
  return enclosures.map((enclosure) => {
    const own = marks.filter(({ documentId }) => documentId === enclosure.documentId);
    return own.length > 0 ? { ...enclosure, marks: own } : enclosure;
  });
}

/** A letter may not point to a page that is not in its packet. */
function refuseStrayMarks(
  enclosures: readonly AttachedEnclosure[],
  marks: readonly ExhibitMark[],
): void {
  const pagesOf = new Map(enclosures.map(({ documentId, pages }) => [documentId, pages]));
  const fields = marks.flatMap(({ documentId, page }, index) =>
    page <= (pagesOf.get(documentId) ?? 0)
      ? []
      : [
          {
            path: `marks.${index}`,
            message: spoken({ en: en.lettersMessages, es: es.lettersMessages }).markAstray,
          },
        ],
  );
  if (fields.length > 0) throw RequestProblems.raise('request.invalid', { fields });
}

function faults(
  documentIds: readonly string[],
  message: string,
  isWrong: (id: string, index: number) => boolean,
) {
  return documentIds.flatMap((id, index) =>
    isWrong(id, index) ? [{ path: `documents.${index}`, message }] : [],
  );
}

/** The draft as a complete form; what is missing is answered with the fields' paths. */
export function finishedForm(content: DraftContent): LetterForm {
  const { step: _, disputeDetails, bureauType, ...form } = content;
  const { recipientAddress, moreItems, ...details } = disputeDetails;
  const items = moreItems?.map((item) => ({
    ...item,
    disputeReason: item.disputeReason || undefined,
  }));
  const hasOwnAddress =
    (details.recipient ?? 'bureau') !== 'bureau' ||
    ((details.agency !== undefined ||
      needsNamedBureau({ ...details, disputeReason: details.disputeReason || 'other' })) &&
      Boolean(recipientAddress?.street));
  const result = checkInput(disputeLetterRequestSchema, {
    ...form,
    disputeDetails: {
      ...details,
      disputeReason: details.disputeReason || undefined,
      ...(items?.length ? { moreItems: items } : {}),
      ...(hasOwnAddress && recipientAddress ? { recipientAddress: sourced(recipientAddress) } : {}),
    },
    bureauType: bureauType ?? '',
    // Reading comes before signing: a stand-in passes the form's check and is not used.
    signature: { typedName: 'unsigned' },
  });
  if (!result.ok) throw RequestProblems.raise('request.invalid', { fields: result.faults });
  return result.data;
}

/** An empty choice is a missing one. */
function sourced<Address extends { readonly source?: string | undefined }>(address: Address) {
  return { ...address, source: address.source || undefined };
}
