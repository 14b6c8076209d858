import {
  readAnnualReport,
  recognizePdf,
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type TextPage,
  type TradelineField,
} from '@creditfix/shared/reports';
import type { InventedReport, InventedTradeline } from './invented-report.ts';
import type { SavedLayoutName } from './save-file.ts';
import type { PdfLayout } from './typeset.ts';

/** What was read, held against what was printed. A value that is not there is better than one that is wrong. */

export interface Tally {
  right: number;
  notRead: number;
  wrong: number;
  readonly examples: string[];
}

export type Tallies = Map<string, Tally>;

/** A layout as invented reports are printed or saved in it. */
export type PrintedLayout = PdfLayout | SavedLayoutName;

const EVERYWHERE: readonly TradelineField[] = [
  'creditor',
  'originalCreditor',
  'accountNumber',
  'accountType',
  'responsibility',
  'status',
  'condition',
  'balance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'monthlyPayment',
  'dateOpened',
  'dateReported',
  'lastPayment',
  'remarks',
];

/** What each layout prints of the invented facts. */
const PRINTED: Readonly<Record<PrintedLayout, readonly TradelineField[]>> = {
  identityiq: [...EVERYWHERE, 'loanType', 'address', 'phone'],
  truelink: [...EVERYWHERE, 'loanType', 'dateClosed'],
  smartcredit: [...EVERYWHERE, 'dateClosed'],
  smartcredit_classic: [...EVERYWHERE, 'dateClosed', 'address', 'phone'],
  experian_member: [...EVERYWHERE, 'address', 'phone'],
  equifax: [
    'creditor',
    'accountNumber',
    'accountType',
    'responsibility',
    'status',
    'balance',
    'pastDue',
    'chargeOffAmount',
    'creditLimit',
    'highBalance',
    'monthlyPayment',
    'dateOpened',
    'dateClosed',
    'dateReported',
    'firstDelinquency',
    'lastPayment',
    'narrativeCodes',
    'address',
    'phone',
  ],
  experian: [
    'creditor',
    'originalCreditor',
    'accountNumber',
    'accountType',
    'responsibility',
    'status',
    'balance',
    'creditLimit',
    'highBalance',
    'monthlyPayment',
    'dateOpened',
    'dateReported',
    'removal',
    'remarks',
    'address',
    'phone',
  ],
  transunion: [
    'creditor',
    'originalCreditor',
    'accountNumber',
    'accountType',
    'responsibility',
    'status',
    'balance',
    'pastDue',
    'creditLimit',
    'highBalance',
    'monthlyPayment',
    'dateOpened',
    'dateClosed',
    'dateReported',
    'lastPayment',
    'removal',
    'remarks',
    'address',
    'phone',
  ],
};

/** Reads the pages of an invented report and adds what was read to the tallies. */
export function holdRead(
  tallies: Tallies,
  {
    invented,
    layout,
    pages,
  }: { invented: InventedReport; layout: PdfLayout; pages: readonly TextPage[] },
): void {
  const found = recognizePdf(pages);
  if (typeof found === 'string') return countUnrecognized(tallies, layout);
  holdAgainst(tallies, { printed: invented, read: readAnnualReport(pages, found), layout });
}

export function countUnrecognized(tallies: Tallies, layout: PrintedLayout): void {
  const key = `${layout} not recognized`;
  const entry = tallies.get(key) ?? { right: 0, notRead: 0, wrong: 0, examples: [] };
  entry.notRead += 1;
  tallies.set(key, entry);
}

export function addTallies(all: Tallies, more: Tallies): void {
  for (const [key, { right, notRead, wrong, examples }] of more) {
    const tally = all.get(key) ?? { right: 0, notRead: 0, wrong: 0, examples: [] };
    tally.right += right;
    tally.notRead += notRead;
    tally.wrong += wrong;
    tally.examples.push(...examples.slice(0, 3 - tally.examples.length));
    all.set(key, tally);
  }
}

