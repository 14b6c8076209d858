import { longDate, type CalendarDate } from '../kernel/index.ts';
import {
  ItemType,
  letterLimits,
  wholeFile,
  type Bureau,
  type DisputeReason,
  type DraftContent,
} from '../letters/index.ts';
import {
  valueOf,
  type CreditReport,
  type Fact,
  type Inquiry,
  type PublicRecord,
  type ReportDate,
  type SourceLine,
  type Tradeline,
} from './contract/report.ts';
import {
  disputeReasonOf,
  personEntries,
  type Finding,
  type RuleId,
} from './findings/likely-errors.table.ts';
import { isLate } from './findings/tradeline-view.ts';
import { shownNumber } from './shown-number.ts';

/** What of a report goes into a letter: single facts, each beside its line, and only those that the person says are right. */

/** The fields of a letter about an item that a report can fill; of the letter's questions the keys are the same. */
export const StartField = {
  creditorName: 'creditorName',
  accountNumber: 'accountNumber',
  itemType: 'itemType',
  originalCreditor: 'originalCreditor',
  inquiryDate: 'inquiryDate',
  shownNow: 'shownNow',
  amountShown: 'amountShown',
  dateShown: 'dateShown',
  lateMonth: 'lateMonth',
  firstDelinquencyDate: 'firstDelinquencyDate',
  otherCreditor: 'otherCreditor',
  otherAccountNumber: 'otherAccountNumber',
  thisBalance: 'thisBalance',
  otherBalance: 'otherBalance',
  thisOpened: 'thisOpened',
  otherOpened: 'otherOpened',
  furnisherAddress: 'furnisherAddress',
  reportDate: 'reportDate',
  reportNumber: 'reportNumber',
} as const;

export type StartField = keyof typeof StartField;

export interface StartFact {
  readonly field: StartField;
  readonly value: string;
  readonly source: SourceLine;
}

/** One item that a person chose for a letter. */
export interface StartItem {
  /** The entry of the report: an account, an inquiry, a public record or a detail about the person. */
  readonly entry: string;
  /** What the person answered a question about; nothing where they chose the item by themselves. */
  readonly finding?: Finding | undefined;
}

/** What is known of a chosen item. */
export interface KnownItem {
  /** What is disputed, where the person's answer says so; else the letter asks. */
  readonly reason: DisputeReason | undefined;
  /** Answers that follow from the person's answer, and from no line of the report. */
  readonly said: Readonly<Record<string, string>>;
  /** What the report says, to be confirmed. */
  readonly facts: readonly StartFact[];
}

/** @returns nothing where the report has no such entry */
export function knownItem(
  report: CreditReport,
  { entry, finding }: StartItem,
): KnownItem | undefined {
  const reason = finding && (disputeReasonOf(finding.rule) ?? undefined);
  const tradeline = report.tradelines.find(({ id }) => id === entry);
  if (tradeline) {
    // A late month has its own kind; that of its account would count another time.
    const own = ofAccount(tradeline).filter(
      ({ field }) => finding?.rule !== 'late_too_old' || field !== 'itemType',
    );
    const facts = [...own, ...ofFinding(report, tradeline, finding)];
    return { reason, said: saidBy(finding?.rule, tradeline), facts: facts.filter(fits) };
  }
  const inquiry = report.inquiries.find(({ id }) => id === entry);
  if (inquiry) {
    return {
      reason,
      // A letter in own words knows inquiries as any other item.
      said: { itemType: reason === 'other' ? ItemType.other_item : ItemType.hard_inquiry },
      facts: ofInquiry(inquiry, reason).filter(fits),
    };
  }
  const record = report.publicRecords.find(({ id }) => id === entry);
  if (record) return { reason, said: {}, facts: ofRecord(record).filter(fits) };
  const detail = personEntries(report).find(({ id }) => id === entry);
  if (detail?.fact.state !== 'reported') return undefined;
  const { kind, fact } = detail;
  return {
    reason: 'personal_information',
    // A year of birth is one's own, right or wrong.
    said: { detailKind: kind, detailFault: kind === 'birth_date' ? 'wrong' : 'not_mine' },
    // Of a Social Security number nothing was kept: the letter asks for its last four digits.
    facts: kind === 'ssn' ? [] : reported('shownNow', fact).filter(fits),
  };
}

