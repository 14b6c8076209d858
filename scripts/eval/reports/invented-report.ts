import { HistoryMark, type TradelineField } from '@creditfix/shared/reports';
import { seeded, type Seeded } from '../seeded.ts';

/** Credit reports of people who do not exist: what is true, before any layout prints it. */

export type InventedFacts = Partial<Record<TradelineField, string | number>>;

export interface InventedTradeline {
  readonly facts: InventedFacts;
  /** Month (`YYYY-MM`) and mark, the oldest first. */
  readonly history: readonly (readonly [month: string, mark: HistoryMark])[];
  readonly adverse: boolean;
  readonly collection: boolean;
}

export interface InventedInquiry {
  readonly company: string;
  readonly kind: 'hard' | 'soft';
  readonly dates: readonly string[];
}

export interface InventedRecord {
  readonly court: string;
  readonly type: string;
  readonly status: string;
  readonly reference: string;
  readonly dateFiled: string;
}

export interface InventedReport {
  readonly name: string;
  readonly formerName: string;
  readonly address: string;
  readonly employer: string;
  readonly birthYear: number;
  readonly date: string;
  readonly number: string;
  readonly tradelines: readonly InventedTradeline[];
  readonly inquiries: readonly InventedInquiry[];
  readonly records: readonly InventedRecord[];
}

const FIRST = ['JORDAN', 'ALEXIS', 'MORGAN', 'RILEY', 'CASEY', 'MARISOL', 'DESMOND', 'PRIYA'];
const LAST = ['SAMPLE', 'EXAMPLETON', 'PLACEHOLDER', 'INVENTADO', "O'NOONE", 'NOBODY-SMITH'];
const BANKS = [
  'EXAMPLE BANK NA',
  'NORTHGATE SAVINGS',
  'TRI-COUNTY CR UN',
  'CAPITAL RIDGE/AUTO',
  'FIRST MADE-UP BANK, N.A.',
  'SAMPLETON STORE CARD',
  'HARBOR LENDING 2',
  'DEPT OF INVENTED ED',
];
const COLLECTORS = ['NORTHGATE RECOVERY LLC', 'INVENTED PORTFOLIO SVCS', 'SAMPLE CREDIT MGMT'];
const STREETS = ['PO BOX 10000', '100 EXAMPLE PLZ', 'PO BOX 55', '9 SAMPLE TOWER STE 400'];
const CITIES = ['SAMPLETON, OH 44000', 'NOWHERE, TX 75000', 'EXAMPLE CITY, DE 19800'];
const EMPLOYERS = ['SAMPLE FOODS INC', 'EXAMPLE SCHOOL DISTRICT'];
const LENDERS = [
  'NORDHAVEN/TD BANK USA',
  'AUTO SAMPLE CREDIT',
  'EXAMPLE MORTGAGE CO',
  'LENDX',
  'SAMPLETON STORE CARD',
  'BLUE RIVERTON FINANCE GROUP',
  'ONEHAVEN SAMPLE LENDING',
  'FIRST MADE-UP BANK, N.A.',
];

/** @param accounts how many tradelines; 5 to 60 where not given */
export function inventReport(seed: number, accounts?: number): InventedReport {
  const random = seeded(seed);
  const count = accounts ?? between(random, 5, 60);
  const date = `2026-${two(between(random, 1, 9))}-${two(between(random, 1, 28))}`;
  return {
    name: `${random.pick(FIRST)} ${random.pick(['Q', 'T', 'M'])} ${random.pick(LAST)}`,
    formerName: `${random.pick(FIRST)} ${random.pick(LAST)}`,
    address: `${between(random, 1, 9999)} INVENTED ST, ${random.pick(CITIES)}`,
    employer: random.pick(EMPLOYERS),
    // Of age when the first account was opened.
    birthYear: between(random, 1945, 1991),
    date,
    number: String(between(random, 100_000_000, 999_999_999)),
    tradelines: Array.from({ length: count }, () => inventTradeline(random, date)),
    inquiries: Array.from({ length: between(random, 0, 12) }, () => inventInquiry(random)),
    records: Array.from({ length: random.chance(0.2) ? between(random, 1, 2) : 0 }, () =>
      inventRecord(random),
    ),
  };
}

