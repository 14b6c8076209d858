import {
  isCalendarDate,
  notPrinted,
  type FieldFault,
  type LegalMode,
} from '@creditfix/shared/kernel';
import {
  companyAddressFaults,
  departmentFaults,
  factFaults,
  isConcrete,
  letterLimits,
  refusalFor,
  requiredFaults,
  senderFaults,
  type AttachedEnclosure,
  type DisputeDetails,
  type Refusal,
} from '@creditfix/shared/letters';
import { detailsParts, type DetailsPart } from './details-parts.ts';
import {
  addressSourceOf,
  itemOf,
  type LetterForm,
  type PersonalField,
  purposeFields,
  itemPath,
} from '../letter-form.ts';
import {
  aboutItem,
  askedFacts,
  askedOfSender,
  asksDetails,
  isInquiry,
  isItemAboutFile,
  toDisputeDetails,
} from '../letter-request.ts';
import { stepFaultsMessages } from '../messages.tsx';
import { isSpecialLetter } from '../letter-template.ts';

/** What still stands in the way on each step, with the words and the place for the person. */

/** What the answers are read beside. */
export interface Circumstances {
  readonly today: string;
  readonly legalMode: LegalMode;
  /** Copies whose pages we hold. */
  readonly attached?: readonly AttachedEnclosure[];
}

/** Step 1 asks for presence, and stops at what can't be right in an address, a name or a number. */
export function personalFaults(form: LetterForm, today: string): FieldFault[] {
  const personalInfo = askedOfSender(form);
  const faults = Object.entries(stepFaultsMessages.personal)
    .filter(([field]) => personalInfo[field as PersonalField].trim() === '')
    .map(([field, message]) => ({ path: `personalInfo.${field}`, message }));
  const { dateOfBirth, ssnLast4 } = personalInfo;
  if (dateOfBirth !== '' && !isCalendarDate(dateOfBirth)) {
    faults.push({ path: 'personalInfo.dateOfBirth', message: stepFaultsMessages.dateOfBirth });
  }
  faults.push(...senderFaults(personalInfo, today));
  if (ssnLast4 !== '' && !/^\d{4}$/.test(ssnLast4)) {
    faults.push({ path: 'personalInfo.ssnLast4', message: stepFaultsMessages.ssnLast4 });
  }
  return faults;
}

/** What is wrong with the item, which is said before the item is named. */
function reasonFaults(form: LetterForm, item: number): FieldFault[] {
  const { disputeReason, customDetails } = itemOf(form, item);
  const path = itemPath(item);
  const faults: FieldFault[] = [];
  if (!isSpecialLetter(form) && disputeReason === '') {
    faults.push({ path: `${path}.disputeReason`, message: stepFaultsMessages.disputeReason });
  }
  if (asksDetails(form, item) && !isConcrete(customDetails)) {
    const message = stepFaultsMessages.customDetails(letterLimits.leastDetails);
    faults.push({ path: `${path}.customDetails`, message });
  }
  return [...faults, ...unprinted(path, { customDetails })];
}

function nameFaults(form: LetterForm, item: number): FieldFault[] {
  const { creditorName, accountNumber } = itemOf(form, item);
  const path = itemPath(item);
  const faults: FieldFault[] = [];
  if (!isItemAboutFile(form, item)) {
    const { creditorName: name, accountNumber: number } = stepFaultsMessages;
    if (creditorName.trim() === '') faults.push({ path: `${path}.creditorName`, message: name });
    if (!isInquiry(form, item) && accountNumber.trim() === '')
      faults.push({ path: `${path}.accountNumber`, message: number });
  }
  return [...faults, ...unprinted(path, { creditorName, accountNumber })];
}

function unprinted(path: string, texts: Readonly<Record<string, string>>): FieldFault[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const message = notPrinted(text);
    return message ? [{ path: `${path}.${field}`, message }] : [];
  });
}

/** Faults of what names an item and says what is wrong with it. */
export function accountFaults(form: LetterForm, item = 1): FieldFault[] {
  return [...reasonFaults(form, item), ...nameFaults(form, item)];
}

export function recipientFaults(form: LetterForm): FieldFault[] {
  if (form.recipient !== 'bureau' || form.agency) return [];
  if (form.bureaus.length > 0) {
    // The address itself is asked for on the next view.
    const about = { disputeDetails: purposeFields(form), bureaus: form.bureaus };
    return departmentFaults(about).filter(({ path }) => path === 'bureaus');
  }
  const message = isSpecialLetter(form)
    ? stepFaultsMessages.bureauWrittenTo
    : stepFaultsMessages.bureauOfReport;
  return [{ path: 'bureaus', message }];
}

export function addressFaults(form: LetterForm): FieldFault[] {
  const given = { ...form.recipientAddress, source: addressSourceOf(form) };
  const missing = Object.entries(stepFaultsMessages.companyAddress)
    .filter(
      ([field]) => given[field as keyof typeof stepFaultsMessages.companyAddress].trim() === '',
    )
    .map(([field, message]) => ({ path: `disputeDetails.recipientAddress.${field}`, message }));
  return [...missing, ...companyAddressFaults(form.recipientAddress)];
}

