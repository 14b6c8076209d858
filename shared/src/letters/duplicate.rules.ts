import { duplicateQuestions } from './duplicate.questions.ts';
import {
  answerOf,
  asSentence,
  dateWords,
  maskedAccount,
  moneyCents,
  moneyWords,
  tooShort,
  shownWords,
} from './fact-words.rules.ts';
import type { DisputeFacts } from './question.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { disputeLaw } from './shared-law.rules.ts';

/** One debt reported twice: 15 U.S.C. 1681i and 1681e(b). A charge-off at zero beside one collector is no duplicate. */
export const duplicateRules: ReasonRules = {
  questions: duplicateQuestions,
  faults: ({ facts }) => tooShort(facts, 'sameDebtWhy'),
  refusal: duplicateRefusal,
  advice: duplicateAdvice,
  write(dispute) {
    return dispute.shortForm ? shortText(dispute) : fullText(dispute);
  },
};

function balances(facts: DisputeFacts): readonly (number | undefined)[] {
  return [moneyCents(answerOf(facts, 'thisBalance')), moneyCents(answerOf(facts, 'otherBalance'))];
}

function duplicateAdvice({ facts, shortForm }: DisputeCase) {
  return [
    ...(shortForm || answerOf(facts, 'enclosures').includes('second_report_page')
      ? []
      : [
          {
            code: 'duplicate.both_pages',
            text: 'Mark both entries on copies of your report. Side by side they explain themselves.',
          },
        ]),
    ...(answerOf(facts, 'entriesRelation') === 'two_collectors' && balances(facts).includes(0)
      ? [
          {
            code: 'duplicate.collector_at_zero',
            text: 'A collector that passed a debt on should show zero; that may be right.',
          },
        ]
      : []),
  ];
}

function duplicateRefusal({ facts }: DisputeCase) {
  if (answerOf(facts, 'sameDisbursement') === 'no') {
    return {
      code: 'duplicate.separate_disbursements',
      title: 'These may be two parts of one student loan',
      text: 'Student loans are often paid out term by term, and each part is listed on the report by itself. Entries with different amounts or dates are usually right.',
      ways: [
        { kind: 'answer' as const, label: 'Change my answer', questionKey: 'sameDisbursement' },
        {
          kind: 'switch_reason' as const,
          label: 'The amount is wrong',
          reason: 'incorrect_amount',
        },
      ],
    };
  }
  const original = answerOf(facts, 'originalEntry') === 'first' ? 'thisBalance' : 'otherBalance';
  const normal =
    answerOf(facts, 'entriesRelation') === 'original_and_collector' &&
    answerOf(facts, 'originalEntry') !== '' &&
    moneyCents(answerOf(facts, original)) === 0;
  if (!normal) return undefined;
  return {
    code: 'duplicate.sold_debt_is_normal',
    title: 'These two entries belong together',
    text: 'When a lender sells a debt, its own entry stays with a balance of zero, and one collector shows the balance. That is how it should look, so a letter would not change it. If an amount or a date is wrong, please choose that as the reason.',
    ways: [
      { kind: 'switch_reason' as const, label: 'The amount is wrong', reason: 'incorrect_amount' },
      { kind: 'switch_reason' as const, label: 'A date is wrong', reason: 'incorrect_dates' },
      { kind: 'answer' as const, label: 'Check the balance', questionKey: original },
    ],
  };
}

function shortText(dispute: WritingCase): ReasonText {
  return {
    rows: [{ label: 'What is wrong', value: 'This is a duplicate entry' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: `This ${dispute.noun} is on my report more than once, although it is one and the same.`,
      },
    ],
    law: disputeLaw(dispute),
    requests: [
      "Compare the entries with the company's records.",
      'Keep one entry and remove the other.',
    ],
  };
}

const RELATION_SENTENCES: Readonly<Record<string, string>> = {
  same_company: 'The same debt is on my report twice, and both entries come from the same company.',
  two_collectors: 'The same debt is on my report twice, because two collectors report it.',
  original_and_collector:
    'The same debt is on my report twice, once from the original creditor and once from a collector.',
};

const RELATION_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  same_company: [
    "Compare both entries with the company's records.",
    'Keep one entry for this debt and remove the other.',
  ],
  two_collectors: [
    'Find out which of the two companies holds the debt now.',
    'Keep the entry of that company and remove the other one, or remove what cannot be verified.',
  ],
  original_and_collector: [
    'Find out which company the debt belongs to now.',
    'Show the balance only once. If the debt was sold, the entry of the original creditor should show a balance of $0.00 and that the debt was transferred.',
  ],
};

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const relation = answerOf(facts, 'entriesRelation');
  const twoBalances =
    relation === 'original_and_collector' && balances(facts).every((cents) => (cents ?? 0) > 0)
      ? ' Both entries show a balance.'
      : '';
  const opened = (key: string) => {
    const date = answerOf(facts, key);
    return date ? [{ label: 'Date opened', value: dateWords(date) }] : [];
  };
  return {
    subject: 'Dispute of a duplicate entry on my credit report',
    rows: [
      { label: 'Balance shown', value: moneyWords(answerOf(facts, 'thisBalance')) },
      ...opened('thisOpened'),
    ],
    secondEntry: {
      title: 'Second entry for the same debt',
      rows: [
        { label: 'Listed as', value: shownWords(answerOf(facts, 'otherCreditor')) },
        {
          label: 'Account number',
          value: maskedAccount(shownWords(answerOf(facts, 'otherAccountNumber'))),
        },
        { label: 'Balance shown', value: moneyWords(answerOf(facts, 'otherBalance')) },
        ...opened('otherOpened'),
      ],
    },
    paragraphs: [
      {
        id: 'item-1-why',
        text: `${RELATION_SENTENCES[relation] ?? ''}${twoBalances} Here is why I know it is one debt: ${asSentence(answerOf(facts, 'sameDebtWhy'))}`,
      },
    ],
    law: disputeLaw(dispute),
    requests: RELATION_REQUESTS[relation] ?? [],
  };
}
