import { enclosureOfLine, type Enclosure } from '@creditfix/shared/documents';
import { isCalendarDate, longDate } from '@creditfix/shared/kernel';
import {
  bureauSchema,
  disputeDetailsSchema,
  isForPen,
  itemsOf,
  letterDocumentSchema,
  penConsent,
  questionsFor,
  signingConsent,
  type LetterEventKind,
  type LetterRecipient,
  type LetterStatus,
  type Question,
} from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { openDraftContent, openGivenAnswers } from './drafts/draft.presenter.ts';
import { answersIn, placeOfAnswer, type AnswerSource } from './drafts/given-answers.ts';
import { openLetterFile } from './gather-letters.ts';
import { letterPlaces } from './letter-places.ts';
import { findTrail } from './letter-record.repository.ts';
import type { Letter } from './letter.entity.ts';
import { draftsOf, findOwnLetter } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import { keptSignatureSchema } from './signing/signature.ts';
import { idsOfSigning } from './text/write-letter.ts';

/** What a signed letter brings into a case file: who wrote it from what, and what was done to it when. */

export interface CaseLetter {
  readonly id: string;
  readonly reference: string;
  readonly status: LetterStatus;
  readonly recipient: LetterRecipient;
  readonly signedAt: Date;
  readonly sender: { readonly name: string; readonly lines: readonly string[] };
  readonly to: string;
  readonly date: string;
  readonly subject: string;
  readonly documentSha256: string;
  readonly pdfSha256: string | null;
  readonly packetSha256: string | null;
  readonly pdfPages: number;
  readonly hasPacket: boolean;
  readonly exhibits: readonly CaseExhibit[];
  /** Enclosures that the person put into the envelope by hand. */
  readonly byHand: readonly string[];
  readonly facts: readonly CaseFact[];
  /** Paragraphs that the person put in words of their own. */
  readonly edits: readonly { readonly place: string; readonly text: string }[];
  readonly wording: {
    readonly kind: 'plain' | 'polished';
    readonly model: string | null;
    /** Texts that a language model put into English and the person confirmed. */
    readonly english: readonly {
      readonly model: string;
      readonly confirmedAt: string;
      readonly changedAfterwards: boolean;
    }[];
  };
  readonly signature: 'typed' | 'drawn' | 'pen';
  /** What the person agreed to when signing. */
  readonly consent: { readonly version: string; readonly text: string };
  /** Missing where the letter was signed from one call. */
  readonly draft:
    | { readonly startedAt: Date; readonly savedAt: Date; readonly saves: number }
    | undefined;
  readonly trail: readonly CaseEvent[];
  /** May stand in the letter alone. */
  readonly numbers: { readonly dateOfBirth?: string; readonly ssnLast4?: string };
}

export interface CaseExhibit {
  readonly label: string;
  readonly line: string;
  /** Undefined where the line is one of an earlier version. */
  readonly kind: Enclosure | undefined;
  readonly pages: number;
  readonly sha256: string;
}

export interface CaseFact {
  /** From 1, in the order of the letter. */
  readonly item: number;
  readonly question: string;
  readonly answer: string;
  /** Missing where it was given with the signature, or came to the draft before that was noted. */
  readonly given?: { readonly at: Date; readonly from?: AnswerSource | undefined };
}

interface CaseEvent {
  readonly kind: LetterEventKind;
  readonly at: Date;
  readonly documentSha256: string | null;
}

const formSchema = z.object({
  personalInfo: z.object({ dateOfBirth: z.string().optional(), ssnLast4: z.string().optional() }),
  disputeDetails: disputeDetailsSchema,
  bureau: bureauSchema.nullish(),
  edits: z.array(z.object({ blockId: z.string(), text: z.string() })).optional(),
  consent: z
    .object({ version: z.string(), text: z.string() })
    .default({ version: signingConsent.version, text: signingConsent.text }),
});

const writingSchema = z.object({
  wording: z.enum(['plain', 'polished']),
  model: z.string().optional(),
  english: z
    .array(
      z.object({
        model: z.string(),
        confirmedAt: z.iso.datetime(),
        changedAfterwards: z.boolean(),
      }),
    )
    .default([]),
});

/** These letters of that person, in the order asked for; others, and those whose PDF is still being made, are left out. */
export async function findCaseLetters(
  em: EntityManager,
  vault: Vault,
  { accountId, letterIds }: { readonly accountId: string; readonly letterIds: readonly string[] },
): Promise<readonly CaseLetter[]> {
  // A letter to each of several bureaus is one draft.
  const drafts = new Map(
    (await draftsOf(em, accountId)).flatMap((draft) =>
      idsOfSigning(draft.id).map((id) => [id, draft] as const),
    ),
  );
  const found: CaseLetter[] = [];
  for (const id of letterIds) {
    const letter = await findOwnLetter(em, accountId, id);
    if (!letter?.pdfKey) continue;
    const draft = drafts.get(id);
    const { createdAt, updatedAt, revision } = draft ?? {};
    const { facts, ...opened } = openLetter(vault, letter);
    found.push({
      ...opened,
      facts: draft ? facts.map((fact) => withTime(fact, answersOf(vault, draft))) : facts,
      draft:
        createdAt && updatedAt
          ? { startedAt: createdAt, savedAt: updatedAt, saves: revision ?? 1 }
          : undefined,
      trail: (await findTrail(em, accountId, id)).map(({ kind, at, documentSha256 }) => ({
        kind,
        at,
        documentSha256,
      })),
    });
  }
  return found;
}

