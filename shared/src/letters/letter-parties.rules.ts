import { longDate } from '../kernel/index.ts';
import type { Bureau, BureauAddress } from './bureau.ts';
import { bureaus } from './bureaus.ts';
import type { PersonalInfo } from './dispute-request.schema.ts';
import { answerOf } from './fact-words.rules.ts';
import type { LabelledValue, LetterDocument } from './letter-document.ts';
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

export function recipientOf(bureau: Bureau | undefined): LetterDocument['recipient'] {
  return bureau === undefined
    ? {
        name: 'Consumer reporting agency',
        lines: ['Consumer dispute department', 'Mailing addresses are on the last page'],
      }
    : addressOf(bureaus[bureau]);
}

/** A letter without a named bureau can be mailed to any of the three. */
export function mailingChoicesOf(bureau: Bureau | undefined): LetterDocument['mailingChoices'] {
  return bureau === undefined ? Object.values(bureaus).map(addressOf) : [];
}

/** Recommended for a dispute, never required (15 U.S.C. 1681i names none); only what the person chose to give. */
export function identificationOf(
  person: PersonalInfo,
  facts: DisputeFacts,
): readonly LabelledValue[] {
  const reportNumber = answerOf(facts, 'reportNumber').replace(/\s+/g, ' ');
  const reportDate = answerOf(facts, 'reportDate');
  return [
    ...(person.dateOfBirth
      ? [{ label: 'Date of birth', value: longDate(person.dateOfBirth) }]
      : []),
    ...(person.ssnLast4
      ? [{ label: 'Social Security number', value: `ending in ${person.ssnLast4}` }]
      : []),
    ...(reportNumber ? [{ label: 'Report number', value: reportNumber }] : []),
    ...(reportDate ? [{ label: 'Report date', value: longDate(reportDate) }] : []),
  ];
}
