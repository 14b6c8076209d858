import { duplicateText } from './duplicate-text.rules.ts';
import { duplicateQuestions } from './duplicate.questions.ts';
import { answerOf, moneyCents, tooShort } from './fact-words.rules.ts';
import type { Refusal } from './letter-document.ts';
import type { DisputeFacts } from './question.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';

/**
 * One debt reported twice: 15 U.S.C. 1681i and 1681e(b) for a bureau; 12 CFR 1022.43(a)(4) for a company, and only about its own
 * entry. A charge-off at zero beside one collector is no duplicate.
 */
export const duplicateRules: ReasonRules = {
  questions: duplicateQuestions,
  faults: ({ facts }) => tooShort(facts, 'sameDebtWhy'),
  refusal: duplicateRefusal,
  advice: duplicateAdvice,
  write: duplicateText,
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

const collectorsEntry: Refusal = {
  code: 'duplicate.other_companys_entry',
  title: 'Both entries come from collectors',
  text: 'Each company answers for its own entry only. Write to the debt collector that reported the first entry, or to a credit bureau, which looks at both.',
  ways: [
    { kind: 'switch_recipient', label: 'Write to the debt collector', recipient: 'collector' },
    { kind: 'switch_recipient', label: 'Write to a credit bureau', recipient: 'bureau' },
    { kind: 'answer', label: 'Change my answer', questionKey: 'entriesRelation' },
  ],
};

/** A direct dispute reaches only what the company itself reported: 12 CFR 1022.43(b)(1). */
function otherEntryRefusal(
  facts: DisputeFacts,
  recipient: DisputeCase['recipient'],
): Refusal | undefined {
  if (recipient !== 'furnisher' && recipient !== 'collector') return undefined;
  const relation = answerOf(facts, 'entriesRelation');
  if (recipient === 'furnisher' && relation === 'two_collectors') return collectorsEntry;
  if (relation !== 'original_and_collector') return undefined;
  const first = answerOf(facts, 'originalEntry') === 'first' ? 'furnisher' : 'collector';
  if (answerOf(facts, 'originalEntry') === '' || first === recipient) return undefined;
  return {
    code: 'duplicate.other_companys_entry',
    title: 'Each company answers for its own entry',
    text: `The first entry comes from the ${first === 'furnisher' ? 'original creditor' : 'debt collector'}, and this letter would go to someone else. Write to the company that reported the first entry, or to a credit bureau, which looks at both.`,
    ways: [
      first === 'furnisher'
        ? { kind: 'switch_recipient', label: 'Write to the original creditor', recipient: first }
        : { kind: 'switch_recipient', label: 'Write to the debt collector', recipient: first },
      { kind: 'switch_recipient', label: 'Write to a credit bureau', recipient: 'bureau' },
      { kind: 'answer', label: 'Change my answer', questionKey: 'originalEntry' },
    ],
  };
}

function duplicateRefusal({ facts, recipient }: DisputeCase): Refusal | undefined {
  const stranger = otherEntryRefusal(facts, recipient);
  if (stranger) return stranger;
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