/** What names the report itself: asked once for the whole letter. */
export function reportFacts({ date, reference }: CreditReport): StartFact[] {
  return [...day('reportDate', date), ...reported('reportNumber', reference)].filter(fits);
}

function ofAccount({ facts, inCollections }: Tradeline): StartFact[] {
  const type = itemTypeOf([facts.accountType, facts.loanType, facts.status], inCollections);
  return [
    ...reported('creditorName', facts.creditor),
    ...numbered('accountNumber', facts.accountNumber),
    ...(type ? [{ field: StartField.itemType, ...type }] : []),
    ...reported('originalCreditor', facts.originalCreditor),
    ...(addressFrom(valueOf(facts.address)) ? reported('furnisherAddress', facts.address) : []),
  ];
}

/** What the rule's own lines say, as the letter asks for it. */
function ofFinding(
  report: CreditReport,
  { facts, history, id }: Tradeline,
  finding: Finding | undefined,
): StartFact[] {
  switch (finding?.rule) {
    case 'amounts_against_each_other':
    case 'status_against_past_due':
      return money('amountShown', facts.pastDue);
    case 'charge_off_of_good_account':
      return money('shownNow', facts.chargeOffAmount).map((shown) => ({
        ...shown,
        value: `Charge-off amount $${shown.value}`,
      }));
    case 'sold_with_balance':
    case 'discharged_with_balance':
      return money('amountShown', facts.balance);
    case 'payment_while_deferred':
      return money('amountShown', facts.monthlyPayment);
    case 'paid_with_balance':
    case 'settled_with_balance':
      return [facts.balance, facts.pastDue]
        .filter((fact) => (valueOf(fact) ?? 0) > 0)
        .slice(0, 1)
        .flatMap((fact) =>
          money('shownNow', fact).map((shown) => ({ ...shown, value: `Balance $${shown.value}` })),
        );
    case 'delinquency_moved':
      return day('dateShown', facts.firstDelinquency);
    case 'bureaus_differ':
      // What is wrong with it the letter asks.
      return finding.values['field'] === 'dateOpened' ? day('dateShown', facts.dateOpened) : [];
    case 'too_old':
      return day('firstDelinquencyDate', facts.firstDelinquency);
    case 'late_after_closed':
    case 'late_after_sold':
    case 'late_in_bankruptcy':
    case 'late_in_forbearance':
    case 'sudden_or_contradicted_late': {
      const late = history.find(({ month }) => month === finding.values['month']);
      return late ? [{ field: 'lateMonth', value: late.month, source: late.source }] : [];
    }
    case 'twice': {
      const other = report.tradelines.find(
        (one) => one.id !== id && finding.about.includes(one.id),
      );
      return other ? ofBoth({ facts }, other) : [];
    }
    case 'medical_not_reported':
    case 'no_original_creditor':
    case 'dispute_not_noted':
      return reported('shownNow', facts.status);
    case 'dispute_still_noted':
      return reported('shownNow', facts.remarks);
    default:
      return [];
  }
}

function ofBoth({ facts }: Pick<Tradeline, 'facts'>, { facts: other }: Tradeline): StartFact[] {
  return [
    ...reported('otherCreditor', other.creditor),
    ...numbered('otherAccountNumber', other.accountNumber),
    ...money('thisBalance', facts.balance),
    ...money('otherBalance', other.balance),
    ...day('thisOpened', facts.dateOpened),
    ...day('otherOpened', other.dateOpened),
  ];
}

