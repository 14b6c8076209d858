import { Bureau } from '@creditfix/shared/letters';
import type { AnswerSays, DisputedItem } from '@creditfix/shared/reports';
import type { Seeded } from '../seeded.ts';
import type { Sheets } from './sheets.ts';

/** How invented result letters are worded: at least three ways for each bureau. Content table. */

export interface AnsweredItem extends DisputedItem {
  /** As the letter prints it. */
  readonly account: string;
  readonly result: AnswerSays | 'doubt';
  readonly isDisputed: boolean;
}

export interface Wording {
  readonly bureau: Bureau;
  readonly name: string;
  readonly results: readonly AnsweredItem['result'][];
  /** The bureau's own way to print an account number. */
  readonly mask: (digits: string) => string;
  readonly print: (sheets: Sheets, items: readonly AnsweredItem[], random: Seeded) => void;
}

const lastMasked = (digits: string) => `${digits.slice(0, 6)}XXXXXX`;
const starsBehind = (digits: string) => `${digits.slice(0, 12)}****`;
const lastShown = (digits: string) => `*${digits.slice(-4)}`;
const long = (digits: string) => `${digits.slice(0, 4)}XXXXXXXX${digits.slice(-4)}`;

const KNOWN: readonly AnsweredItem['result'][] = ['deleted', 'updated', 'verified'];

export function letterhead(sheets: Sheets, lines: readonly string[]): void {
  for (const line of lines) sheets.line([40, line]);
  sheets.gap();
}

/** What stands at the end of every letter and is about no item. */
function rights(sheets: Sheets): void {
  sheets.gap();
  for (const line of [
    'If you disagree with the results of our investigation, you may add a statement to your file.',
    'If information that was deleted is reinserted, we will notify you within five business days.',
    'When you write to us again, please send a copy of your identification and proof of address.',
    'We may determine that a dispute is frivolous or irrelevant if it has already been investigated.',
    'An item may be updated or deleted when the company that reports it tells us to.',
  ]) {
    sheets.line([40, line]);
  }
}

/** Every word with its meaning: a trap, since each line looks like a result. */
function legend(sheets: Sheets, title: string): void {
  sheets.gap();
  sheets.line([40, title]);
  sheets.line([40, 'Deleted - This item was removed from your credit report.']);
  sheets.line([40, 'Remains - This item was verified as accurate.']);
  sheets.line([40, 'Updated - This item has been updated.']);
}

