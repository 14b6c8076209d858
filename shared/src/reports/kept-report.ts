import { z } from 'zod';
import { plainText, spoken } from '../kernel/index.ts';
import { Bureau } from '../letters/index.ts';
import {
  HistoryMark,
  keptReportLimits,
  NOT_REPORTED,
  publicRecordFields,
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type PublicRecordFacts,
  type ReportDate,
  type SourceLine,
  type TradelineFacts,
  type TradelineField,
} from './contract/report.ts';
import { keptReportMessages as es } from './messages.es.ts';
import { keptReportMessages as en } from './messages.ts';

/**
 * What is kept of a report where the person asks for it: the facts alone, to be compared with the next one. Neither the file nor its
 * lines, and nothing about the person: no name, address, date of birth or Social Security number.
 */

/** The file is refused before a number like this is stored, whatever field it came in. */
const SSN = /(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/;

const words = () => spoken({ en, es });

const text = plainText({
  label: () => words().fact,
  max: keptReportLimits.text,
  optional: true,
}).refine((value) => !SSN.test(value), { error: () => words().noSsn });
const money = z.number().int().min(-1_000_000_000_00).max(1_000_000_000_00);
const reportDate = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/);
const month = z.string().regex(/^\d{4}-\d{2}$/);
const value = z.union([text, money]);

function keysOf<Key extends string>(fields: Readonly<Record<Key, unknown>>) {
  return Object.keys(fields) as [Key, ...Key[]];
}

const keptTradelineSchema = z.object({
  facts: z.partialRecord(z.enum(keysOf(tradelineFields)), value),
  history: z
    .array(z.tuple([month, z.enum([...keysOf(HistoryMark), 'unread'])]))
    .max(keptReportLimits.historyMonths),
  markedAdverse: z.boolean(),
  inCollections: z.boolean(),
});

export const keptFactsSchema = z.object({
  bureau: z.enum(Bureau),
  layout: z.string().regex(/^[a-z0-9_]{1,40}$/),
  date: reportDate.nullable(),
  reference: text.nullable(),
  tradelines: z.array(keptTradelineSchema).max(keptReportLimits.tradelines),
  inquiries: z
    .array(
      z.object({
        company: text.nullable(),
        kind: z.enum(['hard', 'soft']),
        dates: z.array(reportDate).max(60),
      }),
    )
    .max(keptReportLimits.inquiries),
  publicRecords: z
    .array(z.partialRecord(z.enum(keysOf(publicRecordFields)), text))
    .max(keptReportLimits.publicRecords),
  /** Fields that the layout never prints: their absence means nothing. */
  neverPrinted: z.array(z.enum(keysOf(tradelineFields))),
});

export type KeptFacts = z.output<typeof keptFactsSchema>;

/** @returns what of the report is kept; values that could not be read are not */
export function keptFacts(report: CreditReport): KeptFacts {
  const { bureau, layout, tradelines, inquiries, publicRecords, neverPrinted } = report;
  return {
    bureau,
    layout,
    date: valueOf(report.date) ?? null,
    reference: short(valueOf(report.reference)) ?? null,
    tradelines: tradelines
      .slice(0, keptReportLimits.tradelines)
      .map(({ facts, history, markedAdverse, inCollections }) => ({
        facts: Object.fromEntries(
          keysOf(tradelineFields).flatMap((field) => {
            const kept = valueOf<string | number>(facts[field]);
            if (kept === undefined) return [];
            return [[field, typeof kept === 'string' ? (short(kept) ?? '') : kept]];
          }),
        ),
        history: history
          .slice(-keptReportLimits.historyMonths)
          .map((one): [string, HistoryMark | 'unread'] => [one.month, one.mark]),
        markedAdverse,
        inCollections,
      })),
    inquiries: inquiries.slice(0, keptReportLimits.inquiries).map(({ company, kind, dates }) => ({
      company: short(valueOf(company)) ?? null,
      kind,
      dates: dates.flatMap((date) => valueOf(date) ?? []).slice(0, 60),
    })),
    publicRecords: publicRecords.slice(0, keptReportLimits.publicRecords).map(({ facts }) =>
      Object.fromEntries(
        keysOf(publicRecordFields).flatMap((field) => {
          const kept = short(valueOf(facts[field]));
          return kept === undefined ? [] : [[field, kept]];
        }),
      ),
    ),
    neverPrinted: [...neverPrinted],
  };
}

function short(kept: string | undefined): string | undefined {
  return kept?.slice(0, keptReportLimits.text).replaceAll(new RegExp(SSN, 'g'), '');
}

/** A kept report as one to compare with. Its lines are made again from label and value, on page 0: no page of a file. */
export function reportFromKept(kept: KeptFacts): CreditReport {
  const { bureau, layout, neverPrinted } = kept;
  return {
    bureau,
    layout,
    person: { names: [], addresses: [], employers: [], birthYear: NOT_REPORTED },
    date: keptFact('date', (kept.date ?? undefined) as ReportDate | undefined),
    reference: keptFact('reference', kept.reference ?? undefined),
    tradelines: kept.tradelines.map(({ facts, history, markedAdverse, inCollections }, at) => ({
      id: `kept ${at + 1}`,
      facts: Object.fromEntries(
        keysOf(tradelineFields).map((field) => [field, typedFact(field, facts[field])]),
      ) as unknown as TradelineFacts,
      history: history.map(([historyMonth, mark]) => ({
        month: historyMonth,
        mark,
        source: keptLine(historyMonth, mark),
      })),
      markedAdverse,
      inCollections,
    })),
    inquiries: kept.inquiries.map(({ company, kind, dates }, at) => ({
      id: `kept inquiry ${at + 1}`,
      company: keptFact('company', company ?? undefined),
      kind,
      dates: dates.map((date) => keptFact('date', date as ReportDate)),
    })),
    publicRecords: kept.publicRecords.map((facts, at) => ({
      id: `kept record ${at + 1}`,
      facts: Object.fromEntries(
        keysOf(publicRecordFields).map((field) => [field, keptFact(field, facts[field])]),
      ) as unknown as PublicRecordFacts,
    })),
    neverPrinted,
    unknownLabels: [],
  };
}

/** A number where a text belongs, or the other way about, is no fact. */
function typedFact(field: TradelineField, kept: string | number | undefined): Fact<unknown> {
  const kind = tradelineFields[field];
  const isNumber = kind === 'money' || kind === 'count';
  const fact = keptFact(field, typeof kept === (isNumber ? 'number' : 'string') ? kept : undefined);
  if (kind !== 'money' || fact.state !== 'reported') return fact;
  const dollars = (Number(fact.value) / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  });
  return { ...fact, source: { ...fact.source, text: dollars } };
}

function keptFact<T extends string | number>(label: string, kept: T | undefined): Fact<T> {
  if (kept === undefined || kept === '') return NOT_REPORTED;
  return { state: 'reported', value: kept, source: keptLine(label, kept) };
}

function keptLine(label: string, kept: string | number): SourceLine {
  return { page: 0, text: String(kept), label };
}
