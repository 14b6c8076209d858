import {
  type CalendarDate,
  type FieldFault,
  isCalendarDate,
  isEmail,
  notPrinted,
  phoneDigits,
  UsStates,
  wrongLine,
  wrongName,
  wrongPhone,
  wrongZip,
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
    ...NAMES.flatMap((field) => fault(field, wrongSenderName(field, sender[field] ?? ''))),
    ...LINES.flatMap((field) => fault(field, wrongLine(sender[field] ?? ''))),
    ...fault('zipCode', wrongZip(sender)),
    ...fault('phone', wrongPhone(sender.phone ?? '')),
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

/** A file is found by its first and last name: there the letters have to be those of the report. */
function wrongSenderName(field: (typeof NAMES)[number], name: string): string | undefined {
  const found = wrongName(name);
  const isOfFile = field === 'firstName' || field === 'lastName';
  return isOfFile && found && found === notPrinted(name) ? faultWords().nameNotPrinted : found;
}

function stateName(state: string): string {
  return UsStates[state.trim().toUpperCase() as keyof typeof UsStates] ?? state;
}

/** No number of the United States, and none with the sign of another country. */
function isOddPhone(phone: string): boolean {
  return !phone.trim().startsWith('+') && !/^1?[2-9]\d{9}$/.test(phoneDigits(phone));
}

/** The signer must be a living adult. A child's file needs another procedure, which only a parent or guardian can use. */

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

/** @returns the same of a typed signature, which is a name as well */
export function signatureNotPrinted(typedName: string): string | undefined {
  return notPrinted(typedName) && faultWords().nameNotPrinted;
}

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The agencies find a file by the name that they have in it, which is in Latin letters. */
export function isNameInLatin({ firstName = '', lastName = '' }: Sender): boolean {
  return LATIN.test(firstName) && LATIN.test(lastName);
}
