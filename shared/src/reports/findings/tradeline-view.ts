import { valueOf, type HistoryMark, type ReportDate, type Tradeline } from '../contract/report.ts';
import { NarrativeCode, narrativesIn } from '../layouts/equifax.table.ts';

/** What the words of a tradeline mean, as far as they leave no doubt. */
export interface TradelineView {
  readonly tradeline: Tradeline;
  /** The account of a collector or a debt buyer: its opening date is the day on which the debt was bought or assigned. */
  readonly isCollector: boolean;
  readonly isChargeOff: boolean;
  /** In collection, charged off, or taken back: what counts seven years from 180 days after the delinquency, 15 U.S.C. § 1681c(c)(1). */
  readonly isGivenUp: boolean;
  readonly isAdverse: boolean;
  /** Paid or settled, by its status or a remark. */
  readonly saysPaid: boolean;
  readonly saysLessThanFull: boolean;
  readonly saysCurrent: boolean;
  readonly saysNeverLate: boolean;
  readonly saysDaysPastDue: boolean;
  readonly saysSold: boolean;
  /** By its own words or months it was part of a bankruptcy that was neither dismissed nor left it to be paid. */
  readonly saysInBankruptcy: boolean;
  readonly saysReaffirmed: boolean;
  /** A note that the person disputes it now; not one that the dispute is over. */
  readonly saysDisputed: boolean;
  readonly isStudentLoan: boolean;
  readonly isSupport: boolean;
  readonly isMedical: boolean;
  readonly isClosed: boolean;
}

const COLLECTOR = /\b(?:collection|debt buyer|factoring company)\b/i;
export const CHARGED_OFF = /\bcharge(?:d)?[ -]?off\b|\bprofit and loss writeoff\b/i;
const PAID = /\b(?:paid|settled)\b|\bzero balance\b/i;
/** "Paid as agreed" and "Paid monthly" say how, not that, something was paid; "less than full" is its own matter. */
const PAID_HOW = /\b(?:paid|pays) (?:as|monthly|weekly|by)\b/i;
const LESS = /\bless than (?:the )?full\b/i;
/** Another servicer or office collects for the same owner: that is no sale. */
const SOLD =
  /\b(?:purchased by another|transferred to another(?! (?:servicer|office|branch|department)\b)|sold to|company sold|transferred or sold)\b/i;
const TAKEN_BACK =
  /\b(?:repossess(?:ion|ed)|foreclos(?:ure|ed)|voluntar(?:y|ily) surrender(?:ed)?)\b/i;
const BANKRUPTCY = /\b(?:bankruptcy|chapter (?:7|11|12|13))\b/i;
const REAFFIRMED = /\breaffirm/i;
const BANKRUPTCY_UNDONE = /\b(?:dismissed|withdrawn)\b/i;
const DISPUTED = /\bdisput/i;
/** "Consumer disputes after resolution", "Previously in dispute, now resolved": notes of a dispute that is over. */
const DISPUTE_OVER = /\b(?:resol|previous|complet|investigated|no longer|disagrees)/i;
const MEDICAL = /\b(?:medical|hospital|clinic|physicians?|health(?:care)?|ambulance|dental)\b/i;

const LATE: readonly (HistoryMark | 'unread')[] = [
  'late_30',
  'late_60',
  'late_90',
  'late_120',
  'late_150',
  'late_180',
];
/** Marks of months in which the debt was given up. */
const GIVEN_UP: readonly (HistoryMark | 'unread')[] = [
  'collection',
  'charge_off',
  'collection_or_charge_off',
  'repossession',
  'repossession_or_foreclosure',
  'voluntary_surrender',
  'foreclosure',
];

export function isGivenUpMark(mark: HistoryMark | 'unread'): boolean {
  return GIVEN_UP.includes(mark);
}

const ADVERSE: readonly (HistoryMark | 'unread')[] = [...LATE, ...GIVEN_UP, 'default'];

export function isLate(mark: HistoryMark | 'unread'): boolean {
  return LATE.includes(mark);
}

