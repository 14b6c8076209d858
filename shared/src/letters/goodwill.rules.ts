import type { FieldFault } from '../kernel/index.ts';
import {
  answerOf,
  asSentence,
  dateWords,
  monthWords,
  sentenceCase,
  tooShort,
} from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice, answerWay, refusal, templateWay } from './gate-words.ts';
import { goodwillQuestions } from './goodwill.questions.ts';
import type { LabelledValue, Refusal } from './letter-document.ts';
import { enclosuresNamed } from './letter-closing.rules.ts';
import type { Advice } from './letter-input.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { sentences, fromTable, type Wordings } from './wording.rules.ts';

/** A favor asked of a creditor about a late payment that is true: no law, no dispute, and no claim that anything is wrong. */
export const goodwillRules: ReasonRules = {
  questions: goodwillQuestions,
  faults: goodwillFaults,
  refusal: goodwillRefusal,
  advice: goodwillAdvice,
  write: goodwillText,
};

function goodwillFaults({ facts }: DisputeCase): readonly FieldFault[] {
  const last = answerOf(facts, 'lastLateMonth');
  return [
    ...tooShort(facts, 'story'),
    ...(last !== '' && last < answerOf(facts, 'lateMonth')
      ? [
          {
            path: 'disputeDetails.facts.lastLateMonth',
            message: faultWords().lastBeforeFirst,
          },
        ]
      : []),
  ];
}

function goodwillRefusal({ facts }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'lateIsTrue') === 'no') {
    return refusal('goodwill.not_late', [
      templateWay('disputeLate', 'late-payment'),
      answerWay('changeAnswer', 'lateIsTrue'),
    ]);
  }
  if (answerOf(facts, 'openDispute') === 'yes') {
    return refusal('goodwill.open_dispute', [answerWay('changeAnswer', 'openDispute')]);
  }
  return undefined;
}

function goodwillAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('goodwill.may_say_no'),
    ...(answerOf(facts, 'standing') === 'catching_up' ? [advice('goodwill.catch_up_first')] : []),
  ];
}

const CUSTOMER_FOR: Readonly<Record<string, string>> = {
  under_one: 'for less than a year',
  over_one: 'for more than a year',
  over_three: 'for more than three years',
  over_five: 'for more than five years',
  over_ten: 'for more than ten years',
};

/** "March 2024", "March 2024 through May 2024". */
function lateWords({ facts }: DisputeCase): string {
  const [first, last] = [answerOf(facts, 'lateMonth'), answerOf(facts, 'lastLateMonth')];
  return last === '' || last === first
    ? monthWords(first)
    : `${monthWords(first)} through ${monthWords(last)}`;
}

function isSeveral({ facts }: DisputeCase): boolean {
  const last = answerOf(facts, 'lastLateMonth');
  return last !== '' && last !== answerOf(facts, 'lateMonth');
}

function customerSentence({ facts }: DisputeCase): Wordings {
  const time = fromTable(CUSTOMER_FOR, answerOf(facts, 'customerFor')) ?? 'for some time';
  return answerOf(facts, 'stillOpen') === 'no'
    ? [
        `I was your customer ${time}.`,
        `I had an account with you ${time}.`,
        `You had me as a customer ${time}.`,
        `I was with you ${time}.`,
      ]
    : [
        `I have been your customer ${time}.`,
        `I have had an account with you ${time}.`,
        `You have had me as a customer ${time}.`,
        `I have been with you ${time}.`,
      ];
}

function openingOf(dispute: WritingCase): string {
  const { ending } = ownWords(dispute);
  const when = lateWords(dispute);
  const what = isSeveral(dispute) ? `the late payments of ${when}` : `a late payment in ${when}`;
  return sentences(dispute.pick, 'goodwill-opening', [
    customerSentence(dispute),
    [
      `I am asking you for a favor about ${what}.`,
      `I have a personal request about ${what}.`,
      `I am asking for your goodwill about ${what}.`,
      `May I ask you a favor about ${what}?`,
      `My letter is a request about ${what}, and no complaint.`,
      `I ask for your kindness about ${what}.`,
    ],
    ending === ''
      ? undefined
      : [
          `My account is the one${ending}.`,
          `It is the account${ending}.`,
          `I write about the account${ending}.`,
        ],
  ]);
}

