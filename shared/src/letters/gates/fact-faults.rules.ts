import {
  type CalendarDate,
  type FieldFault,
  isCalendarDate,
  notPrinted,
  wrongZip,
} from '../../kernel/index.ts';
import { postalAddressOf } from '../contract/agencies.ts';
import type { DisputeDetails, RecipientAddress } from '../contract/dispute-request.schema.ts';
import type { AttachedEnclosure } from '../contract/letter-document.ts';
import { isSpecial, takesSeveralItems } from '../contract/letter-purpose.ts';
import type { DisputeFacts, Question } from '../contract/question.ts';
import { isMonth, moneyCents, ticked } from '../facts/fact-words.rules.ts';
import { faultWords } from '../facts/gate-words.ts';
import {
  type QuestionsAbout,
  disputeCases,
  factKeys,
  isAnswered,
  keptQuestions,
  purposeRules,
  questionsFor,
} from '../kinds/purposes.rules.ts';

/**
 * Which facts are missing or malformed, item by item. With no answer at all the four fields of the one-call form are enough and
 * the letter is plainer; with any answer, and in every letter to a company, all that the letter needs must be there. A missing fact is asked for, never guessed.
 */
export function factFaults(
  details: DisputeDetails,
  today: CalendarDate,
  attached: readonly AttachedEnclosure[] = [],
): readonly FieldFault[] {
  const cases = disputeCases(details, today, attached);
  const isWizard = cases.some(({ shortForm }) => !shortForm);
  return [
    ...letterFaults(details),
    ...typefaceFaults(details),
    ...companyFaults(details),
    ...collectorFaults(details, attached),
    ...cases.flatMap((dispute) => {
      const { facts } = dispute.details;
      const about = { ...dispute.details, further: dispute.number > 1 };
      const own = purposeRules[dispute.purpose].faults?.(dispute) ?? [];
      // A special letter has no short form, nor has one to a company: what it may claim hangs on the answers.
      const missingOnes =
        isWizard || isSpecial(dispute.purpose) || dispute.recipient !== 'bureau'
          ? requiredFaults(about, facts ?? {}, today)
          : [];
      return [...missingOnes, ...own].map((each) => placed(each, dispute.number));
    }),
  ];
}

/** The fields of a further item stand under `moreItems`. */
function placed({ path, message }: FieldFault, number: number): FieldFault {
  return number === 1
    ? { path, message }
    : {
        path: path.replace(/^disputeDetails\./, `disputeDetails.moreItems.${number - 2}.`),
        message,
      };
}

/** A photo ID that is bound into the packet would go to the collector all the same. */
function collectorFaults(
  { recipient }: DisputeDetails,
  attached: readonly AttachedEnclosure[],
): readonly FieldFault[] {
  return recipient === 'collector' && attached.some(({ kind }) => kind === 'photo_id')
    ? [{ path: 'disputeDetails.facts.enclosures', message: faultWords().photoIdToCollector }]
    : [];
}

/** What the fields say only together: a company needs its address, and some letters stand alone. */
function letterFaults(details: DisputeDetails): readonly FieldFault[] {
  const { recipient = 'bureau', agency, moreItems = [] } = details;
  const reasons = [details, ...moreItems].map(({ disputeReason }) => disputeReason);
  const theft = reasons.filter((reason) => reason === 'identity_theft').length;
  return [
    ...((recipient !== 'bureau' || agency) && !postalAddressOf(details)
      ? [
          {
            path: 'disputeDetails.recipientAddress.street',
            message: faultWords().address,
          },
        ]
      : []),
    ...(moreItems.length > 0 && !takesSeveralItems(details)
      ? [
          {
            path: 'disputeDetails.moreItems',
            message: faultWords().oneItem,
          },
        ]
      : []),
    ...(theft > 0 && theft < reasons.length
      ? [
          {
            path: 'disputeDetails.moreItems',
            message: faultWords().theftAlone,
          },
        ]
      : []),
  ];
}

/** A text that would come out as a row of boxes. */
function typefaceFaults({ moreItems = [], ...first }: DisputeDetails): readonly FieldFault[] {
  return [first, ...moreItems].flatMap((item, index) => {
    const { creditorName, accountNumber, customDetails = '', facts = {} } = item;
    const texts = Object.entries({ creditorName, accountNumber, customDetails });
    const answers = Object.entries(facts).map(([key, text]) => [`facts.${key}`, text] as const);
    return [...texts, ...answers].flatMap(([field, text]) => {
      const message = notPrinted(text);
      return message ? [placed({ path: `disputeDetails.${field}`, message }, index + 1)] : [];
    });
  });
}

