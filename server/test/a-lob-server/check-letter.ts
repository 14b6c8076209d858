import { choice, flag, invalid, neededText, onlyKnown, optionalText } from './field-checks.ts';
import { LobRefusal } from './lob-refusal.ts';
import { isFields, type Fields, type FieldValue } from './read-request.ts';

export interface LobAddress {
  readonly name: string | null;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface LetterParams {
  readonly to: LobAddress;
  readonly from: LobAddress;
  readonly color: boolean;
  readonly doubleSided: boolean;
  readonly addressPlacement: 'top_first_page' | 'insert_blank_page';
  readonly extraService: 'certified' | 'certified_return_receipt' | null;
  readonly mailType: 'usps_first_class' | 'usps_standard';
  readonly useType: 'operational' | 'marketing';
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly sendDate: Date | null;
  readonly mergeVariables: object | null;
  readonly file: Buffer;
}

/** What this product may ask for; Lob's further parameters are refused here, because nothing stands behind them. */
const LETTER_FIELDS = [
  'to',
  'from',
  'file',
  'color',
  'use_type',
  'double_sided',
  'address_placement',
  'extra_service',
  'mail_type',
  'description',
  'metadata',
  'merge_variables',
  'send_date',
  'print_speed',
  'return_envelope',
  'perforated_page',
  'fsc',
];

/** @throws LobRefusal if a parameter is unknown, missing, or against a documented rule */
export function checkLetter(fields: Fields, now: Date): LetterParams {
  onlyKnown(fields, LETTER_FIELDS);
  const to = checkAddress(fields['to'], 'to');
  const from = checkAddress(fields['from'], 'from');
  const color = flag(fields, 'color');
  if (color === undefined) throw invalid('color is required');
  const useType = choice(fields, 'use_type', ['operational', 'marketing']);
  if (useType === null) throw new LobRefusal('mail_use_type_can_not_be_null');
  choice(fields, 'print_speed', ['core']);
  flag(fields, 'fsc');
  checkReturnEnvelope(fields);
  return {
    to,
    from,
    color,
    useType,
    ...checkService(fields),
    doubleSided: flag(fields, 'double_sided') ?? true,
    addressPlacement: checkPlacement(fields),
    description: optionalText(fields, 'description', { most: 255 }),
    metadata: checkMetadata(fields['metadata']),
    mergeVariables: checkMergeVariables(fields['merge_variables']),
    sendDate: checkSendDate(fields, now),
    file: checkUpload(fields['file']),
  };
}

const ADDRESS_FIELDS = [
  'name',
  'company',
  'email',
  'phone',
  'description',
  'metadata',
  'address_line1',
  'address_line2',
  'address_city',
  'address_state',
  'address_zip',
  'address_country',
];

function checkAddress(value: FieldValue | undefined, role: 'to' | 'from'): LobAddress {
  if (value === undefined || value === null || value === '') throw invalid(`${role} is required`);
  // Nothing here keeps an address book.
  if (typeof value === 'string') throw new LobRefusal('not_found', `${role}: address not found`);
  if (!isFields(value)) throw invalid(`${role} must be an object`);
  const path = `${role}.`;
  onlyKnown(value, ADDRESS_FIELDS, path);
  const country = optionalText(value, 'address_country', { path, like: /^[A-Za-z]{2}$/ }) ?? 'US';
  if (country !== 'US' && role === 'from') throw new LobRefusal('foreign_return_address');
  if (country !== 'US') throw new LobRefusal('invalid_international_feature');
  const name = optionalText(value, 'name', { path, most: 40 });
  const company = optionalText(value, 'company', { path, most: 40 });
  if (name === null && company === null) throw invalid(`${path}name or ${path}company is required`);
  const line1 = neededText(value, 'address_line1', { path, most: 64 });
  const line2 = optionalText(value, 'address_line2', { path, most: 64 });
  if (role === 'to' && line1.length + (line2?.length ?? 0) > 50)
    throw new LobRefusal('address_length_exceeds_limit');
  return {
    name,
    company,
    line1,
    line2,
    city: neededText(value, 'address_city', {
      path,
      most: 200,
    }),
    state: neededText(value, 'address_state', {
      path,
      like: /^[A-Za-z]{2}$/,
    }),
    zip: neededText(value, 'address_zip', {
      path,
      like: /^\d{5}(-\d{4})?$/,
    }),
  };
}

function checkService(fields: Fields): Pick<LetterParams, 'extraService' | 'mailType'> {
  const mailType =
    choice(fields, 'mail_type', ['usps_first_class', 'usps_standard']) ?? 'usps_first_class';
  const extraService = choice(fields, 'extra_service', [
    ...(['certified', 'certified_return_receipt', 'registered'] as const),
  ]);
  if (extraService === 'registered')
    throw invalid('extra_service registered is only for international destinations');
  if (extraService !== null && mailType !== 'usps_first_class')
    throw invalid('extra_service needs mail_type usps_first_class');
  return { extraService, mailType };
}

function checkPlacement(fields: Fields): LetterParams['addressPlacement'] {
  const placement = choice(fields, 'address_placement', [
    ...(['top_first_page', 'insert_blank_page'] as const),
    ...(['bottom_first_page', 'bottom_first_page_center'] as const),
  ]);
  if (placement === 'bottom_first_page' || placement === 'bottom_first_page_center')
    throw new LobRefusal('forbidden', `address_placement ${placement} is not enabled`);
  return placement ?? 'top_first_page';
}

function checkReturnEnvelope(fields: Fields): void {
  const wanted = flag(fields, 'return_envelope') ?? false;
  const page = fields['perforated_page'] ?? null;
  if (wanted !== (page !== null)) throw new LobRefusal('invalid_perforation_return_envelope');
  if (page !== null && !(Number.isInteger(Number(page)) && Number(page) >= 1))
    throw invalid('perforated_page must be larger than or equal to 1');
}

/** At most 20 pairs, names of 40 and values of 500 characters, without `"` and `\`. */
function checkMetadata(value: FieldValue | undefined): Readonly<Record<string, string>> {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) throw invalid('metadata must be an object');
  const pairs = Object.entries(value);
  if (pairs.length > 20) throw invalid('metadata must have less than or equal to 20 keys');
  for (const [name, text] of pairs) {
    if (name.length > 40 || typeof text !== 'string' || text.length > 500)
      throw invalid(`metadata.${name} is too long or no string`);
    if (/["\\]/.test(name + text)) throw invalid(`metadata.${name} has a forbidden character`);
  }
  return Object.fromEntries(pairs.map(([name, text]) => [name, String(text)]));
}

function checkMergeVariables(value: FieldValue | undefined): object | null {
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length > 25_000) throw invalid('merge_variables is too long');
  const variables = parseObject(text);
  if (Object.keys(variables).some((name) => /\s/.test(name)))
    throw new LobRefusal('merge_variable_whitespace');
  return variables;
}

function parseObject(text: string): object {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw invalid('merge_variables must be an object');
}

const DAY = 86_400_000;

function checkSendDate(fields: Fields, now: Date): Date | null {
  const text = optionalText(fields, 'send_date', { like: /^\d{4}-\d\d-\d\d(T.*)?$/ });
  if (text === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw invalid('send_date must be an ISO 8601 date');
  if (date <= now || date.getTime() > now.getTime() + 180 * DAY)
    throw invalid('send_date must be within 180 days in the future');
  return date;
}

/** Lob takes HTML, templates and addresses too; what this product mails is always the very file that was signed. */
function checkUpload(value: FieldValue | undefined): Buffer {
  if (value === undefined || value === null || value === '') throw invalid('file is required');
  if (value instanceof Buffer) return value;
  if (typeof value === 'string' && value.startsWith('tmpl_'))
    throw new LobRefusal('not_found', 'template not found');
  if (typeof value === 'string' && value.startsWith('https://'))
    throw new LobRefusal('invalid_file_url');
  throw new LobRefusal('invalid_file', 'The stand-in takes uploaded PDF files only.');
}
