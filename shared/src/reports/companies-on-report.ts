import { CompanyKind, recipientAddressSchema, type OfferedCompany } from '../letters/index.ts';
import type { KeptFacts } from './kept-report.ts';
import { addressFrom } from './letter-start.ts';

/** The companies of a kept report whose address can be told line by line, as letters to them take it. What can't be told is left out. */
export function companiesOnReport({ tradelines, bureau, date }: KeptFacts): OfferedCompany[] {
  return tradelines.flatMap(({ facts, inCollections }) => {
    const lines = addressFrom(textOf(facts.address));
    const address = recipientAddressSchema.safeParse({
      name: textOf(facts.creditor),
      ...lines,
      source: 'report',
    });
    if (!lines || !address.success) return [];
    const kind = inCollections ? CompanyKind.collector : CompanyKind.furnisher;
    return [{ kind, address: address.data, origin: { from: 'report', bureau, on: date } }];
  });
}

function textOf(value: string | number | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