/** Adds what was read of one report to the tallies, by layout and field. */
export function holdAgainst(
  tallies: Tallies,
  { printed, read, layout }: { printed: InventedReport; read: CreditReport; layout: PrintedLayout },
): void {
  const note = noter(tallies, layout);
  const one = (field: string, expected: unknown, fact: Fact<unknown> | undefined) =>
    note(field, expected, fact && valueOf(fact));
  one('report.date', printed.date, read.date);
  one('report.reference', numberOf(printed, layout), read.reference);
  one('person.name', printed.name, read.person.names[0]);
  one('person.birthYear', printed.birthYear, read.person.birthYear);
  one('person.address', printed.address, read.person.addresses[0]);
  const order =
    layout === 'transunion'
      ? printed.tradelines.toSorted((a, b) => Number(b.adverse) - Number(a.adverse))
      : printed.tradelines;
  note('tradelines', order.length, read.tradelines.length);
  for (const [at, tradeline] of order.entries()) {
    const found = read.tradelines[at];
    for (const field of Object.keys(tradelineFields) as TradelineField[]) {
      const expected = PRINTED[layout].includes(field) ? told(tradeline, layout)[field] : undefined;
      one(field, expected, ignored(layout, field) ? undefined : found?.facts[field]);
    }
    const months = found?.history.some(({ mark }) => mark === 'unread')
      ? undefined
      : found?.history;
    note('history', marksOf(tradeline), months && readMarks(months));
    if (layout !== 'equifax') note('markedAdverse', tradeline.adverse, found?.markedAdverse);
  }
  // The newer view has nothing of what follows that we know of.
  if (layout === 'smartcredit') return;
  const asked =
    layout === 'equifax'
      ? printed.inquiries
      : printed.inquiries.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0));
  note('inquiries', asked.length, read.inquiries.length);
  const unmatched = [...read.inquiries];
  for (const { company, kind, dates } of asked) {
    // Columns side by side have no order: an inquiry is the one with its dates.
    const at = unmatched.findIndex((other) =>
      other.dates.every(
        (date, number) => date.state === 'unread' || valueOf(date) === dates[number],
      ),
    );
    const found = at === -1 ? unmatched[0] : unmatched.splice(at, 1)[0];
    one('inquiry.company', company, found?.company);
    note('inquiry.kind', kind, found?.kind);
    const whole = found?.dates.every((date) => date.state === 'reported');
    note('inquiry.dates', dates.join(), whole ? found?.dates.map(valueOf).join() : undefined);
  }
  note('records', printed.records.length, read.publicRecords.length);
  for (const [at, record] of printed.records.entries()) {
    const found = read.publicRecords[at]?.facts;
    one('record.court', record.court, found?.court);
    one('record.type', record.type, found?.type);
    one('record.reference', record.reference, found?.reference);
    one('record.dateFiled', record.dateFiled, found?.dateFiled);
    if (layout !== 'transunion') one('record.status', record.status, found?.status);
  }
}

/** Experian says of each account whether it is closed; SmartCredit's classic view leaves amounts of collections out. */
function told(
  { facts, collection }: InventedTradeline,
  layout: PrintedLayout,
): InventedTradeline['facts'] {
  if (layout === 'smartcredit_classic' && collection) {
    const { monthlyPayment: _, creditLimit: __, ...rest } = facts;
    return rest;
  }
  if (layout !== 'experian_member') return facts;
  return { ...facts, condition: facts.dateClosed ? 'Closed' : 'Open' };
}

/** Printed with the same words in every invented report: nothing is learned from comparing them. */
function ignored(layout: PrintedLayout, field: TradelineField): boolean {
  return (
    field === 'terms' ||
    field === 'monthsReviewed' ||
    (layout === 'transunion' && field === 'loanType')
  );
}

function noter(tallies: Tallies, layout: PrintedLayout) {
  return (field: string, expected: unknown, value: unknown): void => {
    // Nothing where nothing is printed is neither read nor missed.
    if (expected === undefined && value === undefined) return;
    const key = `${layout} ${field}`;
    const tally = tallies.get(key) ?? { right: 0, notRead: 0, wrong: 0, examples: [] };
    tallies.set(key, tally);
    if (value === expected) tally.right += 1;
    else if (value === undefined) tally.notRead += 1;
    else {
      tally.wrong += 1;
      if (tally.examples.length < 3) {
        tally.examples.push(`${JSON.stringify(expected)} read as ${JSON.stringify(value)}`);
      }
    }
  };
}

/** A three-bureau page has none that an agency knows. */
function numberOf({ number }: InventedReport, layout: PrintedLayout): string | undefined {
  if (layout === 'experian') return `${number.slice(0, 4)}-${number.slice(4, 8)}-00`;
  return layout === 'equifax' || layout === 'transunion' ? number : undefined;
}

function marksOf({ history }: InventedTradeline): string {
  return history.map(([month, mark]) => `${month} ${mark}`).join();
}

function readMarks(history: CreditReport['tradelines'][number]['history']): string {
  return history.map(({ month, mark }) => `${month} ${mark}`).join();
}
