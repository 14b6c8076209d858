import { answerOf, tooShort } from './fact-words.rules.ts';
import { advice, answerWay, linkWay, reasonWay, recipientWay, refusal } from './gate-words.ts';
import { inquirerText, inquiryText } from './inquirer-text.rules.ts';
import { accountText } from './not-mine-text.rules.ts';
import { notMineQuestions } from './not-mine.questions.ts';
import type { Refusal } from './letter-document.ts';
import type { ReasonRules } from './reason-rules.ts';

/**
 * An item that is not the person's: 15 U.S.C. 1681i and 1681e(b), for an inquiry 1681b(a) and 1681e(a); for the company 12 CFR
 * 1022.43(a)(1).
 */
export const notMineRules: ReasonRules = {
  questions: notMineQuestions,
  faults: ({ facts }) => tooShort(facts, 'howKnownDetails'),
  refusal({ facts, recipient }) {
    if (answerOf(facts, 'identityUsed') === 'yes') {
      return refusal('not_mine.identity_theft', [
        recipient === 'inquirer'
          ? recipientWay('toBureau', 'bureau')
          : reasonWay('toTheft', 'identity_theft'),
        answerWay('changeAnswer', 'identityUsed'),
      ]);
    }
    if (answerOf(facts, 'howKnown') === 'not_remembered') {
      return refusal('not_mine.not_remembered', [
        linkWay('freeReport', 'https://www.annualcreditreport.com/'),
        answerWay('changeAnswer', 'howKnown'),
      ]);
    }
    if (answerOf(facts, 'agreedToPay') === 'yes') {
      return refusal('not_mine.agreed_to_pay', [
        reasonWay('amountWrong', 'incorrect_amount'),
        reasonWay('dateWrong', 'incorrect_dates'),
        reasonWay('somethingElse', 'other'),
        answerWay('changeAnswer', 'agreedToPay'),
      ]);
    }
    return inquiryRefusal(answerOf(facts, 'applied'));
  },
  advice({ facts }) {
    return [
      ...(answerOf(facts, 'identityUsed') === 'not_sure'
        ? [{ ...advice('not_mine.maybe_identity_theft'), url: 'https://www.identitytheft.gov/' }]
        : []),
      ...(answerOf(facts, 'itemType') === 'hard_inquiry' &&
      answerOf(facts, 'checkedNames') !== 'yes'
        ? [advice('inquiry.check_names')]
        : []),
      ...(answerOf(facts, 'howKnown') === 'relative' ? [advice('not_mine.relative')] : []),
    ];
  },
  write(dispute) {
    if (dispute.recipient === 'inquirer') return inquirerText(dispute);
    return answerOf(dispute.facts, 'itemType') === 'hard_inquiry'
      ? inquiryText(dispute)
      : accountText(dispute);
  },
};

function inquiryRefusal(applied: string): Refusal | undefined {
  if (applied !== 'yes' && applied !== 'not_sure') return undefined;
  return refusal(applied === 'yes' ? 'inquiry.applied' : 'inquiry.not_sure', [
    answerWay('changeAnswer', 'applied'),
  ]);
}
