import type { LetterDocument } from '@creditfix/shared/letters';

/** A letter for looking at. It was never composed by the rules and would not pass them. */
export const madeUpLetter: LetterDocument = {
  version: 1,
  reference: 'CF-7Q4M-2K9D',
  date: '2026-11-23',
  sender: { name: 'Jordan Sample', lines: ['12 Example Street', 'Springfield, IL 62701'] },
  recipient: { name: 'Experian', lines: ['P.O. Box 4500', 'Allen, TX 75013'] },
  subject: 'Dispute of an account that is not mine',
  identification: [
    { label: 'Date of birth', value: 'May 4, 1988' },
    { label: 'Social Security number', value: 'ending in 4821' },
  ],
  salutation: 'To whom it may concern:',
  blocks: [
    {
      id: 'opening',
      role: 'opening',
      kind: 'paragraph',
      text: 'I am writing about an item in my credit file that is not mine. Please investigate it under 15 U.S.C. § 1681i(a)(1)(A).',
      citations: [{ statute: 'cra.reinvestigate', words: '15 U.S.C. § 1681i(a)(1)(A)' }],
    },
    {
      id: 'item-1-facts',
      role: 'item',
      kind: 'facts',
      title: 'The item',
      rows: [
        { label: 'Company', value: 'Northgate Recovery' },
        { label: 'Account', value: 'ending in 4417' },
        { label: 'What is wrong', value: 'I never had an account with this company.' },
      ],
    },
    {
      id: 'request',
      role: 'request',
      kind: 'list',
      items: [
        'Delete the item, or correct it, where you cannot verify it.',
        'Send me the results of your investigation in writing.',
      ],
      citations: [],
    },
  ],
  closing: 'Sincerely,',
  enclosures: ['Copy of my driver’s license', 'Copy of a utility bill'],
  mailingChoices: [],
  ruleTableVersion: '2026-11-21.1',
};
