import { answerOf, tooShort } from './fact-words.rules.ts';
import { inquirerText, inquiryText } from './inquirer-text.rules.ts';
import { accountText } from './not-mine-text.rules.ts';
import { notMineQuestions } from './not-mine.questions.ts';
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
      return {
        code: 'not_mine.identity_theft',
        title: 'This sounds like identity theft',
        text: 'When someone has used your identity, another part of the law can block the item within days. Please choose identity theft as the reason; the next questions are different.',
        ways: [
          recipient === 'inquirer'
            ? { kind: 'switch_recipient', label: 'Write to a credit bureau', recipient: 'bureau' }
            : {
                kind: 'switch_reason',
                label: 'Change to identity theft',
                reason: 'identity_theft',
              },
          { kind: 'answer', label: 'Change my answer', questionKey: 'identityUsed' },
        ],
      };
    }
    if (answerOf(facts, 'howKnown') === 'not_remembered') {
      return {
        code: 'not_mine.not_remembered',
        title: 'Not remembering is not the same as not yours',
        text: 'A letter must not say "not mine" when it could be. Please get your free report first and look at the opening date, the address and the original creditor. If it is still not yours, come back and tell us how you know.',
        ways: [
          {
            kind: 'link',
            label: 'Get my free report',
            url: 'https://www.annualcreditreport.com/',
          },
          { kind: 'answer', label: 'Change my answer', questionKey: 'howKnown' },
        ],
      };
    }
    if (answerOf(facts, 'agreedToPay') === 'yes') {
      return {
        code: 'not_mine.agreed_to_pay',
        title: 'This account is yours too',
        text: 'If you signed for the account or agreed to pay it, the company may report it under your name, even after a divorce. If something about it is wrong, such as the amount or a date, please choose that as the reason.',
        ways: [
          {
            kind: 'switch_reason',
            label: 'The amount is wrong',
            reason: 'incorrect_amount',
          },
          { kind: 'switch_reason', label: 'A date is wrong', reason: 'incorrect_dates' },
          { kind: 'answer', label: 'Change my answer', questionKey: 'agreedToPay' },
        ],
      };
    }
    return inquiryRefusal(answerOf(facts, 'applied'));
  },
  advice({ facts }) {
    return [
      ...(answerOf(facts, 'identityUsed') === 'not_sure'
        ? [
            {
              code: 'not_mine.maybe_identity_theft',
              text: 'If you find more accounts you do not know, someone may be using your identity. IdentityTheft.gov makes the report that a faster block needs.',
              url: 'https://www.identitytheft.gov/',
            },
          ]
        : []),
      ...(answerOf(facts, 'itemType') === 'hard_inquiry' &&
      answerOf(facts, 'checkedNames') !== 'yes'
        ? [
            {
              code: 'inquiry.check_names',
              text: 'Please look the company up first. It may be the bank behind a store card or a car dealer you did apply with.',
            },
          ]
        : []),
      ...(answerOf(facts, 'howKnown') === 'relative'
        ? [
            {
              code: 'not_mine.relative',
              text: 'Your full name with Jr. or Sr. and your date of birth help most here.',
            },
          ]
        : []),
    ];
  },
  write(dispute) {
    if (dispute.recipient === 'inquirer') return inquirerText(dispute);
    return answerOf(dispute.facts, 'itemType') === 'hard_inquiry'
      ? inquiryText(dispute)
      : accountText(dispute);
  },
};

function inquiryRefusal(applied: string) {
  if (applied !== 'yes' && applied !== 'not_sure') return undefined;
  return {
    code: applied === 'yes' ? 'inquiry.applied' : 'inquiry.not_sure',
    title: applied === 'yes' ? 'This inquiry is in order' : 'Please find out first',
    text:
      applied === 'yes'
        ? 'A company may look at your report when you ask it, or a store or dealer it works with, for credit. A letter that says otherwise would not be true. Inquiries drop off by themselves after about two years.'
        : 'The letter would say that you did not ask for credit there, so you need to be sure. Look the company up, or call it and ask what the inquiry was for.',
    ways: [{ kind: 'answer' as const, label: 'Change my answer', questionKey: 'applied' }],
  };
}