function admission(dispute: WritingCase): string {
  const when = lateWords(dispute);
  const [payment, was] = isSeveral(dispute) ? ['payments', 'were'] : ['payment', 'was'];
  return sentences(dispute.pick, 'goodwill-admission', [
    [
      `The ${payment} ${was} late in ${when}.`,
      `The ${payment} ${was} late, as you say, in ${when}.`,
      `It is true that the ${payment} ${was} late in ${when}.`,
      `Yes, the ${payment} ${was} late in ${when}.`,
    ],
    [
      'What you report is right. I am sorry.',
      'Your records are right, and I am sorry.',
      'I do not question your records.',
      'That is on me, and I am sorry.',
      'I take responsibility for that.',
      'You reported it as it was.',
    ],
    [
      'Here is what happened:',
      'This is what happened:',
      'What happened was this:',
      'It came about like this:',
    ],
  ]);
}

function sinceThen({ facts, pick }: WritingCase): string {
  const caughtUp = answerOf(facts, 'caughtUpDate');
  const own = [answerOf(facts, 'changedSince'), answerOf(facts, 'whyNow')];
  const day = dateWords(caughtUp);
  return sentences(pick, 'goodwill-since', [
    caughtUp
      ? [`I caught up on ${day}.`, `By ${day} I had caught up.`, `On ${day} I was caught up again.`]
      : undefined,
    fromTable(STANDINGS, answerOf(facts, 'standing')),
    ...own.map((words): Wordings | undefined =>
      words ? [sentenceCase(asSentence(words))] : undefined,
    ),
  ]);
}

const STANDINGS: Readonly<Record<string, Wordings>> = {
  on_time: [
    'Every payment since then has been on time.',
    'Since then I have made every payment on time.',
    'I have paid on time ever since.',
    'All my payments since then were on time.',
  ],
  paid_off: [
    'Today the account is paid off.',
    'By now the account is paid off.',
    'The account is paid off now.',
    'I have paid the account off.',
  ],
  catching_up: [
    'I am now bringing the account up to date.',
    'At present I am bringing the account up to date.',
    'The account is on its way to being up to date.',
    'I am on the way to bringing the account up to date.',
  ],
};

const STANDING_ROWS: Readonly<Record<string, LabelledValue>> = {
  on_time: { label: 'Payments since then', value: 'All on time' },
  paid_off: { label: 'Account today', value: 'Paid off' },
};

function goodwillText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const months = isSeveral(dispute) ? 'late marks' : 'late mark';
  const standing = fromTable(STANDING_ROWS, answerOf(facts, 'standing'));
  const since = sinceThen(dispute);
  return {
    subject: 'A request for a goodwill adjustment',
    salutation: 'Dear customer service team:',
    opening: openingOf(dispute),
    entry: { title: 'My account', nameLabel: 'Company' },
    rows: [
      { label: isSeveral(dispute) ? 'Late payments' : 'Late payment', value: lateWords(dispute) },
      ...(standing ? [standing] : []),
    ],
    paragraphs: [{ id: 'item-1-why', text: admission(dispute) }],
    afterWords: since ? [{ id: 'item-1-since', text: since }] : [],
    law: [],
    requestIntro: pick('goodwill-request', [
      'As a courtesy, I would like to ask you to:',
      'I am asking you, as a courtesy, to:',
      'If you can, as a courtesy, I ask you to:',
      'My request, as a courtesy, is that you:',
    ]),
    requests: [
      pick('goodwill-ask', [
        `Ask the credit bureaus to take the ${months} for ${lateWords(dispute)} off my credit reports.`,
        `Have the ${months} for ${lateWords(dispute)} taken off the reports that the credit bureaus keep.`,
        `Take the ${months} for ${lateWords(dispute)} off my reports at the credit bureaus.`,
      ]),
      pick('goodwill-answer', [
        'Let me know in writing what you decide.',
        'Write to me and tell me what you decide.',
        'Tell me in writing how you decide.',
      ]),
    ],
    closing: closingWords(dispute),
  };
}

function closingWords(dispute: WritingCase): string {
  const { name } = ownWords(dispute);
  return sentences(dispute.pick, 'closing', [
    enclosuresNamed(dispute),
    [
      `I know that this is up to ${name}.`,
      `The decision lies with ${name}.`,
      `It is for ${name} to decide.`,
      `I know that nothing obliges ${name} to help.`,
      `I understand that ${name} is free to say no.`,
      `I know that ${name} does not have to do this.`,
    ],
    [
      'It would mean a great deal to me.',
      'I would be grateful for your kindness.',
      'A yes would help me very much.',
      'I would be glad of your help.',
      'Your kindness would make a real difference.',
      'I hope that you can help.',
    ],
    ['Thank you for your time.', 'Thank you for reading this.', 'Thank you for your help.'],
  ]);
}