/** What can't be right in the address of a company that the letter goes to. */
function companyFaults(details: DisputeDetails): readonly FieldFault[] {
  const { recipientAddress } = details;
  if (!recipientAddress || postalAddressOf(details) !== recipientAddress) return [];
  return companyAddressFaults(recipientAddress);
}

/** @param address as far as it is filled in */
export function companyAddressFaults(
  address: Readonly<Partial<Record<keyof RecipientAddress, string | undefined>>>,
): readonly FieldFault[] {
  const lines = Object.entries(address).map(
    ([field, text]) => [field, notPrinted(text ?? '')] as const,
  );
  return [...lines, ['zipCode', wrongZip(address)] as const].flatMap(([field, message]) =>
    message ? [{ path: `disputeDetails.recipientAddress.${field}`, message }] : [],
  );
}

/** Every question that the letter asks, also if none is answered yet: the wizard never skips a gate. */
export function requiredFaults(
  about: QuestionsAbout,
  facts: DisputeFacts,
  today: CalendarDate,
): readonly FieldFault[] {
  const known = factKeys(about);
  const strangers = Object.keys(facts)
    .filter((key) => !known.has(key))
    .map((key) => fault(key, faultWords().stranger));
  const asked = questionsFor(about, facts).flatMap((question) => {
    if (!isAnswered(facts, question.key)) {
      return question.required ? [fault(question.key, missing(question))] : [];
    }
    const message = wrong(question, facts[question.key] ?? '', today);
    return message === undefined ? [] : [fault(question.key, message)];
  });
  const kept = keptQuestions(about, facts).flatMap((question) => {
    const message = wrong(question, facts[question.key] ?? '', today);
    return message === undefined ? [] : [fault(question.key, message)];
  });
  return [...strangers, ...asked, ...kept];
}

function fault(key: string, message: string): FieldFault {
  return { path: `disputeDetails.facts.${key}`, message };
}

function missing(question: Question): string {
  switch (question.kind) {
    case 'choice':
    case 'yes_no':
      return faultWords().missing.choice;
    case 'date':
    case 'month':
      return faultWords().missing.date;
    case 'money':
      return faultWords().missing.money;
    default:
      return faultWords().missing.text;
  }
}

function wrong(question: Question, answer: string, today: CalendarDate): string | undefined {
  const text = answer.trim();
  const choices = (question.options ?? []).map((option) => option.value);
  switch (question.kind) {
    case 'money':
      return moneyCents(text) === undefined ? faultWords().money[moneyFault(text)] : undefined;
    case 'date':
      if (!isCalendarDate(text)) return faultWords().date;
      return text > today && !question.mayBeFuture ? faultWords().dateAhead : undefined;
    case 'month':
      if (!isMonth(text)) return faultWords().month;
      return text > today.slice(0, 7) ? faultWords().monthAhead : undefined;
    case 'yes_no':
      return text === 'yes' || text === 'no' ? undefined : faultWords().yesNo;
    case 'choice':
      return choices.includes(text) ? undefined : faultWords().notListed;
    case 'multi_choice':
      return ticked({ [question.key]: text }, question.key).every((value) =>
        choices.includes(value),
      )
        ? undefined
        : faultWords().noLongerListed;
    default:
      if (text.length > (question.maxLength ?? Infinity)) {
        return faultWords().tooLong(question.maxLength ?? Infinity);
      }
      return isPrintedNumber(question.key)
        ? wrongNumber(faultWords().numbers[question.key], text)
        : undefined;
  }
}

/** Which of the ways to write an amount wrong this is. */
function moneyFault(text: string): keyof ReturnType<typeof faultWords>['money'] {
  const bare = text.replace(/^\$\s*/, '');
  if (!/\d/.test(bare)) return 'words';
  if (/^\(.*\)$|^[-–−]/.test(text) || /^[-–−]/.test(bare)) return 'negative';
  if (/[^\d.,\s]/.test(bare)) return 'words';
  if (/\d\s+\d|\..*\./.test(bare)) return 'several';
  if (/\.(?:\d{3,}|$)/.test(bare)) return 'cents';
  return bare.includes(',') ? 'commas' : 'large';
}

/** Numbers that are printed as they are given. */
const isPrintedNumber = (
  key: string,
): key is 'reportNumber' | 'earlierReference' | 'trackingNumber' =>
  ['reportNumber', 'earlierReference', 'trackingNumber'].includes(key);
const PRINTED_NUMBER = /^[\w #./-]+$/;
/** Only as it is written on the card: nine digits in a row are also the shape of a file number. */
const SSN = /(?<!\d)\d{3}[-./ ]\d{2}[-./ ]\d{4}(?!\d)/;

function wrongNumber(said: { readonly ssn: string; readonly signs: string }, text: string) {
  if (SSN.test(text)) return said.ssn;
  return PRINTED_NUMBER.test(text) ? undefined : said.signs;
}
