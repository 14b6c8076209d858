import { isCalendarDate } from '@creditfix/shared/kernel';
import {
  bureaus,
  composeLetter,
  factFaults,
  lintLetter,
  type Bureau,
  type LetterDocument,
  type LetterInput,
  type LintFinding,
} from '@creditfix/shared/letters';
import type { LetterForm } from './letter-form.ts';
import { toDisputeDetails, toPersonalInfo } from './letter-request.ts';
import { gapMark, type Gap } from './sheet/gap.ts';

/** The sheet beside the form: the letter as far as it can be written from what is filled in so far. */

export interface LiveLetter {
  readonly document: LetterDocument;
  /** False where only the head is known and the paragraphs are still to come. */
  readonly written: boolean;
}

export interface LetterSetting {
  readonly date: string;
  readonly reference: string;
}

/** Half-answered questions may be more than the composer can take: then the head of the letter is shown. */
export function composeLive(form: LetterForm, setting: LetterSetting): LiveLetter {
  const input = letterInput(withoutHalfAnswers(form, setting.date), setting, orGap);
  if (!input) return { document: letterHead(form, setting), written: false };
  try {
    return { document: composeLetter(input), written: true };
  } catch {
    return { document: letterHead(form, setting), written: false };
  }
}

/** The whole letter with the editor's notes, as the server will read it; shown while its answer is on the way. */
export function readHere(
  form: LetterForm,
  setting: LetterSetting,
): { readonly document: LetterDocument; readonly findings: readonly LintFinding[] } {
  const input = letterInput(form, setting, (text) => text);
  try {
    if (!input) return { document: letterHead(form, setting), findings: [] };
    const document = composeLetter(input);
    return { document, findings: lintLetter(document, input) };
  } catch {
    return { document: letterHead(form, setting), findings: [] };
  }
}

/** The letter as the rules write it, without the person's own wording: what an edit replaces. */
export function composeUnedited(
  form: LetterForm,
  setting: LetterSetting,
): LetterDocument | undefined {
  const input = letterInput(form, setting, (text) => text);
  if (!input) return undefined;
  try {
    return composeLetter({ ...input, edits: [] });
  } catch {
    return undefined;
  }
}

/** @returns nothing while no reason is chosen */
function letterInput(
  form: LetterForm,
  { date, reference }: LetterSetting,
  fill: (text: string, gap: Gap) => string,
): LetterInput | undefined {
  const details = toDisputeDetails(form.disputeDetails);
  if (!details) return undefined;
  const person = toPersonalInfo(form);
  return {
    personalInfo: {
      ...person,
      firstName: fill(person.firstName, 'firstName'),
      lastName: fill(person.lastName, 'lastName'),
      address: fill(person.address, 'address'),
      city: fill(person.city, 'city'),
      state: fill(person.state, 'state'),
      zipCode: fill(person.zipCode, 'zipCode'),
    },
    disputeDetails: {
      ...details,
      creditorName: fill(details.creditorName, 'creditorName'),
      accountNumber: fill(details.accountNumber, 'accountNumber'),
    },
    bureau: form.bureauType || undefined,
    date,
    reference,
    edits: form.edits,
  };
}

/** The form without answers that are still being typed: half a date would stand on the sheet as nonsense. */
function withoutHalfAnswers(form: LetterForm, today: string): LetterForm {
  const { personalInfo, disputeDetails } = form;
  const details = toDisputeDetails(disputeDetails);
  const wrong = new Set(details ? factFaults(details, today).map(({ path }) => path) : []);
  const facts = Object.entries(disputeDetails.facts).filter(
    ([key]) => !wrong.has(`disputeDetails.facts.${key}`),
  );
  const dateOfBirth = isCalendarDate(personalInfo.dateOfBirth) ? personalInfo.dateOfBirth : '';
  return {
    ...form,
    personalInfo: { ...personalInfo, dateOfBirth },
    disputeDetails: { ...disputeDetails, facts: Object.fromEntries(facts) },
  };
}

function orGap(text: string, gap: Gap): string {
  return text.trim() === '' ? gapMark(gap) : text.trim();
}

/** Sender, date, recipient and greeting: what is known before there is anything to dispute. */
function letterHead(form: LetterForm, { date, reference }: LetterSetting): LetterDocument {
  const { firstName, lastName, address, addressLine2, city, state, zipCode } = form.personalInfo;
  const streetLines = [orGap(address, 'address'), addressLine2.trim()].filter(Boolean);
  return {
    version: 1,
    reference,
    date,
    sender: {
      name: `${orGap(firstName, 'firstName')} ${orGap(lastName, 'lastName')}`,
      lines: [
        ...streetLines,
        `${orGap(city, 'city')}, ${orGap(state, 'state')} ${orGap(zipCode, 'zipCode')}`,
      ],
    },
    recipient: recipientHead(form.bureauType),
    subject: gapMark('subject'),
    identification: [],
    salutation: 'To whom it may concern:',
    blocks: [],
    closing: 'Sincerely,',
    enclosures: [],
    mailingChoices: [],
    ruleTableVersion: '',
  };
}

function recipientHead(bureau: Bureau | ''): LetterDocument['recipient'] {
  if (!bureau) return { name: gapMark('bureau'), lines: [gapMark('street')] };
  const { addressee, street, city, state, zip } = bureaus[bureau];
  const [name = '', ...more] = addressee;
  return { name, lines: [...more, street, `${city}, ${state} ${zip}`] };
}