function ofInquiry({ company, dates }: Inquiry, reason: DisputeReason | undefined): StartFact[] {
  const [name, [date]] = [reported('creditorName', company), dates];
  if (!date) return name;
  if (reason !== 'other') return [...name, ...day('inquiryDate', date)];
  const said = (value: string) => `Inquiry of ${longDate(value as CalendarDate)}`;
  return [...name, ...day('shownNow', date).map((one) => ({ ...one, value: said(one.value) }))];
}

function ofRecord({ facts }: PublicRecord): StartFact[] {
  const { type, court, reference, status } = facts;
  return [
    ...reported('creditorName', court),
    ...reported('accountNumber', reference),
    ...(/bankruptcy|chapter/i.test(valueOf(type) ?? '') && type.state === 'reported'
      ? [{ field: StartField.itemType, value: ItemType.bankruptcy, source: type.source }]
      : []),
    ...reported('shownNow', status),
  ];
}

/** What the letter need not ask once the person has answered the question of a rule. */
function saidBy(rule: RuleId | undefined, { history }: Tradeline): Record<string, string> {
  switch (rule) {
    case 'amounts_against_each_other':
    case 'status_against_past_due':
      return { amountKind: 'past_due' };
    case 'sold_with_balance':
    case 'discharged_with_balance':
      return { amountKind: 'balance' };
    case 'payment_while_deferred':
      return { amountKind: 'monthly_payment' };
    case 'settled_with_balance':
      return { fullOrSettled: 'settled' };
    case 'delinquency_moved':
    case 'no_delinquency_date':
      return { whichDate: 'first_delinquency' };
    case 'late_after_closed':
    case 'late_after_sold':
    case 'late_in_bankruptcy':
    case 'late_in_forbearance':
    case 'sudden_or_contradicted_late':
      return {
        whichDate: history.filter(({ mark }) => isLate(mark)).length === 1 ? 'late_month' : '',
      };
    case 'too_old':
      return { delinquencySource: 'report' };
    case 'late_too_old':
      return { itemType: ItemType.late_payment };
    case 'authorized_user_shown_as_owner':
      return { howKnown: 'authorized_user' };
    default:
      return {};
  }
}

function reported(field: StartField, fact: Fact<string>): StartFact[] {
  return fact.state === 'reported' ? [{ field, value: fact.value, source: fact.source }] : [];
}

/** A letter never calls digits the end of a number whose end the report hides. */
function numbered(field: StartField, fact: Fact<string>): StartFact[] {
  const shown = shownNumber(fact);
  return reported(field, fact).map((start) => ({ ...start, value: shown?.printed ?? start.value }));
}

/** A letter names a day; of some reports only the month can be read. */
function day(field: StartField, fact: Fact<ReportDate>): StartFact[] {
  return valueOf(fact)?.length === 10 ? reported(field, fact) : [];
}

function money(field: StartField, fact: Fact<number>): StartFact[] {
  if (fact.state !== 'reported' || fact.value < 0) return [];
  return [{ field, value: (fact.value / 100).toFixed(2), source: fact.source }];
}

const LONGEST: Readonly<Partial<Record<StartField, number>>> = {
  creditorName: letterLimits.creditorName,
  accountNumber: letterLimits.accountNumber,
  reportNumber: 40,
};

/** What a letter has no room for is left to the person to type. */
function fits({ field, value }: StartFact): boolean {
  return value.length <= (LONGEST[field] ?? 120);
}

/** The words of a report that leave no doubt about what is disputed. A student loan may be federal or private: asked. */
const TYPES: readonly (readonly [RegExp, ItemType])[] = [
  [/\bmedical\b/i, ItemType.medical_collection],
  [/\b(?:collection|debt buyer|factoring)\b/i, ItemType.collection],
  [/\bcharge(?:d)?[ -]?off\b/i, ItemType.charge_off],
  [/\b(?:credit card|charge account)\b/i, ItemType.credit_card],
  [/\b(?:auto|automobile)\b/i, ItemType.auto_loan],
  [/\b(?:mortgage|home equity)\b/i, ItemType.mortgage],
];