function inventTradeline(random: Seeded, reportDate: string): InventedTradeline {
  const collection = random.chance(0.12);
  const chargedOff = !collection && random.chance(0.15);
  const closed = chargedOff || random.chance(0.3);
  const opened = day(random, 2010, 2023);
  const reported = earlier(reportDate, between(random, 5, 40));
  const limit = between(random, 3, 300) * 100_00;
  const balance = closed && !chargedOff ? 0 : between(random, 0, limit / 100) * 100;
  const facts: InventedFacts = {
    creditor: random.pick(collection ? COLLECTORS : BANKS),
    accountNumber: String(between(random, 1000, 9999)),
    accountType: collection ? 'Collection' : random.pick(['Credit Card', 'Auto', 'Education Loan']),
    responsibility: random.pick(['Individual', 'Joint', 'Authorized User']),
    dateOpened: opened,
    dateReported: reported,
    balance: collection ? between(random, 20, 4000) * 100 : balance,
    highBalance: between(random, 1, limit / 100) * 100,
    address: `${random.pick(STREETS)} ${random.pick(CITIES)}`,
    phone: `(800) 555-0${between(random, 100, 199)}`,
  };
  if (random.chance(0.9)) facts.status = statusOf(random, { collection, chargedOff, closed });
  if (!collection && random.chance(0.8)) facts.creditLimit = limit;
  if (random.chance(0.7)) facts.monthlyPayment = between(random, 0, 900) * 100;
  if (chargedOff || collection) {
    facts.firstDelinquency = day(random, 2019, 2024);
    facts.pastDue = facts.balance ?? 0;
    facts.removal = `${between(random, 2026, 2031)}-${two(between(random, 1, 12))}`;
  }
  if (chargedOff) facts.chargeOffAmount = between(random, 1, 5000) * 100;
  if (closed) facts.dateClosed = day(random, 2023, 2025);
  if (random.chance(0.8)) facts.lastPayment = day(random, 2023, 2025);
  if (collection && random.chance(0.8)) facts.originalCreditor = random.pick(BANKS);
  if (random.chance(0.2)) facts.remarks = 'Account information disputed by consumer';
  const codes = chargedOff ? ['067', '067, 174'] : ['', '002', '065, 132', '233'];
  const [narratives = ''] = codes.slice(Number(facts.accountNumber) % codes.length);
  if (narratives) facts.narrativeCodes = narratives;
  return {
    facts,
    history: inventHistory(random, reported, chargedOff),
    adverse: chargedOff || collection,
    collection,
  };
}

function statusOf(
  random: Seeded,
  { collection, chargedOff, closed }: { collection: boolean; chargedOff: boolean; closed: boolean },
): string {
  if (collection) return random.pick(['Collection Account', 'Placed for collection']);
  if (chargedOff) return 'Charge-off';
  return closed ? 'Paid, Closed' : random.pick(['Pays As Agreed', 'Current Account']);
}

function inventHistory(
  random: Seeded,
  reported: string,
  chargedOff: boolean,
): readonly (readonly [string, HistoryMark])[] {
  const months = between(random, 0, 30);
  const last = Number(reported.slice(0, 4)) * 12 + Number(reported.slice(5, 7)) - 1;
  return Array.from({ length: months }, (_, back) => last - months + 1 + back).flatMap(
    (month, at) => {
      // Months that the report leaves empty.
      if (random.chance(0.05)) return [];
      const name = `${Math.floor(month / 12)}-${two((month % 12) + 1)}`;
      const late = random.chance(0.1)
        ? random.pick([HistoryMark.late_30, HistoryMark.late_60, HistoryMark.late_90])
        : HistoryMark.ok;
      return [[name, chargedOff && at > months - 6 ? HistoryMark.charge_off : late] as const];
    },
  );
}

function inventInquiry(random: Seeded): InventedInquiry {
  return {
    company: random.pick(LENDERS),
    kind: random.chance(0.7) ? 'hard' : 'soft',
    dates: Array.from({ length: between(random, 1, 4) }, () => day(random, 2024, 2025)),
  };
}

function inventRecord(random: Seeded): InventedRecord {
  return {
    court: 'US BKPT CT OH SAMPLETON',
    type: random.pick(['Chapter 7 Bankruptcy', 'Chapter 13 Bankruptcy']),
    status: random.pick(['Discharged', 'Dismissed', 'Filed']),
    reference: `${between(random, 10, 25)}-${between(random, 10_000, 99_999)}`,
    dateFiled: day(random, 2015, 2025),
  };
}

function day(random: Seeded, from: number, to: number): string {
  return `${between(random, from, to)}-${two(between(random, 1, 12))}-${two(between(random, 1, 28))}`;
}

function earlier(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

function between(random: Seeded, least: number, most: number): number {
  return least + random.whole(most - least + 1);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
