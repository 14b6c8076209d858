import {
  NOT_REPORTED,
  publicRecordFields,
  tradelineFields,
  type CreditReport,
  type Fact,
  type HistoryMark,
  type Inquiry,
  type PublicRecord,
  type PublicRecordFacts,
  type Tradeline,
  type TradelineFacts,
  type TradelineField,
} from '../contract/report.ts';

/** Made-up reports for tests: only what a case is about is filled in. */

const SOURCE = { page: 1, text: 'a line', label: '' };

export function fact<T>(value: T): Fact<T> {
  return { state: 'reported', value, source: SOURCE };
}

export type Facts = Partial<Record<TradelineField, string | number | undefined>>;

export interface Made {
  readonly id?: string;
  readonly facts: Facts;
  readonly history?: readonly (readonly [string, HistoryMark])[];
  readonly inCollections?: boolean;
}

function tradeline({ id = 't1', facts, history = [], inCollections = false }: Made): Tradeline {
  const all = Object.keys(tradelineFields).map((field) => {
    const value = facts[field as TradelineField];
    return [field, value === undefined ? NOT_REPORTED : fact(value)];
  });
  return {
    id,
    facts: Object.fromEntries(all) as unknown as TradelineFacts,
    history: history.map(([month, mark]) => ({ month, mark, source: SOURCE })),
    markedAdverse: false,
    inCollections,
  };
}

export function report(
  tradelines: readonly Made[],
  more: Partial<CreditReport> = {},
): CreditReport {
  return {
    bureau: 'equifax',
    layout: 'equifax_annual',
    person: { names: [], addresses: [], employers: [], birthYear: NOT_REPORTED },
    date: fact('2026-03-14'),
    reference: NOT_REPORTED,
    tradelines: tradelines.map(tradeline),
    inquiries: [],
    publicRecords: [],
    neverPrinted: [],
    unknownLabels: [],
    ...more,
  };
}

export function record(
  facts: Partial<Record<keyof typeof publicRecordFields, string>>,
): PublicRecord {
  const all = Object.keys(publicRecordFields).map((field) => {
    const value = facts[field as keyof typeof publicRecordFields];
    return [field, value === undefined ? NOT_REPORTED : fact(value)];
  });
  return { id: 'r1', facts: Object.fromEntries(all) as unknown as PublicRecordFacts };
}

export function inquiry(
  id: string,
  company: string,
  date: `${number}-${number}-${number}`,
): Inquiry {
  return { id, company: fact(company), kind: 'hard', dates: [fact(date)] };
}
