import { AddressSource } from './dispute-request.schema.ts';
import { isWithinNotice } from './collector-window.rules.ts';
import { answerOf, dateWords } from './fact-words.rules.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase } from './reason-rules.ts';

/** What is worth a remark because the dispute goes to a company and not to a bureau. */
export function recipientAdvice(dispute: DisputeCase): readonly Advice[] {
  switch (dispute.recipient) {
    case 'bureau':
      return [];
    case 'furnisher':
      return [bureauToo, ...addressAdvice(dispute), ...collectorInstead(dispute), phone];
    case 'collector':
      // A question about the time to sue disputes no report.
      return dispute.purpose === 'statute_of_limitations'
        ? []
        : [collectorsBureauToo, ...addressAdvice(dispute), ...noticeAdvice(dispute)];
    case 'inquirer':
      return [inquiryToo];
  }
}

/** 15 U.S.C. 1681s-2(b), (c): only a dispute that comes through a bureau starts the duties that a person can enforce. */
const bureauToo: Advice = {
  code: 'recipient.bureau_too',
  text: 'Please send a dispute to the credit bureaus as well. Of the duties of a company that reports, you can enforce in court yourself only those that begin with a dispute through a bureau.',
};

/** The law on debt collection can be enforced by a person; the duties of a company that reports only after a bureau's notice. */
const collectorsBureauToo: Advice = {
  code: 'recipient.bureau_too',
  text: 'Please send a dispute to the credit bureaus as well. A bureau has to look into it itself and pass it on, and then the collector has further duties about what it reports.',
};

const phone: Advice = {
  code: 'furnisher.phone',
  text: 'Please give your phone number in step 1. The rule on direct disputes names it among the things that help the company find your account.',
};

const inquiryToo: Advice = {
  code: 'inquirer.bureau_too',
  text: 'No law gives the company a deadline to answer you. The bureau has one, so please dispute the inquiry there as well.',
};

/** 12 CFR 1022.43(c): sent to another address, the letter starts no duty. */
function addressAdvice({ details }: DisputeCase): readonly Advice[] {
  return details.recipientAddress?.source === AddressSource.business
    ? [
        {
          code: 'recipient.address',
          text: 'Please look for an address on your report or for one that the company names for disputes. Where there is one, a letter to another address may not count.',
        },
      ]
    : [];
}

function collectorInstead({ facts }: DisputeCase): readonly Advice[] {
  return ['collection', 'medical_collection'].includes(answerOf(facts, 'itemType'))
    ? [
        {
          code: 'furnisher.maybe_collector',
          text: 'If a collection agency reports this item, please choose the debt collector as the recipient. Another law helps you there.',
        },
      ]
    : [];
}

/** 15 U.S.C. 1692g(b): the dispute has to be there by the date on the notice. */
function noticeAdvice(dispute: DisputeCase): readonly Advice[] {
  const end = answerOf(dispute.facts, 'disputeBy');
  if (end === '') return [];
  return isWithinNotice(dispute)
    ? [
        {
          code: 'collector.notice_open',
          text: `Please mail it soon, so that it arrives well before ${dateWords(end)}. By then it makes the collector stop until it has answered.`,
        },
      ]
    : [
        {
          code: 'collector.notice_over',
          text: 'The date on the notice is over, so the letter does not ask the collector to stop collecting. Your dispute still counts for what it reports.',
        },
      ];
}
