import type { LabelledValue } from './letter-document.ts';
import { answerOf, asSentence, dateWords, sentenceCase, tooShort } from './fact-words.rules.ts';
import { notMineQuestions } from './not-mine.questions.ts';
import type { ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { cite, correctionLaw, disputeLaw, investigationLaw } from './shared-law.rules.ts';

/** An item that is not the person's: 15 U.S.C. 1681i and 1681e(b); for an inquiry 1681b(a) and 1681e(a). */
export const notMineRules: ReasonRules = {
  questions: notMineQuestions,
  faults: ({ facts }) => tooShort(facts, 'howKnownDetails'),
  refusal({ facts }) {
    if (answerOf(facts, 'identityUsed') === 'yes') {
      return {
        code: 'not_mine.identity_theft',
        title: 'This sounds like identity theft',
        text: 'When someone has used your identity, another part of the law can block the item within days. Please choose identity theft as the reason; the next questions are different.',
        ways: [
          { kind: 'switch_reason', label: 'Change to identity theft', reason: 'identity_theft' },
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
              text: 'Your full name with Jr. or Sr. and your date of birth help the bureau most here.',
            },
          ]
        : []),
    ];
  },
  write(dispute) {
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

function inquiryText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const checked =
    answerOf(facts, 'checkedNames') === 'yes'
      ? ' I also checked whether it is the bank behind a store card or a dealer I used. I found no such link.'
      : '';
  return {
    rows: [{ label: 'Date of the inquiry', value: dateWords(answerOf(facts, 'inquiryDate')) }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: `${pick('inquiry-why', [
          'I did not ask this company for credit around that day, neither directly nor through a store or a dealer. I did not agree to a credit check either.',
          'Around that day I did not apply for credit with this company, and not through a store or a dealer. Nor did I agree to a credit check.',
        ])}${checked}`,
      },
    ],
    law: [
      `A credit report may be given out only for the purposes that the law lists ${cite('purpose.permitted')}, and your procedures are meant to keep to them ${cite('cra.purposeChecks')}.`,
      investigationLaw(dispute),
      correctionLaw(dispute),
    ],
    requests: [
      'Ask the company what purpose it had for getting my report.',
      'Remove the inquiry from my file if no permitted purpose can be verified.',
    ],
  };
}

function accountText(dispute: WritingCase): ReasonText {
  const held = ['authorized_user', 'former_spouse'].includes(answerOf(dispute.facts, 'howKnown'));
  return {
    rows: notMineRows(dispute),
    paragraphs: [{ id: 'item-1-why', text: whyNotMine(dispute) }],
    law: disputeLaw(dispute),
    requests: [
      held
        ? 'Check with the company in what role I am listed and whether I ever agreed to pay.'
        : 'Compare the name, address, date of birth and Social Security number on the account with mine.',
      held
        ? 'Remove it from my file if it cannot be verified that I am responsible for it.'
        : 'Remove it from my file if it cannot be verified as mine.',
    ],
  };
}

const HOW_KNOWN_ROWS: Readonly<Record<string, string>> = {
  never_had: 'I never had an account with this company',
  similar_name: 'It belongs to someone with a name like mine',
  relative: 'It belongs to a relative of mine',
  authorized_user: 'I was only an authorized user',
  former_spouse: 'It belongs to my former spouse',
};

function notMineRows({ facts }: WritingCase): readonly LabelledValue[] {
  const value = HOW_KNOWN_ROWS[answerOf(facts, 'howKnown')];
  return [{ label: 'What is wrong', value: value ?? 'This account is not mine' }];
}

function whyNotMine({ facts, noun, pick }: WritingCase): string {
  const sentences = [
    pick('not-mine', [
      `This ${noun} is not mine.`,
      `The ${noun} named above does not belong to me.`,
    ]),
  ];
  switch (answerOf(facts, 'howKnown')) {
    case 'never_had':
      sentences.push('I never had an account with this company.');
      break;
    case 'similar_name':
      sentences.push(
        'It belongs to someone whose name is like mine. Our files may have been mixed.',
      );
      break;
    case 'relative':
      sentences.push('It belongs to a relative of mine. Our files may have been mixed.');
      break;
    case 'authorized_user':
      sentences.push(
        'I was only an authorized user. I did not sign for the account and did not agree to pay it.',
      );
      break;
    case 'former_spouse':
      sentences.push(
        'It belongs to my former spouse. I did not sign for the account and did not agree to pay it.',
      );
      break;
    default:
      break;
  }
  const details = answerOf(facts, 'mixUpDetails') || answerOf(facts, 'howKnownDetails');
  if (details) sentences.push(sentenceCase(asSentence(details)));
  if (answerOf(facts, 'dealtWithCompany') === 'never') {
    sentences.push('I have never done business with this company.');
  }
  if (answerOf(facts, 'dealtWithCompany') === 'other_account') {
    sentences.push('I have done business with this company, but on a different account.');
  }
  return sentences.join(' ');
}
