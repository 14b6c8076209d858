import type { Bureau } from '@creditfix/shared/letters';
import {
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type TradelineField,
} from '@creditfix/shared/reports';
import type { InventedReport, InventedTradeline } from './invented-report.ts';

/** What was read, held against what was printed. A value that is not there is better than one that is wrong. */

export interface Tally {
  right: number;
  notRead: number;
  wrong: number;
  readonly examples: string[];
}

export type Tallies = Map<string, Tally>;

/** What each layout prints of the invented facts. */
const PRINTED: Readonly<Record<Bureau, readonly TradelineField[]>> = {
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

/** Adds what was read of one report to the tallies, by layout and field. */
export function holdAgainst(
  tallies: Tallies,
  { printed, read, bureau }: { printed: InventedReport; read: CreditReport; bureau: Bureau },
): void {
  const note = noter(tallies, bureau);
  const one = (field: string, expected: unknown, fact: Fact<unknown> | undefined) =>
    note(field, expected, fact && valueOf(fact));
  one('report.date', printed.date, read.date);
  one('report.reference', numberOf(printed, bureau), read.reference);
  one('person.name', printed.name, read.person.names[0]);
  one('person.birthYear', printed.birthYear, read.person.birthYear);
  one('person.address', printed.address, read.person.addresses[0]);
  const order =
    bureau === 'transunion'
      ? printed.tradelines.toSorted((a, b) => Number(b.adverse) - Number(a.adverse))
      : printed.tradelines;
  note('tradelines', order.length, read.tradelines.length);
  for (const [at, tradeline] of order.entries()) {
    const found = read.tradelines[at];
    for (const field of Object.keys(tradelineFields) as TradelineField[]) {
      const expected = PRINTED[bureau].includes(field) ? tradeline.facts[field] : undefined;
      one(field, expected, ignored(bureau, field) ? undefined : found?.facts[field]);
    }
    const months = found?.history.some(({ mark }) => mark === 'unread')
      ? undefined
      : found?.history;
    note('history', marksOf(tradeline), months && readMarks(months));
    if (bureau !== 'equifax') note('markedAdverse', tradeline.adverse, found?.markedAdverse);
  }
  const asked =
    bureau === 'equifax'
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
    if (bureau !== 'transunion') one('record.status', record.status, found?.status);
  }
}

/** Printed with the same words in every invented report: nothing is learnt from comparing them. */
function ignored(bureau: Bureau, field: TradelineField): boolean {
  return (
    field === 'terms' ||
    field === 'monthsReviewed' ||
    (bureau === 'transunion' && field === 'loanType')
  );
}

function noter(tallies: Tallies, bureau: Bureau) {
  return (field: string, expected: unknown, value: unknown): void => {
    const key = `${bureau} ${field}`;
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

function numberOf({ number }: InventedReport, bureau: Bureau): string {
  return bureau === 'experian' ? `${number.slice(0, 4)}-${number.slice(4, 8)}-00` : number;
}

function marksOf({ history }: InventedTradeline): string {
  return history.map(([month, mark]) => `${month} ${mark}`).join();
}

function readMarks(history: CreditReport['tradelines'][number]['history']): string {
  return history.map(({ month, mark }) => `${month} ${mark}`).join();
}
