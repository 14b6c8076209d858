import type { LobAddress } from './check-letter.ts';
import { choice, invalid, neededText, onlyKnown, optionalText } from './field-checks.ts';
import type { LobWorld } from './lob-world.ts';
import { nest, type Fields } from './read-request.ts';
import type { LobMode } from './test-lob.ts';
import {
  DPV,
  LIVE_STREETS,
  MAGIC_LINES,
  SHORT_FORMS,
  type Deliverability,
} from './verifications.table.ts';

/** What a test wants to be known of an address; what it leaves out is as it was asked, in the Postal Service's spelling. */
export interface AddressAnswer {
  readonly deliverability?: Deliverability;
  readonly primaryLine?: string;
  readonly secondaryLine?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly zipPlus4?: string;
}

/** By the first line, in the Postal Service's spelling. */
export type AddressBook = Map<string, AddressAnswer>;

interface Asked {
  readonly recipient: string;
  readonly primary: string;
  readonly secondary: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const FIELDS = [
  'address',
  'recipient',
  'primary_line',
  'secondary_line',
  'urbanization',
  'city',
  'state',
  'zip_code',
];

/** @throws LobRefusal if a needed part is missing */
export function verifyAddress(
  world: LobWorld,
  addresses: AddressBook,
  { mode, fields, query }: { mode: LobMode; fields: Fields; query: URLSearchParams },
): object {
  onlyKnown(fields, FIELDS);
  const casing = choice(nest(query), 'case', ['upper', 'proper']) ?? 'upper';
  const asked = checkAsked(fields);
  const id = world.newId('us_ver');
  if (mode === 'live') return answerObject(id, asked, answerTo(addresses, asked), casing);
  const magic = MAGIC_LINES[asked.primary.toLowerCase()];
  // Documented: a test key checks the parameters and answers with empty values, but for its magic lines.
  if (magic === undefined) return answerObject(id, EMPTY, null, casing);
  return answerObject(id, SAMPLE, { ...SAMPLE_ANSWER, deliverability: magic }, casing);
}

export function standardLine(line: string): string {
  const words = line.trim().toUpperCase().replaceAll(/[.,]/g, '').split(/\s+/);
  return words.map((word) => SHORT_FORMS[word] ?? word).join(' ');
}

export function deliverabilityOf(addresses: AddressBook, { line1 }: LobAddress): Deliverability {
  return knownOf(addresses, standardLine(line1)).deliverability ?? 'deliverable';
}

function knownOf(addresses: AddressBook, line: string): AddressAnswer {
  const known = addresses.get(line);
  const street = Object.keys(LIVE_STREETS).find((name) => line.endsWith(name));
  const usual = street === undefined ? undefined : LIVE_STREETS[street];
  return { ...(usual && { deliverability: usual }), ...known };
}

function checkAsked(fields: Fields): Asked {
  const single = optionalText(fields, 'address');
  const rule = { most: 500 };
  const primary = single ?? neededText(fields, 'primary_line', rule);
  if (single !== null && optionalText(fields, 'primary_line') !== null)
    throw invalid('address and primary_line can not both be given');
  const [city, state, zip] = ['city', 'state', 'zip_code'].map(
    (name) => optionalText(fields, name, rule) ?? '',
  ) as [string, string, string];
  if (single === null && zip === '' && (city === '' || state === ''))
    throw invalid('zip_code or both city and state are required');
  const recipient = optionalText(fields, 'recipient', rule) ?? '';
  const secondary = optionalText(fields, 'secondary_line', rule) ?? '';
  return { recipient, primary, secondary, city, state, zip };
}

type Answered = Required<AddressAnswer>;

function answerTo(addresses: AddressBook, asked: Asked): Answered {
  const primaryLine = standardLine(asked.primary);
  const [zip = '', plus4] = asked.zip.split('-');
  return {
    deliverability: 'deliverable',
    primaryLine,
    secondaryLine: standardLine(asked.secondary),
    city: asked.city.toUpperCase(),
    state: asked.state.toUpperCase(),
    zip,
    zipPlus4: plus4 ?? '1728',
    ...knownOf(addresses, primaryLine),
  };
}

const EMPTY: Asked = { recipient: '', primary: '', secondary: '', city: '', state: '', zip: '' };
const SAMPLE: Asked = { ...EMPTY, recipient: 'TEST RECIPIENT' };
const SAMPLE_ANSWER = {
  primaryLine: '1 TELEGRAPH HILL BLVD',
  secondaryLine: '',
  city: 'SAN FRANCISCO',
  state: 'CA',
  zip: '94133',
  zipPlus4: '3106',
};

function answerObject(
  id: string,
  asked: Asked,
  answer: Answered | null,
  casing: 'upper' | 'proper',
): object {
  const spell = (text: string) =>
    casing === 'upper' ? text.toUpperCase() : text.toLowerCase().replaceAll(/\b[a-z]/g, upper);
  const zip = answer ? [answer.zip, answer.zipPlus4].filter((part) => part !== '').join('-') : '';
  const last = answer ? `${spell(answer.city)} ${answer.state} ${zip}` : '';
  const confirmed = answer !== null && answer.deliverability !== 'undeliverable';
  return {
    id,
    recipient: spell(asked.recipient),
    primary_line: spell(answer?.primaryLine ?? ''),
    secondary_line: spell(answer?.secondaryLine ?? ''),
    urbanization: '',
    last_line: last.trim(),
    deliverability: answer?.deliverability ?? '',
    components: componentsOf(answer),
    deliverability_analysis: {
      dpv_confirmation: answer ? DPV[answer.deliverability][0] : '',
      dpv_cmra: confirmed ? 'N' : '',
      dpv_vacant: confirmed ? 'N' : '',
      dpv_active: confirmed ? 'Y' : '',
      dpv_footnotes: answer ? DPV[answer.deliverability][1] : [],
      ews_match: false,
      lacs_indicator: '',
      lacs_return_code: '',
      suite_return_code: '',
    },
    lob_confidence_score: confirmed
      ? { score: 100, level: 'high' }
      : { score: null, level: answer ? 'low' : '' },
    object: 'us_verification',
  };
}

function upper(letter: string): string {
  return letter.toUpperCase();
}

function componentsOf(answer: Answered | null): object {
  const [number = '', ...street] = answer?.primaryLine.split(' ') ?? [];
  const [designator = '', ...unit] = answer?.secondaryLine.split(' ') ?? [];
  const suffix = street.length > 1 ? (street.at(-1) ?? '') : '';
  return {
    primary_number: number,
    street_predirection: '',
    street_name: (suffix === '' ? street : street.slice(0, -1)).join(' '),
    street_suffix: suffix,
    street_postdirection: '',
    secondary_designator: designator,
    secondary_number: unit.join(' '),
    pmb_designator: '',
    pmb_number: '',
    extra_secondary_designator: '',
    extra_secondary_number: '',
    city: answer?.city ?? '',
    state: answer?.state ?? '',
    zip_code: answer?.zip ?? '',
    zip_code_plus_4: answer?.zipPlus4 ?? '',
    zip_code_type: answer ? 'standard' : '',
    delivery_point_barcode: answer ? `${answer.zip}${answer.zipPlus4}506` : '',
    address_type: answer ? 'residential' : '',
    record_type: answer ? 'street' : '',
    default_building_address: false,
    county: '',
    county_fips: '',
    carrier_route: '',
    carrier_route_type: '',
    latitude: null,
    longitude: null,
  };
}