export const wordings: readonly Wording[] = [
  {
    bureau: Bureau.equifax,
    name: 'sentences in capitals',
    results: KNOWN,
    mask: lastMasked,
    print(sheets, items) {
      letterhead(sheets, ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA']);
      sheets.line([40, 'THE RESULTS OF OUR REINVESTIGATION']);
      for (const { company, account, result } of items) {
        sheets.gap();
        sheets.line([40, `>>> We have researched the credit account. Account # - ${account}`]);
        sheets.line([40, `${company}. The results are:`]);
        const said: Partial<Record<AnsweredItem['result'], readonly string[]>> = {
          deleted: ['THIS ITEM HAS BEEN', 'DELETED FROM THE CREDIT FILE.'],
          updated: ['THIS ITEM HAS BEEN UPDATED. IF YOU HAVE QUESTIONS', 'CONTACT THE COMPANY.'],
          verified: [
            'THIS CREDITOR HAS VERIFIED TO OUR COMPANY THAT THE CURRENT STATUS',
            'IS BEING REPORTED CORRECTLY.',
          ],
        };
        for (const line of said[result] ?? []) sheets.line([40, line]);
      }
      rights(sheets);
    },
  },
  {
    bureau: Bureau.equifax,
    name: 'labels below each account',
    results: [...KNOWN, 'deleted'],
    mask: lastShown,
    print(sheets, items) {
      letterhead(sheets, ['Equifax', 'www.equifax.com', 'Confirmation Number: 1234567890']);
      sheets.line([40, 'Your Dispute Results']);
      for (const { company, account, result } of items) {
        sheets.gap();
        sheets.line([40, company], [300, `Account Number: ${account}`]);
        sheets.line([40, 'Reason: I dispute the balance.']);
        sheets.line([
          40,
          result === 'verified'
            ? 'Dispute Outcome: Verified as Accurate'
            : `Dispute Outcome: ${result === 'deleted' ? 'Deleted' : 'Updated'}`,
        ]);
        if (result === 'deleted')
          sheets.line([40, 'The late mark on this item was updated before.']);
      }
      legend(sheets, 'What the results mean');
      rights(sheets);
    },
  },
  {
    bureau: Bureau.equifax,
    name: 'groups of accounts',
    results: KNOWN,
    mask: long,
    print(sheets, items) {
      letterhead(sheets, ['Equifax Consumer Dispute Center', 'P.O. Box 740256, Atlanta, GA 30374']);
      const groups = [
        ['deleted', 'The following items have been deleted from your Equifax credit file:'],
        ['verified', 'The following items were verified as accurate by the company:'],
        ['updated', 'The following items have been updated:'],
      ] as const;
      for (const [result, title] of groups) {
        const own = items.filter((item) => item.result === result);
        if (own.length === 0) continue;
        sheets.gap();
        sheets.line([40, title]);
        for (const { company, account } of own) sheets.line([60, company], [320, account]);
      }
      rights(sheets);
    },
  },
  {
    bureau: Bureau.experian,
    name: 'table of credit items',
    results: [...KNOWN, 'doubt'],
    mask: lastMasked,
    print(sheets, items) {
      letterhead(sheets, [
        "Experian's National Consumer Assistance Center",
        'P.O. Box 4500, Allen, TX',
      ]);
      sheets.line([40, 'Report number: 0000-0000-00']);
      sheets.gap();
      sheets.line([40, 'Credit items'], [260, 'Account'], [440, 'Outcome']);
      for (const { company, account, result } of items) {
        const cells: Partial<Record<AnsweredItem['result'], string>> = {
          deleted: 'Deleted',
          updated: 'Updated',
          verified: 'Remains',
          doubt: 'Processed',
        };
        sheets.line([40, company], [260, account], [440, cells[result] ?? '']);
      }
      legend(sheets, 'How to read your results');
      rights(sheets);
    },
  },
  {
    bureau: Bureau.experian,
    name: 'word and explanation',
    results: [...KNOWN, 'doubt', 'verified'],
    mask: lastMasked,
    print(sheets, items, random) {
      letterhead(sheets, ['Experian', 'www.experian.com/disputes', 'Dispute Results']);
      for (const { company, account, result } of items) {
        sheets.gap();
        sheets.line([40, company]);
        sheets.line([40, `Account number ${account}`]);
        const said: Partial<Record<AnsweredItem['result'], readonly string[]>> = {
          deleted: ['Outcome: Deleted - This item was removed from your credit report.'],
          updated: [
            'Outcome: Updated - The information you disputed has been updated. Please',
            'review your report for the details.',
          ],
          verified: random.chance(0.5)
            ? [
                'Outcome: Remains - The company that reports the information has certified to',
                'Experian that the information is accurate. This item was not changed.',
              ]
            : [
                'Outcome: Verified and updated - The information you disputed has been verified',
                'as accurate; other information on the item has been updated.',
              ],
          doubt: [
            'Outcome: Processed - This item was either updated or deleted. Review your report',
            'to learn which.',
          ],
        };
        for (const line of said[result] ?? []) sheets.line([40, line]);
      }
      rights(sheets);
    },
  },
  {
    bureau: Bureau.experian,
    name: 'sentences in a letter',
    results: KNOWN,
    mask: long,
    print(sheets, items) {
      letterhead(sheets, ['Experian Consumer Services', 'P.O. Box 9701, Allen, TX 75013']);
      sheets.line([40, 'We have completed the investigation that you asked for.']);
      for (const { company, account, result } of items) {
        sheets.gap();
        sheets.line([40, `${company}, account ending in ${account.slice(-4)}`]);
        const said: Partial<Record<AnsweredItem['result'], readonly string[]>> = {
          deleted: ['This account could not be verified and has been removed', 'from your report.'],
          updated: ['This account has been corrected.'],
          verified: ['No changes were made. The company has confirmed that it is accurate.'],
        };
        for (const line of said[result] ?? []) sheets.line([40, line]);
      }
      rights(sheets);
    },
  },
  {
    bureau: Bureau.transunion,
    name: 'titles before each account',
    results: [...KNOWN, 'doubt', 'reinserted'],
    mask: starsBehind,
    print(sheets, items) {
      letterhead(sheets, ['TransUnion Consumer Relations', 'P.O. Box 2000, Chester, PA 19016']);
      sheets.line([40, 'File Number: 123456789']);
      for (const { company, account, result } of items) {
        const titles: Partial<Record<AnsweredItem['result'], readonly string[]>> = {
          deleted: ['DELETED: The disputed item was removed from your credit report.'],
          updated: ['DISPUTED INFORMATION UPDATED: A change was made because of your dispute.'],
          verified: ['VERIFIED AS ACCURATE: The disputed item was verified as accurate.'],
          doubt: [
            'VERIFIED AND UPDATED: The disputed item was verified as belonging to you and',
            'information has changed.',
          ],
          reinserted: ['REINSERTED: The disputed item was placed back on your credit report.'],
        };
        sheets.gap();
        const [first = '', ...more] = titles[result] ?? [];
        sheets.line([40, `INVESTIGATION RESULTS - ${first}`]);
        for (const line of more) sheets.line([40, line]);
        sheets.line([40, 'Here is how this item appears following our investigation.']);
        sheets.line([40, `${company} ${account}`]);
        sheets.line([40, 'Balance: $512'], [300, 'Pay Status: >Charge-off<']);
        sheets.line([40, 'Remarks: Account closed by credit grantor']);
      }
      rights(sheets);
    },
  },
  {
    bureau: Bureau.transunion,
    name: 'titles below each account',
    results: KNOWN,
    mask: starsBehind,
    print(sheets, items) {
      letterhead(sheets, ['TransUnion LLC', 'transunion.com/dispute']);
      for (const { company, account, result } of items) {
        sheets.gap();
        sheets.line([40, company], [320, `# ${account}`]);
        const titles: Partial<Record<AnsweredItem['result'], string>> = {
          deleted: 'Investigation results: DELETED',
          updated: 'Investigation results: NEW INFORMATION BELOW',
          verified: 'Investigation results: VERIFIED AS ACCURATE',
        };
        sheets.line([40, titles[result] ?? '']);
      }
      legend(sheets, 'Definitions of the results');
      rights(sheets);
    },
  },
  {
    bureau: Bureau.transunion,
    name: 'table with cells',
    results: KNOWN,
    mask: lastShown,
    print(sheets, items) {
      letterhead(sheets, [
        'TransUnion Consumer Dispute Center',
        'P.O. Box 2000, Chester, PA 19016',
      ]);
      sheets.line([40, 'Company'], [280, 'Account number'], [440, 'Result']);
      for (const { company, account, result } of items) {
        const cells: Partial<Record<AnsweredItem['result'], string>> = {
          deleted: 'Removed',
          updated: 'Corrected',
          verified: 'Verified as accurate',
        };
        sheets.line([40, company], [280, account], [440, cells[result] ?? '']);
      }
      legend(sheets, 'Key to the results');
      rights(sheets);
    },
  },
];

/** Letters about everything that was asked. */
export const wholeWordings: readonly (readonly [AnswerSays, readonly string[]])[] = [
  [
    'frivolous',
    [
      'We have reviewed your letter. We have determined that your dispute is frivolous or irrelevant',
      'under Section 611(a)(3), because it repeats an earlier one.',
    ],
  ],
  [
    'more_information',
    [
      'Your letter does not contain sufficient information to look into your dispute.',
      'We need additional information about what is wrong.',
    ],
  ],
  [
    'need_id',
    [
      'We are unable to verify your identity from what you sent.',
      'Please send a copy of your identification and one utility bill so that we can begin.',
    ],
  ],
  [
    'need_id',
    ['We believe that this request was not made by you, and that it was sent by a third party.'],
  ],
];
