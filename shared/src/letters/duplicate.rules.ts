import { duplicateText } from './duplicate-text.rules.ts';
import { duplicateQuestions } from './duplicate.questions.ts';
import { answerOf, moneyCents, tooShort } from './fact-words.rules.ts';
import { advice, answerWay, reasonWay, recipientWay, refusal } from './gate-words.ts';
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
      : [advice('duplicate.both_pages')]),
    ...(answerOf(facts, 'entriesRelation') === 'two_collectors' && balances(facts).includes(0)
      ? [advice('duplicate.collector_at_zero')]
      : []),
  ];
}

const OTHER_ENTRY = 'duplicate.other_companys_entry';

const collectorsEntry = (): Refusal =>
  refusal(
    'duplicate.both_collectors',
    [
      recipientWay('toCollector', 'collector'),
      recipientWay('toBureau', 'bureau'),
      answerWay('changeAnswer', 'entriesRelation'),
    ],
    OTHER_ENTRY,
  );

/** A direct dispute reaches only what the company itself reported: 12 CFR 1022.43(b)(1). */
function otherEntryRefusal(
  facts: DisputeFacts,
  recipient: DisputeCase['recipient'],
): Refusal | undefined {
  if (recipient !== 'furnisher' && recipient !== 'collector') return undefined;
  const relation = answerOf(facts, 'entriesRelation');
  if (recipient === 'furnisher' && relation === 'two_collectors') return collectorsEntry();
  if (relation !== 'original_and_collector') return undefined;
  const first = answerOf(facts, 'originalEntry') === 'first' ? 'furnisher' : 'collector';
  if (answerOf(facts, 'originalEntry') === '' || first === recipient) return undefined;
  const isCreditors = first === 'furnisher';
  return refusal(
    isCreditors ? 'duplicate.first_is_creditors' : 'duplicate.first_is_collectors',
    [
      recipientWay(isCreditors ? 'toOriginalCreditor' : 'toCollector', first),
      recipientWay('toBureau', 'bureau'),
      answerWay('changeAnswer', 'originalEntry'),
    ],
    OTHER_ENTRY,
  );
}

function duplicateRefusal({ facts, recipient }: DisputeCase): Refusal | undefined {
  const stranger = otherEntryRefusal(facts, recipient);
  if (stranger) return stranger;
  if (answerOf(facts, 'sameDisbursement') === 'no') {
    return refusal('duplicate.separate_disbursements', [
      answerWay('changeAnswer', 'sameDisbursement'),
      reasonWay('amountWrong', 'incorrect_amount'),
    ]);
  }
  const original = answerOf(facts, 'originalEntry') === 'first' ? 'thisBalance' : 'otherBalance';
  const normal =
    answerOf(facts, 'entriesRelation') === 'original_and_collector' &&
    answerOf(facts, 'originalEntry') !== '' &&
    moneyCents(answerOf(facts, original)) === 0;
  if (!normal) return undefined;
  return refusal('duplicate.sold_debt_is_normal', [
    reasonWay('amountWrong', 'incorrect_amount'),
    reasonWay('dateWrong', 'incorrect_dates'),
    answerWay('checkBalance', original),
  ]);
}