function itemTypeOf(
  read: readonly Fact<string>[],
  inCollections: boolean,
): { value: ItemType; source: SourceLine } | undefined {
  for (const [pattern, type] of TYPES) {
    const fact = read.find((one) => pattern.test(valueOf(one) ?? ''));
    if (fact?.state === 'reported') return { value: type, source: fact.source };
  }
  const shown = read.find(({ state }) => state === 'reported');
  return inCollections && shown?.state === 'reported'
    ? { value: ItemType.collection, source: shown.source }
    : undefined;
}

/** An item as the letter takes it: what the person said, and of the report only what they confirmed. */
export interface ConfirmedItem {
  readonly reason: DisputeReason | undefined;
  readonly said: Readonly<Record<string, string>>;
  readonly confirmed: readonly StartFact[];
}

interface LetterToStart {
  readonly bureau: Bureau;
  readonly items: readonly ConfirmedItem[];
  /** Of the report itself. */
  readonly confirmed: readonly StartFact[];
}

const NO_QUESTION: readonly StartField[] = ['creditorName', 'accountNumber', 'furnisherAddress'];

/** A letter begun from a report: to the agency whose report it is, with what was said and confirmed. */
export function letterStart({ bureau, items, confirmed }: LetterToStart) {
  const [first, ...others] = items.map(startedItem);
  const ofReport = Object.fromEntries(confirmed.map(({ field, value }) => [field, value]));
  const address = addressFrom(valueIn(items[0]?.confirmed ?? [], 'furnisherAddress'));
  const started: Pick<DraftContent, 'bureauType' | 'disputeDetails'> = {
    bureauType: bureau,
    disputeDetails: {
      ...first,
      recipient: 'bureau',
      facts: { ...first?.facts, ...ofReport },
      ...(address
        ? {
            recipientAddress: {
              name: first?.creditorName ?? '',
              street: address.street,
              city: address.city,
              state: address.state,
              zipCode: address.zipCode,
              source: 'report',
            },
          }
        : {}),
      ...(others.length > 0 ? { moreItems: others } : {}),
    },
  };
  return started;
}

function startedItem({ reason, said, confirmed }: ConfirmedItem) {
  const answers = confirmed.filter(({ field }) => !NO_QUESTION.includes(field));
  const facts = Object.fromEntries([
    ...Object.entries(said).filter(([, value]) => value !== ''),
    ...answers.map(({ field, value }) => [field, value] as const),
  ]);
  // A letter about the file names no company.
  if (reason === 'personal_information') {
    return { ...wholeFile, disputeReason: reason, facts };
  }
  return {
    creditorName: valueIn(confirmed, 'creditorName') ?? '',
    accountNumber: valueIn(confirmed, 'accountNumber') ?? '',
    disputeReason: reason ?? ('' as const),
    facts,
  };
}

function valueIn(confirmed: readonly StartFact[], field: StartField): string | undefined {
  return confirmed.find((fact) => fact.field === field)?.value;
}

/**
 * "PO BOX 10000, SAMPLETON, OH 44000-1000", or without the first comma where a post office box says where the town begins.
 *
 * @returns nothing where it can't be told where the street ends: an address is never guessed
 */
export function addressFrom(text: string | undefined) {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const tail = /^([A-Za-z]{2}) (\d{5}(?:-\d{4})?)$/.exec(parts.at(-1) ?? '');
  const [, state, zipCode] = tail ?? [];
  if (!state || !zipCode) return undefined;
  const before = parts.slice(0, -1);
  if (before.length === 2) {
    const [street = '', city = ''] = before;
    return { street, city, state: state.toUpperCase(), zipCode };
  }
  const [, street, city] = /^(P\.?O\.? BOX \d{1,8}) (\D{1,60})$/i.exec(before[0] ?? '') ?? [];
  if (before.length !== 1 || !street || !city) return undefined;
  return { street, city, state: state.toUpperCase(), zipCode };
}
