import type { FieldFault } from '../kernel/index.ts';
import { answerOf, dateWords } from './fact-words.rules.ts';
import {
  changeAnswer,
  dateRow,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
  quotedRow,
} from './follow-up-words.rules.ts';
import { advice, refusal } from './gate-words.ts';
import { answerClosing } from './letter-closing.rules.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { methodOfVerificationQuestions } from './method-of-verification.questions.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { cite } from './shared-law.rules.ts';
import { fromTable, sentences, type Wordings } from './wording.rules.ts';

/**
 * How an item was checked that stays on the report: 15 U.S.C. 1681i(a)(6)(B)(iii) and (7). A right to a description, and to
 * nothing else: neither to papers nor to a deletion. After a quick deletion under (a)(8) there is no such right.
 */
export const methodOfVerificationRules: ReasonRules = {
  questions: methodOfVerificationQuestions,
  faults: procedureFaults,
  refusal: procedureRefusal,
  advice: procedureAdvice,
  write: procedureText,
};

function procedureFaults(dispute: DisputeCase): readonly FieldFault[] {
  return [
    ...inOrder(dispute, 'earlierDate', 'deliveredOn'),
    ...inOrder(dispute, 'earlierDate', 'resultsOn'),
  ];
}

function procedureRefusal(dispute: DisputeCase): Refusal | undefined {
  if (answerOf(dispute.facts, 'resultSays') === 'deleted') {
    return refusal('method_of_verification.deleted', [changeAnswer('resultSays')]);
  }
  return noDisputeRefusal(dispute);
}

function procedureAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('method_of_verification.no_new_check'),
    ...(answerOf(facts, 'resultSays') === 'changed'
      ? [advice('method_of_verification.changed')]
      : []),
  ];
}

const RESULTS: Readonly<Record<string, (day: string) => Wordings>> = {
  verified: (day) => [
    `Your results of ${day} say that it stays as it is.`,
    `By your results of ${day} it stays as it is.`,
    `Your answer of ${day} leaves it as it is.`,
    `You wrote on ${day} that it stays.`,
    `With your results of ${day} it stays on my report.`,
  ],
  changed: (day) => [
    `Your results of ${day} changed it, but it is still not right.`,
    `You changed it with your results of ${day}. It is still not right.`,
    `By your results of ${day} it was changed, though not as I asked.`,
    `Your answer of ${day} changed it, but not as I asked.`,
  ],
};

const ASKED: Wordings = [
  'Please tell me how you checked it.',
  'I would like to know how it was checked.',
  'I ask you to describe how you checked it.',
  'Please let me know how you looked into it.',
  'I want to understand how it was checked.',
];

function why(dispute: WritingCase): readonly Wordings[] {
  const { name } = ownWords(dispute);
  return [
    [
      `I still see the entry of ${name} differently.`,
      `I still do not agree with the entry of ${name}.`,
      `To me the entry of ${name} is still not right.`,
      `My view of the entry of ${name} has not changed.`,
      `I do not see the entry of ${name} as you do.`,
    ],
    [
      'I would like to know what was compared, and with whom.',
      'It would help me to know who was asked.',
      'To go on, I need to know what was done.',
      'What was done to check it, and who was asked?',
      'So I want to know what was looked at.',
    ],
  ];
}

function procedureText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const day = dateWords(answerOf(facts, 'resultsOn'));
  const results = fromTable(RESULTS, answerOf(facts, 'resultSays')) ?? RESULTS['verified'];
  return {
    subject: 'Request to describe how you checked an item',
    opening: sentences(pick, 'procedure-opening', [
      disputedEarlier(dispute),
      results?.(day),
      ASKED,
    ]),
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'resultsOn', 'Your results'),
      ...quotedRow(dispute, 'resultWords', 'What the results say'),
    ],
    paragraphs: [{ id: 'item-1-why', text: sentences(pick, 'procedure-why', why(dispute)) }],
    law: [
      pick('law-procedure', [
        `Now that I have the results, the Fair Credit Reporting Act lets me ask how you checked the item. You are to send me a description of the procedure within 15 days of the day you receive this request ${cite('cra.procedure')}.`,
        `Under the Fair Credit Reporting Act I may ask for a description of the procedure you used. It is due within 15 days of the day this request reaches you ${cite('cra.procedure')}.`,
      ]),
      pick('law-named', [
        `It is to name each company you contacted about the item. That means its business name and address, and its phone number if that is reasonably available ${cite('cra.procedureNotice')}.`,
        `The description includes the business name and address of each company you contacted about the item. It also includes the phone number, if reasonably available ${cite('cra.procedureNotice')}.`,
      ]),
    ],
    requests: [
      pick('procedure-ask', [
        'Describe the procedure you used to find out if this item is accurate and complete.',
        'Tell me by which procedure you found out if this item is accurate and complete.',
      ]),
      pick('procedure-name', [
        'Name each company that you contacted about it, with its business address.',
        'Give the name and business address of each company that you contacted about it.',
      ]),
      pick('procedure-phone', [
        'Add the phone number of each, if it is reasonably available.',
        'If reasonably available, add the phone number of each of them.',
      ]),
    ],
    closing: answerClosing(dispute),
  };
}
