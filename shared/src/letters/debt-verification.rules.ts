import { debtVerificationQuestions } from './debt-verification.questions.ts';
import { answerOf } from './fact-words.rules.ts';
import { advice, answerWay, refusal, templateWay } from './gate-words.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { answerClosing } from './letter-closing.rules.ts';
import { ownWords } from './own-words.rules.ts';
import { cite } from './shared-law.rules.ts';
import { sentences } from './wording.rules.ts';
import {
  claimedRows,
  disputeStatement,
  keepPrivate,
  noAdmission,
  originalCreditorRefusal,
  suedAdvice,
  theftAdvice,
} from './special-words.rules.ts';

/**
 * A dispute with a collector when the validation period is over or unknown. The debt has to be marked as disputed (15 U.S.C.
 * 1692e(8)) and contact can be stopped (1692c(c)); everything else is a request that the collector is free to refuse.
 */
export const debtVerificationRules: ReasonRules = {
  questions: debtVerificationQuestions,
  refusal: verificationRefusal,
  advice: verificationAdvice,
  write: verificationText,
};

function verificationRefusal(dispute: DisputeCase): Refusal | undefined {
  const original = originalCreditorRefusal(
    dispute,
    'collector.original_creditor.verification',
    templateWay('directDispute', '623-direct-dispute'),
  );
  if (original) return original;
  if (answerOf(dispute.facts, 'noticeState') !== 'in_time') return undefined;
  return refusal('debt_verification.in_time', [
    templateWay('validationLetter', 'debt-validation'),
    answerWay('changeAnswer', 'noticeState'),
  ]);
}

function verificationAdvice(dispute: DisputeCase): readonly Advice[] {
  const { facts } = dispute;
  const waits = ['never', 'report_only'].includes(answerOf(facts, 'noticeState'));
  return [
    advice('debt_verification.request'),
    advice('debt_verification.bureau_too'),
    ...(waits ? [advice('debt_verification.notice_may_come')] : []),
    ...(answerOf(facts, 'contact') === 'stop' ? [advice('debt_verification.stop_contact')] : []),
    ...suedAdvice(dispute),
    ...theftAdvice(dispute),
    keepPrivate(),
  ];
}

function verificationText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const never = answerOf(facts, 'noticeState') === 'never';
  return {
    subject: 'Dispute of a debt and request for information',
    opening: openingOf(dispute),
    entry: { title: 'The debt', nameLabel: 'Your company' },
    rows: claimedRows(dispute),
    paragraphs: [{ id: 'item-1-why', text: `${disputeStatement(dispute)}${foundOnly(dispute)}` }],
    afterWords: [{ id: 'item-1-no-admission', text: noAdmission(dispute) }],
    law: [
      `The Fair Debt Collection Practices Act requires a collector that passes on information about a disputed debt to say that it is disputed ${cite('coll.reporting')}. You know of my dispute from this letter on.`,
      ...(never
        ? [
            `The Act also provides for a notice about the debt within five days of the first contact ${cite('coll.notice')}, and a federal rule says what belongs in it ${cite('coll.noticeContents')}. I have not received one.`,
          ]
        : []),
      ...contactLaw(dispute),
    ],
    requests: [
      pick('verification-mark', [
        'Mark this debt as disputed whenever you report it.',
        'Show the debt as disputed in every report you make.',
        'Whenever you report this debt, say that I dispute it.',
      ]),
      ...(never ? ['Send me the notice about the debt.'] : []),
      pick('verification-papers', [
        'Send me copies of the papers that connect the debt with me.',
        'Mail me copies of whatever links this debt to me.',
        'Let me see copies of the papers that tie this debt to me.',
      ]),
      pick('verification-amount', [
        'Tell me the name of the original creditor and how the amount is made up.',
        'Let me know who the original creditor was, and what the amount consists of.',
      ]),
      pick('verification-close', [
        'If your records do not show that I am responsible for it, stop reporting it and close your file.',
        'Close your file and stop reporting the debt if nothing in your records makes me responsible for it.',
        'Should your records not show that I am the one who is responsible, please end the reporting and close the file.',
      ]),
      ...contactRequest(dispute),
    ],
    closing: answerClosing(dispute),
  };
}

function openingOf(dispute: WritingCase): string {
  const { item } = ownWords(dispute);
  return sentences(dispute.pick, 'verification-opening', [
    [
      `I dispute ${item}.`,
      `This letter tells you that I dispute ${item}.`,
      `You list ${item} under my name, and I dispute it.`,
      `I am writing to dispute ${item}.`,
      `My letter is about ${item}, which I dispute.`,
      `I am disputing ${item}.`,
    ],
    [
      'Please mark it as disputed and tell me more about it.',
      'I also ask for some information about it.',
      'Please help me understand what it is.',
      'Here is what I would like you to do.',
      'I would like to know more about it.',
      'Please mark it as disputed. My questions follow.',
    ],
  ]);
}

function foundOnly({ facts, pick }: WritingCase): string {
  return answerOf(facts, 'noticeState') === 'report_only'
    ? ` ${pick('found-only', [
        'I never heard from you and found the debt on my credit report.',
        'I found the debt on my credit report and never heard from you.',
        'Without any word from you, I found the debt on my credit report.',
      ])}`
    : '';
}

/** The person's choice alone: without it the letter does not touch contact at all. */
function contactLaw({ facts, pick }: WritingCase): readonly string[] {
  if (answerOf(facts, 'contact') !== 'stop') return [];
  return [
    pick('stop-contact', [
      `A person may also ask a collector in writing to stop further contact ${cite('coll.stopContact')}, and a federal rule says the same ${cite('coll.stopContactRule')}. With this letter I do.`,
      `The Act lets a person ask a collector in writing to stop further contact ${cite('coll.stopContact')}, as does a federal rule ${cite('coll.stopContactRule')}. I am asking for that here.`,
    ]),
  ];
}

function contactRequest({ facts }: DisputeCase): readonly string[] {
  switch (answerOf(facts, 'contact')) {
    case 'stop':
      return ['Stop contacting me about this debt, apart from a written answer to this letter.'];
    case 'mail_only':
      return ['Contact me only by mail, and not by phone, text or email.'];
    default:
      return [];
  }
}
