import { bureaus } from './bureaus.ts';
import type { LetterDocument } from './letter-document.ts';
import type { LetterInput } from './letter-input.ts';
import { applyEdits } from './edit.rules.ts';

export function composeLetter(input: LetterInput): LetterDocument {
  const { personalInfo: person, disputeDetails: details } = input;
  const all = Object.values(bureaus).map((bureau) => ({
    name: bureau.name,
    lines: [bureau.street, `${bureau.city}, ${bureau.state} ${bureau.zip}`],
  }));
  const to = input.bureau && bureaus[input.bureau];
  const document: LetterDocument = {
    version: 1,
    reference: input.reference,
    date: input.date,
    sender: {
      name: `${person.firstName} ${person.lastName}`,
      lines: [person.address, `${person.city}, ${person.state} ${person.zipCode}`],
    },
    recipient: to
      ? { name: to.name, lines: [to.street, `${to.city}, ${to.state} ${to.zip}`] }
      : { name: 'Consumer reporting agency', lines: ['Consumer dispute department'] },
    subject: 'Dispute of an item on my credit report',
    identification: [],
    salutation: 'To the consumer dispute department:',
    blocks: [
      {
        id: 'item-1-facts',
        role: 'item',
        kind: 'facts',
        title: 'Disputed item 1',
        rows: [{ label: 'Creditor', value: details.creditorName }],
      },
    ],
    closing: 'Sincerely,',
    enclosures: [],
    mailingChoices: to ? [] : all,
    ruleTableVersion: '2026-11-21.1',
  };
  return applyEdits(document, input.edits ?? []).document;
}
