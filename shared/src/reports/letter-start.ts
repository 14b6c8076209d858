import { ItemType, type Bureau } from '../letters/index.ts';
import {
  valueOf,
  type CreditReport,
  type Fact,
  type SourceLine,
  type Tradeline,
} from './contract/report.ts';

/** What of a report goes into a letter: single facts, each beside its line, and only those that the person says are right. */

/** The fields of a letter about an item that a report can fill. */
export const StartField = {
  creditorName: 'creditorName',
  accountNumber: 'accountNumber',
  itemType: 'itemType',
  originalCreditor: 'originalCreditor',
  reportDate: 'reportDate',
  reportNumber: 'reportNumber',
} as const;

export type StartField = keyof typeof StartField;

export interface StartFact {
  readonly field: StartField;
  readonly value: string;
  readonly source: SourceLine;
}

/** @returns what the report says of the account, in the order in which the letter asks */
export function startFacts(report: CreditReport, { facts, inCollections }: Tradeline): StartFact[] {
  const of = (field: StartField, fact: Fact<string>): StartFact[] =>
    fact.state === 'reported' ? [{ field, value: fact.value, source: fact.source }] : [];
  const type = itemTypeOf([facts.accountType, facts.loanType, facts.status], inCollections);
  return [
    ...of('creditorName', facts.creditor),
    ...of('accountNumber', facts.accountNumber),
    ...(type ? [{ field: StartField.itemType, ...type }] : []),
    ...of('originalCreditor', facts.originalCreditor),
    // A letter names a day; of some reports only the month can be read.
    ...(valueOf(report.date)?.length === 10 ? of('reportDate', report.date) : []),
    ...of('reportNumber', report.reference),
  ];
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

/** A letter begun from a report: to the agency whose report it is, with the facts that were confirmed and no reason yet. */
export function letterStart(bureau: Bureau, confirmed: readonly StartFact[]) {
  const value = (field: StartField) => confirmed.find((fact) => fact.field === field)?.value;
  const asked = ['itemType', 'originalCreditor', 'reportDate', 'reportNumber'] as const;
  return {
    bureauType: bureau,
    disputeDetails: {
      recipient: 'bureau' as const,
      creditorName: value('creditorName') ?? '',
      accountNumber: value('accountNumber') ?? '',
      facts: Object.fromEntries(
        asked.flatMap((field) => {
          const known = value(field);
          return known === undefined ? [] : [[field, known]];
        }),
      ),
    },
  };
}
