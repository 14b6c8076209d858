import type { FieldFault } from '../kernel/index.ts';
import { answerOf, moneyCents } from './fact-words.rules.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { payForDeleteQuestions } from './pay-for-delete.questions.ts';
import { offerText } from './pay-for-delete-text.rules.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';
import { keepPrivate, legalAidUrl, originalCreditorRefusal } from './special-words.rules.ts';

/**
 * An offer to a collector: payment for deletion, agreed in writing first. No law gives a right to it, and the letter claims none.
 * An offer can start the time for lawsuits again in some states, so it is written only after that warning.
 */
export const payForDeleteRules: ReasonRules = {
  questions: payForDeleteQuestions,
  faults: offerFaults,
  refusal: offerRefusal,
  advice: offerAdvice,
  write: offerText,
};

function offerFaults({ facts }: DisputeCase): readonly FieldFault[] {
  const offer = moneyCents(answerOf(facts, 'offerAmount'));
  const claimed = moneyCents(answerOf(facts, 'amountClaimed'));
  const wrong = (message: string) => [{ path: 'disputeDetails.facts.offerAmount', message }];
  if (offer === 0) return wrong('Please offer more than zero.');
  return offer !== undefined && claimed !== undefined && offer > claimed
    ? wrong('Your offer is higher than the amount they ask for. Please check both.')
    : [];
}

function offerRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts } = dispute;
  if (answerOf(facts, 'beingSued') === 'yes') return suedRefusal;
  if (answerOf(facts, 'debtIsMine') === 'no') return notMineRefusal;
  if (answerOf(facts, 'restartUnderstood') === 'no') return restartRefusal;
  return originalCreditorRefusal(
    dispute,
    'A bank, store or lender rarely takes a true entry off for money. If the entry is a late payment, a goodwill letter fits better. If the entry is wrong, please dispute it.',
    { label: 'Write a goodwill letter', template: 'goodwill-adjustment' },
  );
}

const suedRefusal: Refusal = {
  code: 'pay_for_delete.being_sued',
  title: 'A lawsuit needs a lawyer, not a letter',
  text: 'If you are being sued, there is a date by which the court must hear from you, and an offer could be used against you. Please call a lawyer or legal aid today; many help for free. They can also settle for you.',
  ways: [
    { kind: 'link', label: 'Find legal aid near me', url: legalAidUrl },
    { kind: 'answer', label: 'Change my answer', questionKey: 'beingSued' },
  ],
};

const notMineRefusal: Refusal = {
  code: 'pay_for_delete.not_mine',
  title: 'Please do not pay before you know',
  text: 'An offer for a debt that is not yours, or for a wrong amount, is hard to take back. Ask the collector for verification first. If the entry on your report is wrong, you can dispute it for free.',
  ways: [
    { kind: 'switch_template', label: 'Ask for verification', template: 'debt-verification' },
    { kind: 'switch_template', label: 'Dispute the collection', template: 'collections' },
    { kind: 'answer', label: 'Change my answer', questionKey: 'debtIsMine' },
  ],
};

const restartRefusal: Refusal = {
  code: 'pay_for_delete.restart',
  title: 'Then it is better not to offer anything now',
  text: 'You can still ask the collector to show what the debt is, and that makes no offer. Legal aid can tell you what an offer would mean in your state.',
  ways: [
    { kind: 'switch_template', label: 'Ask for verification', template: 'debt-verification' },
    { kind: 'link', label: 'Find legal aid near me', url: legalAidUrl },
    { kind: 'answer', label: 'Change my answer', questionKey: 'restartUnderstood' },
  ],
};

/** From this forgiven amount on a lender has to send form 1099-C: 26 CFR 1.6050P-1. */
const FORGIVEN_CENTS = 600_00;

function offerAdvice(dispute: DisputeCase): readonly Advice[] {
  const { facts } = dispute;
  const offer = moneyCents(answerOf(facts, 'offerAmount'));
  const claimed = moneyCents(answerOf(facts, 'amountClaimed'));
  return [
    {
      code: 'pay_for_delete.written_first',
      text: 'Please pay nothing before you have the yes in writing. Then pay with a check or money order, and keep a copy of everything. Never let a collector draw from your account.',
    },
    {
      code: 'pay_for_delete.may_say_no',
      text: 'A collector may say no, or may be barred from it by its contracts with the bureaus. No law makes it agree.',
    },
    ...(answerOf(facts, 'itemType') === 'medical_collection'
      ? [
          {
            code: 'pay_for_delete.medical',
            text: 'The three bureaus have said that they do not show medical collections that are paid or that started under $500. You may not need this offer.',
          },
        ]
      : []),
    ...(answerOf(facts, 'debtIsMine') === 'not_sure'
      ? [
          {
            code: 'pay_for_delete.not_sure',
            text: 'You are not sure about this debt. The debt verification letter asks the collector to show it to you, and makes no offer.',
          },
        ]
      : []),
    ...(offer !== undefined && claimed !== undefined && claimed - offer >= FORGIVEN_CENTS
      ? [
          {
            code: 'pay_for_delete.tax',
            text: 'If a collector forgives $600 or more, you may get a tax form, and the forgiven part can count as income.',
          },
        ]
      : []),
    keepPrivate,
  ];
}
