import { type Bureau, type BureauDepartment, bureaus } from './bureaus.ts';
import type { DisputeDetails, RecipientAddress } from './dispute-request.schema.ts';
import { type LetterAbout, purposeOf } from './letter-purpose.ts';

/** Consumer reporting agencies beside the three nationwide ones: each keeps a file of its own and disputes follow the same 15 U.S.C. 1681i. */
export const Agency = {
  innovis: 'innovis',
  lexisnexis: 'lexisnexis',
  chex_systems: 'chex_systems',
  early_warning: 'early_warning',
  telecheck: 'telecheck',
  certegy: 'certegy',
  nctue: 'nctue',
  datax: 'datax',
  clarity: 'clarity',
  work_number: 'work_number',
  realpage: 'realpage',
  saferent: 'saferent',
  credco: 'credco',
  ars: 'ars',
  /** Any other one, by the name and address that the person types. */
  another: 'another',
} as const;

export type Agency = keyof typeof Agency;

/** What its file is about; screens say it beside the name. */
export type AgencyField =
  | 'credit'
  | 'insurance'
  | 'banking'
  | 'checks'
  | 'utilities'
  | 'payday'
  | 'employment'
  | 'rental'
  | 'mortgage';

/** A department has an address of its own: what is mailed to another one is late or lost. */
export interface AgencyAddress {
  readonly purpose: 'dispute' | 'disclosure' | 'freeze';
  readonly street: string;
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly source: string;
  /** Year and month. */
  readonly checked: string;
}

export interface ReportingAgency {
  readonly name: string;
  readonly field: AgencyField;
  readonly addresses: readonly AgencyAddress[];
  /** Why the address for a dispute or for one's file is not here; the person takes it from their report or from the company. */
  readonly notPrinted?: string;
}

const CHECKED = '2026-11';

/** Checked data. Where sources conflict, or do not say what an address is for, none is printed. */
export const agencies: Readonly<Record<Exclude<Agency, 'another'>, ReportingAgency>> = {
  innovis: {
    name: 'Innovis',
    field: 'credit',
    addresses: [],
    notPrinted: 'Public lists name seven addresses in Atlanta, Columbus and Pittsburgh.',
  },
  lexisnexis: {
    name: 'LexisNexis Risk Solutions',
    field: 'insurance',
    addresses: [
      {
        purpose: 'freeze',
        street: 'Attn: Security Freeze',
        street2: 'P.O. Box 105108',
        city: 'Atlanta',
        state: 'GA',
        zipCode: '30348-5108',
        source: 'Public lists; https://consumer.risk.lexisnexis.com/freeze',
        checked: CHECKED,
      },
    ],
    notPrinted: 'The only address that sources agree on is for security freezes.',
  },
  chex_systems: {
    name: 'Chex Systems, Inc.',
    field: 'banking',
    addresses: [
      {
        purpose: 'dispute',
        street: 'Attn: Consumer Relations',
        street2: 'P.O. Box 583399',
        city: 'Minneapolis',
        state: 'MN',
        zipCode: '55458',
        source: 'https://pieterpost.com/en/letter/dispute-chexsystems-file-by-mail; public lists',
        checked: CHECKED,
      },
      {
        purpose: 'freeze',
        street: 'Attn: Security Freeze Department',
        street2: 'P.O. Box 583399',
        city: 'Minneapolis',
        state: 'MN',
        zipCode: '55458',
        source: 'Public lists',
        checked: CHECKED,
      },
    ],
    notPrinted: 'No source names an address for requests to see a file.',
  },
  early_warning: {
    name: 'Early Warning Services',
    field: 'banking',
    addresses: [],
    notPrinted: 'Sources name two addresses in Scottsdale; its own page for disputes, a phone.',
  },
  telecheck: {
    name: 'TeleCheck',
    field: 'checks',
    addresses: [],
    notPrinted: 'The only source is an old list.',
  },
  certegy: {
    name: 'Certegy',
    field: 'checks',
    addresses: [],
    notPrinted: 'No address was found; it names its website and a phone.',
  },
  nctue: {
    name: 'NCTUE',
    field: 'utilities',
    addresses: [
      {
        purpose: 'disclosure',
        street: 'Exchange Service Center - NCTUE',
        street2: 'P.O. Box 105161',
        city: 'Atlanta',
        state: 'GA',
        zipCode: '30348',
        source: 'https://nctue.com/consumers',
        checked: CHECKED,
      },
      {
        purpose: 'freeze',
        street: 'Exchange Service Center',
        street2: 'P.O. Box 105561',
        city: 'Atlanta',
        state: 'GA',
        zipCode: '30348',
        source: 'Public lists',
        checked: CHECKED,
      },
    ],
    notPrinted: 'Sources name addresses for files and freezes, none for disputes.',
  },
  datax: {
    name: 'DataX / Teletrack',
    field: 'payday',
    addresses: [],
    notPrinted: 'Sources name two P.O. boxes in Atlanta, 740124 and 740125.',
  },
  clarity: {
    name: 'Clarity Services',
    field: 'payday',
    addresses: [],
    notPrinted: 'No address was found; it names its website and a phone.',
  },
  work_number: {
    name: 'The Work Number',
    field: 'employment',
    addresses: [],
    notPrinted: 'No address was found; it names its website and a phone.',
  },
  realpage: {
    name: 'RealPage (LeasingDesk)',
    field: 'rental',
    addresses: [],
    notPrinted: 'Sources name Richardson and Carrollton.',
  },
  saferent: {
    name: 'SafeRent Solutions',
    field: 'rental',
    addresses: [],
    notPrinted: 'No address was found; it names its website and a phone.',
  },
  credco: {
    name: 'CoreLogic Credco',
    field: 'mortgage',
    addresses: [],
    notPrinted: 'The source of its one address does not say what it is for.',
  },
  ars: {
    name: 'Advanced Resolution Services',
    field: 'credit',
    addresses: [],
    notPrinted: 'The only source is a public list of low certainty.',
  },
};

