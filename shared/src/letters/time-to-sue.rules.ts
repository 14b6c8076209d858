import { isCalendarDate } from '../kernel/index.ts';
import { answerOf } from './fact-words.rules.ts';
import {
  advice,
  answerWay,
  linkWay,
  reasonWay,
  recipientWay,
  refusal,
  templateWay,
} from './gate-words.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { isObsolete } from './obsolescence.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeCase, ReasonText, WritingCase } from './reason-rules.ts';
import { answerClosing } from './letter-closing.rules.ts';
import { cite } from './shared-law.rules.ts';
import { itemSentences, sentences, type Wordings } from './wording.rules.ts';

/**
 * The same reason towards a debt collector: not how long a bureau may report, but whether the time to sue has run out (12 CFR
 * 1006.26(b)). The letter only asks. It claims no state's time limit, admits nothing and promises nothing, since a payment or a
 * written admission can start that time again.
 */

const toBureau = () => recipientWay('toBureau', 'bureau');
const verification = () => templateWay('aboutDebt', 'debt-verification');
const legalAid = () => linkWay('findLegalAid', 'https://www.lawhelp.org/');

const NO_TIME_LIMIT: Readonly<Record<string, () => Refusal>> = {
  student_loan_federal: () =>
    refusal('time_to_sue.federal_student_loan', [
      reasonWay('amountWrong', 'incorrect_amount'),
      reasonWay('dateWrong', 'incorrect_dates'),
      answerWay('changeItemType', 'itemType'),
    ]),
  judgment: () =>
    refusal('time_to_sue.judgment', [legalAid(), answerWay('changeItemType', 'itemType')]),
};

const paidLately = (): Refusal =>
  refusal('time_to_sue.paid_lately', [
    verification(),
    legalAid(),
    answerWay('changeAnswer', 'paidLately'),
  ]);

const tooOldForReports = (): Refusal =>
  refusal('time_to_sue.too_old_for_reports', [
    toBureau(),
    verification(),
    answerWay('checkDate', 'firstDelinquencyDate'),
  ]);

const dateNeeded = (): Refusal =>
  refusal('time_to_sue.date_needed', [
    answerWay('giveDate', 'firstDelinquencyDate'),
    linkWay('freeReport', 'https://www.annualcreditreport.com/'),
  ]);

export function timeToSueRefusal({ facts, today }: DisputeCase): Refusal | undefined {
  const none = NO_TIME_LIMIT[answerOf(facts, 'itemType')];
  if (none) return none();
  const first = answerOf(facts, 'firstDelinquencyDate');
  if (!isCalendarDate(first) || first > today) return dateNeeded();
  if (isObsolete(first, today)) return tooOldForReports();
  return answerOf(facts, 'paidLately') === 'yes' ? paidLately() : undefined;
}

export function timeToSueAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('time_to_sue.no_payment'),
    advice('time_to_sue.depends'),
    ...(answerOf(facts, 'stopContact') === 'yes' ? [advice('time_to_sue.stop_contact')] : []),
  ];
}

export function timeToSueText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  return {
    subject: 'Question about a debt that you report',
    opening: openingOf(dispute),
    rows: [],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'time-to-sue', ONLY_A_QUESTION),
      },
    ],
    law: [
      pick('time-to-sue-law', [
        `A debt collector may not sue, or threaten to sue, over a debt once the time to sue has run out ${cite('coll.timeToSue')}.`,
        `Once the time to sue over a debt has run out, a debt collector may not sue or threaten to sue ${cite('coll.timeToSue')}.`,
      ]),
    ],
    requests: [
      pick('time-to-sue-ask', [
        'Tell me in writing if the time to sue over this debt has run out. Tell me from which date you count.',
        'Let me know in writing if the time to sue over this debt is over, and from which date you count.',
        'Write to me if the time to sue over this debt has run out, and name the date from which you count.',
      ]),
      ...(answerOf(facts, 'stopContact') === 'yes'
        ? [
            pick('time-to-sue-contact', [
              `Apart from that answer, stop contacting me about this debt ${cite('coll.stopContact')}.`,
              `Stop contacting me about this debt, apart from that answer ${cite('coll.stopContact')}.`,
            ]),
          ]
        : []),
    ],
    closing: answerClosing(dispute),
  };
}

function openingOf(dispute: WritingCase): string {
  const { item } = ownWords(dispute);
  return sentences(dispute.pick, 'opening', [
    [
      `I am writing about ${item}.`,
      `You report ${item}.`,
      `This letter is about ${item}.`,
      `I have a question about ${item}.`,
      `My question is about ${item}.`,
    ],
    [
      'I ask for one answer in writing.',
      'Please answer one question in writing.',
      'There is one thing I would like to know, in writing.',
      'I need one answer from you, in writing.',
      'Please tell me one thing in writing.',
    ],
  ]);
}

/** It admits nothing and promises nothing: either can start the time to sue again. */
const ONLY_A_QUESTION: readonly Wordings[] = [
  [
    'This letter asks about the debt.',
    'I only want to know where this debt stands.',
    'I am asking a question here.',
    'What I need is a plain answer.',
    'This is a question, and nothing else.',
    'All I do here is ask.',
  ],
  [
    'Nothing here admits the debt or promises a payment.',
    'Nothing in this letter admits a debt or promises a payment.',
    'My letter admits no debt and promises no payment.',
    'I promise no payment, and no debt is admitted.',
    'This is no promise to pay, and it admits no debt.',
    'No debt is admitted here, and no payment is promised.',
  ],
];
