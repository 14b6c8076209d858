import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import {
  CompanyKind,
  companyKindOf,
  letterEndpoints,
  offeredCompanySchema,
  recipientAddressSchema,
  type OfferedCompany,
} from '@creditfix/shared/letters';
import { z } from 'zod';
import { personOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import { letterPlaces } from '../letter-places.ts';
import { findLetters, type LetterRow } from '../letter.repository.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { LettersParts } from '../letters.parts.ts';
import { offeredEntries } from './address-book.repository.ts';
import { oldBefore } from './address-book.ts';

/** Companies whose address a person need not look for. What is theirs is read from their own letters and reports, and kept nowhere else. */

export interface CompaniesParts extends Pick<LettersParts, 'clock' | 'vault' | 'limiter'> {
  /** What the reports say that a person keeps. Reports are above letters, so it is passed in. */
  readonly reportedCompanies: (
    em: EntityManager,
    accountId: string,
  ) => Promise<readonly OfferedCompany[]>;
}

/** Each opens the letters of a person one by one. */
const ASKED_PER_ACCOUNT = { name: 'companies', hits: 300, minutes: 60 };
const NEWEST_LETTERS = 60;

export function companyRoutes(parts: CompaniesParts): Route[] {
  return [
    implement(letterEndpoints.listCompanies)(
      [(_, call) => parts.limiter.hit(ASKED_PER_ACCOUNT, personOf(call).accountId)],
      async ({ query }, call) => ({
        companies: await offeredCompanies(call.em, parts, personOf(call).accountId, query.kind),
      }),
    ),
  ];
}

async function offeredCompanies(
  em: EntityManager,
  parts: CompaniesParts,
  accountId: string,
  kind: CompanyKind,
): Promise<OfferedCompany[]> {
  const written = await companiesWrittenTo(em, parts.vault, accountId);
  const reported = await parts.reportedCompanies(em, accountId);
  // A debt buyer is a furnisher on one report and a collector in the next letter: of their own, people choose themselves.
  const isAgency = kind === CompanyKind.agency;
  const own = onceEach([...written, ...reported]).filter(
    (company) => (company.kind === CompanyKind.agency) === isAgency,
  );
  const book = (await offeredEntries(em, kind)).map((entry): unknown => ({
    kind: entry.kind,
    address: {
      ...entry,
      ...(entry.street2 === null && { street2: undefined }),
      // Only at an address that the company itself named for disputes does a dispute count as sent there.
      source: entry.purpose === 'disputes' ? 'company' : 'business',
    },
    origin: {
      from: 'address_book',
      purpose: entry.purpose,
      on: entry.checkedOn,
      isOld: entry.checkedOn < oldBefore(parts.clock.now()),
    },
  }));
  // What an older release kept in another shape is not offered, and stops nobody.
  return [...own, ...book].flatMap((company) => {
    const read = offeredCompanySchema.safeParse(company);
    return read.success ? [read.data] : [];
  });
}

/** The addresses of companies that a person has given in their own letters, newest first. */
export async function writtenAddresses(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<OfferedCompany['address'][]> {
  return (await companiesWrittenTo(em, vault, accountId)).map(({ address }) => address);
}

async function companiesWrittenTo(em: EntityManager, vault: Vault, accountId: string) {
  const letters = await findLetters(em, accountId, { limit: NEWEST_LETTERS });
  return letters.flatMap((row) => writtenTo(vault, row));
}

const addressed = z.object({
  disputeDetails: z.object({ recipientAddress: recipientAddressSchema.optional() }),
});

/** The company of a signed letter with the address that the person gave; none where we printed our own. */
function writtenTo(vault: Vault, row: LetterRow): OfferedCompany[] {
  const form = addressed.safeParse(vault.openJson(row.sealedForm, letterPlaces.form(row.id)));
  const address = form.data?.disputeDetails.recipientAddress;
  if (!address) return [];
  const on = row.mailDate ?? calendarDateAt(row.createdAt, BUSINESS_TIME_ZONE);
  return [{ kind: companyKindOf(row.recipient), address, origin: { from: 'letter', on } }];
}

/** The first of each address: letters are newest first. */
function onceEach(companies: readonly OfferedCompany[]): OfferedCompany[] {
  const keyOf = ({ address }: OfferedCompany) => {
    const { name, street, street2, city, state, zipCode } = address;
    return [name, street, street2, city, state, zipCode].join('\n').toLowerCase();
  };
  const byAddress = new Map<string, OfferedCompany>();
  for (const company of companies) {
    const key = keyOf(company);
    if (!byAddress.has(key)) byAddress.set(key, company);
  }
  return [...byAddress.values()];
}
