import { isCalendarDate, type LegalMode } from '@creditfix/shared/kernel';
import {
  printedBureauAddress,
  postalAddressOf,
  composeLetter,
  factFaults,
  readLetter,
  withPolished,
  type AttachedEnclosure,
  type Bureau,
  type LetterDocument,
  type LetterInput,
  type LintFinding,
  type PolishedWords,
} from '@creditfix/shared/letters';
import {
  agencyOf,
  type LetterForm,
  purposeFields,
  itemPath,
  type ItemAnswers,
} from '../letter-form.ts';
import { toDisputeDetails, toPersonalInfo } from '../letter-request.ts';
import { gapMark, type Gap } from '../sheet/text-segments.ts';

/** The sheet beside the form: the letter as far as it can be written from what is filled in so far. */

export interface LiveLetter {
  readonly document: LetterDocument;
  /** False if only the head is known and the paragraphs are still to come. */
  readonly written: boolean;
}

export interface LetterSetting {
  readonly date: string;
  readonly reference: string;
  /** What the server writes letters under: the sheet must not say what the signed letter won't. */
  readonly legalMode: LegalMode;
  readonly attached?: readonly AttachedEnclosure[] | undefined;
  /** The bureau whose letter is on screen, where each of several gets one; the first if nothing is said. */
  readonly bureau?: Bureau | undefined;
  /** What the language model made of the person's own sentences; taken where the form asks for it. */
  readonly polished?: readonly PolishedWords[] | undefined;
}

/** Half-answered questions may be more than the composer can take: then the head of the letter is shown. */
export function composeLive(form: LetterForm, setting: LetterSetting): LiveLetter {
  const head = { document: letterHead(form, setting), written: false };
  const input = letterInput(withoutHalfAnswers(form, setting), setting, orGap);
  if (!input) return head;
  try {
    const { recipient, mailingChoices } = head.document;
    return { document: { ...composeLetter(input), recipient, mailingChoices }, written: true };
  } catch {
    return head;
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
    // The linter compares with what the person said, never with what the model made of it.
    const document = composeLetter(asWorded(input, form, setting));
    return { document, findings: readLetter(document, input) };
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
    return composeLetter({ ...asWorded(input, form, setting), edits: [] });
  } catch {
    return undefined;
  }
}

function asWorded(
  input: LetterInput,
  { wording }: LetterForm,
  { polished = [] }: LetterSetting,
): LetterInput {
  if (wording !== 'polished') return input;
  return { ...input, disputeDetails: withPolished(input.disputeDetails, polished) };
}

interface Names {
  readonly creditorName: string;
  readonly accountNumber: string;
  readonly facts?: Readonly<Record<string, string>> | undefined;
}

/** What the name and the number of an item are called while they are missing: a court or an office keeps a case, not an account. */
function namesOf({ facts }: Names): readonly [name: Gap, number: Gap] {
  switch (facts?.['itemType']) {
    case 'judgment':
      return ['court', 'recordNumber'];
    case 'child_support':
      return ['supportOffice', 'caseNumber'];
    default:
      return ['creditorName', 'accountNumber'];
  }
}

/** @returns nothing while no reason is chosen */
function letterInput(
  form: LetterForm,
  { date, reference, legalMode, attached, bureau }: LetterSetting,
  fill: (text: string, gap: Gap) => string,
): LetterInput | undefined {
  const details = toDisputeDetails(form);
  if (!details) return undefined;
  const person = toPersonalInfo(form);
  const filled = <Item extends Names>(item: Item): Item => {
    const [name, number] = namesOf(item);
    return {
      ...item,
      creditorName: fill(item.creditorName, name),
      accountNumber: fill(item.accountNumber, number),
    };
  };
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
      ...filled(details),
      ...(details.moreItems ? { moreItems: details.moreItems.map(filled) } : {}),
    },
    bureau: form.recipient === 'bureau' ? (bureau ?? form.bureaus[0]) : undefined,
    date,
    reference,
    attached,
    legalMode,
    edits: form.edits,
  };
}

/** The form without answers that are still being typed: half a date would stand on the sheet as nonsense. */
function withoutHalfAnswers(form: LetterForm, { date, attached }: LetterSetting): LetterForm {
  const { personalInfo, disputeDetails, moreItems } = form;
  const details = toDisputeDetails(form);
  const wrong = new Set(details ? factFaults(details, date, attached).map(({ path }) => path) : []);
  const known = (answers: ItemAnswers, item: number): ItemAnswers => {
    const facts = Object.entries(answers.facts).filter(
      ([key]) => !wrong.has(`${itemPath(item)}.facts.${key}`),
    );
    return { ...answers, facts: Object.fromEntries(facts) };
  };
  const dateOfBirth = isCalendarDate(personalInfo.dateOfBirth) ? personalInfo.dateOfBirth : '';
  return {
    ...form,
    personalInfo: { ...personalInfo, dateOfBirth },
    disputeDetails: known(disputeDetails, 1),
    moreItems: moreItems.map((answers, index) => known(answers, index + 2)),
  };
}

function orGap(text: string, gap: Gap): string {
  return text.trim() === '' ? gapMark(gap) : text.trim();
}

/** Sender, date, recipient and greeting: what is known before there is anything to dispute. */
function letterHead(form: LetterForm, { date, reference, bureau }: LetterSetting): LetterDocument {
  const { firstName, middleName, lastName, suffix } = form.personalInfo;
  const { address, addressLine2, city, state, zipCode } = form.personalInfo;
  const streetLines = [orGap(address, 'address'), addressLine2.trim()].filter(Boolean);
  return {
    version: 1,
    reference,
    date,
    sender: {
      name: [orGap(firstName, 'firstName'), middleName, orGap(lastName, 'lastName'), suffix]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
      lines: [
        ...streetLines,
        `${orGap(city, 'city')}, ${orGap(state, 'state')} ${orGap(zipCode, 'zipCode')}`,
      ],
    },
    recipient: recipientHead(form, bureau),
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

function recipientHead(form: LetterForm, chosen: Bureau | undefined): LetterDocument['recipient'] {
  const agency = agencyHead(form);
  if (agency) return agency;
  if (form.recipient !== 'bureau' || agencyOf(form)) return companyHead(form.recipientAddress);
  const bureau = chosen ?? form.bureaus[0];
  if (!bureau) return { name: gapMark('bureau'), lines: [gapMark('street')] };
  const printed = printedBureauAddress(bureau, purposeFields(form));
  return printed
    ? companyHead({ ...printed, source: '', street2: printed.street2 ?? '' })
    : companyHead(form.recipientAddress);
}

function agencyHead(form: LetterForm): LetterDocument['recipient'] | undefined {
  const agency = agencyOf(form);
  const printed = postalAddressOf({ ...purposeFields(form), agency });
  return agency && printed
    ? companyHead({ ...printed, source: '', street2: printed.street2 ?? '' })
    : undefined;
}

function companyHead({
  name,
  street,
  street2,
  city,
  state,
  zipCode,
}: LetterForm['recipientAddress']): LetterDocument['recipient'] {
  const place = [city, state, zipCode].every((text) => text.trim() === '')
    ? []
    : [`${orGap(city, 'city')}, ${orGap(state, 'state')} ${orGap(zipCode, 'zipCode')}`];
  const lines = [orGap(street, 'street'), street2.trim(), ...place].filter(Boolean);
  return { name: orGap(name, 'company'), lines };
}
