import {
  type CalendarDate,
  type FieldFault,
  isCalendarDate,
  isEmail,
  UsStates,
  zipVerdict,
} from '../../kernel/index.ts';
import type { PersonalInfo } from '../contract/dispute-request.schema.ts';
import { yearsBefore } from '../facts/fact-words.rules.ts';
import { faultWords } from '../facts/gate-words.ts';

/**
 * What can't be right in the sender's block. An answer to a wrong address never comes, so that no letter with such a fault is shown for
 * signing. What is only unlikely is asked about and holds up nobody: people live at odd addresses and have rare names.
 */

type Sender = Readonly<Partial<PersonalInfo>>;

const NAMES = ['firstName', 'middleName', 'lastName', 'suffix', 'formerName'] as const;
const LINES = [
  'address',
  'addressLine2',
  'city',
  'state',
  'formerAddress',
  'formerAddress2',
] as const;

/** @param sender as far as it is filled in: an empty field has no fault */
export function senderFaults(sender: Sender, today: CalendarDate): readonly FieldFault[] {
  return [
    ...NAMES.flatMap((field) => fault(field, wrongName(field, sender[field] ?? ''))),
    ...LINES.flatMap((field) => fault(field, wrongLine(sender[field] ?? ''))),
    ...fault('zipCode', wrongZip(sender)),
    ...fault('phone', wrongLine(sender.phone ?? '') ?? wrongPhone(sender.phone ?? '')),
    ...fault('email', sender.email && !isEmail(sender.email.trim()) && faultWords().sender.email),
    ...birthDateFaults(sender, today),
  ];
}

/** What to look at once more: nothing of it is wrong for certain. */
export function senderDoubts(sender: Sender): readonly FieldFault[] {
  const { zipCode = '', state = '', phone = '' } = sender;
  const verdict = zipCode === '' ? 'agrees' : zipVerdict(zipCode, state);
  const said = faultWords().sender;
  return [
    ...NAMES.flatMap((field) => {
      const name = field === 'suffix' ? '' : (sender[field] ?? '');
      return fault(field, /\d/.test(name) && said.digitInName);
    }),
    ...fault('zipCode', verdict === 'perhaps' && said.zipPerhaps(zipCode, stateName(state))),
    ...fault('zipCode', verdict === 'unknown' && state !== '' && said.zipUnknown(zipCode)),
    ...fault('phone', phone !== '' && !wrongPhone(phone) && isOddPhone(phone) && said.oddPhone),
  ];
}

function fault(field: string, message: string | false | undefined): readonly FieldFault[] {
  return message ? [{ path: `personalInfo.${field}`, message }] : [];
}

/** Letters of a script, the signs on them, digits, and what stands between the parts of a name. */
const IN_NAME = /(?!\p{Script=Common})\p{L}|\u200C|\u200D|[\p{M}\d\s'’‘ʼ`´.,·־‐‑–-]/gu;

function wrongName(field: (typeof NAMES)[number], name: string): string | undefined {
  const said = faultWords().sender;
  const signs = name.replace(IN_NAME, '');
  if (signs !== '') return said.signInName(listed(signs));
  const isOfFile = field === 'firstName' || field === 'lastName';
  return isOfFile && notPrinted(name) ? faultWords().nameNotPrinted : notPrinted(name);
}

/** Signs that no street, town or number has, and pictures. */
const NOT_IN_ADDRESS = /[<>{}[\]\\|^~=$%*_?!]|\p{Extended_Pictographic}/gu;

function wrongLine(line: string): string | undefined {
  const said = faultWords().sender;
  const signs = line.match(NOT_IN_ADDRESS)?.join('');
  if (signs) return said.signInLine(listed(signs));
  return notPrinted(line);
}

const MOST_LISTED = 5;

function listed(signs: string): string {
  const each = [...new Set(signs)].slice(0, MOST_LISTED);
  return each.join(' ');
}

/** @returns what to say of a ZIP code that is none, or that another state has */
export function wrongZip({
  zipCode = '',
  state = '',
}: {
  readonly zipCode?: string | undefined;
  readonly state?: string | undefined;
}): string | undefined {
  if (zipCode === '') return undefined;
  const verdict = zipVerdict(zipCode, state);
  const said = faultWords().sender;
  if (verdict === 'no_zip') return said.zipDigits;
  return verdict === 'other_state' ? said.zipOtherState(zipCode, stateName(state)) : undefined;
}

function stateName(state: string): string {
  return UsStates[state.trim().toUpperCase() as keyof typeof UsStates] ?? state;
}

const FEWEST_DIGITS = 7;
/** ITU-T E.164, section 6: no number of the world is longer. */
const MOST_DIGITS = 15;

/** The digits of a number without those of its extension. */
function digitsOf(phone: string): string {
  const [number = ''] = phone.split(/(?:ext|x|#)/iu);
  return number.replace(/\D/g, '');
}

function wrongPhone(phone: string): string | undefined {
  if (phone.trim() === '') return undefined;
  const { length } = digitsOf(phone);
  return length < FEWEST_DIGITS || length > MOST_DIGITS ? faultWords().sender.phone : undefined;
}

/** No number of the United States, and none with the sign of another country. */
function isOddPhone(phone: string): boolean {
  return !phone.trim().startsWith('+') && !/^1?[2-9]\d{9}$/.test(digitsOf(phone));
}

/** Who signs is an adult of today. A child's file takes another way, which only a parent or guardian can go. */

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

function birthDateFaults(
  { dateOfBirth = '' }: Pick<Sender, 'dateOfBirth'>,
  today: CalendarDate,
): readonly FieldFault[] {
  if (!isCalendarDate(dateOfBirth)) return [];
  const { ahead, minor, tooLongAgo } = faultWords().birth;
  const wrongDate = (message: string) => [{ path: 'personalInfo.dateOfBirth', message }];
  if (dateOfBirth > today) return wrongDate(ahead);
  if (dateOfBirth > yearsBefore(today, ADULT_YEARS)) return wrongDate(minor);
  return dateOfBirth < yearsBefore(today, OLDEST_YEARS) ? wrongDate(tooLongAgo) : [];
}

/** Our letters have a typeface for these scripts and for no other: a name may not come out as a row of boxes. */
const PRINTED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** @returns what to say of a text in which a row of boxes would be printed */
export function notPrinted(text: string): string | undefined {
  return PRINTED.test(text) ? undefined : faultWords().sender.notPrinted;
}

/** @returns the same of a typed signature, which is a name as well */
export function signatureNotPrinted(typedName: string): string | undefined {
  return notPrinted(typedName) && faultWords().nameNotPrinted;
}

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The agencies find a file by the name that they have in it, which is in Latin letters. */
export function isNameInLatin({ firstName = '', lastName = '' }: Sender): boolean {
  return LATIN.test(firstName) && LATIN.test(lastName);
}
