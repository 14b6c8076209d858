import { type Language, isCalendarDate, longDate } from '../../kernel/index.ts';
import {
  agencyName,
  bureauAddressOf,
  postalAddressOf,
  printedBureauAddress,
  type PostalAddress,
} from '../contract/agencies.ts';
import { Bureau, bureaus } from '../contract/bureaus.ts';
import type { DisputeDetails, PersonalInfo } from '../contract/dispute-request.schema.ts';
import type { LetterDocument, Phrase, LetterInput } from '../contract/letter-document.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { numberEnd } from '../facts/own-words.rules.ts';
import type { DisputeCase, LetterRow } from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';

/** Who writes, to whom, and what lets the agency find the file. */

const { say, wordings } = wordsOf('parties', {
  birth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  ssn: { en: 'Social Security number', es: 'Número de Seguro Social' },
  myBirth: { en: 'My date of birth', es: 'Mi fecha de nacimiento' },
  mySsn: { en: 'My Social Security number', es: 'Mi número de Seguro Social' },
  formerName: { en: 'Former name', es: 'Nombre anterior' },
  formerAddress: { en: 'Former address', es: 'Dirección anterior' },
  reportNumber: { en: 'Report number', es: 'Número de informe' },
  reportDate: { en: 'Report date', es: 'Fecha del informe' },
  toWhom: { en: 'To whom it may concern:', es: 'A quien corresponda:' },
  toBureau: {
    en: 'To the {bureau} dispute department:',
    es: 'Al departamento de disputas de {bureau}:',
  },
  toAgency: {
    en: 'To the dispute department of {agency}:',
    es: 'Al departamento de disputas de {agency}:',
  },
  toDepartment: { en: 'To the dispute department:', es: 'Al departamento de disputas:' },
  sincerely: { en: 'Sincerely,', es: 'Atentamente,' },
});

export const partyWordings = wordings;
export const { sincerely } = say;

export function salutationOf({ bureau, disputeDetails }: LetterInput): Phrase {
  if ((disputeDetails.recipient ?? 'bureau') !== 'bureau') return say.toWhom;
  const agency = agencyName(disputeDetails);
  if (agency) return say.toAgency({ agency });
  return bureau ? say.toBureau({ bureau: bureaus[bureau].name }) : say.toDepartment;
}

/** "Robert James Hale Jr." */
function wholeName({ firstName, middleName, lastName, suffix }: PersonalInfo): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}

/** A collector may use what a letter shows, so a phone number and an email are on one only where the person said so (12 CFR 1006.14(h)). */
export function senderOf(
  person: PersonalInfo,
  { recipient, facts }: Pick<DisputeCase, 'recipient' | 'facts'>,
): LetterDocument['sender'] {
  const isShown =
    recipient !== 'collector' ||
    (answerOf(facts, 'contactsShown') === 'yes' &&
      ['', 'any'].includes(answerOf(facts, 'contact')));
  return {
    name: wholeName(person),
    lines: [
      person.address,
      person.addressLine2,
      [person.city, `${person.state} ${person.zipCode}`.trim()].filter(Boolean).join(', '),
      ...(isShown ? [person.phone, person.email] : []),
    ].filter((line): line is string => Boolean(line)),
  };
}

function addressOf({ name, street, street2, city, state, zipCode }: PostalAddress) {
  const lines = [street, street2, `${city}, ${state} ${zipCode}`];
  return { name, lines: lines.filter((line): line is string => Boolean(line)) };
}

export function recipientOf(
  details: DisputeDetails,
  bureau: Bureau | undefined,
): LetterDocument['recipient'] {
  const isOneBureau = (details.recipient ?? 'bureau') === 'bureau' && !details.agency;
  const company = isOneBureau ? undefined : postalAddressOf(details);
  if (company) return addressOf(company);
  if (bureau === undefined) return { name: 'Consumer reporting agency', lines: OPEN_LINES.en };
  const address = bureauAddressOf(bureau, details);
  return address ? addressOf(address) : { name: bureaus[bureau].name, lines: [] };
}

const OPEN_LINES = {
  en: ['Consumer dispute department', 'Mailing addresses are on the last page'],
  es: [
    'Departamento de disputas de consumidores',
    'Las direcciones postales están en la última página',
  ],
} as const;

/** An address is the same in every language; what stands in its place is not. */
export function recipientLines(
  { recipient, mailingChoices }: LetterDocument,
  language: Language,
): readonly string[] {
  return mailingChoices.length > 0 ? OPEN_LINES[language] : recipient.lines;
}

/** A letter without a named bureau can be mailed to any of the three. */
export function mailingChoicesOf(
  details: DisputeDetails,
  bureau: Bureau | undefined,
): LetterDocument['mailingChoices'] {
  const { recipient = 'bureau', agency } = details;
  if (bureau !== undefined || recipient !== 'bureau' || agency) return [];
  return Object.values(Bureau).flatMap((one) => {
    const address = printedBureauAddress(one, details);
    return address ? [addressOf(address)] : [];
  });
}

/**
 * Recommended for a dispute, never required (15 U.S.C. 1681i names none); only what the person chose to give. A company finds its
 * account by the number that the letter names (12 CFR 1022.43(d)(1)), and may be a stranger: only an agency gets birth date and
 * number, and former names and addresses, under which its file may still be.
 */
export function identificationOf(
  person: PersonalInfo,
  { facts, recipient, purpose }: Pick<DisputeCase, 'facts' | 'recipient' | 'purpose'>,
): readonly LetterRow[] {
  // Beside the one who is protected, it has to be said whose they are.
  const isForOther = purpose === 'protected_freeze';
  const isAgency = recipient === 'bureau';
  const reportNumber = answerOf(facts, 'reportNumber').replace(/\s+/g, ' ');
  const reportDate = answerOf(facts, 'reportDate');
  return [
    ...(isAgency && person.dateOfBirth
      ? [{ label: isForOther ? say.myBirth : say.birth, value: dateOrText(person.dateOfBirth) }]
      : []),
    ...(isAgency && person.ssnLast4
      ? [{ label: isForOther ? say.mySsn : say.ssn, value: numberEnd({ end: person.ssnLast4 }) }]
      : []),
    ...(isAgency ? formerRows(person) : []),
    ...(reportNumber ? [{ label: say.reportNumber, value: reportNumber }] : []),
    ...(reportDate ? [{ label: say.reportDate, value: dateOrText(reportDate) }] : []),
  ];
}

function formerRows({
  formerName,
  formerAddress,
  formerAddress2,
}: PersonalInfo): readonly LetterRow[] {
  const addresses = [formerAddress, formerAddress2].filter((line): line is string => Boolean(line));
  return [
    ...(formerName ? [{ label: say.formerName, value: formerName }] : []),
    ...addresses.map((value) => ({ label: say.formerAddress, value })),
  ];
}

/** A date that is none is caught elsewhere; the letter that is only looked at shows what was typed. */
function dateOrText(date: string) {
  return isCalendarDate(date) ? { date } : longDate(date);
}