/**
 * Whether an agency has to block what comes from identity theft: any has to (15 U.S.C. 1681c-2(a)), but for check services companies (e)
 * and resellers (d). Early Warning does more than one of these, and of one that the person names we know nothing: neither is asked.
 */
export function hasToBlock(agency: Agency | undefined): boolean {
  return agency === undefined || !NO_BLOCK.includes(agency);
}

const NO_BLOCK: readonly Agency[] = ['telecheck', 'certegy', 'early_warning', 'credco', 'another'];

export type PostalAddress = Omit<RecipientAddress, 'source'>;

type Sent = Pick<
  DisputeDetails,
  'agency' | 'disputeReason' | 'template' | 'followUp' | 'typedAddress'
>;

/** Which department a letter to an agency is for. */
function addressPurposeOf(
  about: LetterAbout,
): AgencyAddress['purpose'] | BureauDepartment['purpose'] {
  switch (purposeOf(about)) {
    case 'file_disclosure':
      return 'disclosure';
    case 'security_freeze':
      return 'freeze';
    case 'protected_freeze':
      return 'protected_freeze';
    case 'active_duty_alert':
      return 'alert';
    default:
      return 'dispute';
  }
}

/**
 * Where this letter to one of the three goes, if that is known. Their addresses for requests to see a file differ from source to source:
 * such a letter goes to the one for disputes, unless the person has another from their report or from the bureau.
 */
export function printedBureauAddress(
  bureau: Bureau,
  about: LetterAbout,
): PostalAddress | undefined {
  const { name, addressee, departments, ...dispute } = bureaus[bureau];
  const purpose = addressPurposeOf(about);
  if (takesTypedAddress(about)) return undefined;
  if (purpose === 'dispute' || purpose === 'disclosure') {
    const { street, city, state, zip } = dispute;
    return { name: addressee[0] ?? name, street, city, state, zipCode: zip };
  }
  const department = departments.find((each) => each.purpose === purpose);
  if (!department) return undefined;
  const { street, city, state, zip } = department;
  return { name: department.addressee, street, city, state, zipCode: zip };
}

/** The same, or the one that the person typed where we print none. */
export function bureauAddressOf(
  bureau: Bureau,
  details: LetterAbout & { readonly recipientAddress?: PostalAddress | undefined },
): PostalAddress | undefined {
  return printedBureauAddress(bureau, details) ?? details.recipientAddress;
}

/** True for a letter whose department we may know no address of: it never leaves the bureau open. */
export function needsNamedBureau(about: LetterAbout): boolean {
  return takesTypedAddress(about) || !['dispute', 'disclosure'].includes(addressPurposeOf(about));
}

/** True where the person's own address for the bureau goes before ours. */
function takesTypedAddress(about: LetterAbout): boolean {
  return about.typedAddress === true && addressPurposeOf(about) === 'disclosure';
}

/** Where this letter to an agency goes, if that is known. */
export function printedAddress({ agency, ...about }: Sent): AgencyAddress | undefined {
  if (!agency || agency === 'another') return undefined;
  const purpose = addressPurposeOf(about);
  return agencies[agency].addresses.find((address) => address.purpose === purpose);
}

/** The name of the agency, whatever is typed beside it; undefined for a letter to anybody else. */
export function agencyName({
  agency,
  recipientAddress,
}: Pick<DisputeDetails, 'agency'> & {
  readonly recipientAddress?: { readonly name?: string | undefined } | undefined;
}): string | undefined {
  return agency === 'another' ? recipientAddress?.name : agency && agencies[agency].name;
}

/** The envelope of a letter to a company or to such an agency. An address from the person's own report goes before ours. */
export function postalAddressOf(
  details: Sent & { readonly recipientAddress?: PostalAddress | undefined },
): PostalAddress | undefined {
  if (details.recipientAddress) return details.recipientAddress;
  const printed = printedAddress(details);
  const name = agencyName(details);
  if (!printed || name === undefined) return undefined;
  const { street, street2, city, state, zipCode } = printed;
  return { name, street, street2, city, state, zipCode };
}