export function viewOf(tradeline: Tradeline): TradelineView {
  const { facts, history, inCollections, markedAdverse } = tradeline;
  const status = valueOf(facts.status) ?? '';
  const condition = valueOf(facts.condition) ?? '';
  const narratives = narrativesIn(valueOf(facts.narrativeCodes));
  const remarks = [valueOf(facts.remarks) ?? '', ...narratives.map((one) => one.words)].join(' ');
  const types = [facts.accountType, facts.loanType].map((fact) => valueOf(fact) ?? '').join(' ');
  const words = `${status} ${remarks}`;
  const isCollector = inCollections || COLLECTOR.test(types);
  const isChargeOff =
    CHARGED_OFF.test(words) ||
    (valueOf(facts.chargeOffAmount) ?? 0) > 0 ||
    history.some(({ mark }) => mark === 'charge_off');
  return {
    tradeline,
    isCollector,
    isChargeOff,
    isGivenUp:
      isCollector ||
      isChargeOff ||
      TAKEN_BACK.test(status) ||
      history.some(({ mark }) => isGivenUpMark(mark)),
    isAdverse:
      isCollector ||
      isChargeOff ||
      markedAdverse ||
      history.some(({ mark }) => ADVERSE.includes(mark)),
    saysPaid: (PAID.test(status) && !PAID_HOW.test(status)) || /^paid\b/i.test(condition),
    saysLessThanFull: LESS.test(words),
    saysCurrent: /\b(?:current|pays as agreed|paid as agreed|never late)\b/i.test(status),
    saysNeverLate: /\bnever late\b/i.test(status),
    saysDaysPastDue: /\b\d{2,3} days past due\b/i.test(status),
    saysSold: SOLD.test(words),
    saysInBankruptcy:
      !REAFFIRMED.test(words) &&
      !BANKRUPTCY_UNDONE.test(words) &&
      (BANKRUPTCY.test(words) || history.some(({ mark }) => mark === 'bankruptcy')),
    saysReaffirmed: REAFFIRMED.test(words),
    saysDisputed: DISPUTED.test(remarks) && !DISPUTE_OVER.test(remarks),
    isStudentLoan: /\b(?:education|educational|student)\b/i.test(types),
    isSupport: /\b(?:child|family) support\b/i.test(types),
    isMedical: MEDICAL.test(`${types} ${valueOf(facts.originalCreditor) ?? ''}`),
    isClosed:
      facts.dateClosed.state === 'reported' ||
      /\b(?:closed|paid)\b/i.test(condition) ||
      /\bclosed\b/i.test(words),
  };
}

/** The highest balance; nothing where the agency's own code says that another amount stands in its place. */
export function highBalanceOf({ facts }: Tradeline): number | undefined {
  return hasNarrative(facts, Object.values(NarrativeCode)) ? undefined : valueOf(facts.highBalance);
}

/** The amount that was charged off first: a later one may be beside it, and then the code says where the first one stands. */
export function originalChargeOff({ facts }: Tradeline): Tradeline['facts']['chargeOffAmount'] {
  return hasNarrative(facts, [NarrativeCode.charge_off_in_high_credit])
    ? facts.highBalance
    : facts.chargeOffAmount;
}

function hasNarrative(facts: Tradeline['facts'], codes: readonly string[]): boolean {
  return narrativesIn(valueOf(facts.narrativeCodes)).some(({ code }) => codes.includes(code));
}

/** What a person looks for first: an account that is adverse, or behind. */
export function mayHurt(tradeline: Tradeline): boolean {
  const { isAdverse, saysDaysPastDue } = viewOf(tradeline);
  return isAdverse || saysDaysPastDue || (valueOf(tradeline.facts.pastDue) ?? 0) > 0;
}

/** First and last day that a date may mean: a month is all of its days. */
export function spanOf(date: ReportDate): { readonly first: string; readonly last: string } {
  if (date.length > 7) return { first: date, last: date };
  const [year = 0, month = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { first: `${date}-01`, last };
}

/** Every day of the one is before every day of the other. */
export function isSurelyBefore(date: ReportDate, other: ReportDate): boolean {
  return spanOf(date).last < spanOf(other).first;
}

/** Names of the same company are written in many ways; only letters and digits count, and no form of company. */
export function companyKey(name: string): string {
  return name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, ' ')
    .replaceAll(/\b(?:LLC|INC|CORP|CO|LTD|LP|NA|N A|BANK|THE|OF|SERVICES|SVCS?)\b/g, ' ')
    .replaceAll(/\s+/g, '');
}
