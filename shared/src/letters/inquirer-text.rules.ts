import { answerOf, dateWords } from './fact-words.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeFacts } from './question.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { cite, correctionLaw, investigationLaw } from './shared-law.rules.ts';
import { itemSentences, type Wordings } from './wording.rules.ts';

/** What is said of a hard inquiry, to a bureau and to the company behind it. */

/**
 * A letter to the company behind a hard inquiry: 15 U.S.C. 1681b(a)(3) and (f). No law makes it investigate, so it is asked
 * what the report was for.
 */
export function inquirerText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  return {
    rows: dispute.shortForm ? [] : dateRow(dispute),
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'inquirer-why', [
          ...checked(facts, 'you are'),
          notAsked('you', dispute.shortForm ? '' : dateWords(answerOf(facts, 'inquiryDate'))),
          NO_DEALER,
          NO_CHECK,
        ]),
      },
    ],
    law: [
      pick('inquirer-law', [
        `The Fair Credit Reporting Act lists what a company may get a credit report for ${cite('purpose.listed')}. Without one of these purposes it may not get one ${cite('purpose.user')}.`,
        `A company may get a credit report only if it has one of the purposes in the Fair Credit Reporting Act ${cite('purpose.user')}. The Act lists them ${cite('purpose.listed')}.`,
      ]),
    ],
    requests: [
      pick('inquirer-what', [
        'Tell me in writing what you wanted my report for. Tell me who asked for it.',
        'Let me know in writing for what purpose you got my report, and who asked for it.',
        'Write to me what my report was for and who asked for it.',
      ]),
      pick('inquirer-application', [
        'If there was an application, send me a copy of it.',
        'Send me a copy of the application, if there was one.',
        'If someone sent you an application, let me have a copy.',
      ]),
      pick('inquirer-remove', [
        'If there was no such purpose, have the credit bureau remove the inquiry.',
        'Have the credit bureau remove the inquiry if there was no such purpose.',
        'Ask the credit bureau to remove the inquiry if you had no such purpose.',
      ]),
    ],
  };
}

/** The bureau keeps the inquiry: 1681i, 1681b(a) and 1681e(a). */
export function inquiryText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const { name } = ownWords(dispute);
  return {
    rows: dateRow(dispute),
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'inquiry-why', [
          ...checked(facts, `${name} is`),
          notAsked(name, dateWords(answerOf(facts, 'inquiryDate'))),
          NO_DEALER,
          NO_CHECK,
        ]),
      },
    ],
    ownLaw: [
      pick('inquiry-law', [
        `A credit report may be given out only for the purposes that the law lists ${cite('purpose.permitted')}, and your procedures are meant to keep to them ${cite('cra.purposeChecks')}.`,
        `The law lists the purposes for which a credit report may be given out ${cite('purpose.permitted')}. Your procedures are meant to keep to them ${cite('cra.purposeChecks')}.`,
      ]),
    ],
    law: [investigationLaw(dispute), correctionLaw(dispute)],
    requests: [
      pick('inquiry-ask', [
        'Ask the company what purpose it had for getting my report.',
        'Ask the company for what purpose it got my report.',
        'Find out from the company what it wanted my report for.',
      ]),
      pick('inquiry-remove', [
        'If no permitted purpose can be verified, remove the inquiry from my file.',
        'Remove the inquiry from my file if no permitted purpose can be verified.',
        'Take the inquiry off my file, unless a permitted purpose can be verified.',
      ]),
    ],
  };
}

function dateRow({ facts }: WritingCase) {
  return [{ label: 'Date of the inquiry', value: dateWords(answerOf(facts, 'inquiryDate')) }];
}

function notAsked(company: string, day: string): Wordings {
  if (day === '') {
    return [
      `I did not ask ${company} for credit.`,
      `I did not apply to ${company} for credit.`,
      `I never asked ${company} for credit.`,
    ];
  }
  return [
    `Around ${day} I did not ask ${company} for credit.`,
    `I did not apply to ${company} for credit around ${day}.`,
    `In the days around ${day} I asked ${company} for no credit.`,
    `I did not ask ${company} for any credit around ${day}.`,
    `Around ${day} I did not apply for credit with ${company}.`,
    `I had not asked ${company} for credit around ${day}.`,
  ];
}

const NO_DEALER: Wordings = [
  'I did not ask through a store or dealer either.',
  'Nor did I ask through a store or dealer.',
  'I asked no store or dealer either.',
  'I also asked no store or dealer.',
  'I did not ask at a store or dealer either.',
  'I had not applied at a store or dealer either.',
  'I did not go through a store or dealer.',
  'I did not ask a store or dealer for it.',
];

const NO_CHECK: Wordings = [
  'I did not agree to a credit check.',
  'Nor did I agree to a credit check.',
  'And I agreed to no credit check.',
  'I had not agreed to a credit check.',
  'I said yes to no credit check.',
  'I allowed no credit check.',
  'I agreed to no credit check.',
  'I never said yes to a credit check.',
];

function checked(facts: DisputeFacts, companyIs: string): readonly (Wordings | undefined)[] {
  // Empty slots keep their number, so that the sentences behind them stay as they are.
  if (answerOf(facts, 'checkedNames') !== 'yes') return [undefined, undefined];
  return [
    [
      `I checked if ${companyIs} the bank behind a store or dealer.`,
      `I checked if ${companyIs} the bank of a store or dealer.`,
      `I checked if ${companyIs} the bank behind a dealer or store.`,
    ],
    [
      'I found no such link.',
      'There was no such link.',
      'No such link came up.',
      'I could find no such link.',
    ],
  ];
}
