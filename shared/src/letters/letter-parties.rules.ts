import { longDate } from '../kernel/index.ts';
import type { Bureau, BureauAddress } from './bureau.ts';
import { bureaus } from './bureaus.ts';
import type { DisputeDetails, PersonalInfo } from './dispute-request.schema.ts';
import { answerOf } from './fact-words.rules.ts';
import type { LabelledValue, LetterDocument } from './letter-document.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import type { DisputeFacts } from './question.ts';

/** Who writes, to whom, and what lets the agency find the file. */

export function senderOf(person: PersonalInfo): LetterDocument['sender'] {
  return {
    name: `${person.firstName} ${person.lastName}`.trim(),
    lines: [
      person.address,
      person.addressLine2,
      [person.city, `${person.state} ${person.zipCode}`.trim()].filter(Boolean).join(', '),
      person.phone,
      person.email,
    ].filter((line): line is string => Boolean(line)),
  };
}

function addressOf(address: BureauAddress) {
  const [name = address.name, ...rest] = address.addressee;
  return {
    name,
    lines: [...rest, address.street, `${address.city}, ${address.state} ${address.zip}`],
  };
}

export function recipientOf(
  details: DisputeDetails,
  bureau: Bureau | undefined,
): LetterDocument['recipient'] {
  const company = details.recipientAddress;
  if (company && (details.recipient ?? 'bureau') !== 'bureau') {
    const { name, street, street2, city, state, zipCode } = company;
    const lines = [street, street2, `${city}, ${state} ${zipCode}`];
    return { name, lines: lines.filter((line): line is string => Boolean(line)) };
  }
  return bureau === undefined
    ? {
        name: 'Consumer reporting agency',
        lines: ['Consumer dispute department', 'Mailing addresses are on the last page'],
      }
    : addressOf(bureaus[bureau]);
}

/** A letter without a named bureau can be mailed to any of the three. */
export function mailingChoicesOf(
  { recipient = 'bureau' }: DisputeDetails,
  bureau: Bureau | undefined,
): LetterDocument['mailingChoices'] {
  return bureau === undefined && recipient === 'bureau'
    ? Object.values(bureaus).map(addressOf)
    : [];
}

/**
 * Recommended for a dispute, never required (15 U.S.C. 1681i names none); only what the person chose to give. A collector and the
 * company behind an inquiry find their file without these, and may be strangers: they get neither birth date nor number.
 */
export function identificationOf(
  person: PersonalInfo,
  facts: DisputeFacts,
  recipient: LetterRecipient,
): readonly LabelledValue[] {
  const known = recipient === 'bureau' || recipient === 'furnisher';
  const reportNumber = answerOf(facts, 'reportNumber').replace(/\s+/g, ' ');
  const reportDate = answerOf(facts, 'reportDate');
  return [
    ...(known && person.dateOfBirth
      ? [{ label: 'Date of birth', value: longDate(person.dateOfBirth) }]
      : []),
    ...(known && person.ssnLast4
      ? [{ label: 'Social Security number', value: `ending in ${person.ssnLast4}` }]
      : []),
    ...(reportNumber ? [{ label: 'Report number', value: reportNumber }] : []),
    ...(reportDate ? [{ label: 'Report date', value: longDate(reportDate) }] : []),
  ];
}
