import { isCalendarDate } from '../kernel/index.ts';
import { answerOf } from './fact-words.rules.ts';
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

const answer = (label: string, questionKey: string) => ({
  kind: 'answer' as const,
  label,
  questionKey,
});
const toBureau = {
  kind: 'switch_recipient' as const,
  label: 'Write to a credit bureau',
  recipient: 'bureau' as const,
};
const verification = {
  kind: 'switch_template' as const,
  label: 'Ask the collector about the debt',
  template: 'debt-verification' as const,
};
const legalAid = {
  kind: 'link' as const,
  label: 'Find legal aid near me',
  url: 'https://www.lawhelp.org/',
};

const NO_TIME_LIMIT: Readonly<Record<string, Refusal>> = {
  student_loan_federal: {
    code: 'time_to_sue.federal_student_loan',
    title: 'Federal student loans have no such time limit',
    text: 'A federal student loan can be collected however old it is, so this letter would not help. If an amount or a date is wrong, please choose that as the reason.',
    ways: [
      { kind: 'switch_reason', label: 'The amount is wrong', reason: 'incorrect_amount' },
      { kind: 'switch_reason', label: 'A date is wrong', reason: 'incorrect_dates' },
      answer('Change the kind of item', 'itemType'),
    ],
  },
  judgment: {
    code: 'time_to_sue.judgment',
    title: 'A court has already decided here',
    text: 'After a judgment another time limit counts, and it is often long. Please ask a lawyer what the judgment means for you; legal aid is free for many people.',
    ways: [legalAid, answer('Change the kind of item', 'itemType')],
  },
};

const paidLately: Refusal = {
  code: 'time_to_sue.paid_lately',
  title: 'The time to sue may have started again',
  text: 'In some states a payment or a written promise starts the time again, so this letter would not help now. You can ask the collector to show what it has about the debt.',
  ways: [verification, legalAid, answer('Change my answer', 'paidLately')],
};

const tooOldForReports: Refusal = {
  code: 'time_to_sue.too_old_for_reports',
  title: 'A letter to the bureau does more here',
  text: 'By your date the item is too old for an ordinary credit report. Ask the bureau to stop reporting it. You can write to the collector about the debt itself as well.',
  ways: [toBureau, verification, answer('Check the date', 'firstDelinquencyDate')],
};

const dateNeeded: Refusal = {
  code: 'time_to_sue.date_needed',
  title: 'We need one date first',
  text: 'Whether a letter to the bureau or to the collector helps depends on the first missed payment that was never caught up. Please look for it on your report. It is not printed in the letter.',
  ways: [
    answer('Give the date', 'firstDelinquencyDate'),
    { kind: 'link', label: 'Get my free report', url: 'https://www.annualcreditreport.com/' },
  ],
};

export function timeToSueRefusal({ facts, today }: DisputeCase): Refusal | undefined {
  const none = NO_TIME_LIMIT[answerOf(facts, 'itemType')];
  if (none) return none;
  const first = answerOf(facts, 'firstDelinquencyDate');
  if (!isCalendarDate(first) || first > today) return dateNeeded;
  if (isObsolete(first, today)) return tooOldForReports;
  return answerOf(facts, 'paidLately') === 'yes' ? paidLately : undefined;
}

export function timeToSueAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    {
      code: 'time_to_sue.no_payment',
      text: 'Please do not pay or promise anything while you wait. In some states a payment, or a letter that admits the debt, starts the time to sue again.',
    },
    {
      code: 'time_to_sue.depends',
      text: 'How long a collector can sue depends on your state and the kind of debt. Your letter asks and claims nothing. If court papers come, get help at once and do not answer with a letter.',
    },
    ...(answerOf(facts, 'stopContact') === 'yes'
      ? [
          {
            code: 'time_to_sue.stop_contact',
            text: 'A collector that may not contact you can still sue if the time has not run out, and you may hear less beforehand.',
          },
        ]
      : []),
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