interface PlacedFact extends CaseFact {
  readonly place: string;
  /** As it was given, not as it is told. */
  readonly words: string;
}

function answersOf(vault: Vault, draft: Parameters<typeof openDraftContent>[1]) {
  return {
    answers: answersIn(openDraftContent(vault, draft)),
    given: openGivenAnswers(vault, draft),
  };
}

/** The time is that of the words that were signed: of others in the draft it says nothing. */
function withTime(
  { place, words, ...fact }: PlacedFact,
  { answers, given }: ReturnType<typeof answersOf>,
): CaseFact {
  const at = answers.get(place) === words ? given[place] : undefined;
  return at ? { ...fact, given: { ...at, at: new Date(at.at) } } : fact;
}

interface OpenedLetter extends Omit<CaseLetter, 'draft' | 'trail' | 'facts'> {
  readonly facts: readonly PlacedFact[];
}

function openLetter(vault: Vault, letter: Letter): OpenedLetter {
  const { id } = letter;
  const document = letterDocumentSchema.parse(
    vault.openJson(letter.sealedDocument, letterPlaces.document(id)),
  );
  const form = formSchema.parse(vault.openJson(letter.sealedForm, letterPlaces.form(id)));
  const signature = keptSignatureSchema.parse(
    vault.openJson(letter.sealedSignature, letterPlaces.signature(id)),
  );
  const writing = letter.sealedWriting
    ? writingSchema.parse(vault.openJson(letter.sealedWriting, letterPlaces.writing(id)))
    : undefined;
  const { dateOfBirth, ssnLast4 } = form.personalInfo;
  const isPen = isForPen(signature);
  return {
    id,
    reference: letter.reference,
    status: letter.status,
    recipient: letter.recipient,
    signedAt: letter.createdAt,
    sender: document.sender,
    to: document.recipient.name,
    date: document.date,
    subject: document.subject,
    documentSha256: letter.documentSha256,
    pdfSha256: letter.pdfSha256 ?? null,
    packetSha256: letter.packetSha256 ?? null,
    pdfPages: letter.pdfPages ?? 0,
    hasPacket: Boolean(letter.packetKey),
    exhibits: (document.exhibits ?? []).map(({ label, line, pages, sha256 }) => ({
      label,
      line,
      kind: enclosureOfLine(line),
      pages,
      sha256,
    })),
    byHand: document.enclosures,
    facts: factsOf(form.disputeDetails),
    edits: (form.edits ?? []).map(({ blockId, text }) => ({ place: blockId, text })),
    wording: {
      kind: writing?.wording ?? 'plain',
      model: writing?.model ?? null,
      english: writing?.english ?? [],
    },
    signature: isPen ? 'pen' : typeof signature === 'string' ? 'drawn' : 'typed',
    consent: isPen ? { version: penConsent.version, text: penConsent.text } : form.consent,
    numbers: { ...(dateOfBirth && { dateOfBirth }), ...(ssnLast4 && { ssnLast4 }) },
  };
}

/** Every answer of the form with its question, item by item. What names a person by numbers is in the letter alone. */
function factsOf(details: z.output<typeof disputeDetailsSchema>): PlacedFact[] {
  const { recipient, followUp } = details;
  return itemsOf(details).flatMap((one, index) => {
    const answers: Readonly<Record<string, string>> = one.facts ?? {};
    const about = { ...one, recipient, followUp, further: index > 0 };
    const item = index + 1;
    const told = (question: string, words: string, place: string) => ({
      item,
      question,
      answer: words,
      words: words.trim(),
      place,
    });
    const asked = questionsFor(about, answers).flatMap((question) => {
      const { key, label } = question;
      const words = answers[key]?.trim();
      if (!words || NAMES_A_PERSON.test(key)) return [];
      const fact = told(label, words, placeOfAnswer(item, `fact ${key}`));
      return [{ ...fact, answer: answerWords(question, words) }];
    });
    const own = one.customDetails ?? '';
    return [
      told('Company', one.creditorName, placeOfAnswer(item, 'company')),
      ...asked,
      ...(own ? [told('In your own words', own, placeOfAnswer(item, 'own words'))] : []),
    ];
  });
}

const NAMES_A_PERSON = /ssn|birth/i;

function answerWords({ kind, options = [] }: Question, given: string): string {
  if (kind === 'yes_no' && options.length === 0) return given === 'yes' ? 'Yes' : 'No';
  if (kind === 'date' && isCalendarDate(given)) return longDate(given);
  if (kind === 'money' && /^[\d.,]+$/.test(given)) return `$${given}`;
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  if (kind === 'multi_choice')
    return given
      .split(',')
      .map((value) => labels.get(value.trim()) ?? value)
      .join('; ');
  return labels.get(given) ?? given;
}

/** A letter's file as it was signed; undefined if it is gone, does not open or is another one by now. */
export async function openSignedFile(
  em: EntityManager,
  parts: Pick<LettersParts, 'vault' | 'files'>,
  letter: Pick<CaseLetter, 'id' | 'pdfSha256' | 'packetSha256'>,
  part: 'letter' | 'packet',
): Promise<Uint8Array | undefined> {
  const bytes = await openLetterFile(em, parts, letter.id, part);
  const signed = part === 'letter' ? letter.pdfSha256 : letter.packetSha256;
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== signed) return undefined;
  return bytes;
}