/** Faults of one view of step 2. */
export function partFaults(form: LetterForm, part: number, beside: Circumstances): FieldFault[] {
  const shown = detailsParts(form)[part];
  switch (shown?.view) {
    case 'account':
      return [
        ...reasonFaults(form, shown.item),
        ...questionFaults(form, shown, beside),
        ...nameFaults(form, shown.item),
      ];
    case 'rest':
      return [
        ...accountFaults(form),
        ...recipientFaults(form),
        ...questionFaults(form, shown, beside),
      ];
    case 'recipient':
      return recipientFaults(form);
    case 'address':
      return addressFaults(form);
    case 'questions':
      return questionFaults(form, shown, beside);
    case 'items':
      return wholeFaults(form, beside);
    default:
      return [];
  }
}

/** The one-call form may leave all questions out; here each is asked, so that nobody walks around what a letter must not say. */
function questionFaults(
  form: LetterForm,
  { item, questions }: DetailsPart,
  beside: Circumstances,
): FieldFault[] {
  const about = aboutItem(form, item);
  const details = toDisputeDetails(form);
  if (!about || !details) return [];
  const path = itemPath(item);
  const missing = requiredFaults(about, askedFacts(form, item), beside.today).map((fault) => ({
    ...fault,
    path: fault.path.replace(/^disputeDetails/, path),
  }));
  const named = new Set(missing.map((fault) => fault.path));
  const all = [...missing, ...ruleFaults(details, beside).filter((one) => !named.has(one.path))];
  const asked = new Set(questions.map(({ key }) => `${path}.facts.${key}`));
  return all.filter((fault) => asked.has(fault.path));
}

function ruleFaults(details: DisputeDetails, { today, attached = [] }: Circumstances) {
  return factFaults(details, today, attached);
}

/** What only the items together can get wrong. */
function wholeFaults(form: LetterForm, beside: Circumstances): FieldFault[] {
  const details = toDisputeDetails(form);
  if (!details) return [];
  return ruleFaults(details, beside).filter(({ path }) => path === 'disputeDetails.moreItems');
}

/** Why no letter should be written from these answers, if so. */
export function refusalOf(
  form: LetterForm,
  { today, legalMode, attached = [] }: Circumstances,
): Refusal | undefined {
  const details = toDisputeDetails(form);
  return details && refusalFor(details, today, attached, legalMode);
}

/** True if a question on a later screen may still lift the refusal, so that nobody is stopped before it was asked. */
export function waitsForLaterAnswer(
  { ways, item = 1 }: Refusal,
  parts: readonly DetailsPart[],
  part: number,
): boolean {
  const later = parts.slice(part + 1).filter((one) => one.item === item);
  if ((parts[part]?.item ?? 1) < item) return true;
  const keys = new Set(later.flatMap(({ questions }) => questions.map(({ key }) => key)));
  return ways.some((way) => way.kind === 'answer' && keys.has(way.questionKey));
}

/** True if nobody has looked at this view yet, or something on it is missing. */
function isOpen(
  form: LetterForm,
  parts: readonly DetailsPart[],
  part: number,
  beside: Circumstances,
) {
  const shown = parts[part];
  if (!shown) return false;
  const { facts } = itemOf(form, shown.item);
  const untouched =
    shown.questions.length > 0 && shown.questions.every(({ key }) => (facts[key] ?? '') === '');
  return untouched || partFaults(form, part, beside).length > 0;
}

/** The view of step 2 to show first: the earliest one without an answer or with a wrong one, else the last. */
export function firstOpenPart(form: LetterForm, beside: Circumstances): number {
  const parts = detailsParts(form);
  const open = parts.findIndex((_, part) => isOpen(form, parts, part, beside));
  return open >= 0 ? open : parts.length - 1;
}

/** The furthest step that the answers allow: a draft is never opened behind something that is missing. */
export function furthestStep(form: LetterForm, beside: Circumstances): 1 | 2 | 3 {
  if (personalFaults(form, beside.today).length > 0) return 1;
  const parts = detailsParts(form);
  const complete = parts.every((_, part) => partFaults(form, part, beside).length === 0);
  return complete && !refusalOf(form, beside) ? 3 : 2;
}

/**
 * Where Next leads within step 2: through the views of an item, and from its end to what still lacks something, else to the
 * list of items.
 *
 * @returns nothing where step 2 is done
 */
export function nextPart(
  form: LetterForm,
  part: number,
  beside: Circumstances,
): number | undefined {
  const parts = detailsParts(form);
  const [here, following] = [parts[part], parts[part + 1]];
  if (!here || !following) return undefined;
  if (here.item === following.item && following.view !== 'items') return part + 1;
  const open = parts.findIndex((_, at) => at > part && isFaulty(form, at, beside));
  return open >= 0 ? open : parts.length - 1;
}

function isFaulty(form: LetterForm, part: number, beside: Circumstances): boolean {
  return partFaults(form, part, beside).length > 0;
}
